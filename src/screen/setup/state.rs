//! What the sheet for a practice tournament keeps between frames.

/// What the sheet keeps between frames.
#[derive(Clone, Debug, Default)]
pub struct SetupState {
    /// The text of the field for stacks, once the player has typed there.
    pub(super) stacks: Option<String>,
    /// Whether the room's refusal is about what is chosen now.
    pub(crate) shows_refusal: bool,
}
