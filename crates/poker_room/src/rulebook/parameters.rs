//! Values that the documents leave open, besides those of cash tables.

use serde::{Deserialize, Serialize};

use super::Figure;

/// Values of games, tournaments and tickets that the documents leave open.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// How many of five hole cards make an Omaha hand (R-VAR-3).
    pub omaha5_hole_used: Figure<u8>,
    /// Whether the pot limit counts the call (R-VAR-9).
    pub pot_limit_counts_call: Figure<bool>,
    /// The largest number of bets on a fixed-limit street (R-VAR-10).
    pub fixed_limit_max_bets: Figure<u8>,
    /// Whether the bets are also limited on streets that begin with two players.
    pub fixed_limit_capped_heads_up: Figure<bool>,
    /// Whether a player who sits out in a tournament checks when a check is free, instead of folding (R-TRN-2).
    pub sit_out_free_check: Figure<bool>,
    /// The minute of each hour at which synchronised breaks are due (R-TRN-10).
    pub break_minute: Figure<u8>,
    /// The length of a tournament's break, seconds.
    pub break_s: Figure<u32>,
    /// The part of the buy-ins that forms the prize pool, percent (R-REG-1).
    pub pool_percent: Figure<u32>,
    /// The part of a progressive bounty that is paid at once, percent.
    pub progressive_percent: Figure<u32>,
    /// When late registration ends early (R-REG-5, R-REG-6).
    pub late_registration_close: Figure<LateRegistrationClose>,
    /// What happens to the rest of a ticket that is worth more than the entry (R-TKT-1).
    pub ticket_surplus: Option<Figure<TicketSurplus>>,
    /// What a player gets back for an entry that was paid with a ticket; `None` for the ticket (R-REG-8, R-REG-9).
    pub ticket_refund: Option<Figure<TicketRefund>>,
    /// How a tournament that ends by the clock pays its prizes (R-PRZ-7).
    pub time_limit_payout: Option<Figure<TimeLimitPayout>>,
    /// Whether a VIP bounty is paid for a player who rebuys.
    pub vip_bounty_before_rebuy: Option<Figure<bool>>,
    /// How long the players at a final table have to answer a proposed deal, seconds; `None` if they can make no deals (R-PRZ-5).
    pub deal_answer_s: Option<Figure<u32>>,
    /// Whether the first phase of a phased tournament has prizes.
    pub phase_one_prizes: Option<Figure<bool>>,
}

/// What ends late registration before the level at which it ends otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LateRegistrationClose {
    /// When enough players are out for the payouts to begin.
    PayoutsBegin,
    /// At the first knock-out, unless players may enter again.
    FirstKnockout,
}

/// What happens to the rest of a ticket that is worth more than the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TicketSurplus {
    /// The player gets it.
    Credit,
    /// It is lost.
    Forfeit,
}

/// How a tournament that ends by the clock pays its prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeLimitPayout {
    Rank,
    /// In proportion to chips.
    Proportional,
}

/// How an entry that was paid with a ticket is refunded (R-REG-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TicketRefund {
    /// The player gets the ticket back (R-REG-8).
    Ticket,
    /// The player gets the ticket's value as money, if the ticket is exchangeable; else the ticket.
    Money,
}
