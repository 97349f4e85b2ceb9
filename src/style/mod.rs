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
mod scope;
mod size;

use bevy_egui::egui::{Id, Rect, Ui};
use poker_client::{Amounts, KeyAction, KeyHints};
use poker_protocol::Currency;
use poker_text::{Text, Texts};

pub use fonts::install;
pub use icons::forget_icons;
pub use ink::Ink;
pub use lettering::{Lettering, TextSide, Weight};
pub use paragraphs::Paragraphs;
pub use place::place;
pub use record::{Record, RecordedControl, RecordedText};
pub use scope::Scope;

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
    /// The whole window, in points; for one of several tables, its part of the window.
    pub window: Rect,
    /// The keys in force, for the tooltips of buttons.
    pub key_hints: Option<&'a KeyHints>,
    /// Whose controls are drawn.
    pub scope: Scope,
    /// Whether keys act here. Where a window shows several tables, they act on one of them.
    pub keys: bool,
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
            key_hints: None,
            scope: Scope::default(),
            keys: true,
            over_felt: true,
        }
    }

    /// The same style with amounts written as `amounts` say.
    #[must_use]
    pub fn with_amounts(self, amounts: Amounts) -> Self {
        Self { amounts, ..self }
    }

    /// The identity in egui of the control with this name.
    pub fn control_id(&self, name: &str) -> Id {
        self.id(CONTROL, name)
    }

    /// The identity in egui of something else than a control, by its kind and name.
    pub fn id(&self, kind: &str, name: &str) -> Id {
        self.scope.id(kind, name)
    }

    /// Records a control at `rect`, unless it is not visible; `clip` is the visible part of the area in which it lies.
    pub fn note(&self, name: &str, rect: Rect, clip: Rect, enabled: bool) {
        let shown = rect.intersect(clip);
        if shown.is_positive() {
            let (name, id) = (self.scope.name(name).into_owned(), self.control_id(name));
            self.record.note(RecordedControl { name, id, rect, shown, enabled });
        }
    }

    /// Notes that a sheet covers all that was drawn so far: in the whole window, or at its own table.
    pub fn cover_controls(&self) {
        self.record.cover(if self.scope.0.is_some() { self.window } else { Rect::EVERYTHING });
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
        self.key_hints.and_then(|keys| keys.text(action)).map(|text| self.say(&text)).unwrap_or_default()
    }

    /// A text in the player's language.
    pub fn say(&self, text: &Text) -> String {
        let words = self.texts.say(text);
        self.record.said(&words, text.key());
        words
    }
}

/// The identity in egui of a control that a window has once.
pub fn control_id(name: &str) -> Id {
    Scope::default().id(CONTROL, name)
}

/// The kind of a control's identity.
const CONTROL: &str = "control";
