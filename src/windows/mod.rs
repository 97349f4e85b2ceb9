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

/// The fonts of a window's panels.
#[derive(Clone, Copy, Default)]
pub(crate) struct WindowFonts {
    /// The canvas and the text size for which they were installed last.
    pub(crate) drawn_for: Option<(Canvas, u16)>,
    /// How often they were installed.
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

    /// Whether all tables are in the main window.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The windows, by table, to change them.
    pub(crate) fn all(&mut self) -> &mut BTreeMap<TableId, TableWindow> {
        &mut self.0
    }

    /// Lets a window whose table is gone show the one that has its number now: the player was moved to another table of a tournament.
    pub(crate) fn keep_for_others(&mut self, wanted: &BTreeMap<TableId, u8>) {
        for (table, number) in wanted.iter().filter(|(table, _)| !self.0.contains_key(table)).collect::<Vec<_>>() {
            let gone = self.0.iter().find(|(gone, window)| !wanted.contains_key(gone) && window.number == *number).map(|(gone, _)| *gone);
            if let Some(window) = gone.and_then(|gone| self.0.remove(&gone)) {
                self.0.insert(*table, window);
            }
        }
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

/// Run condition: a table has a window of its own.
pub(crate) fn is_any_open(windows: Res<TableWindows>) -> bool {
    !windows.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_who_is_moved_to_another_table_keeps_the_window() {
        let mut world = World::new();
        let [one, two] = [0; 2].map(|_| world.spawn_empty().id());
        let mut windows = TableWindows::default();
        windows.all().insert(TableId(1), TableWindow::new(1, one));
        windows.all().insert(TableId(2), TableWindow::new(2, two));
        windows.keep_for_others(&BTreeMap::from([(TableId(2), 2), (TableId(9), 1)]));
        assert_eq!((windows.table_of(one), windows.table_of(two)), (Some(TableId(9)), Some(TableId(2))));
    }
}
