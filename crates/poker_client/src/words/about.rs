//! What a tournament is, in sentences.

use poker_protocol::{Division, EndsWhen, TournamentFeature, TournamentOverview};
use poker_text::{Arg, Text, text};

use super::{Amounts, duration_text, game_text};

/// What a tournament is, a sentence each: the game, how it is played, what an entry costs, what is won.
pub fn about_texts(overview: &TournamentOverview, amounts: &Amounts) -> Vec<Text> {
    let facts = &overview.row.facts;
    let game = text::terms::about_game(game_text(&facts.game), Arg::count(facts.seats.into()));
    let parts = [vec![game], form(overview), cost(overview, amounts), start(overview).into_iter().collect(), prizes(overview, amounts)];
    parts.into_iter().flatten().collect()
}

fn form(overview: &TournamentOverview) -> Vec<Text> {
    let terms = &overview.terms;
    let target = || terms.target.as_ref().map_or("", |target| target.name.as_str());
    let mut said = Vec::new();
    if let Some(rebuys) = terms.rebuys {
        said.push(text::terms::about_rebuys(Arg::count(rebuys.last_level.into())));
    } else if terms.re_entries > 0 {
        said.push(text::terms::about_again());
    } else if overview.row.facts.features.contains(&TournamentFeature::Freezeout) {
        said.push(text::terms::about_freezeout());
    }
    if terms.shootout {
        said.push(text::terms::about_shootout());
    }
    match terms.ends {
        EndsWhen::AfterLevel { level } if terms.target.is_some() => {
            said.push(text::terms::about_phase(Arg::count(level.into()), target()));
        }
        EndsWhen::OneLeft | EndsWhen::HalfLeft | EndsWhen::TimeLimit { .. } | EndsWhen::AfterLevel { .. } if terms.target.is_some() => {
            said.push(text::terms::about_satellite(target()));
        }
        EndsWhen::TimeLimit { ms } => said.push(text::terms::about_time(duration_text(ms.into()))),
        EndsWhen::OneLeft | EndsWhen::HalfLeft | EndsWhen::AfterLevel { .. } => {}
    }
    said
}

fn cost(overview: &TournamentOverview, amounts: &Amounts) -> Vec<Text> {
    let cost = &overview.row.facts.cost;
    let money = |amount| amounts.short_money(amount);
    let price = match cost {
        _ if cost.choice.is_some() => None,
        _ if cost.total.is_zero() => Some(text::terms::about_free()),
        _ if cost.fee.is_zero() => Some(text::terms::about_cost_whole(money(cost.total))),
        _ => Some(text::terms::about_cost(money(cost.total), money(cost.fee))),
    };
    let choice = cost.choice.map(|choice| text::terms::about_choice(money(choice.min), money(choice.max)));
    price.into_iter().chain(choice).collect()
}

fn start(overview: &TournamentOverview) -> Option<Text> {
    let terms = &overview.terms;
    let length = terms.levels.first().map_or(0, |level| level.length_ms);
    let known = !terms.stack.is_zero() && length > 0;
    known.then(|| text::terms::about_start(text::tournament::chips(Arg::count(terms.stack.get())), duration_text(length.into())))
}

fn prizes(overview: &TournamentOverview, amounts: &Amounts) -> Vec<Text> {
    let (row, terms) = (&overview.row, &overview.terms);
    let has = |feature| row.facts.features.contains(&feature);
    let guarantee = (!row.guarantee.is_zero()).then(|| text::terms::about_guarantee(amounts.short_money(row.guarantee)));
    let added = (!row.added.is_zero()).then(|| text::terms::about_added(amounts.short_money(row.added)));
    let division = match overview.prizes.division {
        Division::Table | Division::Entries => None,
        Division::WinnerTakesAll => Some(text::terms::about_winner_takes_all()),
        Division::Equal => Some(text::terms::about_equal()),
        Division::HalfByChips => Some(text::terms::about_half_by_chips()),
        Division::Drawn => Some(text::terms::about_drawn()),
        Division::SecondPhase => Some(text::terms::about_second_phase()),
    };
    let special = has(TournamentFeature::SpecialPrize).then(text::terms::about_special);
    let bounty = terms.bounties.filter(|bounties| !bounties.own.is_zero()).map(|bounties| {
        if bounties.paid_percent < 100 {
            text::terms::about_progressive(text::number::percent(Arg::count(bounties.paid_percent.into())))
        } else {
            text::terms::about_bounty(amounts.short_money(bounties.own))
        }
    });
    let deal = (!terms.deals.is_empty()).then(text::terms::about_deal);
    [guarantee, added, division, special, bounty, deal].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use poker_protocol::{BountyView, BuyInRange, Currency, DealKind, Division, EndsWhen, Money, RebuyView, TargetView, TournamentId};
    use poker_protocol::{TournamentFeature, TournamentOverview};
    use poker_rules::Chips;
    use poker_text::{Language, Texts};

    use super::about_texts;
    use crate::Amounts;
    use crate::test_tournament::overview;

    fn said(language: Language, overview: &TournamentOverview) -> Vec<String> {
        let texts = Texts::embedded(language);
        let sentences = about_texts(overview, &Amounts::money_of(Currency::Eur));
        sentences.iter().map(|text| texts.say(text).replace(['\u{a0}', '\u{202f}'], " ")).collect()
    }

    #[test]
    fn r_ui_2_a_tournament_says_in_sentences_what_it_is() {
        assert_eq!(
            said(Language::English, &overview()),
            [
                "No-Limit Hold’em, tables of 9.",
                "Everybody has one stack: a player who loses it is out.",
                "An entry costs €5.50; €0.50 of it is the fee.",
                "You begin with 10,000 chips, and a level lasts 10 min.",
                "The prize pool is at least €2,000.",
            ]
        );
        assert_eq!(said(Language::French, &overview())[2], "L’entrée coûte 5,50 €, dont 0,50 € de frais.");
        assert_eq!(said(Language::Swedish, &overview())[3], "Du börjar med 10 000 marker, och en nivå varar 10 min.");
    }

    #[test]
    fn what_is_special_about_a_tournament_has_a_sentence_each() {
        let mut special = overview();
        let range = BuyInRange { min: Money::new(500), max: Money::new(2_000) };
        special.row.facts.cost.choice = Some(range);
        special.row.facts.features.push(TournamentFeature::SpecialPrize);
        special.row.added = Money::new(10_000);
        special.terms.shootout = true;
        special.terms.deals = vec![DealKind::Icm];
        special.terms.rebuys = Some(RebuyView {
            price: Money::new(500),
            fee: Money::ZERO,
            stack: Chips::new(10_000),
            most_chips: Chips::ZERO,
            last_level: 6,
            most: None,
        });
        let own = Money::new(250);
        let (vip, listed, pro) = (Money::ZERO, Money::ZERO, Money::ZERO);
        special.terms.bounties = Some(BountyView { own, part_of_buy_in: true, paid_percent: 50, vip, listed, pro });
        special.prizes.division = Division::WinnerTakesAll;
        let all = said(Language::English, &special);
        for sentence in [
            "Rebuys are possible until the end of level 6.",
            "Each table plays until one player is left; the winners meet at new tables.",
            "You choose your buy-in, from €5 to €20; your stack is in proportion.",
            "Added to the prize pool: €100.",
            "The winner takes the whole prize pool.",
            "There is a special prize besides the prize pool; its winner is told here.",
            "A player who knocks another out is paid 50% of that bounty; the rest is added to their own.",
            "At the final table the players may agree to share the prizes that are left.",
        ] {
            assert!(all.iter().any(|said| said == sentence), "{sentence}: {all:?}");
        }
    }

    #[test]
    fn a_satellite_a_first_phase_and_a_time_limit_say_how_they_end() {
        let mut satellite = overview();
        satellite.terms.target = Some(TargetView { tournament: TournamentId(1), name: "Sunday Long Game".to_owned() });
        assert!(said(Language::English, &satellite).contains(&"The prizes are entries: Sunday Long Game.".to_owned()));
        satellite.terms.ends = EndsWhen::AfterLevel { level: 12 };
        let phase = "After level 12 the stacks that are left go on to: Sunday Long Game.";
        assert!(said(Language::English, &satellite).contains(&phase.to_owned()));
        let mut timed = overview();
        timed.terms.ends = EndsWhen::TimeLimit { ms: 3_600_000 };
        assert!(said(Language::English, &timed).contains(&"Ends after 1 h of play; the stacks then decide the places.".to_owned()));
    }
}
