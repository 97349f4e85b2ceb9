//! The rank of a card in a text.

/// The rank of a card, from 2 to 14 (the ace), which a text may need in several forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankWord(pub u8);
