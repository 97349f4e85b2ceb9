//! What every panel of a pass draws with.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Pos2, Rect, pos2, vec2};
use poker_client::{Amounts, KeyHints};
use poker_protocol::{Currency, TableId};
use poker_text::Texts;

use super::practice_notice::PracticeNotice;
use crate::assets::AssetSource;
use crate::platform::SMALLEST_WINDOW;
use crate::style::{Record, Scope, Style};
use crate::surface::Surface;
use crate::table::TablePlace;
use crate::theme::{REGULAR, Theme, UiScale};
use crate::windows::WindowFonts;

/// What every panel draws with: the window's context, the theme, the language, the scale, the time.
#[derive(Resource)]
pub(crate) struct Pass {
    pub(super) ctx: Context,
    /// The fonts of the main window.
    pub(super) fonts: WindowFonts,
    /// Whether the fonts are installed.
    pub(super) ready: bool,
    pub(super) theme: Arc<Theme>,
    pub(super) pictures: AssetSource,
    /// Whether the key of the text under the pointer is shown, for translators.
    pub(super) shows_keys: bool,
    pub(super) texts: Arc<Texts>,
    pub(super) scale: UiScale,
    pub(super) window: Rect,
    /// The number of the window whose panels are drawn; 0 for the main one.
    pub(super) number: u8,
    /// Whether the felt lies under the panels.
    pub(super) over_felt: bool,
    /// Whether several tables are drawn.
    pub(super) tiled: bool,
    /// The table that the main window shows alone, with nothing over it.
    pub(super) alone: Option<TableId>,
    /// The tile that is open large, if any; `None` where no tile can be opened large.
    pub(super) large: Option<Option<TableId>>,
    pub(super) amounts: Amounts,
    /// The keys in force, for the tooltips of buttons.
    pub(super) keys: KeyHints,
    pub(super) now_ms: u64,
    pub(super) record: Record,
    pub(super) practice: PracticeNotice,
}

impl Pass {
    /// The state before the first pass.
    pub(crate) fn new(theme: Arc<Theme>, pictures: AssetSource, texts: Arc<Texts>, shows_keys: bool) -> Self {
        Self {
            ctx: Context::default(),
            fonts: WindowFonts::default(),
            ready: false,
            scale: UiScale::new(&theme, REGULAR, 1.0),
            theme,
            pictures,
            shows_keys,
            texts,
            window: Rect::ZERO,
            number: 0,
            over_felt: false,
            tiled: false,
            alone: None,
            large: None,
            amounts: Amounts::money_of(Currency::Eur),
            keys: KeyHints::default(),
            now_ms: 0,
            record: Record::default(),
            practice: PracticeNotice::default(),
        }
    }

    /// Draws with this theme from now on.
    pub(crate) fn wear(&mut self, theme: Arc<Theme>) {
        self.theme = theme;
    }

    /// Takes the number and the size of a window into the pass, and begins a new record. `drawn_for` is the surface for which the felt is
    /// drawn, `text_scale` a percentage.
    pub(super) fn begin(&mut self, number: u8, (surface, drawn_for): (Surface, Surface), text_scale: u16) {
        let of = |surface: Surface| UiScale::new(&self.theme, surface.size, f32::from(text_scale) / 100.0);
        self.scale = of(surface).stepped_from(of(drawn_for));
        self.number = number;
        self.window = Rect::from_min_size(Pos2::ZERO, vec2(surface.size.x, surface.size.y));
        self.record = if self.shows_keys { Record::with_texts() } else { Record::default() };
        self.style().dress(self.ctx());
    }

    pub(super) fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// The style of everything that is drawn in this pass.
    pub(super) fn style(&self) -> Style<'_> {
        let style = Style::new(&self.theme, self.scale, &self.texts, &self.pictures, &self.record, self.window);
        Style { key_hints: Some(&self.keys), over_felt: self.over_felt, ..style.with_amounts(self.amounts) }
    }

    /// The style of one table's panels. Where several tables are drawn, each has controls of its own.
    pub(super) fn style_at(&self, place: &TablePlace, amounts: Amounts, keys: bool) -> Style<'_> {
        if !place.tiled {
            return self.style().with_amounts(amounts);
        }
        let of = |size: Vec2| UiScale::new(&self.theme, size, self.scale.chosen_text());
        let (at, size) = (place.in_window(), place.size());
        let window = Rect::from_min_size(pos2(at.x, at.y), vec2(size.x, size.y));
        let scale = of(size).stepped_from(of(place.drawn_for)).at_table();
        Style { scale, window, keys, amounts, scope: Scope(place.table), ..self.style() }
    }

    /// The size of the window, in logical pixels.
    pub(super) fn window_size(&self) -> Vec2 {
        Vec2::new(self.window.width(), self.window.height())
    }

    /// The style of what surrounds several tables. It does not grow with the window: in a larger window there is room for more tables.
    pub(super) fn style_of_desk(&self) -> Style<'_> {
        Style { scale: UiScale::new(&self.theme, REGULAR, self.scale.chosen_text()), ..self.style() }
    }

    /// Whether the window is smaller than [`crate::platform::SMALLEST_WINDOW`].
    pub(super) fn is_too_small(&self) -> bool {
        let (width, height) = SMALLEST_WINDOW;
        self.window.width() < width as f32 || self.window.height() < height as f32
    }
}

/// Run condition: the fonts are installed, so that panels can be drawn.
pub(super) fn has_fonts(pass: Res<Pass>) -> bool {
    pass.ready
}

/// Run condition: the window is too small for the panels.
pub(super) fn is_too_small(pass: Res<Pass>) -> bool {
    pass.is_too_small()
}

/// Run condition: the key of the text under the pointer is shown.
pub(super) fn shows_keys(pass: Res<Pass>) -> bool {
    pass.shows_keys
}
