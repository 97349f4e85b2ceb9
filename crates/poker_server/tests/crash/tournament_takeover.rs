//! Two servers on one PostgreSQL, of which one dies during a tournament.

use std::time::Duration;

use poker_host::Clock;
use poker_server::store::{Address, KeyRing};
use poker_server::tournament_check::differences;

use crate::books::hall;
use crate::cluster::Cluster;
use crate::tournament_books::TournamentAuditor;
use crate::tournament_site::TournamentSite;

const PLAYERS: usize = 60;
/// The longest time until the tournament of a killed server goes on at the other one.
const TAKEN_OVER: Duration = Duration::from_secs(15);

#[test]
#[ignore = "long: two servers and sixty clients"]
fn long_the_tournament_of_a_killed_server_goes_on_at_the_other_within_fifteen_seconds() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let site = TournamentSite::new(PLAYERS, 3, Some(url.clone()));
    let (first, second) = (site.server("127.0.0.1:0", false), site.server("127.0.0.1:0", true));
    let play = site.play(vec![first.url.clone(), second.url.clone()]);
    play.wait_until("a third of the players have places", |told| told.placed() >= PLAYERS / 3);
    assert!(play.witness.placed() < PLAYERS, "the tournament is over too soon");
    first.kill();
    let clock = Clock::start();
    std::thread::sleep(Duration::from_millis(50));
    let store = Address::of(&url).open_beside_with(KeyRing::of_folder(&site.data())).unwrap();
    let mut auditor = TournamentAuditor::default();
    let ended = play.witness.hands_ended();
    auditor.audit_store(&*store, &play.witness);
    play.wait_until("hands end at the other server", |told| told.hands_ended() > ended);
    let took = clock.elapsed();
    println!("goes on after {took:?}");
    assert!(took <= TAKEN_OVER, "{took:?}");
    let witness = std::sync::Arc::clone(&play.witness);
    let report = play.end();
    auditor.audit_store(&*store, &witness);
    assert_eq!(differences(&*store, &hall(), &report).unwrap(), Vec::<String>::new(), "{report}");
    print!("{report}");
    drop(second);
}
