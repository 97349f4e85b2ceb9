//! The sheet about all tables: how they are arranged, and what is asked for at all of them at once.

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_client::{AppIntent, Intent, TableOrder, order_choices};
use poker_text::text;

use crate::panel::all_tables::AllTables;
use crate::style::Style;
use crate::widget::{Button, Segmented, Sheet, TickBox, scrolled};

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub(super) fn all_tables_ui(ctx: &Context, style: &Style<'_>, all: AllTables) -> (Vec<Intent>, bool) {
    let title = style.say(&text::desk::all_tables());
    let size = &style.theme.screen.dialog;
    let sheet = Sheet { name: "all_tables", title: &title, size: vec2(size.0, size.1) };
    let mut asked: Vec<Intent> = Vec::new();
    let shown = sheet.show(ctx, style, |ui, room| {
        style.focus_first(ui, "all_tables.close");
        scrolled(ui, "all tables", room, |ui, room| {
            let (tall, gap) = (style.hit(style.theme.control.input), style.d(style.theme.spacing.s).max(style.theme.size.target_gap));
            let row = |y: f32| Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
            let choices = order_choices().map(|(tag, words)| (tag, style.say(&words)));
            let chosen = TableOrder::ALL.iter().position(|order| *order == all.order);
            let mut y = room.top();
            let segmented = Segmented { name: "all_tables.order", rect: row(y), choices: &choices, chosen };
            let order = segmented.show(ui, style).and_then(|at| TableOrder::ALL.get(at));
            asked.extend(order.map(|order| AppIntent::OrderTables(*order).into()));
            y += tall + gap;
            if let Some(out) = all.out {
                if TickBox::new("all_tables.sit_out", row(y), &style.say(&text::desk::sit_out_everywhere()), out).show(ui, style) {
                    asked.push(AppIntent::SitOutEverywhere.into());
                }
                y += tall + gap;
            }
            if let Some(offered) = all.next_hand {
                let words = style.say(&text::intent::next_hand_everywhere());
                if Button::neutral("all_tables.next_hand", row(y), &words).enabled(offered).show(ui, style) {
                    asked.push(AppIntent::NextHandEverywhere.into());
                }
                y += tall + gap;
            }
            y - gap - room.top()
        });
    });
    (asked, shown.close)
}
