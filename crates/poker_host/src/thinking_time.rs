//! How long a bot thinks.

/// The range from which a bot draws the time for each decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    pub min_ms: u32,
    pub max_ms: u32,
}

impl ThinkingTime {
    /// The bot decides at once.
    pub const INSTANT: ThinkingTime = ThinkingTime { min_ms: 0, max_ms: 0 };
}

impl Default for ThinkingTime {
    fn default() -> ThinkingTime {
        ThinkingTime { min_ms: 500, max_ms: 3000 }
    }
}
