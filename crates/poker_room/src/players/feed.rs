//! What was told at a table, kept once for all streams that refer to it.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use arrayvec::ArrayVec;
use poker_protocol::{Message, PlayerId, Seq};
use poker_rules::MAX_SEATS;

use super::connection::ClientId;

/// The least and the most messages of a chunk.
const CHUNK_LENS: (usize, usize) = (4, 32);
/// Chunks that hold the messages kept for a player.
const CHUNKS_A_HISTORY: usize = 8;

/// The messages that were told at one table, numbered from 0, in chunks. The last chunk grows; a chunk before it is kept while a run of a
/// stream lies in it.
#[derive(Debug)]
pub(super) struct Feed {
    /// Messages of a chunk. A chunk is freed as a whole.
    chunk_len: u64,
    /// The number of the next message.
    next: u64,
    /// The oldest first.
    chunks: VecDeque<Chunk>,
    pub readers: ArrayVec<Reader, MAX_SEATS>,
}

/// A player who is told what happens at this table. The run that grows stands here and not in the player's stream, so that a message for
/// everybody at a table touches the feed alone.
#[derive(Debug)]
pub(super) struct Reader {
    pub player: PlayerId,
    /// Where the player's stream stands.
    pub place: usize,
    pub client: Option<ClientId>,
    /// The number of the player's last message.
    pub last: Seq,
    /// The run: numbers of messages of this feed.
    pub run: Range<u64>,
}

/// Consecutive messages of a feed.
#[derive(Debug)]
struct Chunk {
    /// The number of the first message, divided by the length of a chunk.
    number: u64,
    messages: Vec<FeedEntry>,
    /// How many runs lie in this chunk, wholly or in part.
    runs: u32,
}

/// What was told at one moment.
#[derive(Debug)]
pub(super) struct FeedEntry {
    pub everybody: Arc<Message>,
    /// What one player is told instead.
    pub own: Option<(PlayerId, Arc<Message>)>,
}

impl FeedEntry {
    /// What a player is told.
    fn to(&self, player: PlayerId) -> &Arc<Message> {
        self.own.as_ref().filter(|&&(of, _)| of == player).map_or(&self.everybody, |(_, message)| message)
    }
}

impl Feed {
    /// A feed for streams that keep `history` messages each.
    pub(super) fn of_history(history: usize) -> Self {
        let (least, most) = CHUNK_LENS;
        let chunk_len = (history / CHUNKS_A_HISTORY).clamp(least, most) as u64;
        Self { chunk_len, next: 0, chunks: VecDeque::new(), readers: ArrayVec::new() }
    }

    /// Adds a message.
    pub(super) fn push(&mut self, message: FeedEntry) {
        let chunk = self.next / self.chunk_len;
        if self.chunks.back().is_none_or(|last| last.number != chunk) {
            // Its runs have ended while it was the last chunk, so no later run can end there and free it.
            self.chunks.pop_back_if(|last| last.runs == 0);
            let messages = Vec::with_capacity(usize::try_from(self.chunk_len).unwrap_or_default());
            self.chunks.push_back(Chunk { number: chunk, messages, runs: 0 });
        }
        if let Some(last) = self.chunks.back_mut() {
            last.messages.push(message);
        }
        self.next += 1;
    }

    /// The message that was pushed last, as a player is told it.
    pub(super) fn newest(&self, player: PlayerId) -> Option<&Arc<Message>> {
        Some(self.chunks.back()?.messages.last()?.to(player))
    }

    /// Begins a run with the message that was pushed last.
    pub(super) fn begin_run(&mut self) -> Range<u64> {
        if let Some(last) = self.chunks.back_mut() {
            last.runs += 1;
        }
        self.next.saturating_sub(1)..self.next
    }

    /// Adds the message that was pushed last to the run of a reader, where the run ends with the message before it. A run keeps at least the
    /// last `keep` of its messages.
    pub(super) fn read_on(&mut self, reader: usize, keep: usize) -> Option<&mut Reader> {
        let number = self.next.checked_sub(1)?;
        let run = &mut self.readers.get_mut(reader).filter(|reader| reader.run.end == number)?.run;
        run.end = self.next;
        if number.is_multiple_of(self.chunk_len) {
            if let Some(last) = self.chunks.back_mut() {
                last.runs += 1;
            }
            let first = run.start / self.chunk_len;
            let rest = (first + 1) * self.chunk_len;
            if run.end.saturating_sub(rest) >= keep as u64 {
                run.start = rest;
                self.give_up(first);
            }
        }
        self.readers.get_mut(reader)
    }

    /// The place of the reader that must stop before another one begins: the one that has read nothing for longest.
    pub(super) fn reader_in_the_way(&self) -> Option<usize> {
        let slowest = self.readers.iter().min_by_key(|reader| reader.run.end).filter(|_| self.readers.is_full());
        slowest.map(|reader| reader.place)
    }

    /// A stream gives up a run.
    pub(super) fn end_run(&mut self, run: &Range<u64>) {
        if !run.is_empty() {
            (run.start / self.chunk_len..=(run.end - 1) / self.chunk_len).for_each(|chunk| self.give_up(chunk));
        }
    }

    /// A run lies no more in a chunk.
    fn give_up(&mut self, chunk: u64) {
        let Some(place) = self.find(chunk) else { return };
        let chunk = &mut self.chunks[place];
        chunk.runs = chunk.runs.saturating_sub(1);
        if chunk.runs == 0 && place + 1 < self.chunks.len() {
            self.chunks.remove(place);
        }
    }

    /// Whether no run lies in this feed.
    pub(super) fn is_unread(&self) -> bool {
        self.chunks.iter().all(|chunk| chunk.runs == 0)
    }

    /// The messages of a run, as a player was told them.
    pub(super) fn messages(&self, run: &Range<u64>, player: PlayerId) -> impl Iterator<Item = &Arc<Message>> {
        run.clone().filter_map(move |number| {
            let chunk = self.chunks.get(self.find(number / self.chunk_len)?)?;
            Some(chunk.messages.get(usize::try_from(number % self.chunk_len).ok()?)?.to(player))
        })
    }

    /// Where a chunk stands.
    fn find(&self, chunk: u64) -> Option<usize> {
        self.chunks.binary_search_by_key(&chunk, |chunk| chunk.number).ok()
    }
}
