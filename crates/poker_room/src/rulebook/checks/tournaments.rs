//! Checks what a rulebook says of tournaments.

use super::{Checks, MAX_BLIND};
use crate::rulebook::tournament::{FEWEST_ENTRANTS, MOST_ENTRANTS};
use crate::rulebook::{Expected, FeeRow, RulebookError, ScheduledFee};

impl Checks<'_> {
    pub(super) fn tournaments(&self) -> Result<(), RulebookError> {
        let rules = &self.rulebook.tournaments;
        let entrants = &rules.entrants;
        self.between("tournaments.entrants", "most", entrants.is.most, FEWEST_ENTRANTS.into(), MOST_ENTRANTS.into())?;
        self.between("tournaments.entrants", "least", entrants.is.least, FEWEST_ENTRANTS.into(), entrants.is.most.into())?;
        self.source("tournaments.entrants", &entrants.from)?;
        self.source("tournaments.late_registration", &rules.late_registration.from)?;
        let mut earlier = Vec::new();
        for (figure, at) in rules.features.iter().zip(1_usize..) {
            let row = format!("tournaments.features[{at}]");
            self.once(&row, "is", &earlier, &figure.is)?;
            self.source(&row, &figure.from)?;
            earlier.push(figure.is);
        }
        self.cancellation()?;
        self.fee_rows("tournaments.fees.five_handed", &rules.fees.five_handed)?;
        self.fee_rows("tournaments.fees.two_handed", &rules.fees.two_handed)?;
        match &rules.fees.scheduled {
            ScheduledFee::Table(rows) if rows.is_empty() => Err(self.empty("tournaments.fees", "scheduled", Expected::NotEmpty)),
            ScheduledFee::Table(rows) => self.fee_rows("tournaments.fees.scheduled", rows),
            ScheduledFee::Percent(percent) => self.figure("tournaments.fees.scheduled", percent, 0, 50),
            ScheduledFee::PerTournament { from } => self.source("tournaments.fees.scheduled", from),
        }
    }

    fn cancellation(&self) -> Result<(), RulebookError> {
        let terms = &self.rulebook.tournaments.cancellation;
        if let Some(percent) = &terms.hexapro_percent {
            self.figure("tournaments.cancellation.hexapro_percent", percent, 1, 100)?;
        }
        let sources = [
            ("unusable_ticket", &terms.unusable_ticket.from),
            ("fees", &terms.fees.from),
            ("house_money", &terms.house_money.from),
            ("own_bounty", &terms.own_bounty.from),
        ];
        self.sources("tournaments.cancellation", sources)
    }

    /// Checks that prices rise from row to row and that no fee is larger than its buy-in.
    fn fee_rows(&self, table: &str, rows: &[FeeRow]) -> Result<(), RulebookError> {
        let mut earlier = 0;
        for (row, at) in rows.iter().zip(1_usize..) {
            let name = format!("{table}[{at}]");
            self.between(&name, "buy_in", row.buy_in.hundredths(), earlier + 1, MAX_BLIND)?;
            self.between(&name, "fee", row.fee.hundredths(), 0, row.buy_in.hundredths())?;
            self.source(&name, &row.from)?;
            earlier = row.buy_in.hundredths();
        }
        Ok(())
    }
}
