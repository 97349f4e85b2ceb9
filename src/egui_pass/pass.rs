//! What every panel of a pass draws with.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Rect};
use poker_client::Amounts;
use poker_protocol::Currency;
use poker_text::Texts;

use crate::assets::AssetSource;
use crate::platform::SMALLEST_WINDOW;
use crate::style::{Record, Style};
use crate::surface::Canvas;
use crate::theme::{REGULAR, Scale, Theme};

/// What every panel draws with: the window's context, the theme, the language, the scale, the time.
#[derive(Resource)]
pub(crate) struct Pass {
    pub(super) ctx: Context,
    /// What fonts and pictures were drawn for, a canvas and a text size, and how often they were.
    pub(super) drawn_for: Option<(Canvas, u16)>,
    pub(super) edition: u32,
    /// The fonts are there.
    pub(super) ready: bool,
    pub(super) theme: Arc<Theme>,
    pub(super) pictures: AssetSource,
    /// Translators see the key of the text under the pointer.
    pub(super) shows_keys: bool,
    pub(super) texts: Arc<Texts>,
    pub(super) scale: Scale,
    pub(super) window: Rect,
    pub(super) amounts: Amounts,
    pub(super) now_ms: u64,
    pub(super) record: Record,
}

impl Pass {
    /// Nothing is drawn yet.
    pub(crate) fn new(theme: Arc<Theme>, pictures: AssetSource, texts: Arc<Texts>, shows_keys: bool) -> Self {
        Self {
            ctx: Context::default(),
            drawn_for: None,
            edition: 0,
            ready: false,
            scale: Scale::new(&theme, REGULAR, 1.0),
            theme,
            pictures,
            shows_keys,
            texts,
            window: Rect::ZERO,
            amounts: Amounts::money_of(Currency::Eur),
            now_ms: 0,
            record: Record::default(),
        }
    }

    pub(super) fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// The style of everything that is drawn in this pass.
    pub(super) fn style(&self) -> Style<'_> {
        Style::new(&self.theme, self.scale, &self.texts, &self.pictures, &self.record, self.window).with_amounts(self.amounts)
    }

    /// The window is smaller than everything needs.
    pub(super) fn is_too_small(&self) -> bool {
        let (width, height) = SMALLEST_WINDOW;
        self.window.width() < width as f32 || self.window.height() < height as f32
    }
}

/// Run condition: the fonts are there, so that something can be drawn.
pub(super) fn has_fonts(pass: Res<Pass>) -> bool {
    pass.ready
}

/// Run condition: the window is smaller than everything needs.
pub(super) fn is_too_small(pass: Res<Pass>) -> bool {
    pass.is_too_small()
}

/// Run condition: translators see the key of the text under the pointer.
pub(super) fn shows_keys(pass: Res<Pass>) -> bool {
    pass.shows_keys
}
