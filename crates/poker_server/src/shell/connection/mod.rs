//! One connection from its first byte to its last: one task that reads, writes and keeps the line alive.

mod ending;
mod frames;

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use poker_protocol::{ClientFrame, Closing, DoorMessage, DoorRefusal, HallName, ServerFrame};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::time::{Instant, Sleep};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::door_task::{self, DoorInput};
use super::hall_task::{HallHandle, HallInput};
use super::line::{Line, Pulse};
use super::outbox::{Inbox, Outgoing, outbox};
use super::rate::{Allowance, Rate};
use super::shared::Shared;
use crate::door::{ConnectionId, DoorOutput, Peer};
use ending::Ending;
pub(super) use ending::say_farewell;

/// Where a connection has gone in.
struct Place {
    hall: HallHandle,
    inbox: Inbox,
    /// The next to be written: it waits until its batch is kept.
    next: Option<Outgoing>,
}

pub(super) struct Connection<S> {
    id: ConnectionId,
    shared: Arc<Shared>,
    socket: WebSocketStream<S>,
    answers: mpsc::Receiver<DoorOutput>,
    /// Something was asked at the door and is not yet answered.
    asked: bool,
    /// What came meanwhile; nothing more is read before it is its turn.
    held: Option<ClientFrame>,
    signed_in: bool,
    /// Somebody must have signed in by then.
    sign_in_by: Duration,
    place: Option<Place>,
    line: Line,
    rate: Rate,
    /// Frames that were no messages, or came too fast.
    faults: u32,
}

/// What a connection has waited for.
enum Event {
    Frame(Option<Result<Frame, tokio_tungstenite::tungstenite::Error>>),
    Answer(Option<DoorOutput>),
    Outgoing(Option<Outgoing>),
    Due,
    Closing,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    /// Serves a client whose handshake is done, until either end has had enough.
    pub(super) async fn serve(socket: WebSocketStream<S>, peer: Peer, shared: Arc<Shared>) {
        let id = shared.number_connection();
        let (sender, answers) = mpsc::channel(door_task::ANSWERS);
        if shared.door.send(DoorInput::Arrive { connection: id, peer, answers: sender }).await.is_err() {
            return;
        }
        let now = shared.clock.elapsed();
        let limits = &shared.limits;
        let mut connection = Self {
            id,
            socket,
            answers,
            asked: false,
            held: None,
            signed_in: false,
            sign_in_by: now.saturating_add(limits.sign_in()),
            place: None,
            line: Line::new(now),
            rate: Rate::new(Allowance { burst: limits.burst, a_second: limits.frames_a_second }, now),
            faults: 0,
            shared,
        };
        let ending = connection.run().await;
        connection.end(ending).await;
    }

    async fn run(&mut self) -> Ending {
        let greeting = DoorMessage::Greeting(self.shared.greeting.clone());
        if let Err(ending) = self.say(greeting).await {
            return ending;
        }
        let mut closing = self.shared.closing.clone();
        let mut timer: Pin<Box<Sleep>> = Box::pin(tokio::time::sleep(Duration::ZERO));
        loop {
            let due = self.due();
            let wait = due.saturating_sub(self.shared.clock.elapsed());
            timer.as_mut().reset(Instant::now() + wait);
            let at_door = self.place.is_none();
            let event = tokio::select! {
                outgoing = next(&mut self.place) => Event::Outgoing(outgoing),
                answer = self.answers.recv() => Event::Answer(answer),
                frame = self.socket.next(), if self.held.is_none() => Event::Frame(frame),
                () = &mut timer => Event::Due,
                Ok(_) = closing.wait_for(Option::is_some), if at_door => Event::Closing,
            };
            let done = match event {
                Event::Frame(frame) => self.read(frame).await,
                Event::Answer(answer) => self.answered(answer).await,
                Event::Outgoing(outgoing) => self.write(outgoing).await,
                Event::Due => self.tick().await,
                Event::Closing => Err(Ending::Told(Closing::ShuttingDown)),
            };
            if let Err(ending) = done {
                return ending;
            }
        }
    }

    fn due(&self) -> Duration {
        let line = self.line.due();
        if self.signed_in || self.asked { line } else { line.min(self.sign_in_by) }
    }

    async fn tick(&mut self) -> Result<(), Ending> {
        let now = self.shared.clock.elapsed();
        if self.asked || self.held.is_some() {
            // Nothing is read while the door thinks.
            self.line.heard(now);
        }
        if !self.signed_in && !self.asked && now >= self.sign_in_by {
            return Err(Ending::Told(Closing::NotSignedIn));
        }
        match self.line.tick(now) {
            Pulse::Nothing => Ok(()),
            Pulse::Ping { n, rtt_ms } => self.say(DoorMessage::Ping { n, rtt_ms }).await,
            Pulse::Silent => Err(Ending::Told(Closing::Silent)),
        }
    }

    /// What the door has decided.
    async fn answered(&mut self, answer: Option<DoorOutput>) -> Result<(), Ending> {
        // Without a door the server is about to end.
        let answer = answer.ok_or(Ending::Told(Closing::ShuttingDown))?;
        match answer {
            DoorOutput::Say(message) => {
                match &message {
                    DoorMessage::Waiting { .. } => return self.say(message).await,
                    DoorMessage::SignedIn { .. } => self.sign(true),
                    DoorMessage::SignedOut => {
                        self.leave().await;
                        self.sign(false);
                    }
                    DoorMessage::Greeting(_)
                    | DoorMessage::PasswordChanged { .. }
                    | DoorMessage::Entered { .. }
                    | DoorMessage::Elsewhere { .. }
                    | DoorMessage::Refused { .. }
                    | DoorMessage::Ping { .. }
                    | DoorMessage::Closing { .. } => {}
                }
                self.asked = false;
                self.say(message).await?;
            }
            DoorOutput::Admit { visitor, name, hall } => {
                self.asked = false;
                self.leave().await;
                self.enter(visitor, name.to_string(), hall).await?;
            }
            DoorOutput::Close(why) => return Err(Ending::Told(why)),
        }
        match self.held.take() {
            Some(frame) => self.take_in(frame).await,
            None => Ok(()),
        }
    }

    fn sign(&mut self, signed_in: bool) {
        if self.signed_in != signed_in {
            self.signed_in = signed_in;
            self.shared.metrics.signed_in(signed_in);
            self.sign_in_by = self.shared.clock.elapsed().saturating_add(self.shared.limits.sign_in());
        }
    }

    async fn enter(&mut self, visitor: poker_room::Visitor, name: String, hall: HallName) -> Result<(), Ending> {
        // The door may not have heard yet that the hall has gone elsewhere.
        let Some(handle) = self.shared.halls.find(&hall) else {
            return self.say(DoorMessage::Refused { reason: DoorRefusal::HallNotReady }).await;
        };
        self.say(DoorMessage::Entered { hall }).await?;
        let (outbox, inbox) = outbox();
        let arrival = HallInput::Arrive { connection: self.id, visitor, name, outbox };
        if handle.inputs.send(arrival).await.is_err() {
            return Err(Ending::Told(Closing::Moved));
        }
        self.place = Some(Place { hall: handle, inbox, next: None });
        Ok(())
    }

    /// Leaves the hall, if it is in one.
    async fn leave(&mut self) {
        if let Some(place) = self.place.take() {
            // A hall that is gone needs not be told.
            drop(place.hall.inputs.send(HallInput::Leave { connection: self.id }).await);
        }
    }

    /// Writes what the hall has said, with all that is ready behind it.
    async fn write(&mut self, outgoing: Option<Outgoing>) -> Result<(), Ending> {
        let mut next = outgoing.ok_or_else(|| self.let_go())?;
        loop {
            match next {
                Outgoing::Message { seq, text, .. } => self.feed(frames::room(seq, &text)).await?,
                Outgoing::Cut { why, .. } => return Err(Ending::Told(why)),
            }
            let Some(place) = &mut self.place else { break };
            let Some(ready) = place.inbox.ready() else { break };
            if ready.after() > *place.hall.kept.borrow() {
                place.next = Some(ready);
                break;
            }
            next = ready;
        }
        self.flush().await
    }

    /// Why the hall has let go: its queue for this client was full, or the hall is gone.
    fn let_go(&self) -> Ending {
        let gone = self.place.as_ref().is_none_or(|place| place.hall.inputs.is_closed());
        Ending::Told(if gone { Closing::Moved } else { Closing::TooSlow })
    }

    async fn say(&mut self, message: DoorMessage) -> Result<(), Ending> {
        let Some(text) = frames::server(&ServerFrame::Door(message)) else { return Ok(()) };
        self.feed(text).await?;
        self.flush().await
    }

    async fn feed(&mut self, text: String) -> Result<(), Ending> {
        let written = tokio::time::timeout(self.shared.limits.write(), self.socket.feed(Frame::text(text))).await;
        written.map_err(|_| Ending::Stuck)?.map_err(|_| Ending::Gone)
    }

    async fn flush(&mut self) -> Result<(), Ending> {
        let written = tokio::time::timeout(self.shared.limits.write(), self.socket.flush()).await;
        written.map_err(|_| Ending::Stuck)?.map_err(|_| Ending::Gone)
    }
}

/// The next message of the hall that may be told; none where the hall has let go. Nothing is lost where the wait is given up.
async fn next(place: &mut Option<Place>) -> Option<Outgoing> {
    let Some(Place { hall, inbox, next }) = place else { return std::future::pending().await };
    if next.is_none() {
        *next = Some(inbox.next().await?);
    }
    let after = next.as_ref().map(Outgoing::after)?;
    // A hall that is gone keeps nothing more.
    hall.kept.wait_for(|kept| *kept >= after).await.ok()?;
    next.take()
}
