//! The requests to the door. They have no ids, because each is answered before the next is read.

use serde::{Deserialize, Serialize};

use super::{AccountName, HallName, Password, SessionId, Token};

/// A request to the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DoorRequest {
    /// Creates an account; answered like `SignIn`.
    SignUp {
        /// The name, unique on this server; upper and lower case, and letters that look alike, count as the same.
        name: AccountName,
        password: Password,
    },
    /// Signs in with the password; answered with `SignedIn` and a new token.
    SignIn { name: AccountName, password: Password },
    /// Signs in with a token.
    SignInWith { token: Token },
    /// Ends the session of this connection and revokes all its tokens; answered with `SignedOut`.
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    SignOut,
    /// Changes the password and ends all sessions of the account. This connection begins a new one with a new token.
    ChangePassword { old: Password, new: Password },
    /// Asks for the sessions of the account; answered with `Sessions`.
    #[serde(deserialize_with = "crate::no_fields::deserialize")]
    ListSessions,
    /// Ends sessions of the account other than that of this connection; answered with the `Sessions` that are left.
    EndSessions {
        /// The sessions to end. One that no longer exists, and that of this connection, are passed over.
        sessions: Vec<SessionId>,
        password: Password,
    },
    /// Enters a hall. An older connection of the account is closed.
    Enter {
        /// The hall; `None` for the hall of the last visit, or the first in the list.
        hall: Option<HallName>,
    },
    /// Answers a `Ping`.
    Pong {
        /// The number of the ping.
        n: u32,
    },
}
