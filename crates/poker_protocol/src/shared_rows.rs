//! Serialization of a list that many messages share. It is serialized like any other list.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<T: Serialize, S: Serializer>(rows: &Arc<[T]>, serializer: S) -> Result<S::Ok, S::Error> {
    rows.as_ref().serialize(serializer)
}

pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<[T]>, D::Error> {
    Vec::deserialize(deserializer).map(Arc::from)
}
