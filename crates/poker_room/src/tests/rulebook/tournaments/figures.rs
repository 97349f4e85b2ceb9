//! Compares what rulebooks say of tournaments with the tables read from the documents.

use poker_protocol::Money;
use serde_json::{Value, json};

use super::super::tables::basis_points;
use super::super::{IDS, rulebook};
use crate::rulebook::EntrantRange;
use crate::{
    FeeRow, LateRegistrationClose, LateRegistrationUnit, RefundedFees, Rulebook, ScheduledFee, SharedHouseMoney,
    TournamentFeature as Feature, UnusableTicket,
};

/// Compares one part of a document's table with the rulebook.
pub(in crate::tests::rulebook) fn compare(rulebook: &Rulebook, part: &str, said: &Value) {
    let rules = &rulebook.tournaments;
    match part {
        "sng_fees" => {
            let found = json!({ "five_handed": rows(&rules.fees.five_handed), "two_handed": rows(&rules.fees.two_handed) });
            assert_eq!(found, *said, "{}", rulebook.id);
            let table = said.as_object().unwrap();
            table.values().for_each(|rows| percentages(rows.as_array().unwrap()));
        }
        "mtt_fees" => {
            let ScheduledFee::Table(table) = &rules.fees.scheduled else { panic!("{}", rulebook.id) };
            assert_eq!(json!(rows(table)), *said);
            percentages(said.as_array().unwrap());
        }
        "mtt_fee" => {
            let ScheduledFee::Percent(percent) = &rules.fees.scheduled else { panic!("{}", rulebook.id) };
            assert_eq!(json!(format!("usually {} %, set per tournament", percent.is)), *said);
        }
        "late_registration" => {
            assert_eq!((rules.late_registration.is, &said["unit"]), (LateRegistrationUnit::Levels, &json!("levels")));
            assert_eq!(rulebook.parameters.late_registration_close.is, LateRegistrationClose::PayoutsBegin);
            assert_eq!(said["close_early"], "enough eliminated that payouts begin");
        }
        "bounties" => {
            let of_documents = [(Feature::Bounty, "regular"), (Feature::ProgressiveBounty, "progressive"), (Feature::VipBounty, "vip")];
            let found: Vec<&str> = of_documents.into_iter().filter(|(feature, _)| rules.has(*feature)).map(|(_, name)| name).collect();
            assert_eq!(json!(found), *said, "{}", rulebook.id);
        }
        "phased" => assert_eq!(json!(rules.has(Feature::Phased)), *said),
        "rebuy" => {
            let source = &rules.features.iter().find(|figure| figure.is == Feature::Rebuy).unwrap().from;
            let named = matches!(source, crate::Source::Read(_, section, _) if section == "Tournament Rules, rule 27");
            assert_eq!(if named { json!("named in rule 27 only") } else { json!(true) }, *said, "{}", rulebook.id);
        }
        "tournament" => said.as_object().unwrap().iter().for_each(|(name, said)| of_room_003(rulebook, name, said)),
        other => panic!("nothing is compared with {other}"),
    }
}

fn rows(rows: &[FeeRow]) -> Vec<Value> {
    let row = |row: &FeeRow| {
        let (total, fee) = (row.price().total().hundredths(), row.fee.hundredths());
        let tenths = fee * 1_000 / total;
        json!({
            "total_cents": total, "prize_cents": row.buy_in, "fee_cents": fee,
            "fee_percent_of_total": format!("{}.{}", tenths / 10, tenths % 10),
        })
    };
    rows.iter().map(row).collect()
}

/// Checks that the percentages of the tables fit their amounts exactly.
fn percentages(rows: &[Value]) {
    for row in rows {
        let amount = |field: &str| row[field].as_u64().unwrap();
        assert_eq!(amount("total_cents"), amount("prize_cents") + amount("fee_cents"));
        assert_eq!(amount("total_cents") * u64::from(basis_points(&row["fee_percent_of_total"])), amount("fee_cents") * 10_000, "{row}");
    }
}

fn of_room_003(rulebook: &Rulebook, name: &str, said: &Value) {
    let rules = &rulebook.tournaments;
    let listed = |names: &[(&str, Feature)]| {
        assert_eq!(json!(names.iter().map(|(name, _)| name).collect::<Vec<_>>()), *said, "{name}");
        names.iter().for_each(|(name, feature)| assert!(rules.has(*feature), "{name}"));
    };
    let has = |feature| assert_eq!(json!(rules.has(feature)), *said, "{name}");
    match name {
        "min_players" => assert_eq!(json!(rules.entrants.is.least), *said),
        "max_players" => assert_eq!(json!(rules.entrants.is.most), *said),
        "private_password" => has(Feature::Private),
        "tickets" => has(Feature::Satellite),
        "late_registration" => {
            assert_eq!(
                (rules.late_registration.is, said),
                (LateRegistrationUnit::Time, &json!("time period; closes after first knock-out"))
            );
            assert_eq!(rulebook.parameters.late_registration_close.is, LateRegistrationClose::FirstKnockout);
        }
        "types" => listed(&[
            ("sng", Feature::SitAndGo),
            ("scheduled", Feature::Scheduled),
            ("shootout", Feature::Shootout),
            ("spin", Feature::Spin),
            ("fifty50", Feature::Fifty50),
            ("double_or_nothing", Feature::DoubleOrNothing),
        ]),
        "prize_schemes" => {
            assert_eq!(*said, json!(["table", "winner_takes_all"]));
            assert!(rules.has(Feature::WinnerTakesAll));
        }
        "share_types" => {
            assert_eq!(*said, json!(["equal", "stack", "icm"]));
            assert!(rules.has(Feature::Deal));
        }
        "reentry" => has(Feature::ReEntry),
        "multi_entry" => has(Feature::MultiEntry),
        "rebuy" => has(Feature::Rebuy),
        "addon" => has(Feature::AddOn),
        "time_limited" => has(Feature::TimeLimited),
        "guaranteed" => has(Feature::Guaranteed),
        "special_prize" => has(Feature::SpecialPrize),
        "second_prize" => has(Feature::SecondPrize),
        "bounties" => listed(&[
            ("knockout", Feature::KnockoutPrize),
            ("bounty_prize", Feature::BountyPrize),
            ("pro_bounty", Feature::ProBounty),
            ("progressive_knockout", Feature::ProgressiveBounty),
        ]),
        "progressive_default_percent" => assert_eq!(json!(rulebook.parameters.progressive_percent.is), *said),
        "satellite" => has(Feature::Satellite),
        "freeroll" => has(Feature::Freeroll),
        other => panic!("nothing is compared with {other}"),
    }
}

#[test]
fn r_can_2_r_can_6_r_tkt_5_each_rulebook_has_its_own_terms_of_cancellation() {
    for (id, ticket, fees, house, percent) in [
        ("en-1.2", UnusableTicket::PaidInMoney, RefundedFees::Entry, SharedHouseMoney::Always, None),
        ("en-2.7", UnusableTicket::Recredited, RefundedFees::All, SharedHouseMoney::InFreerolls, Some(10)),
        ("fr-3.1", UnusableTicket::Recredited, RefundedFees::All, SharedHouseMoney::InFreerolls, Some(10)),
        ("room-003", UnusableTicket::Recredited, RefundedFees::All, SharedHouseMoney::InFreerolls, None),
        ("sv-2.6", UnusableTicket::Recredited, RefundedFees::All, SharedHouseMoney::InFreerolls, Some(10)),
    ] {
        let rulebook = rulebook(id);
        let terms = &rulebook.tournaments.cancellation;
        assert_eq!((terms.unusable_ticket.is, terms.fees.is, terms.house_money.is), (ticket, fees, house), "{id}");
        assert_eq!((terms.hexapro_percent.as_ref().map(|percent| percent.is), terms.own_bounty.is), (percent, true), "{id}");
        assert_eq!(terms.fees.from.is_ours(), id == "room-003", "one document does not speak of cancelled tournaments");
    }
}

#[test]
fn r_prz_5_deals_are_made_where_the_document_has_them() {
    for id in IDS {
        let rulebook = rulebook(id);
        assert_eq!(rulebook.parameters.deal_answer_s.is_some(), rulebook.tournaments.has(Feature::Deal), "{id}");
    }
}

#[test]
fn r_fee_1_a_sit_and_go_costs_what_its_document_prints() {
    let price = |id: &str, players: u16, total: u64| {
        let rulebook = rulebook(id);
        let row = rulebook.tournaments.fees.sit_and_go(players).iter().find(|row| row.price().total() == Money::new(total)).unwrap();
        (row.buy_in.hundredths(), row.fee.hundredths())
    };
    assert_eq!(price("en-1.2", 5, 2_500), (2_300, 200));
    assert_eq!(price("en-1.2", 2, 100), (95, 5));
    assert_eq!(price("en-2.7", 5, 2_500), (2_375, 125));
    assert_eq!(price("en-2.7", 2, 20_000), (19_400, 600));
    assert_eq!(price("sv-2.6", 2, 100), (97, 3));
    assert_eq!(price("fr-3.1", 2, 2_500), (2_400, 100));
    assert_eq!(price("fr-3.1", 2, 5_000), (4_775, 225));
    for id in IDS {
        let rulebook = rulebook(id);
        let fees = &rulebook.tournaments.fees;
        assert_eq!(fees.five_handed.is_empty() && fees.two_handed.is_empty(), id == "room-003", "{id}");
        assert!(fees.sit_and_go(6).is_empty(), "no document has a table for six players");
    }
}

#[test]
fn r_fee_2_a_tournament_costs_its_row_of_the_table_or_a_tenth_or_its_own_fee() {
    let price = |id: &str, total: u64| {
        let price = rulebook(id).tournaments.fees.scheduled(Money::new(total))?;
        Some((price.buy_in.hundredths(), price.fee.hundredths()))
    };
    assert_eq!(price("en-1.2", 1_000), Some((900, 100)));
    assert_eq!(price("en-1.2", 2_000), None, "not in the table");
    for id in ["en-2.7", "fr-3.1", "sv-2.6"] {
        assert_eq!(price(id, 2_000), Some((1_800, 200)), "{id}");
        assert_eq!(price(id, 25), Some((22, 3)), "{id}: halves are rounded up");
    }
    assert_eq!(price("room-003", 1_000), None, "each tournament has its own");
}

#[test]
fn r_reg_2_a_tournament_has_2_to_3000_players() {
    for id in IDS {
        let entrants = rulebook(id).tournaments.entrants.clone();
        assert_eq!(entrants.is, EntrantRange { least: 2, most: 3_000 }, "{id}");
        assert_eq!(entrants.from.is_ours(), id != "room-003", "{id}");
    }
}
