//! What was told at a table, kept once for all streams that refer to it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use poker_protocol::{Message, TableId};

/// The smallest and the largest number of messages in a chunk.
const CHUNK_LENS: (usize, usize) = (4, 32);
/// The number of chunks over which a player's kept messages spread.
const CHUNKS_A_HISTORY: usize = 8;

/// The feeds of all tables. A feed without runs is removed.
#[derive(Debug)]
pub(super) struct Feeds {
    feeds: BTreeMap<TableId, Feed>,
    /// The number of messages in a chunk. A chunk is freed as a whole.
    chunk_len: usize,
}

/// Where a message is in the feed of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub table: TableId,
    /// The number of the chunk in the feed.
    pub chunk: u64,
    pub index: usize,
}

/// The messages that were told at one table, in chunks, oldest first. The last chunk grows; earlier chunks are kept while runs begin in
/// them.
#[derive(Debug, Default)]
struct Feed(VecDeque<Chunk>);

/// Consecutive messages of a feed.
#[derive(Debug)]
struct Chunk {
    number: u64,
    messages: Vec<Arc<Message>>,
    /// The number of runs of streams in this chunk.
    runs: u32,
}

impl Feeds {
    /// Feeds for streams that keep `history` messages each.
    pub(super) fn of_history(history: usize) -> Self {
        let (least, most) = CHUNK_LENS;
        Self { feeds: BTreeMap::new(), chunk_len: (history / CHUNKS_A_HISTORY).clamp(least, most) }
    }

    /// Adds a message to the feed of a table.
    pub(super) fn push(&mut self, table: TableId, message: Arc<Message>) -> Position {
        let (chunk, index) = self.feeds.entry(table).or_default().push(message, self.chunk_len);
        Position { table, chunk, index }
    }

    /// Counts a run that a stream begins in the chunk of `position`.
    pub(super) fn begin_run(&mut self, position: Position) {
        let feed = self.feeds.get_mut(&position.table);
        if let Some((feed, place)) = feed.and_then(|feed| feed.find(position.chunk).map(|place| (feed, place))) {
            feed.0[place].runs += 1;
        }
    }

    /// Counts off a run that a stream gives up in the chunk of `position`. A chunk without runs is freed, unless it is still growing.
    pub(super) fn end_run(&mut self, position: Position) {
        let Some(feed) = self.feeds.get_mut(&position.table) else { return };
        let Some(place) = feed.find(position.chunk) else { return };
        let chunk = &mut feed.0[place];
        chunk.runs = chunk.runs.saturating_sub(1);
        if chunk.runs == 0 && place + 1 < feed.0.len() {
            feed.0.remove(place);
        }
        if feed.0.iter().all(|chunk| chunk.runs == 0) {
            self.feeds.remove(&position.table);
        }
    }

    /// The `len` messages from `position` on, all of one chunk.
    pub(super) fn messages(&self, position: Position, len: usize) -> &[Arc<Message>] {
        let chunk = self.feeds.get(&position.table).and_then(|feed| feed.0.get(feed.find(position.chunk)?));
        chunk.and_then(|chunk| chunk.messages.get(position.index..position.index + len)).unwrap_or_default()
    }
}

impl Feed {
    /// Adds a message. Returns the number of the chunk and the index in it.
    fn push(&mut self, message: Arc<Message>, chunk_len: usize) -> (u64, usize) {
        if self.0.back().is_none_or(|chunk| chunk.messages.len() >= chunk_len) {
            let number = self.0.back().map_or(0, |chunk| chunk.number + 1);
            // All runs of this chunk ended while it was the last one, so no later run can end in it and free it.
            self.0.pop_back_if(|chunk| chunk.runs == 0);
            self.0.push_back(Chunk { number, messages: Vec::with_capacity(chunk_len), runs: 0 });
        }
        self.0.back_mut().map_or((0, 0), |chunk| {
            chunk.messages.push(message);
            (chunk.number, chunk.messages.len() - 1)
        })
    }

    /// The place of a chunk in the feed.
    fn find(&self, number: u64) -> Option<usize> {
        self.0.binary_search_by_key(&number, |chunk| chunk.number).ok()
    }
}
