//! The client that plays the script.

use std::time::Duration;

use crossbeam_channel::RecvTimeoutError;
use poker_protocol::{ClientMsg, Link, Message, Request, RequestId, Seq, StreamId, StreamPlace};

use super::ComplianceError;
use super::transcript::Transcript;

/// A room that sends nothing for this long is silent.
const LONG: Duration = Duration::from_secs(20);

/// Added to the number of the last message, gives a number that no stream has reached.
const FAR: u64 = 1_000_000;

pub(super) struct Client {
    link: Link,
    pub step: &'static str,
    last_request: u64,
    /// The number of the last message. `None` after a change of connection, when a gap is allowed.
    last: Option<Seq>,
    stream: StreamId,
    pub transcript: Transcript,
}

/// A request that was sent and not yet answered.
pub(super) struct Sent {
    id: RequestId,
    is_hello: bool,
}

impl Client {
    pub(super) fn new(link: Link) -> Client {
        Client::with(link, Transcript::default())
    }

    /// A client whose requests and messages are added to `transcript`.
    pub(super) fn with(link: Link, transcript: Transcript) -> Client {
        Client { link, step: "start", last_request: 0, last: Some(Seq(0)), stream: StreamId::default(), transcript }
    }

    /// Continues over another connection, without what was missed meanwhile.
    pub(super) fn switch(&mut self, link: Link) {
        self.link = link;
        self.last = None;
    }

    /// Continues over another connection. Returns the place in the stream with which the client must greet: the room then sends everything
    /// after it without a gap.
    pub(super) fn go_on(&mut self, link: Link) -> StreamPlace {
        self.link = link;
        StreamPlace { stream: self.stream, after: self.last.unwrap_or_default() }
    }

    /// Sends a request. Returns all messages up to the answer, the answer last.
    pub(super) fn ask(&mut self, request: Request) -> Result<Vec<Message>, ComplianceError> {
        self.last_request += 1;
        self.ask_as(RequestId(self.last_request), request)
    }

    /// Sends a request with the number of the last request, as after a lost answer.
    pub(super) fn ask_again(&mut self, request: Request) -> Result<Vec<Message>, ComplianceError> {
        self.ask_as(RequestId(self.last_request), request)
    }

    /// The number of the last request.
    pub(super) fn last_request(&self) -> RequestId {
        RequestId(self.last_request)
    }

    /// Asks for everything after a message that the room has never sent.
    pub(super) fn resume_from_nowhere(&mut self) -> Result<Vec<Message>, ComplianceError> {
        let Seq(last) = self.last.unwrap_or_default();
        self.ask(Request::Resume { after: Seq(last.saturating_add(FAR)) })
    }

    pub(super) fn ask_as(&mut self, id: RequestId, request: Request) -> Result<Vec<Message>, ComplianceError> {
        let sent = self.send_as(id, request)?;
        self.hear_answer(sent)
    }

    /// Sends a request without waiting for the answer.
    pub(super) fn send(&mut self, request: Request) -> Result<Sent, ComplianceError> {
        self.last_request += 1;
        self.send_as(RequestId(self.last_request), request)
    }

    fn send_as(&mut self, id: RequestId, request: Request) -> Result<Sent, ComplianceError> {
        self.transcript.asked(&request);
        let is_hello = matches!(request, Request::Hello { .. });
        self.link.send(ClientMsg { id, request }).map_err(|_| ComplianceError::Closed { step: self.step })?;
        Ok(Sent { id, is_hello })
    }

    /// Returns all messages up to the answer, the answer last.
    pub(super) fn hear_answer(&mut self, Sent { id, is_hello }: Sent) -> Result<Vec<Message>, ComplianceError> {
        self.hear_until(|message| match message {
            Message::Done { request } | Message::Refused { request, .. } => *request == id,
            Message::Welcome { .. } => is_hello,
            _ => false,
        })
    }

    /// Returns all messages up to the first for which `last` is true.
    pub(super) fn hear_until(&mut self, last: impl Fn(&Message) -> bool) -> Result<Vec<Message>, ComplianceError> {
        let mut heard = Vec::new();
        loop {
            let message = self.hear()?;
            let ends = last(&message);
            heard.push(message);
            if ends {
                return Ok(heard);
            }
        }
    }

    fn hear(&mut self) -> Result<Message, ComplianceError> {
        let step = self.step;
        let received = self.link.messages().recv_timeout(LONG).map_err(|error| match error {
            RecvTimeoutError::Timeout => ComplianceError::Silent { step },
            RecvTimeoutError::Disconnected => ComplianceError::Closed { step },
        })?;
        // Messages to a client that has not been greeted have no number in the stream.
        if received.seq != Seq(0) {
            if let Some(Seq(last)) = self.last
                && received.seq.0 != last + 1
            {
                return Err(ComplianceError::Sequence { step, last, found: received.seq.0 });
            }
            self.last = Some(received.seq);
        }
        if let Message::Welcome { stream, .. } = received.message {
            self.stream = stream;
        }
        self.transcript.heard(&received.message);
        Ok(received.message)
    }
}
