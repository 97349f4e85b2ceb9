//! The JSON form of the types in messages.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;

use super::{
    cases::chips,
    table::{seat, setup},
};
use crate::{Act, Action, Card, GameSpec, HandName, HandSetup, HolePlaces, IllegalAction, PostKind, Rank, Seat, Street};

fn both_ways<T: Serialize + DeserializeOwned + PartialEq + core::fmt::Debug>(value: T, wire: serde_json::Value) {
    assert_eq!(serde_json::to_value(&value).unwrap(), wire);
    assert_eq!(serde_json::from_value::<T>(wire).unwrap(), value);
}

#[test]
fn types_are_readable_json() {
    both_ways("Td".parse::<Card>().unwrap(), json!("Td"));
    both_ways(seat(3), json!(3));
    both_ways(chips(120), json!(120));
    both_ways(Street::Preflop, json!("preflop"));
    both_ways(PostKind::SmallBlind, json!("small_blind"));
    both_ways(Action::Fold, json!({"type": "fold"}));
    both_ways(Action::RaiseTo(chips(40)), json!({"type": "raise_to", "to": 40}));
    both_ways(Action::Show(HolePlaces::one(0).union(HolePlaces::one(2))), json!({"type": "show", "to": 5}));
    both_ways(Action::Muck, json!({"type": "muck"}));
    both_ways(Act::Bet { to: chips(40) }, json!({"type": "bet", "to": 40}));
    both_ways(HandName::FullHouse { trips: Rank::Ten, pair: Rank::Two }, json!({"type": "full_house", "trips": "T", "pair": "2"}));
    both_ways(HandName::RoyalFlush, json!({"type": "royal_flush"}));
    both_ways(IllegalAction::RaiseTooSmall { min_to: chips(4) }, json!({"type": "raise_too_small", "min_to": 4}));
}

#[test]
fn games_are_readable_json() {
    let wire = json!({
        "hole_cards": 4,
        "hole_used": {"exactly": 2},
        "streets": [0, 3, 1, 1],
        "ranking": "high_low",
        "betting": {"fixed_limit": {"max_bets": 4, "capped_heads_up": false}},
    });
    both_ways(GameSpec::with_code("flo8").unwrap(), wire);
    let old = json!({"hole_cards": 2, "hole_used": "any", "streets": [0, 3, 1, 1], "betting": "no_limit"});
    assert_eq!(serde_json::from_value::<GameSpec>(old).unwrap(), GameSpec::holdem_no_limit(), "records without a ranking");
}

#[test]
fn legal_actions_are_readable_json() {
    let legal = setup(&[500, 500, 15], 5, 10).table().hand.legal().unwrap();
    let wire = json!({
        "check": false,
        "call": 10,
        "raise": {"min_to": 15, "max_to": 15, "opens": false, "undersized": true},
        "presets": [{"kind": "all_in", "to": 15}],
    });
    both_ways(legal, wire);
}

#[test]
fn a_setup_of_a_record_made_before_players_were_asked_still_loads() {
    let wire = serde_json::to_value(setup(&[100, 100], 1, 2)).unwrap();
    assert!(wire.get("ask_to_show").is_none(), "as it was written then");
    assert!(!serde_json::from_value::<HandSetup>(wire).unwrap().ask_to_show);
}

#[test]
fn malformed_values_are_refused() {
    assert!(serde_json::from_value::<Card>(json!("10s")).is_err());
    assert!(serde_json::from_value::<Seat>(json!(10)).is_err());
    let mut wire = serde_json::to_value(setup(&[100, 100], 1, 2)).unwrap();
    assert_eq!(serde_json::from_value::<HandSetup>(wire.clone()).unwrap(), setup(&[100, 100], 1, 2));
    wire["deck"][0] = wire["deck"][1].clone();
    assert!(serde_json::from_value::<HandSetup>(wire).is_err(), "a card twice");
}
