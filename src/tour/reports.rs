//! The complaints in the pictures: one that is begun, and one that is written.

use poker_client::{HandLines, LogSubject};
use poker_protocol::{HandId, Suspicion};
use poker_rules::Seat;

use crate::panel::ComplaintDraft;

/// The other players of the hand, by their seats.
const OTHERS: [(u8, &str); 5] = [(1, "Lisbet"), (2, "Maren"), (3, "Otso"), (4, "Quillon"), (5, "Fenwick")];
/// The player of whom the written complaint is.
const ABOUT: &str = "Otso";
const REMARK: &str = "Otso and Quillon checked it down three times this evening, each time with two pairs or better.";

/// A complaint about a hand of two other players.
pub(super) fn begun() -> ComplaintDraft {
    ComplaintDraft::new(&hand(2), None)
}

/// A complaint about one of five other players, with a reason and the player's own words.
pub(super) fn written() -> Option<ComplaintDraft> {
    let draft = ComplaintDraft::about(&hand(OTHERS.len()), None, ABOUT)?;
    Some(draft.saying(Suspicion::SoftPlay, REMARK))
}

fn hand(others: usize) -> HandLines {
    let who = |(seat, name): (u8, &str)| LogSubject { seat: Seat::new(seat), name: Some(name.to_owned()) };
    HandLines { hand: HandId(1), players: OTHERS.into_iter().take(others).map(who).collect(), lines: Vec::new() }
}
