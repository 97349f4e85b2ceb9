//! Charges that have risen: told once, over whatever is shown.

use bevy_egui::egui::{Context, vec2};
use poker_client::{charged_text, raise_text};
use poker_protocol::RaisedCharge;
use poker_text::text;

use super::form::{Form, Label};
use super::scrolled::scrolled;
use crate::look::Look;
use crate::widget::{Button, Sheet, focus_first};

/// Draws them. Whether they were read.
pub fn raised_ui(ctx: &Context, look: &Look<'_>, raised: &[RaisedCharge]) -> bool {
    let title = look.say(&text::charges::title());
    let (width, height) = look.theme.screen.join_sheet;
    let sheeted = Sheet { name: "raised", title: &title, size: vec2(width, height) }.show(ctx, look, |ui, room| {
        let line = room.with_min_y(room.bottom() - look.hit(look.theme.control.button_tall));
        scrolled(ui, "raised charges", room.with_max_y(line.top() - look.d(look.theme.spacing.s)), |ui, room| {
            let mut form = Form::bare(ui, look, room).dense();
            form.block(look.body(), &look.say(&text::charges::help()));
            form.space(look.theme.spacing.s);
            form.group("", |form| {
                for charge in raised {
                    let (label, help) = (look.say(&charged_text(charge)), look.say(&raise_text(charge.raise, &look.amounts)));
                    form.row(Label { label: &label, help: &help }, 0.0, |_, _| 0.0);
                }
            });
            form.y - room.top()
        });
        let read = Button::primary("raised.read", line, &look.say(&text::button::close())).show(ui, look);
        focus_first(ui, "raised.read");
        read
    });
    sheeted.close || sheeted.inner
}
