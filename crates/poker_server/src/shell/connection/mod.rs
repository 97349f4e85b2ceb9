//! One connection: a task that reads, writes and checks that the client is alive.

mod ending;
mod frame_budget;
mod frame_text;
mod frames;
mod heartbeat;
mod receipts;
mod shared;

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

use super::door::{self, DoorInput};
use super::halls::{HallHandle, HallInput, Inbox, Outgoing, outbox};
use crate::door::{ConnectionId, DoorOutput, Peer};
use ending::Ending;
pub(super) use ending::say_farewell;
use frame_budget::{Allowance, FrameBudget};
use heartbeat::{Heartbeat, Pulse};
use receipts::Receipts;
pub(super) use shared::Shared;

/// How often a connection may enter a hall.
const ENTERS: Allowance = Allowance { burst: 20, a_second: 1 };

/// The hall that a connection has entered.
struct EnteredHall {
    hall: HallHandle,
    inbox: Inbox,
    /// The next output. It waits until its batch is written.
    next: Option<Outgoing>,
    /// The moment from which on the hall stands still.
    busy_since: Option<Duration>,
}

pub(super) struct Connection<S> {
    id: ConnectionId,
    shared: Arc<Shared>,
    socket: WebSocketStream<S>,
    answers: mpsc::Receiver<DoorOutput>,
    /// Whether a request to the door waits for its answer.
    asked: bool,
    /// A frame that was received while a request to the door was open. No other frame is read before it is handled.
    held: Option<ClientFrame>,
    signed_in: bool,
    /// The time by which the client must have signed in.
    sign_in_by: Duration,
    entered: Option<EnteredHall>,
    heartbeat: Heartbeat,
    /// The messages of the hall that was entered whose receipt it wants to know.
    receipts: Receipts,
    rate: FrameBudget,
    /// The requests to enter a hall. Each is followed by the whole state of the room, also if the player was shown too much before.
    enters: FrameBudget,
    /// The number of frames that were not valid messages or came too fast.
    faults: u32,
}

/// What has happened on a connection.
enum ConnectionEvent {
    Frame(Option<Result<Frame, tokio_tungstenite::tungstenite::Error>>),
    Answer(Option<DoorOutput>),
    Outgoing(Option<Outgoing>),
    /// The hall begins to stand still, or goes on.
    Busy(bool),
    Due,
    Closing,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Connection<S> {
    /// Serves a client from the end of the handshake until either side disconnects.
    pub(super) async fn serve(socket: WebSocketStream<S>, peer: Peer, shared: Arc<Shared>) {
        let id = shared.number_connection();
        let (sender, answers) = mpsc::channel(door::ANSWERS);
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
            sign_in_by: now.saturating_add(limits.sign_in),
            entered: None,
            heartbeat: Heartbeat::new(now, limits.silence),
            receipts: Receipts::default(),
            rate: FrameBudget::new(Allowance { burst: limits.burst, a_second: limits.frames_a_second }, now),
            enters: FrameBudget::new(ENTERS, now),
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
            let at_door = self.entered.is_none();
            let event = tokio::select! {
                event = next(&mut self.entered) => event,
                answer = self.answers.recv() => ConnectionEvent::Answer(answer),
                frame = self.socket.next(), if self.held.is_none() => ConnectionEvent::Frame(frame),
                () = &mut timer => ConnectionEvent::Due,
                Ok(_) = closing.wait_for(Option::is_some), if at_door => ConnectionEvent::Closing,
            };
            let done = match event {
                ConnectionEvent::Frame(frame) => self.read(frame).await,
                ConnectionEvent::Answer(answer) => self.answered(answer).await,
                ConnectionEvent::Outgoing(outgoing) => self.write(outgoing).await,
                ConnectionEvent::Busy(busy) => self.stand_still(busy).await,
                ConnectionEvent::Due => self.tick().await,
                ConnectionEvent::Closing => Err(Ending::Told(Closing::ShuttingDown)),
            };
            if let Err(ending) = done {
                return ending;
            }
        }
    }

    fn due(&self) -> Duration {
        let sign_in_by = (!self.signed_in && !self.asked).then_some(self.sign_in_by);
        [Some(self.heartbeat.due()), sign_in_by, self.let_go_at()].into_iter().flatten().min().unwrap_or_default()
    }

    /// The moment at which the client is let go unless its hall goes on.
    fn let_go_at(&self) -> Option<Duration> {
        let since = self.entered.as_ref()?.busy_since?;
        Some(since.saturating_add(self.shared.let_go_after?))
    }

    /// The hall begins to stand still, or goes on.
    async fn stand_still(&mut self, busy: bool) -> Result<(), Ending> {
        let now = self.shared.clock.elapsed();
        if let Some(entered) = &mut self.entered {
            entered.busy_since = busy.then_some(now);
        }
        self.say(DoorMessage::Busy { busy }).await
    }

    async fn tick(&mut self) -> Result<(), Ending> {
        let now = self.shared.clock.elapsed();
        if self.asked || self.held.is_some() {
            // No frame is read while the door works on a request, so the client is not silent.
            self.heartbeat.heard(now);
        }
        if !self.signed_in && !self.asked && now >= self.sign_in_by {
            return Err(Ending::Told(Closing::NotSignedIn));
        }
        if self.let_go_at().is_some_and(|at| at <= now) {
            return Err(Ending::Told(Closing::Unavailable));
        }
        match self.heartbeat.tick(now) {
            Pulse::Nothing => Ok(()),
            Pulse::Ping { n, rtt_ms } => {
                self.receipts.ping(n);
                self.say(DoorMessage::Ping { n, rtt_ms }).await
            }
            Pulse::Silent => Err(Ending::Told(Closing::Silent)),
        }
    }

    /// Handles an answer of the door.
    async fn answered(&mut self, answer: Option<DoorOutput>) -> Result<(), Ending> {
        // The door is gone, so the server is about to end.
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
                    | DoorMessage::Sessions { .. }
                    | DoorMessage::Entered { .. }
                    | DoorMessage::Elsewhere { .. }
                    | DoorMessage::Refused { .. }
                    | DoorMessage::Ping { .. }
                    | DoorMessage::Busy { .. }
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
            self.sign_in_by = self.shared.clock.elapsed().saturating_add(self.shared.limits.sign_in);
        }
    }

    async fn enter(&mut self, visitor: poker_room::Visitor, name: String, hall: HallName) -> Result<(), Ending> {
        // The door may not know yet that another server has taken the hall over.
        let Some(mut handle) = self.shared.halls.find(&hall) else {
            return self.say(DoorMessage::Refused { reason: DoorRefusal::HallNotReady }).await;
        };
        self.say(DoorMessage::Entered { hall }).await?;
        let busy = *handle.busy.borrow_and_update();
        let (outbox, inbox) = outbox();
        let arrival = HallInput::Arrive { connection: self.id, visitor, name, outbox };
        if handle.inputs.send(arrival).await.is_err() {
            return Err(Ending::Told(handle.why_dropped().await));
        }
        self.entered = Some(EnteredHall { hall: handle, inbox, next: None, busy_since: None });
        if busy { self.stand_still(true).await } else { Ok(()) }
    }

    /// Leaves the hall and the door, and tells the client the reason if it can still read.
    async fn end(&mut self, ending: Ending) {
        self.leave().await;
        self.sign(false);
        // The door may have ended before.
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
        if why == Closing::Abuse {
            tracing::info!(connection = self.id.0, "closing after too many frames that are not valid or come too fast");
        }
        tracing::debug!(connection = self.id.0, ?why, "closing");
        say_farewell(&mut self.socket, why).await;
    }

    /// Leaves the hall, if the connection has entered one.
    async fn leave(&mut self) {
        self.receipts = Receipts::default();
        if let Some(entered) = self.entered.take() {
            // The hall may have ended before.
            drop(entered.hall.inputs.send(HallInput::Leave { connection: self.id }).await);
        }
    }

    /// Writes an output of the hall and all that are ready behind it.
    async fn write(&mut self, outgoing: Option<Outgoing>) -> Result<(), Ending> {
        let Some(mut next) = outgoing else { return Err(self.let_go().await) };
        loop {
            match next {
                Outgoing::Message { seq, text, wants_receipt, .. } => {
                    if let Some(text) = text.get() {
                        self.feed(frame_text::room(seq, text)).await?;
                    }
                    if wants_receipt {
                        self.receipts.written(seq);
                    }
                }
                Outgoing::Cut { why, .. } => return Err(Ending::Told(why)),
            }
            let Some(entered) = &mut self.entered else { break };
            let Some(ready) = entered.inbox.ready() else { break };
            if ready.after() > *entered.hall.kept.borrow() {
                entered.next = Some(ready);
                break;
            }
            next = ready;
        }
        self.flush().await
    }

    /// Why the hall has dropped the connection.
    async fn let_go(&mut self) -> Ending {
        match &mut self.entered {
            Some(entered) => Ending::Told(entered.hall.why_dropped().await),
            None => Ending::Gone,
        }
    }

    async fn say(&mut self, message: DoorMessage) -> Result<(), Ending> {
        let Some(text) = frame_text::server(&ServerFrame::Door(message)) else { return Ok(()) };
        self.feed(text).await?;
        self.flush().await
    }

    async fn feed(&mut self, text: String) -> Result<(), Ending> {
        let written = tokio::time::timeout(self.shared.limits.write, self.socket.feed(Frame::text(text))).await;
        written.map_err(|_| Ending::Stuck)?.map_err(|_| Ending::Gone)
    }

    async fn flush(&mut self) -> Result<(), Ending> {
        let written = tokio::time::timeout(self.shared.limits.write, self.socket.flush()).await;
        written.map_err(|_| Ending::Stuck)?.map_err(|_| Ending::Gone)
    }
}

/// Waits for the next output of the hall whose batch is written, or until the hall begins or ceases to stand still. The output is `None` once
/// the hall has dropped the connection. Cancelling this future loses nothing.
async fn next(entered: &mut Option<EnteredHall>) -> ConnectionEvent {
    let Some(EnteredHall { hall, inbox, next, .. }) = entered else { return std::future::pending().await };
    let HallHandle { kept, busy, .. } = hall;
    let outgoing = async {
        if next.is_none() {
            *next = Some(inbox.next().await?);
        }
        let after = next.as_ref().map(Outgoing::after)?;
        // A hall that has ended writes no more batches.
        kept.wait_for(|kept| *kept >= after).await.ok()?;
        next.take()
    };
    tokio::select! {
        biased;
        Ok(()) = busy.changed() => ConnectionEvent::Busy(*busy.borrow_and_update()),
        outgoing = outgoing => ConnectionEvent::Outgoing(outgoing),
    }
}
