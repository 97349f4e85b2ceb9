//! What players can do with their own seat outside the hand, as far as the room offers it.

use poker_protocol::{BuyInRange, Entry, Money, SeatState};
use poker_seen::money_for;

use crate::{AtTable, BarSlot, Intent, RoomIntent, TableIntent, TableModel};

/// A switch of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatSwitch {
    /// Sits out from the next hand; at all of the player's tables where the rulebook says so.
    SitOut {
        /// Whether the player sits out at all of their tables (R-CASH-5).
        everywhere: bool,
    },
    /// Sits out when the big blind comes (R-CASH-6).
    SitOutNextBigBlind,
    /// Leaves this table when the big blind comes.
    LeaveNextBigBlind,
    /// Straddles whenever the seat may (R-HAND-10).
    Straddle,
    /// Restores the stack after each hand (R-CASH-9).
    AutoTopUp,
}

impl SeatSwitch {
    /// The intent that flips the switch.
    pub fn intent(self) -> TableIntent {
        match self {
            Self::SitOut { .. } => TableIntent::SitOut,
            Self::SitOutNextBigBlind => TableIntent::SitOutNextBigBlind,
            Self::LeaveNextBigBlind => TableIntent::LeaveNextBigBlind,
            Self::Straddle => TableIntent::Straddle,
            Self::AutoTopUp => TableIntent::AutoTopUp,
        }
    }
}

/// An action for a player who has no decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatAction {
    /// Sits down again with a stack of this range.
    BuyIn(BuyInRange),
    /// Refills the play-money balance, which is too small to sit down again.
    Refill,
    /// Switches between posting a big blind and waiting for it (R-HAND-8).
    Enter(Entry),
    /// Comes back from sitting out.
    Back,
    /// Ends the pause after a hand.
    NextHand,
    /// Adds chips up to a stack of this range.
    TopUp(BuyInRange),
}

impl SeatAction {
    /// The slot of the bar in which it is shown.
    pub fn slot(self) -> BarSlot {
        match self {
            Self::TopUp(_) => BarSlot::Call,
            Self::BuyIn(_) | Self::Refill | Self::Enter(_) | Self::Back | Self::NextHand => BarSlot::Raise,
        }
    }

    /// The intent; `None` where the player chooses a stack first.
    pub fn intent(self) -> Option<Intent> {
        match self {
            Self::BuyIn(_) | Self::TopUp(_) => None,
            Self::Refill => Some(RoomIntent::RefillBalance.into()),
            Self::Enter(entry) => Some(TableIntent::Enter(entry).into()),
            // Not the switch's intent: it toggles, and what is drawn may lag behind the room's answers.
            Self::Back => Some(TableIntent::Back.into()),
            Self::NextHand => Some(TableIntent::NextHand.into()),
        }
    }
}

impl TableModel {
    /// Whether the player sits out, or will from the next hand.
    pub fn sits_out(&self) -> bool {
        let out = self.hero_seat().is_some_and(|seat| seat.state == SeatState::SittingOut);
        out || self.you().is_some_and(|you| you.sit_out_next_hand)
    }

    /// The switches of the seat, each with whether it is on.
    pub fn seat_switches(&self) -> Vec<(SeatSwitch, bool)> {
        let Some(you) = self.you() else { return Vec::new() };
        let of_rulebook = [
            (SeatSwitch::SitOutNextBigBlind, you.sit_out_next_big_blind),
            (SeatSwitch::Straddle, you.straddle),
            (SeatSwitch::LeaveNextBigBlind, you.leave_next_big_blind),
            (SeatSwitch::AutoTopUp, you.auto_top_up),
        ];
        let there = of_rulebook.into_iter().filter_map(|(switch, on)| Some((switch, on?)));
        std::iter::once((SeatSwitch::SitOut { everywhere: you.sits_out_everywhere }, self.sits_out())).chain(there).collect()
    }
}

impl AtTable<'_> {
    /// The actions that the seat offers now.
    pub fn seat_actions(&self) -> Vec<SeatAction> {
        let (Some(you), Some(seat)) = (self.model.you(), self.seat()) else { return Vec::new() };
        if self.model.tournament().is_some() {
            // Chips are bought by the offers of the tournament, and hands follow by themselves.
            return self.sits_out().then_some(SeatAction::Back).into_iter().collect();
        }
        let range = self.top_up_range();
        if seat.state == SeatState::Busted {
            return range.map(SeatAction::BuyIn).or(self.can_refill.then_some(SeatAction::Refill)).into_iter().collect();
        }
        let first = match (seat.state, you.entry) {
            _ if self.sits_out() => Some(SeatAction::Back),
            (SeatState::WaitingForBigBlind, Entry::WaitForBigBlind) => you.may_post.then_some(SeatAction::Enter(Entry::PostNow)),
            (SeatState::WaitingForBigBlind, Entry::PostNow) => Some(SeatAction::Enter(Entry::WaitForBigBlind)),
            // Between two tables of a pool the next hand begins by itself.
            _ => {
                (self.between_hands() && !self.model.waits_for_players() && !self.model.is_between_tables()).then_some(SeatAction::NextHand)
            }
        };
        first.into_iter().chain(range.filter(|_| !seat.stack.is_zero()).map(SeatAction::TopUp)).collect()
    }

    /// The stacks to which the player may top up now; `None` where nothing can be added.
    pub fn top_up_range(&self) -> Option<BuyInRange> {
        let range = self.model.you()?.top_up?;
        let stack = money_for(self.seat()?.stack);
        let reach = stack.checked_add(self.balance).unwrap_or(range.max);
        let one_more = stack.checked_add(Money::new(1))?;
        let range = BuyInRange { min: range.min.max(one_more), max: range.max.min(reach) };
        (range.min <= range.max).then_some(range)
    }
}
