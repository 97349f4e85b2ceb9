//! A short load test: every action is told to all players at the table.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use poker_host::ThinkingTime;
use poker_load::{LOAD_NAME, LoadOptions, LoadReport, PLAYERS_A_TABLE, Started, TournamentLoad, play_tournament, read_tokens, run};
use poker_protocol::HallName;
use poker_server::store::{Address, HandQuery, KeptHand};
use poker_server::tournament_check::differences;

/// Longer than any delivery takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);
const PROGRAM: &str = env!("CARGO_BIN_EXE_cardroom-server");

fn hall() -> HallName {
    HallName("main".to_owned())
}

/// The largest number of nonces in a sealed hand that has ended.
fn most_nonces(server: &Started) -> Option<usize> {
    let store = Address::Folder(server.books()).open_beside().unwrap();
    let hands = store.hands(&hall(), &HandQuery { most: 10_000, ..HandQuery::default() }).unwrap();
    let nonces = hands.iter().filter_map(|hand| if let KeptHand::Ended(hand) = hand { hand.seal.as_ref() } else { None });
    nonces.map(|seal| seal.nonces.len()).max()
}

/// Runs the load at a server of its own.
fn load(server: &Started, clients: usize, every_ms: u64, shuffles: bool) -> LoadReport {
    let options = LoadOptions {
        url: server.url.clone(),
        process: Some(server.process()),
        tokens: read_tokens(&server.tokens()).unwrap(),
        clients: vec![clients],
        lasting: Duration::from_millis(500),
        every: Duration::from_millis(every_ms),
        settling: Duration::ZERO,
        drained_within: PATIENCE,
        shuffles,
        echo: [PROGRAM, "load-echo"].map(OsString::from).to_vec(),
    };
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(run(&options)).unwrap()
}

#[test]
fn what_one_of_a_hundred_clients_does_is_told_to_all_at_its_table() {
    let server = Started::start(Path::new(PROGRAM), 100).unwrap();
    let report = load(&server, 100, 100, true);
    let [step] = &report.steps[..] else { panic!("{report}") };
    assert!(step.tally.actions > 0 && step.echo.actions > 0, "{report}");
    for tally in [&step.tally, &step.echo] {
        assert_eq!(tally.deliveries(), tally.actions * PLAYERS_A_TABLE as u64, "{report}");
    }
    assert_eq!((step.tally.lost, step.tally.refused), (0, 0), "{report}");
}

#[test]
fn all_clients_at_a_table_of_the_load_take_part_in_its_shuffles_unless_they_are_told_not_to() {
    for (shuffles, nonces) in [(true, PLAYERS_A_TABLE), (false, 0)] {
        let server = Started::start(Path::new(PROGRAM), PLAYERS_A_TABLE).unwrap();
        let report = load(&server, PLAYERS_A_TABLE, 5, shuffles);
        assert_eq!(most_nonces(&server), Some(nonces), "{report}");
    }
}

#[test]
fn the_clients_of_a_tournament_play_to_their_places_and_are_told_what_is_booked() {
    const PLAYERS: usize = 20;
    let server = Started::start_tournament(Path::new(PROGRAM), PLAYERS, 1).unwrap();
    let tokens = read_tokens(&server.tokens()).unwrap();
    let options = TournamentLoad {
        urls: vec![server.url.clone()],
        name: LOAD_NAME,
        tokens,
        outages: 0,
        thinking: ThinkingTime::INSTANT,
        witness: None,
        within: PATIENCE,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let report = runtime.block_on(play_tournament(&options)).unwrap();
    assert!(report.results.len() == PLAYERS && report.tally.deliveries() > report.tally.actions, "{report}");
    let store = Address::Folder(server.books()).open_beside().unwrap();
    let wrong = differences(&*store, &hall(), &report).unwrap();
    assert_eq!(wrong, Vec::<String>::new(), "{report}");
    assert!(most_nonces(&server) > Some(1), "the clients take part in the shuffles");
    println!("{report}");
}

#[test]
fn a_client_of_a_tournament_whose_first_connection_fails_tries_the_next_server() {
    let server = Started::start_tournament(Path::new(PROGRAM), 3, 1).unwrap();
    // The port is free again once the socket is dropped.
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let options = TournamentLoad {
        urls: vec![format!("ws://{nobody}/"), server.url.clone()],
        name: LOAD_NAME,
        tokens: read_tokens(&server.tokens()).unwrap(),
        outages: 1,
        thinking: ThinkingTime::INSTANT,
        witness: None,
        within: PATIENCE,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    assert_eq!(runtime.block_on(play_tournament(&options)).unwrap().results.len(), 3);
    let none_may_fail = TournamentLoad { outages: 0, ..options };
    assert!(runtime.block_on(play_tournament(&none_may_fail)).is_err());
}
