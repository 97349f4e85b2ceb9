//! A card's face on a panel, in the deck that the player chose.

use bevy_egui::egui::{Pos2, Ui};
use poker_rules::Card;

use super::picture::picture;
use crate::art::{Art, CardStyle};
use crate::style::Style;

/// Draws a card's face of this width. Returns its height.
pub fn playing_card(ui: &Ui, style: &Style<'_>, corner: Pos2, width: f32, card: Card, print: CardStyle) -> f32 {
    let width = width.round();
    let height = (width * style.theme.size.card_aspect).round();
    picture(ui, style, &Art::card_face(card, print, bevy::math::Vec2::new(width, height), false), corner);
    height
}
