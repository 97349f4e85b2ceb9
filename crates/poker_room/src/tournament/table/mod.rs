//! A table of a tournament: hands one after the other. Everybody at the table is dealt in; nothing is bought, raked or topped up.

mod away;
mod chips;
mod decided;
mod field;
mod next_hand;
mod own_seat;
mod play;
mod reading;
mod save;
mod seat;
mod seating;
mod timer;

use std::convert::Infallible;
use std::sync::Arc;

use poker_rules::{BySeat, Chips, Positions, SeatSet};

pub use play::Busted;
pub(in crate::tournament) use play::HandEnd;
pub(in crate::tournament) use save::SeatOwner;
pub use save::{EntrantSeatSave, TableDoing, TournamentTableSave};
pub use seat::Presence;
pub(in crate::tournament) use seat::{EntrantSeat, SeatedEntrant};

use crate::Now;
use crate::rulebook::ButtonRule;
use crate::table::{ClockRules, HandRules, Switches, Table, TableOutput, TableSign};

/// An output of a tournament's table. A tournament adds no outputs of its own to those of the hands.
pub type TournamentTableOutput = TableOutput<Infallible>;

/// A table of a tournament as a state machine. The tournament decides when its next hand is dealt.
pub struct TournamentTable {
    table: Table<EntrantSeat, Infallible>,
    button: ButtonRule,
    /// Button and blinds of the last hand that was not void.
    previous: Option<Positions>,
    /// The seats that were dealt into the last hand and still have the same player.
    in_last_hand: SeatSet,
    /// The stacks at the start of the hand in progress.
    at_deal: BySeat<Chips>,
    between: Between,
    /// Whether anybody watches who does not sit here.
    watched: bool,
    /// Whether the table may deal its next hand, where tables without persons keep step with the person's.
    released: bool,
}

/// What a table does while no hand is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Between {
    /// People look at the result of the last hand.
    Pause { until: Now },
    /// Waits until the tournament deals the next hand.
    Ready,
}

impl TournamentTable {
    /// A table without players.
    pub(in crate::tournament) fn new(
        sign: TableSign,
        (rules, clock): (Arc<HandRules>, ClockRules),
        button: ButtonRule,
        switches: Switches,
    ) -> Self {
        Self {
            table: Table::new(sign, rules, clock, switches),
            button,
            previous: None,
            in_last_hand: SeatSet::EMPTY,
            at_deal: BySeat::from_fn(|_| Chips::ZERO),
            between: Between::Ready,
            watched: false,
            released: false,
        }
    }
}
