//! What must hold of a rulebook's values.

mod plans;

use std::fmt::Display;

use poker_rules::MAX_SEATS;

use super::{Expected, Rulebook, RulebookError, Source, TimeBankContext};

/// Hundredths of a percent in a whole.
const WHOLE_BP: u64 = 10_000;
/// Nothing in a rulebook lasts longer than a day.
const DAY_S: u64 = 86_400;

struct Checks<'a> {
    file: &'a str,
    rulebook: &'a Rulebook,
}

/// The first mistake, if there is one.
pub(super) fn check(file: &str, rulebook: &Rulebook) -> Result<(), RulebookError> {
    let checks = Checks { file, rulebook };
    checks.cash()?;
    checks.buy_ins()?;
    checks.time_banks()?;
    checks.rake()?;
    checks.stakes()?;
    checks.plans()?;
    checks.parameters()
}

impl Checks<'_> {
    fn fail(&self, row: &str, field: &'static str, found: impl Display, expected: Expected) -> RulebookError {
        RulebookError::Value { file: self.file.to_owned(), row: row.to_owned(), field, found: found.to_string(), expected }
    }

    fn between(&self, row: &str, field: &'static str, found: impl Into<u64>, min: u64, max: u64) -> Result<(), RulebookError> {
        let found = found.into();
        if (min..=max).contains(&found) { Ok(()) } else { Err(self.fail(row, field, found, Expected::Between(min, max))) }
    }

    fn source(&self, row: &str, source: &Source) -> Result<(), RulebookError> {
        if let Some(key) = source.document()
            && !self.rulebook.documents.contains_key(key)
        {
            return Err(self.fail(row, "from", key, Expected::KnownDocument));
        }
        let empty = match source {
            Source::Stated(_, section) => section.is_empty(),
            Source::Read(_, section, reading) => section.is_empty() || reading.is_empty(),
            Source::Ours(why) => why.is_empty(),
        };
        if empty { Err(self.fail(row, "from", "empty", Expected::NotEmpty)) } else { Ok(()) }
    }

    fn cash(&self) -> Result<(), RulebookError> {
        if self.rulebook.id.is_empty() {
            return Err(self.fail("rulebook", "id", "empty", Expected::NotEmpty));
        }
        if self.rulebook.documents.is_empty() {
            return Err(self.fail("rulebook", "documents", "empty", Expected::NotEmpty));
        }
        let cash = &self.rulebook.cash;
        let max_seats = u64::try_from(MAX_SEATS).unwrap_or(u64::MAX);
        self.between("cash.seats", "is", cash.seats.is, 2, max_seats)?;
        self.between("cash.min_players", "is", cash.min_players.is, 2, cash.seats.is.into())?;
        for (row, figure) in [
            ("cash.decision_s", &cash.decision_s),
            ("cash.disconnect_extra_s", &cash.disconnect_extra_s),
            ("cash.sit_out_removal_s", &cash.sit_out_removal_s),
            ("cash.global_sit_out_s", &cash.global_sit_out_s),
        ] {
            self.between(row, "is", figure.is, 1, DAY_S)?;
            self.source(row, &figure.from)?;
        }
        for (row, figure) in [("cash.weight_played_before", &cash.weight_played_before), ("cash.weight_free_seat", &cash.weight_free_seat)]
        {
            self.between(row, "is", figure.is, 1, 1_000)?;
            self.source(row, &figure.from)?;
        }
        for (row, source) in [
            ("cash.seats", &cash.seats.from),
            ("cash.min_players", &cash.min_players.from),
            ("cash.heads_up", &cash.heads_up.from),
            ("cash.newcomers", &cash.newcomers.from),
            ("cash.posted_blind", &cash.posted_blind.from),
            ("cash.missed_big_blind", &cash.missed_big_blind.from),
            ("cash.muck_at_showdown", &cash.muck_at_showdown.from),
            ("cash.disconnect_uses_time_bank", &cash.disconnect_uses_time_bank.from),
            ("cash.auto_top_up", &cash.auto_top_up.from),
        ] {
            self.source(row, source)?;
        }
        Ok(())
    }

    fn buy_ins(&self) -> Result<(), RulebookError> {
        for (at, row) in self.rulebook.buy_in.iter().enumerate() {
            let name = format!("buy_in[{}]", at + 1);
            self.between(&name, "min_big_blinds", row.min_big_blinds, 1, 10_000)?;
            self.between(&name, "max_big_blinds", row.max_big_blinds, row.min_big_blinds.into(), 10_000)?;
            self.source(&name, &row.from)?;
            if self.rulebook.buy_in[..at].iter().any(|earlier| earlier.format == row.format) {
                return Err(self.fail(&name, "format", format_args!("{:?}", row.format), Expected::Once));
            }
        }
        Ok(())
    }

    fn time_banks(&self) -> Result<(), RulebookError> {
        for (at, row) in self.rulebook.time_bank.iter().enumerate() {
            let name = format!("time_bank[{}]", at + 1);
            let day_ms = DAY_S * 1_000;
            self.between(&name, "cap_ms", row.cap_ms, 0, day_ms)?;
            self.between(&name, "first_ms", row.first_ms, 0, row.cap_ms.into())?;
            self.between(&name, "add_ms", row.add_ms, 0, row.cap_ms.into())?;
            self.between(&name, "every_hands", row.every_hands, 1, 100_000)?;
            self.source(&name, &row.from)?;
            if self.rulebook.time_bank[..at].iter().any(|earlier| earlier.context == row.context) {
                return Err(self.fail(&name, "context", format_args!("{:?}", row.context), Expected::Once));
            }
        }
        if self.rulebook.time_bank_row(TimeBankContext::Cash).is_none() {
            return Err(self.fail("time_bank", "context", "without Cash", Expected::Present));
        }
        Ok(())
    }

    fn rake(&self) -> Result<(), RulebookError> {
        let rake = &self.rulebook.rake;
        self.between("rake.minimum", "is", rake.minimum.is.get(), 0, WHOLE_BP)?;
        for &dealt_in in &rake.halve_cap_for.is {
            self.between("rake.halve_cap_for", "is", dealt_in, 2, u64::try_from(MAX_SEATS).unwrap_or(u64::MAX))?;
        }
        for (row, source) in [
            ("rake.rounding", &rake.rounding.from),
            ("rake.minimum", &rake.minimum.from),
            ("rake.below_minimum", &rake.below_minimum.from),
            ("rake.no_flop_no_drop", &rake.no_flop_no_drop.from),
            ("rake.halve_cap_for", &rake.halve_cap_for.from),
            ("rake.timing", &rake.timing.from),
        ] {
            self.source(row, source)?;
        }
        Ok(())
    }

    fn stakes(&self) -> Result<(), RulebookError> {
        // A stack of 10 000 big blinds at ten seats still fits into chips.
        const MAX_BLIND: u64 = 1_000_000_000_000;
        for (at, row) in self.rulebook.stakes.iter().enumerate() {
            let name = format!("stakes[{}] {}", at + 1, row.name);
            if row.name.is_empty() {
                return Err(self.fail(&name, "name", "empty", Expected::NotEmpty));
            }
            self.between(&name, "big_blind", row.big_blind.get(), 1, MAX_BLIND)?;
            self.between(&name, "small_blind", row.small_blind.get(), 1, row.big_blind.get())?;
            self.between(&name, "percent_bp", row.percent_bp, 0, WHOLE_BP)?;
            self.between(&name, "cap", row.cap.get(), 0, MAX_BLIND)?;
            self.source(&name, &row.from)?;
            let key = |row: &super::RakeRow| (row.game, row.format, row.small_blind, row.big_blind);
            if self.rulebook.stakes[..at].iter().any(|earlier| key(earlier) == key(row)) {
                return Err(self.fail(&name, "big_blind", row.big_blind.get(), Expected::Once));
            }
        }
        Ok(())
    }

    fn parameters(&self) -> Result<(), RulebookError> {
        let parameters = &self.rulebook.parameters;
        self.between("parameters.break_s", "is", parameters.break_s.is, 1, DAY_S)?;
        self.between("parameters.pool_percent", "is", parameters.pool_percent.is, 0, 100)?;
        self.between("parameters.progressive_percent", "is", parameters.progressive_percent.is, 0, 100)?;
        for (row, source) in [
            ("parameters.pot_limit_counts_call", &parameters.pot_limit_counts_call.from),
            ("parameters.sit_out_free_check", &parameters.sit_out_free_check.from),
            ("parameters.break_s", &parameters.break_s.from),
            ("parameters.pool_percent", &parameters.pool_percent.from),
            ("parameters.progressive_percent", &parameters.progressive_percent.from),
            ("parameters.late_registration_close", &parameters.late_registration_close.from),
            ("parameters.vip_bounty_before_rebuy", &parameters.vip_bounty_before_rebuy.from),
            ("parameters.phase_one_prizes", &parameters.phase_one_prizes.from),
        ] {
            self.source(row, source)?;
        }
        Ok(())
    }
}
