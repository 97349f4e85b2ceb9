//! What stands in a cell of a list.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_client::{ListedTournament, TournamentType};
use poker_rules::GameSpec;

use super::marks::{guarantee_mark, guarantee_side, seat_dots, seat_dots_width, state_shape, state_side, type_marks, type_marks_width};
use crate::style::{Lettering, Style, TextSide};
use crate::widget::{limit_marks, limit_marks_size};

/// What stands in a cell.
pub(super) enum Cell<'a> {
    Words(Lettering, String),
    /// Words that may end in an ellipsis where there is little room.
    Name(Lettering, String),
    Limit(&'a GameSpec),
    Types(Vec<TournamentType>),
    /// An amount, and whether the mark of a guarantee stands beside it; `room` if other cells of the column have one.
    Pool {
        lettering: Lettering,
        amount: String,
        guaranteed: bool,
        room: bool,
    },
    /// The shape and the words of a state.
    State(Lettering, String, ListedTournament<'a>),
    /// Taken seats, of all seats, and both in numbers.
    Seats {
        taken: u32,
        of: u32,
        lettering: Lettering,
        words: String,
    },
}

impl Cell<'_> {
    /// The width that it needs.
    pub(super) fn width(&self, ui: &Ui, style: &Style<'_>) -> f32 {
        let gap = style.d(style.theme.spacing.xs);
        match self {
            Self::Words(lettering, words) | Self::Name(lettering, words) => lettering.width(ui, words),
            Self::Limit(game) => limit_marks_size(style, game).x,
            Self::Types(kinds) => type_marks_width(style, kinds),
            Self::Pool { lettering, amount, room, .. } => {
                lettering.width(ui, amount) + if *room { guarantee_side(style) + gap } else { 0.0 }
            }
            Self::State(lettering, words, _) => state_side(style) + gap + lettering.width(ui, words),
            Self::Seats { of, lettering, words, .. } => seat_dots_width(style, *of) + gap * 2.0 + lettering.width(ui, words),
        }
    }

    /// Draws it in its place; `name` is the name of the row.
    pub(super) fn draw(&self, ui: &Ui, style: &Style<'_>, rect: Rect, side: TextSide, name: &str) {
        let gap = style.d(style.theme.spacing.xs);
        match self {
            Self::Words(lettering, words) => style.letter(ui, rect, side, *lettering, words),
            Self::Name(lettering, words) => drop(style.name(ui, rect, side, *lettering, words)),
            Self::Limit(game) => limit_marks(ui, style, rect.left_center(), game),
            Self::Types(kinds) => type_marks(ui, style, rect.left_center(), kinds, name),
            Self::Pool { lettering, amount, guaranteed, room } => {
                let mark = if *room { guarantee_side(style) } else { 0.0 };
                let words = rect.with_max_x(rect.right() - if *room { mark + gap } else { 0.0 });
                style.letter(ui, words, TextSide::Right, *lettering, amount);
                if *guaranteed {
                    guarantee_mark(ui, style, pos2(rect.right() - mark, rect.center().y));
                }
            }
            Self::State(lettering, words, listed) => {
                let shape = state_side(style);
                state_shape(ui, style, pos2(rect.left() + shape / 2.0, rect.center().y), listed);
                style.letter(ui, rect.with_min_x(rect.left() + shape + gap), TextSide::Left, *lettering, words);
            }
            Self::Seats { taken, of, lettering, words } => {
                seat_dots(ui, style, rect.left_center(), *taken, *of);
                style.letter(ui, rect, TextSide::Right, *lettering, words);
            }
        }
    }

    /// Whether it may be narrower than it needs.
    pub(super) fn may_be_cut(&self) -> bool {
        matches!(self, Self::Name(..))
    }
}
