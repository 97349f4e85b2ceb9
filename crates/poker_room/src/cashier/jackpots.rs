//! The room's jackpots: fed by the rake of each hand, paid when a hand wins one (R-JACK-1 to 5).

use std::collections::BTreeSet;

use poker_protocol::{Form, JackpotKind, Money, PlayerId};
use poker_rules::{Hand, NoListener, Seat};

use super::bank::Bank;
use crate::cash::rake_taken;
use crate::jackpot::{JackpotFeed, Showdown, payout, recipients};
use crate::marks::Marks;
use crate::rulebook::{JackpotRow, Jackpots, RecipientRules, RoomStakes};
use crate::{Account, HandRecord, Movement, Now, Reason};

/// A jackpot that a player has won.
pub(crate) struct JackpotWin {
    pub kind: JackpotKind,
    pub seat: Seat,
    pub player: PlayerId,
    pub name: String,
    pub amount: Money,
    /// The player's balance after the payment.
    pub balance: Money,
    /// False if the payment failed, because the balance would have exceeded the largest amount.
    pub paid: bool,
}

/// The jackpot pools of a room.
pub(super) struct Pools {
    kinds: BTreeSet<JackpotKind>,
    pub feed: JackpotFeed,
}

impl Pools {
    /// One pool for each jackpot that a rulebook of the room has.
    pub(super) fn of(stakes: &RoomStakes) -> Self {
        let rulebooks = stakes.offers.iter().filter_map(|offer| offer.rulebook.jackpots.as_ref());
        let kinds = rulebooks.flat_map(|jackpots| &jackpots.pools).map(|row| row.kind).collect();
        Self { kinds, feed: JackpotFeed::default() }
    }

    pub(super) fn kinds(&self) -> impl Iterator<Item = JackpotKind> + '_ {
        self.kinds.iter().copied()
    }

    /// Feeds the pools from a hand whose rake is booked, then pays the jackpots that the hand has won.
    pub(super) fn settle(
        &mut self,
        (record, form): (&HandRecord, Form),
        jackpots: &Jackpots,
        bank: &mut Bank,
        now: Now,
        marks: &mut Marks,
    ) -> Vec<JackpotWin> {
        let played: Vec<&JackpotRow> = jackpots.pools.iter().filter(|row| row.is_played_at(&record.setup.game, form)).collect();
        for row in &played {
            self.feed_pool(row, record, bank, now, marks);
        }
        let open = |row: &&JackpotRow| row.is_open(record.started) && !bank.holds(Account::Jackpot(row.kind)).is_zero();
        let open: Vec<&JackpotRow> = played.into_iter().filter(open).collect();
        if open.is_empty() {
            return Vec::new();
        }
        let Ok(hand) = Hand::replay(record.setup.clone(), &record.actions, Some(record.rake), &mut NoListener) else { return Vec::new() };
        let Some(showdown) = Showdown::of(&hand, hand.open()) else { return Vec::new() };
        open.into_iter().flat_map(|row| award((row, &jackpots.recipient), &showdown, record, bank, now, marks)).collect()
    }

    fn feed_pool(&mut self, row: &JackpotRow, record: &HandRecord, bank: &mut Bank, now: Now, marks: &mut Marks) {
        let amount = self.feed.add(row.kind, rake_taken(record), row.feed_bp.is);
        let (from, to) = (Account::House, Account::Jackpot(row.kind));
        if bank.book(Movement { from, to, amount, reason: Reason::JackpotFeed(record.hand) }, None, now, marks).is_ok() {
            self.feed.take(row.kind, amount);
        }
    }
}

fn award(
    (row, rules): (&JackpotRow, &RecipientRules),
    showdown: &Showdown<'_>,
    record: &HandRecord,
    bank: &mut Bank,
    now: Now,
    marks: &mut Marks,
) -> Vec<JackpotWin> {
    let seats = recipients(row, rules, showdown);
    let kind = row.kind;
    let amount = payout(bank.holds(Account::Jackpot(kind)), row.payout_percent.is, seats.len());
    if amount.is_zero() {
        return Vec::new();
    }
    let winners = record.players.iter().filter(|player| seats.contains(&player.seat));
    winners
        .map(|winner| {
            let (from, to) = (Account::Jackpot(kind), Account::Balance(winner.player));
            let paid = bank.book(Movement { from, to, amount, reason: Reason::Jackpot(record.hand) }, None, now, marks).is_ok();
            let balance = bank.holds(to);
            JackpotWin { kind, seat: winner.seat, player: winner.player, name: winner.name.clone(), amount, balance, paid }
        })
        .collect()
}
