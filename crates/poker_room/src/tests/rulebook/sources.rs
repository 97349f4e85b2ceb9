//! The sources of figures.

use super::{IDS, rulebook};
use crate::Source;

/// The text between the brackets of every source of this kind in a file.
fn sources<'a>(text: &'a str, kind: &str) -> Vec<&'a str> {
    text.split(kind).skip(1).map(|rest| &rest[..rest.find(')').unwrap()]).collect()
}

fn text(id: &str) -> &'static str {
    match id {
        "en-1.2" => include_str!("../../../data/en-1.2.ron"),
        "en-2.7" => include_str!("../../../data/en-2.7.ron"),
        "fr-3.1" => include_str!("../../../data/fr-3.1.ron"),
        "room-003" => include_str!("../../../data/room-003.ron"),
        "sv-2.6" => include_str!("../../../data/sv-2.6.ron"),
        other => panic!("{other}"),
    }
}

#[test]
fn every_row_that_cites_a_document_names_one_of_the_rulebooks_documents_and_a_section() {
    for id in IDS {
        let rulebook = rulebook(id);
        let named: Vec<&str> = ["Stated(", "Read("].into_iter().flat_map(|kind| sources(text(id), kind)).collect();
        assert!(named.len() > 20, "{id}");
        // The comment at the head of the file has these words too, but no quote after the bracket.
        for source in named.into_iter().filter(|source| source.starts_with('"')) {
            let document = source.split('"').nth(1).unwrap();
            assert!(rulebook.documents.contains_key(document), "{id}: {source}");
            assert!(source.split('"').nth(3).is_some_and(|section| !section.is_empty()), "{id}: {source}");
        }
        let (figures, froms) = (text(id).matches("(is: ").count(), text(id).matches("from: ").count());
        assert!(figures > 0 && froms >= figures, "{id}: {figures} figures, {froms} sources");
    }
}

#[test]
fn figures_no_document_gives_are_marked_as_ours() {
    for id in IDS {
        let rulebook = rulebook(id);
        for ours in [
            &rulebook.cash.decision_s.from,
            &rulebook.seating.weight_free_seat.from,
            &rulebook.seating.weight_played_before.from,
            &rulebook.seating.players_to_open.from,
            &rulebook.seating.offer_s.from,
            &rulebook.seating.most_tables.from,
            &rulebook.parameters.fixed_limit_max_bets.from,
        ] {
            assert!(ours.is_ours(), "{id}: {ours:?}");
        }
        assert!(!rulebook.cash.seats.from.is_ours() && !rulebook.cash.min_players.from.is_ours(), "{id}");
    }
    let fast = rulebook("en-1.2");
    assert!(fast.fast.as_ref().unwrap().button.from.is_ours(), "the blinds of Fast Hold'em");
    let room = rulebook("room-003");
    for row in &room.jackpots.as_ref().unwrap().pools {
        assert!(row.hands.from.is_ours() && row.payout_percent.from.is_ours() && !row.games.from.is_ours());
    }
    assert!(room.cash.disconnect_extra_s.from.is_ours());
}

#[test]
fn a_reading_says_how_the_document_is_read() {
    let rulebook = rulebook("en-2.7");
    let deepstack = rulebook.stakes.iter().find(|row| row.form == poker_protocol::Form::Deepstack).unwrap();
    assert!(matches!(&deepstack.from, Source::Read(document, _, reading) if document == "en" && reading.starts_with("X-8")));
}
