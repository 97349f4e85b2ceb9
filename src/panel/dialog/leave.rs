//! The question whether to leave the table.

use bevy_egui::egui::{Context, vec2};
use poker_client::{AppIntent, Intent, Panel, TableIntent};
use poker_protocol::LeaversAction;
use poker_text::text;

use super::answers::answers;
use crate::panel::hud::Hud;
use crate::style::Style;
use crate::widget::{Button, Sheet};

/// Draws the question. Returns the intents, and whether the question is closed.
pub(super) fn leave_ui(ctx: &Context, style: &Style<'_>, hud: &Hud<'_>) -> (Vec<Intent>, bool) {
    let stays = hud.tournament.is_some();
    let title = style.say(&if stays { text::tournament_table::leave() } else { text::table::leave() });
    let size = &style.theme.screen.dialog;
    let sheet = Sheet { name: "leave", title: &title, size: vec2(size.0, size.1) };
    let mut asked = Vec::new();
    let shown = sheet.show(ctx, style, |ui, room| {
        let body = style.body();
        let stack = hud.at().stack();
        let question = if stays {
            text::tournament_table::leave_question()
        } else if stack.is_zero() {
            text::table::leave_without_chips()
        } else {
            text::table::leave_question(style.chips(stack))
        };
        let question = style.say(&question);
        let mut y = room.top();
        y += style.letter_block(ui, room.min, room.width(), body, &question) + style.d(style.theme.spacing.s);
        if hud.at().in_hand() && !stays {
            let all_in = hud.at().play().is_some_and(|play| play.all_in);
            let warning = style.say(&match hud.you().map(|you| you.leavers_action) {
                _ if all_in => text::table::leave_all_in(),
                Some(LeaversAction::CheckOrFold) => text::table::leave_checked(),
                Some(LeaversAction::Fold) | None => text::table::leave_in_hand(),
            });
            style.letter_block(ui, bevy_egui::egui::pos2(room.left(), y), room.width(), body.ink(style.ink.accent), &warning);
        }
        let (left, right) = answers(style, room);
        let stay = Button::neutral("leave.stay", left, &style.say(&text::button::stay())).show(ui, style);
        let leave = if stays { text::tournament_table::leave() } else { text::button::leave() };
        if Button::primary("leave.leave", right, &style.say(&leave)).show(ui, style) {
            // The seat of a tournament stays; only the screen changes.
            asked.push(if stays { AppIntent::Toggle(Panel::Lobby).into() } else { TableIntent::Leave.into() });
        }
        style.focus_first(ui, "leave.stay");
        stay
    });
    (asked, shown.close || shown.inner)
}
