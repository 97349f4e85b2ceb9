//! What the table asks of the viewer at the moment.

use poker_protocol::{HandId, TurnId};
use poker_rules::{Action, Betting, Card, Chips, LegalActions, RaiseRange, Street};

use super::draft::BetDraft;
use super::meaning::{AheadDecision, SlotMeaning};
use crate::{AtTable, BetSizing, LastAct, PresetList, ShowPrompt, TableState, hand_order};

/// What the table asks of the viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Situation {
    /// The viewer has no decision; the slots hold actions for the seat.
    Idle([SlotMeaning; 3]),
    /// Somebody else acts; the viewer may decide ahead of the turn.
    Waiting(OwnWait),
    /// It is the viewer's turn.
    Turn(Box<OwnTurn>),
    /// The viewer may show or muck a hand.
    Showing(OwnShow),
}

/// The viewer's choice to show or muck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnShow {
    pub hand: HandId,
    pub turn: TurnId,
    pub hole_cards: u8,
    /// For each card in the order of dealing, its place in the hand from the left.
    places: Vec<usize>,
}

impl OwnShow {
    /// The card at `place` from the left, as its number in the order of dealing; both are counted from 0.
    pub fn card_from_left(&self, place: u8) -> Option<u8> {
        (0..).zip(&self.places).find_map(|(card, held)| (*held == usize::from(place)).then_some(card))
    }
}

impl Default for Situation {
    fn default() -> Self {
        Self::Idle([SlotMeaning::Empty; 3])
    }
}

/// The viewer has cards and waits for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OwnWait {
    pub hand: HandId,
    /// What a call would cost now, at most the stack.
    pub price: Chips,
    pub stack: Chips,
    /// Whether the room lets the viewer fold out of turn (R-FAST-2).
    pub fast_fold: bool,
}

/// The viewer's turn to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnTurn {
    pub hand: HandId,
    pub turn: TurnId,
    pub legal: LegalActions,
    pub stack: Chips,
    /// Everything the viewer has on this street: the bet already made and the stack.
    pub everything: Chips,
    /// The figures of a bet or raise; `None` where none is legal.
    pub sizing: Option<BetSizing>,
}

impl Situation {
    /// The situation at the table; `None` while the viewer's own action is not yet shown: until then the bar stays as it is.
    pub fn of(at: &AtTable<'_>) -> Option<Self> {
        if at.sees_own_turn() && !at.has_the_turn() {
            return None;
        }
        let asked = Self::own_turn(at).or_else(|| Self::showing(at)).or_else(|| Self::waiting(at));
        Some(asked.unwrap_or_else(|| Self::Idle(seat_meanings(at))))
    }

    fn own_turn(at: &AtTable<'_>) -> Option<Self> {
        let prompt = at.model.prompt().filter(|_| at.has_the_turn())?;
        let (felt, stack) = (at.felt, at.stack());
        let bet = felt.bet(at.model.hero()?);
        let call = prompt.legal.call.unwrap_or(Chips::ZERO);
        let everything = stack.checked_add(bet).unwrap_or(stack);
        let to_match = bet.checked_add(call).unwrap_or(bet);
        Some(Self::Turn(Box::new(OwnTurn {
            hand: prompt.hand,
            turn: prompt.turn,
            legal: prompt.legal.clone(),
            stack,
            everything,
            sizing: prompt.legal.raise.map(|range| sizing(at, range, to_match, everything)),
        })))
    }

    fn showing(at: &AtTable<'_>) -> Option<Self> {
        let ShowPrompt { hand, turn, .. } = at.asked_to_show()?;
        let cards: Vec<Card> = at.play().map(|play| play.cards.iter().copied().flatten().collect()).unwrap_or_default();
        Some(Self::Showing(OwnShow { hand, turn, hole_cards: at.model.info().game.hole_cards, places: hand_order(&cards) }))
    }

    fn waiting(at: &AtTable<'_>) -> Option<Self> {
        let (play, stack, hand) = (at.play()?, at.stack(), at.felt.hand?);
        let may_act_yet = play.is_live() && !play.all_in && !play.cards.is_empty() && !stack.is_zero() && somebody_bets(at.felt);
        // A fold must apply to the hand that the viewer sees, so it is offered only while the room plays that hand.
        let fast_fold = at.model.felt().hand == Some(hand) && at.model.you().is_some_and(|you| you.may_fast_fold);
        may_act_yet.then_some(Self::Waiting(OwnWait { hand, price: at.price_to_call()?, stack, fast_fold }))
    }

    pub fn hand(&self) -> Option<HandId> {
        match self {
            Self::Idle(_) => None,
            Self::Waiting(waiting) => Some(waiting.hand),
            Self::Turn(own) => Some(own.hand),
            Self::Showing(own) => Some(own.hand),
        }
    }

    /// The hand and the turn of the viewer's decision; `None` where there is none.
    pub fn decision(&self) -> Option<(HandId, TurnId)> {
        match self {
            Self::Idle(_) | Self::Waiting(_) => None,
            Self::Turn(own) => Some((own.hand, own.turn)),
            Self::Showing(own) => Some((own.hand, own.turn)),
        }
    }

    /// The meanings of the slots; `draft` gives the amount of the right slot.
    pub fn meanings(&self, draft: Option<&BetDraft>) -> [SlotMeaning; 3] {
        match self {
            Self::Idle(meanings) => *meanings,
            Self::Waiting(waiting) => waiting.meanings(),
            Self::Turn(own) => own.buttons(draft),
            Self::Showing(_) => [SlotMeaning::Muck, SlotMeaning::Empty, SlotMeaning::ShowHand],
        }
    }
}

/// The figures from which the amounts of a bet or raise are calculated. The viewer can pay the whole call, because a raise is legal.
fn sizing(at: &AtTable<'_>, range: RaiseRange, to_match: Chips, everything: Chips) -> BetSizing {
    let (felt, betting) = (at.felt, at.model.info().game.betting);
    let bet = at.model.hero().map_or(Chips::ZERO, |hero| felt.bet(hero));
    let counts_call = !matches!(betting, Betting::PotLimit { counts_call: false });
    let call = if counts_call { to_match.saturating_sub(bet) } else { Chips::ZERO };
    let before_flop = felt.street == Some(Street::Preflop);
    let acts = |act| felt.seats.values().filter_map(|seat| seat.play.as_ref()).filter(|play| play.last == Some(act)).count();
    let limpers = if before_flop && acts(LastAct::Raise) == 0 { acts(LastAct::Call) } else { 0 };
    BetSizing {
        range,
        betting,
        list: if before_flop { PresetList::BeforeFlop } else { PresetList::FromFlop },
        big_blind: at.model.blinds().big_blind,
        to_match,
        limpers: u32::try_from(limpers).unwrap_or(0),
        pot: felt.pot_total().checked_add(call).unwrap_or(call),
        everything,
    }
}

/// The slots of the bar while there is no decision.
fn seat_meanings(at: &AtTable<'_>) -> [SlotMeaning; 3] {
    let mut meanings = [SlotMeaning::Empty; 3];
    for action in at.seat_actions() {
        meanings[action.slot().index()] = SlotMeaning::Seat(action);
    }
    meanings
}

/// Whether players can still bet: the hand is not over, no pot was awarded, no hand lies open and several players are in.
fn somebody_bets(felt: &TableState) -> bool {
    let live = felt.seats.values().filter_map(|seat| seat.play.as_ref()).filter(|play| play.is_live()).count();
    let shown = felt.seats.values().filter_map(|seat| seat.play.as_ref()).any(|play| play.shown.is_some());
    !felt.over && felt.wins.is_empty() && !shown && live > 1
}

impl OwnWait {
    fn meanings(&self) -> [SlotMeaning; 3] {
        let [fold, call, any] = self.boxes().map(SlotMeaning::Ahead);
        [if self.fast_fold { SlotMeaning::FastFold } else { fold }, call, any]
    }

    fn boxes(&self) -> [AheadDecision; 3] {
        if self.price.is_zero() {
            [AheadDecision::CheckFold, AheadDecision::Check, AheadDecision::CallAny]
        } else {
            [AheadDecision::Fold, AheadDecision::Call { amount: self.price, all_in: self.price == self.stack }, AheadDecision::CallAny]
        }
    }
}

impl OwnTurn {
    fn buttons(&self, draft: Option<&BetDraft>) -> [SlotMeaning; 3] {
        let fold = if self.legal.check { SlotMeaning::CheckNotFold } else { SlotMeaning::Fold };
        let call = match self.legal.call {
            Some(amount) => SlotMeaning::Call { amount, all_in: amount == self.stack },
            None if self.legal.check => SlotMeaning::Check,
            None => SlotMeaning::Empty,
        };
        let raise = draft.map_or(SlotMeaning::Empty, |draft| self.raise(draft));
        [fold, call, raise]
    }

    fn raise(&self, draft: &BetDraft) -> SlotMeaning {
        let to = draft.to();
        if to == self.everything {
            SlotMeaning::AllIn { to }
        } else if draft.range().opens {
            SlotMeaning::Bet { to }
        } else {
            SlotMeaning::Raise { to }
        }
    }

    /// The action that goes all-in, where one is legal: a bet or raise, or a call that takes the whole stack.
    pub fn all_in(&self) -> Option<Action> {
        let raise = self.legal.raise.filter(|raise| raise.max_to == self.everything).map(|raise| Action::RaiseTo(raise.max_to));
        raise.or_else(|| self.legal.call.filter(|call| *call == self.stack).map(|_| Action::Call))
    }
}
