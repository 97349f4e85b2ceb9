//! Brings waiting players together at a new table and deals it at once.

use poker_protocol::{FastButton, Notice, PlayerId, TableEvent};
use poker_rules::{Positions, Seat, SeatSet, first_positions};

use super::hand_table::HandTable;
use super::member::{HandKey, Place};
use super::pool::FastPool;
use crate::cash::CashTable;
use crate::cash::output::CashOutput;
use crate::table::Viewers;
use crate::{Dealer, Now, PlayerKind};

impl FastPool {
    /// Deals full tables while enough players wait. Fewer players wait for at most `gather_ms`, then they are dealt a short table.
    pub(super) fn gather(&mut self, dealer: &mut Dealer, now: Now) {
        let seats = usize::from(self.rules.hand.seats);
        while self.may_deal() {
            let filled = self.ready.len() >= seats;
            if !filled && self.gathered_at.is_none_or(|at| at > now) {
                self.gathered_at.get_or_insert(now.after_ms(self.fast.gather_ms));
                return;
            }
            let players: Vec<PlayerId> = self.ready.drain(..self.ready.len().min(seats)).collect();
            self.deal(players, dealer, now);
        }
        self.gathered_at = None;
    }

    /// Whether enough players wait for a hand; in practice one player of the pool must also be a person who plays.
    fn may_deal(&self) -> bool {
        let waiting = u8::try_from(self.ready.len()).unwrap_or(u8::MAX);
        !self.switches.closing
            && self.rules.cash.start.allows(waiting, None)
            && (!self.rules.cash.practice || self.members.keys().any(|&player| self.is_person_playing(player)))
    }

    fn is_person_playing(&self, player: PlayerId) -> bool {
        self.seated(player).is_some_and(|seated| seated.own().kind == PlayerKind::Person && seated.plays())
    }

    /// Deals these players a hand. If the big blind would come to a player who wants to sit out before it, the others wait for the next
    /// table.
    fn deal(&mut self, players: Vec<PlayerId>, dealer: &mut Dealer, now: Now) {
        let viewers = seating(&players, self.rules.hand.seats, dealer);
        let Some(positions) = self.positions(&viewers, dealer) else { return };
        let in_big_blind = viewers.iter().find(|viewer| viewer.1 == positions.big_blind).map(|viewer| viewer.0);
        if let Some(player) = in_big_blind.filter(|player| self.leaves_before_big_blind(*player)) {
            self.owing.insert(player);
            players.into_iter().rev().filter(|other| *other != player).for_each(|other| self.ready.push_front(other));
            self.note_idle(player, now);
            self.show_waiting(&[player], now);
            return;
        }
        self.last_key = HandKey(self.last_key.0 + 1);
        let key = self.last_key;
        let mut table = self.empty();
        for &(player, seat) in &viewers {
            self.put(player, &mut table, key, seat);
        }
        for &(player, seat) in &viewers {
            let table = Box::new(table.snapshot(Some(seat), now));
            self.outputs.push_back(CashOutput::Snapshot { player, table });
        }
        let waits = table.asks_for_nonces(positions, dealer, now);
        if !waits {
            table.deal_everybody(positions, dealer, now);
        }
        self.count_big_blinds(&viewers, positions.big_blind);
        self.tables.insert(key, HandTable::new(table, viewers, waits.then_some(positions)));
        self.tend(key, now);
    }

    fn put(&mut self, player: PlayerId, table: &mut CashTable, key: HandKey, seat: Seat) {
        let Some(member) = self.members.get_mut(&player) else { return };
        member.told_waiting = false;
        if let Place::Between(seated) = std::mem::replace(&mut member.place, Place::At(key, seat)) {
            table.put(seat, seated.for_one_hand());
        }
    }

    /// Whether the player wants to sit out instead of paying the big blind; then the player sits out (R-CASH-6).
    fn leaves_before_big_blind(&mut self, player: PlayerId) -> bool {
        match self.members.get_mut(&player).map(|member| &mut member.place) {
            Some(Place::Between(seated)) => seated.own_mut().sits_out_before_big_blind(),
            Some(Place::At(..)) | None => false,
        }
    }

    fn positions(&self, viewers: &Viewers, dealer: &mut Dealer) -> Option<Positions> {
        let playing: SeatSet = viewers.iter().map(|&(_, seat)| seat).collect();
        // R-CASH-6: a player who has missed a big blind gets it in this hand.
        let missed: Vec<Seat> = viewers.iter().filter(|(player, _)| self.owing.contains(player)).map(|&(_, seat)| seat).collect();
        if let Some(big_blind) = dealer.pick(&missed) {
            return with_big_blind(playing, big_blind);
        }
        match self.fast.button {
            FastButton::Random => {
                let seats: Vec<Seat> = playing.iter().collect();
                first_positions(dealer.pick(&seats)?, playing)
            }
            FastButton::Fair => {
                let owes = |&(player, _): &(PlayerId, Seat)| self.members.get(&player).map_or(0, |member| member.since_big_blind);
                let most = viewers.iter().map(owes).max()?;
                let owing: Vec<Seat> = viewers.iter().filter(|viewer| owes(viewer) == most).map(|&(_, seat)| seat).collect();
                with_big_blind(playing, dealer.pick(&owing)?)
            }
        }
    }

    fn count_big_blinds(&mut self, viewers: &Viewers, big_blind: Seat) {
        for (player, seat) in viewers {
            if *seat == big_blind {
                self.owing.remove(player);
            }
            if let Some(member) = self.members.get_mut(player) {
                member.since_big_blind = if *seat == big_blind { 0 } else { member.since_big_blind.saturating_add(1) };
            }
        }
    }

    /// Puts a player who is between hands at the end of the queue for the next hand, or takes a player who cannot play out of it.
    pub(super) fn back_between(&mut self, player: PlayerId) {
        let Some(member) = self.members.get(&player) else { return };
        let Place::Between(seated) = &member.place else { return };
        let ready = seated.plays() && seated.is_connected() && !member.awaits_top_up;
        self.ready.retain(|&other| other != player);
        if ready {
            self.ready.push_back(player);
        }
    }

    /// Sends each of `players` who is at no table a snapshot of the pool as a waiting player sees it.
    pub(super) fn show_waiting(&mut self, players: &[PlayerId], now: Now) {
        for &player in players {
            let Some(Place::Between(_)) = self.members.get(&player).map(|member| &member.place) else { continue };
            let Some(table) = self.snapshot(player, now) else { continue };
            self.outputs.push_back(CashOutput::Snapshot { player, table: Box::new(table) });
            if let Some(member) = self.members.get_mut(&player) {
                // The snapshot replaces the table that showed the earlier notice.
                member.told_waiting = false;
            }
        }
        self.tell_waiting();
    }

    /// Tells each player who waits for a hand, once, that there are too few players for one.
    pub(super) fn tell_waiting(&mut self) {
        let waiting: Vec<PlayerId> = self.ready.iter().copied().collect();
        for player in waiting {
            let Some(needed) = self.waits_for(player) else { return };
            let Some(member) = self.members.get_mut(&player) else { continue };
            if !std::mem::replace(&mut member.told_waiting, true) {
                let notice = Notice::WaitingForPlayers { needed };
                self.outputs.push_back(CashOutput::Private { player, event: TableEvent::Notice { notice } });
            }
        }
    }
}

fn with_big_blind(playing: SeatSet, big_blind: Seat) -> Option<Positions> {
    playing.iter().filter_map(|button| first_positions(button, playing)).find(|positions| positions.big_blind == big_blind)
}

/// Draws the seats at random, so that nobody can arrange to sit behind a certain player (R-INT-5).
fn seating(players: &[PlayerId], seats: u8, dealer: &mut Dealer) -> Viewers {
    let mut left = players.to_vec();
    let mut drawn = Viewers::new();
    for seat in Seat::first(seats) {
        let Some(player) = dealer.pick(&left) else { break };
        left.retain(|&other| other != player);
        drawn.push((player, seat));
    }
    drawn
}
