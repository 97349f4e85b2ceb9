//! The frame around one of several tables in a window: whether it waits for the player, and whether keys act there.

use bevy_egui::egui::{Area, Context, Order, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use poker_client::{CallKind, call_text};
use poker_text::text;

use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::corner;

/// What the frame of a tile tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileFrame {
    /// What the table waits for, if it waits for the player.
    pub call: Option<CallKind>,
    /// The seconds that are left for it; `None` where no clock runs.
    pub seconds: Option<u64>,
    /// Whether keys act here.
    pub keys: bool,
    /// Whether the frame says so in words, too, in the middle of the table's bar. Where the bar has tabs they do.
    pub words: bool,
}

/// Draws the frame above everything else of the table. It takes no clicks.
pub fn tile_frame_ui(ctx: &Context, style: &Style<'_>, frame: TileFrame) {
    let area = Area::new(style.id("frame", "tile")).order(Order::Middle).interactable(false).fixed_pos(style.window.min).fade_in(false);
    area.default_size(style.window.size()).constrain(false).show(ctx, |ui| {
        ui.set_clip_rect(style.window);
        draw(ui, style, frame);
    });
}

fn draw(ui: &Ui, style: &Style<'_>, frame: TileFrame) {
    let painter = ui.painter();
    let (ink, tile) = (&style.ink, style.window);
    let sizes = &style.theme.desk;
    painter.rect_stroke(tile, 0.0, Stroke::new(style.hair(), ink.line), StrokeKind::Inside);
    let mut inner = tile;
    if frame.call.is_some() {
        painter.rect_stroke(tile, 0.0, Stroke::new(sizes.frame, ink.accent), StrokeKind::Inside);
        inner = tile.shrink(sizes.frame);
    }
    if frame.keys {
        painter.rect_stroke(inner, 0.0, Stroke::new(sizes.key_frame, ink.text), StrokeKind::Inside);
    }
    if frame.words && (frame.call.is_some() || frame.keys) {
        pill(ui, style, frame);
    }
}

/// Half of the width that is kept free for the pill in the middle of the table's bar.
pub(super) fn pill_reach(ui: &Ui, style: &Style<'_>) -> f32 {
    let widest = CallKind::ALL.map(|kind| reach(ui, style, &call_words(ui, style, kind))).into_iter().fold(0.0, f32::max);
    widest / 2.0
}

/// The width of the pill with these words, the widest seconds and the sign of the keys.
fn reach(ui: &Ui, style: &Style<'_>, words: &str) -> f32 {
    let lettering: Lettering = style.caption().weight(Weight::SemiBold);
    let seconds = style.say(&text::number::seconds(WIDEST_SECONDS.to_string()));
    let pad = style.d(style.theme.spacing.s);
    lettering.width(ui, &format!("{words} · {seconds}")) + lettering.size * ICON + pad * 3.5
}

/// The words for a call: what it asks, or where the tile has no room for that only that it is the player's turn.
fn call_words(ui: &Ui, style: &Style<'_>, kind: CallKind) -> String {
    let words = style.say(&call_text(kind));
    if reach(ui, style, &words) <= style.window.width() * WIDEST_PILL { words } else { style.say(&text::action::your_turn()) }
}

/// The most that the pill may take, as a share of the width of its tile.
const WIDEST_PILL: f32 = 0.4;

/// A number of seconds that is as wide as any.
const WIDEST_SECONDS: u64 = 88;

/// Draws the pill in the middle of the table's bar: what the table waits for, and the sign of the keys.
fn pill(ui: &Ui, style: &Style<'_>, frame: TileFrame) {
    let ink = &style.ink;
    let (fill, letters) = if frame.call.is_some() { (ink.accent, ink.on_accent) } else { (ink.plate_top, ink.text) };
    let lettering: Lettering = style.caption().weight(Weight::SemiBold).ink(letters);
    let mut words = frame.call.map(|kind| call_words(ui, style, kind)).unwrap_or_default();
    if let Some(seconds) = frame.seconds.filter(|_| frame.call.is_some()) {
        words = format!("{words} · {}", style.say(&text::number::seconds(seconds.to_string())));
    }
    let (pad, side) = (style.d(style.theme.spacing.s), lettering.size * ICON);
    let wide = if words.is_empty() { 0.0 } else { lettering.width(ui, &words).ceil() };
    let sign = if frame.keys { side } else { 0.0 };
    let between = if frame.keys && !words.is_empty() { pad / 2.0 } else { 0.0 };
    let bar = style.scale.l(style.theme.size.top_bar);
    let size = vec2(wide + sign + between + pad * 2.0, (lettering.size * TALL).min(bar - style.hair() * 2.0));
    let centre = pos2(style.window.center().x, style.window.top() + bar / 2.0);
    let rect = Rect::from_center_size(centre, size.ceil());
    ui.painter().rect(rect, corner(rect.height() / 2.0), fill, Stroke::new(style.hair(), ink.line_hi), StrokeKind::Inside);
    let mut left = rect.left() + pad;
    if frame.keys {
        style.icon(ui, Icon::Key, pos2(left + side / 2.0, centre.y), side, letters);
        left += side + between;
    }
    if !words.is_empty() {
        style.letter_at(ui, pos2(left, centre.y), TextSide::Left, lettering, &words);
    }
}

/// The size of the sign, and the height of the pill, in type sizes.
const ICON: f32 = 1.2;
const TALL: f32 = 1.7;
