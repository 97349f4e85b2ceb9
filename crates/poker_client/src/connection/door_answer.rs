//! The server's answer to a sign-in or account request.

use poker_protocol::DoorRefusal;

/// The server's answer to a sign-in or account request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DoorAnswer {
    PasswordChanged,
    Refused {
        reason: DoorRefusal,
        /// The earliest time at which another try is accepted, in the app's milliseconds.
        until_ms: Option<u64>,
    },
}

impl DoorAnswer {
    pub(super) fn refused(reason: DoorRefusal, now_ms: u64) -> Self {
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
        Self::Refused { reason, until_ms }
    }

    /// Whole seconds until another try is accepted; `None` where it is accepted now.
    pub fn seconds_left(&self, now_ms: u64) -> Option<u64> {
        match self {
            Self::Refused { until_ms: Some(until), .. } => Some(until.saturating_sub(now_ms).div_ceil(1_000)).filter(|left| *left > 0),
            Self::Refused { until_ms: None, .. } | Self::PasswordChanged => None,
        }
    }
}
