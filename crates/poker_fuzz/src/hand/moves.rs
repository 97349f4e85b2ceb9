//! The actions that the fuzz target tries, legal or not.

use poker_rules::{Action, Chips, Hand, LegalActions, Seat};

use crate::bytes::Bytes;

/// An action with the seat that tries it.
pub struct Move {
    pub seat: Seat,
    pub action: Action,
}

impl Move {
    /// The move that the next bytes decide: mostly a legal action of the player whose turn it is. Without bytes it is a check or call.
    pub fn of(hand: &Hand, turn: Seat, legal: &LegalActions, bytes: &mut Bytes<'_>) -> Move {
        let passive = if legal.check { Action::Check } else { Action::Call };
        let range = |pick: fn(Chips, Chips) -> u64| legal.raise.map(|range| Action::RaiseTo(Chips::new(pick(range.min_to, range.max_to))));
        let (mut seat, mut action) = (turn, None);
        match bytes.byte() % 16 {
            0..=4 => {}
            5 | 6 => action = Some(Action::Fold),
            7 | 8 => action = range(|min, _| min.get()),
            9 => action = range(|_, max| max.get()),
            10 => action = range(|min, max| min.get().midpoint(max.get())),
            11 => action = Some(Action::RaiseTo(hand.bet_to_match().checked_add(bytes.amount()).unwrap_or_default())),
            12 => action = range(|min, _| min.get().wrapping_sub(1)),
            13 => action = range(|_, max| max.get().wrapping_add(1)),
            14 => action = Some(bytes.one_of(&[Action::Check, Action::Call, Action::Muck, Action::RaiseTo(Chips::ZERO)])),
            15.. => seat = bytes.one_of(&Seat::ALL),
        }
        Move { seat, action: action.unwrap_or(passive) }
    }
}

/// Whether the action is one of the reported legal actions.
pub fn is_legal(action: Action, legal: &LegalActions) -> bool {
    match action {
        Action::Fold => true,
        Action::Check => legal.check,
        Action::Call => legal.call.is_some(),
        Action::Show(_) | Action::Muck => false,
        Action::RaiseTo(to) => legal.raise.is_some_and(|range| range.min_to <= to && to <= range.max_to),
    }
}
