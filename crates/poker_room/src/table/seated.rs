//! A player at a table.

use poker_protocol::{Entry, PlanId, PlayerId, PlayerView, SeatState};
use poker_rules::Chips;

use super::your_seat::ToldSeat;
use crate::{Now, PlayerKind, TableRules};

/// Somebody who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The account.
    pub player: PlayerId,
    /// Person or bot.
    pub kind: PlayerKind,
    /// Name and avatar.
    pub view: PlayerView,
    /// Chips brought along.
    pub stack: Chips,
    /// Wait for the big blind or post.
    pub entry: Entry,
    /// The connection is there.
    pub connected: bool,
    /// The rake plan (R-PLAN-1).
    pub plan: PlanId,
    /// What holds at the player's other tables.
    pub elsewhere: Elsewhere,
}

/// What holds at all tables of a player, those opened afterwards included (R-CASH-5, R-CASH-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// Since when the player has been out, or going out, at all of them.
    pub out_since: Option<Now>,
    /// Goes out at each when its big blind comes.
    pub out_next_big_blind: bool,
}

/// A player at a table. During a hand `stack` stays what it was at its start: that is what a crash or a void hand goes back to.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub view: PlayerView,
    pub stack: Chips,
    pub initial_buy_in: Chips,
    pub entry: Entry,
    /// A newcomer, or one who missed the big blind.
    pub must_wait: bool,
    /// This person was dealt into the table's last hand.
    pub in_last_hand: bool,
    pub sitting_out: bool,
    pub sit_out_next_hand: bool,
    pub sit_out_next_big_blind: bool,
    pub auto_top_up: bool,
    pub top_up_to: Option<Chips>,
    pub leaving: bool,
    /// Leaves when the hand is over, which is played to its end (R-INT-1).
    pub leaves_after_hand: bool,
    pub connected: bool,
    pub plan: PlanId,
    pub bank_ms: u32,
    pub hands_dealt: u32,
    /// Asked for the next hand during this pause.
    pub wants_next: bool,
    /// Straddles whenever the seat may (R-HAND-10).
    pub straddles: bool,
    /// Mucks unasked whatever nobody has to see (R-POT-5).
    pub auto_muck: bool,
    /// Since when the seat has been out or without chips.
    pub idle_since: Option<Now>,
    /// Since when the player has been out, or going out, at all tables (R-CASH-5).
    pub out_everywhere_since: Option<Now>,
    /// Since when the connection has been gone and no hand has been going on with this seat in it.
    pub away_since: Option<Now>,
    /// What the others were told last.
    pub told_state: SeatState,
    /// What the player was told last.
    pub told_you: Option<ToldSeat>,
}

impl Seated {
    pub(crate) fn new(arrival: Arrival, rules: &TableRules) -> Self {
        let Arrival { player, kind, view, stack, entry, connected, plan, elsewhere } = arrival;
        let out_everywhere_since = elsewhere.out_since.filter(|_| rules.cash.global_out_ms.is_some());
        let sitting_out = out_everywhere_since.is_some();
        Self {
            player,
            kind,
            view,
            stack,
            initial_buy_in: stack,
            entry,
            must_wait: true,
            in_last_hand: false,
            sitting_out,
            sit_out_next_hand: false,
            sit_out_next_big_blind: elsewhere.out_next_big_blind && rules.cash.next_big_blind_out && !sitting_out,
            auto_top_up: rules.cash.auto_top_up.unwrap_or(false),
            top_up_to: None,
            leaving: false,
            leaves_after_hand: false,
            connected,
            plan,
            bank_ms: rules.clock.bank.first_ms(),
            hands_dealt: 0,
            wants_next: false,
            straddles: false,
            auto_muck: false,
            idle_since: None,
            out_everywhere_since,
            away_since: None,
            told_state: SeatState::Playing,
            told_you: None,
        }
    }

    /// As a new table finds the player: nobody waits for a blind there.
    pub(crate) fn for_one_hand(mut self) -> Self {
        self.must_wait = false;
        self.wants_next = false;
        self.idle_since = None;
        self.away_since = None;
        self.told_state = SeatState::Playing;
        self.told_you = None;
        self
    }

    /// Has chips and wants to play.
    pub(crate) fn plays(&self) -> bool {
        !self.sitting_out && !self.leaving && !self.stack.is_zero()
    }

    /// Has been dealt a hand here, so that one who must wait has missed a blind.
    pub(super) fn has_played(&self) -> bool {
        self.hands_dealt > 0
    }

    /// R-CASH-6: one who asked for it goes out where the big blind would come. True for one who does so now.
    pub(crate) fn leaves_before_big_blind(&mut self) -> bool {
        let leaves = std::mem::take(&mut self.sit_out_next_big_blind);
        if leaves {
            self.sit_out_next_hand = false;
            self.sitting_out = true;
        }
        leaves
    }

    /// A person for whom a pause is kept.
    pub(crate) fn watches(&self) -> bool {
        self.kind == PlayerKind::Person && self.connected && !self.sitting_out && !self.leaving
    }
}
