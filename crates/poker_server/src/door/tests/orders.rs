//! What a hall answers to an operator's order.

use poker_protocol::{TableId, TournamentId};
use poker_text::Language;

use crate::door::order_refusal::OrderRefusal;
use crate::door::{NewOrder, Order, OrderOutcome};
use crate::store::tests::scene::{Play, TABLE, hall};

#[test]
fn a_refusal_is_kept_as_a_sentence_in_every_language() {
    for refusal in [
        OrderRefusal::NoSuchJackpot,
        OrderRefusal::NeverHere(poker_protocol::PlayerId(7)),
        OrderRefusal::NoSuchTable(TableId(7)),
        OrderRefusal::NoHand(TableId(7)),
        OrderRefusal::NoSuchTournament(TournamentId(7)),
    ] {
        let outcome = OrderOutcome::refused(&refusal);
        let kept: OrderOutcome = serde_json::from_str(&serde_json::to_string(&outcome).unwrap()).unwrap();
        assert_eq!(kept, outcome);
        let OrderOutcome::Refused { why, translations } = kept else { panic!("{kept:?}") };
        let (french, swedish) = (&translations[&Language::French], &translations[&Language::Swedish]);
        assert!(why.len() > 20 && *french != why && *swedish != why && french != swedish, "{why} {translations:?}");
    }
}

#[test]
fn a_refusal_that_was_kept_without_translations_is_still_read() {
    let kept: OrderOutcome = serde_json::from_str(r#"{"type": "refused", "why": "the time is past"}"#).unwrap();
    assert!(matches!(kept, OrderOutcome::Refused { why, translations } if why == "the time is past" && translations.is_empty()));
}

#[test]
fn r_fail_2_an_order_to_void_a_hand_is_refused_at_a_table_without_one() {
    let mut play = Play::new(1);
    let void = |play: &mut Play| {
        NewOrder { hall: hall(), at: play.now, by: "Olga".to_owned(), order: Order::VoidHand { table: TABLE } }
            .carry_out(&mut play.room, play.now)
    };
    let no_hand = OrderOutcome::refused(&OrderRefusal::NoHand(TABLE));
    assert_eq!(void(&mut play), no_hand, "nobody has sat down");
    while play.room.table(TABLE).unwrap().awaited().is_none() {
        play.step();
    }
    assert_eq!(void(&mut play), OrderOutcome::Done);
    assert_eq!(void(&mut play), no_hand, "the hand is void already");
}
