//! How a connection ends.

use std::time::Duration;

use futures_util::SinkExt as _;
use poker_protocol::{Closing, DoorMessage, ServerFrame};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::{Connection, frames};
use crate::shell::door_task::DoorInput;

/// Time for the last words.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Why a connection ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// The client has gone.
    Gone,
    /// Nothing more can be written.
    Stuck,
    /// The client is told why.
    Told(Closing),
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    pub(super) async fn end(&mut self, ending: Ending) {
        self.leave().await;
        self.sign(false);
        // The door may have gone before.
        drop(self.shared.door.send(DoorInput::Leave { connection: self.id }).await);
        let why = match ending {
            Ending::Gone => return,
            Ending::Stuck => {
                self.shared.metrics.closed(&Closing::TooSlow);
                return;
            }
            Ending::Told(why) => why,
        };
        self.shared.metrics.closed(&why);
        tracing::debug!(connection = self.id.0, ?why, "closing");
        say_farewell(&mut self.socket, why).await;
    }
}

/// Tells a client why its connection ends, and ends it.
pub(in crate::shell) async fn say_farewell<S: AsyncRead + AsyncWrite + Unpin>(socket: &mut WebSocketStream<S>, why: Closing) {
    let last_words = async {
        if let Some(text) = frames::server(&ServerFrame::Door(DoorMessage::Closing { reason: why })) {
            socket.send(Frame::text(text)).await?;
        }
        socket.close(None).await
    };
    // Whoever does not listen any more does not hear why.
    drop(tokio::time::timeout(LAST_WORDS, last_words).await);
}
