//! The calendar of each rulebook.

use std::collections::BTreeSet;

use poker_protocol::Money;

use super::super::{IDS, rulebook};
use super::catalogue;
use crate::{Calendar, EntryPrice, EntryTerms, PrizeScheme, ScheduledFee, ScheduledOffer, TournamentFeature as Feature};

/// The calendars of all rulebooks, with their ids.
fn calendars() -> Vec<(&'static str, Calendar)> {
    let catalogue = catalogue();
    IDS.into_iter().map(|id| (id, catalogue.calendar(id).unwrap_or_else(|| panic!("{id}")).clone())).collect()
}

/// The prices of all sit and go tournaments of a template and a game.
fn prices(calendar: &Calendar, template: &str, game: &str) -> Vec<EntryPrice> {
    let same = |offer: &&crate::SitAndGoOffer| offer.template.id == template && offer.game.code == game;
    calendar.sit_and_goes.iter().filter(same).map(|offer| offer.price).collect()
}

#[test]
fn at_least_six_tournaments_start_in_any_hour_of_the_day() {
    for (id, calendar) in calendars() {
        let starts: Vec<usize> = (0..1_440).map(|minute| calendar.starts_at(minute).count()).collect();
        for first in 0..1_440 {
            let count: usize = (first..first + 60).map(|minute| starts[minute % 1_440]).sum();
            assert!(count >= 6, "{id}: {count} from minute {first}");
        }
    }
}

#[test]
fn every_evening_has_one_guaranteed_tournament_larger_than_all_others() {
    for (id, calendar) in calendars() {
        let largest = calendar.scheduled.iter().max_by_key(|offer| offer.guarantee).unwrap();
        assert!(largest.minutes.iter().all(|&minute| (18 * 60..22 * 60).contains(&minute)), "{id}: {}", largest.name);
        assert!(largest.guarantee.unwrap() >= Money::new(500_000), "{id}");
        let same = calendar.scheduled.iter().filter(|offer| offer.guarantee == largest.guarantee);
        assert_eq!(same.count(), 1, "{id}");
        // Fewer than 450 entries reach the guarantee.
        assert!(largest.guarantee.unwrap() <= largest.price.buy_in.times(450).unwrap(), "{id}");
    }
}

#[test]
fn r_fee_1_a_sit_and_go_is_always_open_at_each_price_of_the_document() {
    for (id, calendar) in calendars() {
        let fees = rulebook(id).tournaments.fees.clone();
        for (players, templates) in [(5, ["sng", "sng-turbo"]), (2, ["sng-heads-up", "sng-heads-up-turbo"])] {
            let printed: Vec<EntryPrice> = fees.sit_and_go(players).iter().map(|row| row.price()).collect();
            for template in templates.into_iter().filter(|_| id != "room-003") {
                for game in ["nlhe", "plo"] {
                    assert_eq!(prices(&calendar, template, game), printed, "{id}: {template}");
                }
            }
        }
        for offer in calendar.sit_and_goes.iter().filter(|_| id != "room-003") {
            let players = offer.template.most_entrants();
            assert!(fees.sit_and_go(players).iter().any(|row| row.price() == offer.price), "{id}: {:?}", offer.price);
        }
    }
}

#[test]
fn r_fee_2_every_tournament_costs_what_its_rulebook_says() {
    for (id, calendar) in calendars() {
        let fees = rulebook(id).tournaments.fees.clone();
        for offer in
            calendar.scheduled.iter().filter(|offer| !matches!(offer.template.entry.is, EntryTerms::Freeroll | EntryTerms::FromPhaseOne))
        {
            let EntryPrice { buy_in, fee } = offer.price;
            match fees.scheduled {
                ScheduledFee::Table(_) | ScheduledFee::Percent(_) => assert_eq!(fees.scheduled(offer.price.total()), Some(offer.price)),
                ScheduledFee::PerTournament { .. } => assert!(fee.times(5).unwrap() <= buy_in && !fee.is_zero(), "{}", offer.name),
            }
        }
    }
}

#[test]
fn a_calendar_has_only_what_its_document_has_and_a_tournament_of_each_kind() {
    for (id, calendar) in calendars() {
        let rules = rulebook(id).tournaments.clone();
        let scheduled = calendar.scheduled.iter().map(|offer| &offer.template);
        let templates = scheduled.chain(calendar.sit_and_goes.iter().map(|offer| &offer.template));
        let mut used: BTreeSet<Feature> = templates.flat_map(|template| template.features()).collect();
        assert!(used.iter().all(|&feature| rules.has(feature)), "{id}: {used:?}");
        let any = |has: fn(&ScheduledOffer) -> bool| calendar.scheduled.iter().any(has);
        assert!(any(|offer| offer.guarantee.is_some()) && any(|offer| offer.added.is_some()), "{id}");
        used.extend([Feature::Guaranteed, Feature::AddedMoney]);
        // The house sets these for a tournament of its choice.
        used.extend([Feature::Private, Feature::Deal]);
        if any(|offer| !offer.house_prizes.special.is_zero() && !offer.house_prizes.second.is_zero()) {
            used.extend([Feature::SpecialPrize, Feature::SecondPrize]);
        }
        // A spin is a family of the rulebook, always open like a sit and go.
        used.extend(rulebook(id).hexapro.iter().filter(|family| family.id == "spin").map(|_| Feature::Spin));
        let missing: Vec<Feature> = rules.features.iter().map(|figure| figure.is).filter(|feature| !used.contains(feature)).collect();
        assert!(missing.is_empty(), "{id}: {missing:?}");
    }
}

#[test]
fn only_room_003_has_shootouts_fifty50_and_knockout_prizes() {
    for (id, calendar) in calendars() {
        let used: BTreeSet<Feature> = calendar.sit_and_goes.iter().flat_map(|offer| offer.template.features()).collect();
        for feature in [Feature::Shootout, Feature::Fifty50, Feature::DoubleOrNothing] {
            assert_eq!(used.contains(&feature), id == "room-003", "{id}: {feature:?}");
        }
        let used: BTreeSet<Feature> = calendar.scheduled.iter().flat_map(|offer| offer.template.features()).collect();
        assert_eq!(used.contains(&Feature::KnockoutPrize), id == "room-003", "{id}");
        assert_eq!(used.contains(&Feature::Phased), !matches!(id, "room-003" | "en-1.2"), "{id}");
        assert_eq!(used.contains(&Feature::Bounty), id != "en-1.2", "{id}");
    }
}

#[test]
fn r_typ_9_a_satellites_winners_enter_a_dearer_tournament_and_a_full_table_wins_an_entry() {
    for (id, calendar) in calendars() {
        let target = |name: &Option<String>| calendar.named(name.as_deref().unwrap()).unwrap();
        for offer in calendar.scheduled.iter().filter(|offer| offer.template.prizes.is == PrizeScheme::Entries) {
            assert!(offer.price.total() < target(&offer.target).price.total(), "{id}: {}", offer.name);
        }
        let sit_and_goes = calendar.sit_and_goes.iter().filter(|offer| offer.template.prizes.is == PrizeScheme::Entries);
        for offer in sit_and_goes {
            let pool = offer.price.buy_in.times(offer.template.most_entrants().into()).unwrap();
            let target = target(&offer.target);
            assert!(pool >= target.price.total() && offer.price.total() < target.price.total(), "{id}: {}", target.name);
        }
        let tiers = calendar
            .scheduled
            .iter()
            .filter(|offer| offer.target.as_deref().and_then(|name| calendar.named(name)).is_some_and(|target| target.target.is_some()));
        assert!(tiers.count() > 0, "{id}: more than one tier");
    }
}

#[test]
fn r_typ_10_the_last_first_phase_is_over_before_the_second_phase_begins() {
    for id in ["en-2.7", "fr-3.1", "sv-2.6"] {
        let catalogue = catalogue();
        let calendar = catalogue.calendar(id).unwrap();
        let one = calendar.scheduled.iter().find(|offer| offer.template.id == "phased").unwrap();
        let two = calendar.named(one.target.as_deref().unwrap()).unwrap();
        assert_eq!(two.template.entry.is, EntryTerms::FromPhaseOne);
        assert!(one.minutes.len() > 1 && two.minutes.len() == 1, "several first phases, one second");
        let minutes = 12 * one.structure.level_s / 60;
        let last = u32::from(*one.minutes.last().unwrap());
        // Two breaks of five minutes, and the hands that are not over when the last level ends.
        assert!(last + minutes + 2 * 5 + 5 <= u32::from(two.minutes[0]), "{id}");
    }
}

#[test]
fn the_wait_for_the_next_start_goes_over_midnight() {
    let catalogue = catalogue();
    let calendar = catalogue.calendar("en-2.7").unwrap();
    let main = calendar.named("Polaris").unwrap();
    assert_eq!(main.minutes, [19 * 60]);
    assert_eq!([19 * 60 - 1, 19 * 60, 19 * 60 + 1].map(|minute| main.wait_from(minute)), [1, 0, 1_439]);
    let every = calendar.named("Mira").unwrap();
    assert_eq!((every.minutes.len(), every.wait_from(1_421), every.wait_from(1_420)), (72, 19, 0));
    assert!(calendar.starts_at(19 * 60).any(|offer| offer.name == "Polaris"));
    assert!(calendar.starts_at(19 * 60 + 1).all(|offer| offer.name != "Polaris"));
}
