//! A server that is killed at random moments, and one that ends gracefully.

use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_load::Crowd;
use rand::{RngExt as _, SeedableRng as _};

use crate::books::{Auditor, hall};
use crate::cluster::Cluster;
use crate::site::{Site, hands_told, play_until};

const BOTS: usize = 24;
/// How long a server runs after its clients are back, in milliseconds.
const LIVES_MS: std::ops::Range<u64> = 20..900;
/// Time for messages that were in flight when the server died.
const LAST_WORDS: Duration = Duration::from_millis(50);

/// Kills the server of a site again and again.
fn survive(site: &Site, kills: u32, seed: u64) {
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut server = site.server("127.0.0.1:0");
    let address = server.address();
    let mut crowd = site.crowd(&server, BOTS, seed);
    play_until(&mut crowd, "everybody plays", |crowd| hands_told(crowd) >= 4 * BOTS as u64);
    let mut auditor = Auditor::default();
    for kill in 1..=kills {
        crowd.run_for(Duration::from_millis(rng.random_range(LIVES_MS)));
        server.kill();
        crowd.run_for(LAST_WORDS);
        audit(&mut auditor, site, &crowd);
        let entries: Vec<u64> = crowd.members().iter().map(|member| member.entries()).collect();
        let told = hands_told(&crowd);
        server = site.server(&address);
        play_until(&mut crowd, &format!("all are back after kill {kill}, and hands end"), |crowd| {
            let back = crowd.members().iter().zip(&entries).all(|(member, before)| member.entries() > *before);
            back && hands_told(crowd) > told
        });
    }
    server.kill();
    crowd.run_for(LAST_WORDS);
    audit(&mut auditor, site, &crowd);
    println!("{kills} kills, {} ends of hands compared", auditor.hands_compared);
    assert!(auditor.hands_compared > u64::from(kills));
}

fn audit(auditor: &mut Auditor, site: &Site, crowd: &Crowd) {
    match site.database() {
        None => auditor.audit(&site.data(), crowd),
        Some(_) => auditor.audit_halls(&*site.open_beside(), &[hall()], crowd),
    }
}

fn survive_on_postgresql(kills: u32, seed: u64) {
    let Some(cluster) = Cluster::start() else { return };
    survive(&Site::with_database(cluster.database()), kills, seed);
}

#[test]
fn ten_kills_cost_nobody_a_chip_and_everybody_comes_back() {
    survive(&Site::new(), 10, rand::random());
}

#[test]
fn three_kills_on_postgresql_cost_nobody_a_chip_and_everybody_comes_back() {
    survive_on_postgresql(3, rand::random());
}

#[test]
#[ignore = "long: some minutes"]
fn long_five_hundred_kills_cost_nobody_a_chip_and_everybody_comes_back() {
    survive(&Site::new(), 500, rand::random());
}

#[test]
#[ignore = "long: half an hour"]
fn long_five_hundred_kills_on_postgresql_cost_nobody_a_chip_and_everybody_comes_back() {
    survive_on_postgresql(500, rand::random());
}

#[test]
fn a_server_that_is_told_to_end_finishes_its_hands() {
    let site = Site::new();
    let mut server = site.server("127.0.0.1:0");
    let mut crowd = site.crowd(&server, BOTS, 5);
    play_until(&mut crowd, "everybody plays", |crowd| hands_told(crowd) >= 2 * BOTS as u64);
    server.terminate();
    let mut status = None;
    play_until(&mut crowd, "the server ends", |_| {
        status = server.ended();
        status.is_some()
    });
    assert!(status.unwrap().success(), "{status:?}");
    let mut auditor = Auditor::default();
    auditor.audit(&site.data(), &crowd);
    let store = site.open_beside();
    assert_eq!(store.load(&hall()).unwrap().unwrap().unfinished, [], "every hand is finished");
    let voided: Vec<_> = crowd.members().iter().flat_map(|member| member.sight().voided()).collect();
    assert_eq!(voided, [], "no hand is void");
}
