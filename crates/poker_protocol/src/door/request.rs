//! What a client asks at the door. These requests have no ids: one is answered before the next is read.

use serde::{Deserialize, Serialize};

use super::{AccountName, HallName, Password, Token};

/// Everything that can be asked at the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum DoorRequest {
    /// A new account; answered like `SignIn`.
    SignUp {
        /// Unique at this server, whatever the case of its letters.
        name: AccountName,
        /// Chosen by the player.
        password: Password,
    },
    /// Answered with `SignedIn` and a new token.
    SignIn {
        /// The account.
        name: AccountName,
        /// Its password.
        password: Password,
    },
    /// Goes on with a token that was given before.
    SignInWith {
        /// The token.
        token: Token,
    },
    /// Makes the token of this connection worthless; answered with `SignedOut`.
    SignOut,
    /// Another password: every token of the account but this connection's new one becomes worthless.
    ChangePassword {
        /// The password until now.
        old: Password,
        /// The password from now on.
        new: Password,
    },
    /// Goes into a hall. An older connection of the account is closed.
    Enter {
        /// Which; none where the player was last, or the first.
        hall: Option<HallName>,
    },
    /// The answer to a `Ping`.
    Pong {
        /// The number of the ping.
        n: u32,
    },
}
