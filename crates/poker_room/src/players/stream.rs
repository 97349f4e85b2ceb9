//! A player's numbered stream of messages: a client that comes back asks for what it has missed.

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
    /// Messages in all runs together.
    kept: usize,
    /// The run that grows.
    newest: Option<Run>,
    /// The runs before it, oldest first.
    older: VecDeque<Run>,
}

/// Consecutive messages of a stream.
#[derive(Clone, Debug)]
enum Run {
    /// One message, for this player.
    Own(Arc<Message>),
    /// Consecutive messages in one chunk of a table's feed.
    Shared { from: Position, len: usize },
}

impl Stream {
    /// Adds a message for this player alone. The last `keep` messages are kept, at least one.
    pub(super) fn push_own(&mut self, message: Arc<Message>, keep: usize, feeds: &mut Feeds) -> Seq {
        self.begin(Run::Own(message));
        self.count_one(keep, feeds)
    }

    /// Adds the message of a feed at `position`. The last `keep` messages are kept, at least one.
    pub(super) fn push_shared(&mut self, position: Position, keep: usize, feeds: &mut Feeds) -> Seq {
        match &mut self.newest {
            Some(Run::Shared { from, len }) if Position { index: from.index + *len, ..*from } == position => *len += 1,
            _ => {
                feeds.begin_run(position);
                self.begin(Run::Shared { from: position, len: 1 });
            }
        }
        self.count_one(keep, feeds)
    }

    fn begin(&mut self, run: Run) {
        self.older.extend(self.newest.replace(run));
    }

    fn count_one(&mut self, keep: usize, feeds: &mut Feeds) -> Seq {
        self.last = Seq(self.last.0.saturating_add(1));
        self.kept += 1;
        while self.kept > keep.max(1) {
            self.drop_oldest(feeds);
        }
        self.last
    }

    fn drop_oldest(&mut self, feeds: &mut Feeds) {
        self.kept -= 1;
        let Some(oldest) = self.older.front_mut().or(self.newest.as_mut()) else { return };
        if let Run::Shared { from, len } = oldest {
            if *len > 1 {
                (from.index, *len) = (from.index + 1, *len - 1);
                return;
            }
            feeds.end_run(*from);
        }
        if self.older.pop_front().is_none() {
            self.newest = None;
        }
    }

    /// Everything after the number `after`, in order; none where a part of it is not kept any more.
    pub(super) fn tail(&self, after: Seq, feeds: &Feeds) -> Option<Vec<Numbered>> {
        let missed = usize::try_from(self.last.0.checked_sub(after.0)?).ok()?;
        let skipped = self.kept.checked_sub(missed)?;
        let all = self.older.iter().chain(&self.newest).flat_map(|run| match run {
            Run::Own(message) => std::slice::from_ref(message),
            Run::Shared { from, len } => feeds.messages(*from, *len),
        });
        let number = |(message, seq): (&Arc<Message>, u64)| Numbered { seq: Seq(seq), message: Arc::clone(message) };
        Some(all.skip(skipped).zip(after.0 + 1..).map(number).collect())
    }
}
