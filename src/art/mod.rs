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
use poker_client::{CourtLetters, SuitColours};
use poker_rules::Card;

use crate::layout::TableLayout;
use crate::theme::{Colour, Theme};
use drawing::{hundredths, whole};

/// The look of cards that a player chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardLook {
    /// Colours of the suits.
    pub deck: SuitColours,
    /// Letters of jack, queen and king.
    pub letters: CourtLetters,
}

/// The state of a seat that its plate shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlateState {
    /// A player sits there.
    Idle,
    /// The pointer is over it.
    Hovered,
    /// It is their turn.
    ToAct {
        /// The plate is in its brighter half of the beat in the last seconds.
        pulse: bool,
    },
    /// They win a pot.
    Winner,
    /// The seat is free.
    Empty,
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
        /// With the rail.
        size: Extent,
        /// Width of the rail.
        rail: u16,
    },
    /// An empty place of the board.
    BoardSlot {
        /// The size of a card.
        size: Extent,
    },
    /// A card, face up.
    CardFace {
        /// The rank and suit.
        card: Card,
        /// The look that the player chose.
        style: CardLook,
        /// Without its shadow.
        size: Extent,
        /// It is dimmed because it does not count.
        dim: bool,
    },
    /// A card, face down.
    CardBack {
        /// Without its shadow.
        size: Extent,
    },
    /// The bar beneath a card that wins.
    WinBar { size: Extent },
    /// Stacks of chips.
    Chips {
        /// Each chip's place in the theme's set, lowest chip first.
        chips: Vec<u8>,
        /// Size in hundredths.
        scale: u16,
    },
    /// One chip from above.
    ChipTop {
        /// Its place in the theme's set.
        chip: u8,
        /// The diameter in logical pixels.
        diameter: u16,
    },
    /// The dealer button, without its letter.
    DealerButton {
        /// Without its shadow.
        diameter: u16,
    },
    /// A seat's plate with its shadow or halo.
    Plate {
        /// Without shadow and halo.
        size: Extent,
        /// What it says.
        state: PlateState,
    },
    /// An avatar, without its letter.
    Avatar {
        /// Which of the drawn ones.
        avatar: u8,
        /// It is faded because the player has folded.
        faded: bool,
        /// The diameter in logical pixels.
        diameter: u16,
    },
    /// The disc for a sign, at a seat whose player is away.
    AwayDisc {
        /// The diameter in logical pixels.
        diameter: u16,
        /// The border is dashed, as the player is coming back.
        dashed: bool,
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
        /// Width in hundredths.
        stroke: u16,
        /// How much of the ring is left, of [`RING_STEPS`].
        steps: u16,
        /// The ring is dashed, as the time bank runs.
        dashed: bool,
    },
    /// The pill behind a word or an amount; a surface colour gets a hairline.
    Pill { size: Extent, fill: Colour },
    Icon {
        /// The picture.
        icon: Icon,
        /// The side of its square in logical pixels.
        size: u16,
        colour: Colour,
    },
}

/// The number of steps of a full ring.
pub const RING_STEPS: u16 = 360;

impl Art {
    /// Everything behind a table.
    #[must_use]
    pub fn background(layout: &TableLayout) -> Art {
        Art::Background { size: layout.window().into(), felt: FeltShape::of(layout) }
    }

    /// An empty place of the board.
    #[must_use]
    pub fn board_slot(size: Vec2) -> Art {
        Art::BoardSlot { size: size.into() }
    }

    /// A card, face up; dimmed where it does not play.
    #[must_use]
    pub fn card_face(card: Card, style: CardLook, size: Vec2, dim: bool) -> Art {
        Art::CardFace { card, style, size: size.into(), dim }
    }

    /// A card, face down.
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

    /// A seat's plate.
    #[must_use]
    pub fn plate(size: Vec2, state: PlateState) -> Art {
        Art::Plate { size: size.into(), state }
    }

    /// An avatar; its letter is text.
    #[must_use]
    pub fn avatar(diameter: f32, avatar: u8) -> Art {
        Art::Avatar { avatar, faded: false, diameter: whole(diameter) }
    }

    /// The same for a player who has folded.
    #[must_use]
    pub fn faded_avatar(diameter: f32, avatar: u8) -> Art {
        Art::Avatar { avatar, faded: true, diameter: whole(diameter) }
    }

    /// The disc of a seat whose player is away, for a sign; dashed while they are coming back.
    #[must_use]
    pub fn away_disc(diameter: f32, dashed: bool) -> Art {
        Art::AwayDisc { diameter: whole(diameter), dashed }
    }

    /// The dark disc in which the last seconds are counted.
    #[must_use]
    pub fn clock_disc(diameter: f32) -> Art {
        Art::ClockDisc { diameter: whole(diameter) }
    }

    /// The ring of the clock: `left` is 0 to 1.
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

    /// An icon.
    #[must_use]
    pub fn icon(icon: Icon, size: f32, colour: Colour) -> Art {
        Art::Icon { icon, size: whole(size), colour }
    }
}
