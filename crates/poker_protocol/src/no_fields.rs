//! Requests without fields: serde ignores unknown fields beside the tag of a variant that has none of its own.

use serde::{Deserialize, Deserializer};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NoFields {}

/// Reads the rest of a variant without fields; any field is refused.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(fields: D) -> Result<(), D::Error> {
    NoFields::deserialize(fields).map(|NoFields {}| ())
}
