//! A room that is killed at any moment starts again with the stacks of the hand's start, and the records agree with them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use poker_protocol::HandId;
use poker_room::HandRecord;
use poker_rules::{Chips, Seat};

use super::world::{Habit, World, options};
use crate::{RecordFile, read_records};

fn records(folder: &Path) -> Vec<HandRecord> {
    read_records(&folder.join("hands.jsonl")).unwrap().map(Result::unwrap).collect()
}

#[test]
fn killed_in_mid_hand_twenty_times_it_starts_with_the_stacks_of_the_hands_start() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..20_u64 {
        let mut world = World::open(&options(Some(folder.path()), round)).unwrap();
        world.sit();
        world.play_hands(1 + u32::try_from(round % 3).unwrap());
        world.hero.habit = Habit::Waits;
        world.until(|world| world.hero.to_act.is_some());
        for _ in 0..round % 5 {
            if world.built.bots.due().is_some() {
                world.advance();
            }
        }
        let (stacks, table) = (world.stacks(), world.table());
        let live = world.built.room.room().table(table).unwrap().hand().is_some();
        assert!(live, "a hand is in progress");
        // The room is dropped as a kill would drop it: nothing more is saved.
        drop(world);
        assert_eq!(World::saved_stacks(folder.path(), table), stacks, "round {round}");
        let again = World::open(&options(Some(folder.path()), round)).unwrap();
        assert_eq!(again.stacks(), stacks, "round {round}");
        assert_eq!(again.built.room.room().ledger().sum(), 0);
    }
}

#[test]
fn saved_stacks_agree_with_the_last_record_after_each_hand() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::open(&options(Some(folder.path()), 5)).unwrap();
    world.sit();
    for _ in 0..30 {
        world.play_hands(1);
        let (recorded, room) = World::saved(folder.path());
        let last = records(folder.path()).pop().unwrap();
        assert_eq!(recorded.last, Some(last.hand));
        let table = room.tables.into_iter().find(|table| table.table == last.table).unwrap();
        let kept: BTreeMap<Seat, Chips> = table.seats.iter().map(|seat| (seat.seat, seat.stack)).collect();
        for end in &last.stacks {
            // A player who was dealt in and has left since has no stack at the table.
            if let Some(stack) = kept.get(&end.seat) {
                assert_eq!(*stack, end.stack, "hand {:?}", last.hand);
            }
        }
    }
}

#[test]
fn a_hand_recorded_but_not_saved_has_not_been_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    let mut world = World::open(&options(Some(folder.path()), 6)).unwrap();
    world.sit();
    world.play_hands(3);
    let save = fs::read(folder.path().join("room.ron")).unwrap();
    let known = records(folder.path()).len();
    world.play_hands(1);
    drop(world);
    // The crash came after the record was written and before the save that names it.
    fs::write(folder.path().join("room.ron"), &save).unwrap();
    assert_eq!(records(folder.path()).len(), known + 1);
    let mut world = World::open(&options(Some(folder.path()), 6)).unwrap();
    assert_eq!(records(folder.path()).len(), known);
    world.play_hands(1);
    let numbers: Vec<HandId> = records(folder.path()).iter().map(|record| record.hand).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
    drop(world);

    let whole = fs::read(&path).unwrap();
    fs::write(&path, [&whole[..], b"{\"format\":1,\"record\":{\"hand\":99"].concat()).unwrap();
    drop(World::open(&options(Some(folder.path()), 6)).unwrap());
    assert_eq!(fs::read(&path).unwrap(), whole);
    assert!(RecordFile::open(&path, None).unwrap().end().last < Some(HandId(99)));
}
