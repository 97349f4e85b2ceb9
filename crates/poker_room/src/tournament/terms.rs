//! What is fixed about a tournament when it is announced.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{Money, PlayerId, TournamentFeature};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::admission::AdmissionTerms;
use super::bounty::{BountyRules, HouseBountyKind};
use super::breaks::BreakRules;
use super::deal::DealTerms;
use super::level::Levels;
use super::rebuy_rules::{BuyInRange, RebuyRules};
use super::tickets::TicketTerms;
use crate::Now;
use crate::rulebook::{
    ButtonRule, CancellationTerms, EntryMethod, EntryPrice, Finish, HexaProFamily, HousePrizes, LateRegistrationClose, PrizeTable,
    TableUse, TicketRefund, TicketSurplus, TimeLimitPayout,
};
use crate::table::{BankRules, ClockRules, HandRules, Switches};

/// The terms of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTerms {
    /// The name, the same in every language.
    pub name: String,
    /// The rules of each hand, with the number of seats at each table.
    pub hand: Arc<HandRules>,
    pub clock: ClockRules,
    /// The time banks of the multipliers, in their order, if the prize pool depends on a multiplier (R-HEX-13).
    pub drawn_banks: Vec<BankRules>,
    /// The extra time after a lost connection at the final table, milliseconds (R-TRN-4).
    pub last_stage_extra_ms: u32,
    /// The switches of its tables, until its owner changes them.
    pub switches: Switches,
    /// What the tournament has, as its rulebook allows.
    pub features: Vec<TournamentFeature>,
    /// How button and blinds move from hand to hand.
    pub button: ButtonRule,
    /// Whether every deck is sealed before its first card.
    pub sealed: bool,
    pub begin: Beginning,
    /// The largest number of entries.
    pub most_entries: u32,
    /// Registration after the beginning; `None` if there is none.
    pub late: Option<LateRegistration>,
    /// Un-registration closes this long before the beginning, milliseconds; `None` if nobody can un-register (R-REG-8).
    pub unregister_until_ms: Option<u32>,
    pub entry: EntryPrice,
    /// How an entry can be paid; `None` if all players bring the stacks of a first phase (R-TYP-10).
    pub payment: Option<PaymentRules>,
    /// The buy-ins between which a player chooses; `None` if there is only that of `entry` (R-REG-11).
    pub buy_ins: Option<BuyInRange>,
    /// The number of entries that a player may have at the same time, at least one (R-REG-13).
    pub entries_at_once: u8,
    pub rebuys: Option<RebuyRules>,
    /// The stack of each entry at the beginning. A drawn multiplier has a stack of its own.
    pub stack: Chips,
    /// The levels. A drawn multiplier has a length of its own for them.
    pub levels: Levels,
    /// `None` for a tournament without breaks.
    pub breaks: Option<BreakRules>,
    pub prizes: PrizeRules,
    pub finish: Finish,
    /// What players get whose tournament ends by the clock; `None` by rank (R-PRZ-7).
    pub time_limit_payout: Option<TimeLimitPayout>,
    pub tables: TableUse,
    /// The bounties; `None` in a tournament without them (R-BTY).
    pub bounties: Option<BountyPrices>,
    /// For whom the house pays which bounties, with players who have not entered yet (R-BTY-3, R-BTY-5, R-BTY-6).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub house_bounties: BTreeSet<(PlayerId, HouseBountyKind)>,
    /// Who may enter (R-REG-4, R-REG-12).
    pub admission: AdmissionTerms,
    /// How players at the final table make deals; `None` if they cannot (R-PRZ-5).
    pub deals: Option<DealTerms>,
    /// What players get back if the tournament is cancelled (R-CAN).
    pub cancellation: CancellationTerms,
    /// How many players above the paid places are left when play becomes hand for hand; `None` if it never does (R-TRN-8).
    pub hand_for_hand: Option<u32>,
}

/// How an entry can be paid, and what happens to a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaymentRules {
    pub method: EntryMethod,
    /// What happens to the part of a ticket that exceeds the price (R-TKT-1).
    pub surplus: TicketSurplus,
    /// What a player gets back who has paid with a ticket (R-REG-9).
    pub refund: TicketRefund,
}

/// How long players may register after the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateRegistration {
    pub until: LateUntil,
    /// What ends it before that.
    pub closes_early: LateRegistrationClose,
    /// How often a player who is out may enter again (R-REG-13).
    pub re_entries: u16,
}

/// The end of late registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LateUntil {
    /// The end of this level (R-REG-5).
    EndOfLevel(u32),
    /// This time after the beginning, milliseconds (R-REG-6).
    After { ms: u32 },
}

/// The bounties of a tournament, and what they are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BountyPrices {
    pub rules: BountyRules,
    /// The own bounty of each entry.
    pub own: Money,
    /// Whether the own bounty is a part of the buy-in. If not, it is paid besides it (R-BTY-4).
    pub part_of_buy_in: bool,
    /// What the house pays for the VIP, a listed player and a pro; zero where there is no such bounty.
    pub vip: Money,
    pub listed: Money,
    pub pro: Money,
}

/// When a tournament begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Beginning {
    /// As soon as the largest number of entries is there (R-TYP-1).
    WhenFull,
    /// At a time, if enough have registered (R-REG-3).
    At {
        time: Now,
        /// With fewer entries it is cancelled (R-REG-2).
        least_entries: u32,
    },
}

/// How the prize pool is formed and divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizeRules {
    /// The least prize pool (R-PRZ-2).
    pub guarantee: Money,
    /// What the house adds to the pool (R-PRZ-3).
    pub added: Money,
    /// What the house pays to the best places besides the pool (R-PRZ-3).
    #[serde(default)]
    pub house: HousePrizes,
    pub division: PrizeDivision,
}

/// How the pool is divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrizeDivision {
    WinnerTakesAll,
    /// By a table, for the number of entries (R-PRZ-1).
    Table(Arc<PrizeTable>),
    /// These tickets for entries of another tournament, and the rest in money for one more place (R-TKT-3, R-TYP-9).
    Entries(TicketTerms),
    /// The pool goes to the second phase. If there is a table, those who are out before the end of this phase get its prizes (R-TYP-10).
    SecondPhase(Option<Arc<PrizeTable>>),
    /// In equal parts among those who are left (R-TYP-7).
    Equal,
    /// Half in equal parts among those who are left, half by their chips (R-TYP-6).
    HalfByChips,
    /// The pool is a drawn multiplier times one buy-in; so are the stack, the length of the levels and the shares (R-HEX-1).
    Drawn(Arc<HexaProFamily>),
}
