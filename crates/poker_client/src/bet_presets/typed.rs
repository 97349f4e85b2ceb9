//! Amounts that a player types as a multiple or as a part of the pot.

use poker_text::parse_hundredths;

use super::BetPresetKind;

/// A typed amount that depends on the turn. All values are in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedBet {
    /// `3bb`: a total in big blinds.
    BigBlinds(u64),
    /// `2.5x`: a multiple of the bet to call.
    TimesBet(u64),
    /// `66%`: a bet of this part of the pot, or a raise by it.
    PotPercent(u64),
}

impl TypedBet {
    /// Reads a number with a sign after it: `%`, `x`, `×`, `b` or `bb`, small or capital. The decimal mark may be a comma or a point, and
    /// spaces are allowed anywhere. Returns `None` if it is anything else, such as a plain amount.
    pub fn read(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let before = |signs: &[char]| {
            let bare = typed.trim_end_matches(signs);
            // One sign, or two for big blinds.
            let signed = typed.chars().count() - bare.chars().count();
            (signed == 1 || signed == 2 && signs.contains(&'b')).then_some(bare)
        };
        let kinds: [(BetPresetKind, fn(u64) -> Self); 3] = [
            (BetPresetKind::PotPercent, Self::PotPercent),
            (BetPresetKind::TimesBet, Self::TimesBet),
            (BetPresetKind::BigBlinds, Self::BigBlinds),
        ];
        kinds.into_iter().find_map(|(kind, amount)| before(kind.signs()).and_then(parse_hundredths).map(amount))
    }

    /// The letters that belong to an amount after a number.
    pub fn letters() -> impl Iterator<Item = char> {
        let signs = [BetPresetKind::TimesBet, BetPresetKind::BigBlinds].into_iter().flat_map(BetPresetKind::signs);
        signs.copied().filter(char::is_ascii_alphabetic)
    }

    /// Whether a character belongs to an amount that is typed outside its field. Letters, which are keys of their own
    /// there, belong to it only after a number.
    pub const fn is_sign(character: char) -> bool {
        matches!(character, '%' | '×')
    }
}
