//! The theme's colours. Each field is explained beside its value in `theme.ron`.
#![expect(missing_docs, reason = "fields are named and explained in theme.ron")]

use poker_rules::Suit;
use serde::Deserialize;

use super::Colour;

/// Colours by their use.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    pub room: Colour,
    pub room_lift: Colour,
    pub veil: Colour,
    pub shade: Colour,
    pub felt_centre: Colour,
    pub felt_mid: Colour,
    pub felt_edge: Colour,
    pub felt_rim: Colour,
    pub felt_line: Colour,
    pub felt_text: Colour,
    pub felt_text2: Colour,
    pub line_pill: Colour,
    pub rail: Colour,
    pub rail_outer: Colour,
    pub rail_inner: Colour,
    pub slot: Colour,
    pub slot_line: Colour,
    pub plate: Colour,
    pub plate_hi: Colour,
    pub plate_top: Colour,
    pub line: Colour,
    pub line_hi: Colour,
    pub text: Colour,
    pub text2: Colour,
    pub muted: Colour,
    pub disabled: Colour,
    pub accent: Colour,
    pub accent_hover: Colour,
    pub accent_pressed: Colour,
    pub on_accent: Colour,
    pub danger: Colour,
    pub success: Colour,
    pub info: Colour,
    pub lit: Colour,
    pub lit_line: Colour,
    pub on_lit: Colour,
    pub on_lit2: Colour,
    pub card: Colour,
    pub card_edge: Colour,
    pub card_back: Colour,
    pub card_back_line: Colour,
    pub card_dim: Colour,
    pub felt_pill: Colour,
    pub table_veil: Colour,
    pub decision_veil: Colour,
    pub win_bar: Colour,
    pub on_avatar: Colour,
}

/// The felt, its glow and its shadow.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gradients {
    pub felt: FeltGradient,
    pub glow: Halo,
    pub under: Halo,
}

/// A radial gradient over the felt's bounding box; centre and radius in shares of it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeltGradient {
    pub centre: (f32, f32),
    pub radius: f32,
    pub stops: Vec<(f32, Colour)>,
}

/// An ellipse around the felt; sizes and drop in units of its radii.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Halo {
    pub size: (f32, f32),
    pub drop: f32,
    pub stops: Vec<(f32, Colour)>,
}

/// The decks a player can choose from.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decks {
    pub two_colour: DeckInks,
    pub four_colour: DeckInks,
    pub safe: DeckInks,
}

/// One deck's suits.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckInks {
    pub spades: SuitInk,
    pub hearts: SuitInk,
    pub diamonds: SuitInk,
    pub clubs: SuitInk,
}

impl DeckInks {
    /// The colours of a suit.
    #[must_use]
    pub const fn suit(&self, suit: Suit) -> SuitInk {
        match suit {
            Suit::Spades => self.spades,
            Suit::Hearts => self.hearts,
            Suit::Diamonds => self.diamonds,
            Suit::Clubs => self.clubs,
        }
    }
}

/// How a suit is printed.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuitInk {
    pub ink: Colour,
    #[serde(default)]
    pub hollow: bool,
}

/// One chip of the set.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipStyle {
    pub value: u64,
    pub body: Colour,
    pub spots: Colour,
}

/// One avatar's colours.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AvatarStyle {
    pub ground: Colour,
    pub shape: Colour,
}
