//! A server that is killed while it writes (R-FAIL-1). A child process of the test plays and writes, and is killed at a random moment.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use chacha20::ChaCha8Rng;
use poker_protocol::HandId;
use rand::{RngExt as _, SeedableRng as _};

use super::cluster::Cluster;
use super::scene::{Play, hall, owner};
use crate::store::{Address, HandQuery, KeyRing, Store};

/// The environment variables of the child process: the address of the books, and the folder of their keys.
const BOOKS: &str = "CARDROOM_TEST_BOOKS";
const KEYS: &str = "CARDROOM_TEST_KEYS";
const SEED: &str = "CARDROOM_TEST_SEED";

#[test]
#[ignore = "run by the other tests as a process of its own"]
fn child_that_plays_until_it_is_killed() {
    let Ok(books) = std::env::var(BOOKS) else { return };
    let seed = std::env::var(SEED).unwrap().parse().unwrap();
    let store = open(&books, Path::new(&std::env::var(KEYS).unwrap()));
    let lease = store.claim(&hall(), &owner("child"), 60_000).unwrap();
    let mut play = store.load(&hall()).unwrap().map_or_else(|| Play::new(seed), |kept| Play::after(kept, seed));
    loop {
        store.commit(&lease, &[play.batch()]).unwrap();
        println!("kept {}", play.room.hands_ended());
        play.step();
    }
}

fn open(books: &str, keys: &Path) -> std::sync::Arc<dyn Store> {
    Address::of(books).open(KeyRing::of_folder(keys)).unwrap()
}

fn start(books: &str, keys: &Path, seed: u64) -> Child {
    let this = std::env::current_exe().unwrap();
    let mut command = Command::new(this);
    command.args(["--exact", "store::tests::kill::child_that_plays_until_it_is_killed", "--ignored", "--nocapture"]);
    command.env(BOOKS, books).env(KEYS, keys).env(SEED, seed.to_string());
    command.stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().unwrap()
}

/// Kills the process after a number of lines. Returns the hands that it had reported as written.
fn kill_after(mut child: Child, lines: usize) -> usize {
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
    let kept = |line: String| line.strip_prefix("kept ").and_then(|count| count.parse().ok());
    let mut last = said.by_ref().filter_map(|line| kept(line.unwrap())).take(lines).last().unwrap_or(0);
    child.kill().unwrap();
    child.wait().unwrap();
    // Lines that the child wrote before it died count too. The last line may be incomplete.
    for line in said.map_while(Result::ok) {
        last = kept(line).unwrap_or(last).max(last);
    }
    last
}

/// Kills the process that writes these books, again and again.
fn killed(books: &str, keys: &Path, times: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(77);
    let mut before = 0;
    for seed in 0..times {
        let kept = kill_after(start(books, keys, seed), rng.random_range(1..120));
        let store = open(books, keys);
        assert_eq!(store.check().unwrap(), [], "kill {seed}");
        let query = HandQuery { most: 1_000_000, ..HandQuery::default() };
        let voided = store.hands(&hall(), &HandQuery { only_voided: true, ..query.clone() }).unwrap().len();
        let hands = store.hands(&hall(), &query).unwrap().len() - voided;
        assert!(hands >= before + kept, "kill {seed}: {hands} hands are kept, of which {before} were there and {kept} were promised");
        before = hands;
        let found = store.load(&hall()).unwrap().unwrap();
        let mut unfinished: Vec<HandId> = found.unfinished.iter().map(|hand| hand.begun.hand).collect();
        let mut again = Play::after(found, seed);
        assert_eq!(again.room.ledger().sum(), 0);
        let changes = again.batch().changes;
        let ended = changes.ended.iter().map(|record| record.hand);
        let mut over: Vec<HandId> = ended.chain(changes.voided.iter().map(|hand| hand.begun.hand)).collect();
        unfinished.sort_unstable();
        over.sort_unstable();
        assert_eq!(over, unfinished, "each is ended if nobody could act, and otherwise void");
    }
    assert!(before > 5, "{before} hands were played");
}

fn killed_on_a_folder(times: u64) {
    let folder = tempfile::tempdir().unwrap();
    killed(folder.path().to_str().unwrap(), folder.path(), times);
}

fn killed_on_postgresql(times: u64) {
    let Some(cluster) = Cluster::start() else { return };
    let keys = tempfile::tempdir().unwrap();
    killed(&cluster.database(), keys.path(), times);
}

#[test]
fn r_fail_1_a_kill_at_any_moment_loses_no_hand_that_was_kept_and_no_chip() {
    killed_on_a_folder(6);
}

#[test]
fn r_fail_1_a_kill_at_any_moment_loses_no_hand_and_no_chip_on_postgresql() {
    killed_on_postgresql(4);
}

#[test]
#[ignore = "long"]
fn long_r_fail_1_five_hundred_kills_lose_nothing_on_a_folder() {
    killed_on_a_folder(500);
}

#[test]
#[ignore = "long"]
fn long_r_fail_1_five_hundred_kills_lose_nothing_on_postgresql() {
    killed_on_postgresql(500);
}
