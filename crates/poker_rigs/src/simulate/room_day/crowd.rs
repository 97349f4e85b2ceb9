//! The players of a simulated room: who they are, how often they do something, and how long they think.

use std::ops::RangeInclusive;

use poker_protocol::StakeId;

use super::RoomSimOptions;

/// Players of a room with all its formats.
const PLAYERS: usize = 56;

/// How lively a simulation is.
#[derive(Clone, Debug)]
pub(super) struct Pace {
    pub players: usize,
    /// Milliseconds between two ideas of one player.
    pub whim_ms: RangeInclusive<u32>,
    /// Milliseconds until an answer.
    pub think_ms: RangeInclusive<u32>,
    /// One decision in so many is left to the clock.
    pub sleeps_in: u32,
    /// Everybody goes to bed after so long, milliseconds.
    pub night_after_ms: Option<u32>,
    /// Milliseconds between two deeds of the operator.
    pub house_ms: RangeInclusive<u32>,
    /// Everybody sits at this one stake, at one table.
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
                let first = options.plan.offers.first();
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
