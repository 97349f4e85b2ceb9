//! Makes a text fit: first slightly smaller, then on two lines, then smaller still, then with an ellipsis.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::{Lettering, Style, TextSide};

/// The step by which a type size shrinks, in points.
const STEP: f32 = 0.5;
/// The distance between two lines, in type sizes.
const LINE: f32 = 1.24;
/// A text is set on two lines before it shrinks below this share of its size.
const BREAK_FROM: f32 = 0.88;

impl Style<'_> {
    /// Shrinks `lettering` until the words fit the width. Returns false if they do not fit at the smallest size.
    pub fn shrunk(&self, ui: &Ui, lettering: &mut Lettering, words: &str, width: f32) -> bool {
        let floor = self.text_floor().min(lettering.size);
        while lettering.width(ui, words) > width {
            if lettering.size <= floor {
                return false;
            }
            lettering.size = (lettering.size - STEP).max(floor);
        }
        true
    }

    /// Draws one line, as large as fits. It is cut only if it is too wide at the smallest size.
    pub fn shrink(&self, ui: &Ui, room: Rect, side: TextSide, mut lettering: Lettering, words: &str) {
        self.shrunk(ui, &mut lettering, words, room.width());
        self.letter(ui, room, side, lettering, words);
    }

    /// Draws one line if it fits without shrinking much, otherwise two lines, otherwise one smaller line, with an ellipsis if nothing fits.
    pub fn fit(&self, ui: &Ui, room: Rect, side: TextSide, lettering: Lettering, words: &str) {
        let floor = self.text_floor().min(lettering.size);
        let mut small = lettering;
        loop {
            if small.width(ui, words) <= room.width() {
                return self.letter(ui, room, side, small, words);
            }
            let may_break = small.size <= (lettering.size * BREAK_FROM).max(floor);
            if may_break && let Some((first, second)) = self.two_lines(ui, room, small, words) {
                let apart = small.size * LINE;
                let line =
                    |shift: f32| Rect::from_center_size(pos2(room.center().x, room.center().y + shift), vec2(room.width(), small.size));
                self.letter(ui, line(-apart / 2.0), side, small, first);
                return self.letter(ui, line(apart / 2.0), side, small, second);
            }
            if small.size <= floor {
                return self.letter(ui, room, side, small, words);
            }
            small.size = (small.size - STEP).max(floor);
        }
    }

    /// The two lines of a text; `None` if they do not fit over one another.
    fn two_lines<'w>(&self, ui: &Ui, room: Rect, lettering: Lettering, words: &'w str) -> Option<(&'w str, &'w str)> {
        let height = lettering.size * (LINE + self.theme.text.cap_height);
        let (first, second) = halves(ui, lettering, words)?;
        let width = lettering.width(ui, first).max(lettering.width(ui, second));
        (height <= room.height() && width <= room.width()).then_some((first, second))
    }

    /// The height that [`Style::letter_block`] takes.
    pub fn block_height(&self, ui: &Ui, width: f32, lettering: Lettering, words: &str) -> f32 {
        lettering.wrapped(ui, words, width).size().y
    }
}

/// Breaks a text in two: after the first slash between alternatives, or else at the blank where the longer line is shortest.
fn halves<'w>(ui: &Ui, lettering: Lettering, words: &'w str) -> Option<(&'w str, &'w str)> {
    if let Some(slash) = words.find(" / ") {
        return Some((&words[..slash + 2], &words[slash + 3..]));
    }
    words
        .match_indices(' ')
        .map(|(at, _)| (&words[..at], &words[at + 1..]))
        .map(|(first, second)| (lettering.width(ui, first).max(lettering.width(ui, second)), (first, second)))
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, halves)| halves)
}
