//! What the players mean to do, and when.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use poker_protocol::{HandId, StakeId, TableId, TurnId};
use poker_room::Now;

/// Which of the players, by number.
pub(super) type GuestNo = usize;

/// Something to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Who {
    Guest(GuestNo, Errand),
    /// The operator.
    House,
    /// Everybody goes to bed.
    Night,
}

/// The moment, the number of the entry (those of one moment go in the order they were noted), and what it is about.
type Entry = (Now, u64, Who);

/// Entries, soonest first.
#[derive(Default)]
pub(super) struct Agenda {
    entries: BinaryHeap<Reverse<Entry>>,
    noted: u64,
}

impl Agenda {
    pub(super) fn note(&mut self, at: Now, who: Who) {
        self.noted += 1;
        self.entries.push(Reverse((at, self.noted, who)));
    }

    pub(super) fn next_at(&self) -> Option<Now> {
        self.entries.peek().map(|Reverse((at, ..))| *at)
    }

    pub(super) fn take(&mut self) -> Option<Who> {
        self.entries.pop().map(|Reverse((.., who))| who)
    }
}
