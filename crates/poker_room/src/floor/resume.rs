//! Restores the floor from a save.

use std::sync::Arc;

use poker_protocol::{PlanId, PlayerId, StakeId, TableId};

use super::cash_floor::CashFloor;
use super::effect::Effect;
use super::patron::{KeptPatron, Patron};
use crate::{Account, Movement, Now, Reason, TableSave, UnfinishedHand};

impl CashFloor {
    /// Restores a patron. Stakes may have new numbers: `renumber` gives the new number of each stake that is still on offer.
    pub(crate) fn resume_patron(&mut self, player: PlayerId, kept: KeptPatron, renumber: impl Fn(&Self, StakeId) -> Option<StakeId>) {
        let mut patron = Patron::restored(kept);
        patron.visits.renumber(|stake| renumber(self, stake));
        self.patrons.insert(player, patron);
    }

    /// Restores a table. If its stake is no longer on offer (`None`), or the save does not fit, its stacks go back to the balances.
    pub(crate) fn resume_table(&mut self, save: TableSave, stake: Option<StakeId>, now: Now) -> Vec<Effect> {
        let id = save.table;
        if let Some(stake) = stake {
            self.put_up(id, stake);
        }
        let Some(slot) = self.tables.get_mut(&id).filter(|slot| slot.game.accepts(&save)) else {
            let given_back = save.seats.iter().map(|seat| {
                let (from, to) = (Account::Stack(id, seat.player), Account::Balance(seat.player));
                Effect::Book(Movement { from, to, amount: seat.money(), reason: Reason::CashOut })
            });
            return given_back.collect();
        };
        if slot.game.keeps_seats() {
            slot.viewers = Arc::new(save.seats.iter().map(|seat| (seat.player, seat.seat)).collect());
        }
        for seat in &save.seats {
            self.patrons.entry(seat.player).or_default().seats.push(id);
        }
        slot.game.resume(save, now);
        self.count(id);
        vec![Effect::pass_on(id)]
    }

    /// Closes those of the restored tables where nobody sits. The caller notes all restored tables as changed.
    pub(crate) fn close_deserted_of(&mut self, tables: &[TableId]) {
        for &table in tables {
            self.close_deserted(table);
        }
    }

    /// Ends a hand that was in progress at the last save, if nobody could act in it any more. `plan_of` is the rake plan of each player.
    /// Returns `None` if somebody could, or if the table is no longer here.
    pub(crate) fn end_decided(&mut self, kept: &UnfinishedHand, plan_of: &dyn Fn(PlayerId) -> PlanId, now: Now) -> Option<Vec<Effect>> {
        let table = kept.begun.table;
        let ended = self.tables.get_mut(&table)?.game.end_decided(kept, plan_of, now);
        ended.then(|| vec![Effect::pass_on(table)])
    }
}
