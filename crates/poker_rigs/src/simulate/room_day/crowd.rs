//! How many players a simulated room has, how often they do something, and how long they think.

use std::ops::RangeInclusive;

use poker_protocol::StakeId;

use super::RoomSimOptions;

/// The number of players in a room with all formats.
const PLAYERS: usize = 56;

/// The number of players and the pace of the simulation.
#[derive(Clone, Debug)]
pub(super) struct Pace {
    pub players: usize,
    /// The time between two random actions of one player, in milliseconds.
    pub whim_ms: RangeInclusive<u32>,
    /// The time until a player acts in a hand, in milliseconds.
    pub think_ms: RangeInclusive<u32>,
    /// One decision in this many is left to the clock.
    pub sleeps_in: u32,
    /// The time from the start, and from the end of each night, to the next night, in milliseconds; `None` for no nights.
    pub night_after_ms: Option<u32>,
    /// The time between two actions of the operator, in milliseconds.
    pub house_ms: RangeInclusive<u32>,
    /// The only stake that is played, each player at one table; `None` for all stakes.
    pub only: Option<StakeId>,
}

impl Pace {
    pub(super) fn of(options: &RoomSimOptions) -> Pace {
        match options.tables {
            None => Pace {
                players: PLAYERS,
                whim_ms: 5_000..=180_000,
                think_ms: 300..=6_000,
                sleeps_in: 60,
                night_after_ms: Some(2 * 3_600_000),
                house_ms: 10_000..=120_000,
                only: None,
            },
            Some(tables) => {
                let first = options.stakes.offers.first();
                let seats = first.map_or(0, |offer| offer.rulebook.seats(&offer.row));
                Pace {
                    players: usize::try_from(tables).unwrap_or(usize::MAX).saturating_mul(seats.into()),
                    whim_ms: 600_000..=3_600_000,
                    think_ms: 300..=6_000,
                    sleeps_in: 200,
                    night_after_ms: None,
                    house_ms: 600_000..=3_600_000,
                    only: Some(StakeId(0)),
                }
            }
        }
    }
}
