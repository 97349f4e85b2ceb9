//! The connections and sessions of all players, and the messages to deliver.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, PlayerView, Refusal, RequestId, Seq, ServerMsg, StreamId, StreamPlace, TableEvent, TableId};
use poker_rules::Seat;
use rustc_hash::FxHashMap;

use super::allowance::Allowance;
use super::answers::{Answer, Answers, Known};
use super::audience::Audience;
use super::connection::{ClientId, Connection};
use super::findable::Findable;
use super::letter::Letter;
use super::mail::Mail;
use super::session::Session;
use super::stream::Numbered;
use crate::{Now, PlayerKind};

/// How long messages and answers are kept after the connection was lost, in milliseconds.
const KEPT_MS: u32 = 10 * 60 * 1_000;

/// All connections and sessions. Connections come and go; the session of their player stays.
pub(crate) struct Sessions {
    /// One for each mailbox, in the same order.
    sessions: Vec<Session>,
    mail: Mail,
    stream: StreamId,
    connections: FxHashMap<ClientId, Connection>,
    of_player: BTreeSet<(PlayerId, ClientId)>,
    /// Players who were deleted since the room was opened. They get no connection, also if one was on its way.
    deleted: BTreeSet<PlayerId>,
    /// The players without a connection for whom something is kept, by when the connection was lost.
    away: BTreeSet<(Now, PlayerId)>,
    findable: Findable,
    last_client: u64,
}

impl Sessions {
    /// No sessions yet. `history` messages are kept for each player.
    pub(crate) fn new(history: usize) -> Self {
        Self {
            sessions: Vec::new(),
            mail: Mail::new(history),
            stream: StreamId::default(),
            connections: FxHashMap::default(),
            of_player: BTreeSet::new(),
            deleted: BTreeSet::new(),
            away: BTreeSet::new(),
            findable: Findable::default(),
            last_client: 0,
        }
    }

    /// The identity of the players' streams.
    pub(crate) fn stream(&self) -> StreamId {
        self.stream
    }

    /// Names the players' streams.
    pub(crate) fn name_streams(&mut self, stream: StreamId) {
        self.stream = stream;
    }

    fn session(&self, player: PlayerId) -> Option<&Session> {
        self.sessions.get(self.mail.place(player)?)
    }

    fn session_mut(&mut self, player: PlayerId) -> Option<&mut Session> {
        self.sessions.get_mut(self.mail.place(player)?)
    }

    /// Opens a connection, which has not sent `hello` yet. One of a deleted player is not heard.
    pub(crate) fn connect(&mut self, connection: Connection) -> ClientId {
        self.last_client = self.last_client.saturating_add(1);
        let client = ClientId(self.last_client);
        if self.deleted.contains(&connection.player) {
            return client;
        }
        self.connections.insert(client, connection);
        self.of_player.insert((connection.player, client));
        client
    }

    /// Closes a connection. Returns its player if messages for the player were sent to it, so that the player is now disconnected.
    pub(crate) fn disconnect(&mut self, client: ClientId, now: Now) -> Option<PlayerId> {
        let player = self.connections.remove(&client)?.player;
        self.of_player.remove(&(player, client));
        let place = self.mail.place(player).filter(|&place| self.mail.client(place) == Some(client))?;
        self.mail.set_client(place, None);
        if let Some(session) = self.sessions.get_mut(place) {
            self.findable.forbid(player, &session.profile.name);
            session.left = Some(now);
            self.away.insert((now, player));
        }
        Some(player)
    }

    /// Frees the messages and answers of players who have been away for long.
    pub(crate) fn free(&mut self, now: Now) {
        while let Some(&(left, player)) = self.away.first().filter(|(left, _)| left.after_ms(KEPT_MS) <= now) {
            self.away.pop_first();
            let Some(place) = self.mail.place(player) else { continue };
            if let Some(session) = self.sessions.get_mut(place).filter(|session| session.left == Some(left)) {
                session.left = None;
                session.answers.forget();
                self.mail.keep_nothing(place);
            }
        }
    }

    /// When [`Self::free`] has something to free.
    pub(crate) fn due(&self) -> Option<Now> {
        self.away.first().map(|(left, _)| left.after_ms(KEPT_MS))
    }

    pub(crate) fn connection(&self, client: ClientId) -> Option<Connection> {
        self.connections.get(&client).copied()
    }

    /// The connections of a player, with and without a `hello`, oldest first.
    pub(crate) fn connections_of(&self, player: PlayerId) -> Vec<ClientId> {
        self.of_player.range((player, ClientId(0))..=(player, ClientId(u64::MAX))).map(|&(_, client)| client).collect()
    }

    /// Gives a deleted player another profile. The caller has closed the player's connections; none is opened again.
    pub(crate) fn delete_player(&mut self, player: PlayerId, profile: PlayerView) {
        self.deleted.insert(player);
        if let Some(session) = self.session_mut(player) {
            session.profile = profile;
            session.answers = Answers::default();
        }
    }

    /// Adds a player without a connection. A known player stays unchanged.
    pub(crate) fn add(&mut self, player: PlayerId, kind: PlayerKind, profile: PlayerView) {
        if self.mail.add(player) {
            let (answers, allowance) = (Answers::default(), Allowance::default());
            self.sessions.push(Session { kind, profile, answers, allowance, left: None });
        }
    }

    /// Records that a connection of a known player has sent `hello` as request `id`. From now on the player's messages are sent to it: first
    /// those that it has missed, if it goes on with the same stream, has sent no `hello` before, and all of them are kept. Returns the number
    /// after which all messages were sent again, if they were.
    pub(crate) fn greet(&mut self, client: ClientId, id: RequestId, profile: PlayerView, resume: Option<StreamPlace>) -> Option<Seq> {
        let connection = self.connections.get_mut(&client)?;
        let player = connection.player;
        let place = self.mail.place(player)?;
        let session = self.sessions.get_mut(place)?;
        let first = !std::mem::replace(&mut connection.greeted, true);
        if first {
            session.answers.greeted_anew(id);
        }
        if let Some(left) = session.left.take() {
            self.away.remove(&(left, player));
        }
        self.findable.forbid(player, &session.profile.name);
        session.kind = connection.kind;
        session.profile = profile;
        session.answers.remember(id, Answer::Welcomed);
        self.mail.set_client(place, Some(client));
        let StreamPlace { after, .. } = resume.filter(|resume| first && resume.stream == self.stream)?;
        self.mail.send_again((player, place), after).then_some(after)
    }

    /// Whether the player has ever sent `hello`, or was restored from a save.
    pub(crate) fn knows(&self, player: PlayerId) -> bool {
        self.mail.place(player).is_some()
    }

    /// Sets whether others may find the connected player, until the player greets again or the connection is lost.
    pub(crate) fn allow_finding(&mut self, player: PlayerId, on: bool) {
        let Some(name) = self.profile(player).map(|profile| profile.name.clone()) else { return };
        if on {
            self.findable.allow(player, &name);
        } else {
            self.findable.forbid(player, &name);
        }
    }

    /// The connected player of this name who allows to be found.
    pub(crate) fn find(&self, name: &str) -> Option<(PlayerId, &PlayerView)> {
        let player = self.findable.find(name)?;
        Some((player, self.profile(player)?))
    }

    /// All players whom the room knows, lowest id first.
    pub(crate) fn players(&self) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = self.mail.players().collect();
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
        self.mail.place(player).and_then(|place| self.mail.client(place)).is_some()
    }

    /// Whether messages for the player are sent to this connection.
    pub(crate) fn hears(&self, player: PlayerId, client: ClientId) -> bool {
        self.mail.place(player).and_then(|place| self.mail.client(place)) == Some(client)
    }

    /// The number of the last message to the player.
    pub(crate) fn last_message(&self, player: PlayerId) -> Option<Seq> {
        Some(self.mail.last(self.mail.place(player)?, player))
    }

    /// What is known of a request; `None` if the room does not know the player.
    pub(crate) fn known(&self, player: PlayerId, request: RequestId) -> Option<Known> {
        self.session(player).map(|session| session.answers.known(request))
    }

    /// Refuses a request that asks to be shown something, if the player was shown too much in a short time.
    pub(crate) fn may_be_shown(&self, player: PlayerId, now: Now) -> Result<(), Refusal> {
        self.session(player).map_or(Ok(()), |session| session.allowance.check(now))
    }

    /// The bytes of all messages so far that were for this player alone or were sent to this player again.
    pub(crate) fn told(&self, player: PlayerId) -> u64 {
        self.mail.place(player).map_or(0, |place| self.mail.told(place))
    }

    /// Takes what the player was told since [`Self::told`] was `before` from what the player may be shown.
    pub(crate) fn note_shown(&mut self, player: PlayerId, before: u64, now: Now) {
        let bytes = self.told(player).saturating_sub(before);
        if let Some(session) = self.session_mut(player) {
            session.allowance.spend(bytes, now);
        }
    }

    /// Keeps the answer to a request, in case it is repeated.
    pub(crate) fn remember(&mut self, player: PlayerId, request: RequestId, answer: Answer) {
        if let Some(session) = self.session_mut(player) {
            session.answers.remember(request, answer);
        }
    }

    /// Sends a message to a player, now or when the client resumes.
    pub(crate) fn tell(&mut self, player: PlayerId, message: Message) {
        self.tell_shared(player, Arc::new(message.into()));
    }

    /// Sends a player a message that other players get too.
    pub(crate) fn tell_shared(&mut self, player: PlayerId, message: Arc<Letter>) {
        if let Some(place) = self.mail.place(player) {
            self.mail.tell(place, message);
        }
    }

    /// Sends each viewer of a table the event that `own` returns for the viewer's seat, or else `everybody`, and those who watch
    /// `everybody`.
    pub(crate) fn tell_table(
        &mut self,
        table: TableId,
        audience: Audience<'_>,
        everybody: TableEvent,
        own: impl FnMut(Seat) -> Option<TableEvent>,
    ) {
        self.mail.tell_table(table, audience, everybody, own);
    }

    /// Refuses a request of a connection that has not sent a valid `hello`. The refusal is in no stream.
    pub(crate) fn refuse_stranger(&mut self, client: ClientId, request: RequestId, reason: Refusal) {
        self.mail.tell_stranger(client, Message::Refused { request, reason });
    }

    /// The number of the player's last message.
    pub(crate) fn last_told(&mut self, player: PlayerId) -> Seq {
        self.mail.place(player).map_or(Seq(0), |place| self.mail.last_told(place))
    }

    /// Takes the next message to deliver.
    pub(crate) fn poll_message(&mut self) -> Option<(ClientId, ServerMsg)> {
        self.mail.next_outgoing().map(|(client, numbered)| (client, numbered.into()))
    }

    /// Takes the next message to deliver. Clients that get the same message share it.
    pub(crate) fn poll_shared(&mut self) -> Option<(ClientId, Seq, Arc<Letter>)> {
        self.mail.next_outgoing().map(|(client, Numbered { seq, message })| (client, seq, message))
    }
}
