//! Saves a table between hands and restores it. A table in mid-hand is saved as it was at the hand's start (R-FAIL-1).

use poker_protocol::{Entry, Money, PlayerId, PlayerView, SeatState, TableId};
use poker_rules::{Chips, Positions, Seat, Stakes};
use serde::{Deserialize, Serialize};

use super::arrival::{Arrival, Elsewhere};
use super::exchange::money_for;
use super::part::{BlindStanding, Participation, Reach};
use super::seat::CashSeated;
use super::table::{CashTable, Previous};
use crate::rulebook::PRINTED;
use crate::{Now, PlayerKind};

/// A saved table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSave {
    pub table: TableId,
    /// The forced bets. A table of other stakes does not accept this save.
    pub stakes: Stakes,
    /// The button and blinds of the last hand.
    pub positions: Option<Positions>,
    /// The number of players dealt into the last hand.
    pub dealt_in: u8,
    pub seats: Vec<SeatSave>,
}

/// A saved seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSave {
    pub seat: Seat,
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub name: String,
    /// The number of the avatar, below [`poker_protocol::AVATARS`].
    pub avatar: u8,
    pub stack: Chips,
    /// The money with which the player sat down.
    pub initial_buy_in: Money,
    /// Whether the player waits for the big blind or posts.
    pub entry: Entry,
    /// Whether the player must wait for the big blind or post, as a newcomer or after missing the big blind.
    pub must_wait: bool,
    /// Whether the player was dealt into the last hand.
    pub in_last_hand: bool,
    /// Whether the player sits out, is about to, or is leaving.
    pub sitting_out: bool,
    /// Whether the stack is topped up after each hand (R-CASH-9).
    pub auto_top_up: bool,
    /// The time bank, milliseconds.
    pub bank_ms: u32,
    pub hands_dealt: u32,
    /// Whether the player straddles (R-HAND-10).
    #[serde(default)]
    pub straddles: bool,
    /// Whether the player mucks without being asked (R-POT-5).
    #[serde(default)]
    pub auto_muck: bool,
    /// Whether the player sits out before the next big blind (R-CASH-6).
    #[serde(default)]
    pub sit_out_next_big_blind: bool,
    /// Whether the player leaves the seat before the next big blind. Not in the save while off.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leave_next_big_blind: bool,
    /// Since when the player has been sitting out or without chips (R-CASH-4).
    #[serde(default)]
    pub idle_since: Option<Now>,
    /// Since when the player has been sitting out at all tables (R-CASH-5).
    #[serde(default)]
    pub out_everywhere_since: Option<Now>,
}

impl SeatSave {
    /// What identifies the seat in the save of its table. The seat number alone does not, because in a pool all seat numbers are equal.
    #[must_use]
    pub const fn place(&self) -> (Seat, PlayerId) {
        (self.seat, self.player)
    }
}

impl SeatSave {
    /// The money that the book holds for the stack.
    #[must_use]
    pub fn money(&self) -> Money {
        money_for(self.stack)
    }
}

impl CashSeated {
    /// Saves the player, who sits in `seat`.
    pub(crate) fn save(&self, seat: Seat) -> SeatSave {
        let own = self.own();
        SeatSave {
            seat,
            player: self.player(),
            kind: own.kind,
            name: self.view().name.clone(),
            avatar: self.view().avatar,
            stack: self.stack(),
            initial_buy_in: own.initial_buy_in,
            entry: own.entry,
            must_wait: own.standing.must_wait(),
            in_last_hand: own.standing.in_last_hand(),
            sitting_out: own.part != Participation::Plays || self.has_left(),
            auto_top_up: own.auto_top_up,
            bank_ms: self.bank_ms(),
            hands_dealt: self.hands_dealt(),
            straddles: own.straddles,
            auto_muck: self.mucks_unasked(),
            sit_out_next_big_blind: own.out_next_big_blind,
            leave_next_big_blind: own.leave_next_big_blind,
            idle_since: own.idle_since,
            out_everywhere_since: own.part.out_everywhere_since(),
        }
    }
}

impl CashTable {
    /// Saves the table. In a hand in progress, each stack is saved as it was at the start of the hand (R-FAIL-1).
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

    /// Whether the save fits this table: the same stakes, free seats, and no seat or player twice.
    pub(crate) fn accepts(&self, save: &TableSave) -> bool {
        let free = self.table.free_seats();
        let fits = |at: usize, seat: &SeatSave| {
            free.contains(seat.seat) && !save.seats[..at].iter().any(|other| other.seat == seat.seat || other.player == seat.player)
        };
        self.rules.cash.stakes == save.stakes && save.seats.iter().enumerate().all(|(at, seat)| fits(at, seat))
    }

    /// Restores the table from a save. No player is connected yet, and all have the printed plan until [`Self::set_plan`] is called.
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
            seated.fill_bank(kept.bank_ms.min(self.rules.clock.bank.cap_ms()));
            seated.muck_unasked(kept.auto_muck);
            seated.count_hands_from(kept.hands_dealt);
            let own = seated.own_mut();
            own.auto_top_up = kept.auto_top_up;
            own.initial_buy_in = kept.initial_buy_in;
            own.straddles = kept.straddles;
            own.out_next_big_blind = kept.sit_out_next_big_blind;
            own.leave_next_big_blind = kept.leave_next_big_blind;
            // If the clock was set back since the save, the time until removal starts now.
            own.idle_since = kept.idle_since.map(|since| since.min(now));
            own.part = match kept.out_everywhere_since {
                Some(since) => Participation::Out(Reach::Everywhere(since.min(now))),
                None if kept.sitting_out => Participation::Out(Reach::Here),
                None => Participation::Plays,
            };
            own.standing = BlindStanding::of(kept.must_wait, kept.in_last_hand);
            own.told_state = SeatState::Disconnected;
            self.table.put(kept.seat, seated);
        }
        self.wake(now);
        self.announce(now);
    }
}
