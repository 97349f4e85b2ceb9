//! The sheet for a queue: the player's place, and a button to leave it (R-CASH-2).

use bevy_egui::egui::{Context, Rect, pos2, vec2};
use poker_client::{Intent, QueuePlace, RoomIntent, queue_text, usual_wait_text};
use poker_protocol::StakeRow;
use poker_text::text;

use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first};

/// Draws the sheet of a queue for the stake of `row`. Returns the intents, and whether the sheet is closed.
pub fn queue_ui(ctx: &Context, style: &Style<'_>, row: &StakeRow, place: &QueuePlace) -> (Vec<Intent>, bool) {
    let title = style.say(&text::lobby::queue_title(row.name.as_str()));
    let (width, height) = style.theme.screen.question;
    let wait = usual_wait_text(row);
    let height = if wait.is_some() { height + style.theme.spacing.xl + style.theme.spacing.s } else { height };
    let mut asked = Vec::new();
    let sheet = Sheet { name: "queue", title: &title, size: vec2(width, height) };
    let shown = sheet.show(ctx, style, |ui, room| {
        let mut y = room.top();
        for sentence in queue_text(place).into_iter().chain(wait) {
            y += style.letter_block(ui, pos2(room.left(), y), room.width(), style.body(), &style.say(&sentence));
            y += style.d(style.theme.spacing.xs);
        }
        let gap = style.d(style.theme.spacing.s);
        let tall = style.hit(style.theme.control.button_tall);
        let half = (room.width() - gap) / 2.0;
        let right = Rect::from_min_max(pos2(room.right() - half, room.bottom() - tall), room.max);
        let left = right.translate(vec2(-half - gap, 0.0));
        if Button::neutral("queue.leave", left, &style.say(&text::lobby::queue_leave())).show(ui, style) {
            asked.push(RoomIntent::LeaveQueue(row.stake).into());
        }
        let stay = Button::primary("queue.stay", right, &style.say(&text::lobby::queue_stay())).show_main(ui, style);
        focus_first(ui, "queue.stay");
        stay
    });
    let close = shown.close || shown.inner || !asked.is_empty();
    (asked, close)
}
