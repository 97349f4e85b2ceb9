//! A moment, told by the driver.

use serde::{Deserialize, Serialize};

const MS_A_DAY: u64 = 86_400_000;

/// Milliseconds on the driver's clock, which never goes back. A driver that wants dates in hand records starts it at the Unix epoch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Now(pub u64);

impl Now {
    /// The moment so many milliseconds later.
    #[must_use]
    pub const fn after_ms(self, ms: u32) -> Self {
        // Widening: `From` is not const.
        Self(self.0.saturating_add(ms as u64))
    }

    /// Milliseconds from `earlier` to this moment; 0 where it is not earlier.
    #[must_use]
    pub fn ms_since(self, earlier: Self) -> u32 {
        u32::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(u32::MAX)
    }

    /// The day at UTC, counted from the epoch.
    #[must_use]
    pub const fn utc_day(self) -> u64 {
        self.0 / MS_A_DAY
    }
}
