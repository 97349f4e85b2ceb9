//! Serialization of a list that many messages share. It is serialized like any other list.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::StakeRow;

pub(crate) fn serialize<S: Serializer>(rows: &Arc<[StakeRow]>, serializer: S) -> Result<S::Ok, S::Error> {
    rows.as_ref().serialize(serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<[StakeRow]>, D::Error> {
    Vec::deserialize(deserializer).map(Arc::from)
}
