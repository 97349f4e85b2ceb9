//! Leaving the table.

use bevy_egui::egui::{Context, vec2};
use poker_client::{Intent, TableIntent};
use poker_protocol::LeaversAction;
use poker_text::text;

use super::answers;
use crate::look::Look;
use crate::panel::hud::Hud;
use crate::widget::{Button, Sheet, focus_first};

/// Asks; answers what was asked and whether to close.
pub(super) fn leave_ui(ctx: &Context, look: &Look<'_>, hud: &Hud<'_>) -> (Vec<Intent>, bool) {
    let title = look.say(&text::table::leave());
    let size = &look.theme.screen.dialog;
    let sheet = Sheet { name: "leave", title: &title, size: vec2(size.0, size.1) };
    let mut asked = Vec::new();
    let shown = sheet.show(ctx, look, |ui, room| {
        let body = look.body();
        let stack = hud.at().stack();
        let question = if stack.is_zero() { text::table::leave_without_chips() } else { text::table::leave_question(look.chips(stack)) };
        let question = look.say(&question);
        let mut y = room.top();
        y += look.letter_block(ui, room.min, room.width(), body, &question) + look.d(look.theme.spacing.s);
        if hud.at().in_hand() {
            let all_in = hud.at().play().is_some_and(|play| play.all_in);
            let warning = look.say(&match hud.you().map(|you| you.leavers_action) {
                _ if all_in => text::table::leave_all_in(),
                Some(LeaversAction::CheckOrFold) => text::table::leave_checked(),
                Some(LeaversAction::Fold) | None => text::table::leave_in_hand(),
            });
            look.letter_block(ui, bevy_egui::egui::pos2(room.left(), y), room.width(), body.ink(look.ink.accent), &warning);
        }
        let (left, right) = answers(look, room);
        let stay = Button::neutral("leave.stay", left, &look.say(&text::button::stay())).show(ui, look);
        if Button::primary("leave.leave", right, &look.say(&text::button::leave())).show(ui, look) {
            asked.push(TableIntent::Leave.into());
        }
        focus_first(ui, "leave.stay");
        stay
    });
    (asked, shown.close || shown.inner)
}
