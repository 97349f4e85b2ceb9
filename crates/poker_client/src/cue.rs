//! The movements that show an event.

use poker_protocol::{DrawnCard, HandId, PlayerView, PotView, SeatStack, SeatState, SeenEvent, SeenLow, StackChange, TurnId};
use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Seat, Street};

use crate::{LastAct, TableState};

/// One movement at the table. It carries the state at its end, so that the view can apply it without knowing the rules.
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
        /// The card of each player.
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
    /// The hand is over; the stacks at its end.
    HandOver {
        /// The stacks of the players who were dealt in.
        stacks: Vec<SeatStack>,
    },
    /// The hand could not finish; its cards and bets go.
    Void,
    /// The ring moves to a seat.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// The number of the decision in the hand.
        turn: TurnId,
        /// It is the viewer's.
        yours: bool,
    },
    /// Players with hands that need not be shown choose to show or muck.
    Choice {
        /// The number of the decision in the hand.
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
    /// The state of a seat changes.
    State { seat: Seat, state: SeatState },
    /// A stack changes outside a hand.
    Stack { seat: Seat, stack: Chips, why: StackChange },
    /// A notice of the room; it is shown when all movements before it have ended.
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
    /// Chips put in since the hand began, afterwards.
    pub invested: Chips,
    /// The player has no chips behind afterwards.
    pub all_in: bool,
}

impl Cue {
    /// The cues of one hand event. `open` says whether the cards it shows were visible before; `after` is the table after it.
    pub(crate) fn of_hand_event(event: SeenEvent, open: bool, after: &TableState) -> Vec<Self> {
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

    /// The deal of a card, and its flip where the viewer may see it. The timeline plays all flips after the deal.
    fn of_card(seat: Seat, card: Option<Card>, after: &TableState) -> Vec<Self> {
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
    fn to(seat: Seat, amount: Chips, after: &TableState) -> Self {
        let stack = after.seats.get(&seat).map_or(Chips::ZERO, |taken| taken.stack);
        let (invested, all_in) = after.play(seat).map_or((Chips::ZERO, false), |play| (play.invested, play.all_in));
        Self { amount, bet: after.bet(seat), stack, invested, all_in }
    }

    /// What was paid, also by a player whose seat the felt no longer has.
    fn paid(seat: Seat, amount: Chips, all_in: bool, after: &TableState) -> Self {
        let chips = Self::to(seat, amount, after);
        Self { all_in: chips.all_in || all_in, ..chips }
    }
}

/// An index as `u8`; no table has 256 cards in a row.
fn place(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}
