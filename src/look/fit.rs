//! Making a text fit: first smaller by half points, then two lines, then an ellipsis.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::{Lettering, Look, Side};

/// Shrinking goes in steps of this.
const STEP: f32 = 0.5;
/// Lines lie this many sizes apart.
const LINE: f32 = 1.24;

impl Look<'_> {
    /// Shrinks until the words fit the width. False where they do not at the smallest size.
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

    /// One line, as large as fits. Cut only where even the smallest size is too wide.
    pub fn shrink(&self, ui: &Ui, room: Rect, side: Side, mut lettering: Lettering, words: &str) {
        self.shrunk(ui, &mut lettering, words, room.width());
        self.letter(ui, room, side, lettering, words);
    }

    /// One line as large as fits; two where that is too long; an ellipsis where that is too.
    pub fn fit(&self, ui: &Ui, room: Rect, side: Side, lettering: Lettering, words: &str) {
        let mut small = lettering;
        if self.shrunk(ui, &mut small, words, room.width()) {
            self.letter(ui, room, side, small, words);
            return;
        }
        let Some((first, second)) = halves(ui, small, words) else {
            self.letter(ui, room, side, small, words);
            return;
        };
        let apart = small.size * LINE;
        if apart + small.size > room.height() + small.size * 0.4 {
            self.letter(ui, room, side, small, words);
            return;
        }
        let line = |shift: f32| Rect::from_center_size(pos2(room.center().x, room.center().y + shift), vec2(room.width(), small.size));
        self.letter(ui, line(-apart / 2.0), side, small, first);
        self.letter(ui, line(apart / 2.0), side, small, second);
    }

    /// The height that [`Look::letter_block`] takes.
    pub fn block_height(&self, ui: &Ui, width: f32, lettering: Lettering, words: &str) -> f32 {
        lettering.wrapped(ui, words, width).size().y
    }
}

/// Where to break a text so that its longer line is shortest. Alternatives joined by a slash break after it.
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
