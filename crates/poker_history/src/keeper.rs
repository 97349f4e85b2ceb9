//! The player who kept a record of a hand.

use poker_rules::Seat;

use crate::{Phh, Value};

/// The player who kept the record of a hand, and what only such a record has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeper {
    pub seat: Seat,
    /// The time that each action of the betting took, in milliseconds; empty if it is not known.
    pub decision_ms: Vec<u32>,
    /// The number of community cards that the player saw before leaving the table in mid-hand; `None` if the player saw the end.
    pub board_at_leaving: Option<u8>,
}

/// The field with the number of the player who kept the record.
const KEPT_BY: &str = "_kept_by";
/// The field with the times of the actions.
const DECISION_MS: &str = "_decision_ms";
/// The field that says that the keeper left before the end, and so did not see it.
const LEFT_EARLY: &str = "_left_early";

impl Keeper {
    /// The fields of a history. `order` gives the players' numbers: the first seat is player 1.
    pub(crate) fn fields(&self, order: &[Seat]) -> Vec<(String, Value)> {
        let Some((_, player)) = order.iter().zip(1_u8..).find(|(seat, _)| **seat == self.seat) else { return Vec::new() };
        let mut fields = vec![(KEPT_BY.to_owned(), Value::Plain(player.to_string()))];
        if !self.decision_ms.is_empty() {
            let times = self.decision_ms.iter().map(|ms| Value::Plain(ms.to_string())).collect();
            fields.push((DECISION_MS.to_owned(), Value::List(times)));
        }
        if self.board_at_leaving.is_some() {
            fields.push((LEFT_EARLY.to_owned(), Value::Truth(true)));
        }
        fields
    }

    /// The keeper that a file names; `None` if it names none. `board` is the number of community cards in the file.
    pub(crate) fn read(phh: &Phh, seats: &[Seat], board: usize) -> Option<Keeper> {
        let player = usize::try_from(phh.number(KEPT_BY)?.scaled(1)?).ok()?;
        let seat = *seats.get(player.checked_sub(1)?)?;
        let time = |value: &Value| if let Value::Plain(number) = value { number.parse().ok() } else { None };
        let decision_ms = match phh.other(DECISION_MS) {
            Some(Value::List(times)) => times.iter().map(time).collect::<Option<_>>().unwrap_or_default(),
            _ => Vec::new(),
        };
        let board_at_leaving = left_early(phh).then(|| u8::try_from(board).unwrap_or(u8::MAX));
        Some(Keeper { seat, decision_ms, board_at_leaving })
    }
}

/// Whether the keeper of the record left before the end of the hand.
pub(crate) fn left_early(phh: &Phh) -> bool {
    phh.other(KEPT_BY).is_some() && phh.other(LEFT_EARLY) == Some(&Value::Truth(true))
}
