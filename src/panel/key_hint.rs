//! For translators: the key of the text under the pointer.

use bevy_egui::egui::{Context, Id, LayerId, Order, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use poker_text::text;

use crate::style::{Style, TextSide};
use crate::widget::corner;

/// Draws the key beside the pointer, above everything else. Works only with a record that keeps texts.
pub fn key_hint_ui(ctx: &Context, style: &Style<'_>) {
    let Some(at) = ctx.input(|input| input.pointer.hover_pos()) else { return };
    let keys = style.record.keys_at(at);
    if keys.is_empty() {
        return;
    }
    let words = style.texts.say(&text::notice::text_key(keys.join(", ")));
    let lettering = style.caption().ink(style.ink.on_lit);
    let pad = style.d(style.theme.spacing.xs);
    let size = lettering.measure(ctx, &words, f32::INFINITY) + vec2(pad, pad / 2.0) * 2.0;
    let x = (at.x + pad * 2.0).min(style.window.right() - size.x).max(style.window.left());
    let y = if at.y + pad * 3.0 + size.y > style.window.bottom() { at.y - pad * 2.0 - size.y } else { at.y + pad * 3.0 };
    let rect = Rect::from_min_size(pos2(x, y), size);
    let layer = LayerId::new(Order::Tooltip, Id::new("key hint"));
    let ui = Ui::new(ctx.clone(), Id::new("key hint"), UiBuilder::new().layer_id(layer).max_rect(style.window));
    let edge = Stroke::new(style.hair(), style.ink.line_hi);
    ui.painter().rect(rect, corner(style.theme.radius.tag), style.ink.lit, edge, StrokeKind::Inside);
    style.letter(&ui, rect, TextSide::Middle, lettering, &words);
}
