//! Servers for tests.

use std::future::Future;

use poker_room::Tempo;
use poker_server::config::{HallConfig, Limits, TournamentChoice};
use poker_server::door::HashCost;
use poker_server::{Config, Running, start};

/// A low cost, so that no test waits for passwords.
const CHEAP: HashCost = HashCost { memory_kib: 8, passes: 1, lanes: 1 };

/// Pauses so short that tables wait for their players alone.
const BRISK: Tempo =
    Tempo { street_ms: 0, runout_ms: 0, unshown_ms: 20, showdown_ms: 20, choice_ms: 0, first_hand_ms: 20, nonce_ms: 1_000 };

/// Port 0, a fixed seed, books in memory, tables that do not pause.
pub fn config() -> Config {
    let halls = vec![HallConfig { tempo: BRISK, tournaments: TournamentChoice::None, ..HallConfig::default() }];
    Config { listen: "127.0.0.1:0".parse().unwrap(), threads: Some(2), seed: Some(7), hash_cost: CHEAP, halls, ..Config::default() }
}

/// The configuration of [`config`] with other limits.
pub fn limited(limits: Limits) -> Config {
    Config { limits, ..config() }
}

pub fn running(config: &Config) -> (Running, String) {
    let server = start(config).unwrap();
    let url = server.url().to_owned();
    (server, url)
}

/// Runs clients.
pub fn clients<T>(script: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(script)
}
