//! What every panel draws with: theme, scale, language, pictures, and the record of what was drawn.

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

use bevy_egui::egui::{Rect, Ui};
use poker_client::{Amounts, KeyAction, KeyHints};
use poker_protocol::Currency;
use poker_text::{Text, Texts};

pub use fonts::install;
pub use icons::forget_icons;
pub use ink::Ink;
pub use lettering::{Lettering, TextSide, Weight};
pub use paragraphs::Paragraphs;
pub use place::{area, lies_in, place, point};
pub use record::{Record, RecordedControl, RecordedText};

pub use crate::icon::Icon;

use crate::assets::AssetSource;
use crate::theme::{Theme, UiScale};

/// What every panel and widget draws with.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    /// Colours, lengths, type sizes.
    pub theme: &'a Theme,
    /// The window's size and the player's text size, as factors.
    pub scale: UiScale,
    /// The player's language.
    pub texts: &'a Texts,
    /// Where pictures come from.
    pub assets: &'a AssetSource,
    /// The record of what is drawn.
    pub record: &'a Record,
    /// The theme's colours in egui's type.
    pub ink: Ink,
    /// How chips are written: as money or in big blinds.
    pub amounts: Amounts,
    /// The whole window, in points.
    pub window: Rect,
    /// The keys in force, for the tooltips of buttons.
    pub keys: Option<&'a KeyHints>,
    /// Whether the felt lies under the panels; otherwise the window has the colour of the room.
    pub over_felt: bool,
}

impl<'a> Style<'a> {
    /// The style for one frame of a window.
    pub fn new(theme: &'a Theme, scale: UiScale, texts: &'a Texts, assets: &'a AssetSource, record: &'a Record, window: Rect) -> Self {
        Self {
            theme,
            scale,
            texts,
            assets,
            record,
            ink: Ink::of(theme),
            amounts: Amounts::money_of(Currency::Eur),
            window,
            keys: None,
            over_felt: true,
        }
    }

    /// The same style with amounts written as `amounts` say.
    #[must_use]
    pub fn with_amounts(self, amounts: Amounts) -> Self {
        Self { amounts, ..self }
    }

    /// Covers the felt with the colour of the room. Where the window has that colour already nothing is drawn: without a graphics card it
    /// would take a quarter of a frame.
    pub fn cover_felt(&self, ui: &Ui) {
        if self.over_felt {
            ui.painter().rect_filled(self.window, 0.0, self.ink.room);
        }
    }

    /// The keys of an action for the tooltip of its button; empty if it has none.
    pub fn key_hint(&self, action: KeyAction) -> String {
        self.keys.and_then(|keys| keys.text(action)).map(|text| self.say(&text)).unwrap_or_default()
    }

    /// A text in the player's language.
    pub fn say(&self, text: &Text) -> String {
        let words = self.texts.say(text);
        self.record.said(&words, text.key());
        words
    }
}
