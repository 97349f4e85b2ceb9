//! The connections and sessions of all players, and the messages on their way.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, PlayerView, Refusal, RequestId, Seq, ServerMsg};

use super::answers::{Answer, Known};
use super::connection::{ClientId, Connection};
use super::session::Session;
use super::stream::Numbered;
use crate::PlayerKind;

/// Connections come and go; the session of their player stays.
pub(crate) struct Sessions {
    sessions: BTreeMap<PlayerId, Session>,
    connections: BTreeMap<ClientId, Connection>,
    last_client: u64,
    outgoing: VecDeque<(ClientId, Numbered)>,
    /// Messages kept for each player.
    history: usize,
}

impl Sessions {
    pub(crate) fn new(history: usize) -> Self {
        Self { sessions: BTreeMap::new(), connections: BTreeMap::new(), last_client: 0, outgoing: VecDeque::new(), history }
    }

    /// Opens a connection that has not greeted yet.
    pub(crate) fn connect(&mut self, player: PlayerId, kind: PlayerKind) -> ClientId {
        self.last_client = self.last_client.saturating_add(1);
        let client = ClientId(self.last_client);
        self.connections.insert(client, Connection { player, kind, greeted: false });
        client
    }

    /// Closes a connection. Returns its player where the player was connected by it.
    pub(crate) fn disconnect(&mut self, client: ClientId) -> Option<PlayerId> {
        let player = self.connections.remove(&client)?.player;
        let session = self.sessions.get_mut(&player).filter(|session| session.client == Some(client))?;
        session.client = None;
        Some(player)
    }

    pub(crate) fn connection(&self, client: ClientId) -> Option<Connection> {
        self.connections.get(&client).copied()
    }

    /// The connections of a player, greeted or not, the oldest first.
    pub(crate) fn connections_of(&self, player: PlayerId) -> Vec<ClientId> {
        self.connections.iter().filter(|(_, connection)| connection.player == player).map(|(&client, _)| client).collect()
    }

    /// Adds a player who is not connected. Nothing changes for one who is known.
    pub(crate) fn add(&mut self, player: PlayerId, kind: PlayerKind, profile: PlayerView) {
        self.sessions.entry(player).or_insert_with(|| Session::new(kind, profile));
    }

    /// A connection of a known player has greeted with the request `id`: from now on the player is told by it.
    pub(crate) fn greet(&mut self, client: ClientId, id: RequestId, profile: PlayerView) {
        let Some(connection) = self.connections.get_mut(&client) else { return };
        let Some(session) = self.sessions.get_mut(&connection.player) else { return };
        if !std::mem::replace(&mut connection.greeted, true) {
            session.answers.greeted_anew(id);
        }
        session.kind = connection.kind;
        session.profile = profile;
        session.client = Some(client);
        session.answers.remember(id, Answer::Welcomed);
    }

    /// Whether a player has ever greeted.
    pub(crate) fn knows(&self, player: PlayerId) -> bool {
        self.sessions.contains_key(&player)
    }

    /// Everybody who has ever greeted, the lowest id first.
    pub(crate) fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.sessions.keys().copied()
    }

    pub(crate) fn kind(&self, player: PlayerId) -> Option<PlayerKind> {
        self.sessions.get(&player).map(|session| session.kind)
    }

    pub(crate) fn profile(&self, player: PlayerId) -> Option<&PlayerView> {
        self.sessions.get(&player).map(|session| &session.profile)
    }

    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.sessions.get(&player).is_some_and(|session| session.client.is_some())
    }

    /// What is known of a request; none of a player who has never greeted.
    pub(crate) fn known(&self, player: PlayerId, request: RequestId) -> Option<Known> {
        self.sessions.get(&player).map(|session| session.answers.known(request))
    }

    /// Keeps the answer to a request.
    pub(crate) fn remember(&mut self, player: PlayerId, request: RequestId, answer: Answer) {
        if let Some(session) = self.sessions.get_mut(&player) {
            session.answers.remember(request, answer);
        }
    }

    /// Tells a player, now or when the client resumes.
    pub(crate) fn tell(&mut self, player: PlayerId, message: Message) {
        self.tell_shared(player, Arc::new(message));
    }

    /// Tells a player what others are told too.
    pub(crate) fn tell_shared(&mut self, player: PlayerId, message: Arc<Message>) {
        let Some(session) = self.sessions.get_mut(&player) else { return };
        let numbered = session.stream.number(message, self.history);
        if let Some(client) = session.client {
            self.outgoing.push_back((client, numbered));
        }
    }

    /// Refuses a request of a connection that has not greeted, outside every stream.
    pub(crate) fn refuse_stranger(&mut self, client: ClientId, request: RequestId, reason: Refusal) {
        self.outgoing.push_back((client, Numbered { seq: Seq(0), message: Arc::new(Message::Refused { request, reason }) }));
    }

    /// Sends a player's messages after the number `after` again. False where a part of them is not kept any more.
    pub(crate) fn resume(&mut self, player: PlayerId, after: Seq) -> bool {
        let Some(session) = self.sessions.get(&player) else { return true };
        let Some(tail) = session.stream.tail(after) else { return false };
        if let Some(client) = session.client {
            self.outgoing.extend(tail.map(|message| (client, message.clone())));
        }
        true
    }

    /// The next message to deliver.
    pub(crate) fn poll_message(&mut self) -> Option<(ClientId, ServerMsg)> {
        self.outgoing.pop_front().map(|(client, numbered)| (client, numbered.into()))
    }

    /// The next message to deliver. Clients that are told the same share the message.
    pub(crate) fn poll_shared(&mut self) -> Option<(ClientId, Seq, Arc<Message>)> {
        self.outgoing.pop_front().map(|(client, Numbered { seq, message })| (client, seq, message))
    }
}
