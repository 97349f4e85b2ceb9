//! The server's answer to a sign-in or account request.

use poker_protocol::DoorRefusal;

use super::AccountRequest;

/// The server's answer to a sign-in or account request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DoorAnswer {
    PasswordChanged,
    /// This number of sessions of the account has ended.
    SessionsEnded(usize),
    Refused {
        /// The refused request about the account; `None` where signing in or entering was refused.
        request: Option<AccountRequest>,
        reason: DoorRefusal,
        /// The earliest time at which another try is accepted, in the app's milliseconds.
        until_ms: Option<u64>,
    },
}

impl DoorAnswer {
    pub(super) fn refused(request: Option<AccountRequest>, reason: DoorRefusal, now_ms: u64) -> Self {
        let until_ms = match &reason {
            DoorRefusal::LockedOut { seconds } | DoorRefusal::TooManyTries { seconds } => Some(now_ms + u64::from(*seconds) * 1_000),
            DoorRefusal::WrongCredentials
            | DoorRefusal::WrongToken
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
            | DoorRefusal::Busy
            | DoorRefusal::Unavailable
            | DoorRefusal::Malformed
            | DoorRefusal::TooFast => None,
        };
        Self::Refused { request, reason, until_ms }
    }

    /// Whole seconds until another try is accepted; `None` where it is accepted now.
    pub fn seconds_left(&self, now_ms: u64) -> Option<u64> {
        match self {
            Self::Refused { until_ms: Some(until), .. } => Some(until.saturating_sub(now_ms).div_ceil(1_000)).filter(|left| *left > 0),
            Self::Refused { until_ms: None, .. } | Self::PasswordChanged | Self::SessionsEnded(_) => None,
        }
    }

    /// Whether it answers a request to list or to end sessions.
    pub fn is_about_sessions(&self) -> bool {
        match self {
            Self::SessionsEnded(_) => true,
            Self::PasswordChanged => false,
            Self::Refused { request, .. } => request.as_ref().is_some_and(AccountRequest::is_about_sessions),
        }
    }

    /// Whether it answers a request about the account, which only the page of the account shows.
    pub(super) fn is_about_account(&self) -> bool {
        match self {
            Self::PasswordChanged | Self::SessionsEnded(_) => true,
            Self::Refused { request, .. } => request.is_some(),
        }
    }
}
