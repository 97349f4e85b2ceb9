//! A player's numbered stream of messages. A client that reconnects can ask for those that it has missed.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use poker_protocol::{Seq, ServerMsg, TableId};

use super::letter::Letter;

/// A message of a player's stream, with its number. Players who get the same message share it.
#[derive(Clone, Debug)]
pub(super) struct Numbered {
    pub seq: Seq,
    pub message: Arc<Letter>,
}

impl From<Numbered> for ServerMsg {
    fn from(Numbered { seq, message }: Numbered) -> Self {
        Self { seq, message: Arc::unwrap_or_clone(message).into_message() }
    }
}

/// The last messages of a player, as runs. Most of the messages are kept in the feeds of tables.
#[derive(Debug, Default)]
pub(super) struct Stream {
    /// The number of the last message in `older` and `newest`.
    pub last: Seq,
    /// The number of messages in `older` and `newest`.
    kept: usize,
    /// The bytes for which they count.
    bytes: usize,
    newest: Option<Run>,
    /// The runs before `newest`, oldest first.
    older: VecDeque<Run>,
    /// The table in whose feed the player is a reader. The reader's run there follows `newest`.
    pub reads: Option<TableId>,
}

/// What is kept of a stream at most. More messages may be kept where several are kept or freed together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keep {
    pub messages: usize,
    pub bytes: usize,
}

/// Consecutive messages of a stream.
#[derive(Clone, Debug)]
pub(super) enum Run {
    /// One message that is in no feed.
    Own(Arc<Letter>),
    /// Consecutive messages of a table's feed, with the bytes for which they count.
    Shared(TableId, Range<u64>, usize),
}

impl Run {
    fn len(&self) -> usize {
        match self {
            Self::Own(_) => 1,
            Self::Shared(_, run, _) => usize::try_from(run.end.saturating_sub(run.start)).unwrap_or(usize::MAX),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Own(letter) => letter.kept_bytes(),
            Self::Shared(_, _, bytes) => *bytes,
        }
    }
}

impl Stream {
    /// Adds a run whose last message has the number `last`.
    pub(super) fn push(&mut self, run: Run, last: Seq) {
        self.last = last;
        self.kept += run.len();
        self.bytes += run.bytes();
        self.older.extend(self.newest.replace(run));
    }

    /// Removes and returns the oldest run if it need not be kept: there are more bytes than `most.bytes`, or at least `most.messages` remain
    /// without it.
    pub(super) fn take_surplus(&mut self, most: Keep) -> Option<Run> {
        let oldest = self.older.front().or(self.newest.as_ref())?.len();
        let surplus = self.bytes > most.bytes || self.kept >= most.messages.max(1) + oldest;
        surplus.then(|| self.take_oldest()).flatten()
    }

    /// Removes and returns the oldest run.
    pub(super) fn take_oldest(&mut self) -> Option<Run> {
        let oldest = self.older.pop_front().or_else(|| self.newest.take())?;
        self.kept -= oldest.len();
        self.bytes -= oldest.bytes();
        Some(oldest)
    }

    /// Frees the memory of removed runs.
    pub(super) fn shrink(&mut self) {
        self.older.shrink_to_fit();
    }

    /// All runs, oldest first, and the number of their messages before the last `missed` ones; `None` if fewer than `missed` are kept.
    pub(super) fn runs(&self, missed: usize) -> Option<(impl Iterator<Item = &Run>, usize)> {
        Some((self.older.iter().chain(&self.newest), self.kept.checked_sub(missed)?))
    }
}
