//! Orders of an operator to a hall. The server that owns the hall carries an order out, and stores the outcome and the changes in one
//! batch.

use std::collections::BTreeMap;

use poker_protocol::{HallName, HandId, JackpotKind, Money, PlayerId, TableId, TournamentId};
use poker_room::{Account, Correction, DeletedPlayer, HouseTournament, Now, ReportId, Room, TournamentOrder, Verdict};
use poker_text::Language;
use serde::{Deserialize, Serialize};

use super::order_refusal::OrderRefusal;

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
        /// The reason, as a sentence in English for the list of orders.
        why: String,
        /// The same sentence in the other languages of the program.
        #[serde(default)]
        translations: BTreeMap<Language, String>,
    },
    /// An operator withdrew the order before a hall carried it out.
    Withdrawn {
        at: Now,
        /// The name of the operator who withdrew it.
        by: String,
        /// The reason that the operator gave.
        why: String,
    },
}

/// What has become of the attempt to withdraw an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Withdrawal {
    Withdrawn,
    /// A running server has begun to carry the order out in this hall.
    Begun(HallName),
    /// The order has an outcome already.
    Over,
    NoSuchOrder,
}

impl OrderOutcome {
    /// The outcome of an order that no program of this version can read.
    #[must_use]
    pub fn unreadable() -> Self {
        Self::refused(&OrderRefusal::Unreadable)
    }

    /// The outcome of an order during which the hall has failed `times` times.
    #[must_use]
    pub fn failed(times: u32) -> Self {
        Self::refused(&OrderRefusal::Failed(times))
    }

    pub(super) fn refused(refusal: &OrderRefusal) -> Self {
        let mut translations = refusal.sentences();
        let why = translations.remove(&Language::English).unwrap_or_default();
        Self::Refused { why, translations }
    }
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
    /// Deletes a player whose account is deleted: books the play money out, and takes the name out of what the hall keeps. The records of
    /// `hands` get another name too; a player with many hands is deleted by several orders.
    DeletePlayer {
        player: PlayerId,
        /// Hands of the player.
        hands: Vec<HandId>,
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

impl Order {
    /// Whether the order is about the player or the player's money.
    #[must_use]
    pub fn concerns(&self, player: PlayerId) -> bool {
        match self {
            Self::Correct { from, to, .. } => [from, to].iter().any(|account| account.owner() == Some(player)),
            Self::Suspend { player: whom, .. }
            | Self::BarFromBanzai { player: whom, .. }
            | Self::Review { player: whom, .. }
            | Self::DeletePlayer { player: whom, .. } => *whom == player,
            Self::DirectTournament { order, .. } => match order {
                TournamentOrder::Disqualify(whom)
                | TournamentOrder::Bounty { player: whom, .. }
                | TournamentOrder::Invite { player: whom, .. } => *whom == player,
                TournamentOrder::Cancel | TournamentOrder::Begin { .. } | TournamentOrder::Guarantee(_) => false,
            },
            Self::SeedJackpot { .. } | Self::VoidHand { .. } | Self::ScheduleTournament { .. } => false,
        }
    }

    /// All amounts that the order names.
    fn amounts(&self) -> impl Iterator<Item = Money> + '_ {
        let (one, offer) = match self {
            Self::Correct { amount, .. } | Self::SeedJackpot { amount, .. } => (Some(*amount), None),
            Self::DirectTournament { order: TournamentOrder::Guarantee(amount), .. } => (Some(*amount), None),
            Self::ScheduleTournament { tournament, .. } => (None, Some(tournament.offer.amounts())),
            Self::DirectTournament { .. }
            | Self::Suspend { .. }
            | Self::BarFromBanzai { .. }
            | Self::Review { .. }
            | Self::DeletePlayer { .. }
            | Self::VoidHand { .. } => (None, None),
        };
        one.into_iter().chain(offer.into_iter().flatten())
    }
}

impl NewOrder {
    /// Carries the order out in `room`. The caller keeps the outcome in the batch that holds the changes.
    pub fn carry_out(&self, room: &mut Room, now: Now) -> OrderOutcome {
        match self.try_carry_out(room, now) {
            Ok(()) => OrderOutcome::Done,
            Err(refusal) => OrderOutcome::refused(&refusal),
        }
    }

    fn try_carry_out(&self, room: &mut Room, now: Now) -> Result<(), OrderRefusal> {
        let by = self.by.clone();
        if self.order.amounts().any(|amount| amount > Money::MOST) {
            return Err(OrderRefusal::TooMuch);
        }
        match &self.order {
            Order::Correct { from, to, amount, why } => {
                let (from, to) = (*from, *to);
                room.correct(Correction { from, to, amount: *amount, why: why.clone(), by }, now).map_err(OrderRefusal::Correction)
            }
            Order::SeedJackpot { kind, from, amount, why } => {
                if !room.jackpots().iter().any(|pool| pool.kind == *kind) {
                    return Err(OrderRefusal::NoSuchJackpot);
                }
                let (from, to) = (*from, Account::Jackpot(*kind));
                room.correct(Correction { from, to, amount: *amount, why: why.clone(), by }, now).map_err(OrderRefusal::Correction)
            }
            Order::Suspend { player, suspended } => {
                room.suspend(*player, *suspended, now);
                Ok(())
            }
            Order::BarFromBanzai { player, barred } => {
                if room.bar_from_banzai(*player, *barred) {
                    Ok(())
                } else {
                    Err(OrderRefusal::NeverHere(*player))
                }
            }
            Order::Review { report, player, verdict } => room.decide(*report, *player, *verdict, &by, now).map_err(OrderRefusal::Verdict),
            Order::DeletePlayer { player, hands } => {
                room.delete_player(DeletedPlayer { player: *player, hands: hands.clone() }, now).map_err(OrderRefusal::Unsettled)
            }
            Order::VoidHand { table } => {
                if !room.table_ids().any(|there| there == *table) {
                    return Err(OrderRefusal::NoSuchTable(*table));
                }
                if room.void_hand(*table, now) { Ok(()) } else { Err(OrderRefusal::NoHand(*table)) }
            }
            Order::ScheduleTournament { tournament, why: _ } => {
                room.schedule_tournament(tournament, now).map_err(OrderRefusal::Schedule)?;
                Ok(())
            }
            Order::DirectTournament { tournament, order, why: _ } => {
                if room.tournament(*tournament).is_none() {
                    return Err(OrderRefusal::NoSuchTournament(*tournament));
                }
                room.direct(*tournament, *order, now).map_err(OrderRefusal::House)
            }
        }
    }
}
