//! The requests about the account that a player makes inside a room.

use poker_protocol::{DoorRequest, SessionId};

/// A request about the account that the server has not answered, or that an answer belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AccountRequest {
    ChangePassword,
    ListSessions,
    EndSessions(Vec<SessionId>),
}

impl AccountRequest {
    /// The request without its passwords; `None` where it is not about the account.
    pub(super) fn of(request: &DoorRequest) -> Option<Self> {
        match request {
            DoorRequest::ChangePassword { .. } => Some(Self::ChangePassword),
            DoorRequest::ListSessions => Some(Self::ListSessions),
            DoorRequest::EndSessions { sessions, .. } => Some(Self::EndSessions(sessions.clone())),
            DoorRequest::SignUp { .. }
            | DoorRequest::SignIn { .. }
            | DoorRequest::SignInWith { .. }
            | DoorRequest::SignOut
            | DoorRequest::Enter { .. }
            | DoorRequest::Pong { .. } => None,
        }
    }

    /// Whether it lists or ends sessions.
    pub fn is_about_sessions(&self) -> bool {
        match self {
            Self::ListSessions | Self::EndSessions(_) => true,
            Self::ChangePassword => false,
        }
    }
}
