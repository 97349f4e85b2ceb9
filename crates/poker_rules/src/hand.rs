//! One hand from the forced bets to the last chip.

use alloc::vec::Vec;

use crate::{
    Action, BadRake, BadReplay, BadSetup, Card, Chips, HandEvent, HandSetup, IllegalAction, LegalActions, Pot, Seat, SeatSet, Street,
};

/// What a hand waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player's action.
    Act(Seat),
    /// The betting is over: the rake, zero where none is due, then pots are awarded.
    Rake,
    /// Nothing.
    Over,
}

/// One hand. Setup, actions and rake are all there is to it: [`Hand::replay`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    setup: HandSetup,
    pots: Vec<Pot>,
    turn: Turn,
}

impl Hand {
    /// Posts the forced bets and deals.
    pub fn start(setup: HandSetup, _events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadSetup> {
        Ok(Hand { setup, pots: Vec::new(), turn: Turn::Rake })
    }

    /// Plays a whole record; without `rake` the hand stops where the actions end.
    pub fn replay(
        setup: HandSetup,
        actions: &[Action],
        rake: Option<Chips>,
        events: &mut impl FnMut(HandEvent),
    ) -> Result<Hand, BadReplay> {
        let mut hand = Hand::start(setup, events)?;
        for (index, &action) in actions.iter().enumerate() {
            let Turn::Act(seat) = hand.turn() else { return Err(BadReplay::Action { index, reason: IllegalAction::HandOver }) };
            hand.apply(seat, action, events).map_err(|reason| BadReplay::Action { index, reason })?;
        }
        if let Some(rake) = rake {
            hand.take_rake(rake, events)?;
        }
        Ok(hand)
    }

    /// What the hand waits for.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// What the player whose turn it is may do.
    pub fn legal(&self) -> Option<LegalActions> {
        None
    }

    /// Carries out an action; an error leaves the hand as it was.
    pub fn apply(&mut self, _seat: Seat, _action: Action, _events: &mut impl FnMut(HandEvent)) -> Result<(), IllegalAction> {
        Err(IllegalAction::HandOver)
    }

    /// Takes the rake out of the pots (R-POT-7), shows hands and pays the winners; an error leaves the hand as it was.
    pub fn take_rake(&mut self, _rake: Chips, _events: &mut impl FnMut(HandEvent)) -> Result<(), BadRake> {
        Err(BadRake::NotDue)
    }

    /// Everything the hand was told before its first action.
    pub fn setup(&self) -> &HandSetup {
        &self.setup
    }

    /// Chips behind a seat.
    pub fn stack(&self, _seat: Seat) -> Chips {
        Chips::ZERO
    }

    /// Chips in front of a seat on this street.
    pub fn bet(&self, _seat: Seat) -> Chips {
        Chips::ZERO
    }

    /// The bet to match on this street.
    pub fn bet_to_match(&self) -> Chips {
        Chips::ZERO
    }

    /// Everything a seat has put in so far, less what was returned.
    pub fn contributed(&self, _seat: Seat) -> Chips {
        Chips::ZERO
    }

    /// Community cards so far.
    pub fn board(&self) -> &[Card] {
        &[]
    }

    /// The street.
    pub fn street(&self) -> Street {
        Street::Preflop
    }

    /// Whether community cards have been dealt: without them no rake is due (R-RAKE-2).
    pub fn flop_seen(&self) -> bool {
        !self.board().is_empty()
    }

    /// The cards of a seat, folded or not; none where it was not dealt in.
    pub fn hole(&self, _seat: Seat) -> &[Card] {
        &[]
    }

    /// Everybody dealt in.
    pub fn dealt_in(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Everybody who has not folded.
    pub fn live(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The pots gathered so far, main pot first; bets of this street are not in them.
    pub fn pots(&self) -> &[Pot] {
        &self.pots
    }

    /// All chips in the middle: pots and bets.
    pub fn pot_total(&self) -> Chips {
        Chips::ZERO
    }
}
