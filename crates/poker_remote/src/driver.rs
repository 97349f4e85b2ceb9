//! Runs one connection: carries out the steps of its conversation with a socket and a clock.

use std::future::pending;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::{Sender, TryRecvError, TrySendError};
use poker_protocol::{ConnectionEvent, DoorRequest, Loss, RoomEnd, Waker, encode_client_frame};
use tokio::sync::Notify;
use tokio::sync::mpsc::Receiver;

use crate::clock::Clock;
use crate::conversation::{Conversation, Step};
use crate::socket::{Lost, Socket};
use crate::trust::Trust;

/// How long to wait before the next attempt to deliver to a client whose queue is full.
const CLIENT_FULL: Duration = Duration::from_millis(20);

/// What a client can ask of its connection.
#[derive(Debug)]
pub(super) enum Control {
    /// Send this request to the door.
    Ask(DoorRequest),
    /// Connect again at once.
    Anew,
}

/// The socket of a connection, or the attempt to open one.
enum SocketState {
    None,
    Dialling(Pin<Box<dyn Future<Output = Result<Socket, Lost>> + Send>>),
    Up(Socket),
}

enum SocketEvent {
    Up(Socket),
    Text(String),
    Lost(Lost),
}

impl SocketState {
    /// Waits for the next event. Cancel safe: nothing is lost when the future is dropped.
    async fn next(&mut self) -> SocketEvent {
        match self {
            SocketState::None => pending().await,
            SocketState::Dialling(dialling) => dialling.await.map_or_else(SocketEvent::Lost, SocketEvent::Up),
            SocketState::Up(socket) => socket.next().await.map_or_else(SocketEvent::Lost, SocketEvent::Text),
        }
    }
}

/// The client's side of a connection.
pub(super) struct Client {
    pub end: RoomEnd,
    pub events: Sender<ConnectionEvent>,
    pub waker: Waker,
    /// Notified after each request of the client.
    pub asked: Arc<Notify>,
    pub controls: Receiver<Control>,
}

pub(super) struct Driver {
    pub conversation: Conversation,
    pub client: Client,
    pub trust: Arc<Trust>,
    pub clock: Clock,
}

impl Driver {
    /// Runs until the client drops its end or the conversation has ended.
    pub(super) async fn run(mut self) {
        let mut line = SocketState::None;
        loop {
            let full = !self.carry_out(&mut line).await;
            if self.conversation.has_ended() {
                break;
            }
            // While the client's queue is full nothing is read, so that memory does not grow and the server notices.
            let due = if full { Some(CLIENT_FULL) } else { self.conversation.due().map(|due| self.clock.until(due)) };
            tokio::select! {
                control = self.client.controls.recv() => match control {
                    Some(Control::Ask(request)) => self.conversation.ask(request),
                    Some(Control::Anew) => self.conversation.anew(self.clock.now_ms()),
                    None => break,
                },
                () = self.client.asked.notified() => {}
                event = line.next(), if !full => self.line_event(event, &mut line),
                () = sleep(due) => if !full {
                    self.conversation.timeout(self.clock.now_ms());
                },
            }
            self.take_requests();
        }
        // Send the last requests of the client.
        self.take_requests();
        self.carry_out(&mut line).await;
        if let SocketState::Up(socket) = line {
            socket.close().await;
        }
    }

    fn line_event(&mut self, event: SocketEvent, line: &mut SocketState) {
        let now = self.clock.now_ms();
        match event {
            SocketEvent::Up(socket) => {
                *line = SocketState::Up(socket);
                self.conversation.line_up(now);
            }
            SocketEvent::Text(text) => self.conversation.hear(&text, now),
            SocketEvent::Lost(lost) => self.line_lost(lost, line),
        }
    }

    fn line_lost(&mut self, Lost { why, detail }: Lost, line: &mut SocketState) {
        *line = SocketState::None;
        self.conversation.line_lost(why, detail, self.clock.now_ms());
    }

    fn take_requests(&mut self) {
        loop {
            match self.client.end.requests.try_recv() {
                Ok(request) => self.conversation.request(request),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return,
            }
        }
    }

    /// Carries out the steps of the conversation; returns false where the client's queue is full.
    async fn carry_out(&mut self, line: &mut SocketState) -> bool {
        while let Some(step) = self.conversation.peek() {
            let room = match step {
                Step::Deliver(_) => !self.client.end.is_full(),
                Step::Tell(_) => !self.client.events.is_full(),
                Step::Dial(_) | Step::Send(_) | Step::HangUp => true,
            };
            if !room {
                return false;
            }
            match self.conversation.poll() {
                Some(Step::Dial(address)) => *line = SocketState::Dialling(Box::pin(Socket::dial(address, Arc::clone(&self.trust)))),
                Some(Step::HangUp) => {
                    if let SocketState::Up(socket) = std::mem::replace(line, SocketState::None) {
                        // The next line does not wait until this one has closed.
                        tokio::spawn(socket.close());
                    }
                }
                Some(Step::Send(frame)) => match (encode_client_frame(&frame), &mut *line) {
                    (Ok(text), SocketState::Up(socket)) => {
                        if let Err(lost) = socket.send(text).await {
                            self.line_lost(lost, line);
                        }
                    }
                    (Err(error), _) => self.line_lost(Lost { why: Loss::Broken, detail: error.to_string() }, line),
                    (Ok(_), SocketState::None | SocketState::Dialling(_)) => {}
                },
                Some(Step::Tell(event)) => {
                    let told = self.client.events.try_send(event);
                    debug_assert!(!matches!(told, Err(TrySendError::Full(_))), "there was room a moment ago");
                    (self.client.waker)();
                }
                // This fails only where the client has dropped its link.
                Some(Step::Deliver(message)) => drop(self.client.end.send(message)),
                None => {}
            }
        }
        true
    }
}

async fn sleep(due: Option<Duration>) {
    match due {
        Some(due) => tokio::time::sleep(due).await,
        None => pending().await,
    }
}
