//! What the players and the operator will do, and when.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use poker_protocol::{HandId, StakeId, TableId, TurnId};
use poker_room::Now;

/// The index of a player in the simulation.
pub(super) type GuestNo = usize;

/// What a player will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// A random action; the next one is planned after it while the player is connected.
    Whim,
    /// Acts in a hand.
    Act {
        table: TableId,
        hand: HandId,
        turn: TurnId,
    },
    /// Chooses whether to show a hand.
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
    /// Connects, for the first time or again.
    Connect,
}

/// Who does something at a planned time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Guest(GuestNo, Errand),
    /// The operator.
    House,
    /// All players disconnect for the night.
    Night,
}

/// The time of an entry, its number (entries of one time are taken in the order in which they were noted), and its index in `whos`.
type Entry = (Now, u64, usize);

/// What is planned, soonest first.
#[derive(Default)]
pub(super) struct Agenda {
    entries: BinaryHeap<Reverse<Entry>>,
    /// Kept apart from the heap, which moves its entries often.
    whos: Vec<Who>,
    /// The free indices of `whos`.
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
