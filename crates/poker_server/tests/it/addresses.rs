//! Limits by address: what counts as the address of a connection, and from when on.

use poker_protocol::{Closing, DoorMessage, ServerFrame};
use poker_server::Config;
use poker_server::config::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::client::{Client, address};
use crate::world;

/// Whether the server greets a client, or says that it is full.
async fn is_greeted(client: &mut Client) -> bool {
    match client.next().await {
        Some(ServerFrame::Door(DoorMessage::Greeting(_))) => true,
        Some(ServerFrame::Door(DoorMessage::Closing { reason: Closing::Full })) => false,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_address_is_counted_when_its_connection_is_accepted() {
    let limits = Limits { connections_per_address: Some(3), count_this_machine: true, ..Limits::default() };
    let (server, url) = world::running(&world::limited(limits));
    world::clients(async {
        let mut silent = Vec::new();
        for _ in 0..3 {
            silent.push(TcpStream::connect(address(&url)).await.unwrap());
        }
        assert!(!is_greeted(&mut Client::connect(&url).await).await, "three that never shake hands are three");
        drop(silent);
        while !is_greeted(&mut Client::connect(&url).await).await {}
    });
    server.stop_within(0);
}

/// Shakes hands with these values of the header. Returns the first line of the answer.
async fn answered(url: &str, forwarded: &[&str]) -> String {
    let mut stream = TcpStream::connect(address(url)).await.unwrap();
    let headers: String = forwarded.iter().map(|value| format!("X-Forwarded-For: {value}\r\n")).collect();
    let request = format!(
        "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = [0; 15];
    stream.read_exact(&mut bytes).await.unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn behind_a_proxy_a_connection_without_the_plain_address_of_its_client_is_refused() {
    let (server, url) = world::running(&Config { behind_proxy: true, ..world::config() });
    world::clients(async {
        let odd: [&[&str]; 8] = [
            &[],
            &[""],
            &["1.2.3.4:5678"],
            &["[2001:db8::1]:5678"],
            &["unknown"],
            &["203.0.113.7, "],
            &["203.0.113.7, _hidden"],
            &["203.0.113.7", "1.2.3.4:5678"],
        ];
        for forwarded in odd {
            assert_eq!(answered(&url, forwarded).await, "HTTP/1.1 400 Ba", "{forwarded:?}");
        }
        let good: [&[&str]; 4] = [&["203.0.113.7"], &["2001:db8::1"], &["whatever, 203.0.113.7"], &["whatever", "203.0.113.7"]];
        for forwarded in good {
            assert_eq!(answered(&url, forwarded).await, "HTTP/1.1 101 Sw", "{forwarded:?}");
        }
    });
    server.stop_within(0);
}

/// A client behind the proxy.
async fn come(url: &str, forwarded: &str) -> Client {
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("x-forwarded-for", forwarded.parse().unwrap());
    let stream = TcpStream::connect(address(url)).await.unwrap();
    Client::of(client_async(request, stream).await.unwrap().0)
}

#[test]
fn behind_a_proxy_every_client_is_counted_by_the_address_that_the_proxy_gives() {
    let limits = Limits { connections_per_address: Some(2), ..Limits::default() };
    let (server, url) = world::running(&Config { behind_proxy: true, ..world::limited(limits) });
    world::clients(async {
        for from in ["203.0.113.7", "198.51.100.1, 203.0.113.8", "127.0.0.1", "::1"] {
            // A connection is counted after its handshake, so each is greeted before the next one comes.
            let mut counted = Vec::new();
            for _ in 0..2 {
                let mut client = come(&url, from).await;
                assert!(is_greeted(&mut client).await, "{from}");
                counted.push(client);
            }
            assert!(!is_greeted(&mut come(&url, from).await).await, "{from}");
        }
    });
    server.stop_within(0);
}
