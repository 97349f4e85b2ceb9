//! The table that comes forward by itself.

use poker_protocol::TableId;

use super::table_call::TableCall;
use super::table_desk::TableDesk;
use crate::TableOrder;

/// What the player's hands are busy with. No table comes forward meanwhile: what they do would happen at another table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BusyHands {
    /// A key is down.
    pub key: bool,
    /// A button of the mouse is down, or a finger lies on the screen.
    pub button: bool,
    /// An amount was typed or chosen and is not sent yet.
    pub amount: bool,
    /// A text field has the keyboard.
    pub text: bool,
    /// A sheet asks something.
    pub question: bool,
    /// Milliseconds since the last key or click.
    pub quiet_ms: u64,
}

impl BusyHands {
    /// Hands that have done nothing for as long as anybody asks.
    pub const IDLE: Self = Self { key: false, button: false, amount: false, text: false, question: false, quiet_ms: u64::MAX };

    /// Whether a key or a button is held, or an amount or a text is begun.
    #[must_use]
    pub const fn hold_something(&self) -> bool {
        self.key || self.button || self.amount || self.text
    }

    /// Whether something is held, begun or asked, or a key or a button was used within the last `guard_ms`.
    #[must_use]
    pub const fn are_busy(&self, guard_ms: u64) -> bool {
        self.hold_something() || self.question || self.quiet_ms < guard_ms
    }
}

/// Whether a table may come forward by itself, and what keeps it.
#[derive(Clone, Copy, Debug)]
pub struct ComingForward<'a> {
    /// The tables that wait for the player, the soonest first.
    pub calls: &'a [TableCall],
    pub hands: BusyHands,
    /// How long hands must have been quiet, in milliseconds.
    pub guard_ms: u64,
    /// The table under the pointer. Its tile is kept if another can be spared.
    pub pointed: Option<TableId>,
}

impl TableDesk {
    /// The table that comes forward by itself now: that with the soonest call of those behind. In the stack it waits until the front waits
    /// for nothing, among tiles until a tile does. Nothing comes forward while the hands are busy, or where the player looks at one table at
    /// a time.
    #[must_use]
    pub fn comes_forward(&self, coming: &ComingForward<'_>) -> Option<TableId> {
        if coming.hands.are_busy(coming.guard_ms) || self.large().is_some() {
            return None;
        }
        let is_called = |table: TableId| coming.calls.iter().any(|call| call.table == table);
        let place = match self.order() {
            TableOrder::OneAtATime => return None,
            TableOrder::Stack => self.front(),
            TableOrder::Tiles => self.spared(coming.calls, coming.pointed),
        };
        let called = coming.calls.iter().map(|call| call.table).filter(|_| !place.is_some_and(is_called));
        called.into_iter().find(|table| self.waits_behind(*table))
    }
}
