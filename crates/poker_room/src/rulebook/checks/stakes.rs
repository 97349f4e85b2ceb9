//! Checks stakes.

use poker_protocol::Form;

use super::forms::Shown;
use super::{Checks, MAX_BLIND, WHOLE_BP};
use crate::rulebook::{Expected, RakeRow, RulebookError};

impl Checks<'_> {
    pub(super) fn stakes(&self) -> Result<(), RulebookError> {
        let mut earlier = Vec::new();
        for (name, row) in self.stakes.iter().zip(&self.rulebook.stakes) {
            self.stake(name, row, &mut earlier)?;
        }
        Ok(())
    }

    fn stake(&self, name: &str, row: &RakeRow, earlier: &mut Vec<StakeRowKey>) -> Result<(), RulebookError> {
        if row.name.is_empty() {
            return Err(self.empty(name, "name", Expected::NotEmpty));
        }
        self.between(name, "big_blind", row.big_blind.hundredths(), 2, MAX_BLIND)?;
        self.between(name, "small_blind", row.small_blind.hundredths(), 1, row.big_blind.hundredths() - 1)?;
        self.between(name, "percent_bp", row.percent_bp, 0, WHOLE_BP)?;
        self.between(name, "cap", row.cap.hundredths(), self.rulebook.rake.minimum.is.hundredths().max(1), MAX_BLIND)?;
        self.source(name, &row.from)?;
        let offered = match row.form {
            Form::Banzai => self.rulebook.banzai.is_some(),
            Form::Fast | Form::Rapid => self.rulebook.fast.is_some(),
            Form::Regular | Form::Deepstack | Form::Shortstack => true,
        };
        if !offered || self.rulebook.buy_in_row(row.form).is_none() {
            return Err(self.fail(name, "form", Shown(row.form), Expected::FormWithBuyIn));
        }
        let game = self.rulebook.game(row);
        let most = game.max_seats().min(self.rulebook.cash.seats.is.most.into());
        let most = u64::try_from(most).unwrap_or(u64::MAX);
        if let Some(seats) = row.seats {
            self.between(name, "seats", seats, self.rulebook.cash.seats.is.least.into(), most)?;
        }
        let key = StakeRowKey(row.game.code, row.form, row.small_blind.hundredths(), row.big_blind.hundredths());
        if earlier.contains(&key) {
            return Err(self.fail(name, "big_blind", row.big_blind.hundredths(), Expected::Once));
        }
        earlier.push(key);
        Ok(())
    }
}

/// The key of a stake: game, form, blinds.
#[derive(PartialEq)]
struct StakeRowKey(&'static str, Form, u64, u64);
