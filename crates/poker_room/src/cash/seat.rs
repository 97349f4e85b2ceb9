//! A player of a cash game at a table.

use poker_protocol::{Entry, Money, PlanId, SeatState};

use super::arrival::Arrival;
use super::exchange::chips_for;
use super::part::{BlindStanding, Participation, Reach};
use super::rules::TableRules;
use super::told::ToldSeat;
use crate::table::Seated;
use crate::{Now, PlayerKind};

/// A player at a cash table.
pub(crate) type CashSeated = Seated<CashSeat>;

/// What a cash game keeps of a player, besides what a hand needs.
#[derive(Clone, Debug)]
pub(crate) struct CashSeat {
    pub(super) kind: PlayerKind,
    pub(super) initial_buy_in: Money,
    pub(super) entry: Entry,
    pub(super) standing: BlindStanding,
    pub(super) part: Participation,
    /// Whether the player sits out before the next big blind (R-CASH-6).
    pub(super) out_next_big_blind: bool,
    /// Whether the player leaves the seat before the next big blind.
    pub(super) leave_next_big_blind: bool,
    pub(super) auto_top_up: bool,
    /// The stack to which a top-up after the hand in progress raises the player's stack.
    pub(super) top_up_to: Option<Money>,
    pub(super) plan: PlanId,
    /// Whether the player straddles whenever the rules allow it (R-HAND-10).
    pub(super) straddles: bool,
    /// Since when the player has been sitting out or without chips.
    pub(super) idle_since: Option<Now>,
    /// Since when the player has been disconnected and in no hand.
    pub(super) away_since: Option<Now>,
    /// The state that the table was told last.
    pub(super) told_state: SeatState,
    /// What the player was last told of their own seat.
    pub(super) told_you: Option<ToldSeat>,
}

impl CashSeat {
    /// Makes a player who asked for it sit out before the big blind (R-CASH-6). Returns whether the player did.
    pub(crate) fn sits_out_before_big_blind(&mut self) -> bool {
        let leaves = std::mem::take(&mut self.out_next_big_blind);
        if leaves {
            self.part = Participation::Out(self.part.reach());
        }
        leaves
    }
}

impl CashSeated {
    pub(crate) fn arrived(arrival: Arrival, rules: &TableRules) -> Self {
        let Arrival { player, kind, view, buy_in, entry, connected, plan, elsewhere } = arrival;
        let out_since = elsewhere.out_since.filter(|_| rules.cash.global_out_ms.is_some());
        let part = out_since.map_or(Participation::Plays, |since| Participation::Out(Reach::Everywhere(since)));
        let own = CashSeat {
            kind,
            initial_buy_in: buy_in,
            entry,
            standing: BlindStanding::Waits { in_last_hand: false },
            part,
            out_next_big_blind: elsewhere.out_next_big_blind && rules.cash.next_big_blind_out && !part.is_out(),
            leave_next_big_blind: false,
            auto_top_up: rules.cash.auto_top_up.unwrap_or(false),
            top_up_to: None,
            plan,
            straddles: false,
            idle_since: None,
            away_since: None,
            told_state: SeatState::Playing,
            told_you: None,
        };
        let mut seated = Self::new(player, view, chips_for(buy_in), own);
        seated.set_connected(connected);
        seated.fill_bank(rules.clock.bank.first_ms());
        seated
    }

    /// Prepares the player for a table that exists for one hand: there nobody waits for a blind, and nothing was told yet.
    pub(crate) fn for_one_hand(mut self) -> Self {
        let own = self.own_mut();
        own.standing = BlindStanding::of(false, own.standing.in_last_hand());
        own.idle_since = None;
        own.away_since = None;
        own.told_state = SeatState::Playing;
        own.told_you = None;
        self
    }

    /// Whether the player has chips and does not sit out.
    pub(crate) fn plays(&self) -> bool {
        !self.own().part.is_out() && !self.has_left() && !self.stack().is_zero()
    }

    /// Whether the player was dealt a hand here: then a player who must wait has missed a blind.
    pub(super) fn has_played(&self) -> bool {
        self.hands_dealt() > 0
    }

    /// Whether this is a connected person who does not sit out. The pause after a hand ends early when all such players ask for the next
    /// hand.
    pub(super) fn watches(&self) -> bool {
        self.own().kind == PlayerKind::Person && self.is_connected() && !self.own().part.is_out() && !self.has_left()
    }
}
