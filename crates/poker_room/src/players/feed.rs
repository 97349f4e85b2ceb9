//! The messages of a table, stored once for all players' streams that refer to them.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

use arrayvec::ArrayVec;
use poker_protocol::{PlayerId, Seq};
use poker_rules::MAX_SEATS;

use super::connection::ClientId;
use super::letter::Letter;
use super::stream::Keep;

/// The smallest and the largest length of a chunk, in messages.
const CHUNK_LENS: (usize, usize) = (4, 32);
/// The length of a chunk is the number of messages that are kept for a player, divided by this and limited to `CHUNK_LENS`.
const CHUNKS_A_HISTORY: usize = 8;

/// A part of a chunk is short if it has at most the messages of a chunk divided by this.
const SHORT: u64 = 8;

/// The messages of one table, numbered from 0, in chunks. Messages are added to the last chunk; an earlier chunk is kept while a run of a
/// stream includes a message of it.
#[derive(Debug)]
pub(super) struct TableFeed {
    /// The number of messages in a full chunk. A chunk is freed as a whole.
    chunk_len: u64,
    /// The number of the next message.
    next: u64,
    /// The bytes for which all messages so far have counted.
    bytes: u64,
    /// In the order of their numbers. Chunks in between may have been freed.
    chunks: VecDeque<Chunk>,
    pub readers: ArrayVec<FeedReader, MAX_SEATS>,
}

/// A player whose newest run is in this feed. This run is stored here and not in the player's stream, so that a message for everybody at
/// the table changes only the feed.
#[derive(Debug)]
pub(super) struct FeedReader {
    pub player: PlayerId,
    /// The index of the player's mailbox.
    pub place: usize,
    pub client: Option<ClientId>,
    /// The number of the player's last message in the player's stream.
    pub last: Seq,
    /// The numbers in this feed of the messages of the run.
    pub run: Range<u64>,
}

/// Consecutive messages of a feed.
#[derive(Debug)]
struct Chunk {
    /// The number of the first message, divided by the length of a chunk.
    number: u64,
    messages: Vec<FeedEntry>,
    /// The number of runs that include a message of this chunk.
    runs: u32,
    /// The bytes for which all messages before this chunk have counted.
    before: u64,
}

/// A message to everybody at the table, with another one for a single player, if there is one.
#[derive(Debug)]
pub(super) struct FeedEntry {
    pub everybody: Arc<Letter>,
    /// The player who gets another message, and this message.
    pub own: Option<(PlayerId, Arc<Letter>)>,
}

impl FeedEntry {
    /// The bytes for which the messages count.
    fn bytes(&self) -> u64 {
        let own = self.own.as_ref().map_or(0, |(_, own)| own.kept_bytes());
        (self.everybody.kept_bytes() + own) as u64
    }

    /// The message that the player gets.
    fn to(&self, player: PlayerId) -> &Arc<Letter> {
        self.own.as_ref().filter(|&&(of, _)| of == player).map_or(&self.everybody, |(_, message)| message)
    }
}

impl TableFeed {
    /// A feed for streams that keep `history` messages each.
    pub(super) fn of_history(history: usize) -> Self {
        let (least, most) = CHUNK_LENS;
        let chunk_len = (history / CHUNKS_A_HISTORY).clamp(least, most) as u64;
        Self { chunk_len, next: 0, bytes: 0, chunks: VecDeque::new(), readers: ArrayVec::new() }
    }

    pub(super) fn push(&mut self, message: FeedEntry) {
        let chunk = self.next / self.chunk_len;
        if self.chunks.back().is_none_or(|last| last.number != chunk) {
            // An ending run does not free the last chunk. If all runs of this chunk have ended by now, it is freed here.
            self.chunks.pop_back_if(|last| last.runs == 0);
            let messages = Vec::with_capacity(usize::try_from(self.chunk_len).unwrap_or_default());
            self.chunks.push_back(Chunk { number: chunk, messages, runs: 0, before: self.bytes });
        }
        self.bytes += message.bytes();
        if let Some(last) = self.chunks.back_mut() {
            last.messages.push(message);
        }
        self.next += 1;
    }

    /// The message that was pushed last, as the player gets it.
    pub(super) fn newest(&self, player: PlayerId) -> Option<&Arc<Letter>> {
        Some(self.chunks.back()?.messages.last()?.to(player))
    }

    /// Begins a run with the message that was pushed last.
    pub(super) fn begin_run(&mut self) -> Range<u64> {
        if let Some(last) = self.chunks.back_mut() {
            last.runs += 1;
        }
        self.next.saturating_sub(1)..self.next
    }

    /// Extends the run of the reader at index `reader` by the message that was pushed last; returns `None` if the run does not end with the
    /// message before it. The run may lose its oldest chunk, but keeps at least its last `most.messages` messages, if they are within
    /// `most.bytes`.
    pub(super) fn read_on(&mut self, reader: usize, most: Keep) -> Option<&mut FeedReader> {
        let number = self.next.checked_sub(1)?;
        let run = &mut self.readers.get_mut(reader).filter(|reader| reader.run.end == number)?.run;
        run.end = self.next;
        if number.is_multiple_of(self.chunk_len) {
            if let Some(last) = self.chunks.back_mut() {
                last.runs += 1;
            }
            self.give_up_surplus(reader, most);
        }
        self.readers.get_mut(reader)
    }

    /// Removes the oldest chunks from the run of the reader at index `reader` that need not be kept, but not the last chunk.
    fn give_up_surplus(&mut self, reader: usize, most: Keep) {
        while let Some(run) = self.readers.get(reader).map(|reader| reader.run.clone()) {
            let first = run.start / self.chunk_len;
            let rest = (first + 1) * self.chunk_len;
            let surplus = run.end.saturating_sub(rest) >= most.messages as u64 || self.bytes_of(&run) > most.bytes;
            if rest >= run.end || !surplus {
                return;
            }
            if let Some(reader) = self.readers.get_mut(reader) {
                reader.run.start = rest;
            }
            self.give_up(first);
        }
    }

    /// Splits a run into parts that each include messages of one chunk. Together they count for the same chunks as the run.
    pub(super) fn by_chunks(&self, run: Range<u64>) -> impl Iterator<Item = Range<u64>> + use<> {
        let (chunk_len, Range { mut start, end }) = (self.chunk_len, run);
        std::iter::from_fn(move || {
            let part = start..end.min((start / chunk_len + 1) * chunk_len);
            start = part.end;
            (!part.is_empty()).then_some(part)
        })
    }

    /// Whether a part of a chunk is so short that its messages are better kept one by one: the part would keep the whole chunk.
    pub(super) fn is_short(&self, part: &Range<u64>) -> bool {
        part.end.saturating_sub(part.start) <= (self.chunk_len / SHORT).max(1)
    }

    /// The bytes for which the messages of a run count.
    pub(super) fn bytes_of(&self, run: &Range<u64>) -> usize {
        if run.is_empty() {
            return 0;
        }
        let bytes = self.bytes_up_to(run.end - 1, 1).saturating_sub(self.bytes_up_to(run.start, 0));
        usize::try_from(bytes).unwrap_or(usize::MAX)
    }

    /// The bytes for which all messages before this one have counted, and `more` after them. A run includes the message.
    fn bytes_up_to(&self, number: u64, more: usize) -> u64 {
        let Some(chunk) = self.find(number / self.chunk_len).and_then(|place| self.chunks.get(place)) else { return self.bytes };
        let before = usize::try_from(number % self.chunk_len).unwrap_or_default();
        chunk.before + chunk.messages.iter().take(before + more).map(FeedEntry::bytes).sum::<u64>()
    }

    /// The `place` of the reader that must stop before another one can begin: the one whose run ended first. `None` if there is room for
    /// another one.
    pub(super) fn reader_in_the_way(&self) -> Option<usize> {
        let slowest = self.readers.iter().min_by_key(|reader| reader.run.end).filter(|_| self.readers.is_full());
        slowest.map(|reader| reader.place)
    }

    /// Removes a run from the counts of its chunks, and frees the chunks that no run includes any more.
    pub(super) fn end_run(&mut self, run: &Range<u64>) {
        if !run.is_empty() {
            (run.start / self.chunk_len..=(run.end - 1) / self.chunk_len).for_each(|chunk| self.give_up(chunk));
        }
    }

    /// Removes a run from the count of a chunk. A chunk with no other run is freed, unless it is the last one.
    fn give_up(&mut self, chunk: u64) {
        let Some(place) = self.find(chunk) else { return };
        let chunk = &mut self.chunks[place];
        chunk.runs = chunk.runs.saturating_sub(1);
        if chunk.runs == 0 && place + 1 < self.chunks.len() {
            self.chunks.remove(place);
        }
    }

    /// Whether no run includes a message of this feed.
    pub(super) fn is_unread(&self) -> bool {
        self.chunks.iter().all(|chunk| chunk.runs == 0)
    }

    /// The messages of a run, as the player got them.
    pub(super) fn messages(&self, run: &Range<u64>, player: PlayerId) -> impl Iterator<Item = &Arc<Letter>> {
        run.clone().filter_map(move |number| {
            let chunk = self.chunks.get(self.find(number / self.chunk_len)?)?;
            Some(chunk.messages.get(usize::try_from(number % self.chunk_len).ok()?)?.to(player))
        })
    }

    /// The index of the chunk with this number.
    fn find(&self, chunk: u64) -> Option<usize> {
        self.chunks.binary_search_by_key(&chunk, |chunk| chunk.number).ok()
    }
}
