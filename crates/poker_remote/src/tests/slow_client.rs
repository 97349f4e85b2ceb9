//! A client that does not read.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use poker_protocol::{
    AccountName, ConnectionEvent, DoorMessage, Greeting, HallName, Message, Money, PROTOCOL_VERSION, PlayerId, Seq, ServerFrame, ServerMsg,
    Token, encode_server_frame,
};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{WebSocketStream, accept_async};

use crate::{Credentials, RemoteOptions, open_remote};

/// A timeout that is longer than any step takes.
const LONG: Duration = Duration::from_secs(20);
/// The capacity of the link, in messages.
const CAPACITY: usize = 1_024;
/// A socket that accepts nothing for this long is full.
const STUCK: Duration = Duration::from_millis(500);

fn door(message: DoorMessage) -> Frame {
    Frame::text(encode_server_frame(&ServerFrame::Door(message)).unwrap())
}

fn numbered(seq: u64) -> Frame {
    let message = Message::Balance { balance: Money::new(seq) };
    Frame::text(encode_server_frame(&ServerFrame::Room(ServerMsg { seq: Seq(seq), message })).unwrap())
}

/// Lets a client in without any question.
async fn let_in(stream: TcpStream) -> WebSocketStream<TcpStream> {
    let mut socket = accept_async(stream).await.unwrap();
    let (server, oldest_client) = ("flood".to_owned(), "0.0.1".to_owned());
    let greeting = Greeting { server, protocol: PROTOCOL_VERSION, recommended_client: oldest_client.clone(), oldest_client, sign_up: true };
    socket.send(door(DoorMessage::Greeting(greeting))).await.unwrap();
    socket.next().await.unwrap().unwrap();
    let name = AccountName::unchecked("Ada");
    socket.send(door(DoorMessage::SignedIn { player: PlayerId(1), name, token: None, halls: Vec::new() })).await.unwrap();
    socket.next().await.unwrap().unwrap();
    socket.send(door(DoorMessage::Entered { hall: HallName("main".to_owned()) })).await.unwrap();
    socket
}

#[test]
fn nothing_is_read_for_a_client_that_does_not_read_and_nothing_is_lost() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = format!("ws://{}", listener.local_addr().unwrap()).parse().unwrap();
    let options = RemoteOptions { capacity: CAPACITY, ..RemoteOptions::at(address, Some(Credentials::Token(Token([1; 32])))) };
    let room = open_remote(&options, Arc::new(|| {})).unwrap();
    let (stuck, full) = mpsc::channel();
    let flood = runtime.spawn(async move {
        let mut socket = let_in(listener.accept().await.unwrap().0).await;
        let mut sent = 0;
        while tokio::time::timeout(STUCK, socket.send(numbered(sent + 1))).await.is_ok() {
            sent += 1;
        }
        stuck.send(()).unwrap();
        // The message whose sending timed out is still in the socket's buffer.
        socket.flush().await.unwrap();
        sent + 1
    });
    while room.events().recv_timeout(LONG).unwrap() != (ConnectionEvent::Entered { hall: HallName("main".to_owned()) }) {}
    // The server stops when the line is full; only then does the client start to read.
    full.recv_timeout(LONG).unwrap();
    let (mut seen, mut sent) = (0, flood);
    let total = loop {
        if let Ok(message) = room.link().messages().recv_timeout(STUCK) {
            seen += 1;
            assert_eq!(message.seq, Seq(seen));
        } else if sent.is_finished() {
            break runtime.block_on(&mut sent).unwrap();
        }
    };
    assert_eq!(seen, total, "all of it arrived, in order");
    assert!(seen > CAPACITY as u64, "the line holds more than the link: {seen}");
}
