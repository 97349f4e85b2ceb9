//! A server that is killed at random moments of a tournament.

use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_host::Clock;
use poker_server::store::Address;
use poker_server::tournament_check::differences;
use rand::{RngExt as _, SeedableRng as _};

use crate::books::hall;
use crate::tournament_books::TournamentAuditor;
use crate::tournament_site::TournamentSite;

/// How long a server runs after enough clients have places, in milliseconds. It is killed sooner where the next kill is due.
const LIVES_MS: std::ops::Range<u64> = 0..300;
/// Time for messages that were in flight when the server died.
const LAST_WORDS: Duration = Duration::from_millis(50);

/// The first kill comes while players register or play their first hands, the last one when a tenth of them is left.
fn survive(players: usize, kills: usize, level_s: u32) {
    let seed = rand::random();
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let site = TournamentSite::new(players, level_s, None);
    let mut server = site.server("127.0.0.1:0", false);
    let address = server.address();
    let play = site.play(vec![server.url.clone()]);
    let mut auditor = TournamentAuditor::default();
    for kill in 1..=kills {
        let due = |kill: usize| players * 9 / 10 * (kill - 1) / (kills - 1).max(1);
        let placed = due(kill);
        play.wait_until(&format!("{placed} have places before kill {kill}"), |told| told.placed() >= placed);
        let (clock, life) = (Clock::start(), Duration::from_millis(rng.random_range(LIVES_MS)));
        play.wait_until(&format!("{life:?} pass before kill {kill}"), |told| clock.elapsed() >= life || told.placed() >= due(kill + 1));
        assert!(play.witness.placed() < players, "kill {kill} comes after the tournament");
        server.kill();
        std::thread::sleep(LAST_WORDS);
        auditor.audit(&site.data(), &play.witness);
        let (before, ended) = (play.witness.entries(), play.witness.hands_ended());
        server = site.server(&address, false);
        play.wait_for_all(&format!("all are back after kill {kill}"), |told| {
            let now = told.entries();
            // Who has a place meanwhile does not come back.
            before
                .iter()
                .filter(|(player, entries)| now.get(player).is_some_and(|now| now <= *entries))
                .map(|(player, _)| *player)
                .collect()
        });
        play.wait_until(&format!("hands end after kill {kill}"), |told| told.hands_ended() > ended);
    }
    let witness = std::sync::Arc::clone(&play.witness);
    let report = play.end();
    server.kill();
    auditor.audit(&site.data(), &witness);
    let store = Address::Folder(site.data()).open_beside().unwrap();
    assert_eq!(differences(&*store, &hall(), &report).unwrap(), Vec::<String>::new(), "{report}");
    let TournamentAuditor { hands_compared, stacks_compared, places_compared, .. } = auditor;
    let missed = witness.clients().values().filter(|client| client.missed_place).count();
    println!(
        "{players} players, {kills} kills, {missed} places missed, compared: {hands_compared} ends of hands, {stacks_compared} stacks, {places_compared} places"
    );
    assert!(hands_compared > players as u64 && stacks_compared > kills as u64 && places_compared > players as u64);
    print!("{report}");
}

#[test]
fn four_kills_in_a_tournament_cost_nobody_a_chip_a_place_or_a_prize() {
    survive(30, 4, 1);
}

#[test]
#[ignore = "long: some minutes, and 6,000 open files"]
fn long_fifty_kills_in_a_tournament_of_three_thousand_cost_nobody_a_chip_a_place_or_a_prize() {
    survive(3_000, 50, 5);
}

#[test]
#[ignore = "long: some minutes"]
fn long_fifty_kills_in_a_tournament_cost_nobody_a_chip_a_place_or_a_prize() {
    survive(300, 50, 5);
}
