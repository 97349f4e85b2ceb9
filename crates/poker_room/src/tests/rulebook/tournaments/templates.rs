//! The kinds of tournaments as templates.

use std::collections::BTreeSet;

use poker_protocol::Money;

use super::catalogue;
use crate::{EntryPrice, EntryTerms, Finish, PrizeScheme, Start, TableUse, TournamentFeature as Feature, TournamentTemplate};

fn template(id: &str) -> TournamentTemplate {
    TournamentTemplate::clone(catalogue().templates().get(id).unwrap_or_else(|| panic!("{id}")))
}

fn features(id: &str) -> BTreeSet<Feature> {
    template(id).features()
}

#[test]
fn r_typ_1_a_sit_and_go_starts_when_full_and_has_no_late_registration() {
    for template in catalogue().templates().iter() {
        match template.start.is {
            Start::WhenFull { players } => {
                assert!(players >= 2 && template.late_registration.is_none(), "{}", template.id);
                assert!(template.features().contains(&Feature::SitAndGo));
            }
            Start::AtTime { least, most } => assert!(least >= 2 && least <= most && most <= 3_000, "{}", template.id),
        }
    }
    assert_eq!((template("sng").most_entrants(), template("sng-heads-up").most_entrants()), (5, 2));
}

#[test]
fn r_typ_3_a_freezeout_has_neither_re_entry_nor_rebuy() {
    for id in ["freezeout", "freezeout-turbo", "freezeout-deep", "sng", "bounty"] {
        let template = template(id);
        assert!(template.re_entries.is_none() && template.rebuys.is_none() && template.entries_at_once.is_none(), "{id}");
        assert!(template.features().contains(&Feature::Freezeout), "{id}");
    }
    for id in ["rebuy", "re-entry", "multi-entry"] {
        assert!(!features(id).contains(&Feature::Freezeout), "{id}");
    }
}

#[test]
fn r_typ_4_every_round_of_a_shootout_has_full_tables() {
    let tables = |id| {
        let template = template(id);
        (template.tables.is, template.most_entrants(), template.seats.is)
    };
    assert_eq!(tables("shootout"), (TableUse::Shootout, 36, 6));
    assert_eq!(tables("shootout-three"), (TableUse::Shootout, 9, 3), "X-SHO-1");
}

#[test]
fn r_typ_6_r_typ_7_fifty50_and_double_or_nothing_end_when_half_are_out() {
    for (id, prizes, players) in [("fifty50", PrizeScheme::HalfByChips, 6), ("double-or-nothing", PrizeScheme::Equal, 10)] {
        let template = template(id);
        assert_eq!((template.finish.is, &template.prizes.is), (Finish::HalfLeft, &prizes), "{id}");
        assert_eq!((template.most_entrants(), template.seats.is), (players, players.try_into().unwrap()), "{id}: a single table");
    }
}

#[test]
fn r_typ_10_a_first_phase_ends_at_a_level_and_only_its_survivors_enter_the_second() {
    let (one, two) = (template("phased"), template("phased-final"));
    assert_eq!((one.finish.is, one.prizes.is), (Finish::AfterLevel { level: 12 }, PrizeScheme::SecondPhase("standard".to_owned())));
    assert_eq!(two.entry.is, EntryTerms::FromPhaseOne);
    assert!(two.late_registration.is_none());
}

#[test]
fn r_reg_14_a_rebuy_is_for_a_starting_stack_at_most_and_an_add_on_is_one() {
    let rebuy = template("rebuy");
    let (rebuys, add_on) = (rebuy.rebuys.unwrap(), rebuy.add_on.unwrap());
    assert_eq!((rebuys.last_level.is, rebuys.limit.is), (6, crate::RebuyLimit::StartingStack));
    assert_eq!((add_on.stack_percent.is, add_on.price_percent.is), (100, 100));
    assert_eq!(rebuy.late_registration.unwrap().is, 6);
}

#[test]
fn r_bty_1_to_7_bounties_are_a_part_of_the_buy_in_or_paid_besides_it() {
    let price = EntryPrice { buy_in: Money::new(901), fee: Money::new(100) };
    let bounty = |id: &str| {
        let template = template(id);
        let own = template.bounties.own.clone().unwrap().is;
        (own.of(price.buy_in).hundredths(), own.progressive, template.cost(price).hundredths())
    };
    assert_eq!(bounty("bounty"), (225, false, 1_001), "R-BTY-1, rounded down");
    assert_eq!(bounty("progressive"), (450, true, 1_001), "R-BTY-2");
    assert_eq!(bounty("knockout"), (225, false, 1_226), "R-BTY-4");
    assert_eq!(bounty("knockout-progressive"), (901, true, 1_902), "R-BTY-7");
    assert!(features("bounty-vip").is_superset(&[Feature::Bounty, Feature::VipBounty].into()), "R-BTY-3");
    assert!(features("knockout-pro").is_superset(&[Feature::KnockoutPrize, Feature::BountyPrize, Feature::ProBounty].into()));
    assert_eq!(template("freezeout").cost(price), price.total());
}

#[test]
fn r_reg_6_late_registration_counted_in_time_takes_as_long_as_its_levels() {
    let catalogue = catalogue();
    let late_s = |id: &str| {
        let template = template(id);
        template.late_registration_s(catalogue.structures().get(&template.structure).unwrap())
    };
    assert_eq!((late_s("freezeout"), late_s("freezeout-turbo"), late_s("sng")), (Some(3_600), Some(1_800), None));
}

#[test]
fn every_kind_of_the_documents_has_a_template() {
    let features: BTreeSet<Feature> = catalogue().templates().iter().flat_map(|template| template.features()).collect();
    // These belong to no template: the house sets them for one tournament, or the rulebook for all. A spin is a family of a rulebook.
    let house = [Feature::Guaranteed, Feature::AddedMoney, Feature::SpecialPrize, Feature::SecondPrize];
    let others: BTreeSet<Feature> = house.into_iter().chain([Feature::Private, Feature::Deal, Feature::Spin]).collect();
    for id in super::super::IDS {
        for figure in &super::super::rulebook(id).tournaments.features {
            assert!(features.contains(&figure.is) != others.contains(&figure.is), "{id}: {:?}", figure.is);
        }
    }
    for kind in [
        "sng",
        "sng-heads-up",
        "freezeout",
        "rebuy",
        "bounty",
        "progressive",
        "satellite",
        "phased",
        "shootout",
        "fifty50",
        "double-or-nothing",
        "time-limited",
    ] {
        template(kind);
    }
}
