//! Implements `CashGame` for a cash table.

use std::sync::Arc;

use poker_protocol::{Bytes32, HandId, PlanId, PlayerId, PlayerView, Refusal, TableSnapshot};
use poker_rules::{Seat, SeatSet};

use super::arrival::Arrival;
use super::game::{AskSeat, CashGame};
use super::output::CashOutput;
use super::rules::TableRules;
use super::save::TableSave;
use super::seat::CashSeated;
use super::table::CashTable;
use crate::table::{Switch, Switches, TableSign, Viewers};
use crate::{Dealer, Now, UnfinishedHand};

impl CashGame for CashTable {
    fn sign(&self) -> &TableSign {
        self.table.sign()
    }

    fn rules(&self) -> &TableRules {
        &self.rules
    }

    fn switches(&self) -> &Switches {
        self.table.switches()
    }

    fn players(&self) -> u32 {
        u32::from(self.table.taken().len())
    }

    fn seated(&self, player: PlayerId) -> Option<&CashSeated> {
        Self::seated(self, self.seat_of(player)?)
    }

    fn free_seats(&self) -> SeatSet {
        self.table.free_seats()
    }

    fn keeps_seats(&self) -> bool {
        true
    }

    fn in_hand(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some_and(|seat| self.table.in_hand(seat))
    }

    fn hand_tables(&self) -> Box<dyn Iterator<Item = &CashTable> + '_> {
        Box::new(std::iter::once(self))
    }

    fn sit(&mut self, arrival: Arrival, seat: Seat, _dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        Self::sit(self, arrival, seat, now)
    }

    fn at_seat(&mut self, player: PlayerId, _dealer: &mut Dealer, _now: Now, ask: AskSeat<'_>) -> Result<(), Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        let _changed = ask(self, seat);
        Ok(())
    }

    fn leave(&mut self, player: PlayerId, _dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        Self::leave(self, seat, now);
        Ok(())
    }

    /// Only pools have fast folds.
    fn fast_fold(&mut self, player: PlayerId, _hand: HandId, _dealer: &mut Dealer, _now: Now) -> Result<(), Refusal> {
        Err(if self.seat_of(player).is_some() { Refusal::NoFastFold } else { Refusal::NotSeated })
    }

    fn commit_nonce(&mut self, player: PlayerId, commitment: Bytes32) -> Result<(), Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        Self::commit_nonce(self, seat, commitment)
    }

    fn reveal_nonce(&mut self, player: PlayerId, nonce: (Bytes32, Bytes32), next: Option<Bytes32>, _now: Now) -> Result<(), Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        Self::reveal_nonce(self, seat, nonce, next)
    }

    fn set_view(&mut self, player: PlayerId, view: PlayerView) {
        if let Some(seat) = self.seat_of(player) {
            Self::set_view(self, seat, view);
        }
    }

    fn set_clock(&mut self, running: bool, _dealer: &mut Dealer, now: Now) {
        Self::set_clock(self, running, now);
    }

    fn switch(&mut self, change: &Switch) {
        Self::switch(self, change);
    }

    fn end_decided(&mut self, kept: &UnfinishedHand, _plan_of: &dyn Fn(PlayerId) -> PlanId, now: Now) -> bool {
        Self::end_decided(self, kept, now)
    }

    fn end_waits(&mut self, now: Now) {
        self.end_wait(now);
    }

    fn void_hands(&mut self, now: Now) {
        self.void_hand(now);
    }

    fn poll_timeout(&self) -> Option<Now> {
        Self::poll_timeout(self)
    }

    fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer) {
        Self::handle_timeout(self, now, dealer);
    }

    fn poll_output(&mut self, viewers: &Arc<Viewers>) -> Option<CashOutput> {
        Some(CashOutput::Table { output: self.table.poll_output()?, viewers: Arc::clone(viewers) })
    }

    fn snapshot(&self, player: PlayerId, now: Now) -> Option<(TableSnapshot, Option<u8>)> {
        Some((Self::snapshot(self, self.seat_of(player), now), self.waits_for()))
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
