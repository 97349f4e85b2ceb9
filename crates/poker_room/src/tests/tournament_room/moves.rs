//! What is told of moves between tables (R-TRN-9).

use poker_protocol::{EntryEvent, Message, PlayerId, SeenEvent, TableId, TournamentEvent};
use poker_rules::Seat;

use super::scene::{CardRoom, config_of, schedule_of};
use super::seen_tables::SeenTables;
use crate::rulebook::SeriesOffer;
use crate::{RoomConfig, Tempo};

/// A room where a tournament of this template has been played, at tables that people watch.
fn played(template: &str, (players, seed): (u64, u64)) -> CardRoom {
    let rulebook = if template == "shootout-three" { "room-003" } else { "en-2.7" };
    let schedule = schedule_of(rulebook);
    let mut room = CardRoom::with(RoomConfig { tempo: Tempo::WATCHED, ..config_of(rulebook) }, seed);
    let id = room.open(
        |offer| match offer {
            SeriesOffer::SitAndGo(offer) => offer.template.id == template,
            SeriesOffer::Scheduled(offer) => offer.template.id == template,
            SeriesOffer::HexaPro { .. } => false,
        },
        &schedule,
    );
    for player in 1..=players {
        room.registered(player, id);
    }
    room.play(id);
    room
}

/// What a player was told of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    Broken(TableId),
    Seated {
        table: TableId,
        seat: Seat,
        from: Option<TableId>,
    },
    Closed(TableId),
    /// A table, and whether the player was in the hand that was being played there.
    Shown {
        table: TableId,
        in_hand: bool,
    },
}

fn told(room: &CardRoom, player: PlayerId) -> Vec<Told> {
    let mut told = Vec::new();
    for message in &room.told[&player] {
        match &message.message {
            Message::TournamentEvent { event, .. } => match &**event {
                TournamentEvent::TableBroken { table } => told.push(Told::Broken(*table)),
                TournamentEvent::Entry { who, event: EntryEvent::Seated { table, seat, from, .. } }
                    if who.name == format!("P{}", player.0) =>
                {
                    told.push(Told::Seated { table: *table, seat: *seat, from: *from });
                }
                _ => {}
            },
            Message::TableClosed { table } => told.push(Told::Closed(*table)),
            Message::Snapshot { table } => {
                let own = told.iter().rev().find_map(|told| match told {
                    Told::Seated { seat, .. } => Some(*seat),
                    _ => None,
                });
                let events = table.hand.iter().flat_map(|hand| &hand.events);
                let in_hand = events.into_iter().any(
                    |event| matches!(event, SeenEvent::Started { players, .. } if players.iter().any(|player| Some(player.seat) == own)),
                );
                told.push(Told::Shown { table: table.info.table, in_hand });
            }
            _ => {}
        }
    }
    told
}

/// Checks the order in which each move was told, and returns how many moves there were, and how many of them with a broken table.
fn check_moves(room: &CardRoom, players: u64) -> (usize, usize) {
    let (mut moves, mut broken) = (0, 0);
    for player in (1..=players).map(PlayerId) {
        assert!(SeenTables::of(room, player).are_closed(), "{player:?}");
        let told = told(room, player);
        for (at, one) in told.iter().enumerate() {
            match *one {
                Told::Seated { from: Some(from), .. } => {
                    moves += 1;
                    assert_eq!(told[at + 1], Told::Closed(from));
                }
                Told::Broken(table) => {
                    broken += 1;
                    assert!(matches!(told[at + 1], Told::Seated { from: Some(from), .. } if from == table), "{told:?}");
                }
                Told::Shown { in_hand, .. } => assert!(!in_hand, "{player:?} is shown the table before the first hand: {told:?}"),
                Told::Seated { from: None, .. } | Told::Closed(_) => {}
            }
        }
    }
    (moves, broken)
}

#[test]
fn players_are_told_that_their_table_breaks_then_their_seats_then_the_end_of_the_old_table_and_see_the_new_one_before_its_hand() {
    let (mut moves, mut broken) = (0, 0);
    for seed in 1..=12 {
        let room = played("freezeout-turbo", (24, seed));
        let (moved, broke) = check_moves(&room, 24);
        (moves, broken) = (moves + moved, broken + broke);
    }
    assert!(moves > broken && broken > 50, "another seed is needed: {moves} {broken}");
}

#[test]
fn the_winners_of_a_shootout_leave_their_tables_for_the_next_round() {
    let room = played("shootout-three", (9, 1));
    let (moves, broken) = check_moves(&room, 9);
    assert_eq!((moves, broken), (3, 3));
}
