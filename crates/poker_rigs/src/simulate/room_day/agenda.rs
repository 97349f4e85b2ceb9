//! What the players mean to do, and when.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use poker_protocol::{HandId, StakeId, TableId, TurnId};
use poker_room::Now;

/// Which of the players, by number.
pub(super) type GuestNo = usize;

/// Something to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// Whatever comes to mind; comes again and again.
    Whim,
    /// Answers a decision.
    Act {
        table: TableId,
        hand: HandId,
        turn: TurnId,
    },
    /// Chooses what is seen of a hand.
    Show {
        table: TableId,
        hand: HandId,
        turn: TurnId,
    },
    /// Folds out of turn.
    FastFold {
        table: TableId,
        hand: HandId,
    },
    AnswerOffer {
        table: TableId,
    },
    /// Asks for a seat.
    Join {
        stake: StakeId,
    },
    /// Buys in again.
    Rebuy {
        table: TableId,
    },
    /// Plays on after sitting out.
    PlayOn {
        table: TableId,
    },
    Leave {
        table: TableId,
    },
    /// Connects again.
    Connect,
}

/// Whose turn it is to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Guest(GuestNo, Errand),
    /// The operator.
    House,
    /// Everybody goes to bed.
    Night,
}

/// When something is to be done: the moment, the number of the entry (those of one moment go in the order in which they were noted), and
/// where it is kept.
type Entry = (Now, u64, usize);

/// What is to be done, soonest first.
#[derive(Default)]
pub(super) struct Agenda {
    entries: BinaryHeap<Reverse<Entry>>,
    /// Kept apart, because the heap moves its entries often.
    whos: Vec<Who>,
    /// Places in `whos` that are free.
    free: Vec<usize>,
    noted: u64,
}

impl Agenda {
    pub(super) fn note(&mut self, at: Now, who: Who) {
        self.noted += 1;
        let place = if let Some(place) = self.free.pop() {
            self.whos[place] = who;
            place
        } else {
            self.whos.push(who);
            self.whos.len() - 1
        };
        self.entries.push(Reverse((at, self.noted, place)));
    }

    pub(super) fn next_at(&self) -> Option<Now> {
        self.entries.peek().map(|Reverse((at, ..))| *at)
    }

    pub(super) fn take(&mut self) -> Option<Who> {
        let Reverse((.., place)) = self.entries.pop()?;
        self.free.push(place);
        Some(self.whos[place])
    }
}
