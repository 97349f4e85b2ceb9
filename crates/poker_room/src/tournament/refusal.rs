//! Why a request to a tournament is refused.

use crate::rulebook::EntryCondition;

/// Why a request to a tournament is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentRefusal {
    #[error("the player has an entry already")]
    AlreadyRegistered,
    #[error("the player has no entry")]
    NotRegistered,
    /// The largest number of entries is there (R-REG-2).
    #[error("the tournament is full")]
    Full,
    /// The player is out and cannot enter again (R-REG-13).
    #[error("the player cannot enter again")]
    NoReEntry,
    /// An entry can no longer be taken back (R-REG-8).
    #[error("it is too late to un-register")]
    TooLate,
    /// The tournament does not take money, or no tickets (R-TKT-2), or players do not bring stacks.
    #[error("an entry cannot be paid with this")]
    PaymentNotAccepted,
    /// A second phase is entered with the stack of a first phase only (R-TYP-10).
    #[error("the tournament can only be entered from its first phase")]
    OnlyFromFirstPhase,
    /// The tournament has no such buy-in (R-REG-11).
    #[error("this buy-in cannot be chosen")]
    NoSuchBuyIn,
    #[error("the tournament has not begun")]
    NotBegun,
    /// The entry is out.
    #[error("the entry has no seat")]
    NotSeated,
    /// There are no rebuys, or the rebuy period is over (R-REG-14).
    #[error("no chips can be bought again now")]
    RebuysOver,
    /// The entry has had as many rebuys as are allowed.
    #[error("the entry has no rebuy left")]
    NoRebuyLeft,
    /// More chips than the limit of a rebuy.
    #[error("the player has too many chips for a rebuy")]
    TooManyChips,
    /// No rebuy is offered that could be declined.
    #[error("no rebuy is offered to the entry")]
    NoOffer,
    /// There is no add-on, or it is not the time for it.
    #[error("no add-on can be bought now")]
    NoAddOn,
    /// An add-on can be bought once.
    #[error("the add-on has been bought already")]
    AddedOn,
    /// The player has lost all chips and must rebuy before the add-on.
    #[error("the player has no chips")]
    NoChips,
    /// Registration is over, or the tournament has been cancelled.
    #[error("registration is closed")]
    Closed,
    /// The password of a private tournament is wrong, or was not given (R-REG-4).
    #[error("the password is wrong")]
    WrongPassword,
    /// The player does not fulfil a condition of entry (R-REG-12).
    #[error("the player does not fulfil {0:?}")]
    Condition(EntryCondition),
    /// The player was disqualified (R-TRN-13).
    #[error("the player is disqualified")]
    Disqualified,
    /// The player has no chips in the tournament, or it is not being played.
    #[error("the player is not in play")]
    NotInPlay,
    /// The player sits out or is away, and must come back first.
    #[error("the player is absent")]
    Absent,
    /// No deals are made in this tournament (R-PRZ-5).
    #[error("the tournament has no deals")]
    NoDeals,
    /// Deals are made at the final table, when all prizes are final.
    #[error("it is not the final table yet")]
    NotAtFinalTable,
    /// Another deal is being talked about.
    #[error("another deal has been proposed")]
    DealProposed,
    /// The player has proposed a deal at this level already.
    #[error("the player has proposed a deal at this level")]
    ProposedAlready,
    /// The deal was withdrawn, was declined or is over, or nobody can answer it yet.
    #[error("there is no such deal to answer")]
    NoSuchDeal,
    #[error("the player has agreed already")]
    AgreedAlready,
}
