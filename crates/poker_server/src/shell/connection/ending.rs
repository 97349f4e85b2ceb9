//! How a connection ends.

use std::time::Duration;

use futures_util::SinkExt as _;
use poker_protocol::{Closing, DoorMessage, ServerFrame};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::frame_text;

/// The longest time for sending the reason and closing the socket.
const LAST_WORDS: Duration = Duration::from_secs(2);

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

/// Tells a client why its connection ends, and closes the socket.
pub(in crate::shell) async fn say_farewell<S: AsyncRead + AsyncWrite + Unpin>(socket: &mut WebSocketStream<S>, why: Closing) {
    let last_words = async {
        if let Some(text) = frame_text::server(&ServerFrame::Door(DoorMessage::Closing { reason: why })) {
            socket.send(Frame::text(text)).await?;
        }
        socket.close(None).await
    };
    // A client that no longer reads misses the reason.
    drop(tokio::time::timeout(LAST_WORDS, last_words).await);
}
