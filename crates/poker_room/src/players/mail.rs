//! Every player's numbered stream of messages, and the queue of messages to deliver.

use std::collections::VecDeque;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, Seq, TableEvent, TableId};
use poker_rules::Seat;
use rustc_hash::FxHashMap;

use super::audience::Audience;
use super::connection::ClientId;
use super::feed::{FeedEntry, FeedReader, TableFeed};
use super::letter::Letter;
use super::stream::{Keep, Numbered, Run, Stream};

/// The most messages that are kept for a player, and so the most that are sent to a client again at once. A driver that queues messages for a
/// client must have room for more.
pub const MOST_HISTORY: usize = 256;
/// The most bytes of messages that are kept for a player, and again as many of the table that the player was told of last. The rest of a
/// chunk of a table's feed does not count, but is kept with the player's part of it. A part is more than an eighth of its chunk, so that a
/// player who takes and leaves seats again and again keeps at most eight times as much, if the messages of a chunk are equally long.
const MOST_BYTES: usize = 64 * 1024;

/// A player's stream, and the connection to which its messages are sent.
#[derive(Debug, Default)]
struct Mailbox {
    /// The connection that has sent `hello`, if there is one.
    client: Option<ClientId>,
    stream: Stream,
    /// The bytes of all messages that were for this player alone or were sent to this player again.
    told: u64,
    /// Whether messages are numbered only, and not kept: no client has been connected for long.
    keeps_nothing: bool,
}

/// The mailboxes of all players. The messages of a table are kept in its feed, which is removed when no run includes a message of it any
/// more.
pub(super) struct Mail {
    /// The index of each player's mailbox in `mailboxes`.
    places: FxHashMap<PlayerId, usize>,
    mailboxes: Vec<Mailbox>,
    feeds: FxHashMap<TableId, TableFeed>,
    outgoing: VecDeque<(ClientId, Numbered)>,
    /// What is kept for each player.
    keep: Keep,
}

impl Mail {
    /// No mailboxes yet. `messages` are kept for each player, at least one and at most [`MOST_HISTORY`].
    pub(super) fn new(messages: usize) -> Self {
        let (places, feeds) = (FxHashMap::default(), FxHashMap::default());
        let keep = Keep { messages: messages.clamp(1, MOST_HISTORY), bytes: MOST_BYTES };
        Self { places, mailboxes: Vec::new(), feeds, outgoing: VecDeque::new(), keep }
    }

    /// The index of the player's mailbox; `None` for a player without one.
    pub(super) fn place(&self, player: PlayerId) -> Option<usize> {
        self.places.get(&player).copied()
    }

    /// The players who have a mailbox, in no particular order.
    pub(super) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.places.keys().copied()
    }

    /// Adds a mailbox for the player, which keeps nothing until a connection is set. Returns false if the player already has one.
    pub(super) fn add(&mut self, player: PlayerId) -> bool {
        match self.places.entry(player) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                place.insert(self.mailboxes.len());
                self.mailboxes.push(Mailbox { keeps_nothing: true, ..Mailbox::default() });
                true
            }
        }
    }

    /// The connection to which messages for the player at `place` are sent.
    pub(super) fn client(&self, place: usize) -> Option<ClientId> {
        self.mailboxes.get(place)?.client
    }

    /// Sets the connection to which messages for the player at `place` are sent. With `None` they are only kept.
    pub(super) fn set_client(&mut self, place: usize, client: Option<ClientId>) {
        self.stop_reading(place);
        if let Some(mailbox) = self.mailboxes.get_mut(place) {
            mailbox.client = client;
            mailbox.keeps_nothing &= client.is_none();
        }
    }

    /// The number of the last message to the player at `place`.
    pub(super) fn last(&self, place: usize, player: PlayerId) -> Seq {
        let Some(mailbox) = self.mailboxes.get(place) else { return Seq(0) };
        let feed = mailbox.stream.reads.and_then(|table| self.feeds.get(&table));
        let reader = feed.and_then(|feed| feed.readers.iter().find(|reader| reader.player == player));
        reader.map_or(mailbox.stream.last, |reader| reader.last)
    }

    /// Frees what is kept for the player at `place`, and keeps nothing until a connection is set.
    pub(super) fn keep_nothing(&mut self, place: usize) {
        self.stop_reading(place);
        let Some(mailbox) = self.mailboxes.get_mut(place) else { return };
        mailbox.keeps_nothing = true;
        while let Some(run) = mailbox.stream.take_oldest() {
            end_run(&mut self.feeds, run);
        }
        mailbox.stream.shrink();
    }

    /// Sends a message to the player at `place`, now or when the client resumes.
    pub(super) fn tell(&mut self, place: usize, message: Arc<Letter>) {
        self.stop_reading(place);
        let Some(mailbox) = self.mailboxes.get_mut(place) else { return };
        let seq = Seq(mailbox.stream.last.0.saturating_add(1));
        if mailbox.keeps_nothing {
            mailbox.stream.last = seq;
            return;
        }
        mailbox.told = mailbox.told.saturating_add(message.text_len() as u64);
        mailbox.stream.push(Run::Own(Arc::clone(&message)), seq);
        if let Some(client) = mailbox.client {
            self.outgoing.push_back((client, Numbered { seq, message }));
        }
        self.give_up_surplus(place);
    }

    /// Sends each viewer of a table the event that `own` returns for the viewer's seat, or else `everybody`, and those who watch
    /// `everybody`. It is stored once for all of them.
    pub(super) fn tell_table(
        &mut self,
        table: TableId,
        Audience { viewers, watchers }: Audience<'_>,
        everybody: TableEvent,
        mut own: impl FnMut(Seat) -> Option<TableEvent>,
    ) {
        if viewers.is_empty() && watchers.is_empty() {
            return;
        }
        let message = |event| Arc::new(Letter::from(Message::Table { table, event }));
        let everybody = message(everybody);
        let mut own = viewers.iter().filter_map(|&(player, seat)| Some((player, message(own(seat)?))));
        let (first, others): (_, Vec<_>) = (own.next(), own.collect());
        let feed = self.feeds.entry(table).or_insert_with(|| TableFeed::of_history(self.keep.messages));
        feed.push(FeedEntry { everybody: Arc::clone(&everybody), own: first });
        // This run keeps the feed from being removed in the loop.
        let held = feed.begin_run();
        for &(player, _) in viewers {
            match others.iter().find(|&&(of, _)| of == player).zip(self.place(player)) {
                Some(((_, message), place)) => self.tell(place, Arc::clone(message)),
                None => self.read(table, player),
            }
        }
        end_run(&mut self.feeds, Run::Shared(table, held, 0));
        // A feed has as many readers as a table has seats, and is searched for each. Any number may watch: their streams refer to the message.
        for &player in watchers {
            if let Some(place) = self.place(player) {
                self.tell(place, Arc::clone(&everybody));
            }
        }
    }

    /// Adds the newest message of a table's feed to the stream of a player, and sends it.
    fn read(&mut self, table: TableId, player: PlayerId) {
        let Some(feed) = self.feeds.get_mut(&table) else { return };
        let reader = feed.readers.iter().position(|reader| reader.player == player);
        let read_on = reader.and_then(|reader| feed.read_on(reader, self.keep)).map(|reader| {
            reader.last = Seq(reader.last.0.saturating_add(1));
            (reader.client, reader.last)
        });
        let Some((client, seq)) = read_on.or_else(|| self.begin_to_read(table, player)) else { return };
        if let Some(client) = client
            && let Some(message) = self.feeds.get(&table).and_then(|feed| feed.newest(player))
        {
            self.outgoing.push_back((client, Numbered { seq, message: Arc::clone(message) }));
        }
    }

    /// Makes a player a reader of a table's feed, from its newest message on. Returns the connection and the number of that message.
    fn begin_to_read(&mut self, table: TableId, player: PlayerId) -> Option<(Option<ClientId>, Seq)> {
        let place = self.place(player)?;
        if let Some(Mailbox { stream, keeps_nothing: true, .. }) = self.mailboxes.get_mut(place) {
            stream.last = Seq(stream.last.0.saturating_add(1));
            return None;
        }
        self.stop_reading(place);
        if let Some(slowest) = self.feeds.get(&table).and_then(TableFeed::reader_in_the_way) {
            self.stop_reading(slowest);
        }
        let (feed, mailbox) = (self.feeds.get_mut(&table)?, self.mailboxes.get_mut(place)?);
        let (client, last) = (mailbox.client, Seq(mailbox.stream.last.0.saturating_add(1)));
        mailbox.stream.reads = Some(table);
        let run = feed.begin_run();
        feed.readers.push(FeedReader { player, place, client, last, run });
        Some((client, last))
    }

    /// If the player at `place` is a reader of a feed, ends this and moves the run to the player's stream.
    fn stop_reading(&mut self, place: usize) {
        let Some(stream) = self.mailboxes.get_mut(place).map(|mailbox| &mut mailbox.stream) else { return };
        let Some(table) = stream.reads.take() else { return };
        let Some(feed) = self.feeds.get_mut(&table) else { return };
        let Some(reader) = feed.readers.iter().position(|reader| reader.place == place) else { return };
        let FeedReader { player, last, run, .. } = feed.readers.swap_remove(reader);
        let mut ended = Vec::new();
        // A part for each chunk, so that the oldest ones can be given up alone.
        for part in feed.by_chunks(run) {
            if feed.is_short(&part) {
                feed.messages(&part, player).for_each(|message| stream.push(Run::Own(Arc::clone(message)), last));
                ended.push(Run::Shared(table, part, 0));
            } else {
                let bytes = feed.bytes_of(&part);
                stream.push(Run::Shared(table, part, bytes), last);
            }
        }
        ended.into_iter().for_each(|part| end_run(&mut self.feeds, part));
        self.give_up_surplus(place);
    }

    /// Removes the oldest runs of the stream at `place` that need not be kept.
    fn give_up_surplus(&mut self, place: usize) {
        let Some(stream) = self.mailboxes.get_mut(place).map(|mailbox| &mut mailbox.stream) else { return };
        while let Some(run) = stream.take_surplus(self.keep) {
            end_run(&mut self.feeds, run);
        }
    }

    /// The bytes of all messages so far that were for the player at `place` alone or were sent to this player again.
    pub(super) fn told(&self, place: usize) -> u64 {
        self.mailboxes.get(place).map_or(0, |mailbox| mailbox.told)
    }

    /// The number of the last message to the player at `place`.
    pub(super) fn last_told(&mut self, place: usize) -> Seq {
        self.stop_reading(place);
        self.mailboxes.get(place).map_or(Seq(0), |mailbox| mailbox.stream.last)
    }

    /// Sends the messages after number `after` to the player at `place` again. Sends none if a part of them is no longer kept, if they are
    /// too many, or if no message has had the number `after` yet. Returns whether all messages after it were sent.
    pub(super) fn send_again(&mut self, (player, place): (PlayerId, usize), after: Seq) -> bool {
        self.stop_reading(place);
        let Some((client, tail)) = self.client(place).zip(self.tail((player, place), after)) else { return false };
        if let Some(mailbox) = self.mailboxes.get_mut(place) {
            let bytes: u64 = tail.iter().map(|numbered| numbered.message.text_len() as u64).sum();
            mailbox.told = mailbox.told.saturating_add(bytes);
        }
        self.outgoing.extend(tail.into_iter().map(|message| (client, message)));
        true
    }

    /// The messages after number `after`, in order; `None` if [`Self::send_again`] sends none. The player must not be a reader of a feed.
    fn tail(&self, (player, place): (PlayerId, usize), after: Seq) -> Option<Vec<Numbered>> {
        let stream = &self.mailboxes.get(place)?.stream;
        let missed = usize::try_from(stream.last.0.checked_sub(after.0)?).ok()?;
        let (runs, skipped) = stream.runs(missed).filter(|_| missed <= self.keep.messages)?;
        let mut messages = Vec::with_capacity(skipped + missed);
        for run in runs {
            match run {
                Run::Own(message) => messages.push(message),
                Run::Shared(table, run, _) => {
                    messages.extend(self.feeds.get(table).into_iter().flat_map(|feed| feed.messages(run, player)))
                }
            }
        }
        let number = |(message, seq): (&Arc<Letter>, u64)| Numbered { seq: Seq(seq), message: Arc::clone(message) };
        Some(messages.into_iter().skip(skipped).zip(after.0 + 1..).map(number).collect())
    }

    /// Sends a message to a connection outside of every stream, with number 0.
    pub(super) fn tell_stranger(&mut self, client: ClientId, message: Message) {
        self.outgoing.push_back((client, Numbered { seq: Seq(0), message: Arc::new(message.into()) }));
    }

    /// The next message to deliver.
    pub(super) fn next_outgoing(&mut self) -> Option<(ClientId, Numbered)> {
        let next = self.outgoing.pop_front();
        if self.outgoing.is_empty() {
            // The next message then uses the first slot again, so that a short queue always uses the same part of its memory.
            self.outgoing.clear();
        }
        next
    }
}

/// Ends a run that was removed from a stream, and removes its feed if no run includes a message of it any more.
fn end_run(feeds: &mut FxHashMap<TableId, TableFeed>, run: Run) {
    let Run::Shared(table, run, _) = run else { return };
    let Some(feed) = feeds.get_mut(&table) else { return };
    feed.end_run(&run);
    if feed.is_unread() {
        feeds.remove(&table);
    }
}
