//! Many bots at a server, each with a connection of its own. The caller's thread runs all bots, and one other thread runs all connections.

mod member;
mod options;
mod sight;
mod wakes;

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use poker_room::Now;
use rand::SeedableRng as _;

pub use member::Member;
pub use options::CrowdOptions;
pub use sight::{EndedHand, Sight};

use poker_host::Clock;
use poker_remote::{RemoteError, Remotes};
use wakes::WakeQueue;

/// Bots at a server. Dropping it ends their connections.
#[derive(Debug)]
pub struct Crowd {
    members: Vec<Member>,
    woken: WakeQueue,
    timers: BinaryHeap<Reverse<(Now, usize)>>,
    clock: Clock,
}

impl Crowd {
    /// Starts to connect; no bot is at the server yet.
    ///
    /// # Errors
    /// A fault on this machine.
    pub fn open(options: &CrowdOptions) -> Result<Crowd, RemoteError> {
        let remotes = Remotes::start()?;
        let mut rng = options.seed.map_or_else(rand::make_rng, ChaCha8Rng::seed_from_u64);
        let woken = WakeQueue::new(options.count);
        let members = woken
            .wakers()
            .iter()
            .enumerate()
            .map(|(at, waker)| Member::open(options, options.first + at, &remotes, waker.clone(), ChaCha8Rng::from_rng(&mut rng)));
        let members = members.collect::<Result<Vec<Member>, RemoteError>>()?;
        Ok(Crowd { members, woken, timers: BinaryHeap::new(), clock: Clock::start() })
    }

    /// Lets the bots play for `time`.
    pub fn run_for(&mut self, time: Duration) {
        let end = self.clock.elapsed() + time;
        loop {
            let left = end.saturating_sub(self.clock.elapsed());
            if left.is_zero() {
                return;
            }
            let due = self.timers.peek().map(|Reverse((due, _))| self.clock.until(*due));
            // If nothing comes in time, a timer is due or the time is over.
            if let Some(at) = self.woken.next(due.map_or(left, |due| due.min(left))) {
                self.step(at);
            }
            let now = self.clock.now();
            while let Some(&Reverse((due, at))) = self.timers.peek().filter(|Reverse((due, _))| *due <= now) {
                self.timers.pop();
                // A bot whose `due` has changed has another timer.
                if self.members[at].due() == Some(due) {
                    self.step(at);
                }
            }
        }
    }

    /// The bots, in the order of their numbers.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    fn step(&mut self, at: usize) {
        let member = &mut self.members[at];
        let before = member.due();
        member.step(self.clock.now());
        if let Some(due) = member.due().filter(|due| before != Some(*due)) {
            self.timers.push(Reverse((due, at)));
        }
    }
}
