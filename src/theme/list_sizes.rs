//! Lengths of the lists of tournaments. Each field is explained beside its value in `theme.ron`.
#![expect(missing_docs, reason = "fields are named and explained in theme.ron")]

use serde::Deserialize;

/// Parts of the lists of tournaments.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListSizes {
    pub type_mark: (f32, f32),
    pub type_icon: f32,
    pub guarantee: f32,
    pub state: f32,
    pub seat_dot: f32,
    pub search: f32,
    pub name_least: f32,
    pub name_most: f32,
    pub card: f32,
    pub progress: f32,
    pub figures: f32,
    pub row: f32,
    pub tile: (f32, f32),
    pub tile_edge: f32,
    pub tile_seat: f32,
    pub stepper: f32,
    pub sheet: (f32, f32),
    pub filter_sheet: (f32, f32),
}
