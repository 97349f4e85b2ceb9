//! The connections and sessions of all players, and the messages to deliver.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, PlayerView, Refusal, RequestId, Seq, ServerMsg, TableEvent, TableId};
use poker_rules::Seat;
use rustc_hash::FxHashMap;

use super::answers::{Answer, Answers, Known};
use super::connection::{ClientId, Connection};
use super::feed::Feeds;
use super::session::{Mailbox, Session};
use super::stream::Numbered;
use crate::{PlayerKind, Viewers};

/// All connections and sessions. Connections come and go; the session of their player stays.
pub(crate) struct Sessions {
    /// The index of each player's session and mailbox.
    places: FxHashMap<PlayerId, usize>,
    sessions: Vec<Session>,
    mailboxes: Vec<Mailbox>,
    feeds: Feeds,
    connections: BTreeMap<ClientId, Connection>,
    of_player: BTreeSet<(PlayerId, ClientId)>,
    last_client: u64,
    outgoing: VecDeque<(ClientId, Numbered)>,
    /// The number of messages kept for each player.
    history: usize,
}

impl Sessions {
    pub(crate) fn new(history: usize) -> Self {
        Self {
            places: FxHashMap::default(),
            sessions: Vec::new(),
            mailboxes: Vec::new(),
            feeds: Feeds::of_history(history),
            connections: BTreeMap::new(),
            of_player: BTreeSet::new(),
            last_client: 0,
            outgoing: VecDeque::new(),
            history,
        }
    }

    fn session(&self, player: PlayerId) -> Option<&Session> {
        self.sessions.get(*self.places.get(&player)?)
    }

    fn session_mut(&mut self, player: PlayerId) -> Option<&mut Session> {
        self.sessions.get_mut(*self.places.get(&player)?)
    }

    fn mailbox(&self, player: PlayerId) -> Option<&Mailbox> {
        self.mailboxes.get(*self.places.get(&player)?)
    }

    /// Opens a connection, which has not greeted yet.
    pub(crate) fn connect(&mut self, player: PlayerId, kind: PlayerKind) -> ClientId {
        self.last_client = self.last_client.saturating_add(1);
        let client = ClientId(self.last_client);
        self.connections.insert(client, Connection { player, kind, greeted: false });
        self.of_player.insert((player, client));
        client
    }

    /// Closes a connection. Returns its player if the player used it, so that the player is now disconnected.
    pub(crate) fn disconnect(&mut self, client: ClientId) -> Option<PlayerId> {
        let player = self.connections.remove(&client)?.player;
        self.of_player.remove(&(player, client));
        let mailbox = self.mailboxes.get_mut(*self.places.get(&player)?)?;
        mailbox.client.take_if(|of| *of == client).map(|_| player)
    }

    pub(crate) fn connection(&self, client: ClientId) -> Option<Connection> {
        self.connections.get(&client).copied()
    }

    /// The connections of a player, greeted or not, oldest first.
    pub(crate) fn connections_of(&self, player: PlayerId) -> Vec<ClientId> {
        self.of_player.range((player, ClientId(0))..=(player, ClientId(u64::MAX))).map(|&(_, client)| client).collect()
    }

    /// Adds a player without a connection. A known player stays unchanged.
    pub(crate) fn add(&mut self, player: PlayerId, kind: PlayerKind, profile: PlayerView) {
        let (sessions, mailboxes) = (&mut self.sessions, &mut self.mailboxes);
        self.places.entry(player).or_insert_with(|| {
            sessions.push(Session { kind, profile, answers: Answers::default() });
            mailboxes.push(Mailbox::default());
            sessions.len() - 1
        });
    }

    /// Notes that a connection of a known player has greeted with request `id`: from now on the player's messages go to it.
    pub(crate) fn greet(&mut self, client: ClientId, id: RequestId, profile: PlayerView) {
        let Some(connection) = self.connections.get_mut(&client) else { return };
        let Some(&place) = self.places.get(&connection.player) else { return };
        let (Some(session), Some(mailbox)) = (self.sessions.get_mut(place), self.mailboxes.get_mut(place)) else { return };
        if !std::mem::replace(&mut connection.greeted, true) {
            session.answers.greeted_anew(id);
        }
        session.kind = connection.kind;
        session.profile = profile;
        session.answers.remember(id, Answer::Welcomed);
        mailbox.client = Some(client);
    }

    /// Whether the player has ever greeted.
    pub(crate) fn knows(&self, player: PlayerId) -> bool {
        self.places.contains_key(&player)
    }

    /// All players who have ever greeted, lowest id first.
    pub(crate) fn players(&self) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = self.places.keys().copied().collect();
        players.sort_unstable();
        players
    }

    pub(crate) fn kind(&self, player: PlayerId) -> Option<PlayerKind> {
        self.session(player).map(|session| session.kind)
    }

    pub(crate) fn profile(&self, player: PlayerId) -> Option<&PlayerView> {
        self.session(player).map(|session| &session.profile)
    }

    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.mailbox(player).is_some_and(|mailbox| mailbox.client.is_some())
    }

    /// What is known of a request; `None` if the player has never greeted.
    pub(crate) fn known(&self, player: PlayerId, request: RequestId) -> Option<Known> {
        self.session(player).map(|session| session.answers.known(request))
    }

    /// Keeps the answer to a request, in case it is repeated.
    pub(crate) fn remember(&mut self, player: PlayerId, request: RequestId, answer: Answer) {
        if let Some(session) = self.session_mut(player) {
            session.answers.remember(request, answer);
        }
    }

    /// Sends a message to a player, now or when the client resumes.
    pub(crate) fn tell(&mut self, player: PlayerId, message: Message) {
        self.tell_shared(player, Arc::new(message));
    }

    /// Sends a player a message that others are sent too.
    pub(crate) fn tell_shared(&mut self, player: PlayerId, message: Arc<Message>) {
        let Some(mailbox) = self.places.get(&player).and_then(|&place| self.mailboxes.get_mut(place)) else { return };
        let seq = mailbox.stream.push_own(Arc::clone(&message), self.history, &mut self.feeds);
        if let Some(client) = mailbox.client {
            self.outgoing.push_back((client, Numbered { seq, message }));
        }
    }

    /// Tells the viewers of a table what happens there: each gets the event that `own` holds for their seat, or else `everybody`. Those who
    /// are told the same share one message.
    pub(crate) fn tell_table(&mut self, table: TableId, viewers: &Viewers, everybody: TableEvent, mut own: Vec<(Seat, TableEvent)>) {
        let everybody = Arc::new(Message::Table { table, event: everybody });
        let mut position = None;
        for &(player, seat) in viewers {
            if let Some(of_seat) = own.iter().position(|&(of, _)| of == seat) {
                let (_, event) = own.swap_remove(of_seat);
                self.tell(player, Message::Table { table, event });
                continue;
            }
            let Some(mailbox) = self.places.get(&player).and_then(|&place| self.mailboxes.get_mut(place)) else { continue };
            let position = *position.get_or_insert_with(|| self.feeds.push(table, Arc::clone(&everybody)));
            let seq = mailbox.stream.push_shared(position, self.history, &mut self.feeds);
            if let Some(client) = mailbox.client {
                self.outgoing.push_back((client, Numbered { seq, message: Arc::clone(&everybody) }));
            }
        }
    }

    /// Refuses a request of a connection that has not greeted. The refusal is in no stream.
    pub(crate) fn refuse_stranger(&mut self, client: ClientId, request: RequestId, reason: Refusal) {
        self.outgoing.push_back((client, Numbered { seq: Seq(0), message: Arc::new(Message::Refused { request, reason }) }));
    }

    /// Sends the player's messages after number `after` again. Returns false if a part of them is no longer kept.
    pub(crate) fn resume(&mut self, player: PlayerId, after: Seq) -> bool {
        let Some(mailbox) = self.mailbox(player) else { return true };
        let Some(tail) = mailbox.stream.tail(after, self.history, &self.feeds) else { return false };
        if let Some(client) = mailbox.client {
            self.outgoing.extend(tail.into_iter().map(|message| (client, message)));
        }
        true
    }

    /// Takes the next message to deliver.
    pub(crate) fn poll_message(&mut self) -> Option<(ClientId, ServerMsg)> {
        self.next_outgoing().map(|(client, numbered)| (client, numbered.into()))
    }

    /// Takes the next message to deliver. Clients that are told the same share the message.
    pub(crate) fn poll_shared(&mut self) -> Option<(ClientId, Seq, Arc<Message>)> {
        self.next_outgoing().map(|(client, Numbered { seq, message })| (client, seq, message))
    }

    fn next_outgoing(&mut self) -> Option<(ClientId, Numbered)> {
        let next = self.outgoing.pop_front();
        if self.outgoing.is_empty() {
            // The next message then uses the first slot again, so that the queue does not move through its whole memory.
            self.outgoing.clear();
        }
        next
    }
}
