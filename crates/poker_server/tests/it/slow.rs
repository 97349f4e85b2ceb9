//! Slow clients.

use std::time::Duration;

use poker_protocol::{Closing, DoorMessage, Request, ServerFrame};
use poker_server::config::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::{Client, address};
use crate::world;

/// The time between two bytes.
const DRIP: Duration = Duration::from_millis(10);
/// A time limit that ends soon, but that a quick client keeps.
const SHORT: Duration = Duration::from_millis(500);

#[test]
fn a_handshake_that_drips_is_hung_up_on() {
    let (server, url) = world::running(&world::limited(Limits { handshake: SHORT, ..Limits::default() }));
    world::clients(async {
        let mut dripping = TcpStream::connect(address(&url)).await.unwrap();
        let mut sent = 0;
        for byte in b"GET / HTTP/1.1\r\nhost: x\r\n".iter().cycle() {
            if dripping.write_all(&[*byte]).await.is_err() {
                break;
            }
            sent += 1;
            tokio::time::sleep(DRIP).await;
            assert!(sent < 200, "it is never hung up on");
        }
        let mut silent = TcpStream::connect(address(&url)).await.unwrap();
        drop(silent.read_to_end(&mut Vec::new()).await);
        let mut long = TcpStream::connect(address(&url)).await.unwrap();
        drop(long.write_all(&[b"GET / HTTP/1.1\r\nx: ".as_slice(), &vec![b'x'; 200 * 1024]].concat()).await);
        drop(long.read_to_end(&mut Vec::new()).await);
        Client::at_table(&url, "Ada").await;
    });
    server.stop_within(0);
}

#[test]
fn a_client_that_does_not_sign_in_is_disconnected() {
    let (server, url) = world::running(&world::limited(Limits { sign_in: SHORT, ..Limits::default() }));
    world::clients(async {
        assert_eq!(Client::connect(&url).await.closed().await, Some(Closing::NotSignedIn));
    });
    server.stop_within(0);
}

#[test]
fn a_frame_that_drips_is_silence() {
    let (server, url) = world::running(&world::limited(Limits { silence: SHORT, ..Limits::default() }));
    world::clients(async {
        let mut client = Client::at_table(&url, "Ada").await;
        let dripping = async {
            let raw = client.socket.get_mut();
            drop(raw.write_all(&[0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4]).await);
            while raw.write_all(b"x").await.is_ok() {
                tokio::time::sleep(DRIP).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(25), dripping).await.expect("it is hung up on");
    });
    server.stop_within(0);
}

#[test]
fn a_client_that_reads_nothing_is_dropped_and_nobody_waits() {
    let limits = Limits { write: SHORT, burst: 100_000, frames_a_second: 100_000, ..Limits::default() };
    let (server, url) = world::running(&world::limited(limits));
    world::clients(async {
        let mut deaf = Client::at_table(&url, "Ada").await;
        let mut other = Client::at_table(&url, "Bo").await;
        // Each answer is far longer than its request, and the client reads none.
        let shouting = async {
            while tokio::time::timeout(Duration::from_secs(5), async {
                deaf.ask(Request::AskRules { rulebook: "en-2.7".to_owned() }).await;
                futures_util::SinkExt::flush(&mut deaf.socket).await
            })
            .await
            .is_ok_and(|sent| sent.is_ok())
            {}
        };
        tokio::time::timeout(Duration::from_secs(40), shouting).await.expect("it is dropped");
        other.ask(Request::WatchLobby).await;
        other.room(|message| matches!(message, poker_protocol::Message::Lobby { .. })).await;
    });
    server.stop_within(0);
}

#[test]
fn a_client_that_finds_no_place_is_told_so() {
    let (server, url) = world::running(&world::limited(Limits { connections: 1, ..Limits::default() }));
    world::clients(async {
        let first = Client::at_table(&url, "Ada").await;
        assert_eq!(Client::connect(&url).await.closed().await, Some(Closing::Full));
        drop(first);
        while Client::connect(&url).await.next().await.is_none_or(|frame| !matches!(frame, ServerFrame::Door(DoorMessage::Greeting(_)))) {}
    });
    server.stop_within(0);
}
