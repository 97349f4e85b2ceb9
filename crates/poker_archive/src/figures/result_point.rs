//! A point of a plot of results.

/// A result and its all-in-adjusted value after a number of hands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ResultPoint {
    /// The hands so far, without those whose result is not known.
    pub hands: u64,
    /// When the last of these hands began, in milliseconds since 1970; 0 before the first.
    pub started_ms: u64,
    /// What was won or lost so far: big blinds, or chips where a unit of money was asked for.
    pub net: f64,
    /// The same, all-in-adjusted.
    pub adjusted: f64,
}
