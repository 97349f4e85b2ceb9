//! Drives all bots of a room. The caller passes the time; nothing here waits.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use crossbeam_channel::{Receiver, TryRecvError};
use poker_bots::NAMES;
use poker_protocol::{Link, PlayerId, ServerMsg, StakeId, StakeRow};
use poker_room::Now;
use rand::{RngExt as _, SeedableRng as _};

use super::lobby_watcher::LobbyWatcher;
use super::options::StyleChoice;
use crate::ThinkingTime;
use crate::bot_player::{BotPlayer, Life};

/// The most messages that wait for a bot. A hand has fewer.
pub(crate) const CAPACITY: usize = 128;
/// The delay in milliseconds until a bot comes to a free seat.
const ARRIVAL_MS: std::ops::RangeInclusive<u32> = 1_500..=6_000;
/// With fewer opponents than this no bot leaves, because the table could not go on without it.
const LEAVE_FROM: u8 = 3;
/// The account of the lobby watcher.
const LOBBY_WATCHER: PlayerId = PlayerId(1_000);
/// The account of the first bot name. Accounts follow the order of the names.
const FIRST_PLAYER: u64 = 1_001;

/// The account of the bot whose name has the index `name`.
pub(crate) fn bot_player_id(name: usize) -> PlayerId {
    PlayerId(FIRST_PLAYER + u64::try_from(name).unwrap_or(0))
}

/// The index of the name of the bot with this account; `None` if the account is not a bot's.
pub(crate) fn name_of(player: PlayerId) -> Option<usize> {
    usize::try_from(player.0.checked_sub(FIRST_PLAYER)?).ok()
}

/// The number of bots for a stake. One seat of each table is left to the person, and a pool needs players for two tables.
pub(crate) fn bots_of(row: &StakeRow, opponents: u8) -> usize {
    let at_table = usize::from(opponents.min(row.seats.saturating_sub(1)));
    if row.form.moves_players() { 2 * at_table } else { at_table }
}

/// A command for the thread of the bots.
#[derive(Debug)]
pub(crate) enum BotControl {
    /// Sets the thinking time, from the next decision on.
    Thinking(ThinkingTime),
    /// A program of a tournament sits with the player: it connects and plays there.
    Attend {
        name: usize,
        style: StyleChoice,
    },
    /// A program of a tournament no longer sits with the player.
    Dismiss {
        name: usize,
    },
    Close,
}

/// The settings of all bots of a room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotPlan {
    pub style: StyleChoice,
    pub thinking: ThinkingTime,
    pub opponents: u8,
    pub seed: Option<u64>,
}

/// Connects an account to the room. Returns `None` if the room has ended; then the bots end too.
pub(crate) type Connect = Box<dyn FnMut(PlayerId) -> Option<Link> + Send>;

/// A bot that is to take a seat soon.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    due: Now,
    stake: StakeId,
    /// The bot is added only if a person still waits for a seat.
    called: bool,
}

pub(crate) struct BotDriver {
    plan: BotPlan,
    bots: Vec<BotPlayer>,
    names: BTreeSet<usize>,
    arrivals: Vec<Arrival>,
    lobby_watcher: Option<LobbyWatcher>,
    connect: Connect,
    controls: Receiver<BotControl>,
    rng: ChaCha8Rng,
    room_gone: bool,
}

impl BotDriver {
    pub(crate) fn new(plan: BotPlan, connect: Connect, controls: Receiver<BotControl>) -> BotDriver {
        let rng = plan.seed.map_or_else(rand::make_rng, ChaCha8Rng::seed_from_u64);
        let (bots, names, arrivals) = (Vec::new(), BTreeSet::new(), Vec::new());
        let mut driver = BotDriver { plan, bots, names, arrivals, lobby_watcher: None, connect, controls, rng, room_gone: false };
        driver.lobby_watcher = driver.connect(LOBBY_WATCHER).map(LobbyWatcher::new);
        driver
    }

    /// Adds a bot to a stake: the bot whose name has the index `seated` and which has its seat already, or a bot with a free name.
    pub(crate) fn add(&mut self, stake: StakeId, seated: Option<usize>) {
        let name = seated.unwrap_or_else(|| self.free_name());
        let Some(link) = self.connect(bot_player_id(name)) else { return };
        let style = self.plan.style.of_name(name).style();
        let rng = ChaCha8Rng::from_rng(&mut self.rng);
        let mut bot = BotPlayer::new(name, stake, style, link, rng, seated.is_some());
        bot.set_may_leave(self.plan.opponents >= LEAVE_FROM);
        self.names.insert(name);
        self.bots.push(bot);
    }

    fn attend(&mut self, name: usize, style: StyleChoice) {
        self.dismiss(name);
        let Some(link) = self.connect(bot_player_id(name)) else { return };
        let rng = ChaCha8Rng::from_rng(&mut self.rng);
        self.names.insert(name);
        self.bots.push(BotPlayer::entrant(name, style.of_name(name).style(), link, rng));
    }

    fn dismiss(&mut self, name: usize) {
        self.names.remove(&name);
        self.bots.retain(|bot| bot.name != name);
    }

    /// Reads all messages and does what is due at `now`. Returns false once the bots must end.
    pub(crate) fn step(&mut self, now: Now) -> bool {
        loop {
            match self.controls.try_recv() {
                Ok(BotControl::Thinking(thinking)) => self.plan.thinking = thinking,
                Ok(BotControl::Attend { name, style }) => self.attend(name, style),
                Ok(BotControl::Dismiss { name }) => self.dismiss(name),
                Ok(BotControl::Close) | Err(TryRecvError::Disconnected) => return false,
                Err(TryRecvError::Empty) => break,
            }
        }
        for at in (0..self.bots.len()).rev() {
            match self.bots[at].step(self.plan.thinking, now) {
                Life::Here => {}
                Life::CutOff => {
                    if let Some(link) = self.connect(bot_player_id(self.bots[at].name)) {
                        self.bots[at].reconnect(link);
                    }
                }
                Life::Gone => {
                    let bot = self.bots.swap_remove(at);
                    self.names.remove(&bot.name);
                    if let Some(stake) = bot.stake {
                        self.schedule(stake, false, now);
                    }
                }
            }
        }
        self.schedule_awaited_bots(now);
        while let Some(at) = self.arrivals.iter().position(|arrival| arrival.due <= now) {
            let Arrival { stake, called, .. } = self.arrivals.swap_remove(at);
            if !called || self.person_waits(stake) {
                self.add(stake, None);
            }
        }
        !self.room_gone
    }

    /// The number of bots with a seat.
    pub(crate) fn seated(&self) -> usize {
        self.bots.iter().filter(|bot| bot.sits()).count()
    }

    /// The next moment at which [`Self::step`] has something to do without a message.
    pub(crate) fn due(&self) -> Option<Now> {
        let arrivals = self.arrivals.iter().map(|arrival| arrival.due);
        self.bots.iter().filter_map(BotPlayer::due).chain(arrivals).min()
    }

    /// The channels that [`Self::step`] reads.
    pub(crate) fn inboxes(&self) -> (&Receiver<BotControl>, impl Iterator<Item = &Receiver<ServerMsg>>) {
        let lobby = self.lobby_watcher.iter().map(|lobby_watcher| lobby_watcher.link().messages());
        (&self.controls, self.bots.iter().map(|bot| bot.link().messages()).chain(lobby))
    }

    #[cfg(test)]
    pub(crate) fn cut_all_off(&mut self) {
        for at in 0..self.bots.len() {
            if let Some(link) = self.connect(bot_player_id(self.bots[at].name)) {
                // The new link cuts the old one off, and is dropped at once.
                drop(link);
            }
        }
    }

    /// Schedules the bots of a table where a person waits for a seat.
    fn schedule_awaited_bots(&mut self, now: Now) {
        if self.lobby_watcher.as_mut().is_some_and(|lobby_watcher| lobby_watcher.step().is_err()) {
            self.lobby_watcher = self.connect(LOBBY_WATCHER).map(LobbyWatcher::new);
        }
        let rows = self.lobby_watcher.iter().flat_map(LobbyWatcher::rows);
        let waited_for: Vec<(StakeId, usize)> = rows
            .filter(|row| row.waiting > 0 && self.arrivals.iter().all(|arrival| arrival.stake != row.stake) && self.person_waits(row.stake))
            .map(|row| (row.stake, bots_of(row, self.plan.opponents)))
            .collect();
        for (stake, bots) in waited_for {
            (0..bots).for_each(|_| self.schedule(stake, true, now));
        }
    }

    /// Whether a person waits for a seat of this stake: more players wait than bots.
    fn person_waits(&self, stake: StakeId) -> bool {
        let row = self.lobby_watcher.iter().flat_map(LobbyWatcher::rows).find(|row| row.stake == stake);
        let waiting = row.map_or(0, |row| usize::try_from(row.waiting).unwrap_or(usize::MAX));
        waiting > self.bots.iter().filter(|bot| bot.stake == Some(stake) && bot.waits()).count()
    }

    fn schedule(&mut self, stake: StakeId, called: bool, now: Now) {
        let due = now.after_ms(self.rng.random_range(ARRIVAL_MS));
        self.arrivals.push(Arrival { due, stake, called });
    }

    fn connect(&mut self, player: PlayerId) -> Option<Link> {
        let link = (self.connect)(player);
        self.room_gone |= link.is_none();
        link
    }

    /// Draws a random name that no bot has, from a range that is always larger than the number of bots.
    fn free_name(&mut self) -> usize {
        let among = NAMES.len().max(2 * self.names.len());
        let free: Vec<usize> = (0..among).filter(|name| !self.names.contains(name)).collect();
        free[self.rng.random_range(0..free.len())]
    }
}
