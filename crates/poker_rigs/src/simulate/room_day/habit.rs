//! The habits of simulated players.

use poker_protocol::{Form, StakeId};
use poker_room::RoomStakes;

/// How a player behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Habit {
    /// The number of tables to play at once.
    pub tables: usize,
    /// The only stake that the player joins; `None` for any stake.
    pub always: Option<StakeId>,
    /// Leaves soon after the stack has reached the largest buy-in, and comes back soon.
    pub runs: bool,
    /// Always buys in for the most that is allowed.
    pub brings_most: bool,
}

/// Any stake, a few tables.
const WANDERER: Habit = Habit { tables: 3, always: None, runs: false, brings_most: false };

/// More tables of one stake than any player may have.
const ALL_TABLES: usize = 6;

/// The habit of the player with this index. Some players always return to the same stake, so that all rules about coming back apply.
pub(super) fn habit_of(number: usize, stakes: &RoomStakes) -> Habit {
    let first =
        |form: Form| stakes.offers.iter().position(|offer| offer.row.form == form).and_then(|at| u16::try_from(at).ok()).map(StakeId);
    let at = |form, habit: Habit| first(form).map_or(WANDERER, |stake| Habit { always: Some(stake), ..habit });
    let local = Habit { tables: 1, ..WANDERER };
    let runner = Habit { tables: 1, runs: true, brings_most: true, ..WANDERER };
    match number {
        0..=3 => at(Form::Regular, local),
        4..=6 => at(Form::Regular, runner),
        7..=12 => at(Form::Banzai, Habit { tables: ALL_TABLES, ..WANDERER }),
        13..=15 => at(Form::Banzai, runner),
        16..=18 => at(Form::Deepstack, local),
        19..=20 => at(Form::Deepstack, runner),
        21..=25 => at(if first(Form::Fast).is_some() { Form::Fast } else { Form::Rapid }, local),
        _ => WANDERER,
    }
}
