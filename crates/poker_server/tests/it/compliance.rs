//! One script at a room in this process and at a server: both must give the same answers.

use std::path::Path;
use std::sync::Arc;

use poker_host::{LocalOptions, Opponents, PracticeOptions, ThinkingTime, find_room, open_local};
use poker_protocol::{Link, Money, StakeId};
use poker_remote::RemoteRoom;
use poker_rigs::compliance::{Lines, Transcript, run};
use poker_room::Tempo;
use poker_server::config::{HallConfig, Limits, RoomChoice, TournamentChoice};
use poker_server::{Config, start};

use crate::cutter::Cutter;
use crate::remote::{entered, open, options};

/// A rulebook that is changed only in the number of players that a hand needs, so that no hand begins before the player sits.
const RULEBOOK: &str = include_str!("../../../poker_room/data/en-2.7.ron");
const ROOM: &str = r#"(
    id: "script",
    offers: [(rulebook: "for-four-2.7", standing_tables: 1, stakes: listed([(game: "nlhe", form: regular, small_blind: 25, big_blind: 50)]))],
)"#;
const OPPONENTS: u8 = 3;
/// The opening balance of practice: 2.5 times the largest buy-in, which is 100 big blinds.
const OPENING_BALANCE: Money = Money::new(12_500);

/// Writes the files of the room.
fn write_room(folder: &Path) {
    let rulebook = RULEBOOK
        .replace("id: \"en-2.7\"", "id: \"for-four-2.7\"")
        .replace("min_players: (is: 3", "min_players: (is: 4")
        .replace("players_to_open: (is: 3", "players_to_open: (is: 4");
    std::fs::write(folder.join("for-four-2.7.ron"), rulebook).unwrap();
    std::fs::write(folder.join("script.room.ron"), ROOM).unwrap();
}

fn here(folder: &Path, seed: u64) -> Transcript {
    let practice = PracticeOptions { opponents: OPPONENTS, thinking: ThinkingTime::INSTANT, clock: true, ..PracticeOptions::default() };
    let stakes = find_room(Some(folder), "script").unwrap();
    let local = open_local(LocalOptions { seed: Some(seed), room: Some(stakes), practice, ..LocalOptions::unkept() }).unwrap();
    local.set_tempo(Tempo::NONE);
    let transcript = run(&mut || local.connect(Arc::new(|| {}))).unwrap();
    local.close().unwrap();
    transcript
}

/// The connections of the player to a server, through a cutter.
struct Cuttable {
    cutter: Cutter,
    rooms: Vec<RemoteRoom>,
}

impl Lines for Cuttable {
    fn connect(&mut self) -> Link {
        let room = open(&options(&self.cutter.url, "Hero"));
        entered(&room, "Hero");
        let link = room.link().clone();
        self.rooms.push(room);
        link
    }

    fn cut(&mut self) -> Link {
        let room = self.rooms.last().expect("a connection before");
        self.cutter.cut();
        entered(room, "Hero");
        room.link().clone()
    }
}

fn there(folder: &Path, seed: u64) -> Transcript {
    let hall = HallConfig {
        room: RoomChoice::Named("script".to_owned()),
        tournaments: TournamentChoice::Calendar,
        tempo: Tempo::NONE,
        opening_balance: OPENING_BALANCE,
        watch: false,
        ..HallConfig::default()
    };
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        rulebooks: Some(folder.to_owned()),
        halls: vec![hall],
        limits: Limits { burst: 10_000, ..Limits::default() },
        threads: Some(2),
        seed: Some(seed),
        ..Config::default()
    };
    let server = start(&config).unwrap();
    let url = server.url().to_owned();
    let mut rooms = Vec::new();
    let connect = move |name: &str| {
        let room = open(&options(&url, name));
        entered(&room, name);
        let link = room.link().clone();
        rooms.push(room);
        Some(link)
    };
    let opponents = Opponents::seat(seed, OPPONENTS, StakeId(0), connect).unwrap();
    let mut lines = Cuttable { cutter: Cutter::before(server.url()), rooms: Vec::new() };
    let transcript = run(&mut lines).unwrap();
    drop((lines, opponents));
    server.stop_within(0);
    transcript
}

#[test]
fn a_room_of_this_process_and_a_server_give_the_same_transcript() {
    let folder = tempfile::tempdir().unwrap();
    write_room(folder.path());
    for seed in 1..=3 {
        let (here, there) = (here(folder.path(), seed), there(folder.path(), seed));
        for (here, there) in here.lines().iter().zip(there.lines()) {
            assert_eq!(here, there, "seed {seed}");
        }
        assert_eq!(here, there, "seed {seed}");
        let hands = here.lines().iter().filter(|line| line.contains("Started {")).count();
        assert!(hands >= 3, "{hands} hands\n{here}");
    }
}
