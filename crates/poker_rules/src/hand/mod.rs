//! One hand, from the forced bets to the last pot.

mod action;
mod betting;
mod choice;
mod event;
mod flow;
mod legal;
mod listener;
mod options;
mod places;
pub(crate) mod pot;
mod presets;
mod round;
mod setup;
mod showdown;
mod start;

pub use action::{Act, Action, PostKind};
pub use event::HandEvent;
pub use legal::{LegalActions, Preset, PresetKind, Presets, RaiseRange};
pub use listener::{Listener, NoListener};
pub use options::Options;
pub use places::{HolePlaces, PartHole};
pub use pot::{Pot, PotHalf, Pots};
pub use setup::{Board, HandSetup, Hole, SeatPost, SeatSetup, StreetRake};

use round::Round;

use crate::{BadRake, BadReplay, BadSetup, BySeat, Card, Chips, IllegalAction, MAX_SEATS, Seat, SeatSet, Street};

/// What a hand waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player's action.
    Act(Seat),
    /// The rake. The betting is over; [`Hand::take_rake`] must be called, with zero if no rake is due. Then hands are shown and pots paid.
    Rake,
    /// A player's choice whether to show a hand that need not be shown: [`Action::Show`] or [`Action::Muck`].
    Show(Seat),
    Over,
}

/// One hand. Its setup, its actions and its rake determine everything: [`Hand::replay`] plays it again from these.
///
/// When the betting is over the hand stops at [`Turn::Rake`], also if all players but one have folded. [`Hand::take_rake`] ends it,
/// unless players may choose which cards they show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    setup: HandSetup,
    dealt_in: SeatSet,
    live: SeatSet,
    /// The live players who have chips left.
    able: SeatSet,
    stacks: BySeat<Chips>,
    hole: BySeat<Hole>,
    board: Board,
    /// The number of cards dealt from the deck.
    dealt: usize,
    street: Street,
    round: Round,
    /// What each seat has put in, without dead posts and without what was returned. A player can win at most this from each opponent.
    contributed: BySeat<Chips>,
    /// All chips in the middle, dead posts included.
    middle: Chips,
    pots: Pots,
    rake: Chips,
    /// The part of the rake that each pot has paid.
    raked: [Chips; MAX_SEATS],
    /// Whether nobody has acted since the cards of this street were dealt.
    untouched: bool,
    /// Whether all hands lie open because no betting was possible before the last street.
    face_up: bool,
    /// The players who have shown their whole hand.
    open: SeatSet,
    /// The players who must still choose whether to show a hand that need not be shown.
    choosing: SeatSet,
    turn: Turn,
}

impl Hand {
    /// Starts a hand: posts the forced bets and deals the hole cards.
    pub fn start(setup: HandSetup, events: &mut impl Listener) -> Result<Hand, BadSetup> {
        let dealt_in = setup.check()?;
        let mut hand = Hand {
            dealt_in,
            live: dealt_in,
            able: dealt_in,
            stacks: BySeat::default(),
            hole: BySeat::default(),
            board: Board::new(),
            dealt: 0,
            street: Street::Preflop,
            round: Round::new(setup.stakes.big_blind, dealt_in.len() == 2),
            contributed: BySeat::default(),
            middle: Chips::ZERO,
            pots: Pots::new(),
            rake: Chips::ZERO,
            raked: [Chips::ZERO; MAX_SEATS],
            untouched: false,
            face_up: false,
            open: SeatSet::EMPTY,
            choosing: SeatSet::EMPTY,
            turn: Turn::Rake,
            setup,
        };
        for player in &hand.setup.seats {
            hand.stacks[player.seat] = player.stack;
        }
        let last = hand.post_all(events);
        hand.deal_holes(events);
        hand.pass_turn(last, events);
        Ok(hand)
    }

    /// Plays a recorded hand again. `rake` is all the rake that the hand paid, street rake included; without it the hand stops at the end
    /// of the betting. In `actions` the players' shows and mucks follow the betting.
    pub fn replay(setup: HandSetup, actions: &[Action], rake: Option<Chips>, events: &mut impl Listener) -> Result<Hand, BadReplay> {
        let mut hand = Hand::start(setup, events)?;
        let mut due = rake;
        for (index, &action) in actions.iter().enumerate() {
            if hand.turn() == Turn::Rake
                && let Some(rake) = due.take()
            {
                hand.take_rake(rake.saturating_sub(hand.rake()), events)?;
            }
            let (Turn::Act(seat) | Turn::Show(seat)) = hand.turn() else {
                return Err(BadReplay::Action { index, reason: IllegalAction::HandOver });
            };
            hand.apply(seat, action, events).map_err(|reason| BadReplay::Action { index, reason })?;
        }
        if let Some(rake) = due {
            hand.take_rake(rake.saturating_sub(hand.rake()), events)?;
        }
        Ok(hand)
    }

    /// Takes the rake out of the pots (R-POT-7) and shows the hands that must be shown. Pays the winners too, unless players must first be
    /// asked whether they show. An error leaves the hand unchanged.
    pub fn take_rake(&mut self, rake: Chips, events: &mut impl Listener) -> Result<(), BadRake> {
        if self.turn != Turn::Rake {
            return Err(BadRake::NotDue);
        }
        let pots = self.pot_total();
        if rake > pots {
            return Err(BadRake::TooMuch { pots });
        }
        self.rake_pots(rake, events);
        self.conclude(events);
        Ok(())
    }

    /// Takes rake out of the pots at the beginning of a street and notes it in the setup (R-RAKE-7). An error leaves the hand unchanged.
    pub fn take_street_rake(&mut self, rake: Chips, events: &mut impl Listener) -> Result<(), BadRake> {
        if !self.begins_street() || !self.setup.street_rake.of(self.street).is_zero() {
            return Err(BadRake::NotDue);
        }
        let pots = self.pot_total();
        if rake > pots {
            return Err(BadRake::TooMuch { pots });
        }
        self.setup.street_rake.note(self.street, rake);
        self.rake_pots(rake, events);
        Ok(())
    }

    /// Whether the cards of a street have just been dealt and the first player is to act.
    pub fn begins_street(&self) -> bool {
        self.untouched && matches!(self.turn, Turn::Act(_))
    }

    /// The setup, with the rake that was taken at the beginning of streets.
    pub fn setup(&self) -> &HandSetup {
        &self.setup
    }

    /// What the hand waits for.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// The chips that a seat has left.
    pub fn stack(&self, seat: Seat) -> Chips {
        self.stacks[seat]
    }

    /// The chips that a seat has bet on this street.
    pub fn bet(&self, seat: Seat) -> Chips {
        self.round.bets[seat]
    }

    /// The bet to match on this street.
    pub fn bet_to_match(&self) -> Chips {
        self.round.to_match
    }

    /// What a seat has put in so far, without dead posts and without what was returned.
    pub fn contributed(&self, seat: Seat) -> Chips {
        self.contributed[seat]
    }

    /// The community cards dealt so far.
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    /// The community cards that would have come if the hand had gone on to its last street, in their order. Empty until the hand is over.
    pub fn cards_to_come(&self) -> &[Card] {
        let missing = self.setup.game.full_board().saturating_sub(self.board.len());
        let missing = if self.turn == Turn::Over { missing } else { 0 };
        self.setup.deck.cards().get(self.dealt..self.dealt + missing).unwrap_or_default()
    }

    /// The current street.
    pub fn street(&self) -> Street {
        self.street
    }

    /// Whether community cards have been dealt. Without them no rake is due (R-RAKE-2).
    pub fn flop_seen(&self) -> bool {
        !self.board.is_empty()
    }

    /// The hole cards of a seat, also after a fold; empty if the seat was not dealt in.
    pub fn hole(&self, seat: Seat) -> &[Card] {
        &self.hole[seat]
    }

    /// The seats that were dealt in.
    pub fn dealt_in(&self) -> SeatSet {
        self.dealt_in
    }

    /// The seats that have not folded.
    pub fn live(&self) -> SeatSet {
        self.live
    }

    /// The pots, main pot first, without the bets of this street. After the hand they are as they were paid.
    pub fn pots(&self) -> &[Pot] {
        &self.pots
    }

    /// All chips in the middle: pots and bets. The stacks, these chips and the rake always add up to the stacks at the start.
    pub fn pot_total(&self) -> Chips {
        self.middle
    }

    /// The seats that have shown their whole hand.
    pub fn open(&self) -> SeatSet {
        self.open
    }

    /// The rake taken so far.
    pub fn rake(&self) -> Chips {
        self.rake
    }
}
