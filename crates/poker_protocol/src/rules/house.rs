//! What players agree to beyond the play itself: rules without figures.

use serde::{Deserialize, Serialize};

/// A rule without a figure. A rulebook has those that its document has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// Each player plays alone; helping another is forbidden.
    PlayAlone,
    /// Sparing a partner is forbidden.
    SoftPlay,
    /// Losing chips to somebody on purpose is forbidden, and so is taking them.
    ChipDumping,
    /// Sharing cards or other knowledge is forbidden.
    Collusion,
    /// Nobody shows cards or talks of them while the hand is played.
    TalkOfHands,
    /// No program plays.
    Programs,
    /// No hand trackers, head-up displays or screen readers.
    Trackers,
    /// Nobody gets round the room's measures against these.
    Evasion,
    /// No fraudulent payment.
    Fraud,
    /// How hands are played is recorded.
    Records,
    /// Play is reviewed, and winnings may be held until then.
    Reviews,
    /// The room may ask for a video of the play.
    Video,
    /// What follows an offence.
    Penalties,
    /// Complaints are looked into.
    Complaints,
    /// The room does not make good what others' offences cost.
    NoCompensation,
    /// Everybody at a table has the same limits.
    SameLimits,
    /// Fairness goes before the letter of the rules.
    Fairness,
    /// Hands in progress at a crash are undone.
    Rollback,
    /// A hand that cannot be finished is cancelled.
    Cancelled,
    /// A malfunction voids what was paid and played.
    Malfunction,
    /// Faults of a player's own device or line change nothing beyond the rules for lost connections.
    OwnDevice,
    /// Whoever plays a hand accepts the rules.
    Acceptance,
    /// Rules may change without notice.
    Changes,
    /// Rake may be lowered for a time and put back without notice; other increases are announced.
    RakeIncreases,
}
