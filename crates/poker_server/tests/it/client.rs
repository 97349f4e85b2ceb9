//! A client that speaks the protocol by hand.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use poker_protocol::{
    AccountName, ClientFrame, ClientMsg, DoorMessage, DoorRequest, Message, PROTOCOL_VERSION, Password, Request, RequestId, ServerFrame,
    decode_server_frame, encode_client_frame,
};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than anything takes that works.
pub const PATIENCE: Duration = Duration::from_secs(20);

pub struct Client {
    pub socket: WebSocketStream<TcpStream>,
    last: u64,
}

impl Client {
    pub async fn connect(url: &str) -> Self {
        let address = url.trim_start_matches("ws://").trim_end_matches('/');
        let stream = TcpStream::connect(address).await.expect("the server listens");
        let (socket, _) = client_async(url, stream).await.expect("the server shakes hands");
        Self { socket, last: 0 }
    }

    /// Signs up, enters the only hall and says hello.
    pub async fn at_table(url: &str, name: &str) -> Self {
        let mut client = Self::connect(url).await;
        client.door(DoorRequest::SignUp { name: AccountName::unchecked(name), password: Password::new("correct horse") }).await;
        client.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::SignedIn { .. }))).await;
        client.door(DoorRequest::Enter { hall: None }).await;
        client.until(|frame| matches!(frame, ServerFrame::Door(DoorMessage::Entered { .. }))).await;
        client.hello().await;
        client
    }

    pub async fn hello(&mut self) {
        let hello = Request::Hello {
            protocol: PROTOCOL_VERSION,
            client: "test".to_owned(),
            name: "whatever".to_owned(),
            avatar: 0,
            language: "en".to_owned(),
        };
        self.ask(hello).await;
        self.room(|message| matches!(message, Message::Welcome { .. })).await;
    }

    pub async fn send(&mut self, frame: &ClientFrame) {
        self.text(encode_client_frame(frame).unwrap()).await;
    }

    pub async fn text(&mut self, text: impl Into<String>) {
        self.socket.send(Frame::text(text.into())).await.unwrap();
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

    /// The next frame; pings are answered on the way. None where the server has closed.
    pub async fn next(&mut self) -> Option<ServerFrame> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
            let Some(Ok(Frame::Text(text))) = frame else { return None };
            match decode_server_frame(&text).unwrap() {
                ServerFrame::Door(DoorMessage::Ping { n, .. }) => self.door(DoorRequest::Pong { n }).await,
                frame => return Some(frame),
            }
        }
    }

    /// Reads until a frame is what is waited for.
    pub async fn until(&mut self, is: impl Fn(&ServerFrame) -> bool) -> ServerFrame {
        loop {
            let frame = self.next().await.expect("the connection stands");
            if is(&frame) {
                return frame;
            }
        }
    }

    /// Reads until the room says what is waited for.
    pub async fn room(&mut self, is: impl Fn(&Message) -> bool) -> Message {
        loop {
            if let ServerFrame::Room(message) = self.next().await.expect("the connection stands")
                && is(&message.message)
            {
                return message.message;
            }
        }
    }
}
