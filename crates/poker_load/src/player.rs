//! A load client, from its connection to its seat.

use futures_util::StreamExt as _;
use poker_fair::Nonces;
use poker_protocol::{
    Bytes32, ClientFrame, ClientMsg, DoorMessage, DoorRequest, Entry, Message, PROTOCOL_VERSION, Request, RequestId, SeatCommitment,
    SeatOffer, ServerFrame, StakeId, TableId, Token, decode_server_frame, encode_client_frame,
};
use poker_rules::Seat;

use crate::LoadError;
use crate::socket::{Incoming, Outgoing, connect, text_of};

/// A client at a table.
pub(super) struct Player {
    outgoing: Outgoing,
    table: TableId,
    seat: Seat,
    /// The nonces of the client; `None` if it takes no part in shuffles.
    nonces: Option<Nonces>,
    last_request: u64,
}

impl Player {
    /// Connects, signs in and sits down at a table of the stake.
    pub async fn sit(url: &str, token: Token, stake: StakeId, nonces: Option<Nonces>) -> Result<(Self, Incoming), LoadError> {
        let (outgoing, mut incoming) = connect(url).await?;
        let mut player = Self { outgoing, table: TableId(0), seat: Seat::new(0), nonces, last_request: 0 };
        player.say(&ClientFrame::Door(DoorRequest::SignInWith { token })).await?;
        player.say(&ClientFrame::Door(DoorRequest::Enter { hall: None })).await?;
        loop {
            let Some(text) = text_of(incoming.next().await)? else { continue };
            let message = match decode_server_frame(text.to_text()?)? {
                ServerFrame::Room(message) => message.message,
                ServerFrame::Door(message) => {
                    player.at_the_door(message, stake).await?;
                    continue;
                }
            };
            if let Message::SeatOffered { offer: SeatOffer { table, limits, .. } } = message {
                player.table = table;
                player.ask(Request::SitDown { table, buy_in: limits.range.max, entry: Entry::PostNow }).await?;
            } else if let Message::Snapshot { table } = message {
                player.table = table.info.table;
                player.join_shuffles(table.you.map(|you| you.seat)).await?;
                return Ok((player, incoming));
            } else if let Message::Refused { request: _, reason } = message {
                return Err(LoadError::Room(reason));
            }
        }
    }

    /// Promises the first nonce, at the table where the client has this seat.
    async fn join_shuffles(&mut self, seat: Option<Seat>) -> Result<(), LoadError> {
        self.seat = seat.unwrap_or(self.seat);
        match self.nonces.as_mut().and_then(|nonces| nonces.join(self.table)) {
            Some(request) => self.ask(request).await,
            None => Ok(()),
        }
    }

    /// Reveals the promised nonce for a deck.
    pub async fn reveal(&mut self, root: Bytes32, commitments: &[SeatCommitment]) -> Result<(), LoadError> {
        match self.nonces.as_mut().and_then(|nonces| nonces.reveal((self.table, self.seat), root, commitments)) {
            Some(request) => self.ask(request).await,
            None => Ok(()),
        }
    }

    async fn at_the_door(&mut self, message: DoorMessage, stake: StakeId) -> Result<(), LoadError> {
        match message {
            DoorMessage::Entered { hall: _ } => {
                let client = concat!("cardroom-load ", env!("CARGO_PKG_VERSION")).to_owned();
                // The server uses the name of the account.
                let name = "-".to_owned();
                self.ask(Request::Hello { protocol: PROTOCOL_VERSION, client, name, avatar: 0, language: "en".to_owned(), resume: None })
                    .await?;
                self.ask(Request::Join { stake }).await
            }
            DoorMessage::Ping { n, rtt_ms: _ } => self.pong(n).await,
            DoorMessage::Refused { reason } => Err(LoadError::Door(reason)),
            DoorMessage::Closing { reason } => Err(LoadError::Closed { why: Some(reason) }),
            DoorMessage::Greeting(_)
            | DoorMessage::SignedIn { .. }
            | DoorMessage::Waiting { .. }
            | DoorMessage::SignedOut
            | DoorMessage::PasswordChanged { .. }
            | DoorMessage::Busy { .. }
            | DoorMessage::Sessions { .. }
            | DoorMessage::Elsewhere { .. } => Ok(()),
        }
    }

    /// The table of the client.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Sends a request.
    pub async fn ask(&mut self, request: Request) -> Result<(), LoadError> {
        let frame = self.request(request)?;
        self.outgoing.send(frame).await
    }

    /// Serialises a request.
    pub fn request(&mut self, request: Request) -> Result<String, LoadError> {
        self.last_request += 1;
        Ok(encode_client_frame(&ClientFrame::Room(ClientMsg { id: RequestId(self.last_request), request }))?)
    }

    /// Sends the text of [`Self::request`].
    pub async fn send(&mut self, frame: String) -> Result<(), LoadError> {
        self.outgoing.send(frame).await
    }

    /// Answers a ping.
    pub async fn pong(&mut self, n: u32) -> Result<(), LoadError> {
        self.say(&ClientFrame::Door(DoorRequest::Pong { n })).await
    }

    async fn say(&mut self, frame: &ClientFrame) -> Result<(), LoadError> {
        self.outgoing.send(encode_client_frame(frame)?).await
    }
}
