//! Why an order of the house is refused.

use super::bounty::HouseBountyKind;
use super::payout::PayoutError;

/// Why an order of the house to a tournament is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HouseRefusal {
    /// The tournament is finished or cancelled.
    #[error("the tournament is over")]
    Over,
    #[error("the tournament has begun")]
    Begun,
    /// The tournament begins when it is full.
    #[error("the tournament has no time of its own")]
    NoTime,
    #[error("the time is past")]
    Past,
    /// Registration is closed, so pool and prizes do not change any more (R-PRZ-1).
    #[error("the prizes are final")]
    PrizesFinal,
    /// The prizes of the tournament do not depend on a guarantee.
    #[error("the tournament has no guarantee")]
    NoGuarantee,
    /// The player is out or has no entry. A bounty can also be set for a player who has none yet, as long as registration is open.
    #[error("the player is not in the tournament")]
    NotIn,
    #[error("the player has been disqualified")]
    DisqualifiedAlready,
    /// The house pays no such bounty in this tournament.
    #[error("the tournament has no bounty {0:?}")]
    NoSuchBounty(HouseBountyKind),
    /// Another player is the VIP, and there is only one (R-BTY-3).
    #[error("another player is the VIP")]
    OtherVip,
    #[error("registration is closed")]
    RegistrationClosed,
    /// Players enter the tournament without an invitation.
    #[error("the tournament is not by invitation")]
    NotByInvitation,
    /// The refunds cannot be calculated.
    #[error(transparent)]
    Payout(#[from] PayoutError),
}
