//! The answers to a reminder of a break.

/// What the player answers to a reminder of a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreakAnswer {
    /// Sits out at every table from the next hand.
    SitOut,
    /// Wants to be reminded again after ten more minutes of play.
    Later,
    /// Wants no other reminder in this session.
    NotAgain,
}
