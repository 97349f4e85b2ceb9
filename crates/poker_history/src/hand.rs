//! A played hand, from which histories are written.

use poker_fair::SealedDeck;
use poker_rules::{Action, BadReplay, Chips, Hand, HandEvent, HandSetup, Seat, SeatSet};

use crate::{ChipUnit, PlayedTournament};

/// A finished hand. Setup, actions and rake replay it; the other fields say where, when and by whom it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    /// The number of the hand.
    pub id: u64,
    /// The table's name, or its number in a tournament.
    pub table: String,
    /// The tournament; `None` for a cash game.
    pub tournament: Option<PlayedTournament>,
    pub table_seats: u8,
    /// The time at which it began, in milliseconds since 1970; `None` if it is not known.
    pub started_ms: Option<u64>,
    /// The unit of all chips in the hand.
    pub chip_unit: ChipUnit,
    /// The setup: everything that is known before the first action.
    pub setup: HandSetup,
    /// The players' names, in the order of `setup.seats`.
    pub names: Vec<String>,
    /// The actions in order.
    pub actions: Vec<Action>,
    /// All the rake that was taken.
    pub rake: Chips,
    /// The seats whose cards are unknown. The deck has other cards in their places, which are never written.
    pub unknown: SeatSet,
    /// The rulebook in force, such as `en-2.7`.
    pub rulebook: Option<String>,
    /// The sealed deck with its key; `None` if the deck was not sealed.
    pub seal: Option<SealedDeck>,
}

impl PlayedHand {
    /// Replays the hand to its end.
    ///
    /// # Errors
    /// If the record is not a legal hand.
    pub fn replay(&self, events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadReplay> {
        Hand::replay(self.setup.clone(), &self.actions, Some(self.rake), events)
    }

    /// The name of the player in a seat; empty if nobody was dealt in there.
    pub fn name(&self, seat: Seat) -> &str {
        let place = self.setup.seats.iter().position(|player| player.seat == seat);
        place.and_then(|place| self.names.get(place)).map_or("", String::as_str)
    }
}
