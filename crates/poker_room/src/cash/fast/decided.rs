//! Ends the hands of a pool in which nobody can act any more.

use std::sync::Arc;

use poker_protocol::{Entry, PlanId, PlayerId, PlayerView};
use poker_rules::{Chips, Seat};

use super::member::Place;
use super::pool::FastPool;
use crate::cash::exchange::money_for;
use crate::cash::output::CashOutput;
use crate::cash::{Arrival, CashSeated, CashTable, Elsewhere};
use crate::table::{TableOutput, Viewers};
use crate::{HandRecord, Now, PlayerKind, RecordedPlayer, UnfinishedHand};

impl FastPool {
    /// Ends a hand that was in progress when the pool was saved, if nobody could act in it any more. It is played to its end at a table of
    /// its own; then each player of the pool wins or loses here what the hand gave or took. Those who have left the pool have folded, and
    /// lose what they put in.
    pub(super) fn end_decided(&mut self, kept: &UnfinishedHand, plan_of: &dyn Fn(PlayerId) -> PlanId, now: Now) -> bool {
        let mut table = self.empty();
        for dealt in &kept.begun.setup.seats {
            let Some(player) = kept.begun.players.iter().find(|player| player.seat == dealt.seat) else { return false };
            table.put(dealt.seat, self.dealt_in(player, dealt.stack, plan_of(player.player)));
        }
        if !table.end_decided(kept, now) {
            return false;
        }
        while let Some(output) = table.poll_output() {
            let TableOutput::Ended(record) = output else { continue };
            self.take_result(&record, &table);
            let output = TableOutput::Ended(record);
            self.outputs.push_back(CashOutput::Table { viewers: Arc::new(Viewers::new()), output });
        }
        true
    }

    /// Ends the pauses and the choices to show in all hands in which nobody can act any more.
    pub(super) fn end_waits(&mut self, now: Now) {
        for key in self.keys() {
            if let Some(table) = self.tables.get_mut(&key) {
                table.table.end_wait(now);
            }
            self.tend(key, now);
        }
    }

    /// A player as dealt in, with the choices of a player who is still in the pool.
    fn dealt_in(&self, dealt: &RecordedPlayer, stack: Chips, plan: PlanId) -> CashSeated {
        let mut seated = match self.place(dealt.player) {
            Some(Place::Between(seated)) => CashSeated::clone(seated).for_one_hand(),
            Some(Place::At(..)) | None => {
                let arrival = Arrival {
                    player: dealt.player,
                    kind: PlayerKind::Person,
                    view: PlayerView { name: dealt.name.clone(), avatar: 0 },
                    buy_in: money_for(stack),
                    entry: Entry::default(),
                    connected: false,
                    plan,
                    elsewhere: Elsewhere::default(),
                };
                CashSeated::arrived(arrival, &self.rules).for_one_hand()
            }
        };
        seated.set_stack(stack);
        seated.own_mut().plan = plan;
        seated
    }

    /// Gives each player of the pool what the hand gave, takes what it took, and requests the top-up of each who has played it to its end.
    fn take_result(&mut self, record: &HandRecord, table: &CashTable) {
        for dealt in &record.setup.seats {
            let Some(player) = table.player_at(dealt.seat) else { continue };
            let after = table.settled_stack(dealt.seat);
            if let Some(Place::Between(seated)) = self.members.get_mut(&player).map(|member| &mut member.place) {
                let settled = seated.stack().checked_add(after).unwrap_or_default().saturating_sub(dealt.stack);
                seated.set_stack(settled);
            }
            if !folded(record, dealt.seat) {
                self.top_up_due(player);
            }
        }
    }
}

/// Whether the seat had folded when the hand ended.
fn folded(record: &HandRecord, seat: Seat) -> bool {
    record.replay(&mut |_| {}).is_ok_and(|hand| !hand.live().contains(seat))
}
