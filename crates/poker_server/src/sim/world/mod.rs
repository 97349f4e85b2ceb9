//! Halls, door, books, clients and network of a server in one thread, from one seed.

mod check;
mod entrance;
mod fault;
mod flow;

use std::collections::{BTreeMap, VecDeque};

use chacha20::ChaCha8Rng;
use poker_protocol::{ClientMsg, HallName, Money, PlayerId, RequestId, Seq, Token};
use poker_room::{Account, Catalogue, ClientId, Now, Room, RoomConfig, RoomSave, Shuffler, Tempo, TournamentSchedule};
use rand::{RngExt as _, SeedableRng as _};

use super::accounts::KnownAccount;
use super::books::SimBooks;
use super::client::SimClient;
use super::disk::{DiskFaultCounts, SimDisk};
use super::referee::Referee;
use crate::door::{Door, JobId, JobResult, Worker};
use crate::hall::{BatchNumber, Hall};

/// Stakes of different games, one of them a pool.
const ROOM: &str = r#"(
    id: "sim",
    offers: [
        (rulebook: "en-2.7", stakes: listed([
            (game: "nlhe", form: regular, small_blind: 5, big_blind: 10),
            (game: "plo", form: regular, small_blind: 5, big_blind: 10),
            (game: "nlhe", form: banzai, small_blind: 5, big_blind: 10),
        ])),
        (rulebook: "en-1.2", stakes: listed([(game: "nlhe", form: fast, small_blind: 5, big_blind: 10)])),
    ],
)"#;
/// The number of stakes that players choose from.
const STAKES: u16 = 4;
/// The number of halls.
const HALLS: usize = 2;
/// The number of players of each hall.
const PLAYERS: u64 = 7;
/// The number of events that are printed for a seed that fails.
const TOLD: usize = 40;
/// The number of characters that are printed of each event.
const LINE: usize = 240;
/// The time at which a simulation begins.
const START: Now = Now(1_795_000_000_000);

/// The faults of a simulation: each happens once in this number of events, or never for 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Faults {
    pub cut: u32,
    pub kill: u32,
    pub slow: u32,
    pub repeat: u32,
    /// The disk is full, or another program holds the books.
    pub disk: u32,
}

impl Faults {
    pub const NONE: Self = Self { cut: 0, kill: 0, slow: 0, repeat: 0, disk: 0 };
    pub const ALL: Self = Self { cut: 150, kill: 700, slow: 300, repeat: 40, disk: 900 };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct LinkId(u64);

/// A connection. Each direction keeps its order.
#[derive(Debug)]
struct SimLink {
    hall: usize,
    device: usize,
    client: Option<ClientId>,
    /// Messages of the hall, each with the batch that must be written first.
    outbox: VecDeque<(BatchNumber, Said)>,
    /// The connection is broken in both directions. The ends notice later.
    lost: bool,
    /// The client does not read.
    slow: bool,
    up_at: Now,
    down_at: Now,
}

#[derive(Debug)]
enum Said {
    /// A message, and the batch after which nobody can act any more in the hand of which it tells.
    Text(String, BatchNumber),
    Bye,
}

#[derive(Debug)]
enum WorldEvent {
    /// A connection reaches the door.
    Arrive(LinkId),
    /// The door runs its jobs.
    DoorWorks,
    /// The door does what is due.
    DoorTicks,
    /// The door has the result of a job.
    JobDone(JobId, Option<JobResult>),
    /// The disk works again.
    DiskRecovers,
    ToHall(LinkId, ClientMsg),
    ToDevice(LinkId, String),
    /// The hall learns that the client has received its messages up to this one.
    Received(LinkId, Seq),
    /// The hall notices that a connection is broken.
    HallMisses(LinkId),
    /// The client notices that its connection is broken, and reconnects after this number of milliseconds.
    DeviceMisses(LinkId, u32),
    Back(usize),
    Think(usize),
    ReadsAgain(LinkId),
    /// The store has written the batches that had reached it.
    Kept(usize),
}

struct Device {
    client: SimClient,
    hall: usize,
    link: Option<LinkId>,
    /// The number of the device's account in the simulation.
    account: usize,
    token: Option<Token>,
}

struct SimHall {
    hall: Hall,
    config: RoomConfig,
    books: SimBooks,
    referee: Referee,
    clients: BTreeMap<ClientId, LinkId>,
    keeping: bool,
    /// The requests that the latest greeted client of each player has delivered.
    reached: BTreeMap<PlayerId, (usize, BTreeMap<RequestId, u32>)>,
}

pub(super) struct World {
    seed: u64,
    rng: ChaCha8Rng,
    faults: Faults,
    now: Now,
    agenda: BTreeMap<(Now, u64), WorldEvent>,
    noted: u64,
    last_link: u64,
    links: BTreeMap<LinkId, SimLink>,
    places: Vec<SimHall>,
    devices: Vec<Device>,
    disk: SimDisk,
    door: Door,
    worker: Worker,
    accounts: Vec<KnownAccount>,
    /// By how many milliseconds the clock of the server is ahead.
    ahead_ms: i64,
    told: VecDeque<String>,
    pub kills: u64,
    pub repeats: u64,
    /// The number of batches after which a player who has left a pool still had chips in a hand there.
    pub with_leavers: u64,
    /// The number of starts with a clock that is wrong by up to a month.
    pub jumps: u64,
    /// How often a connection was let in.
    pub admitted: u64,
    /// The number of restarts of copies, at each batch from the deciding action of a hand to its end, that gave the hand its result.
    pub confirmed: u64,
}

fn hall_name(hall: usize) -> HallName {
    HallName(format!("hall-{hall}"))
}

fn randomness(rng: &mut ChaCha8Rng) -> Box<Shuffler<ChaCha8Rng>> {
    Box::new(Shuffler(ChaCha8Rng::seed_from_u64(rng.random())))
}

impl World {
    pub fn new(seed: u64, faults: Faults) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let stakes = Catalogue::with_files([("sim.room.ron", ROOM)]).unwrap().room("sim").unwrap();
        let tempo = if rng.random() { Tempo::NONE } else { Tempo::WATCHED };
        let config = RoomConfig {
            server: "sim".to_owned(),
            stakes,
            tournaments: std::sync::Arc::new(TournamentSchedule::none()),
            practice: false,
            clock: true,
            rake: true,
            tempo,
            opening_balance: Money::new(20_000),
            watch: true,
            journal: true,
            history: 48,
            sealed: true,
            chat: true,
            figures: true,
            may_watch: true,
        };
        let places = (0..HALLS).map(|_| SimHall::open(config.clone(), &mut rng)).collect();
        let disk = SimDisk::new((0..HALLS).map(hall_name).collect());
        let (door, worker) = entrance::open(&disk, rng.random());
        let mut world = Self {
            seed,
            rng,
            faults,
            now: START,
            agenda: BTreeMap::new(),
            noted: 0,
            last_link: 0,
            links: BTreeMap::new(),
            places,
            devices: Vec::new(),
            disk,
            door,
            worker,
            accounts: (0..PLAYERS * HALLS as u64).map(KnownAccount::new).collect(),
            ahead_ms: 0,
            told: VecDeque::new(),
            kills: 0,
            repeats: 0,
            with_leavers: 0,
            jumps: 0,
            admitted: 0,
            confirmed: 0,
        };
        for player in 0..PLAYERS * HALLS as u64 {
            // Every fifth player has a second device.
            for _ in 0..if player % 5 == 0 { 2 } else { 1 } {
                let account = usize::try_from(player).unwrap();
                let client = SimClient::new(PlayerId(0), u8::try_from(world.devices.len()).unwrap());
                world.devices.push(Device { client, hall: account % HALLS, link: None, account, token: None });
                let device = world.devices.len() - 1;
                world.soon(2_000, WorldEvent::Back(device));
                world.soon(2_000, WorldEvent::Think(device));
            }
        }
        (0..world.places.len()).for_each(|hall| world.pump(hall));
        world.note(START, WorldEvent::DoorTicks);
        world
    }

    /// Lets all players often leave their tables.
    pub fn make_restless(&mut self) {
        self.devices.iter_mut().for_each(|device| device.client.restless = true);
    }

    /// Runs one event with everything that follows at once, and then checks all invariants.
    pub fn step(&mut self) {
        let due = self.places.iter().filter_map(|place| place.hall.due()).min().map(|due| self.world_time(due));
        let next = self.agenda.first_key_value().map(|(&(at, _), _)| at).unwrap();
        if let Some(due) = due.filter(|due| *due < next) {
            self.now = self.now.max(due);
            self.tell(format!("the clock of the halls at {}", self.now.0 - START.0));
            for hall in 0..self.places.len() {
                let now = self.server_now();
                self.places[hall].hall.tick(now);
                self.pump(hall);
            }
        } else {
            let ((at, _), event) = self.agenda.pop_first().unwrap();
            self.now = self.now.max(at);
            self.tell(format!("{} {event:?}", self.now.0 - START.0));
            self.happen(event);
            self.go_wrong();
        }
        self.check();
    }

    /// The time of the server's clock, which may be wrong.
    fn server_now(&self) -> Now {
        Now(self.now.0.saturating_add_signed(self.ahead_ms))
    }

    /// The time of the world at a time of the server's clock.
    fn world_time(&self, then: Now) -> Now {
        Now(then.0.saturating_add_signed(-self.ahead_ms))
    }

    pub fn disk(&self) -> DiskFaultCounts {
        self.disk.counts
    }

    pub fn hands(&self) -> usize {
        self.places.iter().map(|place| place.books.over.len()).sum()
    }

    /// The notices of void hands that devices have received, and those that they received after another start of the server.
    pub fn void_hands_told(&self) -> (u64, u64) {
        let told = self.places.iter().map(|place| (place.books.void_hands.received, place.books.void_hands.received_late));
        told.fold((0, 0), |sum, of| (sum.0 + of.0, sum.1 + of.1))
    }

    pub fn compared(&self) -> u64 {
        self.devices.iter().map(|device| device.client.compared).sum()
    }

    pub fn nonces(&self) -> u64 {
        self.places.iter().map(|place| place.referee.nonces).sum()
    }

    pub fn cards_seen(&self) -> u64 {
        self.places.iter().map(|place| place.referee.cards_seen).sum()
    }

    fn below(&mut self, most: u32) -> u32 {
        self.rng.random_range(0..most.max(1))
    }

    /// A random time of at most this number of milliseconds.
    fn soon(&mut self, within_ms: u32, event: WorldEvent) {
        let at = self.now.after_ms(self.below(within_ms));
        self.note(at, event);
    }

    fn note(&mut self, at: Now, event: WorldEvent) {
        self.noted += 1;
        self.agenda.insert((at, self.noted), event);
    }

    fn tell(&mut self, mut line: String) {
        line.truncate(LINE);
        self.told.push_back(line);
        if self.told.len() > TOLD {
            self.told.pop_front();
        }
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let events: Vec<&str> = self.told.iter().map(String::as_str).collect();
            println!("seed {}:\n{}", self.seed, events.join("\n"));
        }
    }
}

impl SimHall {
    fn open(config: RoomConfig, rng: &mut ChaCha8Rng) -> Self {
        let room = Room::new(config.clone(), randomness(rng)).unwrap();
        Self {
            hall: Hall::new(room),
            config,
            books: SimBooks::default(),
            referee: Referee::default(),
            clients: BTreeMap::new(),
            keeping: false,
            reached: BTreeMap::new(),
        }
    }

    /// Notes what a server that starts from the books makes of the hands in which nobody can act any more.
    fn foretell(&mut self, now: Now) {
        self.books.foretell(&self.config, now);
    }

    /// Checks after each batch that a server could start from the books without losing a chip. Returns whether a player who has left a pool
    /// still had chips in a hand there.
    fn could_start_anew(&self, now: Now) -> bool {
        let randomness = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(0)));
        let room = Room::restore(self.books.sent().clone(), self.config.clone(), randomness, now).unwrap();
        let owed = owed_to_leavers(self.books.sent());
        for (&player, &balance) in &owed {
            assert_eq!(room.balance(player), balance, "{player:?} has the chips of a void hand back");
        }
        let save = room.save();
        assert_eq!(save.ledger.sum(), 0, "the ledger adds up after a restart");
        let seats =
            save.tables.iter().flat_map(|table| table.seats.iter().map(|seat| (Account::Stack(table.table, seat.player), seat.money())));
        let seats: BTreeMap<Account, Money> = seats.filter(|(_, money)| !money.is_zero()).collect();
        let held = save.ledger.accounts().filter(|(account, _)| matches!(account, Account::Stack(..))).collect();
        assert_eq!(seats, held, "the book says what lies at the tables");
        !owed.is_empty()
    }
}

/// Each player who has left a pool with chips in a hand there, and the balance that is due once the hand is void.
fn owed_to_leavers(save: &RoomSave) -> BTreeMap<PlayerId, Money> {
    let seated = |table, player| save.tables.iter().any(|kept| kept.table == table && kept.seats.iter().any(|seat| seat.player == player));
    let mut owed = BTreeMap::new();
    for (account, staked) in save.ledger.accounts() {
        if let Account::Stack(table, player) = account
            && !seated(table, player)
        {
            let balance = owed.entry(player).or_insert_with(|| save.ledger.holds(Account::Balance(player)));
            *balance = [*balance, staked].into_iter().sum();
        }
    }
    owed
}
