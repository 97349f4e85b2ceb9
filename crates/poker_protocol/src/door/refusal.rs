//! The reasons for which the door refuses requests.

use serde::{Deserialize, Serialize};

use super::{BadAccountName, BadPassword};

/// Why the door refused a request. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DoorRefusal {
    /// There is no such account, or the password is wrong; the answer does not say which.
    WrongCredentials,
    /// The token is unknown, revoked or too old. The player must sign in with the password.
    WrongToken,
    /// There were too many wrong passwords for this account.
    LockedOut {
        /// The seconds until the next try is accepted.
        seconds: u32,
    },
    /// There were too many tries from this address.
    TooManyTries {
        /// The seconds until the next try is accepted.
        seconds: u32,
    },
    /// Another account has this name.
    NameTaken,
    /// The name is not allowed.
    BadName {
        why: BadAccountName,
    },
    /// The password is not allowed.
    BadPassword {
        why: BadPassword,
    },
    /// The operator gave the account this password for a time that is over. The player must ask the operator for another.
    PasswordExpired,
    /// The house has suspended the account.
    Suspended,
    /// Players cannot create accounts here.
    SignUpClosed,
    /// The client is not signed in.
    NotSignedIn,
    SignedInAlready,
    /// The client has not entered a hall.
    NotEntered,
    NoSuchHall,
    /// Another server is taking the hall over. The client may try again in a moment.
    HallNotReady,
    /// Too many players are signing in. The client may try again.
    Busy,
    /// The server could not read its database. The client may try again later.
    Unavailable,
    /// The frame was malformed.
    Malformed,
    /// The client sent too many messages in a short time.
    TooFast,
}
