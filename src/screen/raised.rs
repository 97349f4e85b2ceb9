//! The sheet that shows raised charges once, over any screen.

use bevy_egui::egui::{Context, vec2};
use poker_client::{charged_text, raise_text};
use poker_protocol::RaisedCharge;
use poker_text::text;

use super::form::{FormUi, Label};
use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, scrolled};

/// Draws the sheet. Returns whether the player has read it.
pub fn raised_ui(ctx: &Context, style: &Style<'_>, raised: &[RaisedCharge]) -> bool {
    let title = style.say(&text::charges::title());
    let (width, height) = style.theme.screen.join_sheet;
    let sheeted = Sheet { name: "raised", title: &title, size: vec2(width, height) }.show(ctx, style, |ui, room| {
        let line = room.with_min_y(room.bottom() - style.hit(style.theme.control.button_tall));
        scrolled(ui, "raised charges", room.with_max_y(line.top() - style.d(style.theme.spacing.s)), |ui, room| {
            let mut form = FormUi::bare(ui, style, room).dense();
            form.block(style.body(), &style.say(&text::charges::help()));
            form.space(style.theme.spacing.s);
            form.group("", |form| {
                for charge in raised {
                    let (label, help) = (style.say(&charged_text(charge)), style.say(&raise_text(charge.raise, &style.amounts)));
                    form.row(Label { label: &label, help: &help }, 0.0, |_, _| 0.0);
                }
            });
            form.y - room.top()
        });
        let read = Button::primary("raised.read", line, &style.say(&text::button::close())).show(ui, style);
        focus_first(ui, "raised.read");
        read
    });
    sheeted.close || sheeted.inner
}
