//! What a room remembers of a player's departures from tables, and how often the player came back today.

use poker_protocol::{BuyInLimits, BuyInRange, LimitReason, Money, Reset, StakeId, TableId};
use serde::{Deserialize, Serialize};

use crate::Now;
use crate::rulebook::{BanzaiReturn, Ratholing, ReturnRule, times};

/// The terms on which a player can sit down at a table.
#[derive(Clone, Copy, Debug)]
pub struct SeatTerms<'a> {
    pub table: TableId,
    pub stake: StakeId,
    pub big_blind: Money,
    /// The buy-ins for a player who was not here before.
    pub range: BuyInRange,
    /// The rule for a player who comes back.
    pub rule: &'a ReturnRule,
}

/// A player's departures, and the counters of one UTC day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visits {
    departures: Vec<Departure>,
    day: u64,
    /// Returns that counted for R-RAT-2.
    returns: u8,
    /// Resets of R-BAN-2, which are counted apart from returns.
    resets: u8,
}

/// A player has left with a stack that still limits the player's next buy-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Departure {
    table: TableId,
    stake: StakeId,
    stack: Money,
    /// The last moment at which the departure counts.
    until: Now,
}

impl Visits {
    /// The buy-ins with which the player may sit down at this table.
    #[must_use]
    pub fn limits(&self, at: &SeatTerms<'_>, now: Now) -> BuyInLimits {
        let left = self.departure(at, now).map(|departure| self.departures[departure].stack);
        let Some(left) = left else { return ordinary(at) };
        match at.rule {
            ReturnRule::None => ordinary(at),
            ReturnRule::Ratholing(rule) => self.ratholing(rule, left, at, now),
            ReturnRule::NoSmallerStack { .. } => {
                let range = BuyInRange { min: left.max(at.range.min), max: left.max(at.range.max) };
                narrowed(range, LimitReason::NoRatholing { stack: left }, at)
            }
            ReturnRule::Banzai(rule) => self.resume_or_reset(*rule, left, at, now),
        }
    }

    /// Notes that the player sits down: removes the departure that counted here and counts a return, whatever the buy-in was (R-RAT-2), or
    /// at Banzai a reset if the buy-in is smaller than the stack that the player left with (R-BAN-2).
    pub fn sat_down(&mut self, at: &SeatTerms<'_>, buy_in: Money, now: Now) {
        let Some(departure) = self.departure(at, now) else { return };
        self.turn_day(now);
        let left = self.departures.remove(departure).stack;
        match at.rule {
            ReturnRule::None => {}
            ReturnRule::Ratholing(Ratholing { counts_from, .. }) | ReturnRule::NoSmallerStack { counts_from, .. } => {
                if left >= times(at.big_blind, *counts_from) {
                    self.returns = self.returns.saturating_add(1);
                }
            }
            ReturnRule::Banzai(_) => {
                if buy_in < left {
                    self.resets = self.resets.saturating_add(1);
                }
            }
        }
    }

    /// Notes that the player leaves with `stack`.
    pub fn left(&mut self, at: &SeatTerms<'_>, stack: Money, now: Now) {
        self.departures.retain(|departure| now <= departure.until);
        let window_s = match at.rule {
            ReturnRule::None => return,
            ReturnRule::Ratholing(Ratholing { window_s, .. }) | ReturnRule::NoSmallerStack { window_s, .. } => *window_s,
            ReturnRule::Banzai(BanzaiReturn { resume_over, .. }) if stack <= times(at.big_blind, *resume_over) => return,
            ReturnRule::Banzai(BanzaiReturn { window_s, .. }) => *window_s,
        };
        let until = now.after_ms(window_s.saturating_mul(1_000));
        self.departures.push(Departure { table: at.table, stake: at.stake, stack, until });
    }

    /// Gives the stakes new numbers, and forgets departures from stakes that no longer exist.
    pub(crate) fn renumber(&mut self, number_of: impl Fn(StakeId) -> Option<StakeId>) {
        self.departures.retain_mut(|departure| {
            let number = number_of(departure.stake);
            departure.stake = number.unwrap_or(departure.stake);
            number.is_some()
        });
    }

    /// The last departure that counts here: from the same table, at Banzai from any table of the stake.
    fn departure(&self, at: &SeatTerms<'_>, now: Now) -> Option<usize> {
        self.departures.iter().rposition(|departure| {
            let here = match at.rule {
                ReturnRule::None => false,
                ReturnRule::Ratholing(_) | ReturnRule::NoSmallerStack { .. } => departure.table == at.table,
                ReturnRule::Banzai(_) => departure.stake == at.stake,
            };
            here && now <= departure.until
        })
    }

    fn ratholing(&self, rule: &Ratholing, left: Money, at: &SeatTerms<'_>, now: Now) -> BuyInLimits {
        let counted = self.today(self.returns, now);
        let Some(row) = rule.row(left, counted, at.big_blind) else { return ordinary(at) };
        let range = BuyInRange { min: row.min.of(left, at.big_blind), max: row.max.of(left, at.big_blind) };
        narrowed(range, row.reason(left, counted), at)
    }

    fn resume_or_reset(&self, rule: BanzaiReturn, left: Money, at: &SeatTerms<'_>, now: Now) -> BuyInLimits {
        let resets_left = rule.resets_a_day.saturating_sub(self.today(self.resets, now));
        BuyInLimits {
            range: BuyInRange { min: left, max: left },
            instead: (resets_left > 0).then_some(Reset { amount: at.range.max, left: resets_left }),
            why: LimitReason::BanzaiResume { stack: left },
        }
    }

    fn today(&self, counter: u8, now: Now) -> u8 {
        if self.day == now.day() { counter } else { 0 }
    }

    fn turn_day(&mut self, now: Now) {
        (self.returns, self.resets) = (self.today(self.returns, now), self.today(self.resets, now));
        self.day = now.day();
    }
}

fn ordinary(at: &SeatTerms<'_>) -> BuyInLimits {
    let why = match at.rule {
        ReturnRule::None | ReturnRule::Ratholing(_) | ReturnRule::NoSmallerStack { .. } => LimitReason::Stake,
        ReturnRule::Banzai(_) => LimitReason::Banzai,
    };
    BuyInLimits { range: at.range, instead: None, why }
}

/// A range with its reason; the ordinary range keeps the ordinary reason.
fn narrowed(range: BuyInRange, why: LimitReason, at: &SeatTerms<'_>) -> BuyInLimits {
    if range == at.range { ordinary(at) } else { BuyInLimits { range, instead: None, why } }
}
