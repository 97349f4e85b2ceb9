//! A played hand, as histories are written from it.

use poker_fair::SealedDeck;
use poker_rules::{Action, BadReplay, Chips, Hand, HandEvent, HandSetup, Seat, SeatSet};

use crate::Money;

/// A finished hand. Setup, actions and rake replay it; the other fields say where it was played and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    /// Its number.
    pub id: u64,
    /// The table's name.
    pub table: String,
    pub table_seats: u8,
    /// When it began, in milliseconds since 1970; `None` where that is not known.
    pub started_ms: Option<u64>,
    /// What the chips are.
    pub money: Money,
    /// Everything before the first action.
    pub setup: HandSetup,
    /// The names, in the order of `setup.seats`.
    pub names: Vec<String>,
    /// What was done, in order.
    pub actions: Vec<Action>,
    /// What the house took.
    pub rake: Chips,
    /// Seats whose cards are unknown: the deck has placeholders for them, which are never written.
    pub unknown: SeatSet,
    /// The rulebook in force, as `en-2.7`.
    pub rulebook: Option<String>,
    /// The deck with what opens its cards, where it was sealed.
    pub seal: Option<SealedDeck>,
}

impl PlayedHand {
    /// Plays the hand again.
    ///
    /// # Errors
    /// When it is no hand.
    pub fn replay(&self, events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadReplay> {
        Hand::replay(self.setup.clone(), &self.actions, Some(self.rake), events)
    }

    /// The name at a seat; empty for an empty seat.
    pub fn name(&self, seat: Seat) -> &str {
        let place = self.setup.seats.iter().position(|player| player.seat == seat);
        place.and_then(|place| self.names.get(place)).map_or("", String::as_str)
    }
}
