//! The ledger: what each account holds.

use poker_protocol::Money;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::{Account, Movement};

/// A line of a saved ledger. For `Outside` the amount is what it has given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    pub account: Account,
    #[serde(rename = "chips")]
    pub amount: Money,
}

/// The error for a saved ledger that does not add up to zero, names an account twice, or holds too much money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the book does not add up, or holds more money than a book can")]
pub struct UnsoundBook;

/// Why a movement was refused. The ledger is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    /// The paying account holds less than it should pay.
    #[error("{account:?} holds {held:?}, not {wanted:?}")]
    Short {
        account: Account,
        held: Money,
        /// The amount that it should pay.
        wanted: Money,
    },
    /// More money would be in the book than [`Money::MOST_IN_A_BOOK`].
    #[error("{account:?} would bring more money into the book than it can hold")]
    Overflow { account: Account },
}

/// The amounts of all accounts, which add up to zero. Only `Outside` is negative: its amount is kept as the money that it has given out.
/// Because that is limited, no account ever holds more than [`Money::MOST_IN_A_BOOK`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Holding>", into = "Vec<Holding>")]
pub struct Ledger {
    accounts: FxHashMap<Account, Money>,
    given_out: Money,
}

impl Ledger {
    /// An empty ledger.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What an account holds; zero for `Outside`, whose amount is in [`Self::given_out()`].
    #[must_use]
    pub fn holds(&self, account: Account) -> Money {
        self.accounts.get(&account).copied().unwrap_or(Money::ZERO)
    }

    /// The money that has come from outside, minus the money that has gone back.
    #[must_use]
    pub fn given_out(&self) -> Money {
        self.given_out
    }

    /// Moves the amount of `movement` from the paying to the receiving account.
    ///
    /// # Errors
    /// If the paying account holds too little or the receiving one would exceed the largest amount; then nothing has changed.
    pub fn carry_out(&mut self, movement: Movement) -> Result<(), LedgerError> {
        if movement.moves_nothing() {
            return Ok(());
        }
        let Movement { from, to, amount, reason: _ } = movement;
        let after_paying = self.after_paying(from, amount)?;
        let after_receiving = self.after_receiving(to, amount)?;
        self.set(from, after_paying);
        self.set(to, after_receiving);
        Ok(())
    }

    /// The sum over all accounts: what is held minus what was given out. It is zero unless there is a bug.
    #[must_use]
    pub fn sum(&self) -> i128 {
        let held: i128 = self.accounts.values().map(|held| i128::from(held.hundredths())).sum();
        held - i128::from(self.given_out.hundredths())
    }

    /// All accounts that hold something, without `Outside`, in the order of [`Account`].
    pub fn accounts(&self) -> impl Iterator<Item = (Account, Money)> + use<> {
        let mut accounts: Vec<_> = self.accounts.iter().map(|(&account, &held)| (account, held)).collect();
        accounts.sort_unstable();
        accounts.into_iter()
    }

    fn after_paying(&self, account: Account, amount: Money) -> Result<Money, LedgerError> {
        if account == Account::Outside {
            let given_out = self.given_out.checked_add(amount).filter(|given_out| *given_out <= Money::MOST_IN_A_BOOK);
            return given_out.ok_or(LedgerError::Overflow { account });
        }
        let held = self.holds(account);
        held.checked_sub(amount).ok_or(LedgerError::Short { account, held, wanted: amount })
    }

    fn after_receiving(&self, account: Account, amount: Money) -> Result<Money, LedgerError> {
        if account == Account::Outside {
            let held = self.given_out;
            return held.checked_sub(amount).ok_or(LedgerError::Short { account, held, wanted: amount });
        }
        self.holds(account).checked_add(amount).ok_or(LedgerError::Overflow { account })
    }

    fn set(&mut self, account: Account, holds: Money) {
        if account == Account::Outside {
            self.given_out = holds;
        } else if holds.is_zero() {
            self.accounts.remove(&account);
        } else {
            self.accounts.insert(account, holds);
        }
    }
}

impl From<Ledger> for Vec<Holding> {
    fn from(ledger: Ledger) -> Self {
        let outside = Holding { account: Account::Outside, amount: ledger.given_out };
        std::iter::once(outside).chain(ledger.accounts().map(|(account, amount)| Holding { account, amount })).collect()
    }
}

impl TryFrom<Vec<Holding>> for Ledger {
    type Error = UnsoundBook;

    fn try_from(holdings: Vec<Holding>) -> Result<Self, UnsoundBook> {
        let mut ledger = Self::new();
        for Holding { account, amount } in holdings {
            if !ledger.holds(account).is_zero() || (account == Account::Outside && !ledger.given_out.is_zero()) {
                return Err(UnsoundBook);
            }
            ledger.set(account, amount);
        }
        if ledger.sum() == 0 && ledger.given_out <= Money::MOST_IN_A_BOOK { Ok(ledger) } else { Err(UnsoundBook) }
    }
}
