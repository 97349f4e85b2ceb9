//! Bets that were never decided (R-FAIL-3). No hand leaves such a bet: after a crash, or if a hand cannot finish, every bet is given back
//! (R-FAIL-1, R-FAIL-2). An operator can hold one for a dispute, by a correction; it goes to charity after the time that the room's
//! rulebooks state.

use poker_protocol::{Money, PlayerId};

use crate::rulebook::RoomStakes;
use crate::{Account, Corrected, Correction, Now};

/// A bet whose money is held for its player until it is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UndecidedBet {
    pub player: PlayerId,
    pub amount: Money,
    /// The time of the correction that holds the bet.
    pub since: Now,
    /// When it goes to charity; `None` if a rulebook of the room has no such rule.
    pub due: Option<Now>,
}

impl UndecidedBet {
    /// Whole days for which the bet has been undecided.
    pub(super) fn days(&self, now: Now) -> u64 {
        now.whole_days_since(self.since)
    }
}

/// A step that changes which bets are undecided.
enum Step<'a> {
    Corrected(&'a Correction),
    /// A verdict has decided all held money of the player.
    AllDecided(PlayerId),
}

/// The undecided bets, oldest first. Money that a correction puts into a player's held money is undecided until a correction takes it out,
/// oldest first, or a verdict decides all held money. A verdict decides nothing that is held later. `decided` has the time and the player
/// of each such verdict; `void_days` is the result of [`void_days`].
pub(super) fn undecided(
    corrections: &[Corrected],
    decided: impl Iterator<Item = (Now, PlayerId)>,
    void_days: Option<u32>,
) -> Vec<UndecidedBet> {
    let corrected = corrections.iter().map(|corrected| (corrected.at, Step::Corrected(&corrected.correction)));
    let mut steps: Vec<(Now, Step<'_>)> = corrected.chain(decided.map(|(at, player)| (at, Step::AllDecided(player)))).collect();
    // The sort is stable: a verdict also decides what was corrected in the same millisecond.
    steps.sort_by_key(|&(at, _)| at);
    let mut open: Vec<UndecidedBet> = Vec::new();
    for (at, step) in steps {
        match step {
            Step::Corrected(correction) => follow(&mut open, correction, at, void_days),
            Step::AllDecided(player) => open.retain(|bet| bet.player != player),
        }
    }
    open.retain(|bet| !bet.amount.is_zero());
    open
}

fn follow(open: &mut Vec<UndecidedBet>, correction: &Correction, at: Now, void_days: Option<u32>) {
    if let Account::Held(player) = correction.to {
        let due = void_days.map(|days| at.after_days(days));
        open.push(UndecidedBet { player, amount: correction.amount, since: at, due });
    }
    if let Account::Held(player) = correction.from {
        let mut taken = correction.amount;
        for bet in open.iter_mut().filter(|bet| bet.player == player) {
            let part = taken.min(bet.amount);
            bet.amount = bet.amount.saturating_sub(part);
            taken = taken.saturating_sub(part);
        }
    }
}

/// The days after which a bet goes to charity. A held bet belongs to no stake, so the longest time of the room's rulebooks applies. `None`
/// if a rulebook has no such rule; then bets are held without a time limit.
pub(super) fn void_days(stakes: &RoomStakes) -> Option<u32> {
    let days = stakes.offers.iter().map(|offer| Some(offer.rulebook.cash.undecided_void_days.as_ref()?.is));
    days.collect::<Option<Vec<u32>>>()?.into_iter().max()
}
