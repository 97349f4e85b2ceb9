//! The bots of a practice room, for a room that has none, such as a server's. They connect as clients.

use std::thread::JoinHandle;
use std::time::Duration;

use crossbeam_channel::{Sender, bounded};
use poker_bots::bot_name;
use poker_protocol::{Link, StakeId};

use super::bot_driver::{BotControl, BotDriver, BotPlan, name_of};
use super::spawn::spawn;
use super::threads;
use crate::{Clock, StyleChoice, ThinkingTime};

/// The longest time until a bot has its seat.
const PATIENCE: Duration = Duration::from_secs(20);
/// The pause between two checks whether a bot has its seat.
const LOOK_EVERY: Duration = Duration::from_millis(1);

/// Why the bots have no seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoOpponents {
    /// A bot was given no link, or no seat in time.
    #[error("a bot did not get to its seat")]
    NotSeated,
    /// The system cannot start a thread.
    #[error("no thread for the bots")]
    Thread,
}

/// Bots at one stake, which play as the bots of practice with the same seed. Dropping this value ends their thread.
pub struct Opponents {
    controls: Sender<BotControl>,
    thread: Option<JoinHandle<()>>,
}

impl Opponents {
    /// Seats `opponents` bots, one after another. `connect` returns a link for the player with the given name. The bot sends `Hello` on it.
    ///
    /// # Errors
    /// When a bot gets no seat, or the system cannot start a thread.
    pub fn seat(
        seed: u64,
        opponents: u8,
        stake: StakeId,
        mut connect: impl FnMut(&str) -> Option<Link> + Send + 'static,
    ) -> Result<Opponents, NoOpponents> {
        let (controls, inbox) = bounded(1);
        let plan = BotPlan { style: StyleChoice::Mixed, thinking: ThinkingTime::INSTANT, opponents, seed: Some(seed) };
        let by_name = Box::new(move |player| connect(&name_of(player).map_or_else(|| "Doorkeeper".to_owned(), bot_name)));
        let mut bots = BotDriver::new(plan, by_name, inbox);
        let clock = Clock::start();
        for seated in 1..=usize::from(opponents) {
            bots.add(stake, None);
            let begun = clock.elapsed();
            while bots.seated() < seated {
                if !bots.step(clock.now()) || clock.elapsed() - begun > PATIENCE {
                    return Err(NoOpponents::NotSeated);
                }
                std::thread::sleep(LOOK_EVERY);
            }
        }
        let thread = spawn("cardroom-bots", move || threads::run_bots(bots, clock)).map_err(|_| NoOpponents::Thread)?;
        Ok(Opponents { controls, thread: Some(thread) })
    }
}

impl Drop for Opponents {
    fn drop(&mut self) {
        // The thread may have ended already.
        let _told = self.controls.send(BotControl::Close);
        drop(self.thread.take().map(JoinHandle::join));
    }
}
