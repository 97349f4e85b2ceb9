//! The requests to the door. They have no ids, because each is answered before the next is read.

use serde::{Deserialize, Serialize};

use super::{AccountName, HallName, Password, Token};

/// A request to the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Revokes the token of this connection; answered with `SignedOut`.
    SignOut,
    /// Changes the password and revokes all tokens of the account. This connection gets a new token.
    ChangePassword { old: Password, new: Password },
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
