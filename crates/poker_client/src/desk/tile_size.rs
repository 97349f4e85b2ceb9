//! What a table shows in a tile of each size.

/// How much room a tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TileSize {
    /// Smaller than 640x360. Used only where the player permits small tiles and tables would otherwise lie behind.
    Small,
    /// At least 640x360, the smallest window: everything is drawn or has a button.
    Full,
}

/// A part of the picture of a table that a small tile draws in another way, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TilePart {
    /// The player's own cards and the board.
    Cards,
    /// The amounts of bets and pots.
    Amounts,
    DealerButton,
    NamesAndStacks,
    /// The ring around the player who acts, with the seconds.
    TurnRing,
    /// The three slots of the action bar, or the boxes ahead of the turn, with their amounts.
    Slots,
    /// The presets, the slider and the field of the amount.
    AmountRow,
    /// Sitting out, the automatic top-up, and what else is switched at the seat.
    SeatSwitches,
    TimeBank,
    LogAndChat,
    /// The chips beside the amounts of bets and pots.
    Chips,
    /// The avatars of players.
    Avatars,
    /// The invitation at an empty seat.
    EmptySeats,
    /// What a player did last, such as "Call".
    ActTags,
    /// The tags "All-in", "Wins" and "Reconnecting", and the chances.
    StateTags,
    /// The name of the player's own hand, and the player's own chances.
    HandLine,
    /// Who wins what with which hand.
    ResultLine,
    /// The bounties of other players.
    BountyTags,
    /// The level, the blinds and the player's own bounty in a tournament.
    LevelLine,
    /// The buttons in the bar of the tile.
    BarButtons,
}

/// How a part is shown in a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartShown {
    /// As in a window of its own.
    Whole,
    /// By something shorter: a sign instead of words, a ring instead of a pill, one line instead of several.
    Shortened,
    /// In the menu of the tile's bar.
    InMenu,
    /// Only after the tile was opened large. Keys work without it.
    WhenLarge,
    LeftOut,
}

impl TilePart {
    /// All parts.
    pub const ALL: [Self; 20] = [
        Self::Cards,
        Self::Amounts,
        Self::DealerButton,
        Self::NamesAndStacks,
        Self::TurnRing,
        Self::Slots,
        Self::AmountRow,
        Self::SeatSwitches,
        Self::TimeBank,
        Self::LogAndChat,
        Self::Chips,
        Self::Avatars,
        Self::EmptySeats,
        Self::ActTags,
        Self::StateTags,
        Self::HandLine,
        Self::ResultLine,
        Self::BountyTags,
        Self::LevelLine,
        Self::BarButtons,
    ];
}

impl TileSize {
    /// The smallest tile in which everything is drawn, in logical pixels.
    pub const FULL: (u16, u16) = (640, 360);
    /// The smallest small tile, in logical pixels.
    pub const SMALL: (u16, u16) = (480, 240);

    /// The size of a tile of so many logical pixels.
    #[must_use]
    pub const fn of(width: u16, height: u16) -> Self {
        if width < Self::FULL.0 || height < Self::FULL.1 { Self::Small } else { Self::Full }
    }

    /// How a part is shown in a tile of this size. Nothing that a decision needs is left out of any.
    #[must_use]
    pub const fn shown(self, part: TilePart) -> PartShown {
        match self {
            Self::Full => PartShown::Whole,
            Self::Small => match part {
                TilePart::Cards
                | TilePart::Amounts
                | TilePart::DealerButton
                | TilePart::NamesAndStacks
                | TilePart::TurnRing
                | TilePart::Slots
                | TilePart::StateTags => PartShown::Whole,
                TilePart::TimeBank | TilePart::ResultLine | TilePart::LevelLine => PartShown::Shortened,
                TilePart::SeatSwitches | TilePart::LogAndChat | TilePart::BarButtons => PartShown::InMenu,
                TilePart::AmountRow => PartShown::WhenLarge,
                TilePart::Chips
                | TilePart::Avatars
                | TilePart::EmptySeats
                | TilePart::ActTags
                | TilePart::HandLine
                | TilePart::BountyTags => PartShown::LeftOut,
            },
        }
    }
}
