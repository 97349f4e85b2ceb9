//! Two servers on one PostgreSQL.

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_host::{Clock, ThinkingTime};
use poker_load::{Crowd, CrowdOptions};
use poker_protocol::{HallName, Password, TableId};
use poker_server::store::{Address, KeyRing, Owner, Store};
use rand::{RngExt as _, SeedableRng as _};

use crate::books::Auditor;
use crate::cluster::Cluster;
use crate::database_line::DatabaseLine;
use crate::process::Process;
use crate::site::{Site, hands_told, play_until};

/// Each server owns two of the halls and is a standby for the others.
const HALLS: [&str; 4] = ["north", "east", "south", "west"];
const BOTS: usize = 120;
const TABLES: usize = 20;
/// The bots of a run with many takeovers: with fewer, a hall can have fewer than three at each table, and none begins a hand.
const FEW_BOTS: usize = 64;
/// The number of takeovers between two comparisons with the books.
const AUDITED_EVERY: usize = 10;
/// The longest time until the tables of a killed server play at the other one.
const TAKEN_OVER: Duration = Duration::from_secs(15);

/// Starts a server on the common books that owns two of the halls.
fn server(site: &Site, store: &str, prefers: &[&str]) -> Process {
    server_at(site, store, prefers, "127.0.0.1:0")
}

fn server_at(site: &Site, store: &str, prefers: &[&str], listen: &str) -> Process {
    let file = site.path().join(format!("{}.ron", prefers[0]));
    let hall = |name: &&str| {
        let standby = !prefers.contains(name);
        format!(
            "(name: \"{name}\", room: named(\"quick\"), tournaments: none, standby: {standby}, tempo: (street_ms: 0, runout_ms: 0, unshown_ms: 10, showdown_ms: 20, choice_ms: 0, first_hand_ms: 10))"
        )
    };
    let halls: Vec<String> = HALLS.iter().map(hall).collect();
    let limits = "(burst: 1000, frames_a_second: 1000)";
    fs::write(&file, format!("(halls: [{}], limits: {limits}, lease_s: 2)", halls.join(", "))).unwrap();
    site.server_at(&file, store, listen)
}

fn names() -> Vec<HallName> {
    HALLS.iter().map(|name| HallName((*name).to_owned())).collect()
}

/// Tables at which bots saw hands end.
fn tables(crowd: &Crowd) -> BTreeSet<(HallName, TableId)> {
    let of_member = |member: &poker_load::Member| {
        let hall = member.hall().cloned();
        member.sight().ended().filter_map(|told| Some((hall.clone()?, told.table))).collect::<Vec<_>>()
    };
    crowd.members().iter().flat_map(of_member).collect()
}

/// The ended hands that each bot in these halls was told of, summed over the bots.
fn told_in(crowd: &Crowd, halls: &[&str]) -> u64 {
    let there = |member: &&poker_load::Member| member.hall().is_some_and(|hall| halls.contains(&hall.0.as_str()));
    crowd.members().iter().filter(there).map(|member| member.sight().hands_ended()).sum()
}

struct Scene {
    site: Site,
    _cluster: Cluster,
    store: std::sync::Arc<dyn Store>,
    first: Process,
    second: Process,
    crowd: Crowd,
}

/// Two servers, four halls, bots at twenty tables. All bots connected to the first server.
fn scene() -> Option<Scene> {
    let cluster = Cluster::start()?;
    let site = Site::new();
    let url = cluster.database();
    let first = server(&site, &url, &HALLS[..2]);
    let second = server(&site, &url, &HALLS[2..]);
    let options = CrowdOptions {
        halls: names(),
        thinking: ThinkingTime { min_ms: 0, max_ms: 100 },
        stay_hands: 10..=40,
        ..CrowdOptions::new(first.url.parse().unwrap(), BOTS, Password::new("correct horse"))
    };
    let mut crowd = Crowd::open(&options).unwrap();
    play_until(&mut crowd, "hands end at twenty tables of four halls", |crowd| tables(crowd).len() >= TABLES);
    let store = Address::of(&url).open_beside_with(KeyRing::of_folder(&site.data())).unwrap();
    Some(Scene { site, _cluster: cluster, store, first, second, crowd })
}

#[test]
#[ignore = "long: two servers and a hundred bots"]
fn long_the_tables_of_a_killed_server_go_on_at_the_other_within_fifteen_seconds() {
    let Some(Scene { site: _site, _cluster, store, first, second, mut crowd }) = scene() else { return };
    let clock = Clock::start();
    first.kill();
    crowd.run_for(Duration::from_millis(50));
    let told = [0, 1].map(|hall| told_in(&crowd, &HALLS[hall..=hall]));
    play_until(&mut crowd, "hands end in both halls of the dead server", |crowd| {
        [0, 1].iter().all(|&hall| told_in(crowd, &HALLS[hall..=hall]) > told[hall])
    });
    let took = clock.elapsed();
    println!("taken over after {took:?}");
    assert!(took <= TAKEN_OVER, "{took:?}");
    Auditor::default().audit_halls(&*store, &names(), &crowd);
    drop(second);
}

#[test]
#[ignore = "long: two servers and a hundred bots"]
fn long_a_paused_owner_that_wakes_is_refused() {
    let Some(Scene { site: _site, _cluster, store, first, second, mut crowd }) = scene() else { return };
    first.signal("STOP");
    let told = told_in(&crowd, &HALLS[..2]);
    play_until(&mut crowd, "hands end in the halls of the paused server", |crowd| told_in(crowd, &HALLS[..2]) > told + BOTS as u64);
    first.signal("CONT");
    let told = hands_told(&crowd);
    play_until(&mut crowd, "the old owner knows that it is none", |_| first.errors().contains("taken the hall over"));
    play_until(&mut crowd, "hands go on", |crowd| hands_told(crowd) > told + BOTS as u64);
    Auditor::default().audit_halls(&*store, &names(), &crowd);
    drop((first, second));
}

/// What happens to the server that owns the halls.
#[derive(Clone, Copy, Debug)]
enum ServerFault {
    /// It is killed, and started again later.
    Killed,
    /// The system stops it for a while.
    Stopped,
    /// Nothing arrives from its database, and nothing at it.
    CutOff,
}

/// Takes halls away from the server that owns most of them, `takeovers` times.
fn survive(takeovers: usize, faults: &[ServerFault], seed: u64) {
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let Some(cluster) = Cluster::start() else { return };
    let site = Site::new();
    let url = cluster.database();
    let store = Address::of(&url).open_beside_with(KeyRing::of_folder(&site.data())).unwrap();
    let lines = [DatabaseLine::to(&url), DatabaseLine::to(&url)];
    let prefers = [&HALLS[..2], &HALLS[2..]];
    let mut servers = [0, 1].map(|at| server(&site, &lines[at].url, prefers[at]));
    let addresses = [servers[0].address(), servers[1].address()];
    let options = CrowdOptions {
        halls: names(),
        thinking: ThinkingTime { min_ms: 0, max_ms: 100 },
        stay_hands: 10..=40,
        seed: Some(seed),
        ..CrowdOptions::new(servers[0].url.parse().unwrap(), FEW_BOTS, Password::new("correct horse"))
    };
    let mut crowd = Crowd::open(&options).unwrap();
    let mut auditor = Auditor::default();
    play_until(&mut crowd, "hands end in all halls", |crowd| HALLS.iter().all(|&hall| told_in(crowd, &[hall]) > 0));
    for takeover in 1..=takeovers {
        let owned = |at: usize| -> Vec<HallName> {
            let owners = store.owners().unwrap();
            let at_address = |owner: &Owner| owner.url.contains(&addresses[at]);
            owners.into_iter().filter(|(_, owner)| owner.as_ref().is_some_and(at_address)).map(|(hall, _)| hall).collect()
        };
        let at = usize::from(owned(1).len() > owned(0).len());
        let halls = owned(at);
        let fault = faults[rng.random_range(0..faults.len())];
        println!("{takeover}: server {at} with {} halls is {fault:?}", halls.len());
        match fault {
            ServerFault::Killed => servers[at].signal("KILL"),
            ServerFault::Stopped => servers[at].signal("STOP"),
            ServerFault::CutOff => lines[at].set_broken(true),
        }
        play_until(&mut crowd, "the other server owns the halls", |_| owned(1 - at).len() >= halls.len());
        let names: Vec<&str> = halls.iter().map(|hall| hall.0.as_str()).collect();
        let told = told_in(&crowd, &names);
        play_until(&mut crowd, "hands end in the halls", |crowd| told_in(crowd, &names) > told);
        match fault {
            ServerFault::Killed => servers[at] = server_at(&site, &lines[at].url, prefers[at], &addresses[at]),
            ServerFault::Stopped => servers[at].signal("CONT"),
            ServerFault::CutOff => lines[at].set_broken(false),
        }
        crowd.run_for(Duration::from_millis(rng.random_range(0..1_500)));
        if takeover.is_multiple_of(AUDITED_EVERY) || takeover == takeovers {
            auditor.audit_halls(&*store, &self::names(), &crowd);
        }
    }
    println!("{takeovers} takeovers, {} ends of hands compared", auditor.hands_compared);
    assert!(auditor.hands_compared > 0);
}

#[test]
#[ignore = "long: a quarter of an hour"]
fn long_a_hundred_takeovers_by_kills_stops_and_partitions_cost_nobody_a_chip() {
    survive(100, &[ServerFault::Killed, ServerFault::Stopped, ServerFault::CutOff], rand::random());
}

#[test]
fn the_players_of_a_server_that_is_cut_off_from_its_database_go_on_at_the_other() {
    survive(1, &[ServerFault::CutOff], 3);
}
