//! Simulations are repeatable, a transcript finds changes that do not make up the save, and failures tell what is wrong.

use super::{play, room};
use crate::simulate::room_day::run::Day;
use crate::simulate::room_day::transcript::{HANDS_PER_SAVE, OTHER_SAVE};
use crate::simulate::room_day::{RoomFailure, RoomReport, RoomSimOptions};

#[test]
fn the_same_seed_brings_the_same_day() {
    let digest = |report: RoomReport| (report.digest, report.inputs, report.days, report.forms);
    let first = play(&room("en-2.7", 300, 7)).unwrap();
    assert_eq!(digest(play(&room("en-2.7", 300, 7)).unwrap()), digest(first.clone()));
    assert_ne!(play(&room("en-2.7", 300, 8)).unwrap().digest, first.digest);
}

#[test]
fn a_broken_promise_names_the_seed_the_hand_and_the_last_inputs() {
    let last = vec!["1 player 4: WatchLobby".to_owned()];
    let told = RoomFailure::Broken { seed: 5, hands: 9, what: "a chip is gone".to_owned(), last }.to_string();
    assert_eq!(told, "seed 5, hand 9: a chip is gone\nthe last inputs:\n1 player 4: WatchLobby");
}

#[test]
fn changes_that_do_not_make_up_the_save_are_found_in_mid_run() {
    let options = RoomSimOptions { transcript: true, ..room("en-2.7", 0, 3) };
    let mut day = Day::begin(&options).unwrap();
    while day.hands() == 0 {
        day.step().unwrap();
    }
    // The id of the room is only in the first changes, so later changes do not put it right.
    day.transcript.as_mut().unwrap().kept.room.clear();
    let failure = loop {
        if let Err(failure) = day.step() {
            break failure;
        }
        assert!(day.hands() < HANDS_PER_SAVE, "nothing was found");
    };
    let RoomFailure::Broken { what, .. } = failure else { panic!("{failure:?}") };
    assert_eq!(what, OTHER_SAVE);
}
