//! A link whose messages travel as text.

use std::thread;

use crossbeam_channel::{Select, TryRecvError};
use poker_protocol::{CodecError, Link, RoomEnd, Waker, decode_client, decode_server, encode_client, encode_server, link};

/// Messages that may wait in each direction.
const CAPACITY: usize = 1024;

/// Why a link over the codec could not be made.
#[derive(Debug, thiserror::Error)]
#[error("no thread for the codec: {0}")]
pub struct CodecLinkError(#[from] std::io::Error);

/// A link over which everything passes through the codec, both ways, on its way to and from `inner`. It closes when `inner` does, and
/// at the first message that does not survive.
///
/// # Errors
/// Where the system gives no thread.
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

/// One end is gone, or a message does not survive the codec.
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
