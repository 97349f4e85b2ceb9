//! Checks the values of a rulebook.

mod cash;
mod forms;
mod house;
mod jackpots;
mod parameters;
mod plans;
mod rake;
mod stakes;
mod time_bank;

use std::fmt::{Debug, Display};

use poker_protocol::PlanId;

use super::{Expected, Figure, RakeRow, Rulebook, RulebookError, Source};

/// A whole has 10,000 basis points.
const WHOLE_BP: u64 = 10_000;
/// The longest time in a rulebook, a day.
const DAY_S: u64 = 86_400;
/// The largest stack in a rulebook, in big blinds; more than any real stack.
const MAX_BIG_BLINDS: u64 = 10_000;
/// The largest big blind: the sum of ten stacks of `MAX_BIG_BLINDS` does not overflow `Chips`.
const MAX_BLIND: u64 = 1_000_000_000_000;

struct Checks<'a> {
    file: &'a str,
    rulebook: &'a Rulebook,
    /// The names of the stakes in errors, in the order of the rulebook's stakes.
    stakes: Vec<String>,
}

/// Checks all values of a rulebook. Returns the first mistake.
pub(super) fn check(file: &str, rulebook: &Rulebook) -> Result<(), RulebookError> {
    let stakes = rulebook.stakes.iter().zip(1..).map(|(row, at): (&RakeRow, usize)| format!("stakes[{at}] {}", row.name)).collect();
    let checks = Checks { file, rulebook, stakes };
    checks.head()?;
    checks.cash()?;
    checks.seating()?;
    checks.buy_ins()?;
    checks.time_bank()?;
    checks.ratholing()?;
    checks.banzai()?;
    checks.fast()?;
    checks.rake()?;
    checks.stakes()?;
    checks.plans()?;
    checks.jackpots()?;
    checks.house()?;
    checks.parameters()
}

/// Checks the values that a room can have of its own. Returns the first mistake; `stakes` are the names of the stakes in errors.
pub(super) fn check_room(file: &str, rulebook: &Rulebook, stakes: Vec<String>) -> Result<(), RulebookError> {
    let checks = Checks { file, rulebook, stakes };
    checks.rake()?;
    checks.stakes()?;
    checks.plan_percentages()?;
    checks.jackpots()
}

/// Checks the percentage of a plan in a room file.
pub(super) fn plan_rate(
    file: &str,
    rulebook: &Rulebook,
    row: &str,
    (plan, percent_bp): (PlanId, u32),
    from: &Source,
) -> Result<(), RulebookError> {
    let checks = Checks { file, rulebook, stakes: Vec::new() };
    checks.plan_percentage(row, ["plan", "percent_bp"], plan, percent_bp)?;
    checks.source(row, from)
}

impl Checks<'_> {
    fn fail(&self, row: &str, field: &'static str, found: impl Display, expected: Expected) -> RulebookError {
        RulebookError::Value { file: self.file.to_owned(), row: row.to_owned(), field, found: found.to_string(), expected }
    }

    fn empty(&self, row: &str, field: &'static str, expected: Expected) -> RulebookError {
        RulebookError::Empty { file: self.file.to_owned(), row: row.to_owned(), field, expected }
    }

    fn between(&self, row: &str, field: &'static str, found: impl Into<u64>, min: u64, max: u64) -> Result<(), RulebookError> {
        let found = found.into();
        if (min..=max).contains(&found) { Ok(()) } else { Err(self.fail(row, field, found, Expected::Between(min, max))) }
    }

    /// Checks a figure and its source.
    fn figure<T: Copy + Into<u64>>(&self, row: &str, figure: &Figure<T>, min: u64, max: u64) -> Result<(), RulebookError> {
        self.between(row, "is", figure.is, min, max)?;
        self.source(row, &figure.from)
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
        if empty { Err(self.empty(row, "from", Expected::NotEmpty)) } else { Ok(()) }
    }

    fn sources<'s>(&self, of: &str, sources: impl IntoIterator<Item = (&'static str, &'s Source)>) -> Result<(), RulebookError> {
        sources.into_iter().try_for_each(|(row, source)| self.source(&format!("{of}.{row}"), source))
    }

    /// Checks that no earlier row has the same key.
    fn once<K: PartialEq + Debug>(&self, row: &str, field: &'static str, earlier: &[K], key: &K) -> Result<(), RulebookError> {
        if earlier.contains(key) { Err(self.fail(row, field, format_args!("{key:?}"), Expected::Once)) } else { Ok(()) }
    }

    fn head(&self) -> Result<(), RulebookError> {
        if self.rulebook.id.is_empty() {
            return Err(self.empty("rulebook", "id", Expected::NotEmpty));
        }
        if self.rulebook.documents.is_empty() {
            return Err(self.empty("rulebook", "documents", Expected::NotEmpty));
        }
        // R-INT-8: hand records name this id.
        let version = self.rulebook.document().and_then(|document| document.version.as_deref()).unwrap_or_default();
        if !self.rulebook.id.ends_with(version) {
            return Err(self.fail("rulebook", "id", &self.rulebook.id, Expected::EndsInVersion));
        }
        Ok(())
    }
}
