//! Implements `CashGame` for a pool.

use std::sync::Arc;

use poker_protocol::{Bytes32, HandId, PlanId, PlayerId, PlayerView, Refusal, TableSnapshot};
use poker_rules::{Seat, SeatSet};

use super::pool::FastPool;
use crate::cash::game::{AskSeat, CashGame};
use crate::cash::output::CashOutput;
use crate::cash::{Arrival, CashSeated, CashTable, TableRules, TableSave};
use crate::table::{Switch, Switches, TableSign, Viewers};
use crate::{Dealer, Now, UnfinishedHand};

impl CashGame for FastPool {
    fn sign(&self) -> &TableSign {
        &self.sign
    }

    fn rules(&self) -> &TableRules {
        &self.rules
    }

    fn switches(&self) -> &Switches {
        &self.switches
    }

    fn players(&self) -> u32 {
        u32::try_from(Self::players(self)).unwrap_or(u32::MAX)
    }

    fn seated(&self, player: PlayerId) -> Option<&CashSeated> {
        Self::seated(self, player)
    }

    /// All seats: a pool has no fixed number of seats, so an offered seat takes none from other players (R-FAST-1).
    fn free_seats(&self) -> SeatSet {
        Seat::ALL.into_iter().collect()
    }

    fn keeps_seats(&self) -> bool {
        false
    }

    fn in_hand(&self, player: PlayerId) -> bool {
        Self::in_hand(self, player)
    }

    fn has_chips_in_play(&self, player: PlayerId) -> bool {
        Self::in_hand(self, player) || self.settled_stack(player) != self.stack(player)
    }

    fn hand_tables(&self) -> Box<dyn Iterator<Item = &CashTable> + '_> {
        Box::new(self.tables.values().map(|table| &table.table))
    }

    fn sit(&mut self, arrival: Arrival, _seat: Seat, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        self.join(arrival, dealer, now)
    }

    fn at_seat(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now, ask: AskSeat<'_>) -> Result<(), Refusal> {
        Self::at_seat(self, player, dealer, now, ask)
    }

    fn leave(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        Self::leave(self, player, dealer, now)
    }

    fn fast_fold(&mut self, player: PlayerId, hand: HandId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        Self::fast_fold(self, player, hand, dealer, now)
    }

    fn commit_nonce(&mut self, player: PlayerId, commitment: Bytes32) -> Result<(), Refusal> {
        Self::commit_nonce(self, player, commitment)
    }

    fn reveal_nonce(&mut self, player: PlayerId, nonce: (Bytes32, Bytes32), next: Option<Bytes32>, now: Now) -> Result<(), Refusal> {
        Self::reveal_nonce(self, player, nonce, next, now)
    }

    fn set_view(&mut self, player: PlayerId, view: PlayerView) {
        Self::set_view(self, player, view);
    }

    fn set_clock(&mut self, running: bool, dealer: &mut Dealer, now: Now) {
        Self::set_clock(self, running, dealer, now);
    }

    fn switch(&mut self, change: &Switch) {
        self.switches.apply(change);
        if *change != Switch::StopDealing {
            self.tables.values_mut().for_each(|table| table.table.switch(change));
        }
    }

    fn end_decided(&mut self, kept: &UnfinishedHand, plan_of: &dyn Fn(PlayerId) -> PlanId, now: Now) -> bool {
        Self::end_decided(self, kept, plan_of, now)
    }

    fn end_waits(&mut self, now: Now) {
        Self::end_waits(self, now);
    }

    fn void_hands(&mut self, now: Now) {
        Self::void_hands(self, now);
    }

    fn poll_timeout(&self) -> Option<Now> {
        Self::poll_timeout(self)
    }

    fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer) {
        Self::handle_timeout(self, now, dealer);
    }

    fn poll_output(&mut self, _viewers: &Arc<Viewers>) -> Option<CashOutput> {
        Self::poll_output(self)
    }

    fn snapshot(&self, player: PlayerId, now: Now) -> Option<(TableSnapshot, Option<u8>)> {
        Some((Self::snapshot(self, player, now)?, self.waits_for(player)))
    }

    fn save(&self) -> TableSave {
        Self::save(self)
    }

    fn accepts(&self, save: &TableSave) -> bool {
        Self::accepts(self, save)
    }

    fn resume(&mut self, save: TableSave, now: Now) {
        Self::resume(self, save, now);
    }
}
