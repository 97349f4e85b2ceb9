//! What every panel needs to draw itself: theme, scale, language, pictures, and the record of what was drawn.

mod amounts;
#[cfg(test)]
pub(crate) mod bench;
mod egui_style;
mod fit;
mod fonts;
mod icons;
mod ink;
mod lettering;
mod paragraphs;
mod place;
mod record;
mod size;

use bevy_egui::egui::Rect;
use poker_client::Amounts;
use poker_protocol::Currency;
use poker_text::{Text, Texts};

pub use fonts::install;
pub use icons::forget_icons;
pub use ink::Ink;
pub use lettering::{Lettering, Side, Weight};
pub use paragraphs::Paragraphs;
pub use place::{area, lies_in, place, point};
pub use record::{Control, Lettered, Record};

pub use crate::icon::Icon;

use crate::assets::AssetSource;
use crate::theme::{Scale, Theme};

/// Handed to every panel and widget.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    /// Colours, lengths, type sizes.
    pub theme: &'a Theme,
    /// The window's size and the player's text size, as factors.
    pub scale: Scale,
    /// The player's language.
    pub texts: &'a Texts,
    /// Where pictures come from.
    pub assets: &'a AssetSource,
    /// Where what is drawn is written down.
    pub record: &'a Record,
    /// The theme's colours as egui takes them.
    pub ink: Ink,
    /// How chips are written.
    pub amounts: Amounts,
    /// The whole window, in points.
    pub window: Rect,
}

impl<'a> Style<'a> {
    /// For one frame of a window.
    pub fn new(theme: &'a Theme, scale: Scale, texts: &'a Texts, assets: &'a AssetSource, record: &'a Record, window: Rect) -> Self {
        Self { theme, scale, texts, assets, record, ink: Ink::of(theme), amounts: Amounts::money_of(Currency::Eur), window }
    }

    /// The same, with chips written this way.
    #[must_use]
    pub fn with_amounts(self, amounts: Amounts) -> Self {
        Self { amounts, ..self }
    }

    /// A text in the player's language.
    pub fn say(&self, text: &Text) -> String {
        let words = self.texts.say(text);
        self.record.said(&words, text.key());
        words
    }
}
