//! A moment on the driver's clock.

use serde::{Deserialize, Serialize};

/// Milliseconds on the driver's clock, which never goes back. It must start at the Unix epoch if hand records are to have dates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Now(pub u64);

impl Now {
    /// The moment `ms` milliseconds later.
    #[must_use]
    pub const fn after_ms(self, ms: u32) -> Self {
        // `From` is not const; this cast widens.
        Self(self.0.saturating_add(ms as u64))
    }

    /// The moment `ms` milliseconds before.
    #[must_use]
    pub const fn before_ms(self, ms: u32) -> Self {
        // `From` is not const; this cast widens.
        Self(self.0.saturating_sub(ms as u64))
    }

    /// Milliseconds from `earlier` to this moment; 0 if `earlier` is later.
    #[must_use]
    pub fn ms_since(self, earlier: Self) -> u32 {
        u32::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(u32::MAX)
    }
}
