//! What a person can ask about servers and accounts.

use poker_protocol::{AccountName, HallName, Password};

/// For the address book, the door of a server, or the line to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlineIntent {
    /// Shows the address book.
    Open,
    /// Adds a server and chooses it.
    Add {
        /// As the player calls it; may be empty.
        name: String,
        /// Its address, which is one.
        url: String,
    },
    /// Chooses a server of the book.
    Choose(String),
    /// Forgets a server, and the token for it.
    Forget(String),
    /// Signs in at the chosen server.
    SignIn {
        name: AccountName,
        password: Password,
        /// Stays signed in on this machine.
        remember: bool,
    },
    /// Asks the chosen server for a new account.
    SignUp {
        name: AccountName,
        /// Chosen by the player.
        password: Password,
        /// Stays signed in on this machine.
        remember: bool,
    },
    /// Goes on with the token that is kept for the chosen server.
    GoOn,
    /// No longer tries.
    Cancel,
    /// Tries now, not after the pause.
    TryNow,
    /// Makes the token worthless and leaves.
    SignOut,
    /// Another password.
    ChangePassword { old: Password, new: Password },
    /// Goes into another hall.
    Enter(HallName),
    /// Takes the word about a newer version away.
    DismissVersion,
}
