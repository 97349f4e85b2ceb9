//! One bot: what it has seen, how it plays, what it does.

use poker_protocol::{Message, SeenEvent, ServerMsg, ShowChoice, TableEvent};
use poker_rules::{Action, Chips, GameSpec, HolePlaces, LegalActions, Seat, Street};
use rand::Rng;

use crate::preflop::give_up;
use crate::style::Style;
use crate::view::BotView;
use crate::{postflop, preflop};

/// A player who knows only what its link has said.
#[derive(Clone, Debug)]
pub struct BotBrain {
    style: Style,
    view: BotView,
}

impl BotBrain {
    /// A bot that has seen nothing yet.
    pub fn new(style: Style) -> BotBrain {
        BotBrain::seated(style, Seat::new(0), Chips::ZERO, GameSpec::holdem_no_limit())
    }

    /// A bot at a seat it knows, for where no link tells it.
    pub fn seated(style: Style, seat: Seat, big_blind: Chips, game: GameSpec) -> BotBrain {
        BotBrain { style, view: BotView::new(seat, big_blind, game) }
    }

    /// Takes in one message of its link.
    pub fn see(&mut self, message: &ServerMsg) {
        match &message.message {
            Message::Snapshot { table } => {
                let Some(you) = &table.you else { return };
                self.view = BotView::new(you.seat, table.info.big_blind, table.info.game);
                for event in table.hand.iter().flat_map(|hand| &hand.events) {
                    self.view.see(event);
                }
            }
            Message::Table { event: TableEvent::Hand { event }, .. } => self.view.see(event),
            Message::Table { .. }
            | Message::Welcome { .. }
            | Message::Done { .. }
            | Message::Refused { .. }
            | Message::Lobby { .. }
            | Message::SeatOffered { .. }
            | Message::SeatWithdrawn { .. }
            | Message::Queue { .. }
            | Message::Jackpots { .. }
            | Message::Plans { .. }
            | Message::Rules { .. }
            | Message::ChargesRaised { .. }
            | Message::Statement { .. }
            | Message::Balance { .. }
            | Message::Unseated { .. } => {}
        }
    }

    /// Takes in one step of a hand, as seen from its seat.
    pub fn see_event(&mut self, event: &SeenEvent) {
        self.view.see(event);
    }

    /// What it does now; always one of `legal`, and never a fold where a check is free.
    pub fn decide(&self, legal: &LegalActions, rng: &mut impl Rng) -> Action {
        let Some(hole) = self.view.hole() else { return give_up(legal) };
        match self.view.street() {
            Street::Preflop => preflop::decide(&self.view, &self.style, hole, legal, rng),
            Street::Flop | Street::Turn | Street::River => postflop::decide(&self.view, &self.style, hole, legal, rng),
        }
    }

    /// What it shows of a hand that need not be shown: all where a jackpot may be won by it, otherwise nothing.
    pub fn choose(&self, choice: &ShowChoice) -> Action {
        let hole_cards = self.view.game().hole_cards;
        if choice.jackpot.is_some() { Action::Show(HolePlaces::all(hole_cards)) } else { Action::Muck }
    }

    /// Whether it would throw its hand away without seeing what those before it do (R-FAST-2): it plays such cards in no seat.
    pub fn gives_up_early(&self) -> bool {
        self.view.street() == Street::Preflop && self.view.hole().is_some_and(|hole| preflop::hopeless(&self.view, &self.style, hole))
    }
}
