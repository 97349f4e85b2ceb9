//! `/healthz` and `/metrics` for monitoring: one short request and one answer for each connection.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

use super::connection::Shared;

/// The longest request that is read, in bytes.
const REQUEST: usize = 4 * 1024;
/// The longest time for a request and its answer, and the pause after an error of the listener.
const TIME: Duration = Duration::from_secs(5);
/// The most requests at the same time.
const AT_ONCE: usize = 8;

/// Answers requests until this future is dropped.
pub(super) async fn run(socket: TcpListener, shared: Arc<Shared>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let Ok((stream, _)) = socket.accept().await else {
            tokio::time::sleep(TIME).await;
            continue;
        };
        let shared = Arc::clone(&shared);
        tokio::spawn(async move {
            let _place = place;
            // A client that takes too long or disconnects gets no answer.
            drop(tokio::time::timeout(TIME, answer(stream, &shared)).await);
        });
    }
}

async fn answer(mut stream: TcpStream, shared: &Shared) -> std::io::Result<()> {
    let mut request = Vec::with_capacity(512);
    while !request.windows(4).any(|end| end == b"\r\n\r\n") {
        if request.len() > REQUEST {
            return respond(&mut stream, "431 Request Header Fields Too Large", "").await;
        }
        if stream.read_buf(&mut request).await? == 0 {
            return Ok(());
        }
    }
    let line = request.split(|byte| *byte == b'\r').next().unwrap_or_default();
    let mut words = line.split(|byte| *byte == b' ');
    match (words.next(), words.next()) {
        (Some(b"GET"), Some(b"/healthz")) if shared.closing.borrow().is_some() => {
            respond(&mut stream, "503 Service Unavailable", "closing\n").await
        }
        (Some(b"GET"), Some(b"/healthz")) => respond(&mut stream, "200 OK", "ok\n").await,
        (Some(b"GET"), Some(b"/metrics")) => respond(&mut stream, "200 OK", &metrics(shared)).await,
        (Some(b"GET"), Some(_)) => respond(&mut stream, "404 Not Found", "").await,
        (Some(_), Some(_)) => respond(&mut stream, "405 Method Not Allowed", "").await,
        (None, _) | (_, None) => respond(&mut stream, "400 Bad Request", "").await,
    }
}

/// The figures of the server and of its halls.
fn metrics(shared: &Shared) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _written = shared.metrics.write(&mut text).and_then(|()| shared.halls.write(&mut text));
    text
}

async fn respond(stream: &mut TcpStream, status: &str, body: &str) -> std::io::Result<()> {
    let length = body.len();
    let head =
        format!("HTTP/1.1 {status}\r\ncontent-type: text/plain; version=0.0.4\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    stream.shutdown().await
}
