//! The terms of a tournament in words: a label and what is said of it.

use poker_protocol::{BankInForce, Begins, ConditionView, EndsWhen, LobbyStage, RebuyView, RegistrationEnd, TermsView, TournamentOverview};
use poker_rules::Chips;
use poker_text::{Arg, Text, text};

use super::{Amounts, duration_text, rulebook_arg, start_text};
use crate::local_time::LocalTime;

/// One of the terms: what it is about, and what is said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct TermLine {
    pub label: Text,
    pub said: Arg,
}

impl TermLine {
    fn new(label: Text, said: impl Into<Arg>) -> Self {
        Self { label, said: said.into() }
    }
}

/// When and where the terms are read, which decides how times are written.
#[derive(Clone, Copy, Debug)]
pub struct TermsReader<'a> {
    pub amounts: &'a Amounts,
    /// The time in milliseconds since 1970.
    pub wall_ms: u64,
    /// Converts a time in milliseconds since 1970 to the player's time zone.
    pub local: fn(u64) -> LocalTime,
}

impl TermsReader<'_> {
    fn time(&self, at: u64) -> Arg {
        start_text((self.local)(at), (self.local)(self.wall_ms))
    }

    /// How a player enters a tournament and gets out again: start, registration, payment, conditions (R-REG).
    #[must_use]
    pub fn registration(&self, overview: &TournamentOverview) -> Vec<TermLine> {
        let (row, terms) = (&overview.row, &overview.terms);
        let mut lines = vec![
            TermLine::new(text::tournaments::starts(), self.begins(overview)),
            TermLine::new(text::terms::players(), players(overview)),
            TermLine::new(text::tournaments::late_title(), self.late(overview)),
            TermLine::new(text::tournaments::unregistration(), self.unregistration(overview)),
            TermLine::new(text::tournament::feature_re_entry(), self.re_entries(overview)),
        ];
        if terms.entries_at_once > 1 {
            let said = text::terms::entries_at_once(Arg::count(terms.entries_at_once.into()));
            lines.push(TermLine::new(text::tournament::feature_multi_entry(), said));
        }
        lines.extend(self.purchases(terms));
        if !row.facts.cost.total.is_zero() {
            let said = row.facts.ticket.as_deref().map_or_else(text::terms::pay_money, text::terms::pay_ticket);
            lines.push(TermLine::new(text::terms::payment(), said));
        }
        if row.facts.password {
            lines.push(TermLine::new(text::registration::password(), text::registration::password_missing()));
        }
        lines.extend(terms.conditions.iter().map(|of| TermLine::new(text::terms::condition(), condition(*of))));
        lines
    }

    /// How a tournament is played: stacks, levels, breaks, time, bounties, the end, the rules.
    #[must_use]
    pub fn play(&self, overview: &TournamentOverview) -> Vec<TermLine> {
        let (facts, terms) = (&overview.row.facts, &overview.terms);
        let mut lines = Vec::new();
        if !terms.stack.is_zero() {
            lines.push(TermLine::new(text::tournaments::starting_stack(), chips(terms.stack)));
        }
        if let Some(level) = terms.levels.first().filter(|level| level.length_ms > 0) {
            lines.push(TermLine::new(text::tournaments::level_time(), duration_text(level.length_ms.into())));
        }
        lines.push(TermLine::new(text::terms::table(), Arg::count(facts.seats.into())));
        if let Some(breaks) = terms.breaks {
            let said = text::tournaments::breaks_at(duration_text(breaks.length_ms.into()), breaks.minute.to_string());
            lines.push(TermLine::new(text::tournaments::breaks(), said));
        }
        if terms.decision_ms > 0 {
            lines.push(TermLine::new(text::terms::decision(), duration_text(terms.decision_ms.into())));
        }
        lines.extend(terms.bank.and_then(bank).map(|said| TermLine::new(text::terms::time_bank(), said)));
        lines.extend(self.bounties(terms));
        if let Some(left) = terms.hand_for_hand_at {
            lines.push(TermLine::new(text::tournament::feature_hand_for_hand(), text::terms::from_left(Arg::count(left.into()))));
        }
        if !terms.deals.is_empty() {
            lines.push(TermLine::new(text::tournament::feature_deal(), text::terms::deals()));
        }
        lines.push(TermLine::new(text::terms::end(), end(terms)));
        lines.push(TermLine::new(text::terms::absence(), text::terms::absent()));
        lines.push(TermLine::new(text::start::rules(), rulebook_arg(&terms.rulebook)));
        lines
    }

    fn begins(&self, overview: &TournamentOverview) -> Arg {
        match overview.row.begins {
            Begins::At { time } => self.time(time),
            Begins::WhenFull { .. } => text::terms::when_full(Arg::count(overview.row.most_entries.into())).into(),
        }
    }

    /// Until when players can enter after the beginning (R-REG-5, R-REG-6).
    fn late(&self, overview: &TournamentOverview) -> Text {
        match overview.row.late_until {
            Some(RegistrationEnd::Level { level }) => {
                let levels = usize::try_from(level).unwrap_or(usize::MAX);
                let length: u64 = overview.terms.levels.iter().take(levels).map(|level| u64::from(level.length_ms)).sum();
                let level = Arg::count(level.into());
                if length > 0 { text::terms::late_level(level, duration_text(length)) } else { text::tournaments::late_to_level(level) }
            }
            Some(RegistrationEnd::At { time }) => text::terms::late_time(self.time(time)),
            None if overview.row.stage == LobbyStage::Registering => text::terms::not_possible(),
            None => text::tournaments::unregistration_closed(),
        }
    }

    /// Until when an entry can be taken back (R-REG-8).
    fn unregistration(&self, overview: &TournamentOverview) -> Text {
        let terms = &overview.terms;
        match terms.unregister_until {
            _ if !terms.may_unregister => text::terms::not_possible(),
            _ if overview.row.stage != LobbyStage::Registering => text::tournaments::unregistration_closed(),
            Some(until) if until <= self.wall_ms => text::tournaments::unregistration_closed(),
            Some(until) => text::terms::unregister_until(self.time(until)),
            None => text::terms::unregister_until_full(),
        }
    }

    fn re_entries(&self, overview: &TournamentOverview) -> Text {
        match overview.terms.re_entries {
            0 => text::terms::not_possible(),
            most => text::terms::re_entries(Arg::count(most.into()), self.amounts.short_money(overview.row.facts.cost.total)),
        }
    }

    /// Rebuys and the add-on (R-REG-14).
    fn purchases(&self, terms: &TermsView) -> Vec<TermLine> {
        let rebuys = terms.rebuys.map(|rebuys| {
            let said = self.rebuy(&rebuys);
            let said = match rebuys.most {
                Some(most) => text::terms::rebuy_most(said, Arg::count(most.into())),
                None => said,
            };
            TermLine::new(text::tournament::feature_rebuy(), said)
        });
        let add_on = terms.add_on.map(|add_on| {
            let level = Arg::count(add_on.after_level.into());
            let said = text::terms::add_on(self.amounts.short_money(add_on.price), chips(add_on.stack), level);
            TermLine::new(text::tournament::feature_add_on(), said)
        });
        rebuys.into_iter().chain(add_on).collect()
    }

    fn rebuy(&self, rebuys: &RebuyView) -> Text {
        let (price, stack, level) = (self.amounts.short_money(rebuys.price), chips(rebuys.stack), Arg::count(rebuys.last_level.into()));
        if rebuys.most_chips.is_zero() {
            text::terms::rebuy(price, stack, level)
        } else {
            text::terms::rebuy_with(price, stack, chips(rebuys.most_chips), level)
        }
    }

    /// The bounties that are paid (R-BTY).
    fn bounties(&self, terms: &TermsView) -> Vec<TermLine> {
        let Some(bounties) = terms.bounties else { return Vec::new() };
        let money = |amount| self.amounts.short_money(amount);
        let own = if bounties.paid_percent < 100 {
            let percent = text::number::percent(Arg::count(bounties.paid_percent.into()));
            TermLine::new(text::tournament::feature_progressive_bounty(), text::terms::progressive(money(bounties.own), percent))
        } else {
            TermLine::new(text::tournament::feature_bounty(), text::terms::bounty(money(bounties.own)))
        };
        let of_house = [
            (text::tournament::feature_vip_bounty(), bounties.vip),
            (text::tournament::feature_bounty_prize(), bounties.listed),
            (text::tournament::feature_pro_bounty(), bounties.pro),
        ];
        let own = (!bounties.own.is_zero()).then_some(own);
        let of_house = of_house.into_iter().filter(|(_, amount)| !amount.is_zero());
        own.into_iter().chain(of_house.map(|(label, amount)| TermLine::new(label, money(amount)))).collect()
    }
}

fn chips(of: Chips) -> Text {
    text::tournament::chips(Arg::count(of.get()))
}

/// How many players can enter, and how many must (R-REG-2).
fn players(overview: &TournamentOverview) -> Text {
    let row = &overview.row;
    let (least, most) = (Arg::count(row.least_entries.into()), Arg::count(row.most_entries.into()));
    match row.begins {
        Begins::At { .. } => text::terms::from_to(least, most),
        Begins::WhenFull { .. } => text::tournaments::players(most),
    }
}

fn condition(of: ConditionView) -> Text {
    match of {
        ConditionView::HandsPlayed { least } => text::terms::hands_played(Arg::count(least.into())),
        ConditionView::AccountAge { days } => text::terms::account_age(Arg::count(days.into())),
        ConditionView::Invited => text::terms::invited(),
    }
}

/// The time bank (R-TIME); `None` if there is none.
fn bank(rules: BankInForce) -> Option<Text> {
    let time = |ms: u32| duration_text(ms.into());
    match rules {
        BankInForce::Steps { first_ms, add_ms, every_hands, cap_ms, .. } => {
            Some(text::terms::bank_steps(time(first_ms), time(add_ms), Arg::count(every_hands.into()), time(cap_ms)))
        }
        BankInForce::FloorAndTrickle { floor_ms, add_ms, cap_ms, .. } => {
            Some(text::terms::bank_floor(time(floor_ms), time(add_ms), time(cap_ms)))
        }
        BankInForce::Nothing => None,
    }
}

fn end(terms: &TermsView) -> Text {
    match terms.ends {
        EndsWhen::OneLeft => text::terms::ends_one_left(),
        EndsWhen::HalfLeft => text::terms::ends_half_left(),
        EndsWhen::TimeLimit { ms } => text::terms::about_time(duration_text(ms.into())),
        EndsWhen::AfterLevel { level } => text::terms::ends_after_level(Arg::count(level.into())),
    }
}

#[cfg(test)]
mod tests {
    use poker_protocol::{
        AddOnView, BankInForce, BountyView, ConditionView, Currency, LobbyStage, Money, RebuyView, RegistrationEnd, TournamentOverview,
    };
    use poker_rules::Chips;
    use poker_text::{Language, Texts};

    use super::TermsReader;
    use crate::Amounts;
    use crate::test_tournament::{MINUTE, SIX, overview, utc};

    /// What the lines with this English label say.
    fn said(overview: &TournamentOverview, label: &str) -> Vec<String> {
        let texts = Texts::embedded(Language::English);
        let amounts = Amounts::money_of(Currency::Eur);
        let reader = TermsReader { amounts: &amounts, wall_ms: SIX - 60 * MINUTE, local: utc };
        let lines = reader.registration(overview).into_iter().chain(reader.play(overview));
        lines.filter(|line| texts.say(&line.label) == label).map(|line| texts.show(&line.said).replace('\u{a0}', " ")).collect()
    }

    #[test]
    fn r_ui_2_late_registration_is_told_in_levels_or_by_the_clock() {
        assert_eq!(said(&overview(), "Late registration"), ["Until the end of level 8, 80 min of play; may close earlier"]);
        let mut timed = overview();
        timed.row.late_until = Some(RegistrationEnd::At { time: SIX + 30 * MINUTE });
        assert_eq!(said(&timed, "Late registration"), ["Until 18:30; may close earlier"]);
        timed.row.late_until = None;
        assert_eq!(said(&timed, "Late registration"), ["Not possible"]);
        timed.row.stage = LobbyStage::Playing;
        assert_eq!(said(&timed, "Late registration"), ["Closed"]);
    }

    #[test]
    fn r_reg_8_un_registration_is_told_with_its_time() {
        assert_eq!(said(&overview(), "Un-registration"), ["Until 17:55. You get back what you paid with."]);
        let mut none = overview();
        none.terms.may_unregister = false;
        assert_eq!(said(&none, "Un-registration"), ["Not possible"]);
        let mut begun = overview();
        begun.row.stage = LobbyStage::LateRegistration;
        assert_eq!(said(&begun, "Un-registration"), ["Closed"]);
        let mut full = overview();
        full.terms.unregister_until = None;
        assert_eq!(said(&full, "Un-registration"), ["Until all seats are taken. You get back what you paid with."]);
    }

    #[test]
    fn r_ui_2_re_entries_rebuys_and_the_add_on_are_told_with_their_prices() {
        let mut bought = overview();
        assert_eq!(said(&bought, "Re-entry"), ["Not possible"]);
        bought.terms.re_entries = 1;
        bought.terms.entries_at_once = 3;
        let rebuys = RebuyView {
            price: Money::new(500),
            fee: Money::ZERO,
            stack: Chips::new(10_000),
            most_chips: Chips::ZERO,
            last_level: 6,
            most: Some(2),
        };
        bought.terms.rebuys = Some(rebuys);
        bought.terms.add_on = Some(AddOnView { price: Money::new(500), fee: Money::ZERO, stack: Chips::new(15_000), after_level: 6 });
        assert_eq!(said(&bought, "Re-entry"), ["Once for €5.50, while registration is open"]);
        assert_eq!(said(&bought, "Multi-entry"), ["Up to 3 at the same time"]);
        let rebuy = "€5 for 10,000 chips, once all chips are lost, until the end of level 6; up to 2 for each player";
        assert_eq!(said(&bought, "Rebuys"), [rebuy]);
        assert_eq!(said(&bought, "Add-on"), ["€5 for 15,000 chips, once, after level 6"]);
        bought.terms.rebuys = Some(RebuyView { most_chips: Chips::new(5_000), most: None, ..rebuys });
        assert_eq!(said(&bought, "Rebuys"), ["€5 for 10,000 chips, with a stack of at most 5,000 chips, until the end of level 6"]);
    }

    #[test]
    fn r_reg_12_payment_password_and_conditions_are_told() {
        let mut private = overview();
        assert_eq!(said(&private, "Payment"), ["Money only"]);
        private.row.facts.ticket = Some("sunday".to_owned());
        private.row.facts.password = true;
        private.terms.conditions = vec![ConditionView::HandsPlayed { least: 100 }, ConditionView::AccountAge { days: 1 }];
        private.terms.conditions.push(ConditionView::Invited);
        assert_eq!(said(&private, "Payment"), ["Money, or a ticket: sunday"]);
        assert_eq!(said(&private, "Password"), ["The organiser gave you the password."]);
        let conditions =
            ["At least 100 hands played at cash tables", "Account at least 1 day old", "Only for players whom the operator has invited"];
        assert_eq!(said(&private, "Condition"), conditions);
    }

    #[test]
    fn r_ui_2_breaks_and_the_time_bank_are_told() {
        assert_eq!(said(&overview(), "Breaks"), ["5 min at minute 55 of every hour"]);
        let mut banked = overview();
        assert!(said(&banked, "Time bank").is_empty());
        banked.terms.bank = Some(BankInForce::Steps { first_ms: 30_000, add_ms: 10_000, every_hands: 5, cap_ms: 60_000, ours: false });
        assert_eq!(said(&banked, "Time bank"), ["30 s at first, 10 s more after every 5 hands, 1 min at most"]);
        banked.terms.bank = Some(BankInForce::FloorAndTrickle { floor_ms: 20_000, add_ms: 1_000, cap_ms: 60_000, ours: false });
        assert_eq!(said(&banked, "Time bank"), ["At least 20 s in each hand, 1 s more after each, 1 min at most"]);
    }

    #[test]
    fn bounties_and_the_end_are_told() {
        let mut bounty = overview();
        assert_eq!(said(&bounty, "End"), ["When one player has all chips"]);
        let (vip, listed, pro) = (Money::new(5_000), Money::ZERO, Money::ZERO);
        bounty.terms.bounties = Some(BountyView { own: Money::new(250), part_of_buy_in: true, paid_percent: 100, vip, listed, pro });
        assert_eq!(said(&bounty, "Bounty"), ["€2.50 for each player knocked out"]);
        assert_eq!(said(&bounty, "VIP bounty"), ["€50"]);
    }
}
