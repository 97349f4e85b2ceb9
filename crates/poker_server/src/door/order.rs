//! What an operator orders a hall to do: carried out by whoever owns the hall, in the same batch as its outcome.

use poker_protocol::{HallName, JackpotKind, PlayerId, TableId};
use poker_room::{Account, BadCorrection, BadVerdict, Correction, LedgerError, Now, ReportId, Room, Verdict};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

/// The number of an order; they rise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrderId(pub u64);

/// An order that is to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOrder {
    /// For which hall.
    pub hall: HallName,
    /// When.
    pub at: Now,
    /// Who orders it.
    pub by: String,
    /// What.
    pub order: Order,
}

/// An order as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptOrder {
    /// Its number.
    pub id: OrderId,
    /// For which hall, when, who and what.
    pub new: NewOrder,
    /// What came of it; none: nothing yet.
    pub outcome: Option<OrderOutcome>,
}

/// What came of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OrderOutcome {
    /// It was carried out.
    Done,
    /// It was not, and nothing has changed.
    Refused {
        /// Why, in a sentence for the operator.
        why: String,
    },
}

/// Something a hall can be ordered to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Order {
    /// Moves chips where the rules alone would be unfair (R-FAIL-4).
    Correct {
        /// From one account of the hall's book.
        from: Account,
        /// To another.
        to: Account,
        /// How many.
        amount: Chips,
        /// Why.
        why: String,
    },
    /// Puts chips of the house or from outside into a jackpot's pool (R-JACK-4).
    SeedJackpot {
        /// Which.
        kind: JackpotKind,
        /// Who pays.
        from: Account,
        /// How many.
        amount: Chips,
        /// Why.
        why: String,
    },
    /// The player leaves every seat and may not sit down, or may again.
    Suspend {
        /// Who.
        player: PlayerId,
        /// Or no longer.
        suspended: bool,
    },
    /// R-BAN-4.
    BarFromBanzai {
        /// Who.
        player: PlayerId,
        /// Or no longer.
        barred: bool,
    },
    /// A verdict about a player whom a report names (R-INT-1).
    Review {
        /// The report.
        report: ReportId,
        /// The player.
        player: PlayerId,
        /// What is decided.
        verdict: Verdict,
    },
    /// Gives every chip of the hand in progress back (R-FAIL-2).
    VoidHand {
        /// At which table.
        table: TableId,
    },
}

impl NewOrder {
    /// Carries the order out. The batch that keeps what it changed keeps the outcome too.
    pub fn carry_out(&self, room: &mut Room, now: Now) -> OrderOutcome {
        match self.try_carry_out(room, now) {
            Ok(()) => OrderOutcome::Done,
            Err(why) => OrderOutcome::Refused { why: why.to_string() },
        }
    }

    fn try_carry_out(&self, room: &mut Room, now: Now) -> Result<(), OrderRefused> {
        let by = self.by.clone();
        match &self.order {
            Order::Correct { from, to, amount, why } => {
                let (from, to) = (*from, *to);
                Ok(room.correct(Correction { from, to, amount: *amount, why: why.clone(), by }, now)?)
            }
            Order::SeedJackpot { kind, from, amount, why } => {
                if !room.jackpots().iter().any(|pool| pool.kind == *kind) {
                    return Err(OrderRefused::NoSuchJackpot(*kind));
                }
                let (from, to) = (*from, Account::Jackpot(*kind));
                Ok(room.correct(Correction { from, to, amount: *amount, why: why.clone(), by }, now)?)
            }
            Order::Suspend { player, suspended } => {
                room.suspend(*player, *suspended, now);
                Ok(())
            }
            Order::BarFromBanzai { player, barred } => {
                if room.bar_from_banzai(*player, *barred) {
                    Ok(())
                } else {
                    Err(OrderRefused::NeverHere(*player))
                }
            }
            Order::Review { report, player, verdict } => Ok(room.review(*report, *player, *verdict, &by, now)?),
            Order::VoidHand { table } => {
                if !room.table_ids().any(|there| there == *table) {
                    return Err(OrderRefused::NoSuchTable(*table));
                }
                room.void_hand(*table, now);
                Ok(())
            }
        }
    }
}

/// Why an order was refused, as the operator reads it.
#[derive(Debug, thiserror::Error)]
enum OrderRefused {
    #[error("no rulebook of this hall has the jackpot {0:?}; `admin jackpots show` lists those it has")]
    NoSuchJackpot(JackpotKind),
    #[error("player {} has never been in this hall; it knows players from the first time they enter", .0.0)]
    NeverHere(PlayerId),
    #[error("there is no table {} in this hall", .0.0)]
    NoSuchTable(TableId),
    #[error("{}", correction_refused(.0))]
    Correction(#[from] BadCorrection),
    #[error("{0}")]
    Verdict(#[from] BadVerdict),
}

/// The operator's words for what a correction lacks.
fn correction_refused(why: &BadCorrection) -> String {
    match why {
        BadCorrection::NoSuchAccount(account) => match account {
            Account::Balance(player) | Account::Held(player) => OrderRefused::NeverHere(*player).to_string(),
            Account::Stack(table, player) => format!("player {} does not sit at table {}", player.0, table.0),
            Account::Pot(_) | Account::Outside | Account::House | Account::Jackpot(_) | Account::Charity => why.to_string(),
        },
        BadCorrection::InHand(_) => "the player is in a hand; order it again when the hand is over".to_owned(),
        BadCorrection::Ledger(LedgerError::Short { held, wanted, .. }) => {
            format!("there are {} chips to take, not {}; name at most what is there", held.get(), wanted.get())
        }
        BadCorrection::Incomplete | BadCorrection::Ledger(LedgerError::Overflow { .. }) => why.to_string(),
    }
}
