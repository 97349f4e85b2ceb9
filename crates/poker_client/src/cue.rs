//! The movements that show an event.

use poker_protocol::{DrawnCard, HandId, PlayerView, PotView, SeatStack, SeatState, SeenEvent, SeenLow, StackChange, TurnId};
use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Seat, Street};

use crate::{DeckShuffle, LastAct, TableState, TableTournament};

/// One movement at the table. It carries the state at its end, so that the view can apply it without knowing the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A hand begins: the last hand's cards are removed and the button moves.
    Hand {
        hand: HandId,
        /// The seat that gets the button.
        button: Seat,
        /// The players who are dealt in, with their stacks.
        players: Vec<SeatStack>,
        /// How the players' clients took part in the shuffle, if they did.
        shuffle: Option<DeckShuffle>,
    },
    /// Each player has drawn a card, and the button goes to the highest.
    Draw {
        /// The card of each player.
        cards: Vec<DrawnCard>,
        /// The seat that gets the button.
        button: Seat,
    },
    /// A blind or ante leaves a stack.
    Post {
        seat: Seat,
        post: PostKind,
        /// The chips that move, and the amounts after the move.
        chips: ChipMove,
        /// Dead chips in the middle afterwards.
        dead: Chips,
    },
    /// A card flies to a seat, face down.
    Deal {
        seat: Seat,
        /// The index of the card in the seat's hand, from 0.
        nth: u8,
    },
    /// One of the viewer's own cards is turned over.
    Flip {
        seat: Seat,
        /// The index of the card in the seat's hand, from 0.
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
        /// The chips that move, and the amounts after the move.
        chips: ChipMove,
    },
    /// A player folds, and the cards are removed.
    Fold { seat: Seat },
    /// An uncalled bet goes back to its stack.
    Return {
        seat: Seat,
        /// The chips that move, and the amounts after the move.
        chips: ChipMove,
    },
    /// All bets slide to the pots.
    Gather {
        /// The pots after the move.
        pots: Vec<PotView>,
    },
    /// Rake leaves the pots.
    Rake {
        amount: Chips,
        /// The pots after the rake was taken.
        pots: Vec<PotView>,
    },
    /// A hand is laid open.
    Show {
        seat: Seat,
        /// The hole cards of the hand.
        cards: Vec<Card>,
        /// The five cards that count; empty while the board is not complete.
        best: Vec<Card>,
        name: Option<HandName>,
        /// The low that the hand also makes.
        low: Option<SeenLow>,
        /// Whether the viewer saw the cards before, so that none is turned over.
        open: bool,
    },
    /// Some cards of a hand that need not be shown are laid open.
    ShowPart {
        seat: Seat,
        /// The hole cards of the hand; `None` for each card that stays hidden.
        cards: Vec<Option<Card>>,
        /// Whether the viewer saw all of the cards before.
        open: bool,
    },
    /// A player mucks the hand; its cards stay hidden.
    Muck { seat: Seat },
    /// Part of a pot slides to a winner.
    Award {
        /// The number of the pot; 0 is the main pot.
        pot: u8,
        /// The half of the pot; `None` where high and low do not share it.
        half: Option<PotHalf>,
        seat: Seat,
        amount: Chips,
        /// The winner's stack after the move.
        stack: Chips,
    },
    /// The hand is over.
    HandOver {
        /// The stacks of the players who were dealt in.
        stacks: Vec<SeatStack>,
    },
    /// The hand could not be finished; its cards and bets are removed.
    Void,
    /// The ring moves to a seat.
    Turn {
        seat: Seat,
        /// The number of the decision in the hand.
        turn: TurnId,
        /// Whether it is the viewer's turn.
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
        /// Whether the player plays or waits.
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
        /// The id of the notice among the table's notices.
        id: u32,
    },
    /// Something happened in the tournament of the table; it is shown when all movements before it have ended.
    Tournament {
        /// The tournament afterwards.
        tournament: Box<TableTournament>,
    },
}

/// Chips that move between a stack and the bet in front of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipMove {
    /// The chips that move.
    pub amount: Chips,
    /// The bet in front of the seat after the move.
    pub bet: Chips,
    /// The stack after the move.
    pub stack: Chips,
    /// All chips that the player has put into the hand, after the move.
    pub invested: Chips,
    /// Whether the player has no chips behind after the move.
    pub all_in: bool,
}

impl Cue {
    /// The cues of one hand event. `open` says whether the cards it shows were visible before, and `asked` whether clients were asked for
    /// nonces for the deck of a hand that begins; `after` is the table after it, as the player in the seat `viewer` sees it.
    pub(crate) fn of_hand_event(event: SeenEvent, (open, asked): (bool, bool), after: &TableState, viewer: Option<Seat>) -> Vec<Self> {
        match event {
            SeenEvent::Started { hand, button, players, root, nonces } => {
                let shuffle = root.and_then(|root| DeckShuffle::of(&root, &nonces, asked, viewer));
                vec![Self::Hand { hand, button, players, shuffle }]
            }
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

    /// The move of chips that a player paid. `all_in` comes from the event, because the felt may no longer have the player's seat.
    fn paid(seat: Seat, amount: Chips, all_in: bool, after: &TableState) -> Self {
        let chips = Self::to(seat, amount, after);
        Self { all_in: chips.all_in || all_in, ..chips }
    }
}

/// An index as `u8`; no table has 256 cards in a row.
fn place(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}
