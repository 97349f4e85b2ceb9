//! The tournament in which a hand was played.

/// What a history says of the tournament of a hand. Its chips are no money, so their unit is [`crate::ChipUnit::CHIPS`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTournament {
    /// The number of the tournament.
    pub number: u64,
    pub name: String,
    /// The level at which the hand was dealt, from 1.
    pub level: u32,
}

impl PlayedTournament {
    /// The level in Roman numerals, as PokerStars writes it.
    pub(crate) fn roman_level(&self) -> String {
        const NUMERALS: [(u32, &str); 13] = [
            (1000, "M"),
            (900, "CM"),
            (500, "D"),
            (400, "CD"),
            (100, "C"),
            (90, "XC"),
            (50, "L"),
            (40, "XL"),
            (10, "X"),
            (9, "IX"),
            (5, "V"),
            (4, "IV"),
            (1, "I"),
        ];
        // No tournament has as many levels; a number from a file may be any.
        let mut left = self.level.min(3_999);
        let mut text = String::new();
        for (worth, numeral) in NUMERALS {
            while left >= worth {
                text += numeral;
                left -= worth;
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_in_roman_numerals() {
        let roman = |level| PlayedTournament { number: 1, name: String::new(), level }.roman_level();
        assert_eq!([1, 4, 9, 14, 49, 90].map(roman), ["I", "IV", "IX", "XIV", "XLIX", "XC"]);
    }
}
