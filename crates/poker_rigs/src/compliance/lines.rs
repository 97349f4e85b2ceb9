//! The connections that the script uses.

use poker_protocol::Link;

/// The connections of the one player who plays the script.
pub trait Lines {
    /// Opens a connection, the first or another one, which takes over from the one before.
    fn connect(&mut self) -> Link;

    /// Breaks the line of the newest connection. Returns the link to continue with: a new one, or the same one where it reconnects by
    /// itself.
    fn cut(&mut self) -> Link;
}

/// Plain links have no line that could break; `cut` opens another connection instead.
impl<F: FnMut() -> Link> Lines for F {
    fn connect(&mut self) -> Link {
        self()
    }

    fn cut(&mut self) -> Link {
        self()
    }
}
