//! What tables have to tell, and what the floor notes of it.

use std::sync::Arc;

use poker_protocol::{HandId, Message, Money, Notice, PlanId, PlayerId, PlayerView, Refusal, TableEvent, TableId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use crate::{Account, CashOutput, Dealer, HandRecord, Movement, Now, Reason};

impl CashFloor {
    /// The next thing that a table has to tell.
    pub(crate) fn poll_output(&mut self, table: TableId) -> Option<CashOutput> {
        self.tables.get_mut(&table)?.poll_output()
    }

    /// A player has left a table and takes the stack along.
    pub(crate) fn gone(&mut self, player: PlayerId, table: TableId, (stack, removed): (Money, bool), now: Now) -> Vec<Effect> {
        let (from, to) = (Account::Stack(table, player), Account::Balance(player));
        self.note_departure(player, table, stack, now);
        if let Some(slot) = self.tables.get_mut(&table) {
            Arc::make_mut(&mut slot.viewers).retain(|&mut (viewer, _)| viewer != player);
        }
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.seats.retain(|&seat| seat != table);
        }
        vec![
            Effect::Book(Movement { from, to, amount: stack, reason: Reason::CashOut }),
            Effect::Tell(player, Message::Unseated { table, returned: stack, removed }),
            Effect::TellBalance(player),
        ]
    }

    /// A table waits for players: the time to its next hand says nothing about its pace.
    pub(crate) fn note_wait(&mut self, table: TableId) {
        if let Some(slot) = self.tables.get_mut(&table) {
            slot.last_ended = None;
        }
    }

    /// A hand has ended at a table: the lobby counts it.
    pub(crate) fn note_hand(&mut self, table: TableId, record: &HandRecord) {
        let before = self.tables.get_mut(&table).and_then(|slot| slot.last_ended.replace(record.ended));
        if let Some(offer) = self.lobby.offer_mut(record.stake) {
            offer.note_hand(record.pot, before, record.ended);
        }
        self.lobby.touch();
    }

    /// Shows a player every table where the player sits, as it is.
    pub(crate) fn show_tables(&mut self, player: PlayerId, now: Now) -> Vec<Effect> {
        self.seats_of(player).into_iter().flat_map(|table| self.show_table(player, table, now)).collect()
    }

    /// Shows a player a table as it is; where it waits for players, that too.
    pub(super) fn show_table(&mut self, player: PlayerId, id: TableId, now: Now) -> Vec<Effect> {
        let Some((table, waits_for)) = self.tables.get(&id).and_then(|slot| slot.game.snapshot(player, now)) else { return Vec::new() };
        let mut effects = vec![Effect::Tell(player, Message::Snapshot { table: Box::new(table) })];
        if let Some(needed) = waits_for {
            let event = TableEvent::Notice { notice: Notice::WaitingForPlayers { needed } };
            effects.push(Effect::Tell(player, Message::Table { table: id, event }));
        }
        effects.extend(self.tell_voided(player, id));
        effects
    }

    /// Tells a player of hands that were voided at this table before the room was opened again.
    fn tell_voided(&mut self, player: PlayerId, table: TableId) -> Vec<Effect> {
        let Some(patron) = self.patrons.get_mut(&player) else { return Vec::new() };
        let hands = patron.voided.extract_if(.., |(at, _)| *at == table).map(|(_, hand)| hand);
        let told = |hand| Effect::Tell(player, Message::Table { table, event: TableEvent::Notice { notice: Notice::HandVoid { hand } } });
        hands.map(told).collect()
    }

    /// The player's connection came or went (R-CASH-7).
    pub(crate) fn set_connected(&mut self, player: PlayerId, connected: bool, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.ask_all(player, dealer, now, |table, seat| table.set_connected(seat, connected, now))
    }

    /// Gives a player another name or avatar at every table. Returns the tables.
    pub(crate) fn rename(&mut self, player: PlayerId, profile: &PlayerView) -> Vec<TableId> {
        let seats = self.seats_of(player);
        for id in &seats {
            if let Some(slot) = self.tables.get_mut(id) {
                slot.game.set_view(player, profile.clone());
            }
        }
        seats
    }

    /// Leaves a table.
    ///
    /// # Errors
    /// `Unknown` for a table that is not there, `NotSeated`.
    pub(crate) fn leave(&mut self, player: PlayerId, table: TableId, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.leave(player, dealer, now)?;
        Ok(vec![Effect::pass_on(table)])
    }

    /// Leaves every seat: at once, or when the hand there is over.
    pub(crate) fn unseat(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let seats = self.seats_of(player);
        for id in &seats {
            if let Some(slot) = self.tables.get_mut(id) {
                // The player does sit there.
                let _told = slot.game.leave_after_hand(player, dealer, now);
            }
        }
        seats.into_iter().map(Effect::pass_on).collect()
    }

    /// Puts a player on another rake plan at every table.
    pub(crate) fn set_plan(&mut self, player: PlayerId, plan: PlanId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.ask_all(player, dealer, now, |table, seat| table.set_plan(seat, plan))
    }

    /// Folds out of turn (R-FAST-2).
    ///
    /// # Errors
    /// `Unknown` for a table that is not there, and what the table refuses.
    pub(crate) fn fast_fold(
        &mut self,
        player: PlayerId,
        (table, hand): (TableId, HandId),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.fast_fold(player, hand, dealer, now)?;
        Ok(vec![Effect::pass_on(table)])
    }
}
