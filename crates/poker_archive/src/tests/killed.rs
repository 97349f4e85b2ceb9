//! A program that is killed while it writes loses no hand that it was told is kept, and keeps none twice.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use super::keeping::new;
use super::played::hand;
use crate::{Archive, HandFilter};

/// Names the file for the process that is killed.
const FILE: &str = "CARDROOM_TEST_ARCHIVE";
/// The number of the first hand that this process adds.
const FIRST: &str = "CARDROOM_TEST_FIRST_HAND";
const KILLS: u64 = 20;

/// Adds hand after hand, each of them twice, and says each number once the hand is kept. Runs until it is killed.
#[test]
#[ignore = "the process that another test kills"]
fn adds_hands_until_it_is_killed() {
    let (Ok(file), Ok(first)) = (std::env::var(FILE), std::env::var(FIRST)) else { return };
    let mut archive = Archive::open(Path::new(&file)).unwrap();
    for number in first.parse::<u64>().unwrap().. {
        let kept = new(&hand(number));
        // The hand in progress at the last kill may be kept already.
        archive.add(&[kept.clone(), kept]).unwrap();
        println!("\nkept {number}");
    }
}

#[test]
fn killed_twenty_times_while_it_writes_the_archive_has_every_kept_hand_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hands.db");
    let mut told: BTreeSet<u64> = BTreeSet::new();
    for kill in 0..KILLS {
        // Each process begins with the hand that the one before may have been adding.
        let first = told.last().map_or(0, |last| last + 1);
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "tests::killed::adds_hands_until_it_is_killed", "--ignored", "--nocapture"])
            .env(FILE, &file)
            .env(FIRST, first.to_string())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let kept = lines.filter_map(|line| line.strip_prefix("kept ")?.parse::<u64>().ok());
        // It is killed after another number of hands each time, while it adds the next one.
        told.extend(kept.take(usize::try_from(3 + kill * 7 % 11).unwrap()));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    let archive = Archive::open(&file).unwrap();
    let lines = archive.page(&HandFilter::default(), None, u32::MAX).unwrap();
    let numbers: Vec<u64> = lines.iter().rev().map(|line| line.number - 48_000_000).collect();
    let distinct: BTreeSet<u64> = numbers.iter().copied().collect();
    assert_eq!(distinct.len(), numbers.len(), "a hand is kept twice");
    assert!(told.is_subset(&distinct), "lost: {:?}", told.difference(&distinct).collect::<Vec<_>>());
    assert!(told.len() > 100, "{}", told.len());
    for line in &lines {
        let record = archive.record(line.id).unwrap().unwrap();
        assert_eq!(record.actions, hand(line.number - 48_000_000).actions);
    }
}
