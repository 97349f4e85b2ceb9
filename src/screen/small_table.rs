//! A small picture of a table with its seats.

use std::f32::consts::TAU;

use bevy_egui::egui::{Pos2, Rect, Shape, Stroke, Ui, Vec2, vec2};

use crate::art::Art;
use crate::style::{Style, TextSide, Weight};
use crate::widget::picture;

/// A small table with taken and empty seats around it, and words in its middle.
#[derive(Clone, Copy, Debug)]
pub(super) struct SmallTable<'a> {
    pub(super) seats: u8,
    /// The number of taken seats.
    pub(super) taken: u8,
    pub(super) words: &'a str,
}

impl SmallTable<'_> {
    /// The height that it takes.
    pub(super) fn height(style: &Style<'_>) -> f32 {
        let screen = &style.theme.screen;
        style.d(screen.mini_felt.1 * 2.0 + screen.mini_seat + style.theme.spacing.xs)
    }

    /// Draws it around a point.
    pub(super) fn draw(self, ui: &Ui, style: &Style<'_>, centre: Pos2, radii: Vec2) {
        let screen = &style.theme.screen;
        let size = (radii * 2.0).round();
        let rail = style.d(screen.mini_rail).round().clamp(1.0, f32::from(u8::MAX));
        // The width is a few pixels.
        let art = Art::Felt { size: bevy::math::Vec2::new(size.x, size.y).into(), rail: rail as u16 };
        picture(ui, style, &art, centre - size / 2.0);
        let radius = style.d(screen.mini_seat) / 2.0;
        let stroke = Stroke::new(style.theme.stroke.rim, style.ink.text2);
        for seat in 0..self.seats {
            let angle = TAU * (f32::from(seat) / f32::from(self.seats.max(1)) + 0.25);
            let at = centre + radii * vec2(angle.cos() * screen.mini_seats.0, angle.sin() * screen.mini_seats.1);
            if seat < self.taken {
                ui.painter().circle(at, radius, style.ink.plate_top, Stroke::new(style.theme.stroke.rim, style.ink.text));
                continue;
            }
            ui.painter().circle_filled(at, radius, style.ink.plate);
            let ring: Vec<_> = (0..=48_u8).map(|step| at + radius * Vec2::angled(TAU * f32::from(step) / 48.0)).collect();
            ui.painter().extend(Shape::dashed_line(&ring, stroke, stroke.width * 2.0, stroke.width * 2.0));
        }
        let room = Rect::from_center_size(centre, radii * 1.4);
        style.fit(ui, room, TextSide::Middle, style.caption().weight(Weight::Medium).ink(style.ink.felt_text), self.words);
    }
}
