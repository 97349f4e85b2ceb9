//! Hands that nobody has to see: who holds one shows it, or some of its cards, or keeps it unseen (R-POT-5).

use super::{Hand, HolePlaces};
use crate::{Action, HandEvent, IllegalAction, Listener, Seat};

impl Hand {
    /// Who has yet to choose, in their order: the first of them is whose turn it is.
    pub fn choosers(&self) -> impl Iterator<Item = Seat> + use<> {
        self.choosing.clockwise_after(self.first_to_show())
    }

    /// Everybody who has not folded, in the order in which hands are shown.
    pub fn show_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.first_to_show();
        [first].into_iter().chain(self.live.without(first).clockwise_after(first))
    }

    /// Whether a player who has yet to choose may choose this, also before the turn has come.
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

    /// Who shows first: the last aggressor of the river, otherwise the first left of the button.
    pub(super) fn first_to_show(&self) -> Seat {
        let aggressor = self.round.aggressor.filter(|&seat| self.live.contains(seat));
        aggressor.or_else(|| self.live.next_after(self.setup.button)).unwrap_or(self.setup.button)
    }
}
