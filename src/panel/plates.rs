//! The plates of the other players: a click, or Enter, opens what is noted about the player.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind};
use poker_text::text;

use super::hud::Hud;
use super::person_state::PersonSheet;
use super::table_panel_state::TablePanelState;
use crate::layout::TableLayout;
use crate::style::Style;
use crate::widget::{ClickTarget, corner, focus_ring};

/// Draws nothing but a ring on the plate that the pointer or the keyboard is on. A plate under the hint `over` is no target for a click.
pub(super) fn plates_ui(
    ctx: &Context,
    style: &Style<'_>,
    layout: &TableLayout,
    (hud, over): (&Hud<'_>, Option<Rect>),
    state: &mut TablePanelState,
) {
    // What a tournament tells lies over the plates.
    if hud.tournament.is_some_and(|tournament| tournament.notice.is_some()) {
        return;
    }
    let hero = hud.model.hero();
    for (seat, taken) in hud.view.felt().seats.iter().filter(|(seat, _)| Some(**seat) != hero) {
        let rect = style.area(layout.seat_plate(layout.visual(*seat, hero)));
        // On the smallest of many tables a plate is no target for a click.
        if rect.height() < style.theme.size.min_target || over.is_some_and(|over| over.intersects(rect)) {
            continue;
        }
        let tag = format!("plate.{}", seat.number());
        let label = style.say(&text::people::plate(taken.player.name.as_str()));
        let touch = style.place(ctx, &tag, style.ringed(rect), Order::Background, |ui| {
            let touch = ClickTarget::button(&tag, rect, &label).touch(ui, style);
            let radius = style.control_radius(rect.height());
            if touch.focused {
                focus_ring(ui, style, rect, radius);
            } else if touch.hovered {
                ui.painter().rect_stroke(rect, corner(radius), Stroke::new(style.hair(), style.ink.line_hi), StrokeKind::Inside);
            }
            touch
        });
        if touch.clicked {
            state.person = Some(PersonSheet::of(taken.player.name.clone()));
        }
    }
}
