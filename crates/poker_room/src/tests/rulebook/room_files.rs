//! Room files, and the folder in which they are.

use std::sync::Arc;

use poker_protocol::{Form, Message, Money, PlanId, RakeTiming, Request};

use super::IDS;
use crate::tests::room_scene::{Salon, config};
use crate::tests::table_scene::InOrder;
use crate::{BadConfig, Catalogue, Currency, Expected, Room, RoomConfig, RoomStakes, RulebookError};

const ROOM: &str = include_str!("../../../../../docs/example.room.ron");
const EN_2_7: &str = include_str!("../../../data/en-2.7.ron");

fn riverside() -> Arc<RoomStakes> {
    let catalogue = Catalogue::with_files([("example.room.ron", ROOM)]).unwrap_or_else(|errors| panic!("{}", errors[0]));
    catalogue.room("riverside").unwrap()
}

/// The error for the room file with this change.
fn refused(from: &str, to: &str) -> RulebookError {
    assert!(ROOM.contains(from), "{from}");
    let mut errors = Catalogue::with_files([("house.room.ron", ROOM.replacen(from, to, 1).as_str())]).expect_err(to);
    assert_eq!(errors.len(), 1);
    errors.remove(0)
}

fn value(row: &str, field: &'static str, found: &str, expected: Expected) -> RulebookError {
    if found == "empty" {
        return RulebookError::Empty { file: "house.room.ron".to_owned(), row: row.to_owned(), field, expected };
    }
    RulebookError::Value { file: "house.room.ron".to_owned(), row: row.to_owned(), field, found: found.to_owned(), expected }
}

#[test]
fn a_room_offers_what_its_file_lists_in_that_order() {
    let stakes = riverside();
    assert_eq!(stakes.id, "riverside");
    let offered: Vec<_> = stakes
        .offers
        .iter()
        .map(|offer| (offer.rulebook.id.as_str(), offer.row.name.as_str(), offer.row.form, offer.standing_tables))
        .collect();
    assert_eq!(
        offered[..3],
        [("en-2.7", "NL10", Form::Regular, 1), ("en-2.7", "PL10", Form::Regular, 1), ("en-2.7", "NL1", Form::Banzai, 0)]
    );
    assert_eq!(offered.len(), 2 + 10 + 7 + 1);
    assert_eq!(offered[12], ("en-1.2", "NL4", Form::Fast, 0));
    assert_eq!(offered[19], ("room-003", "NL200", Form::Regular, 0));
}

#[test]
fn a_room_has_one_currency_whatever_its_rulebooks_have() {
    let stakes = riverside();
    assert!(stakes.offers.iter().all(|offer| offer.rulebook.currency == Currency::Eur));
    assert_eq!(Catalogue::embedded().unwrap().room("room-003").unwrap().currency(), Currency::Usd);
    let mut mixed = RoomStakes::clone(&stakes);
    Arc::make_mut(&mut mixed.offers[0].rulebook).currency = Currency::Usd;
    let config = RoomConfig { stakes: Arc::new(mixed), ..config() };
    assert_eq!(Room::new(config, Box::new(InOrder)).err(), Some(BadConfig::Currencies { room: "riverside".to_owned() }));
}

#[test]
fn the_room_tells_its_currency() {
    let stakes = Catalogue::embedded().unwrap().room("room-003").unwrap();
    let mut salon = Salon::with(RoomConfig { stakes, opening_balance: Money::new(1_000_000), ..config() });
    let client = salon.person(1);
    let told = salon.messages(client).iter().find_map(|told| match told.message {
        Message::Welcome { currency, .. } => Some(currency),
        _ => None,
    });
    assert_eq!(told, Some(Currency::Usd));
}

#[test]
fn r_rake_7_each_room_has_its_own_table() {
    let stakes = riverside();
    let own = &stakes.offers[19];
    let terms = own.rulebook.rake_terms(&own.row);
    assert_eq!((terms.percent_bp, terms.cap, terms.minimum), (450, Money::new(400), Money::new(100)));
    let rates = &stakes.offers[0].row.plan_percent_bp;
    assert_eq!(rates.get(&PlanId(2)), Some(&300), "R-PLAN-4");
    assert!(stakes.offers[1].row.plan_percent_bp.is_empty());
}

#[test]
fn a_rooms_rake_rules_and_jackpots_take_the_place_of_its_rulebooks() {
    for offer in &riverside().offers {
        let jackpots = offer.rulebook.jackpots.as_ref().unwrap();
        assert_eq!((jackpots.pools.len(), jackpots.pools[0].feed_bp.is), (1, 300), "{}", offer.rulebook.id);
    }
    let rake = "rake: Some((
        rounding: (is: up, from: Ours(\"the house\")), minimum: (is: 2, from: Ours(\"the house\")),
        below_minimum: (is: take_minimum, from: Ours(\"the house\")), no_flop_no_drop: (is: true, from: Ours(\"the house\")),
        halve_cap_for: (is: [2], from: Ours(\"the house\")), timing: (is: each_street, from: Ours(\"the house\")))),";
    let text = ROOM.replacen("rake: None,", rake, 1);
    let catalogue = Catalogue::with_files([("example.room.ron", text.as_str())]).unwrap_or_else(|errors| panic!("{}", errors[0]));
    for offer in &catalogue.room("riverside").unwrap().offers {
        let terms = offer.rulebook.rake_terms(&offer.row);
        assert_eq!((terms.minimum, terms.halve_cap_for), (Money::new(2), vec![2]), "{}", offer.rulebook.id);
        assert_eq!(terms.timing, RakeTiming::EachStreet, "R-RAKE-7");
    }
    assert_eq!(catalogue.rulebooks().get("en-2.7").unwrap().rake.minimum.is, Money::new(1), "the rulebook stays as it is");
}

#[test]
fn a_room_tells_its_rulebooks_as_it_plays_them() {
    let mut salon = Salon::with(RoomConfig { stakes: riverside(), ..config() });
    let client = salon.person(1);
    salon.answer(client, Request::AskRules { rulebook: "en-1.2".to_owned() }).unwrap();
    let messages = salon.messages(client);
    let rules =
        messages.iter().find_map(|message| if let Message::Rules { rules } = &message.message { Some(rules.clone()) } else { None });
    let rules = rules.unwrap();
    assert!(rules.stakes.len() == 7 && rules.stakes.iter().all(|stake| stake.form == Form::Fast));
    assert_eq!(rules.jackpots.unwrap().pools.len(), 1);
}

#[test]
fn mistakes_name_file_row_and_field() {
    let known = Expected::KnownStake;
    for (from, to, expected) in [
        ("id: \"riverside\"", "id: \"\"", value("room", "id", "empty", Expected::NotEmpty)),
        ("currency: Some(eur)", "currency: None", value("offers[4]", "rulebook", "room-003", Expected::OneCurrency)),
        ("id: \"riverside\"", "id: \"en-2.7\"", value("room", "id", "en-2.7", Expected::NewId)),
        ("(rulebook: \"en-2.7\", stakes", "(rulebook: \"en-3\", stakes", value("offers[2]", "rulebook", "en-3", Expected::KnownRulebook)),
        ("of_form(fast)", "of_form(banzai)", value("offers[3]", "stakes", "empty", known)),
        (
            "(game: \"nlhe\", form: regular, small_blind: 5, big_blind: 10)",
            "(game: \"nlhe\", form: regular, small_blind: 5, big_blind: 11)",
            value("offers[1].listed[1]", "big_blind", "5/11", known),
        ),
        ("of_form(banzai)", "all", value("offers[2] NL10", "big_blind", "10", Expected::Once)),
        ("standing_tables: 1", "standing_tables: 1001", value("offers[1]", "standing_tables", "1001", Expected::Between(0, 1_000))),
        ("percent_bp: 450", "percent_bp: 10001", value("offers[4].own[1] NL200", "percent_bp", "10001", Expected::Between(0, 10_000))),
        (
            "small_blind: 100, big",
            "small_blind: 200, big",
            value("offers[4].own[1] NL200", "small_blind", "200", Expected::Between(1, 199)),
        ),
        ("seats: Some(9)", "seats: Some(11)", value("offers[4].own[1] NL200", "seats", "11", Expected::Between(2, 10))),
        (
            "cap: 400, from: Ours(\"the house\")",
            "cap: 400, from: Stated(\"en\", \"a\")",
            value("offers[4].own[1] NL200", "from", "en", Expected::KnownDocument),
        ),
        ("plan: 2,", "plan: 1,", value("plan_rates[1]", "plan", "1", Expected::OtherPlan)),
        ("percent_bp: 300", "percent_bp: 10001", value("plan_rates[1]", "percent_bp", "10001", Expected::Between(0, 10_000))),
        ("plan: 2, game: \"nlhe\"", "plan: 2, game: \"flhe\"", value("plan_rates[1]", "big_blind", "5/10", known)),
        ("(is: 300, from", "(is: 0, from", value("jackpots.pools[1]", "feed_bp", "0", Expected::Between(1, 10_000))),
    ] {
        assert_eq!(refused(from, to), expected, "{to}");
    }
    let error = refused("form: regular, seats", "form: regular, chairs");
    assert!(matches!(&error, RulebookError::Syntax { path, .. } if path.starts_with("offers[4].stakes")), "{error}");
}

#[test]
fn rulebooks_and_rooms_come_in_any_order_and_all_of_their_mistakes_are_named() {
    let house = EN_2_7.replacen("id: \"en-2.7\"", "id: \"house-2.7\"", 1);
    let of_house = ROOM.replace("\"en-2.7\"", "\"house-2.7\"");
    let files = [("b.room.ron", of_house.as_str()), ("a.ron", house.as_str())];
    let catalogue = Catalogue::with_files(files).unwrap_or_else(|errors| panic!("{}", errors[0]));
    assert_eq!(catalogue.room("riverside").unwrap().offers[0].rulebook.id, "house-2.7");
    let ids: Vec<_> = catalogue.room_ids().collect();
    assert_eq!(ids, ["en-1.2", "en-2.7", "fr-3.1", "house-2.7", "room-003", "sv-2.6", "riverside"]);

    let bad = house.replacen("percent_bp: 350", "percent_bp: 10001", 1);
    let errors = Catalogue::with_files([("b.room.ron", of_house.as_str()), ("a.ron", bad.as_str()), ("c.ron", "(")]).unwrap_err();
    let said: Vec<_> = errors.iter().map(|error| error.to_string().split(':').next().unwrap().to_owned()).collect();
    assert_eq!(said, ["a.ron", "c.ron", "b.room.ron"]);
    let twice = Catalogue::with_files([("a.room.ron", ROOM), ("b.room.ron", ROOM)]).unwrap_err();
    assert!(matches!(&twice[..], [RulebookError::Value { file, field: "id", .. }] if file == "b.room.ron"));
}

#[test]
fn without_files_there_is_a_room_of_every_rulebook() {
    let catalogue = Catalogue::embedded().unwrap();
    assert_eq!(catalogue.room_ids().collect::<Vec<_>>(), IDS);
    for id in IDS {
        let (stakes, rulebook) = (catalogue.room(id).unwrap(), catalogue.rulebooks().get(id).unwrap());
        assert_eq!((stakes.id.as_str(), stakes.offers.len()), (id, rulebook.stakes.len()));
        Salon::with(RoomConfig { stakes, ..config() });
    }
    assert!(catalogue.room("riverside").is_none());
}
