//! Deals as the players at the final table see them.

use poker_protocol::{DealProposal, DealRow, DealTable};

use crate::Now;
use crate::tournament::payout::PossibleDeals;
use crate::tournament::{EntryId, Tournament};

impl Tournament {
    /// What each player of the final table would get now under each kind of deal; `None` if no deal is possible.
    #[must_use]
    pub fn deal_table(&self) -> Option<DealTable> {
        self.terms.deals?;
        let is_final = self.prizes_are_final();
        let (entries, shares) = self.possible_deals().filter(|_| is_final)?;
        self.table_of(&entries, &shares)
    }

    /// The deal that waits for answers.
    #[must_use]
    pub fn deal_view(&self, now: Now) -> Option<DealProposal> {
        let proposed = self.proposed_deal()?;
        Some(DealProposal {
            proposal: proposed.deal,
            by: self.entrant_view(proposed.by)?,
            kind: proposed.kind,
            table: self.table_of(&proposed.entries, &proposed.shares)?,
            agreed: self.agreed_to_deal().to_vec(),
            left_ms: Some(proposed.until.ms_since(now)),
        })
    }

    fn table_of(&self, entries: &[EntryId], shares: &PossibleDeals) -> Option<DealTable> {
        let row = |(at, &entry): (usize, &EntryId)| {
            Some(DealRow {
                who: self.entrant_view(entry)?,
                stack: self.stack_of(entry),
                equal: *shares.equal.shares.get(at)?,
                by_stacks: *shares.by_stacks.shares.get(at)?,
                icm: *shares.icm.shares.get(at)?,
            })
        };
        let mut rows = entries.iter().enumerate().map(row).collect::<Option<Vec<DealRow>>>()?;
        rows.sort_by_key(|row| std::cmp::Reverse(row.stack));
        let lowest = self.prize(u32::try_from(entries.len()).ok()?);
        Some(DealTable { pool: shares.equal.shares.iter().sum(), lowest, rows })
    }
}
