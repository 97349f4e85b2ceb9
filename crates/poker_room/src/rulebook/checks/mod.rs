//! Checks the values of a rulebook.

mod cash;
mod forms;
mod hexapro;
mod house;
mod jackpots;
mod parameters;
mod plans;
mod rake;
mod stakes;
mod time_bank;
mod tournaments;

use std::ops::Deref;

use poker_protocol::PlanId;

use super::field_checks::{DAY_S, FieldChecks};
use super::{Expected, RakeRow, Rulebook, RulebookError, Source};

/// A whole has 10,000 basis points.
const WHOLE_BP: u64 = 10_000;
/// The largest stack in a rulebook, in big blinds; more than any real stack.
const MAX_BIG_BLINDS: u64 = 10_000;
/// The largest big blind: the sum of ten stacks of `MAX_BIG_BLINDS` does not overflow `Chips`.
const MAX_BLIND: u64 = 1_000_000_000_000;

struct Checks<'a> {
    fields: FieldChecks<'a>,
    rulebook: &'a Rulebook,
    /// The names of the stakes in errors, in the order of the rulebook's stakes.
    stakes: Vec<String>,
}

/// Checks all values of a rulebook. Returns the first mistake.
pub(super) fn check(file: &str, rulebook: &Rulebook) -> Result<(), RulebookError> {
    let stakes = rulebook.stakes.iter().zip(1..).map(|(row, at): (&RakeRow, usize)| format!("stakes[{at}] {}", row.name)).collect();
    let checks = Checks::new(file, rulebook, stakes);
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
    checks.hexapro()?;
    checks.house()?;
    checks.parameters()?;
    checks.tournaments()
}

/// Checks the values that a room can have of its own. Returns the first mistake; `stakes` are the names of the stakes in errors.
pub(super) fn check_room(file: &str, rulebook: &Rulebook, stakes: Vec<String>) -> Result<(), RulebookError> {
    let checks = Checks::new(file, rulebook, stakes);
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
    let checks = Checks::new(file, rulebook, Vec::new());
    checks.plan_percentage(row, ["plan", "percent_bp"], plan, percent_bp)?;
    checks.source(row, from)
}

/// The checks of single fields.
impl<'a> Deref for Checks<'a> {
    type Target = FieldChecks<'a>;

    fn deref(&self) -> &Self::Target {
        &self.fields
    }
}

impl<'a> Checks<'a> {
    fn new(file: &'a str, rulebook: &'a Rulebook, stakes: Vec<String>) -> Self {
        let documents = rulebook.documents.keys().map(String::as_str).collect();
        Self { fields: FieldChecks { file, documents }, rulebook, stakes }
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
