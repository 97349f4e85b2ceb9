//! What a tournament has.

use serde::{Deserialize, Serialize};

/// Something that a tournament can have. A rulebook offers only what its document has (R-TYP).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentFeature {
    /// Starts when all seats are taken (R-TYP-1).
    SitAndGo,
    /// Starts at a time (R-TYP-2).
    Scheduled,
    /// One stack each, and out when it is lost (R-TYP-3).
    Freezeout,
    /// A smallest prize pool (R-PRZ-2).
    Guaranteed,
    /// Money that the house adds to the prizes (R-PRZ-3).
    AddedMoney,
    /// A prize besides the pool, of which the winner is told in the lobby (R-PRZ-3).
    SpecialPrize,
    /// A prize besides the pool for a number of players (R-PRZ-3).
    SecondPrize,
    /// Prizes that are entries of other tournaments (R-TYP-9).
    Satellite,
    /// Without buy-in and fee (R-REG-12).
    Freeroll,
    /// Players choose their buy-in (R-REG-11).
    MultiBuyIn,
    /// A password (R-REG-4).
    Private,
    /// Registration after the start (R-REG-5, R-REG-6).
    LateRegistration,
    /// Another entry after the first is lost (R-REG-13).
    ReEntry,
    /// Several entries at the same time (R-REG-13).
    MultiEntry,
    /// More chips for more money (R-REG-14).
    Rebuy,
    /// One more purchase at the end of the rebuy period (R-REG-14).
    AddOn,
    /// A part of each buy-in goes to the player who knocks that entrant out (R-BTY-1).
    Bounty,
    /// A part of a bounty is added to the eliminator's own (R-BTY-2).
    ProgressiveBounty,
    /// A bounty on one player (R-BTY-3).
    VipBounty,
    /// A bounty that is paid besides the buy-in (R-BTY-4).
    KnockoutPrize,
    /// Bounties on a list of players, paid by the room (R-BTY-5).
    BountyPrize,
    /// Bounties on professional players (R-BTY-6).
    ProBounty,
    /// Two phases (R-TYP-10).
    Phased,
    /// Each table plays to one winner (R-TYP-4).
    Shootout,
    /// A drawn prize (R-TYP-5).
    Spin,
    /// Half the players are paid, half equally and half by chips (R-TYP-6).
    Fifty50,
    /// Half the players are paid equally (R-TYP-7).
    DoubleOrNothing,
    /// Ends when the time is up (R-PRZ-7).
    TimeLimited,
    /// The winner gets the whole pool (R-PRZ-3).
    WinnerTakesAll,
    /// The last players may share what is left (R-PRZ-5).
    Deal,
    /// Breaks at the same minute of each hour (R-TRN-10).
    SynchronisedBreaks,
    /// All tables wait for each other (R-TRN-8).
    HandForHand,
}
