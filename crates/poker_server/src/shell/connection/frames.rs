//! Reads the frames of a client and passes requests on to the door or the hall.

use poker_host::Clock;
use poker_protocol::{ClientFrame, Closing, CodecError, DoorMessage, DoorRefusal, DoorRequest, decode_client_frame};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::error::{Error, ProtocolError};

use super::ending::Ending;
use super::frame_text::request_id;
use super::heartbeat::Heartbeat;
use super::{Connection, EnteredHall};
use crate::shell::door::DoorInput;
use crate::shell::halls::HallInput;

impl EnteredHall {
    /// Waits until the hall has room for the input. No frame is read meanwhile, so the client is not silent.
    async fn pass_on(&mut self, input: HallInput, clock: &Clock, heartbeat: &mut Heartbeat) -> Result<(), Ending> {
        let sent = self.hall.inputs.send(input).await;
        heartbeat.heard(clock.elapsed());
        if sent.is_err() { Err(Ending::Told(self.hall.why_dropped().await)) } else { Ok(()) }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    pub(super) async fn read(&mut self, frame: Option<Result<Frame, Error>>) -> Result<(), Ending> {
        let frame = match frame {
            None => return Err(Ending::Gone),
            Some(Err(error)) => return Err(ending(&error)),
            Some(Ok(frame)) => frame,
        };
        let now = self.shared.clock.elapsed();
        self.heartbeat.heard(now);
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
            // The socket answers a ping with the next flush.
            Frame::Ping(_) => self.flush().await,
            Frame::Pong(_) | Frame::Frame(_) => Ok(()),
        }
    }

    pub(super) async fn take_in(&mut self, frame: ClientFrame) -> Result<(), Ending> {
        match frame {
            ClientFrame::Door(DoorRequest::Pong { n }) => {
                if let Some(round_trip) = self.heartbeat.pong(n, self.shared.clock.elapsed()) {
                    self.shared.metrics.round_trip(round_trip);
                }
                if let (Some(up_to), Some(entered)) = (self.receipts.pong(n), &mut self.entered) {
                    let input = HallInput::Received { connection: self.id, up_to };
                    // A hall that has ended tells again at its next start.
                    drop(entered.pass_on(input, &self.shared.clock, &mut self.heartbeat).await);
                }
                Ok(())
            }
            frame if self.asked => {
                self.held = Some(frame);
                Ok(())
            }
            ClientFrame::Door(DoorRequest::Enter { .. }) if !self.enters.take(self.shared.clock.elapsed()) => {
                self.fault(DoorRefusal::TooFast).await
            }
            ClientFrame::Door(request) => {
                self.asked = true;
                let asked = self.shared.door.send(DoorInput::Ask { connection: self.id, request }).await;
                asked.map_err(|_| Ending::Told(Closing::ShuttingDown))
            }
            ClientFrame::Room(message) => match &mut self.entered {
                Some(entered) => {
                    let input = HallInput::Ask { connection: self.id, message };
                    entered.pass_on(input, &self.shared.clock, &mut self.heartbeat).await
                }
                None => {
                    let reason = if self.signed_in { DoorRefusal::NotEntered } else { DoorRefusal::NotSignedIn };
                    self.fault(reason).await
                }
            },
        }
    }

    /// Handles a text that is not a valid message. If it was meant for the room, the room answers it.
    async fn malformed(&mut self, text: &str) -> Result<(), Ending> {
        // The content is not logged, because it could hold a password.
        tracing::debug!(connection = self.id.0, bytes = text.len(), "malformed");
        let Some(entered) = self.entered.as_mut().filter(|_| text.starts_with(r#"{"room""#)) else {
            return self.fault(DoorRefusal::Malformed).await;
        };
        let input = HallInput::Malformed { connection: self.id, request: request_id(text) };
        entered.pass_on(input, &self.shared.clock, &mut self.heartbeat).await?;
        self.shared.metrics.refused(&DoorRefusal::Malformed);
        self.count_fault()
    }

    /// Refuses a frame. A client with too many faults is disconnected.
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

/// How an error of the socket ends its connection: a violation of the WebSocket protocol is abuse, the rest is a lost connection.
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
