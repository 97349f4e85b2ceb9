//! The book of bounties in parts, one for each entry, so that a journal need not write the whole book after each knock-out.

use poker_protocol::BountyReason;
use std::collections::BTreeSet;

use super::save::{BountyAccount, SavedBounty};
use super::{Bounties, BountyRules, UnsoundBounties};
use crate::tournament::EntryId;
use crate::tournament::marked::Marked;

impl Bounties {
    /// What players have paid and were paid.
    pub(in crate::tournament) fn account(&self) -> BountyAccount {
        let Self { rules: _, entries: _, earned: _, paid_in, paid_out, changed: _ } = self;
        BountyAccount { paid_in: *paid_in, paid_out: *paid_out }
    }

    /// What the book has of an entry; `None` if it was never entered.
    pub(in crate::tournament) fn saved(&self, entry: EntryId) -> Option<SavedBounty> {
        let booked = self.entries.get(&entry)?.clone();
        let all = (entry, BountyReason::Knockout)..=(entry, BountyReason::Pro);
        Some(SavedBounty { booked, earned: self.earned.range(all).map(|(&(_, kind), &amount)| (kind, amount)).collect() })
    }

    /// Takes the entries of which something may have changed since the last call; `None` the first time, when all are new.
    pub(in crate::tournament) fn take_changed(&mut self) -> Option<BTreeSet<EntryId>> {
        self.changed.take()
    }

    /// Puts the book together again.
    ///
    /// # Errors
    /// If it does not hold what was paid in and not paid out.
    pub(in crate::tournament) fn restored(
        rules: BountyRules,
        account: BountyAccount,
        saved: impl IntoIterator<Item = (EntryId, SavedBounty)>,
    ) -> Result<Self, UnsoundBounties> {
        let BountyAccount { paid_in, paid_out } = account;
        let mut book = Self { paid_in, paid_out, changed: Marked::default(), ..Self::new(rules) };
        for (entry, SavedBounty { booked, earned }) in saved {
            book.entries.insert(entry, booked);
            book.earned.extend(earned.into_iter().map(|(kind, amount)| ((entry, kind), amount)));
        }
        if book.check() { Ok(book) } else { Err(UnsoundBounties) }
    }
}
