//! Where rules come from.

use serde::{Deserialize, Serialize};

/// A rules document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    pub title: String,
    /// Language tag.
    pub language: String,
    /// Its version, where it has one.
    pub version: Option<String>,
    /// Its date, as `2023-07-30`, where it has one.
    pub date: Option<String>,
}

/// A currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    Eur,
    /// US dollar.
    Usd,
}
