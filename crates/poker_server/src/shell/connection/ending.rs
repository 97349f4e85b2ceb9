//! How a connection ends.

use std::time::Duration;

use futures_util::SinkExt as _;
use poker_protocol::{Closing, DoorMessage, ServerFrame};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::error::Error;

use super::frame_text;

/// The longest time for sending the reason, reading what the client still sends, and closing the socket.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// The most bytes that are read and discarded after the reason was sent.
const MOST_DRAINED: usize = 4 * 1024 * 1024;

/// Why a connection ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The client has disconnected.
    Gone,
    /// The client does not read.
    Stuck,
    /// The server ends the connection and tells the client why.
    Told(Closing),
}

/// Tells a client why its connection ends, and closes the socket once the client has closed its end, has sent too much or takes too long.
pub(in crate::shell) async fn say_farewell<S: AsyncRead + AsyncWrite + Unpin>(socket: &mut WebSocketStream<S>, why: Closing) {
    let last_words = async {
        if let Some(text) = frame_text::server(&ServerFrame::Door(DoorMessage::Closing { reason: why })) {
            socket.send(Frame::text(text)).await?;
        }
        socket.close(None).await?;
        let stream = socket.get_mut();
        stream.shutdown().await?;
        drain(stream).await;
        Ok::<(), Error>(())
    };
    // A client that no longer reads misses the reason.
    drop(tokio::time::timeout(LAST_WORDS, last_words).await);
}

/// Discards what the client still sends. A socket that is closed with unread bytes is reset, and a reset can take away the reason before the
/// client has read it.
async fn drain(stream: &mut (impl AsyncRead + Unpin)) {
    let mut buffer = [0; 4096];
    let mut drained = 0_usize;
    while drained < MOST_DRAINED {
        match stream.read(&mut buffer).await {
            Ok(0) | Err(_) => return,
            Ok(read) => drained = drained.saturating_add(read),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_never_stops_sending_is_drained_up_to_a_limit() {
        let drained = tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
            let mut endless = tokio::io::repeat(b'x').take(u64::try_from(2 * MOST_DRAINED).unwrap());
            drain(&mut endless).await;
            u64::try_from(2 * MOST_DRAINED).unwrap() - endless.limit()
        });
        assert_eq!(drained, u64::try_from(MOST_DRAINED).unwrap());
    }
}
