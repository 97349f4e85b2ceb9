//! Checks time banks.

use super::{Checks, DAY_S};
use crate::rulebook::{Expected, RulebookError, TimeBank, TimeBankContext, TimeBankRow};

/// The longest time in a rulebook, a day.
const DAY_MS: u64 = DAY_S * 1_000;

impl Checks<'_> {
    pub(super) fn time_bank(&self) -> Result<(), RulebookError> {
        match &self.rulebook.time_bank {
            TimeBank::Steps(rows) => self.step_banks(rows),
            TimeBank::FloorAndTrickle(bank) => {
                self.between("time_bank", "cap_ms", bank.cap_ms, 0, DAY_MS)?;
                self.between("time_bank", "floor_ms", bank.floor_ms, 0, bank.cap_ms.into())?;
                self.between("time_bank", "add_ms", bank.add_ms, 0, bank.cap_ms.into())?;
                self.source("time_bank", &bank.from)
            }
            TimeBank::Nothing { from } => self.source("time_bank", from),
        }
    }

    fn step_banks(&self, rows: &[TimeBankRow]) -> Result<(), RulebookError> {
        let mut contexts = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let name = format!("time_bank[{}]", at + 1);
            self.between(&name, "cap_ms", row.cap_ms, 0, DAY_MS)?;
            self.between(&name, "first_ms", row.first_ms, 0, row.cap_ms.into())?;
            self.between(&name, "add_ms", row.add_ms, 0, row.cap_ms.into())?;
            self.between(&name, "every_hands", row.every_hands, 1, 100_000)?;
            self.source(&name, &row.from)?;
            self.once(&name, "context", &contexts, &row.context)?;
            contexts.push(row.context);
        }
        if contexts.contains(&TimeBankContext::Cash) {
            Ok(())
        } else {
            Err(self.fail("time_bank", "context", "without Cash", Expected::Present))
        }
    }
}
