//! The sessions of an account, as its player sees them.

use serde::{Deserialize, Serialize};

/// The number of a session, unique on a server and its siblings. It has at most 53 bits, so that every JSON reader keeps it exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct SessionId(pub u64);

impl SessionId {
    /// The number that these random bits make.
    pub fn of_random(bits: u64) -> Self {
        Self(bits >> 11)
    }
}

/// A session of an account: one sign-in with the password, and every token that has replaced its first one since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionView {
    pub id: SessionId,
    /// The time of the sign-in with the password, in milliseconds since 1970.
    pub made: u64,
    /// The time of the last sign-in with a token of the session, exact to the hour, in milliseconds since 1970.
    pub used: u64,
    /// Whether it is the session of this connection.
    pub current: bool,
}
