//! The menu of phrases for the chat, which everybody reads in their own language.

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_client::{ChatIntent, ChatPhrase, Intent};
use poker_text::text;

use crate::style::Style;
use crate::widget::{Button, Sheet, scrolled};

/// The phrases in a row.
const COLUMNS: usize = 2;

/// Draws the menu. Returns the intents, and whether the menu is closed.
pub(super) fn phrases_ui(ctx: &Context, style: &Style<'_>) -> (Vec<Intent>, bool) {
    let title = style.say(&text::chat::phrases());
    let size = &style.theme.screen.log_sheet;
    let mut asked = Vec::new();
    let shown = Sheet { name: "phrases", title: &title, size: vec2(size.0, size.1) }.show(ctx, style, |ui, room| {
        style.focus_first(ui, &name(0));
        scrolled(ui, "phrases", room, |ui, room| {
            let gap = style.theme.size.target_gap.max(style.d(style.theme.spacing.xs));
            let tall = style.hit(style.theme.control.input);
            // There are a dozen phrases.
            let width = (room.width() - gap * (COLUMNS - 1) as f32) / COLUMNS as f32;
            let mut bottom = room.top();
            for (at, phrase) in ChatPhrase::ALL.into_iter().enumerate() {
                let (row, column) = (at / COLUMNS, at % COLUMNS);
                let corner = pos2(room.left() + (width + gap) * column as f32, room.top() + (tall + gap) * row as f32);
                let rect = Rect::from_min_size(corner, vec2(width, tall));
                if Button::neutral(&name(at), rect, &style.say(&phrase.text())).show(ui, style) {
                    asked.push(ChatIntent::Say(phrase.sent().to_owned()).into());
                }
                bottom = rect.bottom();
            }
            bottom - room.top()
        });
    });
    (asked, shown.close)
}

fn name(at: usize) -> String {
    format!("phrases.{at}")
}
