//! The three slots of the action bar.

/// A slot of the bar; its position never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarSlot {
    /// Left: fold.
    Fold,
    /// Middle: check or call.
    Call,
    /// Right: bet or raise.
    Raise,
}

impl BarSlot {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Fold, Self::Call, Self::Raise];

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Fold => 0,
            Self::Call => 1,
            Self::Raise => 2,
        }
    }
}
