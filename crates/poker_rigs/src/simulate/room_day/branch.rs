//! The kinds of event that a simulated room counts as reached.

use std::collections::BTreeSet;

macro_rules! branches {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Something that can happen in a room.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Branch {
            $($(#[$doc])* $name,)*
        }

        impl Branch {
            pub const ALL: &'static [Branch] = &[$(Branch::$name,)*];

            /// Its name in the report.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Branch::$name => $text,)*
                }
            }
        }
    };
}

branches! {
    /// A seat was offered (R-CASH-1).
    SeatOffered = "seat offered",
    /// The player declined the offered seat.
    SeatDeclined = "seat declined",
    /// The time for the offer was over.
    OfferExpired = "offer expired",
    /// A player waits for a seat (R-CASH-2).
    Queued = "queued",
    /// A player left the queue.
    QueueLeft = "queue left",
    /// A player in the queue was offered a seat.
    CalledFromQueue = "called from the queue",
    /// Sat down to wait for the big blind (R-HAND-8).
    WaitsForBigBlind = "waits for the big blind",
    /// Sat down and posts.
    PostsNow = "posts now",
    LeftBetweenHands = "left between hands",
    /// Left in mid-hand.
    LeftInHand = "left in a hand",
    /// Sits out (R-CASH-4).
    SatOut = "sat out",
    /// Sitting out at one table made the player sit out at others (R-CASH-5).
    GlobalSitOut = "global sit-out",
    /// Came back in time.
    CameBack = "came back",
    /// Lost the seat after sitting out too long at one table (R-CASH-4).
    Removed = "removed",
    /// Lost the seat after sitting out too long at several tables (R-CASH-5).
    GlobalSitOutRemoved = "global sit-out removed",
    /// Sat out when the big blind came (R-CASH-6).
    SatOutNextBigBlind = "sat out at the next big blind",
    /// Chips added between hands (R-CASH-10).
    TopUp = "top-up",
    /// A top-up that waits for the hand's end.
    TopUpAfterHand = "top-up after the hand",
    /// Chips were added automatically (R-CASH-9).
    AutoTopUp = "auto top-up",
    /// The automatic top-up was skipped because the balance is too small (R-CASH-9).
    TopUpSkipped = "top-up skipped",
    /// Bought in again at the table.
    Rebuy = "rebuy",
    /// A player posted a straddle (R-HAND-10).
    Straddle = "straddle",
    /// Asked whether to show a hand that is shown if there is no answer: beaten, or with a jackpot at stake (R-POT-5, R-JACK-3).
    AskedToShow = "asked to show what is shown unasked",
    /// Asked whether to show a hand that won without a showdown and stays hidden if there is no answer.
    AskedAfterWin = "asked to show after a win",
    /// Some cards of a hand were shown.
    PartShown = "some cards shown",
    /// A player folded before the turn to act (R-FAST-2).
    FastFold = "fast fold",
    /// A hand of a fast pool.
    FastHand = "fast hand",
    /// The table waits for more players (R-HAND-7).
    WaitsForPlayers = "waits for players",
    /// The connection was lost on the player's own turn (R-CASH-7).
    LostOnTurn = "connection lost on turn",
    /// The connection was lost in a hand, but not on the player's own turn.
    LostInHand = "connection lost in a hand",
    /// The player connected again while in a hand.
    BackInHand = "back in a hand",
    /// The player connected again and had the missed messages repeated.
    Resumed = "stream resumed",
    /// The clock ran out.
    TimedOut = "timed out",
    /// Came back to a table and must bring at least the last stack (R-RAT-1).
    LimitLastStack = "limit: last stack",
    /// Came back to a table after leaving with its maximum or more (R-RAT-1).
    LimitDeepReturn = "limit: deep return",
    /// Came back in this way too often on one day, and must bring the whole stack (R-RAT-1).
    LimitDeepReturnAgain = "limit: deep return again",
    /// Came back and may not bring a smaller stack than the last one (R-RAT-6).
    LimitNoRatholing = "limit: no ratholing",
    /// All players have the same buy-in (R-BAN-1).
    BanzaiBuyIn = "banzai buy-in",
    /// Came back to a stake and must bring the last stack (R-BAN-2).
    BanzaiResume = "banzai resume",
    /// Started over instead of bringing back the last stack (R-BAN-2).
    BanzaiReset = "banzai reset",
    /// A fifth table of one stake was refused (R-BAN-1).
    BanzaiTooMany = "banzai fifth table refused",
    /// A player chose a rake plan (R-PLAN-1).
    PlanChosen = "plan chosen",
    /// A player cancelled a rake plan (R-PLAN-2).
    PlanCancelled = "plan cancelled",
    /// A third cancellation in a calendar year was refused (R-PLAN-3).
    PlanCancellations = "third cancellation refused",
    /// A player complained about a hand (R-INT-7).
    Reported = "report filed",
    /// A jackpot was paid (R-JACK-1).
    Jackpot = "jackpot",
    /// A hand was void and all its chips went back (R-FAIL-2).
    HandVoid = "hand void",
    /// The operator moved money (R-FAIL-4).
    Correction = "correction",
    /// The operator held the money of a player (R-INT-1).
    Held = "chips held",
    /// The operator lifted a hold or a suspension (R-INT-1).
    Released = "chips released",
    /// The operator confiscated held money (R-INT-1).
    Confiscated = "chips confiscated",
    /// The operator suspended a player (R-INT-1).
    Suspended = "player suspended",
    /// The date changed, at 00:00 UTC.
    Midnight = "midnight",
    /// A request that makes no sense was refused.
    BadRequest = "bad request refused",
}

/// The branches that were reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branches(BTreeSet<Branch>);

impl Branches {
    pub(super) fn see(&mut self, branch: Branch) {
        self.0.insert(branch);
    }

    /// Whether this happened.
    #[must_use]
    pub fn contains(&self, branch: Branch) -> bool {
        self.0.contains(&branch)
    }

    /// Those that happened, in order.
    pub fn iter(&self) -> impl Iterator<Item = Branch> + '_ {
        self.0.iter().copied()
    }
}
