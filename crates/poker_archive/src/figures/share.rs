//! Parts of samples: how often a player did what the player could have done.

use crate::{PlayCounts, PlayMarks};

/// A part of a sample. Without the size of the sample it says little.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    pub of: u64,
    /// The size of the sample.
    pub out_of: u64,
}

impl Share {
    /// The smallest sample that says anything.
    pub const ENOUGH: u64 = 20;

    /// The share, mostly from 0 to 1; `None` if the sample is empty.
    pub fn ratio(self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "numbers of hands are far below 2⁵³")]
        (self.out_of > 0).then(|| self.of as f64 / self.out_of as f64)
    }

    /// The share in per cent, rounded; `None` if the sample is too small to say anything.
    pub fn percent(self) -> Option<u64> {
        // A share is a small number, and not negative.
        self.ratio().filter(|_| self.is_enough()).map(|ratio| (ratio * 100.0).round() as u64)
    }

    /// Whether the sample has at least [`Share::ENOUGH`] cases.
    pub fn is_enough(self) -> bool {
        self.out_of >= Share::ENOUGH
    }
}

/// How a player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayFigures {
    /// Called, bet or raised before the flop, of the hands with a decision there. A blind that wins because all others fold had none.
    pub vpip: Share,
    /// Raised before the flop, of the same hands.
    pub pfr: Share,
    /// Raised before the flop after exactly one raise, which was another player's, of the hands with a decision there.
    pub three_bet: Share,
    /// Came to a showdown, of the hands in which the player saw the flop, also all-in. Hands are left out in which it was not seen whether
    /// the player came to a showdown.
    pub wtsd: Share,
    /// Won chips, of the hands that came to a showdown after the flop (W$SD).
    pub won_showdown: Share,
    /// Bet the flop, of the hands in which the player raised last before the flop, had a decision on the flop, and nobody had bet there
    /// before (continuation bet).
    pub continuation: Share,
    /// Bets and raises for each call, both after the flop: the ratio is the aggression factor, and may be above 1.
    pub aggression_factor: Share,
    /// Bets and raises, of all bets, raises, calls and folds after the flop. Checks do not count.
    pub aggression_frequency: Share,
}

/// What is counted of a player in many hands.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PlaySums {
    pub(super) decided: u64,
    pub(super) entered: u64,
    pub(super) raised: u64,
    pub(super) could_three_bet: u64,
    pub(super) three_bet: u64,
    pub(super) saw_flop: u64,
    pub(super) showdown: u64,
    pub(super) won_showdown: u64,
    pub(super) could_continue: u64,
    pub(super) continued: u64,
    pub(super) folded: u64,
    pub(super) bets: u64,
    pub(super) calls: u64,
}

impl PlaySums {
    pub(super) fn add(&mut self, counts: PlayCounts) {
        let one = |mark: PlayMarks| u64::from(counts.marks.has(mark));
        self.decided += one(PlayMarks::DECIDED);
        self.entered += one(PlayMarks::ENTERED);
        self.raised += one(PlayMarks::RAISED);
        self.could_three_bet += one(PlayMarks::COULD_THREE_BET);
        self.three_bet += one(PlayMarks::THREE_BET);
        self.saw_flop += one(PlayMarks::SAW_FLOP);
        self.showdown += one(PlayMarks::SHOWDOWN);
        self.won_showdown += one(PlayMarks::WON_SHOWDOWN);
        self.could_continue += one(PlayMarks::COULD_CONTINUE);
        self.continued += one(PlayMarks::CONTINUED);
        self.folded += one(PlayMarks::FOLDED_POSTFLOP);
        self.bets += u64::from(counts.bets);
        self.calls += u64::from(counts.calls);
    }

    pub(super) fn figures(self) -> PlayFigures {
        let share = |of, out_of| Share { of, out_of };
        PlayFigures {
            vpip: share(self.entered, self.decided),
            pfr: share(self.raised, self.decided),
            three_bet: share(self.three_bet, self.could_three_bet),
            wtsd: share(self.showdown, self.saw_flop),
            won_showdown: share(self.won_showdown, self.showdown),
            continuation: share(self.continued, self.could_continue),
            aggression_factor: share(self.bets, self.calls),
            aggression_frequency: share(self.bets, self.bets + self.calls + self.folded),
        }
    }
}
