//! Why the door did not do what was asked.

use serde::{Deserialize, Serialize};

use super::{BadAccountName, BadPassword};

/// The reason; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DoorRefusal {
    /// No such account, or a wrong password; the answer does not say which.
    WrongCredentials,
    /// The token is unknown, revoked or too old: sign in with the password.
    WrongToken,
    /// Too many wrong passwords for this account.
    LockedOut {
        /// Seconds until a next try is accepted.
        seconds: u32,
    },
    /// Too many tries from this address.
    TooManyTries {
        /// Seconds until the next.
        seconds: u32,
    },
    /// Somebody has this name already.
    NameTaken,
    /// The name cannot be one.
    BadName {
        why: BadAccountName,
    },
    /// The password cannot be one.
    BadPassword {
        why: BadPassword,
    },
    /// The house has suspended the account.
    Suspended,
    /// No new accounts are taken.
    SignUpClosed,
    /// Sign in first.
    NotSignedIn,
    SignedInAlready,
    /// Go into a hall first.
    NotEntered,
    NoSuchHall,
    /// The hall is being taken over by another server; try again in a moment.
    HallNotReady,
    /// Too many are signing in at this moment; try again.
    Busy,
    /// The server could not read its database; try again later.
    Unavailable,
    /// The frame was no message.
    Malformed,
    /// Too many messages in too short a time.
    TooFast,
}
