//! A question before money or a ticket changes hands.

use bevy_egui::egui::{Context, pos2, vec2};
use poker_text::{Text, text};

use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, scrolled};

/// A question that is answered by cancelling or by going on.
pub(super) struct Question<'a> {
    /// The dotted name; the controls are `name.cancel` and `name.go`.
    pub(super) name: &'a str,
    pub(super) title: &'a Text,
    pub(super) lines: &'a [Text],
    /// What the button for going on says.
    pub(super) go: &'a Text,
}

/// How a question was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    Go,
    Cancel,
}

impl Question<'_> {
    /// Draws the question. Returns the answer; `None` while it stays open. The focus begins at cancelling.
    pub(super) fn show(&self, ctx: &Context, style: &Style<'_>) -> Option<Answered> {
        let (cancel, go) = (format!("{}.cancel", self.name), format!("{}.go", self.name));
        let title = style.say(self.title);
        let (width, height) = style.theme.screen.join_sheet;
        let sheeted = Sheet { name: self.name, title: &title, size: vec2(width, height) }.show(ctx, style, |ui, room| {
            let gap = style.d(style.theme.spacing.s);
            let line = room.with_min_y(room.bottom() - style.hit(style.theme.control.button_tall));
            scrolled(ui, self.name, room.with_max_y(line.top() - gap), |ui, room| {
                let mut y = room.top();
                for said in self.lines {
                    y += style.letter_block(ui, pos2(room.left(), y), room.width(), style.body(), &style.say(said)) + gap;
                }
                y - room.top()
            });
            let half = (line.width() - gap) / 2.0;
            let stay = style.say(&text::button::cancel());
            let cancelled = Button::neutral(&cancel, line.with_max_x(line.left() + half), &stay).show(ui, style);
            focus_first(ui, &cancel);
            let went = Button::primary(&go, line.with_min_x(line.right() - half), &style.say(self.go)).show(ui, style);
            (cancelled, went)
        });
        match (sheeted.inner, sheeted.close) {
            ((_, true), _) => Some(Answered::Go),
            ((true, false), _) | (_, true) => Some(Answered::Cancel),
            ((false, false), false) => None,
        }
    }
}
