//! A link whose requests and messages pass through the codec.

use std::thread;

use crossbeam_channel::{Select, TryRecvError};
use poker_protocol::{CodecError, Link, RoomEnd, Waker, decode_client, decode_server, encode_client, encode_server, link};

/// The most messages in the queue in each direction.
const CAPACITY: usize = 1024;

/// Why a codec link could not be made.
#[derive(Debug, thiserror::Error)]
#[error("no thread for the codec: {0}")]
pub struct CodecLinkError(#[from] std::io::Error);

/// Wraps `inner` in a link that encodes and decodes every request and every message. It closes when `inner` closes, and at the first
/// message that the codec refuses.
///
/// # Errors
/// The system could not start a thread.
pub fn codec_link(inner: Link, waker: Waker) -> Result<Link, CodecLinkError> {
    let (outer, end) = link(CAPACITY, waker);
    thread::Builder::new().name("cardroom-codec".to_owned()).spawn(move || carry(&inner, &end))?;
    Ok(outer)
}

fn carry(inner: &Link, end: &RoomEnd) {
    loop {
        let mut select = Select::new();
        select.recv(&end.requests);
        select.recv(inner.messages());
        select.ready();
        if carry_requests(inner, end).is_err() || carry_messages(inner, end).is_err() {
            return;
        }
    }
}

/// One end is closed, or the codec refused a message.
struct Over;

impl From<CodecError> for Over {
    fn from(_: CodecError) -> Over {
        Over
    }
}

impl From<poker_protocol::LinkClosed> for Over {
    fn from(_: poker_protocol::LinkClosed) -> Over {
        Over
    }
}

fn carry_requests(inner: &Link, end: &RoomEnd) -> Result<(), Over> {
    loop {
        match end.requests.try_recv() {
            Ok(request) => inner.send(decode_client(&encode_client(&request)?)?)?,
            Err(TryRecvError::Empty) => return Ok(()),
            Err(TryRecvError::Disconnected) => return Err(Over),
        }
    }
}

fn carry_messages(inner: &Link, end: &RoomEnd) -> Result<(), Over> {
    while let Some(message) = inner.try_recv()? {
        end.send(decode_server(&encode_server(&message)?)?)?;
    }
    Ok(())
}
