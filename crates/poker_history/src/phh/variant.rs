//! The eleven games that PHH has codes for.

/// A game of the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhhVariant {
    /// Fixed limit Hold'em.
    FixedHoldem,
    /// No limit Hold'em.
    NoLimitHoldem,
    NoLimitShortDeck,
    PotLimitOmaha,
    /// Fixed limit Omaha Hi/Lo.
    FixedOmahaHiLo,
    /// Fixed limit seven card stud.
    FixedStud,
    /// Fixed limit seven card stud Hi/Lo.
    FixedStudHiLo,
    /// Fixed limit razz.
    FixedRazz,
    /// No limit deuce to seven, one draw.
    NoLimitSingleDraw,
    /// Fixed limit deuce to seven, three draws.
    FixedTripleDraw,
    /// Fixed limit badugi.
    FixedBadugi,
}

impl PhhVariant {
    /// Each with its code.
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

    /// The game of this code.
    pub fn with_code(code: &str) -> Option<PhhVariant> {
        PhhVariant::CODES.iter().find(|(_, other)| *other == code).map(|(variant, _)| *variant)
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        PhhVariant::CODES.iter().find(|(variant, _)| *variant == self).map_or("", |(_, code)| code)
    }

    /// The code of the game (`nlhe`), where Cardroom has it.
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

    /// Whether a bring-in opens it instead of blinds.
    pub(crate) const fn has_bring_in(self) -> bool {
        matches!(self, PhhVariant::FixedStud | PhhVariant::FixedStudHiLo | PhhVariant::FixedRazz)
    }

    /// Whether its bets have two fixed sizes instead of a minimum.
    pub(crate) const fn is_fixed_limit(self) -> bool {
        !matches!(
            self,
            PhhVariant::NoLimitHoldem | PhhVariant::NoLimitShortDeck | PhhVariant::PotLimitOmaha | PhhVariant::NoLimitSingleDraw
        )
    }
}
