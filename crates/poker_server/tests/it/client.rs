//! A minimal client of the protocol.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use poker_protocol::{
    AccountName, ClientFrame, ClientMsg, Closing, DoorMessage, DoorRefusal, DoorRequest, HandId, Message, PROTOCOL_VERSION, Password,
    Refusal, Request, RequestId, SeenEvent, ServerFrame, StreamPlace, TableEvent, Token, decode_server_frame, encode_client_frame,
};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than any answer of a working server takes.
pub const PATIENCE: Duration = Duration::from_secs(30);

pub struct Client<S = TcpStream> {
    pub socket: WebSocketStream<S>,
    last: u64,
    pub token: Option<Token>,
    /// The last hand that began.
    pub hand: Option<HandId>,
}

/// Host and port of a server.
pub fn address(url: &str) -> &str {
    url.split("//").last().unwrap().trim_end_matches('/')
}

impl Client {
    pub async fn connect(url: &str) -> Self {
        let stream = TcpStream::connect(address(url)).await.expect("the server listens");
        Self::over(url, stream).await
    }

    /// Signs up, enters the only hall and says hello.
    pub async fn at_table(url: &str, name: &str) -> Self {
        let mut client = Self::connect(url).await;
        client.sign_up(name).await;
        client.enter().await;
        client.hello().await;
        client
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    pub async fn over(url: &str, stream: S) -> Self {
        Self::of(client_async(url, stream).await.expect("the server shakes hands").0)
    }

    /// A client whose handshake is done.
    pub fn of(socket: WebSocketStream<S>) -> Self {
        Self { socket, last: 0, token: None, hand: None }
    }

    pub async fn sign_up(&mut self, name: &str) {
        self.door(DoorRequest::SignUp { name: AccountName::unchecked(name), password: Password::new("correct horse") }).await;
        self.signed_in().await;
    }

    pub async fn signed_in(&mut self) {
        let signed_in = self.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::SignedIn { .. }))).await;
        if let ServerFrame::Door(DoorMessage::SignedIn { token: Some(token), .. }) = signed_in {
            self.token = Some(token);
        }
    }

    pub async fn enter(&mut self) {
        self.door(DoorRequest::Enter { hall: None }).await;
        self.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::Entered { .. }))).await;
    }

    /// Says hello and waits for the welcome.
    pub async fn hello(&mut self) -> Message {
        self.say_hello(None).await;
        self.room(|message| matches!(message, Message::Welcome { .. })).await
    }

    /// Says hello, to go on at a place in the stream.
    pub async fn say_hello(&mut self, resume: Option<StreamPlace>) {
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: "test".to_owned(),
            name: "whatever".to_owned(),
            avatar: 0,
            language: "en".to_owned(),
            resume,
        };
        self.ask(hello).await;
    }

    pub async fn send(&mut self, frame: &ClientFrame) {
        self.text(encode_client_frame(frame).unwrap()).await;
    }

    pub async fn text(&mut self, text: impl Into<String>) {
        self.frame(Frame::text(text.into())).await;
    }

    pub async fn frame(&mut self, frame: Frame) {
        // The server may have closed the connection, which the next read shows.
        drop(self.socket.send(frame).await);
    }

    pub async fn door(&mut self, request: DoorRequest) {
        self.send(&ClientFrame::Door(request)).await;
    }

    pub async fn ask(&mut self, request: Request) -> RequestId {
        self.last += 1;
        let id = RequestId(self.last);
        self.send(&ClientFrame::Room(ClientMsg { id, request })).await;
        id
    }

    /// The next frame that is not a ping; pings are answered. `None` once the server has closed the connection.
    pub async fn next(&mut self) -> Option<ServerFrame> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
            let Some(Ok(Frame::Text(text))) = frame else { return None };
            match decode_server_frame(&text).unwrap() {
                ServerFrame::Door(DoorMessage::Ping { n, .. }) => self.door(DoorRequest::Pong { n }).await,
                frame => {
                    self.see(&frame);
                    return Some(frame);
                }
            }
        }
    }

    /// Reads until the next ping, and answers it.
    pub async fn answer_a_ping(&mut self) {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
            let Some(Ok(Frame::Text(text))) = frame else { panic!("the connection stands") };
            if let ServerFrame::Door(DoorMessage::Ping { n, .. }) = decode_server_frame(&text).unwrap() {
                return self.door(DoorRequest::Pong { n }).await;
            }
        }
    }

    fn see(&mut self, frame: &ServerFrame) {
        let ServerFrame::Room(message) = frame else { return };
        match &message.message {
            Message::Snapshot { table } => self.hand = table.hand.as_ref().map(|hand| hand.hand).or(self.hand),
            Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { hand, .. } }, .. } => self.hand = Some(*hand),
            _ => {}
        }
    }

    /// Reads until `is` accepts a frame.
    pub async fn until(&mut self, is: impl Fn(&ServerFrame) -> bool) -> ServerFrame {
        loop {
            let frame = self.next().await.expect("the connection stands");
            if is(&frame) {
                return frame;
            }
        }
    }

    /// Reads until `is` accepts a message of the room.
    pub async fn room(&mut self, is: impl Fn(&Message) -> bool) -> Message {
        loop {
            if let ServerFrame::Room(message) = self.next().await.expect("the connection stands")
                && is(&message.message)
            {
                return message.message;
            }
        }
    }

    /// Waits for a refusal of the door.
    pub async fn refused(&mut self) -> DoorRefusal {
        let refused = self.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::Refused { .. }))).await;
        let ServerFrame::Door(DoorMessage::Refused { reason }) = refused else { unreachable!("it was waited for") };
        reason
    }

    /// Waits for a refusal of the room.
    pub async fn room_refused(&mut self) -> (RequestId, Refusal) {
        let Message::Refused { request, reason } = self.room(|message| matches!(message, Message::Refused { .. })).await else {
            unreachable!("it was waited for")
        };
        (request, reason)
    }

    /// Waits for the end of the connection. Returns `None` if the server gives no reason.
    pub async fn closed(&mut self) -> Option<Closing> {
        let mut why = None;
        while let Some(frame) = self.next().await {
            if let ServerFrame::Door(DoorMessage::Closing { reason }) = frame {
                why = Some(reason);
            }
        }
        why
    }
}
