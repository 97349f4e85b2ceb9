//! The house rules: rules without figures that players accept.

use serde::{Deserialize, Serialize};

/// A house rule. A rulebook has the house rules of its documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HouseRule {
    /// Each player plays alone; helping another player is forbidden.
    PlayAlone,
    /// Avoiding bets against another player is forbidden.
    SoftPlay,
    /// Losing chips to another player on purpose is forbidden, and so is accepting them.
    ChipDumping,
    /// Sharing knowledge of cards or other information is forbidden.
    Collusion,
    /// Showing cards or talking about them during a hand is forbidden.
    TalkOfHands,
    /// Programs that play are forbidden.
    Programs,
    /// Hand trackers, head-up displays and programs that read the image of the table are forbidden.
    Trackers,
    /// Evading the room's measures against forbidden programs is forbidden.
    Evasion,
    /// Fraudulent payments are forbidden.
    Fraud,
    /// The room records how hands are played.
    Records,
    /// The room reviews play and may hold winnings until the review is over.
    Reviews,
    /// The room may ask for a video of the play.
    Video,
    /// The penalties for an offence.
    Penalties,
    /// The room examines complaints.
    Complaints,
    /// The room does not pay for losses caused by offences of other players.
    NoCompensation,
    /// All players at a table have the same limits.
    SameLimits,
    /// Fairness is more important than the letter of the rules.
    Fairness,
    /// Hands in progress during a crash are undone.
    Rollback,
    /// A hand that cannot be finished is cancelled.
    Cancelled,
    /// A malfunction voids payments and play.
    Malfunction,
    /// Faults of a player's own device or connection have no effect except the rules for lost connections.
    OwnDevice,
    /// A player accepts the rules by playing a hand.
    Acceptance,
    /// The rules may change without notice.
    Changes,
    /// Rake may be lowered for a time and then restored without notice; other increases are announced.
    RakeIncreases,
}
