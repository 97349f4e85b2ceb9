//! The data in the record of a hand that a reviewer needs.

use poker_protocol::TournamentId;
use poker_rules::Action;

use crate::cash::result_movements;
use crate::tests::table_scene::Scene;
use crate::{Contest, Currency, HandRecord};

/// Three players: the first thinks, the second's time runs out, the third folds at once.
fn a_hand() -> HandRecord {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.wait(2_500);
    scene.act(1, Action::Call);
    scene.wait(25_000);
    scene.act(3, Action::Fold);
    scene.records().into_iter().next().unwrap().clone()
}

#[test]
fn r_int_4_a_record_tells_how_long_each_decision_took() {
    let record = a_hand();
    assert_eq!(record.actions.first(), Some(&Action::Call));
    assert_eq!(record.actions.last(), Some(&Action::Muck), "the winner shows nothing, unasked");
    assert_eq!(record.decision_ms, [2_500, 25_000, 0, 0]);
}

#[test]
fn r_int_3_r_int_4_a_record_holds_the_cards_of_all_also_of_those_who_folded() {
    let record = a_hand();
    let hand = record.replay(&mut |_| {}).unwrap();
    for player in &record.players {
        assert_eq!(hand.hole(player.seat).len(), 2, "{player:?}");
    }
}

#[test]
fn r_int_8_every_record_is_stamped_with_the_rulebook_and_its_version() {
    assert_eq!(a_hand().rulebook, "en-2.7");
}

#[test]
fn a_record_names_its_currency_and_an_older_one_does_not() {
    assert_eq!(a_hand().currency, Some(Currency::Eur));
    let mut json = serde_json::to_value(a_hand()).unwrap();
    json.as_object_mut().unwrap().remove("currency");
    assert_eq!(serde_json::from_value::<HandRecord>(json).unwrap().currency, None);
}

#[test]
fn records_from_before_decisions_were_timed_are_read_as_they_are() {
    let mut json = serde_json::to_value(a_hand()).unwrap();
    json.as_object_mut().unwrap().remove("decision_ms");
    let old: HandRecord = serde_json::from_value(json).unwrap();
    assert_eq!(old, HandRecord { decision_ms: Vec::new(), ..a_hand() });
}

#[test]
fn a_cash_games_record_names_its_stake_and_a_tournaments_record_its_tournament_and_level() {
    let json = serde_json::to_value(a_hand()).unwrap();
    assert_eq!((&json["stake"], json.get("tournament")), (&0.into(), None), "as in records from before there were tournaments");
    let contest = Contest::Tournament { tournament: TournamentId(7), level: 3 };
    let played = HandRecord { contest, ..a_hand() };
    let json = serde_json::to_value(&played).unwrap();
    assert_eq!((&json["tournament"], &json["level"], json.get("stake")), (&7.into(), &3.into(), None));
    assert_eq!(serde_json::from_value::<HandRecord>(json).unwrap(), played);
}

#[test]
fn chips_won_in_a_tournament_are_never_booked_as_money() {
    let contest = Contest::Tournament { tournament: TournamentId(7), level: 3 };
    assert!(!result_movements(&a_hand()).is_empty());
    assert!(result_movements(&HandRecord { contest, ..a_hand() }).is_empty());
}
