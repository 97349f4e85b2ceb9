//! The state of a connection without its sockets: what to send to the door of a server and when to connect again. The caller passes the
//! time and carries out each [`Step`].

use std::collections::VecDeque;

use poker_protocol::{
    ClientFrame, ClientMsg, Closing, ConnectionEvent, DoorMessage, DoorRefusal, DoorRequest, Greeting, HallName, HallView, Loss, Message,
    PROTOCOL_VERSION, Request, Retry, ServerFrame, ServerMsg, decode_server_frame, is_older,
};

use crate::address::Address;
use crate::backoff::Backoff;
use crate::options::{Credentials, RemoteOptions};
use crate::silence::{Hush, Silence};

/// The most redirections that a client follows before the room welcomes it; at one more it gives up the line and pauses.
const MOST_HOPS: u32 = 4;

/// A hall that is not ready is asked for again after a random pause between this and twice this, in milliseconds.
const HALL_PAUSE_MS: u32 = 500;

/// The most servers that are remembered besides the chosen one.
const MOST_OTHERS: usize = 8;

/// What the driver must do next.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    /// Connect to this server.
    Dial(Address),
    /// Send this on the line.
    Send(ClientFrame),
    /// Close the line, or stop connecting.
    HangUp,
    /// Report a connection event to the client.
    Tell(ConnectionEvent),
    /// Hand a message of the room to the client.
    Deliver(ServerMsg),
}

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ConversationStage {
    Dialling,
    /// Connected; waits for the server's greeting.
    Ungreeted,
    SigningIn,
    /// Greeted; waits for a request of the client to sign in or to enter a hall.
    Outside,
    /// Signed in; waits for the answer to its request to enter a hall.
    Entering,
    /// In a hall, and not for the first time: requests are dropped until the client says hello again.
    Entered,
    Inside,
    /// The line is lost; connects again at `until`.
    Waiting {
        until: u64,
    },
    Ended,
}

impl ConversationStage {
    /// Whether the line is connected and the server has greeted.
    fn is_up(self) -> bool {
        match self {
            ConversationStage::SigningIn
            | ConversationStage::Outside
            | ConversationStage::Entering
            | ConversationStage::Entered
            | ConversationStage::Inside => true,
            ConversationStage::Dialling | ConversationStage::Ungreeted | ConversationStage::Waiting { .. } | ConversationStage::Ended => {
                false
            }
        }
    }
}

/// A request to the door that is sent again at the time `at`.
#[derive(Clone, Debug)]
struct AskAgain {
    at: u64,
    request: DoorRequest,
}

pub(super) struct Conversation {
    home: Address,
    /// The server to connect to where it is not `home`: the one that has the hall, or one of `others`.
    away: Option<Address>,
    /// The servers of other halls, which are tried while `home` cannot be reached.
    others: Vec<Address>,
    /// How often in a row connecting has failed.
    unreached: usize,
    credentials: Option<Credentials>,
    /// A line was lost between the request for a new account and its answer.
    perhaps_signed_up: bool,
    hall: Option<HallName>,
    client_version: String,
    stage: ConversationStage,
    silence: Silence,
    backoff: Backoff,
    hops: u32,
    /// The client has been in a hall before.
    entered: bool,
    /// A server with a suitable version has greeted before.
    known: bool,
    again: Option<AskAgain>,
    chance: Box<dyn FnMut() -> u32 + Send>,
    steps: VecDeque<Step>,
}

impl Conversation {
    /// Starts to connect to the server; `chance` returns a random number for each pause.
    pub(super) fn new(options: &RemoteOptions, chance: Box<dyn FnMut() -> u32 + Send>, now: u64) -> Conversation {
        let mut conversation = Conversation {
            home: options.address.clone(),
            away: None,
            others: Vec::new(),
            unreached: 0,
            credentials: options.credentials.clone(),
            perhaps_signed_up: false,
            hall: options.hall.clone(),
            client_version: options.client_version.clone(),
            stage: ConversationStage::Dialling,
            silence: Silence::from(now),
            backoff: Backoff::default(),
            hops: 0,
            entered: false,
            known: false,
            again: None,
            chance,
            steps: VecDeque::new(),
        };
        conversation.dial(now);
        conversation
    }

    /// Takes the next step for the driver.
    pub(super) fn poll(&mut self) -> Option<Step> {
        self.steps.pop_front()
    }

    /// The step that [`Self::poll`] takes next.
    pub(super) fn peek(&self) -> Option<&Step> {
        self.steps.front()
    }

    /// Whether the connection is over for good and all its steps are taken.
    pub(super) fn has_ended(&self) -> bool {
        self.stage == ConversationStage::Ended && self.steps.is_empty()
    }

    /// When [`Self::timeout`] has something to do.
    pub(super) fn due(&self) -> Option<u64> {
        let by_stage = match self.stage {
            ConversationStage::Ended => return None,
            ConversationStage::Waiting { until } => until,
            ConversationStage::Dialling | ConversationStage::Ungreeted => self.silence.dead(),
            ConversationStage::SigningIn
            | ConversationStage::Outside
            | ConversationStage::Entering
            | ConversationStage::Entered
            | ConversationStage::Inside => self.silence.due(),
        };
        Some(self.again.as_ref().map_or(by_stage, |again| again.at.min(by_stage)))
    }

    /// Does what is due at `now`.
    pub(super) fn timeout(&mut self, now: u64) {
        match self.stage {
            ConversationStage::Ended => return,
            ConversationStage::Waiting { until } => {
                if until <= now {
                    self.dial(now);
                }
                return;
            }
            ConversationStage::Dialling | ConversationStage::Ungreeted => {
                if self.silence.look(now) == Some(Hush::Dead) {
                    self.hang_up(Loss::Unreachable, "no answer in time".to_owned(), now);
                    return;
                }
            }
            ConversationStage::SigningIn
            | ConversationStage::Outside
            | ConversationStage::Entering
            | ConversationStage::Entered
            | ConversationStage::Inside => match self.silence.look(now) {
                Some(Hush::Dead) => {
                    self.hang_up(Loss::Silent, "nothing was heard for too long".to_owned(), now);
                    return;
                }
                Some(Hush::Quiet(for_ms)) => self.tell(ConnectionEvent::Quiet { for_ms }),
                None => {}
            },
        }
        if let Some(again) = self.again.take_if(|again| again.at <= now) {
            self.send(again.request);
        }
    }

    /// Reports that the line is connected.
    pub(super) fn line_up(&mut self, now: u64) {
        if self.stage == ConversationStage::Dialling {
            self.stage = ConversationStage::Ungreeted;
            self.silence = Silence::from(now);
        }
    }

    /// Reports that the line is lost or could not be connected.
    pub(super) fn line_lost(&mut self, why: Loss, detail: String, now: u64) {
        if self.stage.is_up() || matches!(self.stage, ConversationStage::Dialling | ConversationStage::Ungreeted) {
            self.lose(why, detail, now);
        }
    }

    /// Handles a text frame from the server.
    pub(super) fn hear(&mut self, frame: &str, now: u64) {
        self.silence = Silence::from(now);
        let frame = match decode_server_frame(frame) {
            Ok(frame) => frame,
            Err(error) => {
                let why = if self.stage == ConversationStage::Ungreeted { Loss::NotCardroom } else { Loss::Broken };
                return self.hang_up(why, error.to_string(), now);
            }
        };
        match (self.stage, frame) {
            (ConversationStage::Dialling | ConversationStage::Waiting { .. } | ConversationStage::Ended, _) => {}
            (_, ServerFrame::Door(DoorMessage::Closing { reason })) => {
                let detail = format!("closed: {reason:?}");
                self.hang_up(Loss::Closed(reason), detail, now);
            }
            (ConversationStage::Ungreeted, ServerFrame::Door(DoorMessage::Greeting(greeting))) => self.greeted(greeting, now),
            (ConversationStage::Ungreeted, _) => self.hang_up(Loss::NotCardroom, "no greeting".to_owned(), now),
            (_, ServerFrame::Door(message)) => self.door_says(message, now),
            (_, ServerFrame::Room(message)) => {
                if matches!(message.message, Message::Welcome { .. }) {
                    self.backoff.reset();
                    self.hops = 0;
                }
                self.steps.push_back(Step::Deliver(message));
            }
        }
    }

    /// Sends a request of the client to the door, and keeps its credentials or its hall for later lines.
    pub(super) fn ask(&mut self, request: DoorRequest) {
        match &request {
            DoorRequest::SignUp { name, password } => {
                self.credentials = Some(Credentials::SignUp { name: name.clone(), password: password.clone() });
            }
            DoorRequest::SignIn { name, password } => {
                self.credentials = Some(Credentials::SignIn { name: name.clone(), password: password.clone() });
            }
            DoorRequest::SignInWith { token } => self.credentials = Some(Credentials::Token(*token)),
            DoorRequest::Enter { hall } => self.hall.clone_from(hall),
            DoorRequest::SignOut
            | DoorRequest::ChangePassword { .. }
            | DoorRequest::ListSessions
            | DoorRequest::EndSessions { .. }
            | DoorRequest::Pong { .. } => {}
        }
        let opens = match request {
            DoorRequest::SignUp { .. } | DoorRequest::SignIn { .. } | DoorRequest::SignInWith { .. } => Some(ConversationStage::SigningIn),
            DoorRequest::Enter { .. } => Some(ConversationStage::Entering),
            DoorRequest::SignOut
            | DoorRequest::ChangePassword { .. }
            | DoorRequest::ListSessions
            | DoorRequest::EndSessions { .. }
            | DoorRequest::Pong { .. } => None,
        };
        // Without a line, what lets the client in is asked as soon as there is one; nothing else makes sense then.
        if self.stage.is_up() {
            self.stage = opens.unwrap_or(self.stage);
            self.again = None;
            self.send(request);
        }
    }

    /// Sends a request of the client to the room. Drops it unless the stage is [`ConversationStage::Inside`]; a hello after a lost line leads there.
    pub(super) fn request(&mut self, message: ClientMsg) {
        if self.stage == ConversationStage::Entered && matches!(message.request, Request::Hello { .. }) {
            self.stage = ConversationStage::Inside;
        }
        if self.stage == ConversationStage::Inside {
            self.steps.push_back(Step::Send(ClientFrame::Room(message)));
        }
    }

    /// Gives up the line, if there is one, and connects again at once.
    pub(super) fn anew(&mut self, now: u64) {
        self.backoff.reset();
        if self.stage.is_up() {
            let retry = Some(Retry { in_ms: 0, tries: 0 });
            self.tell(ConnectionEvent::Lost { why: Loss::Anew, detail: "asked for".to_owned(), retry });
        }
        if self.stage != ConversationStage::Ended {
            self.steps.push_back(Step::HangUp);
            self.dial(now);
        }
    }

    fn greeted(&mut self, greeting: Greeting, now: u64) {
        let loss = if greeting.protocol < PROTOCOL_VERSION {
            Some(Loss::ServerTooOld { protocol: greeting.protocol })
        } else if greeting.protocol > PROTOCOL_VERSION || is_older(&self.client_version, &greeting.oldest_client) {
            Some(Loss::ClientTooOld { oldest: greeting.oldest_client.clone() })
        } else {
            None
        };
        let server = greeting.server.clone();
        self.tell(ConnectionEvent::Greeted(greeting));
        if let Some(loss) = loss {
            return self.hang_up(loss, server, now);
        }
        self.known = true;
        match &self.credentials {
            Some(credentials) => {
                let request = credentials.request();
                self.stage = ConversationStage::SigningIn;
                self.send(request);
            }
            None => self.stage = ConversationStage::Outside,
        }
    }

    fn door_says(&mut self, message: DoorMessage, now: u64) {
        match message {
            DoorMessage::SignedIn { player, name, token, halls } => {
                if let Some(token) = token {
                    self.credentials = Some(Credentials::Token(token));
                }
                self.perhaps_signed_up = false;
                self.remember_others(&halls);
                self.tell(ConnectionEvent::SignedIn { player, name, token, halls });
                self.stage = ConversationStage::Entering;
                self.send(DoorRequest::Enter { hall: self.hall.clone() });
            }
            DoorMessage::Waiting { position } => self.tell(ConnectionEvent::Waiting { position }),
            DoorMessage::SignedOut => {
                self.credentials = None;
                self.steps.push_back(Step::HangUp);
                self.tell(ConnectionEvent::SignedOut);
                self.stage = ConversationStage::Ended;
            }
            DoorMessage::PasswordChanged { token } => {
                self.credentials = Some(Credentials::Token(token));
                self.tell(ConnectionEvent::PasswordChanged { token });
            }
            DoorMessage::Sessions { sessions } => self.tell(ConnectionEvent::Sessions(sessions)),
            DoorMessage::Entered { hall } => {
                self.stage =
                    if std::mem::replace(&mut self.entered, true) { ConversationStage::Entered } else { ConversationStage::Inside };
                self.hall = Some(hall.clone());
                self.tell(ConnectionEvent::Entered { hall });
            }
            DoorMessage::Elsewhere { hall, url } => self.sent_elsewhere(hall, url, now),
            DoorMessage::Refused { reason } => self.refused(reason, now),
            DoorMessage::Ping { n, rtt_ms } => {
                self.send(DoorRequest::Pong { n });
                if let Some(rtt_ms) = rtt_ms {
                    self.tell(ConnectionEvent::RoundTrip(rtt_ms));
                }
            }
            DoorMessage::Busy { busy } => self.tell(ConnectionEvent::Busy(busy)),
            // A second greeting changes nothing, and `hear` handles a closing.
            DoorMessage::Greeting(_) | DoorMessage::Closing { .. } => {}
        }
    }

    fn remember_others(&mut self, halls: &[HallView]) {
        for url in halls.iter().filter_map(|hall| hall.url.as_deref()) {
            let Ok(other) = url.parse::<Address>() else { continue };
            let trusted = other.tls || !self.home.tls;
            if trusted && other != self.home && !self.others.contains(&other) && self.others.len() < MOST_OTHERS {
                self.others.push(other);
            }
        }
    }

    fn sent_elsewhere(&mut self, hall: HallName, url: String, now: u64) {
        let Ok(address) = url.parse::<Address>() else {
            return self.hang_up(Loss::Broken, format!("sent to {url:?}"), now);
        };
        if self.home.tls && !address.tls {
            // No server may make the client send its token over an unencrypted line.
            return self.hang_up(Loss::NotTrusted, format!("sent to {url}, which is not encrypted"), now);
        }
        self.hops += 1;
        if self.hops > MOST_HOPS {
            self.hops = 0;
            return self.hang_up(Loss::Broken, format!("sent to and fro, at last to {url}"), now);
        }
        self.hall = Some(hall);
        self.away = (address != self.home).then_some(address);
        self.steps.push_back(Step::HangUp);
        self.tell(ConnectionEvent::Sent { url });
        self.dial(now);
    }

    fn refused(&mut self, reason: DoorRefusal, now: u64) {
        match self.stage {
            ConversationStage::SigningIn => self.sign_in_refused(reason, now),
            ConversationStage::Entering if matches!(reason, DoorRefusal::HallNotReady | DoorRefusal::Unavailable | DoorRefusal::Busy) => {
                // This pause does not grow: a hall that another server takes over is ready soon.
                let pause = HALL_PAUSE_MS + (self.chance)() % HALL_PAUSE_MS;
                self.again = Some(AskAgain { at: now + u64::from(pause), request: DoorRequest::Enter { hall: self.hall.clone() } });
            }
            ConversationStage::Entering => {
                self.stage = ConversationStage::Outside;
                self.tell(ConnectionEvent::Refused(reason));
            }
            ConversationStage::Outside | ConversationStage::Entered | ConversationStage::Inside => {
                self.tell(ConnectionEvent::Refused(reason))
            }
            ConversationStage::Dialling | ConversationStage::Ungreeted | ConversationStage::Waiting { .. } | ConversationStage::Ended => {}
        }
    }

    fn sign_in_refused(&mut self, reason: DoorRefusal, now: u64) {
        let pause_seconds = match reason {
            DoorRefusal::Busy | DoorRefusal::Unavailable => Some(0),
            DoorRefusal::TooManyTries { seconds } => Some(seconds),
            DoorRefusal::WrongCredentials
            | DoorRefusal::WrongToken
            | DoorRefusal::LockedOut { .. }
            | DoorRefusal::NameTaken
            | DoorRefusal::BadName { .. }
            | DoorRefusal::BadPassword { .. }
            | DoorRefusal::PasswordExpired
            | DoorRefusal::Suspended
            | DoorRefusal::SignUpClosed
            | DoorRefusal::NotSignedIn
            | DoorRefusal::SignedInAlready
            | DoorRefusal::NotEntered
            | DoorRefusal::NoSuchHall
            | DoorRefusal::HallNotReady
            | DoorRefusal::Malformed
            | DoorRefusal::TooFast => None,
        };
        if reason == DoorRefusal::Unavailable && !self.others.is_empty() {
            // Another server may still reach the database.
            return self.hang_up(Loss::Closed(Closing::Unavailable), "the server cannot read its database".to_owned(), now);
        }
        match (&self.credentials, pause_seconds) {
            (Some(Credentials::Token(token)), Some(seconds)) => {
                let request = DoorRequest::SignInWith { token: *token };
                self.ask_again(request, seconds.saturating_mul(1_000), now);
            }
            (Some(Credentials::SignUp { name, password }), _) if self.perhaps_signed_up && reason == DoorRefusal::NameTaken => {
                // Probably this client made the account on the line that was lost. If not, the server refuses the password.
                let again = Credentials::SignIn { name: name.clone(), password: password.clone() };
                self.send(again.request());
                self.credentials = Some(again);
            }
            (Some(_) | None, _) => {
                self.credentials = None;
                self.perhaps_signed_up = false;
                self.stage = ConversationStage::Outside;
                self.tell(ConnectionEvent::Refused(reason));
            }
        }
    }

    /// Sends the request again after a growing pause of at least `at_least_ms` milliseconds.
    fn ask_again(&mut self, request: DoorRequest, at_least_ms: u32, now: u64) {
        let pause = self.backoff.next((self.chance)()).max(at_least_ms);
        self.again = Some(AskAgain { at: now + u64::from(pause), request });
    }

    fn dial(&mut self, now: u64) {
        self.stage = ConversationStage::Dialling;
        self.silence = Silence::from(now);
        self.again = None;
        self.tell(ConnectionEvent::Trying);
        self.steps.push_back(Step::Dial(self.away.as_ref().unwrap_or(&self.home).clone()));
    }

    fn hang_up(&mut self, why: Loss, detail: String, now: u64) {
        self.steps.push_back(Step::HangUp);
        self.lose(why, detail, now);
    }

    fn lose(&mut self, why: Loss, detail: String, now: u64) {
        self.again = None;
        self.perhaps_signed_up |=
            self.stage == ConversationStage::SigningIn && matches!(self.credentials, Some(Credentials::SignUp { .. }));
        // Without credentials only the client can decide how to continue.
        let stood = !matches!(self.stage, ConversationStage::Dialling | ConversationStage::Ungreeted);
        let final_loss = is_final(&why, self.known) || (stood && self.credentials.is_none());
        // Go back to the chosen server, which knows where the hall is now; while it cannot be reached or used, try the other servers in turn.
        let usable = stood && why != Loss::Closed(Closing::Unavailable);
        self.unreached = if usable { 0 } else { self.unreached.saturating_add(1) };
        self.away = (self.unreached % (self.others.len() + 1)).checked_sub(1).and_then(|other| self.others.get(other).cloned());
        let retry = (!final_loss).then(|| {
            let tries = self.backoff.tries();
            let in_ms = self.backoff.next((self.chance)());
            Retry { in_ms, tries }
        });
        self.stage = retry.map_or(ConversationStage::Ended, |retry| ConversationStage::Waiting { until: now + u64::from(retry.in_ms) });
        self.tell(ConnectionEvent::Lost { why, detail, retry });
    }

    fn tell(&mut self, event: ConnectionEvent) {
        self.steps.push_back(Step::Tell(event));
    }

    fn send(&mut self, request: DoorRequest) {
        self.steps.push_back(Step::Send(ClientFrame::Door(request)));
    }
}

/// Whether another try would fail in the same way; `known` where a Cardroom server has greeted before.
fn is_final(why: &Loss, known: bool) -> bool {
    match why {
        Loss::Closed(closing) => match closing {
            Closing::TakenOver | Closing::Suspended | Closing::SignedOut => true,
            Closing::ShuttingDown
            | Closing::Moved
            | Closing::Unavailable
            | Closing::Silent
            | Closing::TooSlow
            | Closing::Abuse
            | Closing::Full
            | Closing::NotSignedIn => false,
        },
        Loss::ServerTooOld { .. } | Loss::ClientTooOld { .. } => true,
        // While a server restarts, a proxy may answer in its place.
        Loss::NotTrusted | Loss::NotCardroom => !known,
        Loss::NameNotFound | Loss::Refused | Loss::Unreachable | Loss::Silent | Loss::Broken | Loss::Anew => false,
    }
}
