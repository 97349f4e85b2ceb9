//! Opens rooms from valid, damaged, newer and locked folders.

use std::fs;
use std::path::Path;

use poker_protocol::{HandId, Request, Suspicion, TournamentKind};

use super::world::{World, options};
use crate::local::tournaments::{LevelLength, PracticeTournament};
use crate::{FileError, LocalOptions, OpenError, PracticeOptions, SaveTrouble, has_save, read_records, saved_game};

fn after_hands(folder: &Path, hands: u32) -> World {
    let mut world = World::open(&options(Some(folder), 1)).unwrap();
    world.sit();
    world.play_hands(hands);
    world
}

#[test]
fn a_room_goes_on_where_it_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    assert!(!has_save(folder.path()));
    let mut world = after_hands(folder.path(), 10);
    world.built.room.finish().unwrap();
    let (stacks, table) = (world.stacks(), world.table());
    drop(world);
    assert!(has_save(folder.path()));
    let seat = saved_game(folder.path()).seat.unwrap();
    assert!(stacks.iter().any(|(_, stack)| *stack == seat.stack) && !seat.stakes.big_blind.is_zero(), "{seat:?}");
    let mut world = World::open(&options(Some(folder.path()), 2)).unwrap();
    assert_eq!((world.stacks(), world.table()), (stacks, table));
    assert!(world.hero.snapshot.is_some(), "the player sits where they sat");
    world.play_hands(5);
    let numbers: Vec<u64> = read_records(&folder.path().join("hands.jsonl")).unwrap().map(|record| record.unwrap().hand.0).collect();
    assert!(numbers.windows(2).all(|pair| pair[1] > pair[0]), "{numbers:?}");
}

#[test]
fn a_save_tells_of_the_tournament_that_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::open(&options(Some(folder.path()), 1)).unwrap();
    let id = world.begin(PracticeTournament { levels: LevelLength::Hands(8), ..PracticeTournament::of("freezeout", 18) }).unwrap();
    world.settle();
    world.play_hands(2);
    let left = world.built.room.room().tournament(id).unwrap().left();
    world.built.room.finish().unwrap();
    drop(world);
    let game = saved_game(folder.path());
    let tournament = game.tournament.unwrap();
    assert_eq!((tournament.entries, tournament.left, tournament.kind), (18, Some(left), TournamentKind::Scheduled));
    assert_eq!(tournament.name, "Freezeout");
    assert_eq!(game.seat, None, "its table is no cash table");
}

#[test]
fn r_int_7_hands_of_an_earlier_run_can_be_reported() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = after_hands(folder.path(), 3);
    let hand = world.hero.hand;
    world.built.room.finish().unwrap();
    drop(world);
    let mut world = World::open(&options(Some(folder.path()), 2)).unwrap();
    world.hero.send(Request::ReportHand { hand, about: vec![], why: Suspicion::Bot, remark: String::new() });
    world.settle();
    let reported: Vec<_> = world.built.room.room().reports().map(|report| report.hands.clone()).collect();
    assert_eq!(reported, [[hand]]);
}

#[test]
fn a_damaged_save_is_set_aside_and_hands_keep_their_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("room.ron");
    let mut played = 0;
    for (number, damage) in [b"not a save".as_slice(), b"(format: 1, recorded: (", &[0xff, 0x00]].into_iter().enumerate() {
        let mut world = after_hands(folder.path(), 3);
        played = world.hero.hand.0;
        drop(world.built.room.finish());
        drop(world);
        fs::write(&save, damage).unwrap();
        let world = World::open(&options(Some(folder.path()), 1)).unwrap();
        let aside = folder.path().join(format!("room.damaged-{}.ron", number + 1));
        assert_eq!(world.built.set_aside.as_deref(), Some(aside.as_path()));
        assert_eq!(fs::read(aside).unwrap(), damage);
        assert!(world.hero.snapshot.is_none(), "begins afresh");
    }
    let world = after_hands(folder.path(), 1);
    assert!(world.hero.hand > HandId(played));
}

#[test]
fn a_save_that_contradicts_itself_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    drop(after_hands(folder.path(), 2));
    let save = folder.path().join("room.ron");
    let text = fs::read_to_string(&save).unwrap();
    let at = text.find("stack: ").unwrap() + "stack: ".len();
    fs::write(&save, format!("{}9{}", &text[..at], &text[at..])).unwrap();
    assert!(World::open(&options(Some(folder.path()), 1)).unwrap().built.set_aside.is_some());
}

#[test]
fn a_newer_save_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("room.ron");
    fs::write(&save, "(format: 2, something: new)").unwrap();
    let Err(OpenError::Newer { path, found: 2 }) = World::open(&options(Some(folder.path()), 1)) else { panic!("opened") };
    assert_eq!(path, save);
    assert_eq!(fs::read_to_string(&save).unwrap(), "(format: 2, something: new)");
}

#[test]
fn one_save_has_one_room() {
    let folder = tempfile::tempdir().unwrap();
    let first = World::open(&options(Some(folder.path()), 1)).unwrap();
    let Err(OpenError::SaveInUse { path }) = World::open(&options(Some(folder.path()), 1)) else { panic!("opened twice") };
    assert_eq!(path, folder.path());
    drop(first);
    assert!(World::open(&options(Some(folder.path()), 1)).is_ok());
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let inside = file.join("practice");
    let Err(OpenError::File(FileError::Unwritable { path, .. })) = World::open(&options(Some(&inside), 1)) else { panic!("opened") };
    assert_eq!(path, inside);
}

#[test]
fn fewer_or_more_opponents_find_the_same_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = after_hands(folder.path(), 4);
    world.built.room.finish().unwrap();
    drop(world);
    for opponents in [2, 5, 1] {
        let options = options(Some(folder.path()), 1);
        let options = LocalOptions { practice: PracticeOptions { opponents, ..options.practice }, ..options };
        let mut world = World::open(&options).unwrap();
        assert!(world.built.room.room().stakes().iter().all(|row| row.players >= u32::from(opponents.min(row.seats - 1))));
        assert_eq!(world.stacks().len(), usize::from(opponents) + 1);
        world.play_hands(3);
        assert_eq!(world.built.room.room().ledger().sum(), 0);
        world.built.room.finish().unwrap();
    }
}

#[test]
fn a_save_that_fails_is_told_and_tried_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = after_hands(folder.path(), 2);
    let save = folder.path().join("room.ron");
    fs::remove_file(&save).unwrap();
    // A file cannot be renamed over a folder that is not empty.
    fs::create_dir_all(save.join("in the way")).unwrap();
    world.play_hands(2);
    let SaveTrouble(FileError::Unwritable { path, .. }) = world.built.troubles.try_recv().unwrap() else { panic!("other trouble") };
    assert_eq!(path, save);
    fs::remove_dir_all(&save).unwrap();
    world.play_hands(1);
    assert!(save.is_file());
}

#[test]
fn every_rulebook_can_be_practised_kept_and_continued() {
    for rulebook in ["en-1.2", "fr-3.1", "sv-2.6", "room-003"] {
        let folder = tempfile::tempdir().unwrap();
        let options = LocalOptions { room: Some(crate::find_room(None, rulebook).unwrap()), ..options(Some(folder.path()), 3) };
        let seated = |world: &World| world.built.room.room().stakes().iter().map(|row| (row.players, row.tables)).collect::<Vec<_>>();
        let mut world = World::open(&options).unwrap();
        let before = seated(&world);
        assert!(before.iter().all(|(players, tables)| *players > 0 && *tables == 1), "{rulebook}: {before:?}");
        world.sit();
        world.play_hands(3);
        world.built.room.finish().unwrap();
        drop(world);
        let mut world = World::open(&options).unwrap();
        assert!(world.hero.snapshot.is_some(), "{rulebook}: the player sits where they sat");
        let with_person = seated(&world).into_iter().map(|(players, _)| players).sum::<u32>();
        assert_eq!(with_person, before.iter().map(|(players, _)| players).sum::<u32>() + 1, "{rulebook}");
        world.play_hands(2);
    }
}
