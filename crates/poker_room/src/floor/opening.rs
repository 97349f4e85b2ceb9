//! Opens tables when they are needed and closes those without players. No id is used twice.

use std::sync::Arc;

use poker_protocol::{StakeId, TableId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use super::names::name_of;
use super::slot::Slot;
use crate::cash::open_game;
use crate::{Dealer, FastRules, Now, TableSign};

impl CashFloor {
    /// Opens the tables that stay open even without players, and returns them.
    pub(crate) fn open_standing(&mut self, dealer: &mut Dealer) -> Vec<TableId> {
        let mut opened = Vec::new();
        for stake in self.lobby.stakes() {
            while self.lobby.offer(stake).is_some_and(|offer| offer.table_count() < offer.offered.standing_tables) {
                let Some(table) = self.open_table(stake, dealer) else { break };
                opened.push(table);
            }
        }
        opened
    }

    /// Opens a table; `None` if the stake is unknown or all ids are used.
    pub(super) fn open_table(&mut self, stake: StakeId, dealer: &mut Dealer) -> Option<TableId> {
        let id = dealer.number_table();
        if self.tables.contains_key(&id) {
            return None;
        }
        self.put_up(id, stake)
    }

    /// Adds an empty table with this id.
    pub(super) fn put_up(&mut self, id: TableId, stake: StakeId) -> Option<TableId> {
        let offer = self.lobby.offer_mut(stake)?;
        offer.tables.insert(id);
        let sign = TableSign { id, name: name_of(id) };
        let fast = offer.offered.rulebook.fast.as_ref().map(FastRules::from);
        let game = open_game(sign, Arc::clone(&offer.rules), self.switches.clone(), fast);
        self.tables.insert(id, Slot::new(game));
        self.count(id);
        Some(id)
    }

    /// Updates the lobby's figures for a table: its players and the seats it has to offer.
    pub(super) fn count(&mut self, id: TableId) {
        let Some(slot) = self.tables.get_mut(&id) else { return };
        let Some(offer) = self.lobby.offer_mut(slot.game.rules().cash.stake) else { return };
        let players = slot.game.players();
        offer.players = offer.players.saturating_sub(slot.counted).saturating_add(players);
        slot.counted = players;
        match slot.open_seats().len() {
            0 => offer.open_seats.remove(&id),
            seats => offer.open_seats.insert(id, seats),
        };
        self.lobby.touch();
    }

    /// Offers a freed seat to the next player in the queue. Closes the table if nobody is left.
    pub(crate) fn seat_freed(&mut self, id: TableId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.count(id);
        let Some(stake) = self.stake_of(id) else { return Vec::new() };
        let mut effects = self.serve(stake, dealer, now);
        effects.extend(self.close_deserted(id).then_some(Effect::NoteTable(id)));
        effects
    }

    /// Closes a table if nobody is left there and it does not stay open without players. Returns whether it has closed.
    pub(super) fn close_deserted(&mut self, id: TableId) -> bool {
        let Some(slot) = self.tables.get(&id).filter(|slot| slot.is_deserted()) else { return false };
        let Some(offer) =
            self.lobby.offer_mut(slot.game.rules().cash.stake).filter(|offer| offer.table_count() > offer.offered.standing_tables)
        else {
            return false;
        };
        offer.tables.remove(&id);
        offer.open_seats.remove(&id);
        self.deadlines.set(id, None);
        self.tables.remove(&id);
        self.lobby.touch();
        true
    }
}
