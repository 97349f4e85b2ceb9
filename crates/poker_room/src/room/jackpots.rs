//! The room's jackpots: fed by each hand's rake, paid when a hand wins one (R-JACK-1 to 5).

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{JackpotKind, JackpotPool, Notice, TableEvent};
use poker_rules::{Hand, Unheard};

use super::Room;
use crate::jackpot::{Showdown, payout, recipients};
use crate::rulebook::{JackpotRow, RecipientRules};
use crate::table::Switch;
use crate::{Account, HandRecord, Movement, Now, Reason};

impl Room {
    /// The pools as they are now, one for each jackpot that a rulebook of the room has.
    #[must_use]
    pub fn jackpots(&self) -> Vec<JackpotPool> {
        let rulebooks = self.config.plan.offers.iter().filter_map(|offer| offer.rulebook.jackpots.as_ref());
        let kinds: BTreeSet<JackpotKind> = rulebooks.flat_map(|jackpots| &jackpots.pools).map(|row| row.kind).collect();
        kinds.into_iter().map(|kind| JackpotPool { kind, amount: self.ledger.holds(Account::Jackpot(kind)) }).collect()
    }

    /// Those with nothing in them.
    pub(super) fn empty_pools(&self) -> BTreeSet<JackpotKind> {
        self.jackpots().into_iter().filter(|pool| pool.amount.is_zero()).map(|pool| pool.kind).collect()
    }

    /// Tells the tables of pools that were filled or emptied: what is at stake there may have changed.
    pub(super) fn tell_empty_pools(&mut self) {
        let empty = self.empty_pools();
        if self.told_empty.as_ref() != Some(&empty) {
            let change = Switch::EmptyPools(empty.clone());
            self.tables.values_mut().for_each(|slot| slot.felt.switch(&change));
            self.told_empty = Some(empty);
        }
    }

    /// After a hand whose rake is booked: feeds the pools, then pays what the hand has won. What is to be told at the table.
    pub(super) fn settle_jackpots(&mut self, record: &HandRecord, now: Now) -> Vec<TableEvent> {
        let Some(offer) = self.config.plan.offers.get(usize::from(record.stake.0)) else { return Vec::new() };
        let (rulebook, form) = (Arc::clone(&offer.rulebook), offer.row.form);
        let Some(jackpots) = &rulebook.jackpots else { return Vec::new() };
        let played: Vec<&JackpotRow> = jackpots.pools.iter().filter(|row| row.is_played_at(&record.setup.game, form)).collect();
        for row in &played {
            self.feed_jackpot(row, record, now);
        }
        let open = |row: &&JackpotRow| row.is_open(record.started) && !self.ledger.holds(Account::Jackpot(row.kind)).is_zero();
        let open: Vec<&JackpotRow> = played.into_iter().filter(open).collect();
        if open.is_empty() {
            return Vec::new();
        }
        let Ok(hand) = Hand::replay(record.setup.clone(), &record.actions, Some(record.rake), &mut Unheard) else { return Vec::new() };
        let Some(showdown) = Showdown::of(&hand, hand.open()) else { return Vec::new() };
        open.into_iter().flat_map(|row| self.award_jackpot(row, &jackpots.recipient, &showdown, record, now)).collect()
    }

    fn feed_jackpot(&mut self, row: &JackpotRow, record: &HandRecord, now: Now) {
        let chips = self.jackpot_feed.add(row.kind, record.rake, row.feed_bp.is);
        let (from, to) = (Account::House, Account::Jackpot(row.kind));
        if self.book(Movement { from, to, amount: chips, reason: Reason::JackpotFeed(record.hand) }, now) {
            self.jackpot_feed.take(row.kind, chips);
        }
    }

    fn award_jackpot(
        &mut self,
        row: &JackpotRow,
        rules: &RecipientRules,
        showdown: &Showdown<'_>,
        record: &HandRecord,
        now: Now,
    ) -> Vec<TableEvent> {
        let seats = recipients(row, rules, showdown);
        let (kind, hand) = (row.kind, record.hand);
        let amount = payout(self.ledger.holds(Account::Jackpot(kind)), row.payout_percent.is, seats.len());
        if amount.is_zero() {
            return Vec::new();
        }
        let winners = record.players.iter().filter(|player| seats.contains(&player.seat));
        winners
            .filter_map(|winner| {
                let (from, to) = (Account::Jackpot(kind), Account::Balance(winner.player));
                let paid = self.book(Movement { from, to, amount, reason: Reason::Jackpot(hand) }, now);
                self.tell_balance(winner.player);
                let notice = Notice::Jackpot { kind, seat: winner.seat, player: winner.name.clone(), amount, hand };
                paid.then_some(TableEvent::Notice { notice })
            })
            .collect()
    }
}
