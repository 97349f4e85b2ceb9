//! A number of seconds that may be left out.

use std::fmt;

use serde::de::{Deserializer, Error, Visitor};

/// Reads `None`, `Some(60)` or `60`, as older files have it.
pub(super) fn seconds<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    from.deserialize_any(Seconds)
}

struct Seconds;

impl<'de> Visitor<'de> for Seconds {
    type Value = Option<u32>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("None, Some(seconds) or a number of seconds")
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_any(self)
    }

    fn visit_u64<E: Error>(self, seconds: u64) -> Result<Self::Value, E> {
        u32::try_from(seconds).map(Some).map_err(|_| E::custom("too many seconds"))
    }
}
