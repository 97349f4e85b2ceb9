//! The receiver of a hand's events.

use crate::HandEvent;

/// Receives each event of a hand as it happens: any closure that takes an event, or [`NoListener`].
pub trait Listener {
    /// Whether events are used. If not, the hand does not compute what only events need: the values of the hands shown.
    const USES_EVENTS: bool = true;

    /// Receives one event.
    fn hear(&mut self, event: HandEvent);
}

impl<F: FnMut(HandEvent)> Listener for F {
    fn hear(&mut self, event: HandEvent) {
        self(event);
    }
}

/// A listener that ignores all events.
#[derive(Clone, Copy, Debug)]
pub struct NoListener;

impl Listener for NoListener {
    const USES_EVENTS: bool = false;

    fn hear(&mut self, _event: HandEvent) {}
}
