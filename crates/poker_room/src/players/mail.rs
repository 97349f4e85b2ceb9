//! Every player's numbered stream, and the messages on their way.

use std::collections::VecDeque;
use std::collections::hash_map::Entry;
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, Seq, TableEvent, TableId};
use poker_rules::Seat;
use rustc_hash::FxHashMap;

use super::connection::ClientId;
use super::feed::{Feed, FeedEntry, Reader};
use super::stream::{Numbered, Run, Stream};
use crate::Viewers;

/// Where a player's messages go.
#[derive(Debug, Default)]
struct Mailbox {
    /// The connection that has greeted, if there is one.
    client: Option<ClientId>,
    stream: Stream,
}

/// The mailboxes of all players. What is told at a table is kept in its feed; a feed in which no run lies is not kept.
pub(super) struct Mail {
    /// Where each player's mailbox stands.
    places: FxHashMap<PlayerId, usize>,
    mailboxes: Vec<Mailbox>,
    feeds: FxHashMap<TableId, Feed>,
    outgoing: VecDeque<(ClientId, Numbered)>,
    /// Messages kept for each player, at least one.
    keep: usize,
}

impl Mail {
    pub(super) fn new(keep: usize) -> Self {
        let (places, feeds) = (FxHashMap::default(), FxHashMap::default());
        Self { places, mailboxes: Vec::new(), feeds, outgoing: VecDeque::new(), keep: keep.max(1) }
    }

    /// Where a player's mailbox stands; `None` for a player who has none.
    pub(super) fn place(&self, player: PlayerId) -> Option<usize> {
        self.places.get(&player).copied()
    }

    /// Everybody who has a mailbox.
    pub(super) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.places.keys().copied()
    }

    /// Gives a player a mailbox. Returns false where the player has one.
    pub(super) fn add(&mut self, player: PlayerId) -> bool {
        match self.places.entry(player) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                place.insert(self.mailboxes.len());
                self.mailboxes.push(Mailbox::default());
                true
            }
        }
    }

    /// The connection by which the player at `place` is told.
    pub(super) fn client(&self, place: usize) -> Option<ClientId> {
        self.mailboxes.get(place)?.client
    }

    /// Tells the player at `place` by another connection from now on, or by none.
    pub(super) fn set_client(&mut self, place: usize, client: Option<ClientId>) {
        self.stop_reading(place, 0);
        if let Some(mailbox) = self.mailboxes.get_mut(place) {
            mailbox.client = client;
        }
    }

    /// Tells the player at `place`, now or when the client resumes.
    pub(super) fn tell(&mut self, place: usize, message: Arc<Message>) {
        self.stop_reading(place, 1);
        self.give_up_surplus(place, 1);
        let Some(mailbox) = self.mailboxes.get_mut(place) else { return };
        let seq = Seq(mailbox.stream.last.0.saturating_add(1));
        mailbox.stream.push(Run::Own(Arc::clone(&message)), seq);
        if let Some(client) = mailbox.client {
            self.outgoing.push_back((client, Numbered { seq, message }));
        }
    }

    /// Tells the viewers of a table what happens there: what `own` gives for their seat, or else `everybody`. It is kept once for
    /// all of them.
    pub(super) fn tell_table(
        &mut self,
        table: TableId,
        viewers: &Viewers,
        everybody: TableEvent,
        mut own: impl FnMut(Seat) -> Option<TableEvent>,
    ) {
        if viewers.is_empty() {
            return;
        }
        let message = |event| Arc::new(Message::Table { table, event });
        let mut own = viewers.iter().filter_map(|&(player, seat)| Some((player, message(own(seat)?))));
        let (first, others): (_, Vec<_>) = (own.next(), own.collect());
        let feed = self.feeds.entry(table).or_insert_with(|| Feed::of_history(self.keep));
        feed.push(FeedEntry { everybody: message(everybody), own: first });
        // While this run lies in the feed, the feed is kept.
        let held = feed.begin_run();
        for &(player, _) in viewers {
            match others.iter().find(|&&(of, _)| of == player).zip(self.place(player)) {
                Some(((_, message), place)) => self.tell(place, Arc::clone(message)),
                None => self.read(table, player),
            }
        }
        end_run(&mut self.feeds, Run::Shared(table, held));
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
        self.stop_reading(place, 1);
        if let Some(slowest) = self.feeds.get(&table).and_then(Feed::reader_in_the_way) {
            self.stop_reading(slowest, 0);
        }
        let (feed, mailbox) = (self.feeds.get_mut(&table)?, self.mailboxes.get_mut(place)?);
        let (client, last) = (mailbox.client, Seq(mailbox.stream.last.0.saturating_add(1)));
        mailbox.stream.reads = Some(table);
        let run = feed.begin_run();
        feed.readers.push(Reader { player, place, client, last, run });
        Some((client, last))
    }

    /// The player at `place` is a reader of no feed: the run there becomes a part of the stream, to which `coming` messages are added next.
    fn stop_reading(&mut self, place: usize, coming: usize) {
        let Some(stream) = self.mailboxes.get_mut(place).map(|mailbox| &mut mailbox.stream) else { return };
        let Some(table) = stream.reads.take() else { return };
        let Some(feed) = self.feeds.get_mut(&table) else { return };
        let Some(reader) = feed.readers.iter().position(|reader| reader.place == place) else { return };
        let Reader { last, run, .. } = feed.readers.swap_remove(reader);
        stream.push(Run::Shared(table, run), last);
        self.give_up_surplus(place, coming);
    }

    /// The stream at `place`, to which `coming` messages are added next, gives up the runs that it need not keep.
    fn give_up_surplus(&mut self, place: usize, coming: usize) {
        let Some(stream) = self.mailboxes.get_mut(place).map(|mailbox| &mut mailbox.stream) else { return };
        while let Some(run) = stream.take_surplus(self.keep, coming) {
            end_run(&mut self.feeds, run);
        }
    }

    /// Sends a player's messages after the number `after` again. False where a part of them is not kept any more.
    pub(super) fn resume(&mut self, player: PlayerId, after: Seq) -> bool {
        let Some(place) = self.place(player) else { return true };
        self.stop_reading(place, 0);
        let Some(tail) = self.tail((player, place), after) else { return false };
        if let Some(client) = self.client(place) {
            self.outgoing.extend(tail.into_iter().map(|message| (client, message)));
        }
        true
    }

    /// Everything after the number `after`, in order; none where that is more than is kept. The player is a reader of no feed.
    fn tail(&self, (player, place): (PlayerId, usize), after: Seq) -> Option<Vec<Numbered>> {
        let stream = &self.mailboxes.get(place)?.stream;
        let missed = usize::try_from(stream.last.0.checked_sub(after.0)?).ok()?;
        let (runs, skipped) = stream.runs(missed).filter(|_| missed <= self.keep)?;
        let mut messages = Vec::with_capacity(skipped + missed);
        for run in runs {
            match run {
                Run::Own(message) => messages.push(message),
                Run::Shared(table, run) => messages.extend(self.feeds.get(table).into_iter().flat_map(|feed| feed.messages(run, player))),
            }
        }
        let number = |(message, seq): (&Arc<Message>, u64)| Numbered { seq: Seq(seq), message: Arc::clone(message) };
        Some(messages.into_iter().skip(skipped).zip(after.0 + 1..).map(number).collect())
    }

    /// Tells a connection something outside every stream.
    pub(super) fn tell_stranger(&mut self, client: ClientId, message: Message) {
        self.outgoing.push_back((client, Numbered { seq: Seq(0), message: Arc::new(message) }));
    }

    /// The next message to deliver.
    pub(super) fn next_outgoing(&mut self) -> Option<(ClientId, Numbered)> {
        let next = self.outgoing.pop_front();
        if self.outgoing.is_empty() {
            // The next message then uses the first slot again, so that the queue does not move through its whole memory.
            self.outgoing.clear();
        }
        next
    }
}

/// A stream gives up a run.
fn end_run(feeds: &mut FxHashMap<TableId, Feed>, run: Run) {
    let Run::Shared(table, run) = run else { return };
    let Some(feed) = feeds.get_mut(&table) else { return };
    feed.end_run(&run);
    if feed.is_unread() {
        feeds.remove(&table);
    }
}
