//! The message that the balance is too small for a seat, and the button to fill it up.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};
use poker_client::{Intent, RoomIntent};
use poker_text::text;

use crate::style::{Paragraphs, Style};
use crate::widget::Button;

/// The content of a line.
#[derive(Clone, Copy)]
enum PoorItem {
    Problem,
    /// The button to fill the balance up.
    Refill,
}

/// A line: its content, the distance to the line above it, and its height.
struct PoorLine {
    holds: PoorItem,
    above: f32,
    height: f32,
}

/// The message that the balance is too small, and the button to fill it up, measured for a width.
pub(super) struct TooPoor<'t> {
    problem: Paragraphs<'t>,
    lines: [PoorLine; 2],
}

impl<'t> TooPoor<'t> {
    pub(super) fn of(ui: &Ui, style: &Style<'_>, words: &'t str, width: f32) -> Self {
        let problem = Paragraphs::new(style.caption().ink(style.ink.danger), words, 0.0);
        let above = style.d(style.theme.spacing.xs);
        let line = |holds, height| PoorLine { holds, above, height };
        let lines = [line(PoorItem::Problem, problem.height(ui, width)), line(PoorItem::Refill, style.hit(style.theme.control.input))];
        Self { problem, lines }
    }

    pub(super) fn height(&self) -> f32 {
        self.lines.iter().map(|line| line.above + line.height).sum()
    }

    /// Draws the lines into a room of the width for which they were measured; the button only where the balance can be filled up.
    pub(super) fn draw(&self, ui: &Ui, style: &Style<'_>, can_refill: bool, room: Rect) -> Option<Intent> {
        let mut clicked = false;
        let mut y = room.top();
        for line in &self.lines {
            let rect = Rect::from_min_size(pos2(room.left(), y + line.above), vec2(room.width(), line.height));
            y = rect.bottom();
            match line.holds {
                PoorItem::Problem => {
                    self.problem.draw(ui, style, rect.min, rect.width());
                }
                PoorItem::Refill if can_refill => {
                    clicked = Button::neutral("lobby.pane.refill", rect, &style.say(&text::cash::refill())).show(ui, style);
                }
                PoorItem::Refill => {}
            }
        }
        clicked.then(|| RoomIntent::RefillBalance.into())
    }
}
