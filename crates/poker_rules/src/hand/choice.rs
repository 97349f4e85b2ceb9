//! The choices of players whose hands need not be shown: the whole hand, some of its cards, or none (R-POT-5).

use super::{Hand, HolePlaces};
use crate::{Action, HandEvent, IllegalAction, Listener, Seat};

impl Hand {
    /// The players who must still choose, in order. It is the turn of the first.
    pub fn choosers(&self) -> impl Iterator<Item = Seat> + use<> {
        self.choosing.clockwise_after(self.first_to_show())
    }

    /// The players who have not folded, in the order in which hands are shown.
    pub fn show_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.first_to_show();
        [first].into_iter().chain(self.live.without(first).clockwise_after(first))
    }

    /// Whether `action` is a legal choice of `seat`. It may be asked before it is the seat's turn to choose.
    pub fn check_choice(&self, seat: Seat, action: Action) -> Result<(), IllegalAction> {
        match action {
            _ if !self.choosing.contains(seat) => Err(IllegalAction::NothingToShow),
            Action::Muck => Ok(()),
            Action::Show(places) if places.fit(self.setup.game.hole_cards) => Ok(()),
            Action::Show(_) => Err(IllegalAction::NoSuchCard),
            Action::Fold | Action::Check | Action::Call | Action::RaiseTo(_) => Err(IllegalAction::HandOver),
        }
    }

    /// Carries out the choice of the player whose turn it is.
    pub(super) fn choose(&mut self, seat: Seat, action: Action, events: &mut impl Listener) -> Result<(), IllegalAction> {
        self.check_choice(seat, action)?;
        self.choosing.remove(seat);
        let places = if let Action::Show(places) = action { places } else { HolePlaces::NONE };
        if places == HolePlaces::all(self.setup.game.hole_cards) {
            self.lay_open(seat, events);
        } else {
            if self.live.has_two() {
                events.hear(HandEvent::Mucked { seat });
            }
            if !places.is_empty() {
                events.hear(HandEvent::PartShown { seat, cards: places.of(&self.hole[seat]) });
            }
        }
        self.go_on(events);
        Ok(())
    }

    /// The player who shows first: the last aggressor of the river, otherwise the first player left of the button.
    pub(super) fn first_to_show(&self) -> Seat {
        let aggressor = self.round.aggressor.filter(|&seat| self.live.contains(seat));
        aggressor.or_else(|| self.live.next_after(self.setup.button)).unwrap_or(self.setup.button)
    }
}
