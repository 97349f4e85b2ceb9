//! One connection of a client of a tournament.

use futures_util::StreamExt as _;
use poker_fair::Nonces;
use poker_protocol::{
    ClientFrame, ClientMsg, DoorMessage, DoorRequest, Message, OwnEntry, OwnEntryState, PROTOCOL_VERSION, Pay, PlayerId, Request,
    RequestId, ServerFrame, TableEvent, TournamentId, decode_server_frame, encode_client_frame,
};
use poker_remote::random_secret;
use tokio::sync::watch;

use super::frame_kind::FrameKind;
use super::seat::Seat;
use super::terms::{ClientState, Told};
use super::witness::Witness;
use crate::LoadError;
use crate::socket::{Incoming, Outgoing, text_of};

/// A client and its connection.
pub(super) struct Session<'a> {
    client: &'a mut ClientState,
    outgoing: Outgoing,
    seat: Seat,
    /// The number of the seat at the table that was shown last.
    own_seat: Option<poker_rules::Seat>,
    /// The nonces that the client adds to the shuffles.
    nonces: Nonces,
    /// Whether the client registers as soon as the tournament is found.
    waits_for_offer: bool,
    /// Whether the client is told how the tournament stands.
    looks: bool,
}

impl<'a> Session<'a> {
    pub(super) fn new(client: &'a mut ClientState, outgoing: Outgoing) -> Self {
        let seat = Seat::new(client.shared.thinking, client.number);
        Self { client, outgoing, seat, own_seat: None, nonces: Nonces::of_secret(random_secret()), waits_for_offer: false, looks: false }
    }

    /// Signs in and plays until the client has its place.
    pub(super) async fn play(mut self, incoming: &mut Incoming) -> Result<Told, LoadError> {
        let token = self.client.token;
        self.say(&ClientFrame::Door(DoorRequest::SignInWith { token })).await?;
        self.say(&ClientFrame::Door(DoorRequest::Enter { hall: None })).await?;
        let mut offers = self.client.shared.tournament.subscribe();
        loop {
            tokio::select! {
                frame = incoming.next() => {
                    let Some(text) = text_of(frame)? else { continue };
                    if let Some(told) = self.read(text.to_text()?).await? {
                        return Ok(told);
                    }
                }
                () = self.seat.thought() => self.act().await?,
                tournament = found(&mut offers), if self.waits_for_offer => self.register(tournament).await?,
            }
        }
    }

    /// Returns what the client was told at the end.
    async fn read(&mut self, frame: &str) -> Result<Option<Told>, LoadError> {
        let (kind, shared) = (FrameKind::of(frame), &self.client.shared);
        match kind {
            FrameKind::Acted => {
                if let Some(turn) = self.seat.acted() {
                    shared.deliveries.told(turn);
                }
                return Ok(None);
            }
            FrameKind::Turn(turn) => {
                self.seat.turn(turn);
                return Ok(None);
            }
            FrameKind::Asked(turn) => self.seat.turn(turn),
            FrameKind::Other if shared.witness.is_none() => return Ok(None),
            FrameKind::Read | FrameKind::Other => {}
        }
        match decode_server_frame(frame)? {
            ServerFrame::Door(message) => self.at_the_door(message).await.map(|()| None),
            ServerFrame::Room(message) => self.hear(message.message).await,
        }
    }

    async fn at_the_door(&mut self, message: DoorMessage) -> Result<(), LoadError> {
        if let DoorMessage::Ping { n, rtt_ms: _ } = message {
            return self.say(&ClientFrame::Door(DoorRequest::Pong { n })).await;
        }
        if let DoorMessage::SignedIn { player, .. } = &message {
            self.client.player = Some(*player);
        }
        if let DoorMessage::Entered { .. } = &message {
            self.witness(|witness, player| witness.entered(player));
            let client = concat!("cardroom-load ", env!("CARGO_PKG_VERSION")).to_owned();
            // The server uses the name of the account.
            let name = "-".to_owned();
            return self
                .ask(Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 0, language: "en".to_owned(), resume: None })
                .await;
        }
        match message {
            DoorMessage::Refused { reason } => Err(LoadError::Door(reason)),
            // The hall is at another server.
            DoorMessage::Elsewhere { .. } => Err(LoadError::Closed { why: None }),
            DoorMessage::Closing { reason } => Err(LoadError::Closed { why: Some(reason) }),
            _ => Ok(()),
        }
    }

    /// Returns what the client was told at the end.
    async fn hear(&mut self, message: Message) -> Result<Option<Told>, LoadError> {
        self.witness(|witness, player| witness.heard(player, &message));
        match message {
            Message::OwnEntries { whole, entries } => return self.see_entries(whole, entries).await,
            Message::Tournaments { rows, offers, .. } => {
                let scheduled = rows.iter().map(|row| (&row.facts, row.tournament));
                let mut found = offers.iter().map(|offer| (&offer.facts, offer.open)).chain(scheduled);
                if let Some((_, tournament)) = found.find(|(facts, _)| facts.name == self.client.shared.name) {
                    self.client.shared.tournament.send_replace(Some(tournament));
                    self.ask(Request::WatchTournaments { on: false }).await?;
                }
            }
            Message::Snapshot { table } => {
                self.seat.taken(&table);
                let Some(you) = table.you else { return Ok(None) };
                self.own_seat = Some(you.seat);
                if let Some(request) = self.nonces.join(table.info.table) {
                    self.ask(request).await?;
                }
            }
            Message::TableClosed { table } => self.nonces.leave(table),
            Message::Table { table, event: TableEvent::DeckSealed { root, commitments, .. } } => {
                if let Some(request) = self.own_seat.and_then(|seat| self.nonces.reveal((table, seat), root, &commitments)) {
                    self.ask(request).await?;
                }
            }
            Message::Table { table, event: TableEvent::Hand { event } } => self.seat.see(table, &event),
            Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } => self.seat.asked(table, turn, legal),
            Message::Refused { .. } => self.client.shared.deliveries.refused(),
            _ => {}
        }
        Ok(None)
    }

    async fn see_entries(&mut self, whole: bool, entries: Vec<OwnEntry>) -> Result<Option<Told>, LoadError> {
        let own = entries.into_iter().find(|own| own.name == self.client.shared.name);
        if let Some(own) = own.as_ref().filter(|own| !self.looks && matches!(own.state, OwnEntryState::Seated { .. })) {
            // A client shows its player how the tournament stands.
            self.looks = true;
            self.ask(Request::LookAtTournament { tournament: own.tournament, on: true }).await?;
        }
        match own.map(|own| own.state) {
            Some(OwnEntryState::Placed { place, prize }) => {
                self.witness(|witness, player| witness.placed_at(player, place, prize.money));
                Ok(Some(Some((place, prize.money))))
            }
            Some(OwnEntryState::Registered | OwnEntryState::Seated { .. } | OwnEntryState::Out | OwnEntryState::Gone) => {
                self.client.registered = true;
                self.waits_for_offer = false;
                Ok(None)
            }
            // The place was told while the connection was lost.
            None if whole && self.client.registered => {
                self.witness(|witness, player| witness.missed_place(player));
                Ok(Some(None))
            }
            None if whole => self.enter().await.map(|()| None),
            None => Ok(None),
        }
    }

    /// Registers once the tournament is found. The first client looks for it in the lobby.
    async fn enter(&mut self) -> Result<(), LoadError> {
        self.waits_for_offer = true;
        if self.client.number == 0 { self.ask(Request::WatchTournaments { on: true }).await } else { Ok(()) }
    }

    async fn register(&mut self, tournament: TournamentId) -> Result<(), LoadError> {
        self.waits_for_offer = false;
        self.ask(Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).await
    }

    async fn act(&mut self) -> Result<(), LoadError> {
        let Some((turn, action)) = self.seat.decide(&mut self.client.actions) else { return Ok(()) };
        let frame = self.request(Request::Act { table: turn.table, hand: turn.hand, turn: turn.turn, action })?;
        self.client.shared.deliveries.acted(turn, frame.len());
        self.outgoing.send(frame).await
    }

    async fn ask(&mut self, request: Request) -> Result<(), LoadError> {
        let frame = self.request(request)?;
        self.outgoing.send(frame).await
    }

    fn request(&mut self, request: Request) -> Result<String, LoadError> {
        self.client.last_request += 1;
        Ok(encode_client_frame(&ClientFrame::Room(ClientMsg { id: RequestId(self.client.last_request), request }))?)
    }

    async fn say(&mut self, frame: &ClientFrame) -> Result<(), LoadError> {
        self.outgoing.send(encode_client_frame(frame)?).await
    }

    /// Lets the witness note something about the player, if the client has signed in.
    fn witness(&self, note: impl FnOnce(&Witness, PlayerId)) {
        if let (Some(witness), Some(player)) = (&self.client.shared.witness, self.client.player) {
            note(witness, player);
        }
    }
}

/// The tournament, once it is found. Cancelling this future loses nothing.
async fn found(offers: &mut watch::Receiver<Option<TournamentId>>) -> TournamentId {
    match offers.wait_for(Option::is_some).await.map(|found| *found) {
        Ok(Some(tournament)) => tournament,
        // The client holds a sender, so the channel stays open.
        Ok(None) | Err(_) => std::future::pending().await,
    }
}
