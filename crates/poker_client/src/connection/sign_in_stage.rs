//! The progress of signing in and entering a room.

/// The progress of signing in and entering a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SignInStage {
    /// The connection is being made.
    #[default]
    Calling,
    /// The server has greeted; nobody has signed in.
    AtDoor,
    /// The server checks name and password.
    SigningIn {
        /// The number of sign-ins that are checked first, where the server is busy.
        position: Option<u32>,
    },
    /// Signed in; the room is being opened.
    Entering,
    /// In the room.
    Inside,
    /// The connection is lost for good.
    Ended,
}
