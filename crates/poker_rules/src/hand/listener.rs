//! Who is told what happens in a hand.

use crate::HandEvent;

/// Told of each event as it happens: any closure that takes one, or [`Unheard`].
pub trait Listener {
    /// Whether what only a listener needs is worked out at all: the names of the hands shown.
    const HEARS: bool = true;

    /// One step of the hand.
    fn hear(&mut self, event: HandEvent);
}

impl<F: FnMut(HandEvent)> Listener for F {
    fn hear(&mut self, event: HandEvent) {
        self(event);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug)]
pub struct Unheard;

impl Listener for Unheard {
    const HEARS: bool = false;

    fn hear(&mut self, _event: HandEvent) {}
}
