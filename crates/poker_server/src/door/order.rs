//! Orders of an operator to a hall. The server that owns the hall carries an order out, and stores the outcome and the changes in one
//! batch.

use poker_protocol::{HallName, JackpotKind, Money, PlayerId, TableId, TournamentId};
use poker_room::tournament::HouseRefusal;
use poker_room::{
    Account, BadCorrection, BadVerdict, Correction, HouseTournament, LedgerError, Now, ReportId, Room, ScheduleRefusal, TournamentOrder,
    Verdict,
};
use serde::{Deserialize, Serialize};

/// The number of an order. A later order has a higher number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OrderId(pub u64);

/// An order that has not been stored yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewOrder {
    /// The hall that carries it out.
    pub hall: HallName,
    /// The moment at which the order was given.
    pub at: Now,
    /// The name of the operator.
    pub by: String,
    /// What the hall is to do.
    pub order: Order,
}

/// An order as the store holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptOrder {
    /// The number that the store gave to the order.
    pub id: OrderId,
    pub new: NewOrder,
    /// The outcome, or `None` while the order is open.
    pub outcome: Option<OrderOutcome>,
}

/// The outcome of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OrderOutcome {
    /// The hall carried the order out.
    Done,
    /// The hall refused the order and changed nothing.
    Refused {
        /// The reason, as a sentence for the operator.
        why: String,
    },
}

/// An action that an operator can order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Order {
    /// Moves money where the rules alone would be unfair (R-FAIL-4).
    Correct {
        /// The account that pays.
        from: Account,
        /// The account that receives.
        to: Account,
        /// The amount to move.
        amount: Money,
        /// The reason, for the audit log.
        why: String,
    },
    /// Puts money of the house or from outside into a jackpot's pool (R-JACK-4).
    SeedJackpot {
        /// The jackpot that receives the money.
        kind: JackpotKind,
        /// The account that pays: the house or outside.
        from: Account,
        /// The amount to move.
        amount: Money,
        /// The reason, for the audit log.
        why: String,
    },
    /// Suspends a player, who leaves every seat and may not sit down, or ends the suspension.
    Suspend {
        player: PlayerId,
        /// False ends the suspension.
        suspended: bool,
    },
    /// Excludes a player from Banzai tables, or admits the player again (R-BAN-4).
    BarFromBanzai {
        player: PlayerId,
        /// False admits the player again.
        barred: bool,
    },
    /// A verdict about a player whom a report names (R-INT-1).
    Review {
        report: ReportId,
        player: PlayerId,
        /// The decision: hold, release, suspend or confiscate.
        verdict: Verdict,
    },
    /// Voids the hand in progress at a table and returns its chips (R-FAIL-2).
    VoidHand {
        /// The table where the hand is played.
        table: TableId,
    },
    /// Announces a tournament besides those of the calendar (R-TYP-2).
    ScheduleTournament {
        tournament: Box<HouseTournament>,
        /// The reason, for the audit log.
        why: String,
    },
    /// Changes a tournament, ends it, or takes a player out of it (R-REG-3, R-TRN-13).
    DirectTournament {
        tournament: TournamentId,
        order: TournamentOrder,
        /// The reason, for the audit log.
        why: String,
    },
}

impl NewOrder {
    /// Carries the order out in `room`. The caller keeps the outcome in the batch that holds the changes.
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
            Order::Review { report, player, verdict } => Ok(room.decide(*report, *player, *verdict, &by, now)?),
            Order::VoidHand { table } => {
                if !room.table_ids().any(|there| there == *table) {
                    return Err(OrderRefused::NoSuchTable(*table));
                }
                room.void_hand(*table, now);
                Ok(())
            }
            Order::ScheduleTournament { tournament, why: _ } => {
                room.schedule_tournament(tournament, now)?;
                Ok(())
            }
            Order::DirectTournament { tournament, order, why: _ } => {
                if room.tournament(*tournament).is_none() {
                    return Err(OrderRefused::NoSuchTournament(*tournament));
                }
                Ok(room.direct(*tournament, *order, now)?)
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
    #[error("there is no tournament {} in this hall; `admin tournament list` shows those there are", .0.0)]
    NoSuchTournament(TournamentId),
    #[error("{0}")]
    Tournament(#[from] HouseRefusal),
    #[error("{0}")]
    Schedule(#[from] ScheduleRefusal),
    #[error("{}", correction_refused(.0))]
    Correction(#[from] BadCorrection),
    #[error("{0}")]
    Verdict(#[from] BadVerdict),
}

/// The text that tells the operator why a correction was refused.
fn correction_refused(why: &BadCorrection) -> String {
    match why {
        BadCorrection::NoSuchAccount(account) => match account {
            Account::Balance(player) | Account::Held(player) => OrderRefused::NeverHere(*player).to_string(),
            Account::Stack(table, player) => format!("player {} does not sit at table {}", player.0, table.0),
            Account::Pot(_)
            | Account::Outside
            | Account::House
            | Account::Jackpot(_)
            | Account::Charity
            | Account::Tickets
            | Account::Tournament(..) => why.to_string(),
        },
        BadCorrection::InHand(_) => "the player is in a hand; order it again when the hand is over".to_owned(),
        BadCorrection::Ledger(LedgerError::Short { held, wanted, .. }) => {
            format!("there are {} chips to take, not {}; name at most what is there", held.hundredths(), wanted.hundredths())
        }
        BadCorrection::Incomplete | BadCorrection::Ledger(LedgerError::Overflow { .. }) => why.to_string(),
    }
}
