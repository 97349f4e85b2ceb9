//! Complaining about a hand (R-INT-7): what is suspected goes to the operator, and nobody at the table is told.

use bevy_egui::egui::{Context, pos2, vec2};
use poker_client::{Intent, RoomIntent, suspicion_text};
use poker_protocol::{HandId, Suspicion};
use poker_text::text;

use crate::look::Look;
use crate::screen::scrolled;
use crate::widget::{Button, Sheet, focus_first};

/// Asks; answers what was asked and whether to close.
pub(super) fn report_ui(ctx: &Context, look: &Look<'_>, hand: HandId) -> (Vec<Intent>, bool) {
    let title = look.say(&text::account::report_title(hand.0.to_string()));
    let size = &look.theme.screen.log_sheet;
    let sheet = Sheet { name: "report", title: &title, size: vec2(size.0, size.1) };
    let mut asked = Vec::new();
    let shown = sheet.show(ctx, look, |ui, room| {
        focus_first(ui, "report.close");
        scrolled(ui, "report reasons", room, |ui, room| {
            let why = look.say(&text::account::report_why());
            let mut y = room.top() + look.letter_block(ui, room.min, room.width(), look.body(), &why) + look.d(look.theme.spacing.m);
            let tall = look.hit(look.theme.control.input);
            for (nth, suspicion) in Suspicion::ALL.into_iter().enumerate() {
                let rect = bevy_egui::egui::Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), tall));
                let name = format!("report.{nth}");
                if Button::neutral(&name, rect, &look.say(&suspicion_text(suspicion))).show(ui, look) {
                    asked.push(RoomIntent::ReportHand { hand, why: suspicion }.into());
                }
                y = rect.bottom() + look.d(look.theme.spacing.xs).max(look.theme.size.target_gap);
            }
            y - room.top()
        });
    });
    (asked, shown.close)
}
