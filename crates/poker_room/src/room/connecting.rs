//! Connecting, greeting and disconnecting. The session of a player outlives the player's connections.

use poker_protocol::{ClientMsg, Message, PROTOCOL_VERSION, PlayerId, PlayerView, Refusal, Request, RequestId, Seq, StreamId, StreamPlace};

use super::Room;
use crate::players::{Answer, ClientId, Connection, Known, is_well_formed};
use crate::{Account, Movement, Now, PlayerKind, Reason, Visitor};

impl Room {
    /// Names the streams of this room. A driver gives each room that it opens or restores another random name, by which clients notice that
    /// messages are numbered anew.
    pub fn name_streams(&mut self, stream: StreamId) {
        self.players.name_streams(stream);
    }

    /// Opens a connection. Until it greets, only refusals are sent to it. Older connections of the player are closed.
    pub fn connect(&mut self, visitor: Visitor, now: Now) -> ClientId {
        let Visitor { player, kind, origin, pro } = visitor;
        self.players.free(now);
        self.guard.came_from(player, origin);
        for older in self.players.connections_of(player) {
            self.disconnect(older, now);
        }
        self.players.connect(Connection { player, kind, pro, greeted: false })
    }

    /// Closes a connection. The player's seats and session stay (R-CASH-7).
    pub fn disconnect(&mut self, client: ClientId, now: Now) {
        let Some(player) = self.players.disconnect(client, now) else { return };
        self.floor.lobby_mut().leave(player);
        self.tournaments.look_away(player);
        self.floor.leave_line_unattended(player, now);
        let mut effects = self.floor.set_connected(player, false, &mut self.dealer, now);
        effects.extend(self.tournaments.set_connected(player, false, now));
        self.carry_out(effects, now);
    }

    /// Handles a request of a client. If the request is refused, only this client is told.
    pub fn handle(&mut self, client: ClientId, message: ClientMsg, now: Now) {
        let Some(connection) = self.players.connection(client) else { return };
        let ClientMsg { id, request } = message;
        if let Request::Hello { protocol, client: _, name, avatar, language: _, resume } = request {
            self.greet((client, connection), id, (protocol, resume), PlayerView { name, avatar }, now);
        } else if connection.greeted {
            self.answer(connection.player, id, request, now);
        } else {
            self.players.refuse_stranger(client, id, Refusal::NotGreeted);
        }
        self.show_lobby(now);
    }

    /// Refuses a frame that was not a message; `request` is its id, if it could be read.
    pub fn refuse_malformed(&mut self, client: ClientId, request: Option<RequestId>) {
        let Some(connection) = self.players.connection(client) else { return };
        let request = request.unwrap_or_default();
        if connection.greeted {
            self.players.tell(connection.player, Message::Refused { request, reason: Refusal::Malformed });
        } else {
            self.players.refuse_stranger(client, request, Refusal::Malformed);
        }
    }

    /// Refuses a request that the driver does not want to pass on. Returns false if the room has already seen the request or the client has
    /// not greeted: then the driver must pass it to [`Self::handle`].
    pub fn refuse(&mut self, client: ClientId, request: RequestId, reason: Refusal) -> bool {
        let Some(Connection { player, greeted: true, .. }) = self.players.connection(client) else { return false };
        if !matches!(self.players.known(player, request), Some(Known::New)) {
            return false;
        }
        self.players.remember(player, request, Answer::Refused(reason.clone()));
        self.players.tell(player, Message::Refused { request, reason });
        true
    }

    /// Notes that the client has received all messages up to this number of its stream. A driver says it at least for those messages of which
    /// [`poker_protocol::Message::wants_receipt`] is true.
    pub fn received(&mut self, client: ClientId, up_to: Seq) {
        if let Some(player) = self.players.connection(client).map(|connection| connection.player)
            && self.players.hears(player, client)
        {
            self.player_received(player, up_to);
        }
    }

    fn player_received(&mut self, player: PlayerId, up_to: Seq) {
        let void_hand = self.floor.received(player, up_to);
        let increases = self.cashier.received(player, up_to);
        if void_hand || increases {
            self.marks.player(player);
        }
    }

    fn greet(
        &mut self,
        (client, connection): (ClientId, Connection),
        id: RequestId,
        (protocol, resume): (u16, Option<StreamPlace>),
        profile: PlayerView,
        now: Now,
    ) {
        let Connection { player, kind, pro, .. } = connection;
        if protocol != PROTOCOL_VERSION {
            self.players.refuse_stranger(client, id, Refusal::Version { wanted: PROTOCOL_VERSION });
            return;
        }
        if !is_well_formed(&profile) {
            self.players.refuse_stranger(client, id, Refusal::Malformed);
            return;
        }
        if connection.greeted
            && let Err(reason) = self.players.may_be_shown(player, now)
        {
            self.players.remember(player, id, Answer::Refused(reason.clone()));
            self.players.tell(player, Message::Refused { request: id, reason });
            return;
        }
        let told = self.players.told(player);
        if self.players.knows(player) {
            self.cashier.set_kind(player, kind);
        } else {
            self.players.add(player, kind, profile.clone());
            self.cashier.welcome(player, kind);
            let amount = self.config.opening_balance;
            let (from, to) = (Account::Outside, Account::Balance(player));
            // The amounts given out are far from the largest number, so this succeeds.
            let _opened = self.book(Movement { from, to, amount, reason: Reason::Opening }, now);
        }
        // A client that greets again on the same connection knows nothing of what it looked at and watched before.
        self.tournaments.look_away(player);
        self.floor.welcome(player, pro, now);
        if let Some(place) = resume.filter(|place| place.stream == self.players.stream()) {
            // The client says which message it has received last.
            self.player_received(player, place.after);
        }
        // A client may greet on one new connection after the other: what was missed is sent again only within the allowance.
        let resume = resume.filter(|_| self.players.may_be_shown(player, now).is_ok());
        let again_after = self.players.greet(client, id, profile.clone(), resume);
        self.marks.player(player);
        self.welcome(player);
        self.tell_increases(player, kind, again_after.is_some());
        if self.config.practice {
            // In practice a player may change name and avatar at any time; elsewhere they stay the same until the player leaves the seat.
            for table in self.floor.rename(player, &profile) {
                self.marks.table(table);
            }
        }
        let mut effects = self.floor.set_connected(player, true, &mut self.dealer, now);
        effects.extend(self.tournaments.set_connected(player, true, now));
        self.carry_out(effects, now);
        self.show_all(player, now);
        let untold = self.floor.tell_untold(player, again_after);
        self.carry_out(untold, now);
        self.players.note_shown(player, told, now);
    }

    pub(super) fn welcome(&mut self, player: PlayerId) {
        let balance = self.balance(player);
        let (server, currency) = (self.config.server.clone(), self.config.stakes.currency());
        let refill_to = self.config.practice.then_some(self.config.opening_balance);
        let hides_figures = !self.config.figures;
        let (protocol, stream, finds_players) = (PROTOCOL_VERSION, self.players.stream(), self.finds_players());
        let welcome = Message::Welcome { protocol, server, player, balance, currency, refill_to, hides_figures, finds_players, stream };
        self.players.tell(player, welcome);
    }

    /// Tells a player the present state of their tables, offered seats and queues.
    pub(super) fn show_all(&mut self, player: PlayerId, now: Now) {
        let mut effects = self.floor.show_tables(player, now);
        effects.extend(self.tournaments.tell_entries(player, now));
        effects.extend(self.tournaments.tell_standstills(player));
        effects.extend(self.tournaments.show_tables(player, now));
        effects.extend(self.floor.tell_offers(player, now));
        effects.extend(self.floor.return_to_line(player, &mut self.dealer, now));
        self.carry_out(effects, now);
    }

    /// Tells a person which charges have risen. In a room with a journal they are told again until the person's client has received them.
    fn tell_increases(&mut self, player: PlayerId, kind: PlayerKind, sent_again: bool) {
        if kind == PlayerKind::Person {
            for (raised, told) in self.cashier.increases_to_tell(player, sent_again) {
                self.players.tell(player, Message::ChargesRaised { raised });
                if let Some(seq) = self.players.last_message(player) {
                    self.cashier.sent_increases(player, seq, told);
                }
            }
        }
        if kind != PlayerKind::Person || !self.config.journal {
            self.cashier.skip_increases(player);
        }
    }
}
