//! Connections come and go; the session of their player stays.

use std::collections::btree_map::Entry;
use std::sync::Arc;

use poker_protocol::{
    AVATARS, ClientMsg, MAX_NAME_CHARS, Message, PROTOCOL_VERSION, PlayerId, PlayerView, Refusal, Request, RequestId, Seq,
};

use super::Room;
use super::session::{Answer, Numbered, Session};
use crate::{Now, PlayerKind, Visitor};

/// A connection, unique in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClientId(pub u64);

/// A connection and whose it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Connection {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub greeted: bool,
}

impl Room {
    /// A new connection; nothing is sent before it greets. An older one of the same player is cut off.
    pub fn connect(&mut self, visitor: Visitor, now: Now) -> ClientId {
        let Visitor { player, kind, origin } = visitor;
        self.watch_origin(player, origin);
        let older: Vec<ClientId> =
            self.connections.iter().filter(|(_, connection)| connection.player == player).map(|(&client, _)| client).collect();
        for client in older {
            self.disconnect(client, now);
        }
        self.last_client = self.last_client.saturating_add(1);
        let client = ClientId(self.last_client);
        self.connections.insert(client, Connection { player, kind, greeted: false });
        client
    }

    /// The connection is gone; seats and session stay (R-CASH-7).
    pub fn disconnect(&mut self, client: ClientId, now: Now) {
        let Some(connection) = self.connections.remove(&client) else { return };
        let Some(session) = self.sessions.get_mut(&connection.player).filter(|session| session.client == Some(client)) else { return };
        session.client = None;
        self.leave_lobby(connection.player);
        self.leave_line_unattended(connection.player, now);
        self.set_connected(connection.player, false, now);
    }

    /// A request of a client. Whatever is wrong with it is told to the client alone.
    pub fn handle(&mut self, client: ClientId, message: ClientMsg, now: Now) {
        let Some(&connection) = self.connections.get(&client) else { return };
        let ClientMsg { id, request } = message;
        if let Request::Hello { protocol, client: _, name, avatar, language: _ } = request {
            self.greet(client, connection, id, protocol, PlayerView { name, avatar }, now);
        } else if connection.greeted {
            self.answer(connection.player, id, request, now);
        } else {
            self.refuse_stranger(client, id, Refusal::NotGreeted);
        }
        self.show_lobby(now);
    }

    /// A frame of a client that was no message; `request` where its id could be read.
    pub fn refuse_malformed(&mut self, client: ClientId, request: Option<RequestId>) {
        let Some(&connection) = self.connections.get(&client) else { return };
        let request = request.unwrap_or_default();
        if connection.greeted {
            self.tell(connection.player, Message::Refused { request, reason: Refusal::Malformed });
        } else {
            self.refuse_stranger(client, request, Refusal::Malformed);
        }
    }

    fn greet(&mut self, client: ClientId, connection: Connection, id: RequestId, protocol: u16, profile: PlayerView, now: Now) {
        let Connection { player, kind, greeted } = connection;
        if protocol != PROTOCOL_VERSION {
            self.refuse_stranger(client, id, Refusal::Version { wanted: PROTOCOL_VERSION });
            return;
        }
        if !well_formed(&profile) {
            self.refuse_stranger(client, id, Refusal::Malformed);
            return;
        }
        if let Entry::Vacant(new) = self.sessions.entry(player) {
            let mut session = Session::new(kind, profile.clone());
            // Whoever is new reads the rules as they are.
            session.increases_told = self.tariff.count();
            new.insert(session);
            self.open_account(player, now);
        }
        let Some(session) = self.sessions.get_mut(&player) else { return };
        if !greeted {
            session.greeted_anew(id);
        }
        session.kind = kind;
        session.profile = profile.clone();
        session.client = Some(client);
        session.remember(id, Answer::Welcomed);
        self.journal.player(player);
        self.connections.insert(client, Connection { player, kind, greeted: true });
        self.welcome(player);
        self.tell_increases(player);
        if self.config.practice {
            self.rename(player, &profile);
        }
        self.set_connected(player, true, now);
        self.send_snapshots(player, now);
        self.tell_offers(player, now);
        self.return_to_line(player, now);
        self.unsaved = true;
    }

    pub(super) fn welcome(&mut self, player: PlayerId) {
        let balance = self.balance(player);
        let (server, currency) = (self.config.server.clone(), self.config.plan.currency());
        let refill_to = self.config.practice.then_some(self.config.opening_balance);
        self.tell(player, Message::Welcome { protocol: PROTOCOL_VERSION, server, player, balance, currency, refill_to });
    }

    /// Every table where the player sits, as it is.
    pub(super) fn send_snapshots(&mut self, player: PlayerId, now: Now) {
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        for id in seats {
            self.send_snapshot(player, id, now);
        }
    }

    /// Alone among bots a player may change name and avatar at any time; elsewhere they hold until the seat is left.
    fn rename(&mut self, player: PlayerId, profile: &PlayerView) {
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        for id in seats {
            if let Some(slot) = self.tables.get_mut(&id) {
                slot.felt.set_view(player, profile.clone());
                self.journal.table(id);
            }
        }
    }

    fn set_connected(&mut self, player: PlayerId, connected: bool, now: Now) {
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        for id in seats {
            // Whoever is remembered to sit there does.
            let _told = self.at_table(player, id, now, |table, seat| {
                table.set_connected(seat, connected, now);
                Ok(())
            });
        }
    }

    /// Tells a player, now or when they resume.
    pub(super) fn tell(&mut self, player: PlayerId, message: Message) {
        self.tell_shared(player, Arc::new(message));
    }

    /// Tells a player what others are told too.
    pub(super) fn tell_shared(&mut self, player: PlayerId, message: Arc<Message>) {
        let Some(session) = self.sessions.get_mut(&player) else { return };
        let numbered = session.number(message, self.config.history);
        if let Some(client) = session.client {
            self.messages.push_back((client, numbered));
        }
    }

    /// Outside the numbered stream: this connection has no player yet.
    fn refuse_stranger(&mut self, client: ClientId, request: RequestId, reason: Refusal) {
        self.messages.push_back((client, Numbered { seq: Seq(0), message: Arc::new(Message::Refused { request, reason }) }));
    }
}

fn well_formed(profile: &PlayerView) -> bool {
    let name = &profile.name;
    let length = name.chars().count();
    (1..=MAX_NAME_CHARS).contains(&length) && name.trim() == name && !name.chars().any(char::is_control) && profile.avatar < AVATARS
}
