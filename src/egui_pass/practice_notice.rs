//! What a pass shows of practice tournaments besides the screens.

use crate::screen::FieldStrip;

/// What a pass shows of practice tournaments besides the screens.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PracticeNotice {
    /// The line about the field, if it is shown.
    pub(super) strip: Option<FieldStrip>,
    /// Whether the player can set up a tournament.
    pub(super) may_set_up: bool,
}
