//! A table between hands, to be kept; in mid-hand it is as at the hand's start (R-FAIL-1).

use poker_protocol::{Entry, Money, PlayerId, PlayerView, SeatState, TableId};
use poker_rules::{Chips, Positions, Seat, Stakes};
use serde::{Deserialize, Serialize};

use super::arrival::{Arrival, Elsewhere};
use super::exchange::money_for;
use super::part::{Participation, Reach, Standing};
use super::seat::CashSeated;
use super::table::{CashTable, Previous};
use crate::rulebook::PRINTED;
use crate::{Now, PlayerKind};

/// A kept table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSave {
    pub table: TableId,
    /// The forced bets: a table of another stake is another table.
    pub stakes: Stakes,
    /// Where button and blinds were.
    pub positions: Option<Positions>,
    /// How many were dealt into the last hand.
    pub dealt_in: u8,
    /// Who sits there.
    pub seats: Vec<SeatSave>,
}

/// A kept seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSave {
    pub seat: Seat,
    /// Whose account.
    pub player: PlayerId,
    /// Person or bot.
    pub kind: PlayerKind,
    /// The name at the tables.
    pub name: String,
    /// Which of the drawn avatars.
    pub avatar: u8,
    pub stack: Chips,
    /// What the player sat down with.
    pub initial_buy_in: Money,
    /// Wait or post.
    pub entry: Entry,
    /// A newcomer, or one who missed the big blind.
    pub must_wait: bool,
    /// Dealt into the last hand.
    pub in_last_hand: bool,
    /// Out, going out or leaving.
    pub sitting_out: bool,
    /// R-CASH-9.
    pub auto_top_up: bool,
    /// Time bank, milliseconds.
    pub bank_ms: u32,
    /// Hands dealt to the player here.
    pub hands_dealt: u32,
    /// R-HAND-10.
    #[serde(default)]
    pub straddles: bool,
    /// R-POT-5.
    #[serde(default)]
    pub auto_muck: bool,
    /// R-CASH-6.
    #[serde(default)]
    pub sit_out_next_big_blind: bool,
    /// Since when the seat has been out or without chips (R-CASH-4).
    #[serde(default)]
    pub idle_since: Option<Now>,
    /// Since when the player has been out at all tables (R-CASH-5).
    #[serde(default)]
    pub out_everywhere_since: Option<Now>,
}

impl SeatSave {
    /// Where it stands among the others of its table.
    #[must_use]
    pub const fn place(&self) -> (Seat, PlayerId) {
        (self.seat, self.player)
    }
}

impl SeatSave {
    /// What the book holds for the stack.
    #[must_use]
    pub fn money(&self) -> Money {
        money_for(self.stack)
    }
}

impl CashSeated {
    /// The player on this seat, to be kept.
    pub(crate) fn save(&self, seat: Seat) -> SeatSave {
        let own = &self.own;
        SeatSave {
            seat,
            player: self.player,
            kind: own.kind,
            name: self.view.name.clone(),
            avatar: self.view.avatar,
            stack: self.stack,
            initial_buy_in: own.initial_buy_in,
            entry: own.entry,
            must_wait: own.standing.must_wait(),
            in_last_hand: own.standing.in_last_hand(),
            sitting_out: own.part != Participation::Plays || self.has_left(),
            auto_top_up: own.auto_top_up,
            bank_ms: self.bank_ms,
            hands_dealt: self.hands_dealt,
            straddles: own.straddles,
            auto_muck: self.auto_muck,
            sit_out_next_big_blind: own.out_next_big_blind,
            idle_since: own.idle_since,
            out_everywhere_since: own.part.out_everywhere_since(),
        }
    }
}

impl CashTable {
    /// The table as it would be found after a crash.
    #[must_use]
    pub fn save(&self) -> TableSave {
        let seats = self.all_seated().map(|(seat, seated)| seated.save(seat));
        TableSave {
            table: self.sign().id,
            stakes: self.rules.cash.stakes,
            positions: self.previous.map(|previous| previous.positions),
            dealt_in: self.previous.map_or(0, |previous| previous.dealt_in),
            seats: seats.collect(),
        }
    }

    /// Whether a kept table can go on here.
    pub(crate) fn accepts(&self, save: &TableSave) -> bool {
        let free = self.table.free_seats();
        let fits = |at: usize, seat: &SeatSave| {
            free.contains(seat.seat) && !save.seats[..at].iter().any(|other| other.seat == seat.seat || other.player == seat.player)
        };
        self.rules.cash.stakes == save.stakes && save.seats.iter().enumerate().all(|(at, seat)| fits(at, seat))
    }

    /// Goes on from a kept table; nobody is connected yet, and all are on the first plan until [`Self::set_plan`] says otherwise.
    pub(crate) fn resume(&mut self, save: TableSave, now: Now) {
        self.previous = save.positions.map(|positions| Previous { positions, dealt_in: save.dealt_in });
        for kept in save.seats {
            let money = kept.money();
            let arrival = Arrival {
                player: kept.player,
                kind: kept.kind,
                view: PlayerView { name: kept.name, avatar: kept.avatar },
                buy_in: money,
                entry: kept.entry,
                connected: false,
                plan: PRINTED,
                elsewhere: Elsewhere::default(),
            };
            let mut seated = CashSeated::arrived(arrival, &self.rules);
            seated.bank_ms = kept.bank_ms.min(self.rules.clock.bank.cap_ms());
            seated.auto_muck = kept.auto_muck;
            seated.hands_dealt = kept.hands_dealt;
            let own = &mut seated.own;
            own.auto_top_up = kept.auto_top_up;
            own.initial_buy_in = kept.initial_buy_in;
            own.straddles = kept.straddles;
            own.out_next_big_blind = kept.sit_out_next_big_blind;
            // A clock that was set back keeps nobody for longer.
            own.idle_since = kept.idle_since.map(|since| since.min(now));
            own.part = match kept.out_everywhere_since {
                Some(since) => Participation::Out(Reach::Everywhere(since.min(now))),
                None if kept.sitting_out => Participation::Out(Reach::Here),
                None => Participation::Plays,
            };
            own.standing = Standing::of(kept.must_wait, kept.in_last_hand);
            own.told_state = SeatState::Disconnected;
            self.table.seats[kept.seat] = Some(seated);
        }
        self.wake(now);
        self.announce(now);
    }
}
