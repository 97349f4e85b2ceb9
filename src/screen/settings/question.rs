//! Questions before something is lost.

use bevy_egui::egui::{Context, vec2};
use poker_text::{Text, text};

use crate::style::Style;
use crate::widget::{Button, Sheet, focus_first, scrolled};

/// A question with two answers.
pub(super) struct Question {
    /// The title, which is also the answer that loses something.
    pub(super) title: Text,
    /// What would be lost.
    pub(super) asked: Text,
    /// The name of the control with that answer.
    pub(super) control: &'static str,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing yet.
    Open,
    /// Everything stays as it is.
    Stay,
    Go,
}

impl Question {
    /// Draws the question. Returns what was answered.
    pub(super) fn ask(&self, ctx: &Context, style: &Style<'_>) -> Answer {
        let title = style.say(&self.title);
        let (width, height) = style.theme.screen.question;
        let sheeted = Sheet { name: "settings.question", title: &title, size: vec2(width, height) }.show(ctx, style, |ui, room| {
            let gap = style.d(style.theme.spacing.s);
            let line = room.with_min_y(room.bottom() - style.hit(style.theme.control.button));
            scrolled(ui, "settings question", room.with_max_y(line.top() - gap), |ui, room| {
                style.letter_block(ui, room.min, room.width(), style.body(), &style.say(&self.asked))
            });
            let half = (line.width() - gap) / 2.0;
            let stay = style.say(&text::button::cancel());
            let cancelled = Button::neutral("settings.question.cancel", line.with_max_x(line.left() + half), &stay).show(ui, style);
            let go = Button::primary(self.control, line.with_min_x(line.right() - half), &title).show(ui, style);
            // The keyboard's focus begins at the answer that changes nothing.
            focus_first(ui, "settings.question.cancel");
            (cancelled, go)
        });
        match sheeted.inner {
            (_, true) => Answer::Go,
            (true, false) => Answer::Stay,
            (false, false) if sheeted.close => Answer::Stay,
            (false, false) => Answer::Open,
        }
    }
}
