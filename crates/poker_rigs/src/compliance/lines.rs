//! The connections that the script is played over.

use poker_protocol::Link;

/// The connections of the one player who plays the script.
pub trait Lines {
    /// Another connection, the first one too; an older one is taken over.
    fn connect(&mut self) -> Link;

    /// Cuts the newest connection off as a broken line does, and gives the link to go on with: another, or the same where that goes on over
    /// a line of its own.
    fn cut(&mut self) -> Link;
}

/// Where connections are links and nothing else, a cut one is simply left.
impl<F: FnMut() -> Link> Lines for F {
    fn connect(&mut self) -> Link {
        self()
    }

    fn cut(&mut self) -> Link {
        self()
    }
}
