//! The pill with the seconds of the time bank.

use bevy_egui::egui::{Context, Order, Rect, Sense, Stroke, StrokeKind, pos2};
use poker_text::{Arg, text};

use super::hud::TimeBankView;
use crate::layout::TableLayout;
use crate::style::{Icon, Lettering, Style, TextSide, Weight};
use crate::widget::corner;

/// Draws the pill. While the time bank runs it is amber and has a thicker edge.
pub fn time_bank_ui(ctx: &Context, style: &Style<'_>, layout: &TableLayout, bank: TimeBankView) {
    let (words, lettering) = lettered(style, layout, bank);
    let ink = lettering.ink;
    let spot = layout.time_bank(lettering.measure(ctx, &words, f32::INFINITY).x);
    let pill = style.area(spot.pill);
    style.place(ctx, "time bank", pill, Order::Middle, |ui| {
        let edge = if bank.running { Stroke::new(style.theme.stroke.act, ink) } else { Stroke::new(style.hair(), style.ink.line) };
        ui.painter().rect(pill, corner(pill.height() / 2.0), style.ink.plate, edge, StrokeKind::Inside);
        style.icon(ui, Icon::TimeBank, style.point(spot.icon), spot.icon_size, ink);
        let at = style.point(spot.text);
        style.letter(ui, Rect::from_min_max(pos2(at.x, pill.top()), pill.max), TextSide::Left, lettering, &words);
        let help = style.say(&text::table::tip_time_bank(Arg::count(u64::from(bank.seconds))));
        ui.interact(pill, style.control_id("time bank"), Sense::hover()).on_hover_text(help);
    });
}

/// The rectangle of the pill.
pub(super) fn pill_rect(ctx: &Context, style: &Style<'_>, layout: &TableLayout, bank: TimeBankView) -> Rect {
    style.area(pill_in_layout(ctx, style, layout, bank))
}

/// The rectangle of the pill, counted from the corner of the table.
pub(super) fn pill_in_layout(ctx: &Context, style: &Style<'_>, layout: &TableLayout, bank: TimeBankView) -> bevy::math::Rect {
    let (words, lettering) = lettered(style, layout, bank);
    layout.time_bank(lettering.measure(ctx, &words, f32::INFINITY).x).pill
}

/// The seconds, and how they are lettered.
fn lettered(style: &Style<'_>, layout: &TableLayout, bank: TimeBankView) -> (String, Lettering) {
    let words = style.say(&text::number::seconds(Arg::count(u64::from(bank.seconds))));
    let ink = if bank.running { style.ink.accent } else { style.ink.text2 };
    (words, Lettering { size: layout.plate_parts(0).state_size, weight: Weight::SemiBold, ink })
}
