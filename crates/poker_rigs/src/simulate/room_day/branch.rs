//! What a simulated room has seen happen, by name.

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
    /// The seat was given back.
    SeatDeclined = "seat declined",
    /// The time for the offer was over.
    OfferLapsed = "offer lapsed",
    /// A player waits for a seat (R-CASH-2).
    Queued = "queued",
    /// And no longer wants one.
    QueueLeft = "queue left",
    /// From the queue to a seat.
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
    /// And is put out at another table by it (R-CASH-5).
    GlobalSitOut = "global sit-out",
    /// Came back in time.
    CameBack = "came back",
    /// Out for too long at one table (R-CASH-4).
    Removed = "removed",
    /// Out for too long at several (R-CASH-5).
    GlobalSitOutRemoved = "global sit-out removed",
    /// Sat out when the big blind came (R-CASH-6).
    SatOutNextBigBlind = "sat out at the next big blind",
    /// Chips added between hands (R-CASH-10).
    TopUp = "top-up",
    /// A top-up that waits for the hand's end.
    TopUpAfterHand = "top-up after the hand",
    /// R-CASH-9.
    AutoTopUp = "auto top-up",
    /// With a balance that is short.
    TopUpSkipped = "top-up skipped",
    /// Bought in again at the table.
    Rebuy = "rebuy",
    /// R-HAND-10.
    Straddle = "straddle",
    /// Asked whether a hand is shown that is shown where nothing is said: beaten, or with a jackpot at stake (R-POT-5, R-JACK-3).
    AskedToShow = "asked to show what is shown unasked",
    /// Asked whether a hand is shown that won without a showdown and stays unseen where nothing is said.
    AskedAfterWin = "asked to show after a win",
    /// Some cards of a hand were shown.
    PartShown = "some cards shown",
    /// R-FAST-2.
    FastFold = "fast fold",
    /// A hand of a fast pool.
    FastHand = "fast hand",
    /// R-HAND-7.
    WaitsForPlayers = "waits for players",
    /// The connection was lost on the player's own turn (R-CASH-7).
    LostOnTurn = "connection lost on turn",
    /// And elsewhere in a hand.
    LostInHand = "connection lost in a hand",
    /// Back with a hand in progress.
    BackInHand = "back in a hand",
    /// The stream was taken up where it broke off.
    Resumed = "stream resumed",
    /// The clock ran out.
    TimedOut = "timed out",
    /// Back at the same table with the stack left with, R-RAT-1.
    LimitLastStack = "limit: last stack",
    /// Back after leaving with the most or more.
    LimitDeepReturn = "limit: deep return",
    /// The same for the sixth time of a day.
    LimitDeepReturnAgain = "limit: deep return again",
    /// R-RAT-6.
    LimitNoRatholing = "limit: no ratholing",
    /// R-BAN-1.
    BanzaiBuyIn = "banzai buy-in",
    /// R-BAN-2.
    BanzaiResume = "banzai resume",
    /// R-BAN-2.
    BanzaiReset = "banzai reset",
    /// A fifth table of one stake (R-BAN-1).
    BanzaiTooMany = "banzai fifth table refused",
    /// R-PLAN-1.
    PlanChosen = "plan chosen",
    /// R-PLAN-2.
    PlanCancelled = "plan cancelled",
    /// R-PLAN-3.
    PlanCancellations = "third cancellation refused",
    /// R-INT-7.
    Reported = "report filed",
    /// R-JACK-1.
    Jackpot = "jackpot",
    /// R-FAIL-2.
    HandVoid = "hand void",
    /// R-FAIL-4.
    Correction = "correction",
    /// R-INT-1.
    Held = "chips held",
    /// R-INT-1.
    Released = "chips released",
    /// R-INT-1.
    Confiscated = "chips confiscated",
    /// R-INT-1.
    Suspended = "player suspended",
    /// 00:00 UTC.
    Midnight = "midnight",
    /// Something that makes no sense was asked for and refused.
    BadRequest = "bad request refused",
}

/// What has been seen.
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
