//! How the next hand is to be dealt.

use poker_rules::{BySeat, Chips, Positions, SeatPost, SeatSet, Stakes};

/// What a table is told for each hand.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    /// Where button and blinds are.
    pub positions: Positions,
    /// Who gets cards.
    pub dealt_in: SeatSet,
    /// What players post beside the blinds.
    pub posts: BySeat<Option<SeatPost>>,
    /// The forced bets.
    pub stakes: Stakes,
    /// What the player left of the big blind straddles.
    pub straddle: Option<Chips>,
    /// The deck is sealed before its first card.
    pub sealed: bool,
    /// The table asks for rake as each street begins, not only at the end.
    pub street_rake: bool,
}
