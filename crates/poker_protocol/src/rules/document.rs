//! The documents of a rulebook, and its currency.

use serde::{Deserialize, Serialize};

/// A rules document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Document {
    pub title: String,
    /// The language tag of the document.
    pub language: String,
    /// The version of the document, if it has one.
    pub version: Option<String>,
    /// The date of the document, such as `2023-07-30`, if it has one.
    pub date: Option<String>,
}

/// The currency of a rulebook's amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    Eur,
    Usd,
}
