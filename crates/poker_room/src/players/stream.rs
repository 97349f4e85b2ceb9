//! A player's numbered stream of messages. A client that reconnects asks for what it has missed.

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{Message, Seq, ServerMsg};

use super::feed::{Feeds, Position};

/// A message of a player's stream. Players who are told the same share the message.
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

/// The last messages of a player, as runs: most of them are kept in the feeds of tables.
#[derive(Debug, Default)]
pub(super) struct Stream {
    last: Seq,
    /// The number of messages in all runs.
    kept: usize,
    /// The run to which messages are added.
    newest: Option<Run>,
    /// The runs before it, oldest first.
    older: VecDeque<Run>,
}

/// Consecutive messages of a stream.
#[derive(Clone, Debug)]
enum Run {
    /// One message for this player alone.
    Own(Arc<Message>),
    /// Consecutive messages in one chunk of a table's feed.
    Shared { from: Position, len: usize },
}

impl Run {
    const fn len(&self) -> usize {
        match self {
            Self::Own(_) => 1,
            Self::Shared { len, .. } => *len,
        }
    }
}

impl Stream {
    /// Adds a message for this player alone. At least the last `keep` messages are kept, and at least one.
    pub(super) fn push_own(&mut self, message: Arc<Message>, keep: usize, feeds: &mut Feeds) -> Seq {
        self.begin(Run::Own(message), keep, feeds);
        self.number()
    }

    /// Adds the message of a feed at `position`. At least the last `keep` messages are kept, and at least one.
    pub(super) fn push_shared(&mut self, position: Position, keep: usize, feeds: &mut Feeds) -> Seq {
        match &mut self.newest {
            Some(Run::Shared { from, len }) if Position { index: from.index + *len, ..*from } == position => *len += 1,
            _ => {
                feeds.begin_run(position);
                self.begin(Run::Shared { from: position, len: 1 }, keep, feeds);
            }
        }
        self.number()
    }

    fn number(&mut self) -> Seq {
        self.last = Seq(self.last.0.saturating_add(1));
        self.kept += 1;
        self.last
    }

    /// Begins a run, whose first message is not yet counted. Old runs are dropped as a whole, so that adding to the newest run touches none
    /// of them.
    fn begin(&mut self, run: Run, keep: usize, feeds: &mut Feeds) {
        self.older.extend(self.newest.replace(run));
        while let Some(oldest) = self.older.front()
            && self.kept + 1 >= keep.max(1) + oldest.len()
        {
            self.kept -= oldest.len();
            if let Some(Run::Shared { from, .. }) = self.older.pop_front() {
                feeds.end_run(from);
            }
        }
    }

    /// The messages after number `after`, in order; `None` if they are more than `keep` or no longer kept.
    pub(super) fn tail(&self, after: Seq, keep: usize, feeds: &Feeds) -> Option<Vec<Numbered>> {
        let missed = usize::try_from(self.last.0.checked_sub(after.0)?).ok()?;
        let skipped = self.kept.checked_sub(missed).filter(|_| missed <= keep.max(1))?;
        let all = self.older.iter().chain(&self.newest).flat_map(|run| match run {
            Run::Own(message) => std::slice::from_ref(message),
            Run::Shared { from, len } => feeds.messages(*from, *len),
        });
        let number = |(message, seq): (&Arc<Message>, u64)| Numbered { seq: Seq(seq), message: Arc::clone(message) };
        Some(all.skip(skipped).zip(after.0 + 1..).map(number).collect())
    }
}
