//! The data in the record of a hand that a reviewer needs.

use poker_rules::Action;

use crate::tests::table_scene::Scene;
use crate::{Currency, HandRecord};

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
