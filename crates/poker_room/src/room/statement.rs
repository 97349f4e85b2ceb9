//! What went into and out of a player's balance and stacks, entry by entry.

use std::collections::VecDeque;

use poker_protocol::{EntryKind, Message, PlayerId, StatementEntry};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::Room;
use crate::{Account, Movement, Now, PlayerKind, Reason};

/// Entries in one answer, far below the largest frame.
const ENTRIES_A_PAGE: usize = 50;

/// A player's last entries, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    entries: VecDeque<StatementEntry>,
    /// The number of the newest entry.
    last: u64,
}

impl Statement {
    /// Entries kept for a player: an evening at several tables. Older hands are in the hand records.
    pub const KEPT: usize = 400;

    fn next_number(&self) -> u64 {
        self.last.saturating_add(1)
    }

    /// Nothing has been entered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The newest entries older than `before`, the newest first, and whether there are older ones.
    fn page(&self, before: Option<u64>) -> (Vec<StatementEntry>, bool) {
        let mut older = self.entries.iter().rev().filter(|entry| before.is_none_or(|before| entry.number < before));
        let page = older.by_ref().take(ENTRIES_A_PAGE).cloned().collect();
        (page, older.next().is_some())
    }
}

impl Extend<StatementEntry> for Statement {
    /// Entries with the numbers they have, the oldest first.
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

impl Room {
    /// Answers `AskStatement`.
    pub(super) fn show_statement(&mut self, player: PlayerId, before: Option<u64>) {
        let Some(session) = self.sessions.get(&player) else { return };
        let (entries, more) = session.statement.page(before);
        self.tell(player, Message::Statement { entries, more });
    }

    /// Writes a movement into the statements of those whose chips moved.
    pub(super) fn enter(&mut self, movement: &Movement, now: Now) {
        if movement.amount.is_zero() {
            return;
        }
        let (from, to) = (movement.from.owner(), movement.to.owner());
        if let Some(player) = to {
            // Between a player's own accounts the balance's side is told.
            let came = from != to || matches!(movement.to, Account::Balance(_));
            self.enter_for(player, movement, came, now);
        }
        if let Some(player) = from.filter(|_| from != to) {
            self.enter_for(player, movement, false, now);
        }
    }

    fn enter_for(&mut self, player: PlayerId, movement: &Movement, came: bool, now: Now) {
        let Some(kind) = entry_kind(movement) else { return };
        let balance = self.balance(player);
        // Nobody reads what a program won and lost.
        let Some(session) = self.sessions.get_mut(&player).filter(|session| session.kind == PlayerKind::Person) else { return };
        let table = movement.from.table().or(movement.to.table());
        let table = table.and_then(|table| Some(self.tables.get(&table)?.felt.sign().name.clone()));
        let number = session.statement.next_number();
        let (received, paid) = if came { (movement.amount, Chips::ZERO) } else { (Chips::ZERO, movement.amount) };
        let hand = movement.reason.hand();
        let entry = StatementEntry { number, at: now.0, what: kind, table, hand, received, paid, balance };
        self.journal.entry(player, &entry);
        session.statement.extend([entry]);
    }
}

/// What its owner is told; nothing of movements that touch no player.
fn entry_kind(movement: &Movement) -> Option<EntryKind> {
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
            | Account::Held(_) => return None,
        },
        Reason::Correction => EntryKind::Correction,
        Reason::Undecided => EntryKind::Undecided,
        Reason::Held => EntryKind::Held,
        Reason::Released => EntryKind::Released,
        Reason::Confiscated => EntryKind::Confiscated,
        Reason::Rake(_) | Reason::JackpotFeed(_) => return None,
    })
}
