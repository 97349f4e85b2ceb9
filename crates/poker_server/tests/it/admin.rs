//! `/healthz` and `/metrics`.

use poker_server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::Client;
use crate::{playing, world};

async fn get(address: std::net::SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may have closed the connection already.
    drop(stream.write_all(request).await);
    let mut answer = Vec::new();
    drop(stream.read_to_end(&mut answer).await);
    String::from_utf8(answer).unwrap()
}

#[test]
fn health_and_metrics_are_answered_on_their_own_address_alone() {
    let admin_listen = Some("127.0.0.1:0".parse().unwrap());
    let (server, url) = world::running(&Config { admin_listen, ..world::config() });
    let admin = server.admin().unwrap();
    world::clients(async {
        let clients = playing::table(&url).await;
        let _clients = playing::play_all(clients, 1).await;
        assert!(get(admin, b"GET /healthz HTTP/1.1\r\n\r\n").await.ends_with("\r\n\r\nok\n"));
        let metrics = get(admin, b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n").await;
        for line in [
            "cardroom_connections 3",
            "cardroom_signed_in 3",
            "cardroom_tables{hall=\"main\"} 8",
            "cardroom_hands_total 1",
            "cardroom_hall_inputs_waiting{hall=\"main\"} 0",
        ] {
            assert!(metrics.lines().any(|found| found == line), "{line} in\n{metrics}");
        }
        let kept: u64 = metrics.lines().find_map(|line| line.strip_prefix("cardroom_commit_seconds_count ")).unwrap().parse().unwrap();
        assert!(kept > 0);
        assert!(get(admin, b"GET /other HTTP/1.1\r\n\r\n").await.starts_with("HTTP/1.1 404"));
        assert!(get(admin, b"POST /metrics HTTP/1.1\r\n\r\n").await.starts_with("HTTP/1.1 405"));
        assert!(get(admin, b"\r\n\r\n").await.starts_with("HTTP/1.1 40"));
        let long = [b"GET /healthz HTTP/1.1\r\nx: ".as_slice(), &[b'x'; 8 * 1024]].concat();
        let answer = get(admin, &long).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "or it hangs up first: {answer}");
    });
    server.stop_within(0);
}

#[test]
fn the_players_address_answers_nothing_but_websockets() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let address = crate::client::address(&url).parse().unwrap();
        assert!(!get(address, b"GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n").await.contains("cardroom"));
        let elsewhere = b"GET /x HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
            sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        assert!(get(address, elsewhere).await.starts_with("HTTP/1.1 404"));
        Client::at_table(&url, "Ada").await;
    });
    server.stop_within(0);
}
