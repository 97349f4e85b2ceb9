//! Takes the outputs of tables, and notes what they mean for the floor.

use std::sync::Arc;

use poker_protocol::{Bytes32, HandId, Message, Money, Notice, PlanId, PlayerId, PlayerView, Refusal, TableEvent, TableId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use crate::{Account, CashOutput, Dealer, HandRecord, Movement, Now, Reason};

impl CashFloor {
    /// Takes the next output of a table.
    pub(crate) fn poll_output(&mut self, table: TableId) -> Option<CashOutput> {
        self.tables.get_mut(&table)?.poll_output()
    }

    /// Notes that a player has left a table; the stack goes to the balance. `removed` says that the player was away too long (R-CASH-4);
    /// `hands` is the number of hands that were dealt to the player there.
    pub(crate) fn gone(&mut self, player: PlayerId, table: TableId, (stack, removed, hands): (Money, bool, u32), now: Now) -> Vec<Effect> {
        let (from, to) = (Account::Stack(table, player), Account::Balance(player));
        self.note_departure(player, table, stack, now);
        if let Some(slot) = self.tables.get_mut(&table) {
            Arc::make_mut(&mut slot.viewers).retain(|&mut (viewer, _)| viewer != player);
        }
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.seats.retain(|&seat| seat != table);
            patron.hands_played = patron.hands_played.saturating_add(hands.into());
        }
        vec![
            Effect::Book(Movement { from, to, amount: stack, reason: Reason::CashOut }),
            Effect::Tell(player, Message::Unseated { table, returned: stack, removed }),
            Effect::TellBalance(player),
        ]
    }

    /// Notes that a table waits for players. The time to its next hand then does not count for the average pace.
    pub(crate) fn note_wait(&mut self, table: TableId) {
        if let Some(slot) = self.tables.get_mut(&table) {
            slot.last_ended = None;
        }
    }

    /// Notes the end of a hand for the lobby's averages.
    pub(crate) fn note_hand(&mut self, table: TableId, record: &HandRecord) {
        let before = self.tables.get_mut(&table).and_then(|slot| slot.last_ended.replace(record.ended));
        if let Some(offer) = record.contest.stake().and_then(|stake| self.lobby.offer_mut(stake)) {
            offer.note_hand(record.pot, before, record.ended);
        }
        self.lobby.touch();
    }

    /// Sends a player a snapshot of each table where the player sits.
    pub(crate) fn show_tables(&self, player: PlayerId, now: Now) -> Vec<Effect> {
        self.seats_of(player).into_iter().flat_map(|table| self.show_table(player, table, now)).collect()
    }

    /// Sends a player a snapshot of a table, and whether it waits for players.
    pub(super) fn show_table(&self, player: PlayerId, id: TableId, now: Now) -> Vec<Effect> {
        let Some((table, waits_for)) = self.tables.get(&id).and_then(|slot| slot.game.snapshot(player, now)) else { return Vec::new() };
        let mut effects = vec![Effect::Tell(player, Message::Snapshot { table: Box::new(table) })];
        if let Some(needed) = waits_for {
            let event = TableEvent::Notice { notice: Notice::WaitingForPlayers { needed } };
            effects.push(Effect::Tell(player, Message::Table { table: id, event }));
        }
        effects
    }

    /// Tells the player's tables that the connection was lost or is back (R-CASH-7).
    pub(crate) fn set_connected(&mut self, player: PlayerId, connected: bool, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.ask_all(player, dealer, now, |table, seat| table.set_connected(seat, connected, now))
    }

    /// Sets the player's name and avatar at every table where the player sits, and returns these tables.
    pub(crate) fn rename(&mut self, player: PlayerId, profile: &PlayerView) -> Vec<TableId> {
        let seats = self.seats_of(player);
        for id in &seats {
            if let Some(slot) = self.tables.get_mut(id) {
                slot.game.set_view(player, profile.clone());
            }
        }
        seats
    }

    /// Removes a player from a table, as the player asked: at once, or at the end of the hand there.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `NotSeated` if the player does not sit there.
    pub(crate) fn leave(&mut self, player: PlayerId, table: TableId, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.leave(player, dealer, now)?;
        Ok(vec![Effect::pass_on(table)])
    }

    /// Removes a player from every table: at once, or at the end of the hand there.
    pub(crate) fn unseat(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let seats = self.seats_of(player);
        for id in &seats {
            if let Some(slot) = self.tables.get_mut(id) {
                // Cannot be refused, because the player sits there.
                let _told = slot.game.leave_after_hand(player, dealer, now);
            }
        }
        seats.into_iter().map(Effect::pass_on).collect()
    }

    /// Sets the player's rake plan at every table.
    pub(crate) fn set_plan(&mut self, player: PlayerId, plan: PlanId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.ask_all(player, dealer, now, |table, seat| table.set_plan(seat, plan))
    }

    /// Notes what the player's client promises for the next deck of a table.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist, and the refusals of the table.
    pub(crate) fn commit_nonce(&mut self, player: PlayerId, table: TableId, commitment: Bytes32) -> Result<Vec<Effect>, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.commit_nonce(player, commitment)?;
        Ok(vec![Effect::pass_on(table)])
    }

    /// Takes the promised nonce for the deck with this root, and the next promise.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist, and the refusals of the table.
    pub(crate) fn reveal_nonce(
        &mut self,
        (player, table): (PlayerId, TableId),
        nonce: (Bytes32, Bytes32),
        next: Option<Bytes32>,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.reveal_nonce(player, nonce, next, now)?;
        Ok(vec![Effect::pass_on(table)])
    }

    /// Folds before it is the player's turn, in a pool (R-FAST-2).
    ///
    /// # Errors
    /// `Unknown` if the table does not exist, and the refusals of the table.
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
