//! The cash floor: offers, tables, and what the floor remembers of each player.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{PlayerId, Refusal, StakeId, StakeRow, TableId};
use poker_rules::Seat;

use super::chat_terms::ChatTerms;
use super::effect::Effect;
use super::expiry::Expiry;
use super::lobby::Lobby;
use super::patron::{KeptPatron, Patron};
use super::slot::Slot;
use crate::deadlines::Deadlines;
use crate::{CashTable, Dealer, Now, Switches, Tempo};

/// Offers, tables and the players at them. Methods return [`Effect`]s for the room to carry out; the floor sends and books nothing itself.
pub(crate) struct CashFloor {
    pub(super) lobby: Lobby,
    pub(super) chat: ChatTerms,
    pub(super) tables: BTreeMap<TableId, Slot>,
    /// When each game must be called next.
    pub(super) deadlines: Deadlines<TableId>,
    /// When each offered seat and each place of a disconnected player in a queue is lost, soonest first.
    pub(super) expiries: BTreeSet<(Now, Expiry)>,
    pub(super) patrons: BTreeMap<PlayerId, Patron>,
    /// The switches that newly opened tables start with.
    pub(super) switches: Switches,
}

impl CashFloor {
    /// A floor without tables.
    pub(crate) fn new(lobby: Lobby, chat: ChatTerms, clock: bool, tempo: Tempo) -> Self {
        Self {
            lobby,
            chat,
            tables: BTreeMap::new(),
            deadlines: Deadlines::new(),
            expiries: BTreeSet::new(),
            patrons: BTreeMap::new(),
            switches: Switches::new(clock, tempo),
        }
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    pub(crate) fn lobby_mut(&mut self) -> &mut Lobby {
        &mut self.lobby
    }

    /// The stakes on offer, with their present figures.
    pub(crate) fn stakes(&self) -> Vec<StakeRow> {
        self.lobby.rows()
    }

    /// The tables and pools, lowest id first.
    pub(crate) fn table_ids(&self) -> impl ExactSizeIterator<Item = TableId> + '_ {
        self.tables.keys().copied()
    }

    pub(crate) fn table(&self, table: TableId) -> Option<&Slot> {
        self.tables.get(&table)
    }

    pub(crate) fn table_name(&self, table: TableId) -> Option<&str> {
        self.tables.get(&table).map(|slot| slot.game.sign().name.as_str())
    }

    pub(super) fn stake_of(&self, table: TableId) -> Option<StakeId> {
        self.tables.get(&table).map(|slot| slot.game.rules().cash.stake)
    }

    /// What a save keeps of a player; `None` if the floor does not know the player.
    pub(crate) fn save_patron(&self, player: PlayerId) -> Option<KeptPatron> {
        self.patrons.get(&player).map(Patron::save)
    }

    /// The number of seats, offered seats and queues of the player.
    pub(crate) fn engagements(&self, player: PlayerId) -> usize {
        self.patrons.get(&player).map_or(0, Patron::engagements)
    }

    /// Adds a player whom the floor does not know yet, and notes whether the player is a pro.
    pub(crate) fn welcome(&mut self, player: PlayerId, pro: bool, now: Now) {
        let patron = self.patrons.entry(player).or_default();
        patron.first_greeting.get_or_insert(now);
        patron.pro = pro;
    }

    /// The tables where the player sits, in the order of sitting down.
    pub(crate) fn seats_of(&self, player: PlayerId) -> Vec<TableId> {
        self.patrons.get(&player).map(|patron| patron.seats.clone()).unwrap_or_default()
    }

    /// The stakes at whose tables the player sits, each once, in the order of sitting down.
    pub(crate) fn stakes_of(&self, player: PlayerId) -> Vec<StakeId> {
        let mut stakes = Vec::new();
        for stake in self.seats_of(player).into_iter().filter_map(|table| self.stake_of(table)) {
            if !stakes.contains(&stake) {
                stakes.push(stake);
            }
        }
        stakes
    }

    /// Sets whether the player is barred from Banzai tables (R-BAN-4). Returns false if the floor does not know the player.
    pub(crate) fn bar_from_banzai(&mut self, player: PlayerId, barred: bool) -> bool {
        let Some(patron) = self.patrons.get_mut(&player) else { return false };
        patron.barred_from_banzai = barred;
        true
    }

    /// Whether the player has a seat, or was dealt into a hand in progress.
    pub(crate) fn is_at_table(&self, player: PlayerId) -> bool {
        let dealt = |slot: &Slot| slot.game.hand_tables().filter_map(CashTable::begun).any(|hand| hand.has(player));
        !self.seats_of(player).is_empty() || self.tables.values().any(dealt)
    }

    /// Forgets what a deleted player did here. The player has no seat and waits for none.
    pub(crate) fn delete_player(&mut self, player: PlayerId) {
        if let Some(patron) = self.patrons.get_mut(&player) {
            *patron = Patron::default();
        }
    }

    /// Runs `ask` at the player's seat at a table. The caller must then pass on the table's outputs.
    pub(crate) fn ask<T>(
        &mut self,
        (player, table): (PlayerId, TableId),
        dealer: &mut Dealer,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.ask(player, dealer, now, ask)
    }

    /// Runs `ask` at each table where the player sits. It cannot be refused, because the player sits there.
    pub(super) fn ask_all(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now, ask: impl Fn(&mut CashTable, Seat)) -> Vec<Effect> {
        let seats = self.seats_of(player);
        for &table in &seats {
            let _asked = self.ask((player, table), dealer, now, |table, seat| {
                ask(table, seat);
                Ok(())
            });
        }
        seats.into_iter().map(Effect::pass_on).collect()
    }
}
