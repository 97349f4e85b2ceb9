//! The statement of a player: what went into and out of the balance and the stacks, entry by entry.

use std::collections::VecDeque;

use poker_protocol::{EntryKind, StatementEntry};
use serde::{Deserialize, Serialize};

use crate::{Account, Movement, Reason};

/// The most entries in one answer, which then stays far below the largest frame.
const ENTRIES_A_PAGE: usize = 50;

/// A player's last entries, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    entries: VecDeque<StatementEntry>,
    /// The number of the newest entry.
    last: u64,
}

impl Statement {
    /// The number of entries that are kept: enough for an evening at several tables. Older hands are in the hand records.
    pub const KEPT: usize = 400;

    pub(super) fn next_number(&self) -> u64 {
        self.last.saturating_add(1)
    }

    /// Whether nothing was ever entered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The newest entries before number `before`, newest first, and whether there are older ones.
    pub(super) fn page(&self, before: Option<u64>) -> (Vec<StatementEntry>, bool) {
        let mut older = self.entries.iter().rev().filter(|entry| before.is_none_or(|before| entry.number < before));
        let page = older.by_ref().take(ENTRIES_A_PAGE).cloned().collect();
        (page, older.next().is_some())
    }
}

impl Extend<StatementEntry> for Statement {
    /// Appends entries, oldest first, with the numbers that they have. If there are more than [`Self::KEPT`], the oldest are dropped.
    fn extend<T: IntoIterator<Item = StatementEntry>>(&mut self, entries: T) {
        for entry in entries {
            if self.entries.len() == Self::KEPT {
                self.entries.pop_front();
            }
            self.last = entry.number;
            self.entries.push_back(entry);
        }
    }
}

/// The kind of entry that a movement makes in its owner's statement; `None` if it makes none.
pub(super) fn entry_kind(movement: &Movement) -> Option<EntryKind> {
    Some(match movement.reason {
        Reason::Opening => EntryKind::Opening,
        Reason::Refill => EntryKind::Refill,
        Reason::BuyIn => EntryKind::BuyIn,
        Reason::TopUp => EntryKind::TopUp,
        Reason::AutoTopUp => EntryKind::AutoTopUp,
        Reason::CashOut => EntryKind::CashOut,
        Reason::Hand(_) => EntryKind::Hand,
        Reason::PlanPrice => EntryKind::PlanPrice,
        Reason::PlanRefund => EntryKind::PlanRefund,
        Reason::Jackpot(_) => match movement.from {
            Account::Jackpot(kind) => EntryKind::Jackpot(kind),
            Account::Outside
            | Account::Balance(_)
            | Account::Stack(..)
            | Account::Pot(_)
            | Account::House
            | Account::Charity
            | Account::Held(_)
            | Account::Tickets
            | Account::Tournament(..) => return None,
        },
        Reason::Correction => EntryKind::Correction,
        Reason::Undecided => EntryKind::Undecided,
        Reason::Held => EntryKind::Held,
        Reason::Released => EntryKind::Released,
        Reason::Confiscated => EntryKind::Confiscated,
        Reason::TournamentEntry => EntryKind::TournamentEntry,
        Reason::TournamentRefund => EntryKind::TournamentRefund,
        Reason::TournamentRebuy => EntryKind::Rebuy,
        Reason::TournamentAddOn => EntryKind::AddOn,
        Reason::TournamentPrize => EntryKind::Prize,
        Reason::TournamentBounty => EntryKind::Bounty,
        Reason::Ticket => EntryKind::Ticket,
        Reason::Rake(_)
        | Reason::JackpotFeed(_)
        | Reason::TournamentShares
        | Reason::TournamentPool
        | Reason::TournamentFees
        | Reason::HouseFunds
        | Reason::AccountDeleted => return None,
    })
}
