//! What a hall answers to an operator's order.

use poker_protocol::{TableId, TournamentId};
use poker_text::Language;

use crate::door::OrderOutcome;
use crate::door::order_refusal::OrderRefusal;

#[test]
fn a_refusal_is_kept_as_a_sentence_in_every_language() {
    for refusal in [
        OrderRefusal::NoSuchJackpot,
        OrderRefusal::NeverHere(poker_protocol::PlayerId(7)),
        OrderRefusal::NoSuchTable(TableId(7)),
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
