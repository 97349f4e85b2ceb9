//! Amounts as the player wants to see them.

use poker_protocol::Currency;
use poker_rules::Chips;
use poker_text::{Arg, parse_amount, text};

/// How amounts are written and read: as money, or in big blinds of a table. A chip of a cash table is one cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts {
    /// The currency of money.
    pub currency: Currency,
    /// The table's big blind.
    pub big_blind: Chips,
    /// Whether tables show big blinds instead of money.
    pub in_bb: bool,
}

impl Amounts {
    /// Amounts of money outside any table.
    pub const fn money_of(currency: Currency) -> Self {
        Self { currency, big_blind: Chips::ZERO, in_bb: false }
    }

    /// An amount as money, also where tables show big blinds.
    pub fn money(&self, amount: Chips) -> Arg {
        Arg::money(amount.get(), sign_of(self.currency))
    }

    /// The same, without decimals where they are zero.
    pub fn short_money(&self, amount: Chips) -> Arg {
        Arg::short_money(amount.get(), sign_of(self.currency))
    }

    /// Money won or lost, with its sign.
    pub fn signed_money(&self, cents: i64) -> Arg {
        Arg::signed_money(cents, sign_of(self.currency))
    }

    /// An amount for a text, as money or in big blinds.
    pub fn arg(&self, amount: Chips) -> Arg {
        if self.in_bb && !self.big_blind.is_zero() {
            text::money::in_bb(Arg::decimal(self.hundredths(amount), 2)).into()
        } else {
            self.money(amount)
        }
    }

    /// Reads a typed amount as chips. A plain number means big blinds where the table shows them; `2.5 BB` always does.
    pub fn parse(&self, typed: &str) -> Option<Chips> {
        let typed = typed.trim();
        let bare = typed.trim_end_matches(['b', 'B']).trim_end();
        let hundredths = parse_amount(bare, sign_of(self.currency))?;
        if self.in_bb || bare.len() < typed.len() {
            let chips = (u128::from(hundredths) * u128::from(self.big_blind.get()) + 50) / 100;
            return u64::try_from(chips).ok().map(Chips::new);
        }
        Some(Chips::new(hundredths))
    }

    /// Hundredths of a big blind, rounded so that a positive amount is never shown as zero.
    fn hundredths(&self, amount: Chips) -> u64 {
        let blind = u128::from(self.big_blind.get());
        let exact = (u128::from(amount.get()) * 100 + blind / 2) / blind;
        let shown = u64::try_from(exact).unwrap_or(u64::MAX);
        if amount.is_zero() { 0 } else { shown.max(1) }
    }
}

fn sign_of(currency: Currency) -> poker_text::Currency {
    match currency {
        Currency::Eur => poker_text::Currency::Euro,
        Currency::Usd => poker_text::Currency::Dollar,
    }
}
