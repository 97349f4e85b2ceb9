//! How long a player has been known and how much the player has played (R-REG-12), and which rulebooks the player has accepted (R-INT-8).

use std::collections::btree_map::Entry;

use poker_protocol::PlayerId;

use super::cash_floor::CashFloor;
use crate::Now;
use crate::tournament::EntryFacts;

const MS_A_DAY: u64 = 86_400_000;

impl CashFloor {
    /// What a tournament asks about a player who enters.
    pub(crate) fn facts_of(&self, player: PlayerId, now: Now) -> EntryFacts {
        let Some(patron) = self.patrons.get(&player) else { return EntryFacts::default() };
        let here = patron.seats.iter().filter_map(|table| self.tables.get(table)?.game.seated(player));
        let hands: u64 = here.map(|seated| u64::from(seated.hands_dealt())).sum();
        let days = patron.first_greeting.map_or(0, |first| now.0.saturating_sub(first.0) / MS_A_DAY);
        EntryFacts {
            hands_played: patron.hands_played.saturating_add(hands),
            account_days: u32::try_from(days).unwrap_or(u32::MAX),
            pro: patron.pro,
        }
    }

    /// Notes that a player has accepted a rulebook. Returns whether it is the first time.
    pub(crate) fn accept_rules(&mut self, player: PlayerId, rulebook: String, now: Now) -> bool {
        let Some(patron) = self.patrons.get_mut(&player) else { return false };
        let Entry::Vacant(new) = patron.accepted.entry(rulebook) else { return false };
        new.insert(now);
        true
    }
}
