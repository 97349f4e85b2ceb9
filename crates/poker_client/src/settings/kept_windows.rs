//! The windows of tables, as they were shown last.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::TableId;
use serde::{Deserialize, Serialize};

use super::Bounds;

/// The longest address of a room that a window is kept for, in characters.
const MAX_ROOM: usize = 300;

/// The windows besides the main one, each by its number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptWindows(BTreeMap<u8, KeptWindow>);

/// A window of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptWindow {
    /// In logical pixels.
    pub width: u16,
    /// In logical pixels.
    pub height: u16,
    /// The upper left corner on the desktop, in physical pixels; `None` where the system chooses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<(i32, i32)>,
    /// Whether the window has all the room of the desktop.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub maximised: bool,
    /// The table that opens in this window when the player comes back to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<KeptTable>,
}

/// A table of a room.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptTable {
    /// The address of the room; empty for practice.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub room: String,
    pub table: TableId,
}

impl Default for KeptWindow {
    fn default() -> Self {
        Self { width: 960, height: 600, at: None, maximised: false, table: None }
    }
}

impl KeptWindows {
    /// Whether no window was ever opened.
    pub(super) fn is_untouched(&self) -> bool {
        self.0.is_empty()
    }

    /// The window with this number, as it was last; the default one if there was none.
    #[must_use]
    pub fn window(&self, number: u8) -> KeptWindow {
        self.0.get(&number).cloned().unwrap_or_default()
    }

    /// The number of the window in which a table was last.
    #[must_use]
    pub fn number_of(&self, room: &str, table: TableId) -> Option<u8> {
        let holds = |kept: &KeptTable| kept.table == table && kept.room == room;
        self.0.iter().find(|(_, window)| window.table.as_ref().is_some_and(holds)).map(|(number, _)| *number)
    }

    /// Notes how large a window is and where; its table stays.
    pub fn note_frame(&mut self, number: u8, frame: KeptWindow) {
        let kept = self.0.entry(number).or_default();
        *kept = KeptWindow { table: kept.table.take(), ..frame };
    }

    /// Notes the table that a window shows. A table is kept for one window only.
    pub fn note_table(&mut self, number: u8, table: KeptTable) {
        self.forget(&table.room, table.table);
        self.0.entry(number).or_default().table = Some(table);
    }

    /// Notes that a table is no longer in a window of its own. The size and the place of the window are kept.
    pub fn forget(&mut self, room: &str, table: TableId) {
        if let Some(window) = self.number_of(room, table).and_then(|number| self.0.get_mut(&number)) {
            window.table = None;
        }
    }

    /// Notes that no table of a room is in a window of its own, because the room begins anew.
    pub fn forget_room(&mut self, room: &str) {
        for window in self.0.values_mut() {
            window.table = window.table.take().filter(|kept| kept.room != room);
        }
    }

    /// Moves sizes into their ranges, and removes what no player could have chosen. Returns how many windows changed.
    pub(super) fn clean(&mut self) -> usize {
        let numbered = self.0.len();
        self.0.retain(|number, _| Bounds::TABLE_WINDOWS.contains(number));
        let mut changed = numbered - self.0.len();
        let mut tables = BTreeSet::new();
        for window in self.0.values_mut() {
            let was = window.clone();
            window.width = window.width.clamp(*Bounds::WINDOW_WIDTH.start(), *Bounds::WINDOW_WIDTH.end());
            window.height = window.height.clamp(*Bounds::WINDOW_HEIGHT.start(), *Bounds::WINDOW_HEIGHT.end());
            window.table = window.table.take().filter(|kept| kept.room.chars().count() <= MAX_ROOM && tables.insert(kept.clone()));
            changed += usize::from(*window != was);
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::super::{AdjustedSetting, SettingField, Settings};
    use super::*;

    fn table(room: &str, number: u32) -> KeptTable {
        KeptTable { room: room.to_owned(), table: TableId(number) }
    }

    #[test]
    fn a_window_keeps_its_size_and_place_while_tables_come_and_go() {
        let mut kept = KeptWindows::default();
        assert_eq!(kept.window(2), KeptWindow::default());
        kept.note_table(2, table("", 7));
        let frame = KeptWindow { width: 800, height: 500, at: Some((-1200, 40)), maximised: false, table: None };
        kept.note_frame(2, frame.clone());
        assert_eq!(kept.number_of("", TableId(7)), Some(2));
        assert_eq!(kept.number_of("wss://elsewhere", TableId(7)), None, "tables of another room have the same numbers");
        kept.forget("", TableId(7));
        assert_eq!((kept.number_of("", TableId(7)), kept.window(2)), (None, frame));
    }

    #[test]
    fn a_table_is_kept_for_the_window_that_showed_it_last() {
        let mut kept = KeptWindows::default();
        kept.note_table(1, table("wss://one", 7));
        kept.note_table(2, table("", 7));
        kept.note_table(3, table("wss://one", 7));
        assert_eq!((kept.number_of("wss://one", TableId(7)), kept.window(1).table), (Some(3), None));
        kept.forget_room("wss://one");
        assert_eq!((kept.number_of("wss://one", TableId(7)), kept.number_of("", TableId(7))), (None, Some(2)));
    }

    #[test]
    fn windows_are_in_the_file_once_there_was_one_and_are_read_again() {
        let mut settings = Settings::default();
        assert!(!settings.to_ron().unwrap().contains("table_windows"));
        settings.table_windows.note_table(1, table("wss://one", 3));
        settings.table_windows.note_frame(1, KeptWindow { at: Some((10, -20)), maximised: true, ..KeptWindow::default() });
        let read = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
        assert_eq!((read.settings, read.adjusted), (settings, Vec::new()));
    }

    #[test]
    fn windows_that_no_player_could_have_are_set_right() {
        let file =
            "(table_windows: { 0: (), 1: (width: 3, height: 99), 2: (table: Some((table: 4))), 3: (table: Some((table: 4))), 9: () })";
        let read = Settings::from_ron(file).unwrap();
        assert_eq!(read.adjusted, [AdjustedSetting { field: SettingField::TableWindows, was: 4, now: 0 }]);
        let kept = read.settings.table_windows;
        assert_eq!((kept.window(1).width, kept.window(1).height), (640, 360));
        assert_eq!((kept.number_of("", TableId(4)), kept.window(3).table), (Some(2), None));
    }
}
