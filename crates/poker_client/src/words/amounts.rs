//! Amounts as the player wants to see them.

use poker_protocol::{Currency, Money};
use poker_rules::Chips;
use poker_seen::{chips_for, money_for};
use poker_text::{Arg, parse_amount, text};

use crate::TableModel;

/// How amounts of money are written, and how those of a table are written and read: as money, in big blinds of the table, or in a tournament
/// as plain numbers of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts {
    pub currency: Currency,
    /// The table's big blind.
    pub big_blind: Chips,
    /// Whether tables show big blinds instead of money or chips.
    pub in_bb: bool,
    /// Whether the table is of a tournament, whose chips are no money.
    pub plain_chips: bool,
}

impl Amounts {
    /// Amounts of money outside any table.
    pub const fn money_of(currency: Currency) -> Self {
        Self { currency, big_blind: Chips::ZERO, in_bb: false, plain_chips: false }
    }

    /// Amounts at a table.
    pub fn at(model: &TableModel, currency: Currency, in_bb: bool) -> Self {
        Self { currency, big_blind: model.blinds().big_blind, in_bb, plain_chips: model.tournament().is_some() }
    }

    /// These amounts for a stake with the big blind `big_blind`: they are written as money, but a typed amount may be in big blinds.
    #[must_use]
    pub const fn of_stake(self, big_blind: Money) -> Self {
        Self { big_blind: chips_for(big_blind), in_bb: false, plain_chips: false, ..self }
    }

    /// An amount of money, also where tables show big blinds.
    pub fn money(&self, amount: Money) -> Arg {
        Arg::money(amount.hundredths(), sign_of(self.currency))
    }

    /// An amount of money, without decimals where they are zero.
    pub fn short_money(&self, amount: Money) -> Arg {
        Arg::short_money(amount.hundredths(), sign_of(self.currency))
    }

    /// Money won or lost, with its sign.
    pub fn signed_money(&self, cents: i64) -> Arg {
        Arg::signed_money(cents, sign_of(self.currency))
    }

    /// Chips of a table for a text, as money or in big blinds.
    pub fn arg(&self, amount: Chips) -> Arg {
        if self.in_bb && !self.big_blind.is_zero() {
            text::money::in_bb(Arg::decimal(self.hundredths(amount), 2)).into()
        } else {
            self.worth(amount)
        }
    }

    /// Chips of a table, also where the table shows big blinds: money at a cash table, a plain number in a tournament.
    pub fn worth(&self, amount: Chips) -> Arg {
        if self.plain_chips { Arg::count(amount.get()) } else { self.money(money_for(amount)) }
    }

    /// Money that becomes chips of a table, as the table shows them.
    pub fn at_table(&self, amount: Money) -> Arg {
        self.arg(chips_for(amount))
    }

    /// Reads a typed amount of money that becomes chips of a table, as [`Self::parse`] does.
    pub fn parse_money(&self, typed: &str) -> Option<Money> {
        self.parse(typed).map(money_for)
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
        Some(Chips::new(if self.plain_chips { (hundredths + 50) / 100 } else { hundredths }))
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
