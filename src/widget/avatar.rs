//! A player's drawn avatar with the first letter of the name.

use bevy_egui::egui::{Pos2, Rect, Ui, Vec2};

use super::picture::picture;
use crate::look::{Lettering, Look, Side, Weight};

/// What lies on the ground of an avatar, in units of its radius.
const SHAPES: [&str; 6] = [
    "<path d='M-1 1L1 1L1-1Z'/>",
    "<path d='M-1 .1L1 .1L1 1L-1 1Z'/>",
    "<circle cx='.55' cy='.55' r='.85'/>",
    "<path d='M-1-1L.1-1L.1 1L-1 1Z'/>",
    "<path d='M-1 1L0-.35L1 1Z'/>",
    "<path d='M-1-.3A1.3 1.3 0 0 1 .3 1L-1 1Z'/>",
];

/// Draws an avatar around a point.
pub fn avatar(ui: &Ui, look: &Look<'_>, centre: Pos2, radius: f32, number: u8, name: &str) {
    let rect = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
    picture(ui, rect, &format!("avatar {number}"), || drawn(look, number));
    let Some(letter) = name.trim().chars().next() else { return };
    let letter: String = letter.to_uppercase().collect();
    let size = radius * look.theme.avatar.letter;
    let lettering = Lettering { size, weight: Weight::SemiBold, ink: look.theme.palette.on_avatar.into() };
    look.letter_at(ui, centre, Side::Middle, lettering, &letter);
}

fn drawn(look: &Look<'_>, number: u8) -> Option<String> {
    let avatars = &look.theme.avatars;
    let colours = avatars.get(usize::from(number) % avatars.len().max(1))?;
    let shape = SHAPES.get(usize::from(number) % SHAPES.len())?;
    let (ground, over, opacity) = (colours.ground.hex(), colours.shape.hex(), colours.shape.opacity());
    Some(format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1 -1 2 2' width='2' height='2'><clipPath id='round'><circle r='1'/></clipPath>\
         <g clip-path='url(#round)'><circle r='1' fill='{ground}'/><g fill='{over}' fill-opacity='{opacity}'>{shape}</g></g></svg>"
    ))
}
