//! How long a bot thinks.

/// How long a bot thinks: drawn anew for each decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    /// At least, milliseconds.
    pub min_ms: u32,
    /// At most, milliseconds.
    pub max_ms: u32,
}

impl ThinkingTime {
    /// Not at all.
    pub const INSTANT: ThinkingTime = ThinkingTime { min_ms: 0, max_ms: 0 };
}

impl Default for ThinkingTime {
    fn default() -> ThinkingTime {
        ThinkingTime { min_ms: 500, max_ms: 3000 }
    }
}
