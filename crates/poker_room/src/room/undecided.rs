//! Bets that were never decided (R-FAIL-3). No hand leaves one: a crash and a hand that cannot finish give every bet back (R-FAIL-1,
//! R-FAIL-2). Where an operator keeps one back for a dispute, by a correction, it goes to charity by itself once it has been undecided for
//! as long as the rulebooks of the room say.

use poker_protocol::PlayerId;
use poker_rules::Chips;

use super::Room;
use crate::{Account, Correction, Decision, Now, Reason, Verdict};

const MS_A_DAY: u64 = 86_400_000;
/// Who is named in the log for what happens by itself.
const BY: &str = "rulebook";

/// A bet whose chips are held for its player until it is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndecidedBet {
    /// Whose.
    pub player: PlayerId,
    /// How much.
    pub amount: Chips,
    /// Since when it has been undecided.
    pub since: Now,
    /// When it goes to charity; none where a rulebook of the room has no such rule.
    pub due: Option<Now>,
}

/// What changes which bets are undecided.
enum Step<'a> {
    Corrected(&'a Correction),
    /// All that is held of a player is.
    AllDecided(PlayerId),
}

impl Room {
    /// Bets that are kept back and not decided yet, the oldest first.
    #[must_use]
    pub fn undecided_bets(&self) -> &[UndecidedBet] {
        &self.undecided
    }

    /// When the next one goes to charity.
    pub(super) fn undecided_due(&self) -> Option<Now> {
        self.undecided.iter().filter_map(|bet| bet.due).min()
    }

    /// Finds them anew: after a correction or a verdict, and when a kept room goes on. What corrections put into a player's held chips is
    /// undecided until a correction takes it out again, the oldest first, or a verdict about all that is held. What came later decides
    /// nothing that was decided before.
    pub(super) fn find_undecided(&mut self) {
        let corrected = self.corrections.iter().map(|corrected| (corrected.at, Step::Corrected(&corrected.correction)));
        let about_all = |decision: &&Decision| matches!(decision.verdict, Verdict::Release | Verdict::Confiscate);
        let decided = self.guard.review.decisions().iter().filter(about_all);
        let mut steps: Vec<(Now, Step<'_>)> =
            corrected.chain(decided.map(|decision| (decision.at, Step::AllDecided(decision.player)))).collect();
        // What was corrected in the moment of a verdict is decided by it.
        steps.sort_by_key(|&(at, _)| at);
        let mut open: Vec<UndecidedBet> = Vec::new();
        for (at, step) in steps {
            match step {
                Step::Corrected(correction) => self.follow(&mut open, correction, at),
                Step::AllDecided(player) => open.retain(|bet| bet.player != player),
            }
        }
        open.retain(|bet| !bet.amount.is_zero());
        self.undecided = open;
    }

    fn follow(&self, open: &mut Vec<UndecidedBet>, correction: &Correction, at: Now) {
        if let Account::Held(player) = correction.to {
            open.push(UndecidedBet { player, amount: correction.amount, since: at, due: self.due_of(at) });
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

    /// Gives to charity what has been undecided for long enough, and logs it.
    pub(super) fn void_undecided(&mut self, now: Now) {
        let due: Vec<UndecidedBet> = self.undecided.iter().filter(|bet| bet.due.is_some_and(|due| due <= now)).cloned().collect();
        for bet in due {
            let why = format!("undecided for {} days", now.0.saturating_sub(bet.since.0) / MS_A_DAY);
            let (from, to) = (Account::Held(bet.player), Account::Charity);
            let correction = Correction { from, to, amount: bet.amount, why, by: BY.to_owned() };
            if self.set_right(correction, Reason::Undecided, now).is_err() {
                // The chips are not there any more: there is nothing to decide.
                self.undecided.retain(|other| *other != bet);
            }
        }
    }

    /// A held bet has no stake: where rulebooks differ the longest time holds, and for ever where one of them has no such rule.
    fn due_of(&self, since: Now) -> Option<Now> {
        let days = self.config.plan.offers.iter().map(|offer| Some(offer.rulebook.cash.undecided_void_days.as_ref()?.is));
        let most = days.collect::<Option<Vec<u32>>>()?.into_iter().max()?;
        Some(Now(since.0.saturating_add(u64::from(most).saturating_mul(MS_A_DAY))))
    }
}
