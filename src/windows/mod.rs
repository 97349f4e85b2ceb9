//! The windows besides the main one. Each shows one table. The felts of all windows lie beside each other on one stage, and the camera of each
//! window sees its own.

mod follow;
mod place;
mod plugin;

use std::collections::BTreeMap;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use poker_protocol::TableId;

pub(crate) use place::{number_at, origin};
pub(crate) use plugin::plugin;

use crate::surface::{Canvas, Resting, Surface};

/// The schedule in which the panels of the window with this number are drawn.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TableWindowPass(pub(crate) u8);

/// The windows besides the main one, by the table that each shows.
#[derive(Resource, Default)]
pub(crate) struct TableWindows(BTreeMap<TableId, TableWindow>);

/// A window that shows one table.
pub(crate) struct TableWindow {
    /// From 1 on; the main window has 0.
    pub(crate) number: u8,
    /// The window's entity.
    pub(crate) window: Entity,
    /// The entity of the camera and of egui's context. It comes a frame after the window.
    pub(crate) camera: Option<Entity>,
    pub(crate) surface: Surface,
    /// What the felt is drawn for.
    pub(crate) canvas: Canvas,
    resting: Resting,
    pub(crate) fonts: WindowFonts,
}

/// For what the fonts of a window's panels were installed last.
#[derive(Default)]
pub(crate) struct WindowFonts {
    pub(crate) drawn_for: Option<(Canvas, u16)>,
    pub(crate) edition: u32,
}

impl TableWindow {
    /// A window that was just asked for and has no camera yet.
    pub(crate) fn new(number: u8, window: Entity) -> Self {
        let (surface, canvas) = (Surface::default(), Canvas::default());
        Self { number, window, camera: None, surface, canvas, resting: Resting::default(), fonts: WindowFonts::default() }
    }
}

impl TableWindows {
    /// The windows, by table.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (TableId, &TableWindow)> {
        self.0.iter().map(|(table, window)| (*table, window))
    }

    /// The windows, by table, to change them.
    pub(crate) fn all(&mut self) -> &mut BTreeMap<TableId, TableWindow> {
        &mut self.0
    }

    /// The window with a number.
    pub(crate) fn numbered(&mut self, number: u8) -> Option<&mut TableWindow> {
        self.0.values_mut().find(|window| window.number == number)
    }

    /// The table of a window of the system.
    pub(crate) fn table_of(&self, window: Entity) -> Option<TableId> {
        self.iter().find(|(_, shown)| shown.window == window).map(|(table, _)| table)
    }

    /// The surface of a window, and the one for which its felt is drawn; `None` for the main window.
    pub(crate) fn surface(&self, number: u8) -> Option<(Surface, Surface)> {
        self.0.values().find(|window| window.number == number).map(|window| (window.surface, window.canvas.surface))
    }
}
