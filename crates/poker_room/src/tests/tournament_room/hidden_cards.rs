//! Nobody is told the cards of others (R-INT-5).

use std::collections::BTreeSet;

use poker_protocol::{Message, PlayerId, Request, SeenEvent, ServerMsg, TableEvent, TableId, TournamentId};
use poker_rules::{Card, Seat, Turn};
use rand::RngExt as _;

use super::paying_out::goes_on;
use super::satellites::scheduled;
use super::scene::{CardRoom, schedule_of};
use super::watching::watch;
use crate::Now;

/// The cards in a JSON text: two characters between quotes. No name or id in these tests looks like a card.
fn cards_in(told: &ServerMsg) -> BTreeSet<Card> {
    let json = serde_json::to_string(told).unwrap();
    let quoted = json.as_bytes().windows(4).filter(|four| four[0] == b'"' && four[3] == b'"');
    quoted.filter_map(|four| std::str::from_utf8(&four[1..3]).ok()?.parse().ok()).collect()
}

/// The table that a message is about.
fn table_of(told: &ServerMsg) -> Option<TableId> {
    match &told.message {
        Message::Table { table, .. } => Some(*table),
        Message::Snapshot { table } => Some(table.info.table),
        _ => None,
    }
}

/// Checks that no new message about the hand at a player's table has a card that another player holds, as long as players act. Returns the
/// number of cards that were seen.
fn check_hidden(room: &CardRoom, id: TournamentId, player: PlayerId, new: &[ServerMsg]) -> usize {
    let seat = room.room.tournament(id).unwrap().seat_of(player);
    seat.map_or(0, |(table, seat)| check_hidden_at(room, (id, table), Some(seat), new))
}

/// The same for a player who sees a table from a seat, or watches it without one.
fn check_hidden_at(room: &CardRoom, (id, table): (TournamentId, TableId), seat: Option<Seat>, new: &[ServerMsg]) -> usize {
    let tournament = room.room.tournament(id).unwrap();
    let hand = tournament.table(table).and_then(|table| table.hand());
    let Some(hand) = hand.filter(|hand| matches!(hand.turn(), Turn::Act(_))) else { return 0 };
    let others = hand.dealt_in().iter().filter(|&other| Some(other) != seat).collect::<Vec<_>>();
    let hidden: BTreeSet<Card> = others.iter().flat_map(|&other| hand.hole(other).iter().copied()).collect();
    let begins = |told: &ServerMsg| {
        let is_start = matches!(told.message, Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { .. } }, .. });
        is_start && table_of(told) == Some(table)
    };
    let start = new.iter().rposition(begins).unwrap_or(0);
    let mut seen = 0;
    for told in new[start..].iter().filter(|told| table_of(told) == Some(table)) {
        let cards = cards_in(told);
        assert!(cards.is_disjoint(&hidden), "{seat:?} is told a card of another player: {told:?}");
        seen += cards.len();
    }
    seen
}

#[test]
fn r_int_5_no_message_of_a_tournament_holds_a_card_of_another_player_and_who_only_looks_is_told_nothing_of_tables() {
    let mut room = CardRoom::new("en-2.7", 7);
    let id = room.open(scheduled("Mira"), &schedule_of("en-2.7"));
    let players: Vec<PlayerId> = (1..=24).map(PlayerId).collect();
    for player in &players {
        room.registered(player.0, id);
    }
    // Some players look at the tournament as well, also when they are out.
    let looker = room.person(99);
    for client in [looker, room.client(PlayerId(1)), room.client(PlayerId(2)), room.client(PlayerId(3))] {
        room.answer(client, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    }
    let sits = |room: &CardRoom, player: PlayerId| room.room.tournament(id).unwrap().seat_of(player).is_some();
    let mut cards = 0;
    for step in 0_u32.. {
        if !goes_on(&room, id) {
            break;
        }
        let before: Vec<(PlayerId, usize, bool)> =
            players.iter().map(|&player| (player, room.told[&player].len(), sits(&room, player))).collect();
        room.now = room.now.after_ms(100);
        assert!(room.step(Now(u64::MAX)), "it stands still");
        if step.is_multiple_of(50) {
            room.send(looker, Request::AskTournamentPlayers { tournament: id, page: 0 });
            room.send(looker, Request::AskTournamentTables { tournament: id, page: 0 });
        }
        for (player, heard, sat) in before {
            let new = &room.told[&player][heard..];
            if sat || sits(&room, player) {
                cards += check_hidden(&room, id, player, new);
            } else {
                assert!(!new.iter().any(|told| table_of(told).is_some()), "{player:?} sits nowhere");
            }
        }
    }
    assert!(cards > 100, "cards were looked at: {cards}");
    let told = &room.told[&PlayerId(99)];
    assert!(told.iter().any(|told| matches!(told.message, Message::TournamentStanding { .. })), "the player looks");
    assert!(told.iter().all(|told| table_of(told).is_none() && cards_in(told).is_empty()));
}

#[test]
fn r_int_5_no_message_of_a_watched_table_holds_a_card_that_a_player_holds_and_has_not_shown() {
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(scheduled("Mira"), &schedule_of("en-2.7"));
    for player in 1..=24 {
        room.registered(player, id);
    }
    // One who has no entry, and players who watch other tables than their own, or have lost their seats.
    room.person(99);
    let watchers: Vec<PlayerId> = [99, 1, 2, 3, 4].map(PlayerId).into();
    let (mut cards, mut hands) = (0, BTreeSet::new());
    while goes_on(&room, id) {
        let tables = room.room.tournament(id).unwrap().table_ids();
        let heard: Vec<usize> = watchers.iter().map(|player| room.told[player].len()).collect();
        if !tables.is_empty() && room.rng.random_range(0..20) == 0 {
            let player = watchers[room.rng.random_range(0..watchers.len())];
            let table = tables[room.rng.random_range(0..tables.len())];
            // It is refused at the player's own table.
            room.send(room.client(player), watch(table, true));
        }
        room.patient_step();
        for (player, heard) in watchers.iter().zip(heard) {
            let new = &room.told[player][heard..];
            let own = room.room.tournament(id).unwrap().seat_of(*player);
            for table in new.iter().filter_map(table_of).collect::<BTreeSet<_>>() {
                let seat = own.filter(|&(of, _)| of == table).map(|(_, seat)| seat);
                let seen = check_hidden_at(&room, (id, table), seat, new);
                if seat.is_none() && seen > 0 {
                    cards += seen;
                    hands.extend(room.room.tournament(id).unwrap().table(table).and_then(|table| table.hand_id()));
                }
            }
        }
    }
    assert!(cards > 300 && hands.len() > 50, "{cards} cards of {} hands were looked at", hands.len());
}
