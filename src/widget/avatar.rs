//! A player's drawn avatar with the first letter of the name.

use bevy_egui::egui::{Pos2, Ui, Vec2};

use super::picture::picture;
use crate::art::Art;
use crate::style::{Lettering, Style, TextSide, Weight};

/// Draws an avatar around a point.
pub fn avatar(ui: &Ui, style: &Style<'_>, centre: Pos2, diameter: f32, number: u8, name: &str) {
    let diameter = diameter.round();
    picture(ui, style, &Art::avatar(diameter, number), centre - Vec2::splat(diameter / 2.0));
    let Some(letter) = name.trim().chars().next() else { return };
    let letter: String = letter.to_uppercase().collect();
    let size = diameter / 2.0 * style.theme.avatar.letter;
    let lettering = Lettering { size, weight: Weight::SemiBold, ink: style.theme.palette.on_avatar.into() };
    style.letter_at(ui, centre, TextSide::Middle, lettering, &letter);
}
