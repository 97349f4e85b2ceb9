//! What the sheet that finds players keeps between frames.

/// What the sheet that finds players keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinderState {
    pub(crate) open: bool,
    /// The name, as it is typed.
    pub(crate) name: String,
}
