//! A rank of a card in a text.

/// A rank of a card, 2 to 14 (ace), which a text may need in several forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankWord(pub u8);
