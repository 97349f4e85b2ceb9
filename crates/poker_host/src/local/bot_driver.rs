//! All bots of a room. It is told the time and never waits.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use crossbeam_channel::{Receiver, Sender, TryRecvError};
use poker_bots::NAMES;
use poker_protocol::{Link, PlayerId, ServerMsg, link};
use poker_room::{Now, Visitor};
use rand::{RngExt as _, SeedableRng as _};

use super::bot_player::{BotPlayer, Home, Life};
use super::options::{StyleChoice, ThinkingTime};
use super::room_driver::Control;

/// Messages that may wait for a bot; more than a hand has.
const CAPACITY: usize = 128;
/// Time until somebody else takes the seat of a bot that has left, milliseconds.
const ARRIVAL_MS: std::ops::RangeInclusive<u32> = 1_500..=6_000;
/// Smaller tables keep their bots: without one of them they could not go on.
const LEAVE_FROM: u8 = 3;
/// The account of the first name.
const FIRST_PLAYER: u64 = 1_001;

/// The account of the bot with this name.
pub(super) fn bot_player_id(name: usize) -> PlayerId {
    PlayerId(FIRST_PLAYER + u64::try_from(name).unwrap_or(0))
}

/// The name that goes with an account; none where it is no bot's.
pub(super) fn name_of(player: PlayerId) -> Option<usize> {
    let name = usize::try_from(player.0.checked_sub(FIRST_PLAYER)?).ok()?;
    (name < NAMES.len()).then_some(name)
}

/// What can be asked of the bots.
#[derive(Debug)]
pub(super) enum BotControl {
    /// How long they think, from the next decision on.
    Thinking(ThinkingTime),
    /// Ends.
    Close,
}

/// How bots are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct BotPlan {
    pub style: StyleChoice,
    pub thinking: ThinkingTime,
    pub opponents: u8,
    pub seed: Option<u64>,
}

pub(super) struct BotDriver {
    plan: BotPlan,
    bots: Vec<BotPlayer>,
    arrivals: Vec<(Now, Home)>,
    room: Sender<Control>,
    controls: Receiver<BotControl>,
    rng: ChaCha8Rng,
    room_gone: bool,
}

impl BotDriver {
    pub(super) fn new(plan: BotPlan, room: Sender<Control>, controls: Receiver<BotControl>) -> BotDriver {
        let rng = plan.seed.map_or_else(rand::make_rng, ChaCha8Rng::seed_from_u64);
        BotDriver { plan, bots: Vec::new(), arrivals: Vec::new(), room, controls, rng, room_gone: false }
    }

    /// A bot for this home: one that sits there already, or one whose name nobody has.
    pub(super) fn add(&mut self, home: Home, seated: Option<usize>) {
        let Some(name) = seated.or_else(|| self.free_name()) else { return };
        let Some(link) = self.connect(name) else { return };
        let style = self.plan.style.of_name(name).style();
        let rng = ChaCha8Rng::from_rng(&mut self.rng);
        let mut bot = BotPlayer::new(name, home, style, link, rng, seated.is_some());
        bot.set_may_leave(self.plan.opponents >= LEAVE_FROM);
        self.bots.push(bot);
    }

    /// Does all that can be done at this moment; false once it has been told to close.
    pub(super) fn step(&mut self, now: Now) -> bool {
        loop {
            match self.controls.try_recv() {
                Ok(BotControl::Thinking(thinking)) => self.plan.thinking = thinking,
                Ok(BotControl::Close) | Err(TryRecvError::Disconnected) => return false,
                Err(TryRecvError::Empty) => break,
            }
        }
        for at in (0..self.bots.len()).rev() {
            match self.bots[at].step(self.plan.thinking, now) {
                Life::Here => {}
                Life::CutOff => {
                    if let Some(link) = self.connect(self.bots[at].name) {
                        self.bots[at].reconnect(link);
                    }
                }
                Life::Gone => {
                    let bot = self.bots.swap_remove(at);
                    let due = now.after_ms(self.rng.random_range(ARRIVAL_MS));
                    self.arrivals.push((due, bot.home));
                }
            }
        }
        while let Some(at) = self.arrivals.iter().position(|(due, _)| *due <= now) {
            let (_, home) = self.arrivals.swap_remove(at);
            self.add(home, None);
        }
        !self.room_gone
    }

    /// When [`Self::step`] has something to do though nobody tells the bots anything.
    pub(super) fn due(&self) -> Option<Now> {
        let arrivals = self.arrivals.iter().map(|(due, _)| *due);
        self.bots.iter().filter_map(BotPlayer::due).chain(arrivals).min()
    }

    /// What to wait for.
    pub(super) fn inboxes(&self) -> (&Receiver<BotControl>, impl Iterator<Item = &Receiver<ServerMsg>>) {
        (&self.controls, self.bots.iter().map(|bot| bot.link().messages()))
    }

    #[cfg(test)]
    pub(super) fn cut_all_off(&mut self) {
        for at in 0..self.bots.len() {
            if let Some(link) = self.connect(self.bots[at].name) {
                // The new link is dropped at once; the old one was cut off by it.
                drop(link);
            }
        }
    }

    /// None where the room is gone, and with it the sense of all bots.
    fn connect(&mut self, name: usize) -> Option<Link> {
        let (link, end) = link(CAPACITY, Arc::new(|| {}));
        let asked = self.room.send(Control::Connect { visitor: Visitor::bot(bot_player_id(name)), end });
        self.room_gone |= asked.is_err();
        asked.ok().map(|()| link)
    }

    fn free_name(&mut self) -> Option<usize> {
        let free: Vec<usize> = (0..NAMES.len()).filter(|name| self.bots.iter().all(|bot| bot.name != *name)).collect();
        let at = self.rng.random_range(0..free.len().max(1));
        free.get(at).copied()
    }
}
