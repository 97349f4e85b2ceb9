//! The eleven games of the PHH standard.

/// A game of the PHH standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhhVariant {
    FixedHoldem,
    NoLimitHoldem,
    NoLimitShortDeck,
    PotLimitOmaha,
    FixedOmahaHiLo,
    /// Fixed limit seven card stud.
    FixedStud,
    /// Fixed limit seven card stud Hi/Lo.
    FixedStudHiLo,
    FixedRazz,
    /// No limit deuce to seven, one draw.
    NoLimitSingleDraw,
    /// Fixed limit deuce to seven, three draws.
    FixedTripleDraw,
    FixedBadugi,
}

impl PhhVariant {
    /// All games with their codes.
    pub const CODES: [(PhhVariant, &'static str); 11] = [
        (PhhVariant::FixedHoldem, "FT"),
        (PhhVariant::NoLimitHoldem, "NT"),
        (PhhVariant::NoLimitShortDeck, "NS"),
        (PhhVariant::PotLimitOmaha, "PO"),
        (PhhVariant::FixedOmahaHiLo, "FO/8"),
        (PhhVariant::FixedStud, "F7S"),
        (PhhVariant::FixedStudHiLo, "F7S/8"),
        (PhhVariant::FixedRazz, "FR"),
        (PhhVariant::NoLimitSingleDraw, "N2L1D"),
        (PhhVariant::FixedTripleDraw, "F2L3D"),
        (PhhVariant::FixedBadugi, "FB"),
    ];

    /// The game with this code; `None` if there is none.
    pub fn with_code(code: &str) -> Option<PhhVariant> {
        PhhVariant::CODES.iter().find(|(_, other)| *other == code).map(|(variant, _)| *variant)
    }

    /// The code of the game in PHH, such as `NT`.
    pub fn code(self) -> &'static str {
        PhhVariant::CODES.iter().find(|(variant, _)| *variant == self).map_or("", |(_, code)| code)
    }

    /// Cardroom's code of the game, such as `nlhe`; `None` if Cardroom does not have the game.
    pub const fn game_code(self) -> Option<&'static str> {
        match self {
            PhhVariant::FixedHoldem => Some("flhe"),
            PhhVariant::NoLimitHoldem => Some("nlhe"),
            PhhVariant::PotLimitOmaha => Some("plo"),
            PhhVariant::FixedOmahaHiLo => Some("flo8"),
            PhhVariant::NoLimitShortDeck
            | PhhVariant::FixedStud
            | PhhVariant::FixedStudHiLo
            | PhhVariant::FixedRazz
            | PhhVariant::NoLimitSingleDraw
            | PhhVariant::FixedTripleDraw
            | PhhVariant::FixedBadugi => None,
        }
    }

    /// Whether a bring-in opens the betting instead of blinds.
    pub(crate) const fn has_bring_in(self) -> bool {
        matches!(self, PhhVariant::FixedStud | PhhVariant::FixedStudHiLo | PhhVariant::FixedRazz)
    }

    /// Whether bets have two fixed sizes instead of a minimum.
    pub(crate) const fn is_fixed_limit(self) -> bool {
        !matches!(
            self,
            PhhVariant::NoLimitHoldem | PhhVariant::NoLimitShortDeck | PhhVariant::PotLimitOmaha | PhhVariant::NoLimitSingleDraw
        )
    }
}
