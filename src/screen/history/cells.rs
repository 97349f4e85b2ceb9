//! Pictures in the cells of the list: cards, and the bar that shows how much was won or lost.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use poker_rules::Card;

use crate::art::CardStyle;
use crate::style::{Style, TextSide, Weight};
use crate::widget::{corner, playing_card};

/// The part of a row's height that a card takes.
const CARD_PART: f32 = 0.8;

/// The width of a card in a row of this height.
pub(in crate::screen) fn card_width(style: &Style<'_>, line: f32) -> f32 {
    (line * CARD_PART / style.theme.size.card_aspect).floor()
}

/// The width of this many cards side by side.
pub(in crate::screen) fn cards_width(style: &Style<'_>, count: usize, width: f32) -> f32 {
    // There are at most five cards.
    (width + style.hair() * 2.0) * count as f32
}

/// Draws cards side by side in the middle of a cell, as many as fit.
pub(in crate::screen) fn cards(ui: &Ui, style: &Style<'_>, cell: Rect, cards: &[Card], width: f32, print: CardStyle) {
    let height = (width * style.theme.size.card_aspect).round();
    let step = width + style.hair() * 2.0;
    for (at, card) in cards.iter().enumerate() {
        let left = cell.left() + step * at as f32;
        if left + width <= cell.right() + 1.0 {
            playing_card(ui, style, pos2(left, cell.center().y - height / 2.0), width, *card, print);
        }
    }
}

/// Draws a bar from the middle of a cell: filled to the right for chips won, hollow to the left for chips lost. `part` is −1 to 1.
pub(super) fn result_bar(ui: &Ui, style: &Style<'_>, cell: Rect, part: f32) {
    let middle = cell.center();
    let half = cell.width() / 2.0;
    let tall = style.d(style.theme.spacing.s);
    ui.painter().vline(middle.x, middle.y - tall..=middle.y + tall, Stroke::new(style.hair(), style.ink.line_hi));
    let long = (part.abs() * half).max(style.hair() * 2.0);
    if part > 0.0 {
        let bar = Rect::from_min_size(pos2(middle.x, middle.y - tall / 2.0), vec2(long, tall));
        ui.painter().rect_filled(bar, corner(1.0), style.ink.text2);
    } else if part < 0.0 {
        let bar = Rect::from_min_size(pos2(middle.x - long, middle.y - tall / 2.0), vec2(long, tall));
        ui.painter().rect(bar, corner(1.0), style.ink.plate, Stroke::new(style.hair(), style.ink.text2), StrokeKind::Inside);
    }
}

/// Draws what is said where there is nothing to show.
pub(super) fn note(ui: &Ui, style: &Style<'_>, rect: Rect, words: &str) {
    style.fit(ui, rect.shrink(style.d(style.theme.spacing.l)), TextSide::Middle, style.body().weight(Weight::Medium), words);
}
