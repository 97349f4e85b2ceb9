//! The state of the connection to a room on a server, computed from the events of its driver.

mod account_request;
mod door_answer;
mod outage;
mod sign_in_stage;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use poker_protocol::{
    AccountName, ConnectionEvent, DoorRefusal, DoorRequest, Greeting, HallName, HallView, Loss, PlayerId, SessionView, Token, is_older,
};

pub use account_request::AccountRequest;
pub use door_answer::DoorAnswer;
pub use outage::Outage;
pub use sign_in_stage::SignInStage;

/// A connection counts as slow from this round trip on, in milliseconds.
const SLOW_MS: u32 = 400;

/// The state of a connection as it is shown to the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConnectionState {
    /// The connection is good. The connection to a room in this process is always good.
    #[default]
    Good,
    /// Slow, or silent for longer than usual.
    Slow,
    /// The server cannot write at the moment, and the clocks of the room stand still.
    Busy,
    /// The connection is being made, for the first time or again.
    Restoring,
    Lost,
}

/// The account that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedInAccount {
    /// The number of the account's player.
    pub player: PlayerId,
    pub name: AccountName,
}

/// What the program has to do after an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionChange {
    /// Nothing, apart from showing the new state.
    Nothing,
    /// Keep this token for the next sign-in.
    Token(Token),
    /// The room is open: send `Hello` on the link. For another room than before, begin with an empty model.
    Entered {
        /// Whether it is the same room as before.
        again: bool,
    },
    /// The player is signed out, and the token is revoked.
    SignedOut,
    /// The token is no longer valid.
    TokenRefused,
    Lost,
}

/// The state of a connection, computed from the driver's events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerConnection {
    greeting: Option<Greeting>,
    stage: SignInStage,
    /// Whether the driver has a password or a token and signs in by itself.
    signs_in: bool,
    answer: Option<DoorAnswer>,
    account: Option<SignedInAccount>,
    halls: Vec<HallView>,
    sessions: Vec<SessionView>,
    /// Whether the sessions can have changed since they were asked for.
    sessions_are_old: bool,
    /// The requests about the account that are not answered, in the order of their answers.
    waiting: VecDeque<AccountRequest>,
    hall: Option<HallName>,
    outage: Option<Outage>,
    quiet: bool,
    busy: bool,
    /// Whether the player has dismissed the notice that the server is busy.
    busy_read: bool,
    round_trip_ms: Option<u32>,
}

impl ServerConnection {
    /// A connection that is being made; `signs_in` where the driver has a password or a token.
    pub fn calling(signs_in: bool) -> Self {
        Self { signs_in, ..Self::default() }
    }

    /// The server's greeting; `None` before it came.
    pub fn greeting(&self) -> Option<&Greeting> {
        self.greeting.as_ref()
    }

    /// The progress of signing in and entering.
    pub fn stage(&self) -> SignInStage {
        self.stage
    }

    /// The answer to the last sign-in or account request.
    pub fn answer(&self) -> Option<&DoorAnswer> {
        self.answer.as_ref()
    }

    /// The account that is signed in.
    pub fn account(&self) -> Option<&SignedInAccount> {
        self.account.as_ref()
    }

    /// The halls of the server.
    pub fn halls(&self) -> &[HallView] {
        &self.halls
    }

    /// The sessions of the account, as the server told them last; empty before they were asked for.
    pub fn sessions(&self) -> &[SessionView] {
        &self.sessions
    }

    /// Whether the server is to be asked for the sessions, as far as somebody looks at them.
    pub fn wants_sessions(&self) -> bool {
        self.sessions_are_old && self.stage == SignInStage::Inside
    }

    /// Whether the player can ask for a change of the account: the room is open, and no request about the account waits for its answer.
    pub fn takes_account_request(&self) -> bool {
        self.stage == SignInStage::Inside && self.waiting.is_empty()
    }

    /// The hall that the player is in, or was in before the connection was lost.
    pub fn hall(&self) -> Option<&HallName> {
        self.hall.as_ref()
    }

    /// Why and since when the connection is lost.
    pub fn outage(&self) -> Option<&Outage> {
        self.outage.as_ref()
    }

    /// The state of the connection as it is shown to the player.
    pub fn state(&self) -> ConnectionState {
        match (&self.outage, self.stage) {
            (Some(outage), _) if !outage.trying => ConnectionState::Lost,
            (Some(_), _) | (None, SignInStage::Calling) => ConnectionState::Restoring,
            (None, SignInStage::AtDoor | SignInStage::SigningIn { .. } | SignInStage::Entering | SignInStage::Inside) => {
                let slow = self.quiet || self.round_trip_ms.is_some_and(|round_trip| round_trip >= SLOW_MS);
                match (self.busy, slow) {
                    (true, _) => ConnectionState::Busy,
                    (false, true) => ConnectionState::Slow,
                    (false, false) => ConnectionState::Good,
                }
            }
            (None, SignInStage::Ended) => ConnectionState::Lost,
        }
    }

    /// Whether to tell the player that the server is busy: since it is, and until the player dismisses the notice.
    pub fn tells_busy(&self) -> bool {
        self.state() == ConnectionState::Busy && !self.busy_read
    }

    /// Notes that the player has dismissed the notice that the server is busy.
    pub fn dismissed_busy(&mut self) {
        self.busy_read = true;
    }

    /// The version that the server recommends, where this program is older.
    pub fn newer_version(&self, own: &str) -> Option<&str> {
        let recommended = &self.greeting.as_ref()?.recommended_client;
        is_older(own, recommended).then_some(recommended)
    }

    /// Notes that the player opens the page of the account: an answer from before is not shown again, and the sessions are asked for anew.
    pub fn opened_account(&mut self) {
        self.answer.take_if(|answer| answer.is_about_account());
        self.sessions_are_old = true;
    }

    /// Notes that a sign-in or account request was sent.
    pub fn asked(&mut self, request: &DoorRequest) {
        if *request == DoorRequest::ListSessions {
            // The client asks this by itself, so the answer to the player's last request stays.
            self.sessions_are_old = false;
        } else {
            self.answer = None;
        }
        if self.stage == SignInStage::Inside {
            self.waiting.extend(AccountRequest::of(request));
        }
        match request {
            DoorRequest::SignUp { .. } | DoorRequest::SignIn { .. } | DoorRequest::SignInWith { .. } => {
                self.signs_in = true;
                if self.stage == SignInStage::AtDoor {
                    self.stage = SignInStage::SigningIn { position: None };
                }
            }
            DoorRequest::Enter { .. } => self.stage = SignInStage::Entering,
            DoorRequest::SignOut
            | DoorRequest::ChangePassword { .. }
            | DoorRequest::ListSessions
            | DoorRequest::EndSessions { .. }
            | DoorRequest::Pong { .. } => {}
        }
    }

    /// Applies an event of the driver that came at `now_ms`; returns what to do.
    pub fn receive(&mut self, event: ConnectionEvent, now_ms: u64) -> ConnectionChange {
        if !matches!(event, ConnectionEvent::Quiet { .. }) {
            self.quiet = false;
        }
        match event {
            ConnectionEvent::Greeted(greeting) => {
                self.greeting = Some(greeting);
                self.stage = if self.signs_in { SignInStage::SigningIn { position: None } } else { SignInStage::AtDoor };
                if self.hall.is_none() {
                    self.outage = None;
                }
            }
            ConnectionEvent::Waiting { position } => self.stage = SignInStage::SigningIn { position: Some(position) },
            ConnectionEvent::SignedIn { player, name, token, halls } => {
                self.account = Some(SignedInAccount { player, name });
                self.halls = halls;
                self.answer = None;
                self.stage = SignInStage::Entering;
                return token.map_or(ConnectionChange::Nothing, ConnectionChange::Token);
            }
            ConnectionEvent::Entered { hall } => {
                self.sessions_are_old = true;
                let again = self.hall.as_ref() == Some(&hall);
                self.hall = Some(hall);
                self.busy = false;
                self.outage = None;
                self.stage = SignInStage::Inside;
                return ConnectionChange::Entered { again };
            }
            ConnectionEvent::Sent { .. } => {
                self.waiting.clear();
                self.stage = SignInStage::Calling;
            }
            ConnectionEvent::PasswordChanged { token } => {
                self.waiting.pop_front();
                self.sessions_are_old = true;
                self.answer = Some(DoorAnswer::PasswordChanged);
                return ConnectionChange::Token(token);
            }
            ConnectionEvent::Sessions(sessions) => self.receive_sessions(sessions),
            ConnectionEvent::SignedOut => {
                *self = Self { stage: SignInStage::Ended, ..Self::default() };
                return ConnectionChange::SignedOut;
            }
            ConnectionEvent::Refused(reason) => return self.refused(reason, now_ms),
            ConnectionEvent::RoundTrip(round_trip_ms) => self.round_trip_ms = Some(round_trip_ms),
            ConnectionEvent::Busy(busy) => (self.busy, self.busy_read) = (busy, false),
            ConnectionEvent::Quiet { .. } => self.quiet = true,
            ConnectionEvent::Lost { why, detail: _, retry } => {
                self.outage = Some(Outage::begins(self.outage.take(), why, retry, now_ms));
                self.stage = if retry.is_some() { SignInStage::Calling } else { SignInStage::Ended };
                self.waiting.clear();
                self.answer.take_if(|answer| answer.is_about_account());
                self.round_trip_ms = None;
                return ConnectionChange::Lost;
            }
            ConnectionEvent::Trying => {
                if let Some(outage) = &mut self.outage {
                    outage.trying = true;
                }
            }
        }
        ConnectionChange::Nothing
    }

    fn receive_sessions(&mut self, sessions: Vec<SessionView>) {
        if let Some(AccountRequest::EndSessions(ids)) = self.waiting.pop_front() {
            let ended = ids.iter().filter(|id| sessions.iter().all(|session| session.id != **id)).count();
            self.answer = Some(DoorAnswer::SessionsEnded(ended));
        }
        self.sessions = sessions;
    }

    fn refused(&mut self, reason: DoorRefusal, now_ms: u64) -> ConnectionChange {
        if let Some(request) = self.waiting.pop_front() {
            self.answer = Some(DoorAnswer::refused(Some(request), reason, now_ms));
            return ConnectionChange::Nothing;
        }
        let signing_in = matches!(self.stage, SignInStage::SigningIn { .. });
        let worthless = reason == DoorRefusal::WrongToken;
        self.answer = Some(DoorAnswer::refused(None, reason, now_ms));
        if signing_in || self.stage == SignInStage::Entering {
            self.signs_in = false;
            self.stage = SignInStage::AtDoor;
        }
        if worthless { ConnectionChange::TokenRefused } else { ConnectionChange::Nothing }
    }

    /// Why the connection was lost for good; `None` while it lasts or is retried.
    pub fn ended(&self) -> Option<&Loss> {
        self.outage.as_ref().filter(|_| self.stage == SignInStage::Ended).map(|outage| &outage.why)
    }
}
