//! The tournament in which a hand was played.

use poker_rules::Chips;

use crate::{ChipUnit, Currency};

/// What a history says of the tournament of a hand. Its chips are no money, so their unit is [`crate::ChipUnit::CHIPS`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTournament {
    /// The number of the tournament.
    pub number: u64,
    pub name: String,
    /// The level at which the hand was dealt, from 1.
    pub level: u32,
    /// What an entry cost; `None` if it is not known.
    pub price: Option<EntryPrice>,
}

/// What an entry in a tournament cost, in hundredths of a currency or of play money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryPrice {
    /// The part for the prize pool.
    pub buy_in: u64,
    /// The own bounty.
    pub bounty: u64,
    /// The part for the house.
    pub fee: u64,
    /// `None` for play money.
    pub currency: Option<Currency>,
}

impl EntryPrice {
    /// The unit of the amounts.
    pub(crate) fn unit(self) -> ChipUnit {
        self.currency.map_or(ChipUnit::PLAY_CENTS, ChipUnit::cents)
    }

    /// The price in the notation of PokerStars: buy-in, bounty if there is one, and fee; or that the entry is free.
    pub(crate) fn pokerstars(self) -> String {
        let amount = |hundredths| self.unit().text(Chips::new(hundredths));
        let bounty = if self.bounty == 0 { String::new() } else { format!("+{}", amount(self.bounty)) };
        let currency = self.currency.map_or_else(String::new, |currency| format!(" {}", currency.code()));
        match (self.buy_in, self.bounty, self.fee) {
            (0, 0, 0) => "Freeroll ".to_owned(),
            (buy_in, _, fee) => format!("{}{bounty}+{}{currency}", amount(buy_in), amount(fee)),
        }
    }
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
        let roman = |level| PlayedTournament { number: 1, name: String::new(), level, price: None }.roman_level();
        assert_eq!([1, 4, 9, 14, 49, 90].map(roman), ["I", "IV", "IX", "XIV", "XLIX", "XC"]);
    }

    #[test]
    fn the_price_of_an_entry_is_written_as_trackers_read_it() {
        let price = |buy_in, bounty, fee, currency| EntryPrice { buy_in, bounty, fee, currency }.pokerstars();
        assert_eq!(price(500, 0, 50, Some(Currency::Euro)), "€5+€0.50 EUR");
        assert_eq!(price(500, 500, 100, Some(Currency::Dollar)), "$5+$5+$1 USD");
        assert_eq!(price(10_000, 0, 1_000, None), "100+10");
        assert_eq!(price(0, 0, 0, Some(Currency::Euro)), "Freeroll ");
    }
}
