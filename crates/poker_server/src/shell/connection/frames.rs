//! What a client's frames mean, and how the server's are written.

use poker_protocol::{
    ClientFrame, Closing, CodecError, DoorMessage, DoorRefusal, DoorRequest, RequestId, Seq, ServerFrame, decode_client_frame,
    encode_server_frame,
};
use serde::Deserialize;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::error::{Error, ProtocolError};

use super::Connection;
use super::ending::Ending;
use crate::shell::door_task::DoorInput;
use crate::shell::hall_task::HallInput;

/// A message of the room around a text that was written once for many.
pub(super) fn room(Seq(seq): Seq, text: &str) -> String {
    format!(r#"{{"room":{{"seq":{seq},"message":{text}}}}}"#)
}

/// A frame as text; none of our frames cannot be written.
pub(super) fn server(frame: &ServerFrame) -> Option<String> {
    encode_server_frame(frame).ok()
}

/// The id of a request that could not be read otherwise.
fn request_id(text: &str) -> Option<RequestId> {
    #[derive(Deserialize)]
    struct Head {
        room: Numbered,
    }
    #[derive(Deserialize)]
    struct Numbered {
        id: RequestId,
    }
    serde_json::from_str::<Head>(text).ok().map(|head| head.room.id)
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    pub(super) async fn read(&mut self, frame: Option<Result<Frame, Error>>) -> Result<(), Ending> {
        let frame = match frame {
            None => return Err(Ending::Gone),
            Some(Err(error)) => return Err(ending(&error)),
            Some(Ok(frame)) => frame,
        };
        let now = self.shared.clock.elapsed();
        self.line.heard(now);
        if !self.rate.take(now) {
            return self.fault(DoorRefusal::TooFast).await;
        }
        match frame {
            Frame::Text(text) => match decode_client_frame(&text) {
                Ok(frame) => self.take_in(frame).await,
                Err(CodecError::TooLarge { .. } | CodecError::TooDeep | CodecError::Malformed(_)) => self.malformed(&text).await,
            },
            Frame::Binary(_) => self.fault(DoorRefusal::Malformed).await,
            Frame::Close(_) => Err(Ending::Gone),
            // A ping is answered by the socket itself, with the next flush.
            Frame::Ping(_) => self.flush().await,
            Frame::Pong(_) | Frame::Frame(_) => Ok(()),
        }
    }

    pub(super) async fn take_in(&mut self, frame: ClientFrame) -> Result<(), Ending> {
        match frame {
            ClientFrame::Door(DoorRequest::Pong { n }) => {
                if let Some(round_trip) = self.line.pong(n, self.shared.clock.elapsed()) {
                    self.shared.metrics.round_trip(round_trip);
                }
                Ok(())
            }
            frame if self.asked => {
                self.held = Some(frame);
                Ok(())
            }
            ClientFrame::Door(request) => {
                self.asked = true;
                let asked = self.shared.door.send(DoorInput::Ask { connection: self.id, request }).await;
                asked.map_err(|_| Ending::Told(Closing::ShuttingDown))
            }
            ClientFrame::Room(message) => match &self.place {
                Some(place) => {
                    let asked = place.hall.inputs.send(HallInput::Ask { connection: self.id, message }).await;
                    asked.map_err(|_| Ending::Told(Closing::Moved))
                }
                None => {
                    let reason = if self.signed_in { DoorRefusal::NotEntered } else { DoorRefusal::NotSignedIn };
                    self.fault(reason).await
                }
            },
        }
    }

    /// A text that is no message: the room answers, where it was meant for the room.
    async fn malformed(&mut self, text: &str) -> Result<(), Ending> {
        // What is wrong with it is not logged: that could be a password in the wrong place.
        tracing::debug!(connection = self.id.0, bytes = text.len(), "malformed");
        let Some(place) = self.place.as_ref().filter(|_| text.starts_with(r#"{"room""#)) else {
            return self.fault(DoorRefusal::Malformed).await;
        };
        let input = HallInput::Malformed { connection: self.id, request: request_id(text) };
        place.hall.inputs.send(input).await.map_err(|_| Ending::Told(Closing::Moved))?;
        self.shared.metrics.refused(&DoorRefusal::Malformed);
        self.count_fault()
    }

    /// Refuses a frame; a client that sends too many such frames is sent away.
    async fn fault(&mut self, reason: DoorRefusal) -> Result<(), Ending> {
        self.count_fault()?;
        self.shared.metrics.refused(&reason);
        self.say(DoorMessage::Refused { reason }).await
    }

    fn count_fault(&mut self) -> Result<(), Ending> {
        self.faults = self.faults.saturating_add(1);
        if self.faults > self.shared.limits.faults { Err(Ending::Told(Closing::Abuse)) } else { Ok(()) }
    }
}

/// How a socket's error ends its connection: what breaks the rules of WebSockets is abuse, the rest is a lost line.
fn ending(error: &Error) -> Ending {
    match error {
        Error::Capacity(_) | Error::Utf8(_) => Ending::Told(Closing::Abuse),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Ending::Gone,
        Error::Protocol(_) | Error::AttackAttempt => Ending::Told(Closing::Abuse),
        Error::ConnectionClosed
        | Error::AlreadyClosed
        | Error::Io(_)
        | Error::Tls(_)
        | Error::WriteBufferFull(_)
        | Error::Url(_)
        | Error::Http(_)
        | Error::HttpFormat(_) => Ending::Gone,
    }
}
