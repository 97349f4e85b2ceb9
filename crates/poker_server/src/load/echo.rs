//! The least that a server of tables does: takes a message of one client and sends as many, as large, to all of its group.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::LoadError;
use super::fan_out::Asked;
use super::line::{small_buffers, text_of};

/// Messages that wait for one client.
const WAITING: usize = 64;

type Groups = Arc<Mutex<HashMap<u32, Vec<mpsc::Sender<Burst>>>>>;

/// As many messages, all the same.
#[derive(Clone)]
struct Burst {
    count: u32,
    text: Utf8Bytes,
}

/// Listens at a free port, writes its address to `out` and serves until its process is ended.
///
/// # Errors
/// When it cannot listen or say where.
pub async fn echo(mut out: impl std::io::Write) -> Result<(), LoadError> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    writeln!(out, "ws://{}", listener.local_addr()?)?;
    out.flush()?;
    let groups = Groups::default();
    loop {
        let (stream, _) = listener.accept().await?;
        let groups = Arc::clone(&groups);
        tokio::spawn(async move {
            // A client that goes takes nothing with it.
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
                match Asked::read(frame.to_text()?) {
                    Some(Asked::Join { group: joined }) => {
                        group = Some(joined);
                        lock(groups).entry(joined).or_default().push(own.clone());
                        sink.send(Message::text("joined")).await?;
                    }
                    Some(Asked::Send { count, bytes }) => {
                        let members = group.and_then(|group| lock(groups).get(&group).cloned()).unwrap_or_default();
                        let burst = Burst { count, text: "x".repeat(bytes).into() };
                        // A client that does not read is not waited for.
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
