//! Marks for betting limits, which differ by fill and edge and always show their letters.

use bevy_egui::egui::{Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use poker_rules::{Betting, GameSpec, Ranking};
use poker_text::{Text, text};

use super::surface::corner;
use crate::style::{Style, TextSide, Weight};

/// One mark.
struct Mark {
    letters: Text,
    filled: bool,
    strong: bool,
}

/// The marks of a game: its limit, and one more if high and low share the pot.
fn marks(game: &GameSpec) -> impl Iterator<Item = Mark> {
    let limit = match game.betting {
        Betting::NoLimit => Mark { letters: text::lobby::mark_no_limit(), filled: true, strong: true },
        Betting::PotLimit { .. } => Mark { letters: text::lobby::mark_pot_limit(), filled: false, strong: true },
        Betting::FixedLimit { .. } => Mark { letters: text::lobby::mark_fixed_limit(), filled: false, strong: false },
    };
    let shared = match game.ranking {
        Ranking::High => None,
        Ranking::HighLow => Some(Mark { letters: text::lobby::mark_high_low(), filled: true, strong: false }),
    };
    std::iter::once(limit).chain(shared)
}

fn size_of_one(style: &Style<'_>) -> Vec2 {
    let (width, height) = style.theme.screen.limit_mark;
    let size = style.micro().size;
    vec2(width, height) * (size / style.theme.text.sizes.micro)
}

fn gap(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.xxs)
}

/// The size of a game's marks.
pub fn limit_marks_size(style: &Style<'_>, game: &GameSpec) -> Vec2 {
    let one = size_of_one(style);
    marks(game).skip(1).fold(one, |all, _| vec2(all.x + gap(style) + one.x, all.y))
}

/// Draws the marks of a game, from `left` on.
pub fn limit_marks(ui: &Ui, style: &Style<'_>, left: Pos2, game: &GameSpec) {
    let size = size_of_one(style);
    let mut x = left.x;
    for mark in marks(game) {
        let rect = Rect::from_min_size(Pos2::new(x, left.y - size.y / 2.0), size);
        let edge = Stroke::new(style.control_edge(), if mark.strong { style.ink.line_hi } else { style.ink.line });
        let fill = if mark.filled { style.ink.plate_top } else { style.ink.plate };
        ui.painter().rect(rect, corner(style.theme.radius.tag), fill, edge, StrokeKind::Inside);
        let words = style.say(&mark.letters);
        style.shrink(ui, rect, TextSide::Middle, style.micro().weight(Weight::Bold).ink(style.ink.text), &words);
        x += size.x + gap(style);
    }
}
