//! How the fields of a note about a player are written and read.

use serde::Deserialize;

/// Reads a name, which may not be empty.
pub(super) fn name<'de, D: serde::Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let name = String::deserialize(from)?;
    if name.is_empty() { Err(serde::de::Error::custom("a name is empty")) } else { Ok(name) }
}

/// Moments as dates and times in UTC.
pub(super) mod moment {
    use poker_history::{ms_of_rfc_3339, rfc_3339};
    use serde::Deserialize;

    pub(in crate::people) fn serialize<S: serde::Serializer>(ms: &u64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&rfc_3339(*ms))
    }

    pub(in crate::people) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = || serde::de::Error::custom(format!("{text:?} is no moment such as 2026-11-21T09:05:12Z"));
        ms_of_rfc_3339(&text).ok_or_else(wrong)
    }
}
