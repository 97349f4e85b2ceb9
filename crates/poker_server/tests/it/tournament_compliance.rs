//! The script of tournaments at a room in this process and at a server: all players must hear the same, at the same times.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use poker_host::Clock;
use poker_protocol::{HallName, Link};
use poker_remote::RemoteRoom;
use poker_rigs::compliance::tournament::{
    HISTORY, HouseOrder, InProcess, NAMES, OPENING_BALANCE, Played, ROOM, SEED, START, Venue, room_config, run, write_files,
};
use poker_room::{Now, Tempo};
use poker_server::config::{HallConfig, Limits, RoomChoice, TournamentChoice};
use poker_server::door::{NewOrder, Order, OrderOutcome};
use poker_server::store::Store;
use poker_server::{Config, start_with_clock};

use crate::client::PATIENCE;
use crate::cutter::Cutter;
use crate::remote::{entered, open, options};
use crate::world;

/// How often the outcome of an order is looked for.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// More frames than the script sends.
const FRAMES: u32 = 1_000_000;

/// A server whose clock the script sets, and the lines of the players.
struct OnServer {
    time: &'static AtomicU64,
    url: String,
    store: Arc<dyn Store>,
    lines: Vec<(Cutter, RemoteRoom)>,
}

impl Venue for OnServer {
    fn connect(&mut self, player: usize) -> Link {
        let cutter = Cutter::before(&self.url);
        let room = open(&options(&cutter.url, NAMES[player]));
        entered(&room, NAMES[player]);
        let link = room.link().clone();
        self.lines.push((cutter, room));
        link
    }

    fn cut(&mut self, player: usize) -> Link {
        let (cutter, room) = &self.lines[player];
        cutter.cut();
        entered(room, NAMES[player]);
        room.link().clone()
    }

    fn set_clock(&mut self, now: Now) {
        self.time.store(now.0, Ordering::SeqCst);
    }

    fn order(&mut self, order: HouseOrder) -> bool {
        let why = "the script".to_owned();
        let order = match order {
            HouseOrder::Schedule(tournament) => Order::ScheduleTournament { tournament, why },
            HouseOrder::Direct(tournament, order) => Order::DirectTournament { tournament, order, why },
        };
        let new = NewOrder { hall: HallName("main".to_owned()), at: START, by: "Ada".to_owned(), order };
        let id = self.store.order(&new).unwrap();
        let mut looks = 0;
        loop {
            match self.store.ordered(id).unwrap().and_then(|order| order.outcome) {
                Some(outcome) => return outcome == OrderOutcome::Done,
                None => std::thread::sleep(LOOK_EVERY),
            }
            looks += 1;
            assert!(LOOK_EVERY * looks < PATIENCE, "nobody carries out {new:?}");
        }
    }
}

fn config(folder: &Path) -> Config {
    let hall = HallConfig {
        room: RoomChoice::Named(ROOM.to_owned()),
        tournaments: TournamentChoice::Calendar,
        tempo: Tempo::NONE,
        opening_balance: OPENING_BALANCE,
        watch: false,
        history: HISTORY.into(),
        ..HallConfig::default()
    };
    let limits = Limits { burst: FRAMES, frames_a_second: FRAMES, ..Limits::default() };
    let (data, rulebooks) = (Some(folder.join("data")), Some(folder.join("rulebooks")));
    Config { data, rulebooks, halls: vec![hall], limits, seed: Some(SEED), ..world::config() }
}

fn here() -> Played {
    run(&mut InProcess::open(room_config().unwrap(), SEED, false).unwrap()).unwrap()
}

fn there() -> Played {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path());
    write_files(config.rulebooks.as_deref().unwrap()).unwrap();
    let time: &'static AtomicU64 = Box::leak(Box::new(AtomicU64::new(START.0)));
    let server = start_with_clock(&config, Clock::told(time)).unwrap();
    let store = config.books().unwrap().open_beside().unwrap();
    let mut venue = OnServer { time, url: server.url().to_owned(), store, lines: Vec::new() };
    let played = run(&mut venue).unwrap();
    drop(venue);
    server.stop_within(0);
    played
}

#[test]
fn a_room_of_this_process_and_a_server_give_the_same_transcripts_of_tournaments() {
    let (here, there) = (here(), there());
    for ((here, there), name) in here.transcripts.iter().zip(&there.transcripts).zip(NAMES) {
        for (here, there) in here.lines().iter().zip(there.lines()) {
            assert_eq!(here, there, "{name}");
        }
        assert!(here.lines().len() > 1_000, "{name} has heard too little");
    }
    assert_eq!(here, there);
}
