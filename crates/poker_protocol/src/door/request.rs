//! What a client asks at the door. These requests have no ids: one is answered before the next is read.

use serde::{Deserialize, Serialize};

use super::{AccountName, HallName, Password, Token};

/// Everything that can be asked at the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DoorRequest {
    /// A new account; answered like `SignIn`.
    SignUp {
        /// Unique at this server; upper and lower case count as the same.
        name: AccountName,
        /// Chosen by the player.
        password: Password,
    },
    /// Answered with `SignedIn` and a new token.
    SignIn { name: AccountName, password: Password },
    /// Signs in with a token that was given before.
    SignInWith { token: Token },
    /// Revokes the token of this connection; answered with `SignedOut`.
    SignOut,
    /// Changes the password and revokes every token of the account; this connection gets a new one.
    ChangePassword { old: Password, new: Password },
    /// Enters a hall. An older connection of the account is closed.
    Enter {
        /// The hall; `None` for the hall of the last visit, or the first of the list.
        hall: Option<HallName>,
    },
    /// The answer to a `Ping`.
    Pong {
        /// The number of the ping.
        n: u32,
    },
}
