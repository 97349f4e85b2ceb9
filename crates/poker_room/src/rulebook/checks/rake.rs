//! Checks how rake is taken.

use poker_rules::MAX_SEATS;

use super::{Checks, WHOLE_BP};
use crate::rulebook::RulebookError;

impl Checks<'_> {
    pub(super) fn rake(&self) -> Result<(), RulebookError> {
        let rake = &self.rulebook.rake;
        self.between("rake.minimum", "is", rake.minimum.is.hundredths(), 0, WHOLE_BP)?;
        for &dealt_in in &rake.halve_cap_for.is {
            self.between("rake.halve_cap_for", "is", dealt_in, 2, u64::try_from(MAX_SEATS).unwrap_or(u64::MAX))?;
        }
        self.sources(
            "rake",
            [
                ("rounding", &rake.rounding.from),
                ("minimum", &rake.minimum.from),
                ("below_minimum", &rake.below_minimum.from),
                ("no_flop_no_drop", &rake.no_flop_no_drop.from),
                ("halve_cap_for", &rake.halve_cap_for.from),
                ("timing", &rake.timing.from),
            ],
        )
    }
}
