//! Marks that tell limits apart by fill and edge, always with their letters.

use bevy_egui::egui::{Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};
use poker_rules::{Betting, GameSpec, Ranking};
use poker_text::{Text, text};

use super::surface::corner;
use crate::look::{Look, Side, Weight};

/// One mark.
struct Mark {
    letters: Text,
    filled: bool,
    strong: bool,
}

/// The limit, and whether high and low share the pot.
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

fn size_of_one(look: &Look<'_>) -> Vec2 {
    let (width, height) = look.theme.screen.limit_mark;
    let size = look.micro().size;
    vec2(width, height) * (size / look.theme.text.sizes.micro)
}

fn gap(look: &Look<'_>) -> f32 {
    look.d(look.theme.spacing.xxs)
}

/// How much room a game's marks take.
pub fn limit_marks_size(look: &Look<'_>, game: &GameSpec) -> Vec2 {
    let one = size_of_one(look);
    marks(game).skip(1).fold(one, |all, _| vec2(all.x + gap(look) + one.x, all.y))
}

/// The marks of a game, from the left.
pub fn limit_marks(ui: &Ui, look: &Look<'_>, left: Pos2, game: &GameSpec) {
    let size = size_of_one(look);
    let mut x = left.x;
    for mark in marks(game) {
        let rect = Rect::from_min_size(Pos2::new(x, left.y - size.y / 2.0), size);
        let edge = Stroke::new(look.control_edge(), if mark.strong { look.ink.line_hi } else { look.ink.line });
        let fill = if mark.filled { look.ink.plate_top } else { look.ink.plate };
        ui.painter().rect(rect, corner(look.theme.radius.tag), fill, edge, StrokeKind::Inside);
        let words = look.say(&mark.letters);
        look.shrink(ui, rect, Side::Middle, look.micro().weight(Weight::Bold).ink(look.ink.text), &words);
        x += size.x + gap(look);
    }
}
