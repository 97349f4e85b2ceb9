//! Movements that were carried out.

use serde::{Deserialize, Serialize};

use super::Movement;
use crate::Now;

/// A movement that was carried out, with its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Booked {
    pub at: Now,
    pub movement: Movement,
}
