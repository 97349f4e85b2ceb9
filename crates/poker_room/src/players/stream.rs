//! A player's numbered stream of messages. A client that reconnects can ask for those that it has missed.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use poker_protocol::{Message, Seq, ServerMsg, TableId};

/// A message of a player's stream, with its number. Players who get the same message share it.
#[derive(Clone, Debug)]
pub(super) struct Numbered {
    pub seq: Seq,
    pub message: Arc<Message>,
}

impl From<Numbered> for ServerMsg {
    fn from(Numbered { seq, message }: Numbered) -> Self {
        Self { seq, message: Arc::unwrap_or_clone(message) }
    }
}

/// The last messages of a player, as runs. Most of the messages are kept in the feeds of tables.
#[derive(Debug, Default)]
pub(super) struct Stream {
    /// The number of the last message in `older` and `newest`.
    pub last: Seq,
    /// The number of messages in `older` and `newest`.
    kept: usize,
    newest: Option<Run>,
    /// The runs before `newest`, oldest first.
    older: VecDeque<Run>,
    /// The table in whose feed the player is a reader. The reader's run there follows `newest`.
    pub reads: Option<TableId>,
}

/// Consecutive messages of a stream.
#[derive(Clone, Debug)]
pub(super) enum Run {
    /// One message that is in no feed.
    Own(Arc<Message>),
    /// Consecutive messages of a table's feed.
    Shared(TableId, Range<u64>),
}

impl Run {
    fn len(&self) -> usize {
        match self {
            Self::Own(_) => 1,
            Self::Shared(_, run) => usize::try_from(run.end.saturating_sub(run.start)).unwrap_or(usize::MAX),
        }
    }
}

impl Stream {
    /// Adds a run whose last message has the number `last`.
    pub(super) fn push(&mut self, run: Run, last: Seq) {
        self.last = last;
        self.kept += run.len();
        self.older.extend(self.newest.replace(run));
    }

    /// Removes and returns the oldest run if at least `keep` messages remain without it, counting `coming` messages that the caller adds
    /// next.
    pub(super) fn take_surplus(&mut self, keep: usize, coming: usize) -> Option<Run> {
        let oldest = self.older.front().or(self.newest.as_ref())?.len();
        if self.kept + coming < keep.max(1) + oldest {
            return None;
        }
        self.kept -= oldest;
        self.older.pop_front().or_else(|| self.newest.take())
    }

    /// All runs, oldest first, and the number of their messages before the last `missed` ones; `None` if fewer than `missed` are kept.
    pub(super) fn runs(&self, missed: usize) -> Option<(impl Iterator<Item = &Run>, usize)> {
        Some((self.older.iter().chain(&self.newest), self.kept.checked_sub(missed)?))
    }
}
