//! The line that shows how the field of a practice tournament plays on: under a screen, and at a table under the top bar.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use poker_client::{AppIntent, Intent};
use poker_host::FieldProgress;
use poker_text::{Arg, text};

use crate::style::{Lettering, Style, TextSide, Weight, place};
use crate::widget::{Button, corner, rule};

/// What the line shows.
#[derive(Clone, Copy, Debug)]
pub struct FieldStrip {
    pub progress: FieldProgress,
    /// Whether the player can leave the rest of the tournament to a bot.
    pub may_play_out: bool,
}

impl FieldStrip {
    /// What is said: how many are left, and when the next level begins.
    fn said(&self, style: &Style<'_>) -> Vec<String> {
        let FieldProgress { left, entries, hands_left_in_level, before_start, .. } = self.progress;
        let count = |number: u32| Arg::count(number.into());
        let told = if before_start { text::setup::catching_up } else { text::setup::playing };
        let hands = hands_left_in_level.map(|hands| style.say(&text::setup::level_hands(count(hands))));
        std::iter::once(style.say(&told(count(left), count(entries)))).chain(hands).collect()
    }
}

/// The height of the line under a screen. The screen above it has the rest of the window.
pub fn field_strip_height(style: &Style<'_>) -> f32 {
    style.hit(style.theme.control.input) + style.d(style.theme.spacing.xs) * 2.0
}

/// Draws the line at the lower end of the window. Returns the intents.
pub fn field_strip_ui(ctx: &Context, style: &Style<'_>, view: &FieldStrip) -> Vec<Intent> {
    let band = style.window.with_min_y(style.window.bottom() - field_strip_height(style));
    place(ctx, "field strip", band, Order::Middle, |ui| {
        ui.painter().rect_filled(band, 0.0, style.ink.plate_hi);
        rule(ui, style, band.left(), band.right(), band.top());
        let pad = style.d(style.theme.spacing.l);
        let inner = band.shrink2(vec2(pad, style.d(style.theme.spacing.xs)));
        let words = style.say(&text::setup::play_out());
        let button = if view.may_play_out { Button::width(ui, style, &words).min(inner.width() * MOST_BUTTON) } else { 0.0 };
        let rect = inner.with_min_x(inner.right() - button);
        let room = if view.may_play_out { inner.with_max_x(rect.left() - pad) } else { inner };
        style.fit(ui, room, TextSide::Left, set(style), &fitting(ui, style, view, room.width()));
        let clicked = view.may_play_out && Button::neutral("field.play_out", rect, &words).show(ui, style);
        clicked.then(|| AppIntent::PlayOut(view.progress.tournament).into()).into_iter().collect()
    })
}

/// All that is said if it fits, or else the most important.
fn fitting(ui: &Ui, style: &Style<'_>, view: &FieldStrip, width: f32) -> String {
    let said = view.said(style);
    let whole = said.join(BETWEEN);
    if set(style).width(ui, &whole) <= width { whole } else { said.into_iter().next().unwrap_or(whole) }
}

/// Draws the line at a table, below `top` and no wider than `most`. Returns its lower end.
pub fn field_banner_ui(ctx: &Context, style: &Style<'_>, (top, most): (f32, f32), view: &FieldStrip) -> f32 {
    let pad = style.d(style.theme.spacing.m);
    let block = set(style).block(ctx, &view.said(style).join(BETWEEN), most - pad * 2.0);
    let size = (block.size() + vec2(pad * 2.0, pad)).ceil();
    let rect = Rect::from_min_size(pos2((style.window.center().x - size.x / 2.0).round(), (top + pad / 2.0).round()), size);
    place(ctx, "field banner", rect, Order::Middle, |ui| {
        let radius = corner(style.theme.radius.panel * style.scale.zoom());
        ui.painter().rect(rect, radius, style.ink.plate_hi, Stroke::new(style.hair(), style.ink.line_hi), StrokeKind::Inside);
        style.draw_block(ui, rect.min + vec2(pad, pad / 2.0), block.size().x, block);
    });
    rect.bottom()
}

fn set(style: &Style<'_>) -> Lettering {
    style.body().weight(Weight::Medium).ink(style.ink.text)
}

/// What stands between two facts.
const BETWEEN: &str = " · ";
/// The largest part of the line that the button takes.
const MOST_BUTTON: f32 = 0.42;
