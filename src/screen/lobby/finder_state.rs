//! What the sheet that finds players keeps between frames.

/// What the sheet that finds players keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinderState {
    pub(crate) open: bool,
    /// Whether the player has searched since the sheet was opened. An older answer may no longer hold.
    pub(crate) asked: bool,
    /// The name, as it is typed.
    pub(crate) name: String,
}

impl FinderState {
    /// Opens the sheet, with the name that was typed last.
    pub(super) fn open(&mut self) {
        (self.open, self.asked) = (true, false);
    }
}
