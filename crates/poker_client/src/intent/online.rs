//! What a person can ask about servers and accounts.

use poker_protocol::{AccountName, HallName, Password, SessionId};

/// An intent about the address book, signing in at a server, or the connection to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlineIntent {
    /// Shows the address book.
    Open,
    /// Adds a server and chooses it.
    Add {
        /// The player's name for the server; may be empty.
        name: String,
        /// Its address, which the caller has checked.
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
        /// Whether the token is saved, so that the player stays signed in on this computer.
        remember: bool,
    },
    /// Asks the chosen server for a new account.
    SignUp {
        name: AccountName,
        password: Password,
        /// Whether the token is saved, so that the player stays signed in on this computer.
        remember: bool,
    },
    /// Signs in with the saved token of the chosen server.
    GoOn,
    /// Stops connecting and signing in.
    Cancel,
    /// Connects again at once instead of after the pause.
    TryNow,
    /// Signs out: the server revokes the token, and the connection ends.
    SignOut,
    /// Changes the password of the account.
    ChangePassword { old: Password, new: Password },
    /// Ends other sessions of the account.
    EndSessions { sessions: Vec<SessionId>, password: Password },
    /// Enters another hall.
    Enter(HallName),
    /// Dismisses the notice that the server is busy.
    DismissBusy,
    /// Dismisses the notice of a newer version.
    DismissVersion,
}
