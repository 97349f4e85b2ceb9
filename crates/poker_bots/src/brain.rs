//! A bot: its view of the hand, its style, and its decisions.

use poker_protocol::{Message, SeenEvent, ServerMsg, ShowChoice, TableEvent};
use poker_rules::{Action, Chips, GameSpec, HolePlaces, LegalActions, Seat, Street};
use rand::Rng;

use crate::play_style::PlayStyle;
use crate::preflop::give_up;
use crate::view::BotView;
use crate::{postflop, preflop};

/// A bot player. It knows only the messages of its link.
#[derive(Clone, Debug)]
pub struct BotBrain {
    style: PlayStyle,
    view: BotView,
}

impl BotBrain {
    /// A bot that has received no messages yet.
    pub fn new(style: PlayStyle) -> BotBrain {
        BotBrain::seated(style, Seat::new(0), Chips::ZERO, GameSpec::holdem_no_limit())
    }

    /// A bot whose seat and game are given, for uses without a link.
    pub fn seated(style: PlayStyle, seat: Seat, big_blind: Chips, game: GameSpec) -> BotBrain {
        BotBrain { style, view: BotView::new(seat, big_blind, game) }
    }

    /// Receives one message of the link.
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
            // Other messages tell nothing about a hand.
            _ => {}
        }
    }

    /// Receives one event of a hand as seen from the bot's seat.
    pub fn see_event(&mut self, event: &SeenEvent) {
        self.view.see(event);
    }

    /// Chooses an action: always one of `legal`, and never a fold if a check is legal.
    pub fn decide(&self, legal: &LegalActions, rng: &mut impl Rng) -> Action {
        let Some(hole) = self.view.hole() else { return give_up(legal) };
        match self.view.street() {
            Street::Preflop => preflop::decide(&self.view, &self.style, hole, legal, rng),
            Street::Flop | Street::Turn | Street::River => postflop::decide(&self.view, &self.style, hole, legal, rng),
        }
    }

    /// Chooses whether to show a hand that need not be shown: shows all of it if it may win a jackpot, otherwise mucks.
    pub fn choose(&self, choice: &ShowChoice) -> Action {
        let hole_cards = self.view.game().hole_cards;
        if choice.jackpot.is_some() { Action::Show(HolePlaces::all(hole_cards)) } else { Action::Muck }
    }

    /// Whether the bot folds before its turn (R-FAST-2), because it would not play these cards in any position.
    pub fn gives_up_early(&self) -> bool {
        self.view.street() == Street::Preflop && self.view.hole().is_some_and(|hole| preflop::hopeless(&self.view, &self.style, hole))
    }
}
