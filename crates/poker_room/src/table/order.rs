//! How the next hand is dealt.

use poker_rules::{BySeat, Chips, Positions, SeatPost, SeatSet, Stakes};

use crate::Contest;

/// How the owner of a table wants a hand to be dealt.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    /// What the hand is played in.
    pub contest: Contest,
    /// The seats of button and blinds.
    pub positions: Positions,
    /// The seats that get cards.
    pub dealt_in: SeatSet,
    /// What players post besides the blinds.
    pub posts: BySeat<Option<SeatPost>>,
    pub stakes: Stakes,
    /// The straddle of the player left of the big blind, if there is one.
    pub straddle: Option<Chips>,
    /// Whether the deck is sealed before its first card.
    pub sealed: bool,
    /// Whether the table asks for rake at the beginning of each street, and not only at the end.
    pub street_rake: bool,
}
