//! The void hands of which the player was told.

use poker_protocol::{HandId, Notice, TableEvent};

/// The hand that an event reports as void; `None` for other events.
pub(super) fn void_hand(event: &TableEvent) -> Option<HandId> {
    if let TableEvent::Notice { notice: Notice::HandVoid { hand, .. } } = event { Some(*hand) } else { None }
}
