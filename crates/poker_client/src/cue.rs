//! What is to be seen of an event, one movement at a time.

use poker_protocol::{DrawnCard, HandId, PlayerView, PotView, SeatStack, SeatState, SeenEvent, SeenLow, StackChange, TurnId};
use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Seat, Street};

use crate::{Felt, LastAct};

/// One movement at the table. It carries the state at its end, so that the view applies it without any rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// The last hand's cards go, the button moves, a hand begins.
    Hand {
        hand: HandId,
        /// Where the button goes.
        button: Seat,
        /// Who is dealt in.
        players: Vec<SeatStack>,
    },
    /// Each player has drawn a card, and the button goes to the highest.
    Draw {
        /// Who drew what.
        cards: Vec<DrawnCard>,
        /// Where the button goes.
        button: Seat,
    },
    /// A blind or ante leaves a stack.
    Post {
        seat: Seat,
        post: PostKind,
        /// Where the chips end.
        chips: ChipMove,
        /// Dead chips in the middle afterwards.
        dead: Chips,
    },
    /// A card flies to a seat, face down.
    Deal {
        seat: Seat,
        /// Which of its cards, from 0.
        nth: u8,
    },
    /// One of the viewer's own cards is turned over.
    Flip {
        seat: Seat,
        /// Which of its cards, from 0.
        nth: u8,
        card: Card,
    },
    /// A community card is dealt and turned over.
    Board {
        street: Street,
        /// Its place on the board, from 0.
        nth: u8,
        card: Card,
    },
    /// A player checks.
    Check { seat: Seat },
    /// A call, bet or raise leaves a stack.
    Bet {
        seat: Seat,
        act: LastAct,
        /// Where the chips end.
        chips: ChipMove,
    },
    /// A player folds: the cards go.
    Fold { seat: Seat },
    /// An uncalled bet goes back to its stack.
    Return {
        seat: Seat,
        /// Where the chips end.
        chips: ChipMove,
    },
    /// All bets slide to the pots.
    Gather {
        /// The pots after it.
        pots: Vec<PotView>,
    },
    /// Rake leaves the pots.
    Rake {
        amount: Chips,
        /// The pots after it.
        pots: Vec<PotView>,
    },
    /// A hand is laid open.
    Show {
        seat: Seat,
        /// Its hole cards.
        cards: Vec<Card>,
        /// The five that count; empty while the board is not complete.
        best: Vec<Card>,
        name: Option<HandName>,
        /// The low it makes too.
        low: Option<SeenLow>,
        /// The cards lay open before: nothing is turned over.
        open: bool,
    },
    /// Some cards of a hand that need not be shown are laid open.
    ShowPart {
        seat: Seat,
        /// Its hole cards; `None` in the place of a card that stays unseen.
        cards: Vec<Option<Card>>,
        /// The viewer sees all of them anyway.
        open: bool,
    },
    /// A hand is given up unseen.
    Muck { seat: Seat },
    /// Part of a pot slides to a winner.
    Award {
        /// 0 is the main pot.
        pot: u8,
        /// Which half, where high and low share the pot.
        half: Option<PotHalf>,
        seat: Seat,
        amount: Chips,
        /// The stack after it.
        stack: Chips,
    },
    /// The hand is over; all stacks as they are.
    HandOver {
        /// Of those dealt in.
        stacks: Vec<SeatStack>,
    },
    /// The hand could not finish; its cards and bets go.
    Void,
    /// The ring moves to a seat.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Which decision of the hand it is.
        turn: TurnId,
        /// It is the viewer's.
        yours: bool,
    },
    /// Players with hands that need not be shown choose to show or muck.
    Choice {
        /// Which decision of the hand it is.
        turn: TurnId,
    },
    /// Somebody sits down.
    Sat {
        seat: Seat,
        player: PlayerView,
        stack: Chips,
        /// Playing or waiting.
        state: SeatState,
    },
    /// Somebody leaves.
    Left { seat: Seat },
    /// A seat takes part, or no longer.
    State { seat: Seat, state: SeatState },
    /// A stack changes outside a hand.
    Stack { seat: Seat, stack: Chips, why: StackChange },
    /// A notice of the room: it is shown after everything before it.
    Notice {
        /// Which of the table's notices.
        id: u32,
    },
}

/// Chips between a stack and the bet in front of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipMove {
    /// How many move.
    pub amount: Chips,
    /// The bet in front of the seat afterwards.
    pub bet: Chips,
    /// The stack afterwards.
    pub stack: Chips,
    /// Put in since the hand began, afterwards.
    pub invested: Chips,
    /// No chips behind afterwards.
    pub all_in: bool,
}

impl Cue {
    /// The cues of one step of a hand, from the step and the felt after it.
    pub(crate) fn of_hand_event(event: SeenEvent, open: bool, after: &Felt) -> Vec<Self> {
        match event {
            SeenEvent::Started { hand, button, players, .. } => vec![Self::Hand { hand, button, players }],
            SeenEvent::Posted { seat, post, amount, all_in } => {
                vec![Self::Post { seat, post, chips: ChipMove::paid(seat, amount, all_in, after), dead: after.dead }]
            }
            SeenEvent::Dealt { seat, card, .. } => Self::of_card(seat, card, after),
            SeenEvent::StreetDealt { street, cards, .. } => {
                let first = after.board.len().saturating_sub(cards.len());
                let places = (first..).map(place);
                cards.into_iter().zip(places).map(|(card, nth)| Self::Board { street, nth, card }).collect()
            }
            SeenEvent::Acted { seat, act, paid, all_in } => vec![Self::of_act(seat, act, ChipMove::paid(seat, paid, all_in, after))],
            SeenEvent::Returned { seat, amount } => vec![Self::Return { seat, chips: ChipMove::to(seat, amount, after) }],
            SeenEvent::Gathered { pots } => vec![Self::Gather { pots }],
            SeenEvent::Raked { amount, pots } => vec![Self::Rake { amount, pots }],
            SeenEvent::Shown { seat, cards, best, name, low, .. } => vec![Self::Show { seat, cards, best, name, low, open }],
            SeenEvent::Mucked { seat } => vec![Self::Muck { seat }],
            SeenEvent::PartShown { seat, cards, .. } => vec![Self::ShowPart { seat, cards, open }],
            SeenEvent::Won { pot, half, seat, amount } => {
                let stack = after.seats.get(&seat).map_or(Chips::ZERO, |taken| taken.stack);
                vec![Self::Award { pot, half, seat, amount, stack }]
            }
            SeenEvent::Ended { stacks } => vec![Self::HandOver { stacks }],
        }
    }

    /// A card the viewer may see is turned over once all have landed: the timeline puts the flips behind the deal.
    fn of_card(seat: Seat, card: Option<Card>, after: &Felt) -> Vec<Self> {
        let nth = after.play(seat).map_or(0, |play| place(play.cards.len().saturating_sub(1)));
        let flip = card.map(|card| Self::Flip { seat, nth, card });
        [Self::Deal { seat, nth }].into_iter().chain(flip).collect()
    }

    fn of_act(seat: Seat, act: Act, chips: ChipMove) -> Self {
        match LastAct::of(act) {
            None => Self::Fold { seat },
            Some(LastAct::Check) => Self::Check { seat },
            Some(act @ (LastAct::Call | LastAct::Bet | LastAct::Raise)) => Self::Bet { seat, act, chips },
        }
    }
}

impl ChipMove {
    fn to(seat: Seat, amount: Chips, after: &Felt) -> Self {
        let stack = after.seats.get(&seat).map_or(Chips::ZERO, |taken| taken.stack);
        let (invested, all_in) = after.play(seat).map_or((Chips::ZERO, false), |play| (play.invested, play.all_in));
        Self { amount, bet: after.bet(seat), stack, invested, all_in }
    }

    /// What was paid, also by a player whose seat the felt no longer has.
    fn paid(seat: Seat, amount: Chips, all_in: bool, after: &Felt) -> Self {
        let chips = Self::to(seat, amount, after);
        Self { all_in: chips.all_in || all_in, ..chips }
    }
}

/// No table has 256 cards in a row.
fn place(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}
