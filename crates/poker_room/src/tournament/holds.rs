//! What keeps the tables from dealing until all of them are ready: hand-for-hand play and breaks (R-TRN-8, R-TRN-10).

use poker_protocol::TableId;

use super::output::TournamentOutput;
use super::table::TournamentTable;
use super::{Stage, Tournament};
use crate::rulebook::TableUse;
use crate::{Dealer, Now};

impl Tournament {
    /// Called when a table is ready for its next hand: deals it, or waits for the other tables.
    pub(super) fn ready(&mut self, table: TableId, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.break_until.is_some() || play.deals.is_open() {
            return;
        }
        if play.deals.is_asked() && self.open_deal(now) {
            return;
        }
        let Stage::Playing(play) = &self.stage else { return };
        if !play.holds.any() {
            if self.is_held_back(table) {
                return;
            }
            self.end_level_by_hands(table, now);
            self.go_on(table, dealer, now);
        } else if play.tables().values().all(TournamentTable::is_ready) {
            self.release(dealer, now);
        }
    }

    /// Lets players move between the tables, or the winners of a shootout come together; then deals at the table.
    fn go_on(&mut self, table: TableId, dealer: &mut Dealer, now: Now) {
        let mut moved = false;
        match self.terms.tables {
            TableUse::Balanced => {
                moved |= self.consolidate(table, dealer, now);
                for waiting in self.waiting_tables() {
                    moved |= self.consolidate(waiting, dealer, now);
                }
            }
            TableUse::Shootout => self.gather_winners(dealer, now),
        }
        self.finish_if_alone(dealer);
        self.deal(table, dealer, now);
        if moved {
            self.wake_waiting(now);
        }
    }

    /// Lets tables that have waited, for players or for each other, pause before their next hands. Hand-for-hand play may have begun and ended
    /// while players moved, when two entries were combined and a table was broken up, or with a disqualification; a table to which a player
    /// came meanwhile was not woken (R-TRN-8).
    pub(super) fn wake_waiting(&mut self, now: Now) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.holds.any() || play.break_until.is_some() || play.deals.is_open() {
            return;
        }
        let waiting: Vec<TableId> =
            play.tables().iter().filter(|(_, table)| table.can_deal() && !table.keeps_step()).map(|(&id, _)| id).collect();
        waiting.into_iter().for_each(|table| self.wake(table, now));
    }

    /// The tables that wait because they have too few players for a hand.
    fn waiting_tables(&self) -> Vec<TableId> {
        let Stage::Playing(play) = &self.stage else { return Vec::new() };
        let waits = |table: &TableId| play.tables().get(table).is_some_and(TournamentTable::is_ready);
        play.sizes().too_small().into_iter().filter(waits).collect()
    }

    /// All tables are ready: gives places to those who are out, then ends the tournament if its time is over, begins the break that is
    /// due, or deals everywhere.
    fn release(&mut self, dealer: &mut Dealer, now: Now) {
        self.settle(dealer);
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.holds.time_up {
            return self.finish(&[], dealer);
        }
        if let (true, Some(rules)) = (std::mem::take(&mut play.holds.break_due), self.terms.breaks) {
            play.stop_clocks(now);
            let until = now.after_ms(rules.length_ms);
            play.break_until = Some(until);
            // The tables may have finished their hands long after the break was due.
            play.next_break = Some(rules.next_after(until));
            self.outputs.push_back(TournamentOutput::Break { until });
        } else {
            self.deal_everywhere(dealer, now);
        }
    }

    /// A break is due, unless the first level is still being played (R-TRN-10).
    pub(super) fn break_is_due(&mut self, now: Now) {
        let (Stage::Playing(play), Some(rules)) = (&mut self.stage, self.terms.breaks) else { return };
        play.next_break = Some(rules.next_after(now));
        play.holds.break_due = play.clock.level() > 1;
    }

    /// Ends the break in progress (R-TRN-10).
    pub(super) fn end_break(&mut self, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        play.break_until = None;
        self.outputs.push_back(TournamentOutput::BreakOver);
        self.resume(dealer, now);
    }

    /// Goes on after a break or after talks about a deal, unless one of them still lasts.
    pub(super) fn resume(&mut self, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.break_until.is_some() || play.deals.is_open() {
            return;
        }
        play.start_clocks(now);
        if play.holds.any() && play.tables().values().all(TournamentTable::is_ready) {
            self.release(dealer, now);
        } else {
            self.deal_everywhere(dealer, now);
        }
    }

    /// Deals at all tables, which are all ready, after players have moved between them, or the winners of a shootout have come together. If
    /// they wait for each other and players have moved, all pause first.
    fn deal_everywhere(&mut self, dealer: &mut Dealer, now: Now) {
        if self.terms.tables == TableUse::Shootout {
            self.gather_winners(dealer, now);
        }
        let held = matches!(&self.stage, Stage::Playing(play) if play.holds.any());
        let mut moved = false;
        while self.terms.tables == TableUse::Balanced {
            let moving = self.table_ids().into_iter().filter(|&table| self.consolidate(table, dealer, now)).count();
            if moving == 0 {
                break;
            }
            moved = true;
        }
        self.finish_if_alone(dealer);
        if held && moved {
            return self.wake_all(now);
        }
        for table in self.table_ids() {
            // Where all players are absent, the hand of a table before may be over, and have put out players (R-TRN-9).
            // Hand-for-hand play may have begun with it.
            if self.terms.tables == TableUse::Balanced && !held {
                self.consolidate(table, dealer, now);
            }
            self.deal(table, dealer, now);
        }
    }

    /// The time limit is over (R-PRZ-7).
    pub(super) fn time_is_up(&mut self) {
        if let Stage::Playing(play) = &mut self.stage {
            play.ends = None;
            play.holds.time_up = true;
            self.outputs.push_back(TournamentOutput::TimeUp);
        }
    }

    /// Begins or ends hand-for-hand play, by the number of players who are left (R-TRN-8).
    pub(super) fn watch_hand_for_hand(&mut self) {
        let paid = u32::try_from(self.prizes.len()).unwrap_or(u32::MAX);
        let (Stage::Playing(play), Some(above)) = (&mut self.stage, self.terms.hand_for_hand) else { return };
        if !play.busted.is_empty() {
            // Until the round is over and they are out, they keep their seats, so no table is broken up.
            return;
        }
        let on = play.open_places.is_none() && play.tables().len() > 1 && play.left > paid && play.left <= paid.saturating_add(above);
        if on != play.holds.hand_for_hand {
            play.holds.hand_for_hand = on;
            self.outputs.push_back(TournamentOutput::HandForHand { on });
        }
    }
}
