//! The echo: a server that only sends messages. A request of one client makes it send messages of a given number and size to the group.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::LoadError;
use crate::echo_group::EchoRequest;
use crate::socket::{small_buffers, text_of};

/// The most bursts that wait for one client.
const WAITING: usize = 64;

type Groups = Arc<Mutex<HashMap<u32, Vec<mpsc::Sender<Burst>>>>>;

/// A number of equal messages.
#[derive(Clone)]
struct Burst {
    count: u32,
    text: Utf8Bytes,
}

/// Listens at a free port, writes its address to `out` and serves until the process ends.
///
/// # Errors
/// When it cannot listen or write its address.
pub async fn echo(mut out: impl std::io::Write) -> Result<(), LoadError> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    writeln!(out, "ws://{}", listener.local_addr()?)?;
    out.flush()?;
    let groups = Groups::default();
    loop {
        let (stream, _) = listener.accept().await?;
        let groups = Arc::clone(&groups);
        tokio::spawn(async move {
            // The end of one connection affects no other.
            let _ended = serve(stream, &groups).await;
        });
    }
}

async fn serve(stream: TcpStream, groups: &Groups) -> Result<(), LoadError> {
    stream.set_nodelay(true)?;
    let socket = tokio_tungstenite::accept_async_with_config(stream, Some(small_buffers())).await?;
    let (mut sink, mut incoming) = socket.split();
    let (own, mut bursts) = mpsc::channel::<Burst>(WAITING);
    let mut group = None;
    loop {
        tokio::select! {
            frame = incoming.next() => {
                let Some(frame) = text_of(frame)? else { continue };
                match EchoRequest::read(frame.to_text()?) {
                    Some(EchoRequest::Join { group: joined }) => {
                        group = Some(joined);
                        lock(groups).entry(joined).or_default().push(own.clone());
                        sink.send(Message::text("joined")).await?;
                    }
                    Some(EchoRequest::Send { count, bytes }) => {
                        let members = group.and_then(|group| lock(groups).get(&group).cloned()).unwrap_or_default();
                        let burst = Burst { count, text: "x".repeat(bytes).into() };
                        // A client that does not read misses the burst; the others do not wait for it.
                        members.iter().for_each(|member| drop(member.try_send(burst.clone())));
                    }
                    None => {}
                }
            }
            Some(Burst { count, text }) = bursts.recv() => {
                for _ in 0..count {
                    sink.feed(Message::Text(text.clone())).await?;
                }
                sink.flush().await?;
            }
        }
    }
}

fn lock(groups: &Groups) -> std::sync::MutexGuard<'_, HashMap<u32, Vec<mpsc::Sender<Burst>>>> {
    groups.lock().unwrap_or_else(PoisonError::into_inner)
}
