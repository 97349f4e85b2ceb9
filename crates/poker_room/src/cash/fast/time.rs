//! What happens at a pool's tables and when time has passed.

use std::sync::Arc;

use poker_protocol::PlayerId;
use poker_rules::{BySeat, Chips, Seat};

use super::hand_table::{DeadHand, HandTable};
use super::member::{HandKey, Place};
use super::pool::FastPool;
use crate::cash::CashSeated;
use crate::cash::exchange::money_for;
use crate::cash::output::CashOutput;
use crate::cash::part::Participation;
use crate::table::{Leaving, TableOutput};
use crate::{Dealer, Now};

impl FastPool {
    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        let table = self.deadlines.first().map(|&(at, _)| at);
        let removal = self.idle.values().copied().min();
        [table, self.gathered_at, removal].into_iter().flatten().min()
    }

    /// Does what is due: goes on with hands, ends those whose result was shown long enough, frees places, deals.
    pub fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer) {
        let due: Vec<HandKey> = self.deadlines.iter().take_while(|&&(at, _)| at <= now).map(|&(_, key)| key).collect();
        let mut freed = Vec::new();
        for key in due {
            let Some(table) = self.tables.get_mut(&key) else { continue };
            if table.is_over() {
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

    /// Those who have just become free get another table, or see that they wait.
    pub(super) fn settle_in(&mut self, freed: &[PlayerId], dealer: &mut Dealer, now: Now) {
        for &player in freed {
            self.note_idle(player, now);
            self.back_between(player);
        }
        self.gather(dealer, now);
        self.show_waiting(freed, now);
    }

    /// After each input to a table: dead hands fold, what happened is told, and whoever has folded goes on. Those who are free now.
    pub(super) fn tend(&mut self, key: HandKey, now: Now) -> Vec<PlayerId> {
        let Some(table) = self.tables.get_mut(&key) else { return Vec::new() };
        table.fold_ahead(now);
        self.tell(key);
        if self.tables.get(&key).is_some_and(HandTable::is_over) {
            self.give_back(key);
        }
        let freed = self.move_on(key);
        self.note_due(key);
        freed
    }

    /// Passes on what a table has to tell; whoever leaves with it leaves the pool.
    fn tell(&mut self, key: HandKey) {
        while let Some(table) = self.tables.get_mut(&key) {
            let Some(output) = table.table.poll_output() else { return };
            if let &TableOutput::Gone { player, seat, .. } = &output {
                table.look_away(player, seat);
                let refund = self.members.remove(&player).map_or(Chips::ZERO, |member| member.refund);
                if !refund.is_zero() {
                    self.outputs.push_back(CashOutput::Refund { player, amount: money_for(refund) });
                }
            }
            let viewers = Arc::clone(&table.viewers);
            if let TableOutput::Ended(_) = &output {
                // What dead hands have put in is lost with the hand.
                table.dead = BySeat::default();
            }
            self.outputs.push_back(CashOutput::Table { viewers, output });
        }
    }

    /// Whoever has folded leaves a dead hand and is free; one who is about to sit out stays and looks on (R-FAST-2).
    fn move_on(&mut self, key: HandKey) -> Vec<PlayerId> {
        let Some(table) = self.tables.get(&key) else { return Vec::new() };
        let folded: Vec<(PlayerId, Seat)> = table.viewers.iter().copied().filter(|&(_, seat)| table.table.folded(seat)).collect();
        folded.into_iter().filter(|&(player, seat)| self.detach(key, player, seat)).map(|(player, _)| player).collect()
    }

    /// Takes a player from a table in mid-hand; false where the player stays.
    pub(super) fn detach(&mut self, key: HandKey, player: PlayerId, seat: Seat) -> bool {
        let Some(table) = self.tables.get_mut(&key) else { return false };
        if table.table.seated(seat).is_none_or(stays) {
            return false;
        }
        let Some(seated) = table.table.leave_dead_hand(seat) else { return false };
        table.look_away(player, seat);
        table.ahead.insert(seat);
        table.dead[seat] = Some(DeadHand { player, behind: seated.stack });
        self.bring_back(player, seated);
        self.top_up_due(player);
        true
    }

    /// The player's own hand is over, though others play on: chips that were asked for come now, before the next hand (R-CASH-10).
    fn top_up_due(&mut self, player: PlayerId) {
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

    /// The hand is over and was looked at long enough: its players are free.
    fn dissolve(&mut self, key: HandKey) -> Vec<PlayerId> {
        let Some(mut table) = self.tables.remove(&key) else { return Vec::new() };
        if let Some(due) = table.due {
            self.deadlines.remove(&(due, key));
        }
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
        seated.stack = seated.stack.checked_add(refund).unwrap_or(seated.stack);
        member.place = Place::Between(Box::new(seated));
    }

    /// A void hand gives back what dead hands have put in (R-FAIL-2).
    fn give_back(&mut self, key: HandKey) {
        let Some(table) = self.tables.get_mut(&key) else { return };
        let staked: Vec<(PlayerId, Chips)> =
            Seat::ALL.into_iter().filter_map(|seat| table.dead[seat].map(|dead| (dead.player, table.staked(seat)))).collect();
        table.dead = BySeat::default();
        for (player, amount) in staked {
            match self.members.get_mut(&player) {
                Some(member) => match &mut member.place {
                    Place::Between(seated) => seated.stack = seated.stack.checked_add(amount).unwrap_or(seated.stack),
                    Place::At(..) => member.refund = member.refund.checked_add(amount).unwrap_or(member.refund),
                },
                None => self.outputs.push_back(CashOutput::Refund { player, amount: money_for(amount) }),
            }
        }
    }

    fn note_due(&mut self, key: HandKey) {
        let Some(table) = self.tables.get_mut(&key) else { return };
        let due = table.table.poll_timeout();
        if due != table.due {
            if let Some(old) = table.due {
                self.deadlines.remove(&(old, key));
            }
            if let Some(new) = due {
                self.deadlines.insert((new, key));
            }
            table.due = due;
        }
    }

    /// Notes until when a player keeps a place without playing (R-CASH-4); one whose connection is gone is dealt no other hand.
    pub(super) fn note_idle(&mut self, player: PlayerId, now: Now) {
        self.idle.remove(&player);
        let Some(Place::Between(seated)) = self.place(player) else { return };
        let (mut alone, seat) = self.alone(seated);
        if !seated.connected {
            alone.set_sit_out(seat, true, now);
        }
        let removal = alone.note_idle(seat, now);
        if let (Some(seated), Some(member)) = (alone.take(seat), self.members.get_mut(&player)) {
            member.place = Place::Between(Box::new(seated));
        }
        self.idle.extend(removal.map(|at| (player, at)));
    }

    /// A player who is at no table leaves the pool.
    pub(super) fn drop_between(&mut self, player: PlayerId, removed: bool) {
        let Some(Place::Between(seated)) = self.members.get(&player).map(|member| &member.place) else { return };
        let stack = money_for(seated.stack);
        self.members.remove(&player);
        self.idle.remove(&player);
        self.ready.retain(|&other| other != player);
        self.outputs.push_back(CashOutput::Gone { player, stack, removed });
        self.tell_waiting();
    }
}

/// One who is about to sit out or to leave looks on until the hand is over.
fn stays(seated: &CashSeated) -> bool {
    seated.own.part != Participation::Plays || seated.leaving != Leaving::Stays
}
