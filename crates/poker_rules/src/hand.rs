//! One hand from the forced bets to the last chip.

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
pub use listener::{Listener, Unheard};
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
    /// The betting is over: the rake, zero where none is due, then hands are shown and pots awarded.
    Rake,
    /// A player's choice what is seen of a hand that need not be shown: [`Action::Show`] or [`Action::Muck`].
    Show(Seat),
    Over,
}

/// One hand. Setup, actions and rake are all there is to it: [`Hand::replay`].
///
/// When the betting is over it stops at [`Turn::Rake`], also where all but one have folded; [`Hand::take_rake`] ends it, unless players
/// are asked what they show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    setup: HandSetup,
    dealt_in: SeatSet,
    live: SeatSet,
    /// Of these, everybody who has chips.
    able: SeatSet,
    stacks: BySeat<Chips>,
    hole: BySeat<Hole>,
    board: Board,
    /// How many cards of the deck are dealt.
    dealt: usize,
    street: Street,
    round: Round,
    /// What each seat has put in and could win from others, less what was returned.
    contributed: BySeat<Chips>,
    /// All chips in the middle: what was put in, dead posts too.
    middle: Chips,
    pots: Pots,
    rake: Chips,
    /// Of this, what each pot gave.
    raked: [Chips; MAX_SEATS],
    /// Nobody has acted since the cards of this street were dealt.
    untouched: bool,
    /// No more betting was possible before the last street: all hands lie open.
    face_up: bool,
    /// Whose whole hand lies open.
    open: SeatSet,
    /// Who has yet to choose what is seen of a hand that need not be shown.
    choosing: SeatSet,
    turn: Turn,
}

impl Hand {
    /// Posts the forced bets and deals.
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

    /// Plays a whole record, `rake` being all that the hand paid; without it the hand stops where the betting ends. What was shown or
    /// mucked comes after the rake.
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

    /// Takes the rake out of the pots (R-POT-7), shows the hands that must be seen and pays the winners, once nobody has to be asked what
    /// else is seen; an error leaves the hand as it was.
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

    /// Takes rake out of the pots at the beginning of a street, which the setup notes (R-RAKE-7); an error leaves the hand as it was.
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

    /// The cards of a street have just been dealt, and somebody is to act first.
    pub fn begins_street(&self) -> bool {
        self.untouched && matches!(self.turn, Turn::Act(_))
    }

    /// Everything the hand was told before its first action, and the rake taken at the beginning of its streets.
    pub fn setup(&self) -> &HandSetup {
        &self.setup
    }

    /// What the hand waits for.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Chips behind a seat.
    pub fn stack(&self, seat: Seat) -> Chips {
        self.stacks[seat]
    }

    /// Chips in front of a seat on this street.
    pub fn bet(&self, seat: Seat) -> Chips {
        self.round.bets[seat]
    }

    /// The bet to match on this street.
    pub fn bet_to_match(&self) -> Chips {
        self.round.price
    }

    /// Everything a seat has put in so far but dead posts, less what was returned.
    pub fn contributed(&self, seat: Seat) -> Chips {
        self.contributed[seat]
    }

    /// Community cards so far.
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    /// The street.
    pub fn street(&self) -> Street {
        self.street
    }

    /// Whether community cards have been dealt: without them no rake is due (R-RAKE-2).
    pub fn flop_seen(&self) -> bool {
        !self.board.is_empty()
    }

    /// The cards of a seat, folded or not; none where it was not dealt in.
    pub fn hole(&self, seat: Seat) -> &[Card] {
        &self.hole[seat]
    }

    /// Everybody dealt in.
    pub fn dealt_in(&self) -> SeatSet {
        self.dealt_in
    }

    /// Everybody who has not folded.
    pub fn live(&self) -> SeatSet {
        self.live
    }

    /// The pots gathered so far, main pot first; bets of this street are not in them. After the hand: as they were awarded.
    pub fn pots(&self) -> &[Pot] {
        &self.pots
    }

    /// All chips in the middle: pots and bets. Stacks, this and the rake are always what the stacks were.
    pub fn pot_total(&self) -> Chips {
        self.middle
    }

    /// Everybody whose whole hand lies open.
    pub fn open(&self) -> SeatSet {
        self.open
    }

    /// The rake taken so far.
    pub fn rake(&self) -> Chips {
        self.rake
    }
}
