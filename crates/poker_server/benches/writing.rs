//! The cost of writing batches and of taking changes out of a room: `cargo bench -p poker_server --bench writing`.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints what it measures and stops where it cannot measure")]

use std::time::Duration;

use poker_host::Clock;

use poker_server::store::{self, Batch, SqliteStore, Store};

#[allow(dead_code, reason = "the tests of the store use all of it")]
#[path = "../src/store/tests/cluster.rs"]
mod cluster;
#[allow(dead_code, reason = "the tests of the store use all of it")]
#[path = "../src/store/tests/scene.rs"]
mod scene;

use cluster::Cluster;
use scene::{Play, hall, owner};

/// Hands that are played before anything is measured.
const HANDS: u64 = 1_000;

/// Batches of `HANDS` hands, one for each input.
fn played() -> (Vec<Batch>, u64) {
    let mut play = Play::new(1);
    let mut batches = vec![play.batch()];
    while play.room.hands_ended() < HANDS {
        batches.push(play.batch());
        play.step();
    }
    (batches, play.room.hands_ended())
}

fn seconds(clock: &Clock, work: impl FnOnce()) -> f64 {
    let before = clock.now();
    work();
    Duration::from_millis(clock.now().0 - before.0).as_secs_f64()
}

fn commits(store: &dyn Store, batches: &[Batch], together: usize, what: &str) {
    let clock = Clock::start();
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let groups = batches.chunks(together).count();
    let took = seconds(&clock, || batches.chunks(together).for_each(|group| store.commit(&lease, group).unwrap()));
    let each = |count: usize| count as f64 / took;
    println!("{what}, {together} together: {:.0} commits/s, {:.0} batches/s, {took:.2} s", each(groups), each(batches.len()));
}

fn main() {
    measure_commits();
    measure_taking_changes();
}

fn measure_commits() {
    let (batches, hands) = played();
    println!("{} batches, {hands} hands", batches.len());
    for together in [1, 10, 100] {
        let folder = tempfile::tempdir_in(".").unwrap();
        let path = folder.path().join("cardroom.sqlite");
        let store = SqliteStore::open(&path).unwrap();
        let some = &batches[..batches.len().min(500 * together)];
        commits(&store, some, together, "SQLite");
        drop(store);
        if some.len() == batches.len() {
            let bytes = std::fs::metadata(&path).unwrap().len();
            println!("SQLite: {} bytes a hand, {bytes} in all", bytes / hands);
        }
    }
    if let Some(cluster) = Cluster::start() {
        for together in [1, 100] {
            commits(&cluster.open(), &batches[..batches.len().min(500 * together)], together, "PostgreSQL");
        }
    }
}

fn measure_taking_changes() {
    let clock = Clock::start();
    let steps = 100_000;
    for taken in [false, true] {
        let mut play = Play::new(1);
        let took = seconds(&clock, || {
            for _ in 0..steps {
                play.step();
                if taken {
                    drop(play.batch());
                } else {
                    drop(play.room.poll_record());
                }
            }
        });
        println!("taken {taken}: {:.2} µs a step", took * 1e6 / f64::from(steps));
    }
}
