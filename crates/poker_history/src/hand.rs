//! A played hand, from which histories are written.

use poker_fair::SealedDeck;
use poker_rules::{Action, BadReplay, Chips, Hand, HandEvent, HandSetup, Seat, SeatSet};

use crate::{ChipUnit, Keeper, PlayedTournament};

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
    /// The player who kept the record; `None` if the room or a file of others has it.
    pub kept_by: Option<Keeper>,
}

impl PlayedHand {
    /// Replays the hand to its end, or as far as its keeper saw it.
    ///
    /// # Errors
    /// If the record is not a legal hand.
    pub fn replay(&self, events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadReplay> {
        match self.board_at_leaving() {
            None => Hand::replay(self.setup.clone(), &self.actions, Some(self.rake), events),
            Some(seen) => self.replay_until_left(seen, events),
        }
    }

    /// The number of community cards that the keeper saw; `None` if the record reaches to the end of the hand.
    pub fn board_at_leaving(&self) -> Option<u8> {
        self.kept_by.as_ref()?.board_at_leaving
    }

    /// Replays a hand whose end was not seen. Community cards after the `seen` ones, and what follows them, are left out.
    fn replay_until_left(&self, seen: u8, events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadReplay> {
        let (mut dealt, mut over) = (0, false);
        let mut until = |event: HandEvent| {
            if let HandEvent::StreetDealt { cards, .. } = &event {
                dealt += cards.len();
                over |= dealt > usize::from(seen);
            }
            if !over {
                events(event);
            }
        };
        Hand::replay(self.setup.clone(), &self.actions, None, &mut until)
    }

    /// The name of the player in a seat; empty if nobody was dealt in there.
    pub fn name(&self, seat: Seat) -> &str {
        let place = self.setup.seats.iter().position(|player| player.seat == seat);
        place.and_then(|place| self.names.get(place)).map_or("", String::as_str)
    }
}
