//! What happens at a pool's tables, and what is due when time has passed.

use std::sync::Arc;

use poker_protocol::PlayerId;
use poker_rules::{BySeat, Chips, Seat};

use super::hand_table::{DeadHand, HandTable};
use super::member::{HandKey, Place};
use super::pool::FastPool;
use crate::cash::CashSeated;
use crate::cash::exchange::money_for;
use crate::cash::output::{CashOutput, SeatOutput};
use crate::cash::part::Participation;
use crate::table::TableOutput;
use crate::{Dealer, Now};

impl FastPool {
    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        let table = self.deadlines.soonest();
        let removal = self.idle.values().copied().min();
        [table, self.gathered_at, removal].into_iter().flatten().min()
    }

    /// Does what is due: continues hands, dissolves tables whose result was shown long enough, removes idle players, deals.
    pub fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer) {
        let due: Vec<HandKey> = self.deadlines.due(now).collect();
        let mut freed = Vec::new();
        for key in due {
            let Some(table) = self.tables.get_mut(&key) else { continue };
            if table.waits.is_some() {
                freed.extend(self.begin_hand(key, dealer, now));
            } else if table.is_over() {
                freed.extend(self.dissolve(key));
            } else {
                table.table.handle_timeout(now, dealer);
                freed.extend(self.tend(key, now));
            }
        }
        let away: Vec<PlayerId> = self.idle.iter().filter(|(_, at)| **at <= now).map(|(&player, _)| player).collect();
        for player in away {
            self.drop_between(player, true);
        }
        self.settle_in(&freed, dealer, now);
    }

    /// Deals hands to players who have become free, and tells the rest of them that they wait.
    pub(super) fn settle_in(&mut self, freed: &[PlayerId], dealer: &mut Dealer, now: Now) {
        for &player in freed {
            self.note_idle(player, now);
            self.back_between(player);
        }
        self.gather(dealer, now);
        self.show_waiting(freed, now);
    }

    /// Called after each input to a table: folds for players who folded ahead, passes on what happened, and returns the players who are now
    /// free.
    pub(super) fn tend(&mut self, key: HandKey, now: Now) -> Vec<PlayerId> {
        let Some(table) = self.tables.get_mut(&key) else { return Vec::new() };
        table.fold_ahead(now);
        self.tell(key);
        if self.tables.get(&key).is_some_and(HandTable::is_over) {
            self.give_back(key);
        }
        let freed = self.move_on(key);
        self.note_due(key, now);
        freed
    }

    /// Passes on what the table has to tell. A player who leaves the table leaves the pool.
    fn tell(&mut self, key: HandKey) {
        while let Some(table) = self.tables.get_mut(&key) {
            let Some(output) = table.table.poll_output() else { return };
            if let &TableOutput::Owner(SeatOutput::Gone { player, seat, .. }) = &output {
                table.look_away(player, seat);
                let refund = self.members.remove(&player).map_or(Chips::ZERO, |member| member.refund);
                if !refund.is_zero() {
                    self.outputs.push_back(CashOutput::Refund { player, amount: money_for(refund) });
                }
            }
            let viewers = Arc::clone(&table.viewers);
            if let TableOutput::Ended(_) = &output {
                // The chips of dead hands are lost with the hand.
                table.dead = BySeat::default();
            }
            self.outputs.push_back(CashOutput::Table { viewers, output });
        }
    }

    /// Detaches each player who has folded (R-FAST-2) and returns them; see [`Self::detach`] for who stays.
    fn move_on(&mut self, key: HandKey) -> Vec<PlayerId> {
        let Some(table) = self.tables.get(&key) else { return Vec::new() };
        let folded: Vec<(PlayerId, Seat)> = table.viewers.iter().copied().filter(|&(_, seat)| table.table.folded(seat)).collect();
        folded.into_iter().filter(|&(player, seat)| self.detach(key, player, seat)).map(|(player, _)| player).collect()
    }

    /// Takes a player out of a hand in progress and leaves a dead hand. Returns false if the player stays until the end of the hand.
    pub(super) fn detach(&mut self, key: HandKey, player: PlayerId, seat: Seat) -> bool {
        let Some(table) = self.tables.get_mut(&key) else { return false };
        if table.table.seated(seat).is_none_or(stays) {
            return false;
        }
        let Some(seated) = table.table.leave_dead_hand(seat) else { return false };
        table.look_away(player, seat);
        table.ahead.insert(seat);
        table.dead[seat] = Some(DeadHand { player, behind: seated.stack() });
        self.bring_back(player, seated);
        self.top_up_due(player);
        true
    }

    /// Requests the top-up of a player whose own hand is over, before the next hand begins (R-CASH-10).
    pub(super) fn top_up_due(&mut self, player: PlayerId) {
        let Some(Place::Between(seated)) = self.place(player) else { return };
        let (mut alone, seat) = self.alone(seated);
        alone.top_up_due(seat);
        let Some(member) = self.members.get_mut(&player) else { return };
        if let Some(seated) = alone.take(seat) {
            member.place = Place::Between(Box::new(seated));
        }
        while let Some(output) = alone.poll_output() {
            member.awaits_top_up = true;
            let viewers = Arc::new(std::iter::once((player, seat)).collect());
            self.outputs.push_back(CashOutput::Table { viewers, output });
        }
    }

    /// Removes a table whose result was shown long enough, and returns its players, who are free now.
    pub(super) fn dissolve(&mut self, key: HandKey) -> Vec<PlayerId> {
        let Some(mut table) = self.tables.remove(&key) else { return Vec::new() };
        self.deadlines.set(key, None);
        let mut freed = Vec::new();
        for &(player, seat) in &*Arc::clone(&table.viewers) {
            if let Some(seated) = table.table.take(seat) {
                self.bring_back(player, seated);
                freed.push(player);
            }
        }
        freed
    }

    fn bring_back(&mut self, player: PlayerId, mut seated: CashSeated) {
        let Some(member) = self.members.get_mut(&player) else { return };
        let refund = std::mem::take(&mut member.refund);
        seated.give_back(refund);
        member.place = Place::Between(Box::new(seated));
    }

    /// Gives the chips of dead hands in a void hand back to their owners (R-FAIL-2).
    fn give_back(&mut self, key: HandKey) {
        let Some(table) = self.tables.get_mut(&key) else { return };
        let staked: Vec<(PlayerId, Chips)> =
            Seat::ALL.into_iter().filter_map(|seat| table.dead[seat].map(|dead| (dead.player, table.staked(seat)))).collect();
        table.dead = BySeat::default();
        for (player, amount) in staked {
            match self.members.get_mut(&player) {
                Some(member) => match &mut member.place {
                    Place::Between(seated) => seated.give_back(amount),
                    Place::At(..) => member.refund = member.refund.checked_add(amount).unwrap_or(member.refund),
                },
                None => self.outputs.push_back(CashOutput::Refund { player, amount: money_for(amount) }),
            }
        }
    }

    pub(super) fn note_due(&mut self, key: HandKey, now: Now) {
        self.deadlines.set(key, self.tables.get(&key).and_then(|table| table.due(now)));
    }

    /// Notes when an idle player will be removed (R-CASH-4). A player without a connection sits out from now on.
    pub(super) fn note_idle(&mut self, player: PlayerId, now: Now) {
        self.idle.remove(&player);
        let Some(Place::Between(seated)) = self.place(player) else { return };
        let (mut alone, seat) = self.alone(seated);
        if !seated.is_connected() {
            alone.set_sit_out(seat, true, now);
        }
        let removal = alone.note_idle(seat, now);
        if let (Some(seated), Some(member)) = (alone.take(seat), self.members.get_mut(&player)) {
            member.place = Place::Between(Box::new(seated));
        }
        self.idle.extend(removal.map(|at| (player, at)));
    }

    /// Removes a player who is at no table from the pool.
    pub(super) fn drop_between(&mut self, player: PlayerId, removed: bool) {
        let Some(Place::Between(seated)) = self.members.get(&player).map(|member| &member.place) else { return };
        let (stack, hands) = (money_for(seated.stack()), seated.hands_dealt());
        self.members.remove(&player);
        self.idle.remove(&player);
        self.ready.retain(|&other| other != player);
        self.outputs.push_back(CashOutput::Gone { player, stack, removed, hands });
        self.tell_waiting();
    }
}

/// Whether the player stays at the table until the end of the hand, because the player is about to sit out or to leave.
fn stays(seated: &CashSeated) -> bool {
    seated.own().part != Participation::Plays || !seated.stays()
}
