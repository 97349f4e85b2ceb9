//! Bets that were never decided (R-FAIL-3). No hand leaves one: a crash and a hand that cannot finish give every bet back (R-FAIL-1,
//! R-FAIL-2). Where an operator keeps one back for a dispute, by a correction, it goes to charity by itself once it has been undecided for
//! as long as the rulebooks of the room say.

use poker_protocol::{Money, PlayerId};

use crate::rulebook::RoomPlan;
use crate::{Account, Corrected, Correction, Now};

const MS_A_DAY: u64 = 86_400_000;

/// A bet whose worth is held for its player until it is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndecidedBet {
    /// The player whose money is held.
    pub player: PlayerId,
    /// The money that is held.
    pub amount: Money,
    /// The moment since which it has been undecided.
    pub since: Now,
    /// When it goes to charity; none where a rulebook of the room has no such rule.
    pub due: Option<Now>,
}

impl UndecidedBet {
    /// Whole days since the bet is undecided.
    pub(super) fn days(&self, now: Now) -> u64 {
        now.0.saturating_sub(self.since.0) / MS_A_DAY
    }
}

/// What changes which bets are undecided.
enum Step<'a> {
    Corrected(&'a Correction),
    /// All that is held of a player is.
    AllDecided(PlayerId),
}

/// The bets that are not decided yet, the oldest first. What corrections put into a player's held money is undecided until a correction
/// takes it out again, the oldest first, or a verdict about all that is held. What came later decides nothing that was decided before.
/// `decided` are the moments of such verdicts, `void_days` is the answer of [`void_days`].
pub(super) fn undecided(
    corrections: &[Corrected],
    decided: impl Iterator<Item = (Now, PlayerId)>,
    void_days: Option<u32>,
) -> Vec<UndecidedBet> {
    let corrected = corrections.iter().map(|corrected| (corrected.at, Step::Corrected(&corrected.correction)));
    let mut steps: Vec<(Now, Step<'_>)> = corrected.chain(decided.map(|(at, player)| (at, Step::AllDecided(player)))).collect();
    // What was corrected in the moment of a verdict is decided by it.
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
        let due = void_days.map(|days| Now(at.0.saturating_add(u64::from(days).saturating_mul(MS_A_DAY))));
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

/// The days after which a bet goes to charity. A held bet has no stake: where rulebooks differ the longest time holds, and a bet is held
/// for ever (none) where one of them has no such rule.
pub(super) fn void_days(plan: &RoomPlan) -> Option<u32> {
    let days = plan.offers.iter().map(|offer| Some(offer.rulebook.cash.undecided_void_days.as_ref()?.is));
    days.collect::<Option<Vec<u32>>>()?.into_iter().max()
}
