//! Equity: the part of the pot that each of several hands takes on average, counted exactly or estimated from random deals.
//!
//! A [`Spot`] has the known cards. A [`Run`] counts its deals: an iterator that works for about a millisecond in each step, so that a
//! background task can show its progress, and can stop by dropping it.
//!
//! ```
//! use poker_rules::{Card, GameSpec, equity::{Holding, Spot}};
//!
//! let cards = |text: &str| text.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>();
//! let players = vec![Holding::Cards(cards("Ah Ad")?), Holding::Range("KK".parse()?)];
//! let spot = Spot { game: GameSpec::holdem_no_limit(), players, board: cards("2c 7d 9s")?, dead: vec![] };
//!
//! let tally = spot.exact()?.finish();
//! assert_eq!(tally.deals(), 6 * 990);
//! assert_eq!(tally.high(0).wins + tally.high(0).ties + tally.high(0).losses, tally.deals());
//!
//! for progress in spot.sampled(1, 20_000)? {
//!     assert!(progress.done <= progress.of);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod checked_spot;
mod choose;
mod counting;
mod error;
mod exact;
mod hands;
mod range;
mod run;
mod runout;
mod sampled;
mod spot;
mod strength;
mod suits;
mod tally;
mod ways;

pub use error::BadSpot;
pub use range::{BadRange, Expected, Range};
pub use run::{Progress, Run};
pub use spot::{Holding, Spot};
pub use tally::{Outcomes, SHARES, Tally};

use checked_spot::CheckedSpot;
use exact::Exact;
use sampled::Sampled;

impl Spot {
    /// Counts every way to deal the unknown cards.
    ///
    /// Deals that differ only in suits or in the order of the board are counted together, so this is quick if all hands are known.
    pub fn exact(&self) -> Result<Run, BadSpot> {
        Exact::new(CheckedSpot::new(self)?).map(Run::exact)
    }

    /// Deals the unknown cards `deals` times at random. The same seed gives the same tally.
    pub fn sampled(&self, seed: u64, deals: u64) -> Result<Run, BadSpot> {
        Sampled::new(CheckedSpot::new(self)?, seed, deals).map(Run::sampled)
    }

    /// Counts exactly if there are at most `limit` deals, otherwise deals `deals` times at random.
    pub fn within(&self, limit: u64, seed: u64, deals: u64) -> Result<Run, BadSpot> {
        if self.deals()? <= limit { self.exact() } else { self.sampled(seed, deals) }
    }

    /// The number of ways to deal the unknown cards, at most `u64::MAX`. If ranges of several players share cards, it is an upper bound.
    pub fn deals(&self) -> Result<u64, BadSpot> {
        Ok(CheckedSpot::new(self)?.deals())
    }
}
