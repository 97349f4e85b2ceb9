//! A practice folder of an earlier version that was killed in mid-hand: `tests/data/kept/README.md` says how it was made.

use std::path::Path;

use poker_history::SealVerdict;
use poker_protocol::HandId;
use poker_room::{Account, HandRecord};
use poker_rules::{Chips, Seat};
use tempfile::TempDir;

use super::world::{Habit, World, options};
use crate::local::build::PERSON;
use crate::{LocalOptions, find_room, read_records, saved_game, verify_record};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/kept/client-0.1.0/practice");
/// The stacks at the start of the hand in progress, from the client's trace.
const STACKS: [(u8, u64); 6] = [(1, 9_390), (3, 9_100), (4, 10_042), (5, 9_200), (7, 10_302), (8, 10_300)];
/// The player's seat.
const SEAT: u8 = 5;
/// The balance of the player.
const BALANCE: u64 = 115_000;
/// The number of finished hands. The next hand was in progress.
const PLAYED: u64 = 9;

/// A copy of the kept folder; tests never open the original.
fn copy() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in ["room.ron", "hands.jsonl"] {
        std::fs::copy(Path::new(FOLDER).join(file), folder.path().join(file)).unwrap();
    }
    folder
}

fn open(folder: &TempDir) -> World {
    let room = Some(find_room(None, "room-003").unwrap());
    World::open(&LocalOptions { room, ..options(Some(folder.path()), 1) }).unwrap()
}

fn records(folder: &TempDir) -> Vec<HandRecord> {
    read_records(&folder.path().join("hands.jsonl")).unwrap().map(Result::unwrap).collect()
}

#[test]
fn a_kept_room_has_the_stacks_of_the_start_of_the_hand_in_progress() {
    let folder = copy();
    let stacks = STACKS.map(|(seat, stack)| (Seat::new(seat), Chips::new(stack)));
    let seat = saved_game(folder.path()).seat.unwrap();
    assert_eq!(stacks.iter().find(|(number, _)| *number == Seat::new(SEAT)), Some(&(Seat::new(SEAT), seat.stack)));
    let world = open(&folder);
    assert_eq!(world.built.set_aside, None);
    let told = world.hero.snapshot.as_ref().unwrap();
    assert_eq!(told.you.unwrap().seat, Seat::new(SEAT));
    let seats: Vec<_> = told.seats.iter().map(|seat| (seat.seat, seat.stack)).collect();
    assert_eq!(seats, stacks);
    let room = world.built.room.room();
    assert_eq!((room.ledger().sum(), room.ledger().holds(Account::Balance(PERSON)).hundredths()), (0, BALANCE));
}

#[test]
fn kept_records_are_all_read_and_hold() {
    let folder = copy();
    drop(open(&folder));
    let records = records(&folder);
    assert_eq!(records.iter().map(|record| record.hand).collect::<Vec<_>>(), (1..=PLAYED).map(HandId).collect::<Vec<_>>());
    for record in &records {
        assert_eq!(verify_record(record), Ok(SealVerdict::Holds), "{:?}", record.hand);
    }
}

#[test]
fn play_goes_on_in_a_kept_room() {
    let folder = copy();
    let mut world = open(&folder);
    world.hero.habit = Habit::Folds;
    world.play_hands(2);
    drop(world);
    let last = records(&folder).pop().unwrap();
    assert!(last.hand > HandId(PLAYED + 1) && verify_record(&last) == Ok(SealVerdict::Holds), "{:?}", last.hand);
}
