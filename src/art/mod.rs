//! Everything on the felt that is not text, drawn from the theme and the sources below `assets/` at the exact size in physical pixels.
//!
//! A caller names a picture with an [`Art`] and gets it from the [`ArtCache`]. Sizes in an [`Art`] are whole logical pixels or whole
//! hundredths, so that equal pictures are found again.

mod background;
mod cache;
mod card;
mod chips;
mod drawing;
mod extent;
mod icon;
mod label;
mod paint;
mod plate;
mod raster;
mod shapes;
mod sources;

#[cfg(test)]
mod tests;

pub(crate) use background::EXPONENT as FELT_EXPONENT;
pub use background::FeltShape;
pub use cache::{ArtCache, CachedPicture};
pub use extent::Extent;
pub use paint::Painted;
pub use raster::{ArtError, Pixels};
pub use sources::Sources;

pub use crate::icon::Icon;

use bevy::math::Vec2;
use poker_archive::Label;
use poker_client::{CourtLetters, IndexSize, Settings, SuitColours};
use poker_rules::Card;

use crate::layout::TableLayout;
use crate::theme::{Colour, Theme};
use drawing::{hundredths, whole};

/// The style of cards that a player chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardStyle {
    /// Colours of the suits.
    pub deck: SuitColours,
    /// Letters of jack, queen and king.
    pub letters: CourtLetters,
    /// The size of letters and numbers.
    pub index: IndexSize,
    /// Whether the player's own deck is drawn.
    pub faces: Faces,
}

/// Whose faces cards have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Faces {
    /// The deck that the theme wears.
    #[default]
    Worn,
    /// The deck of the program.
    Program,
    /// The player's own deck with this number, counted from 0.
    Own(u8),
}

impl CardStyle {
    /// The style in these settings.
    pub const fn of(settings: &Settings) -> Self {
        Self { deck: settings.deck, letters: settings.court_letters, index: settings.looks.index, faces: Faces::Worn }
    }
}

/// The state of a seat that its plate shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlateState {
    /// A player sits there, and no other state applies.
    Idle,
    /// The pointer is over the plate.
    Hovered,
    /// It is the player's turn.
    ToAct {
        /// Whether the halo is the stronger one. In the last seconds it changes every second.
        pulse: bool,
    },
    /// The player wins a pot.
    Winner,
    /// The seat is free.
    Empty,
    /// A strip of figures, whose upper part is behind a plate.
    Strip,
}

/// One picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// The whole window: room, light, shadow, rail and felt.
    Background {
        /// The size of the window.
        size: Extent,
        felt: FeltShape,
    },
    /// A felt with its rail and nothing around it, for a small picture of a table.
    Felt {
        /// The size, including the rail.
        size: Extent,
        /// The width of the rail in logical pixels.
        rail: u16,
    },
    /// One of the theme's felts with its rail, so that the player can choose one.
    FeltSample {
        /// Its place among the theme's felts.
        felt: u8,
        /// The size, including the rail.
        size: Extent,
        /// The width of the rail in logical pixels.
        rail: u16,
    },
    /// An empty place of the board.
    BoardSlot {
        /// The size of a card.
        size: Extent,
    },
    CardFace {
        card: Card,
        /// The look that the player chose.
        style: CardStyle,
        /// The size of the card without its shadow.
        size: Extent,
        /// Whether the card is darker, because it does not count.
        dim: bool,
    },
    CardBack {
        /// The size of the card without its shadow.
        size: Extent,
    },
    /// One of the theme's card backs, so that the player can choose one.
    BackSample {
        /// Its place among the theme's card backs.
        back: u8,
        /// The size of the card without its shadow.
        size: Extent,
    },
    /// The bar beneath a card that wins.
    WinBar { size: Extent },
    /// Stacks of chips.
    Chips {
        /// The index of each chip in the theme's set, lowest chip first.
        chips: Vec<u8>,
        /// The scale of the chips in hundredths.
        scale: u16,
    },
    /// One chip from above.
    ChipTop {
        /// The index of the chip in the theme's set.
        chip: u8,
        /// The diameter in logical pixels.
        diameter: u16,
    },
    /// The dealer button, without its letter.
    DealerButton {
        /// The diameter in logical pixels, without the shadow.
        diameter: u16,
    },
    /// A seat's plate with its shadow or halo.
    Plate {
        /// The size of the plate without shadow and halo.
        size: Extent,
        state: PlateState,
    },
    /// An avatar, without its letter.
    Avatar {
        /// The index of the avatar. An index beyond the drawn avatars starts again at the first.
        avatar: u8,
        /// Whether the avatar is faded, because the player has folded.
        faded: bool,
        /// The diameter in logical pixels.
        diameter: u16,
    },
    /// The disc behind the sign of a player who sits out or has lost the connection.
    AwayDisc {
        /// The diameter in logical pixels.
        diameter: u16,
        /// Whether the border is dashed, for a player who has lost the connection.
        dashed: bool,
    },
    /// The mark of a label: a white shape on a disc in the label's colour.
    Label {
        label: Label,
        /// The diameter in logical pixels.
        diameter: u16,
    },
    /// The dark disc in which the last seconds are counted.
    ClockDisc {
        /// The diameter in logical pixels.
        diameter: u16,
    },
    /// The ring of the clock.
    Ring {
        /// The outer diameter in logical pixels.
        diameter: u16,
        /// The width of the ring in hundredths of a logical pixel.
        stroke: u16,
        /// The part of the ring that is left, in steps; a full ring has [`RING_STEPS`].
        steps: u16,
        /// Whether the ring is dashed, because the time bank runs.
        dashed: bool,
    },
    /// The pill behind a word or an amount. If `fill` is a surface colour, the pill gets a hairline.
    Pill { size: Extent, fill: Colour },
    Icon {
        icon: Icon,
        /// The side of its square in logical pixels.
        size: u16,
        colour: Colour,
    },
}

/// The number of steps of a full ring.
pub const RING_STEPS: u16 = 360;

impl Art {
    /// The room and the felt behind a table of this layout.
    #[must_use]
    pub fn background(layout: &TableLayout) -> Art {
        Art::Background { size: layout.window().into(), felt: FeltShape::of(layout) }
    }

    /// An empty place of the board.
    #[must_use]
    pub fn board_slot(size: Vec2) -> Art {
        Art::BoardSlot { size: size.into() }
    }

    /// A card, face up. If `dim`, it is darker, because it does not count.
    #[must_use]
    pub fn card_face(card: Card, style: CardStyle, size: Vec2, dim: bool) -> Art {
        Art::CardFace { card, style, size: size.into(), dim }
    }

    /// A card of this size, face down.
    #[must_use]
    pub fn card_back(size: Vec2) -> Art {
        Art::CardBack { size: size.into() }
    }

    /// The bar beneath a card that wins.
    #[must_use]
    pub fn win_bar(size: Vec2) -> Art {
        Art::WinBar { size: size.into() }
    }

    /// Chips worth `amount`, largest first, up to what the theme's stacks hold. Put it at
    /// [`BetSpot::chips`](crate::layout::BetSpot::chips).
    #[must_use]
    pub fn chips(amount: u64, scale: f32, theme: &Theme) -> Art {
        Art::Chips { chips: theme.chip_stack.breakdown(amount, &theme.chips), scale: hundredths(scale) }
    }

    /// The dealer button; its letter is text.
    #[must_use]
    pub fn dealer_button(diameter: f32) -> Art {
        Art::DealerButton { diameter: whole(diameter) }
    }

    /// A seat's plate of this size, without shadow and halo.
    #[must_use]
    pub fn plate(size: Vec2, state: PlateState) -> Art {
        Art::Plate { size: size.into(), state }
    }

    /// An avatar; its letter is text.
    #[must_use]
    pub fn avatar(diameter: f32, avatar: u8) -> Art {
        Art::Avatar { avatar, faded: false, diameter: whole(diameter) }
    }

    /// The avatar of a player who has folded; its letter is text.
    #[must_use]
    pub fn faded_avatar(diameter: f32, avatar: u8) -> Art {
        Art::Avatar { avatar, faded: true, diameter: whole(diameter) }
    }

    /// The disc behind the sign of a player who sits out, or with `dashed` of a player who has lost the connection.
    #[must_use]
    pub fn away_disc(diameter: f32, dashed: bool) -> Art {
        Art::AwayDisc { diameter: whole(diameter), dashed }
    }

    /// The mark of a label.
    #[must_use]
    pub fn label(diameter: f32, label: Label) -> Art {
        Art::Label { label, diameter: whole(diameter) }
    }

    /// The dark disc in which the last seconds are counted.
    #[must_use]
    pub fn clock_disc(diameter: f32) -> Art {
        Art::ClockDisc { diameter: whole(diameter) }
    }

    /// The ring of the clock: `left` is the share of the ring that is left, 0 to 1, and `stroke` the width of the ring.
    #[must_use]
    pub fn ring(diameter: f32, left: f32, time_bank: bool, stroke: f32) -> Art {
        let steps = whole(left.clamp(0.0, 1.0) * f32::from(RING_STEPS));
        Art::Ring { diameter: whole(diameter), stroke: hundredths(stroke), steps, dashed: time_bank }
    }

    /// The pill behind a word or an amount.
    #[must_use]
    pub fn pill(size: Vec2, fill: Colour) -> Art {
        Art::Pill { size: size.into(), fill }
    }

    /// An icon in a square of `size` logical pixels.
    #[must_use]
    pub fn icon(icon: Icon, size: f32, colour: Colour) -> Art {
        Art::Icon { icon, size: whole(size), colour }
    }
}
