//! One client of a tournament, from its registration to its place. It connects again when its connection is lost.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use poker_protocol::{
    ClientFrame, ClientMsg, DoorMessage, DoorRequest, HandId, Message, Money, OwnEntry, OwnEntryState, PROTOCOL_VERSION, Pay, PlayerId,
    Request, RequestId, SeenEvent, ServerFrame, TableEvent, TableId, Token, TournamentId, TurnId, decode_server_frame, encode_client_frame,
};
use poker_rules::{Action, LegalActions};
use tokio::sync::watch;
use tokio::time::sleep;

use super::deliveries::Deliveries;
use super::files::NAME;
use super::witness::Witness;
use crate::LoadError;
use crate::decision::decide;
use crate::socket::{Incoming, Outgoing, connect, text_of};

/// One in this many actions is all in, so that tables lose players from the first level on.
const ALL_IN_ONE_IN: u64 = 23;
/// The pause before a lost connection is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(100);

/// The mark of a frame that says that somebody acted; it is not decoded.
const ACTED: &str = r#""event":{"type":"acted""#;
/// The marks of the frames that are decoded.
const READ: [&str; 9] = [
    r#""type":"started""#,
    r#""legal":{"#,
    r#""type":"ping""#,
    r#""type":"closing""#,
    r#""type":"refused""#,
    r#""type":"snapshot""#,
    r#""type":"own_entries""#,
    r#""type":"tournaments""#,
    r#""door""#,
];

/// The place that a client was told, and its prize.
pub(super) type Told = Option<(u32, Money)>;

/// What a client needs to play.
pub(super) struct ClientTerms {
    /// The addresses of the servers.
    pub urls: Vec<String>,
    pub token: Token,
    pub number: u64,
    pub deliveries: Arc<Deliveries>,
    /// The tournament, once one client has found it in the lobby.
    pub tournament: watch::Sender<Option<TournamentId>>,
    /// How often the client may lose its connection.
    pub outages: u32,
    pub witness: Option<Arc<Witness>>,
}

struct Client {
    terms: ClientTerms,
    outgoing: Outgoing,
    player: Option<PlayerId>,
    table: Option<TableId>,
    hand: Option<HandId>,
    last_request: u64,
    actions: u64,
    seen: u64,
    registered: bool,
}

/// Registers and plays until the client has its place. Returns the player, and what was told; nothing if that was lost in an outage.
pub(super) async fn play(terms: ClientTerms) -> Result<(PlayerId, Told), LoadError> {
    let mut urls = terms.urls.clone().into_iter().cycle();
    let mut next = move || urls.next().unwrap_or_default();
    let (outgoing, mut incoming) = connect(&next()).await?;
    let mut outages = terms.outages;
    let mut client = Client::new(terms, outgoing);
    loop {
        match client.play_on(&mut incoming).await {
            Ok(told) => {
                let player = client.player.ok_or(LoadError::Closed { why: None })?;
                return Ok((player, told));
            }
            Err(error) if outages == 0 => return Err(error),
            Err(_) => outages -= 1,
        }
        (client.outgoing, incoming) = loop {
            sleep(TRY_AGAIN).await;
            if let Ok(connection) = connect(&next()).await {
                break connection;
            }
        };
    }
}

impl Client {
    fn new(terms: ClientTerms, outgoing: Outgoing) -> Self {
        // Clients do not all raise at the same turns.
        let actions = terms.number * 7;
        Self { terms, outgoing, player: None, table: None, hand: None, last_request: 0, actions, seen: 0, registered: false }
    }

    async fn play_on(&mut self, incoming: &mut Incoming) -> Result<Told, LoadError> {
        let token = self.terms.token;
        self.say(&ClientFrame::Door(DoorRequest::SignInWith { token })).await?;
        self.say(&ClientFrame::Door(DoorRequest::Enter { hall: None })).await?;
        loop {
            let Some(text) = text_of(incoming.next().await)? else { continue };
            let frame = text.to_text()?;
            if frame.contains(ACTED) {
                if let Some(table) = self.table {
                    self.terms.deliveries.told(table, &mut self.seen);
                }
            } else if self.terms.witness.is_some() || READ.iter().any(|mark| frame.contains(mark)) {
                match decode_server_frame(frame)? {
                    ServerFrame::Door(message) => self.at_the_door(message).await?,
                    ServerFrame::Room(message) => {
                        if let Some(told) = self.hear(message.message).await? {
                            return Ok(told);
                        }
                    }
                }
            }
        }
    }

    async fn at_the_door(&mut self, message: DoorMessage) -> Result<(), LoadError> {
        if let DoorMessage::Ping { n, rtt_ms: _ } = message {
            return self.say(&ClientFrame::Door(DoorRequest::Pong { n })).await;
        }
        if let DoorMessage::SignedIn { player, .. } = &message {
            self.player = Some(*player);
        }
        if let DoorMessage::Entered { .. } = &message {
            if let (Some(witness), Some(player)) = (&self.terms.witness, self.player) {
                witness.entered(player);
            }
            let client = concat!("cardroom-load ", env!("CARGO_PKG_VERSION")).to_owned();
            // The server uses the name of the account.
            let name = "-".to_owned();
            return self.ask(Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 0, language: "en".to_owned() }).await;
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
        if let (Some(witness), Some(player)) = (&self.terms.witness, self.player) {
            witness.heard(player, &message);
        }
        match message {
            Message::OwnEntries { whole, entries } => return self.see_entries(whole, entries).await,
            Message::Tournaments { offers, .. } => {
                if let Some(offer) = offers.iter().find(|offer| offer.facts.name == NAME) {
                    self.terms.tournament.send_replace(Some(offer.open));
                    self.ask(Request::WatchTournaments { on: false }).await?;
                    self.register(offer.open).await?;
                }
            }
            Message::Snapshot { table } => {
                self.table = Some(table.info.table);
                self.hand = table.hand.as_ref().map(|hand| hand.hand);
                if let Some(TableEvent::ToAct { turn, legal: Some(legal), .. }) = table.to_act {
                    self.act(table.info.table, turn, &legal).await?;
                }
            }
            Message::Table { table, event } => match event {
                TableEvent::Hand { event: SeenEvent::Started { hand, .. } } => self.hand = Some(hand),
                TableEvent::ToAct { turn, legal: Some(legal), .. } => self.act(table, turn, &legal).await?,
                _ => {}
            },
            Message::Refused { .. } => self.terms.deliveries.refused(),
            _ => {}
        }
        Ok(None)
    }

    async fn see_entries(&mut self, whole: bool, entries: Vec<OwnEntry>) -> Result<Option<Told>, LoadError> {
        let state = entries.into_iter().find(|own| own.name == NAME).map(|own| own.state);
        match state {
            Some(OwnEntryState::Placed { place, prize }) => {
                if let (Some(witness), Some(player)) = (&self.terms.witness, self.player) {
                    witness.placed_at(player, place, prize.money);
                }
                Ok(Some(Some((place, prize.money))))
            }
            Some(OwnEntryState::Registered | OwnEntryState::Seated { .. } | OwnEntryState::Out | OwnEntryState::Gone) => {
                self.registered = true;
                Ok(None)
            }
            // The place was told while the connection was lost.
            None if whole && self.registered => Ok(Some(None)),
            None if whole => self.enter().await.map(|()| None),
            None => Ok(None),
        }
    }

    /// Registers. The first client finds the tournament in the lobby.
    async fn enter(&mut self) -> Result<(), LoadError> {
        if self.terms.number == 0 {
            return self.ask(Request::WatchTournaments { on: true }).await;
        }
        let mut found = self.terms.tournament.subscribe();
        let found = found.wait_for(Option::is_some).await.map(|found| *found);
        match found {
            Ok(Some(tournament)) => self.register(tournament).await,
            Ok(None) | Err(_) => Err(LoadError::Closed { why: None }),
        }
    }

    async fn register(&mut self, tournament: TournamentId) -> Result<(), LoadError> {
        self.ask(Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).await
    }

    async fn act(&mut self, table: TableId, turn: TurnId, legal: &LegalActions) -> Result<(), LoadError> {
        let Some(hand) = self.hand else { return Ok(()) };
        self.actions += 1;
        let action = match legal.raise {
            Some(raise) if self.actions.is_multiple_of(ALL_IN_ONE_IN) => Action::RaiseTo(raise.max_to),
            Some(_) | None => decide(legal, self.actions),
        };
        let frame = self.request(Request::Act { table, hand, turn, action })?;
        self.terms.deliveries.acted(table, frame.len());
        self.outgoing.send(frame).await
    }

    async fn ask(&mut self, request: Request) -> Result<(), LoadError> {
        let frame = self.request(request)?;
        self.outgoing.send(frame).await
    }

    fn request(&mut self, request: Request) -> Result<String, LoadError> {
        self.last_request += 1;
        Ok(encode_client_frame(&ClientFrame::Room(ClientMsg { id: RequestId(self.last_request), request }))?)
    }

    async fn say(&mut self, frame: &ClientFrame) -> Result<(), LoadError> {
        self.outgoing.send(encode_client_frame(frame)?).await
    }
}
