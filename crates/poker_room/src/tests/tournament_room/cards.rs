//! Hidden cards stay hidden, also while players move between tables.

use poker_protocol::{EntryEvent, Message, PlayerId, SeenEvent, TableEvent, TableSnapshot, TournamentEvent};
use poker_rules::Seat;

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;

/// The hidden cards of other players that a player was dealt face up, or saw in a snapshot.
fn seen_of_others(room: &CardRoom, player: PlayerId) -> usize {
    let mut own: Option<Seat> = None;
    let mut seen = 0;
    for told in &room.told[&player] {
        match &told.message {
            Message::TournamentEvent { event, .. } => {
                if let TournamentEvent::Entry { who, event: EntryEvent::Seated { seat, .. } } = &**event
                    && who.name == format!("P{}", player.0)
                {
                    own = Some(*seat);
                }
            }
            Message::Table { event: TableEvent::Hand { event: SeenEvent::Dealt { seat, card: Some(_), .. } }, .. }
                if Some(*seat) != own =>
            {
                seen += 1;
            }
            Message::Snapshot { table } => seen += dealt_to_others(table, own),
            _ => {}
        }
    }
    seen
}

fn dealt_to_others(table: &TableSnapshot, own: Option<Seat>) -> usize {
    let events = table.hand.iter().flat_map(|hand| &hand.events);
    events.filter(|event| matches!(event, SeenEvent::Dealt { seat, card: Some(_), .. } if Some(*seat) != own)).count()
}

#[test]
fn nobody_is_dealt_the_card_of_another_player_face_up_while_tables_break_and_players_move() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 7);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira"), &schedule);
    for player in 1..=24 {
        room.registered(player, id);
    }
    room.play(id);
    let moved = |player: u64| {
        let told = &room.told[&PlayerId(player)];
        told.iter().filter(|told| matches!(&told.message, Message::Snapshot { .. })).count() > 1
    };
    assert!((1..=24).any(moved), "somebody was moved");
    for player in 1..=24 {
        assert_eq!(seen_of_others(&room, PlayerId(player)), 0, "player {player}");
    }
}
