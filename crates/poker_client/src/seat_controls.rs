//! What a player can do with their own seat beside the hand: just what the room says of it.

use poker_protocol::{BuyInRange, Entry, SeatState};
use poker_rules::Chips;

use crate::{AtTable, Intent, RoomIntent, Slot, TableIntent, TableModel};

/// A switch of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatSwitch {
    /// Sits out from the next hand; at all of the player's tables where the rulebook says so.
    SitOut {
        /// At all of them (R-CASH-5).
        everywhere: bool,
    },
    /// Sits out when the big blind comes (R-CASH-6).
    SitOutNextBigBlind,
    /// Straddles whenever the seat may (R-HAND-10).
    Straddle,
    /// Restores the stack after each hand (R-CASH-9).
    AutoTopUp,
}

impl SeatSwitch {
    /// What turns it to its other side.
    pub fn intent(self) -> TableIntent {
        match self {
            Self::SitOut { .. } => TableIntent::SitOut,
            Self::SitOutNextBigBlind => TableIntent::SitOutNextBigBlind,
            Self::Straddle => TableIntent::Straddle,
            Self::AutoTopUp => TableIntent::AutoTopUp,
        }
    }
}

/// Something to do for a player who has nothing to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatAction {
    /// Sits down again with a stack of this range.
    BuyIn(BuyInRange),
    /// Fills the play-money balance up, which is too small to sit down again.
    Refill,
    /// Posts a big blind or waits for it: the other than now (R-HAND-8).
    Enter(Entry),
    /// Is back after sitting out.
    Back,
    /// Ends the pause after a hand.
    NextHand,
    /// Adds chips up to a stack of this range.
    TopUp(BuyInRange),
}

impl SeatAction {
    /// The place of the bar that it takes.
    pub fn slot(self) -> Slot {
        match self {
            Self::TopUp(_) => Slot::Call,
            Self::BuyIn(_) | Self::Refill | Self::Enter(_) | Self::Back | Self::NextHand => Slot::Raise,
        }
    }

    /// What it asks for at once; `None` where a stack is chosen first.
    pub fn intent(self) -> Option<Intent> {
        match self {
            Self::BuyIn(_) | Self::TopUp(_) => None,
            Self::Refill => Some(RoomIntent::RefillBalance.into()),
            Self::Enter(entry) => Some(TableIntent::Enter(entry).into()),
            // Not the switch: what is drawn may lag behind what the room has answered.
            Self::Back => Some(TableIntent::Back.into()),
            Self::NextHand => Some(TableIntent::NextHand.into()),
        }
    }
}

impl TableModel {
    /// The player sits out, or is about to.
    pub fn sits_out(&self) -> bool {
        let out = self.hero_seat().is_some_and(|seat| seat.state == SeatState::SittingOut);
        out || self.you().is_some_and(|you| you.sit_out_next_hand)
    }

    /// The switches that the seat has, each with its side.
    pub fn seat_switches(&self) -> Vec<(SeatSwitch, bool)> {
        let Some(you) = self.you() else { return Vec::new() };
        let of_rulebook = [
            (SeatSwitch::SitOutNextBigBlind, you.sit_out_next_big_blind),
            (SeatSwitch::Straddle, you.straddle),
            (SeatSwitch::AutoTopUp, you.auto_top_up),
        ];
        let there = of_rulebook.into_iter().filter_map(|(switch, on)| Some((switch, on?)));
        std::iter::once((SeatSwitch::SitOut { everywhere: you.sits_out_everywhere }, self.sits_out())).chain(there).collect()
    }
}

impl AtTable<'_> {
    /// What there is to do with the seat.
    pub fn seat_actions(&self) -> Vec<SeatAction> {
        let (Some(you), Some(seat)) = (self.model.you(), self.seat()) else { return Vec::new() };
        let range = self.top_up_range();
        if seat.state == SeatState::Busted {
            return range.map(SeatAction::BuyIn).or(self.can_refill.then_some(SeatAction::Refill)).into_iter().collect();
        }
        let first = match (seat.state, you.entry) {
            _ if self.sits_out() => Some(SeatAction::Back),
            (SeatState::WaitingForBigBlind, Entry::WaitForBigBlind) => you.may_post.then_some(SeatAction::Enter(Entry::PostNow)),
            (SeatState::WaitingForBigBlind, Entry::PostNow) => Some(SeatAction::Enter(Entry::WaitForBigBlind)),
            // Another table needs no word from the player.
            _ => {
                (self.between_hands() && !self.model.waits_for_players() && !self.model.is_between_tables()).then_some(SeatAction::NextHand)
            }
        };
        first.into_iter().chain(range.filter(|_| !seat.stack.is_zero()).map(SeatAction::TopUp)).collect()
    }

    /// The stacks that the player's chips may be added up to; `None` where nothing can be added.
    pub fn top_up_range(&self) -> Option<BuyInRange> {
        let range = self.model.you()?.top_up?;
        let stack = self.seat()?.stack;
        let reach = stack.checked_add(self.balance).unwrap_or(range.max);
        let one_more = stack.checked_add(Chips::new(1))?;
        let range = BuyInRange { min: range.min.max(one_more), max: range.max.min(reach) };
        (range.min <= range.max).then_some(range)
    }
}
