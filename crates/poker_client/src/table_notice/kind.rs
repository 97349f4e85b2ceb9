//! The kinds of notices, and how long those are shown that go away by themselves.

/// The kinds of notices, to remember which were shown and put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoticeKind {
    Drum,
    Over,
    AwaitsPlace,
    Rebuy,
    AddOn,
    Deal,
    Moved,
    FinalTable,
    Break,
    HandForHand,
}

impl NoticeKind {
    /// Every kind.
    pub const ALL: [Self; 10] = [
        Self::Drum,
        Self::Over,
        Self::AwaitsPlace,
        Self::Rebuy,
        Self::AddOn,
        Self::Deal,
        Self::Moved,
        Self::FinalTable,
        Self::Break,
        Self::HandForHand,
    ];

    /// How long a notice that ends by itself is shown.
    #[must_use]
    pub fn length_ms(self) -> Option<u64> {
        match self {
            Self::Drum => Some(DRUM_MS + RESULT_MS),
            Self::Moved => Some(MOVED_MS),
            Self::FinalTable => Some(FINAL_TABLE_MS),
            Self::Over | Self::AwaitsPlace | Self::Rebuy | Self::AddOn | Self::Deal | Self::Break | Self::HandForHand => None,
        }
    }
}

/// How long the drum turns.
pub const DRUM_MS: u64 = 3_000;
/// How long the drawn multiplier is shown after that.
const RESULT_MS: u64 = 2_500;
const MOVED_MS: u64 = 8_000;
const FINAL_TABLE_MS: u64 = 6_000;
