//! Lengths that grow with the window.

use serde::Deserialize;

/// A length at 640x360 and at 1280x800.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(try_from = "(f32, f32)")]
pub struct LengthPair {
    /// The length at 640x360 and below.
    pub compact: f32,
    /// The length at 1280x800.
    pub regular: f32,
}

/// A width and a height that grow with the window.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(from = "(LengthPair, LengthPair)")]
pub struct PairSize {
    pub width: LengthPair,
    pub height: LengthPair,
}

/// The error for a pair of numbers that is not a valid length.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("({0}, {1}) is not a pair of lengths: both must be zero or more")]
pub struct BadPair(f32, f32);

impl TryFrom<(f32, f32)> for LengthPair {
    type Error = BadPair;

    fn try_from((compact, regular): (f32, f32)) -> Result<LengthPair, BadPair> {
        let length = |value: f32| value.is_finite() && value >= 0.0;
        if length(compact) && length(regular) { Ok(LengthPair { compact, regular }) } else { Err(BadPair(compact, regular)) }
    }
}

impl From<(LengthPair, LengthPair)> for PairSize {
    fn from((width, height): (LengthPair, LengthPair)) -> PairSize {
        PairSize { width, height }
    }
}
