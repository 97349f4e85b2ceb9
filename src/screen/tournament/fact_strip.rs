//! Cards with one figure each, side by side.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::screen::form::FormUi;
use crate::style::{Style, TextSide, Weight};
use crate::widget::card;

/// A card: what the figure is, the figure, and what stands under it.
pub(super) struct FactCard {
    pub(super) title: String,
    pub(super) figure: String,
    pub(super) below: String,
}

/// Draws the cards in one row, or in two where there is little room.
pub(super) fn fact_strip(form: &mut FormUi<'_, '_, '_>, cards: &[FactCard]) {
    let style = form.style;
    let gap = style.d(style.theme.spacing.s);
    let pad = style.d(style.theme.spacing.m);
    let caption = style.caption();
    let figure = style.title();
    let needed = |card: &FactCard| {
        let small = caption.width(form.ui, &card.title).max(caption.width(form.ui, &card.below));
        small.max(figure.width(form.ui, &card.figure)) + pad * 2.0
    };
    let widest = cards.iter().map(needed).fold(0.0, f32::max);
    let abreast = [cards.len(), cards.len().div_ceil(2), 1].into_iter().find(|count| cell(form.width(), *count, gap) >= widest);
    let abreast = abreast.unwrap_or(1).max(1);
    let width = cell(form.width(), abreast, gap);
    let height = height(style);
    for line in cards.chunks(abreast) {
        let strip = form.strip(height);
        let mut x = strip.left();
        for of in line {
            let rect = Rect::from_min_size(pos2(x, strip.top()), vec2(width, height));
            card(form.ui, style, rect);
            let inner = rect.shrink2(vec2(pad, 0.0));
            let band = |from: f32, to: f32| {
                Rect::from_min_max(pos2(inner.left(), inner.top() + height * from), pos2(inner.right(), inner.top() + height * to))
            };
            style.fit(form.ui, band(0.08, 0.36), TextSide::Left, caption.ink(style.ink.text2), &of.title);
            style.shrink(form.ui, band(0.34, 0.68), TextSide::Left, figure, &of.figure);
            style.fit(form.ui, band(0.66, 0.94), TextSide::Left, caption.weight(Weight::Medium).ink(style.ink.text2), &of.below);
            x += width + gap;
        }
        form.y += gap;
    }
}

fn cell(width: f32, count: usize, gap: f32) -> f32 {
    // There are at most six cards.
    let count = count.max(1) as f32;
    (width - gap * (count - 1.0)) / count
}

/// The height of a card: three lines of text.
fn height(style: &Style<'_>) -> f32 {
    (style.caption().size * 2.0 + style.title().size) * 1.5 + style.d(style.theme.spacing.xs)
}
