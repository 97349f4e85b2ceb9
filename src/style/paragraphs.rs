//! Blocks of text one under another. They are described once, then measured and drawn from that description.

use bevy_egui::egui::{Pos2, Ui, Vec2};

use super::{Lettering, Style};

/// Blocks of text one under another.
#[derive(Clone, Debug)]
pub struct Paragraphs<'t> {
    gap: f32,
    blocks: Vec<(Lettering, &'t str)>,
}

impl<'t> Paragraphs<'t> {
    /// One block; `gap` lies between it and those that follow.
    pub fn new(lettering: Lettering, words: &'t str, gap: f32) -> Self {
        Self { gap, blocks: vec![(lettering, words)] }
    }

    /// Adds a block under the others, unless `words` is empty.
    #[must_use]
    pub fn and(mut self, lettering: Lettering, words: &'t str) -> Self {
        if !words.is_empty() {
            self.blocks.push((lettering, words));
        }
        self
    }

    /// The height of all blocks at a width.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        self.stacked(|lettering, words, _| lettering.wrapped(ui, words, width).size().y)
    }

    /// Draws all blocks from their top left corner. Returns their height.
    pub fn draw(&self, ui: &Ui, style: &Style<'_>, at: Pos2, width: f32) -> f32 {
        self.stacked(|lettering, words, y| style.letter_block(ui, at + Vec2::new(0.0, y), width, lettering, words))
    }

    /// Calls `block` for each block with its distance from the top; `block` returns its height. Returns the height of all.
    fn stacked(&self, mut block: impl FnMut(Lettering, &'t str, f32) -> f32) -> f32 {
        let mut y = 0.0;
        for (nth, (lettering, words)) in self.blocks.iter().enumerate() {
            if nth > 0 {
                y += self.gap;
            }
            y += block(*lettering, words, y);
        }
        y
    }
}
