//! Errors in rulebooks and room files.

/// Why a rulebook or a room file is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulebookError {
    /// The text is not valid RON, or does not have the fields of a rulebook or a room file.
    #[error("{file}:{line}:{column}: {path}: {problem}")]
    Syntax {
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// Row and field, for example `stakes[3].cap`.
        path: String,
        /// What is wrong there.
        problem: Box<ron::Error>,
    },
    /// A value is missing.
    #[error("{file}: {row}: {field} is empty, expected {expected}")]
    Empty {
        file: String,
        row: String,
        field: &'static str,
        /// What the field may hold.
        expected: Expected,
    },
    /// A value is not allowed.
    #[error("{file}: {row}: {field} is {found}, expected {expected}")]
    Value {
        file: String,
        row: String,
        field: &'static str,
        /// What the field holds.
        found: String,
        /// What the field may hold.
        expected: Expected,
    },
}

/// What a field may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Expected {
    /// A whole number in a range.
    #[error("a number from {0} to {1}")]
    Between(u64, u64),
    /// One whole number.
    #[error("the number {0}")]
    Exactly(u64),
    /// A number that is this one multiplied by itself one or more times, or this one.
    #[error("a power of {0}")]
    PowerOf(u64),
    #[error("a text or a list that is not empty")]
    NotEmpty,
    /// The id of a row of this or of another file.
    #[error("the id of a row that exists")]
    KnownId,
    /// A key of `documents`.
    #[error("the key of one of the documents")]
    KnownDocument,
    /// A plan of the rulebook other than the printed one.
    #[error("one of the plans that have a price")]
    OtherPlan,
    /// A form of game for which the rulebook has rules and a buy-in.
    #[error("a form of game with its rules and a row in buy_in")]
    FormWithBuyIn,
    /// An id that ends in the version.
    #[error("an id that ends in the version of its document")]
    EndsInVersion,
    /// An id that is not used yet.
    #[error("an id that no other rulebook and no other room has")]
    NewId,
    #[error("the id of a rulebook")]
    KnownRulebook,
    /// A rulebook of the same currency as the others of the room.
    #[error("a rulebook of the same currency as the others, or the currency of the whole room, as `currency: Some(eur)`")]
    OneCurrency,
    #[error("a stake of the rulebook that the room offers")]
    KnownStake,
    /// No game but Hold'em (R-JACK-1).
    #[error("Hold'em alone")]
    HoldemAlone,
    /// Nothing, because this kind of row has no such field.
    #[error("none")]
    Absent,
    /// Numbers with this sum.
    #[error("numbers with the sum {0}")]
    Sum(u64),
    /// A multiplier and shares that never give a part of a hundredth.
    #[error("a multiplier and shares that give whole hundredths for every buy-in")]
    WholeHundredths,
    /// A mean multiplier with which the house does not lose.
    #[error("a mean multiplier that is at most the number of players")]
    CoveredPrizes,
    /// A row with a key that no earlier row has.
    #[error("a row that is there only once")]
    Once,
    /// A way of dividing the prizes that the end of the tournament allows.
    #[error("a division of the prizes that fits the end of the tournament")]
    PrizesOfFinish,
    /// A structure without a stack of its own, because players bring their stacks.
    #[error("a structure without a stack, because the players bring theirs")]
    CarriedStacks,
    /// A structure with a stack.
    #[error("a structure with a stack")]
    OwnStack,
    /// A template that starts when it is full.
    #[error("a template that starts when it is full and has a price")]
    SitAndGo,
    /// A template that starts at a time.
    #[error("a template that starts at a time")]
    Scheduled,
    /// Something that the rulebook's tournaments can have.
    #[error("something that the rulebook's tournaments have")]
    OfferedFeature,
    #[error("a game of the rulebook's stakes")]
    OfferedGame,
    /// A price for which there is a fee.
    #[error("a price for which the rulebook has a fee, or its own buy-in and fee where the rulebook has no table")]
    PriceWithFee,
    /// A tournament that can take the winners or the survivors.
    #[error("the name of a tournament in which those who win or survive can play on")]
    Target,
    /// A row or a field that may not be left out.
    #[error("a row for it")]
    Present,
}
