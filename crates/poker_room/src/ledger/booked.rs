//! A movement that was carried out, and when.

use serde::{Deserialize, Serialize};

use super::Movement;
use crate::Now;

/// A movement that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Booked {
    pub at: Now,
    pub movement: Movement,
}
