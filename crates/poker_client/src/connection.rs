//! How the connection to a room on a server stands: a pure fold over what its driver tells.

mod door;
mod outage;
#[cfg(test)]
mod tests;

use poker_protocol::{
    AccountName, ConnectionEvent, DoorRefusal, DoorRequest, Greeting, HallName, HallView, Loss, PlayerId, Token, is_older,
};

pub use door::{DoorAnswer, Stage};
pub use outage::Outage;

/// A round trip from which on a line counts as slow, milliseconds.
const SLOW_MS: u32 = 400;

/// The line in one word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineState {
    /// The connection is good; that of a room in this process always is.
    #[default]
    Good,
    /// Slow, or silent for longer than usual.
    Slow,
    /// Being made again.
    Restoring,
    Lost,
}

/// Who is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Its number.
    pub player: PlayerId,
    pub name: AccountName,
}

/// What the program is to do about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionChange {
    /// Nothing but to show it.
    Nothing,
    /// Keep this token for the next sign-in.
    Token(Token),
    /// The room is open: send `Hello` on the link. For another room than before, begin with an empty model.
    Entered {
        /// The room of before.
        again: bool,
    },
    /// The player is signed out, and the token is revoked.
    SignedOut,
    /// The token is no longer valid.
    TokenRefused,
    /// The line is lost.
    Lost,
}

/// The state of a connection, folded from the driver's events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Connection {
    greeting: Option<Greeting>,
    stage: Stage,
    /// The driver has a password or a token and signs in by itself.
    signs_in: bool,
    answer: Option<DoorAnswer>,
    account: Option<Account>,
    halls: Vec<HallView>,
    hall: Option<HallName>,
    outage: Option<Outage>,
    quiet: bool,
    round_trip_ms: Option<u32>,
}

impl Connection {
    /// A connection that is being made; `signs_in` where the driver has a password or a token.
    pub fn calling(signs_in: bool) -> Self {
        Self { signs_in, ..Self::default() }
    }

    /// What the server said of itself.
    pub fn greeting(&self) -> Option<&Greeting> {
        self.greeting.as_ref()
    }

    /// The progress of signing in and entering.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The door's answer to the last request, and its time.
    pub fn answer(&self) -> Option<&DoorAnswer> {
        self.answer.as_ref()
    }

    /// Who is signed in.
    pub fn account(&self) -> Option<&Account> {
        self.account.as_ref()
    }

    /// The halls there are.
    pub fn halls(&self) -> &[HallView] {
        &self.halls
    }

    /// The hall that the player is in, or was in before the connection was lost.
    pub fn hall(&self) -> Option<&HallName> {
        self.hall.as_ref()
    }

    /// Why and since when the connection is lost.
    pub fn outage(&self) -> Option<&Outage> {
        self.outage.as_ref()
    }

    /// Whether requests that are sent now are delivered.
    pub fn is_inside(&self) -> bool {
        self.stage == Stage::Inside
    }

    /// The line in one word.
    pub fn line(&self) -> LineState {
        match (&self.outage, self.stage) {
            (Some(outage), _) if !outage.trying => LineState::Lost,
            (Some(_), _) | (None, Stage::Calling) => LineState::Restoring,
            (None, Stage::AtDoor | Stage::SigningIn { .. } | Stage::Entering | Stage::Inside) => {
                let slow = self.quiet || self.round_trip_ms.is_some_and(|round_trip| round_trip >= SLOW_MS);
                if slow { LineState::Slow } else { LineState::Good }
            }
            (None, Stage::Ended) => LineState::Lost,
        }
    }

    /// The version that the server recommends, where this program is older.
    pub fn newer_version(&self, own: &str) -> Option<&str> {
        let recommended = &self.greeting.as_ref()?.recommended_client;
        is_older(own, recommended).then_some(recommended)
    }

    /// A request to the door was sent.
    pub fn asked(&mut self, request: &DoorRequest) {
        self.answer = None;
        match request {
            DoorRequest::SignUp { .. } | DoorRequest::SignIn { .. } | DoorRequest::SignInWith { .. } => {
                self.signs_in = true;
                if self.stage == Stage::AtDoor {
                    self.stage = Stage::SigningIn { position: None };
                }
            }
            DoorRequest::Enter { .. } => self.stage = Stage::Entering,
            DoorRequest::SignOut | DoorRequest::ChangePassword { .. } | DoorRequest::Pong { .. } => {}
        }
    }

    /// Folds an event of the driver at `now_ms`.
    pub fn receive(&mut self, event: ConnectionEvent, now_ms: u64) -> ConnectionChange {
        if !matches!(event, ConnectionEvent::Quiet { .. }) {
            self.quiet = false;
        }
        match event {
            ConnectionEvent::Greeted(greeting) => {
                self.greeting = Some(greeting);
                self.stage = if self.signs_in { Stage::SigningIn { position: None } } else { Stage::AtDoor };
                if self.hall.is_none() {
                    self.outage = None;
                }
            }
            ConnectionEvent::Waiting { position } => self.stage = Stage::SigningIn { position: Some(position) },
            ConnectionEvent::SignedIn { player, name, token, halls } => {
                self.account = Some(Account { player, name });
                self.halls = halls;
                self.answer = None;
                self.stage = Stage::Entering;
                return token.map_or(ConnectionChange::Nothing, ConnectionChange::Token);
            }
            ConnectionEvent::Entered { hall } => {
                let again = self.hall.as_ref() == Some(&hall);
                self.hall = Some(hall);
                self.outage = None;
                self.stage = Stage::Inside;
                return ConnectionChange::Entered { again };
            }
            ConnectionEvent::Sent { .. } => self.stage = Stage::Calling,
            ConnectionEvent::PasswordChanged { token } => {
                self.answer = Some(DoorAnswer::PasswordChanged);
                return ConnectionChange::Token(token);
            }
            ConnectionEvent::SignedOut => {
                *self = Self { stage: Stage::Ended, ..Self::default() };
                return ConnectionChange::SignedOut;
            }
            ConnectionEvent::Refused(reason) => return self.refused(reason, now_ms),
            ConnectionEvent::RoundTrip(round_trip_ms) => self.round_trip_ms = Some(round_trip_ms),
            ConnectionEvent::Quiet { .. } => self.quiet = true,
            ConnectionEvent::Lost { why, detail: _, retry } => {
                self.outage = Some(Outage::begins(self.outage.take(), why, retry, now_ms));
                self.stage = if retry.is_some() { Stage::Calling } else { Stage::Ended };
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

    fn refused(&mut self, reason: DoorRefusal, now_ms: u64) -> ConnectionChange {
        let signing_in = matches!(self.stage, Stage::SigningIn { .. });
        let worthless = reason == DoorRefusal::WrongToken;
        self.answer = Some(DoorAnswer::refused(reason, now_ms));
        if signing_in || self.stage == Stage::Entering {
            self.signs_in = false;
            self.stage = Stage::AtDoor;
        }
        if worthless { ConnectionChange::TokenRefused } else { ConnectionChange::Nothing }
    }

    /// Why there is no connection and will be none, where the driver has given up.
    pub fn ended(&self) -> Option<&Loss> {
        self.outage.as_ref().filter(|_| self.stage == Stage::Ended).map(|outage| &outage.why)
    }
}
