//! The player's settings: read at start, written as soon as they rest.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use poker_client::{Settings, SettingsError};
use poker_host::{FileError, read_settings, set_aside as set_file_aside, write_atomic};
use poker_text::{Language, Text, text};

use crate::moment::Moment;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;

/// The settings in force.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct CurrentSettings(pub(crate) Settings);

/// A slider that is dragged changes the settings many times a second: they are written when they have rested this long.
const REST_MS: u64 = 400;

/// The file, what was written to it last, and whether it may be written.
#[derive(Resource)]
pub(crate) struct SettingsFile {
    path: PathBuf,
    written: Option<Settings>,
    changed_ms: Option<u64>,
    /// The file could not even be read: it is not overwritten.
    hands_off: bool,
}

impl SettingsFile {
    fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), written: None, changed_ms: None, hands_off: false }
    }
}

/// Settings as they were found, and what there is to say about them.
pub(crate) struct Found {
    pub(crate) settings: Settings,
    pub(crate) file: SettingsFile,
    pub(crate) notice: Option<Text>,
}

/// Reads the file. A damaged one is set aside and the defaults are used; one that cannot be read stays as it is.
pub(crate) fn read(path: &Path) -> Found {
    let defaults = |notice: Option<Text>, hands_off: bool| Found {
        settings: Settings::default(),
        file: SettingsFile { hands_off, ..SettingsFile::at(path) },
        notice,
    };
    let name = || path.display().to_string();
    let found = match read_settings(path) {
        Ok(Some(found)) => found,
        Ok(None) => return defaults(None, false),
        Err(FileError::NotText { .. }) => return set_aside(path, &defaults),
        Err(_) => return defaults(Some(text::error::settings_unreadable(name())), true),
    };
    match Settings::from_ron(&found) {
        Ok(loaded) => {
            let file = SettingsFile { written: Some(loaded.settings.clone()), ..SettingsFile::at(path) };
            Found { settings: loaded.settings, file, notice: None }
        }
        Err(SettingsError::Malformed { .. } | SettingsError::Newer { .. }) => set_aside(path, &defaults),
    }
}

/// The language that the settings name, where they can be read; nothing is changed.
pub(crate) fn language_in(path: &Path) -> Option<Language> {
    let found = read_settings(path).ok()??;
    Settings::from_ron(&found).ok()?.settings.language
}

fn set_aside(path: &Path, defaults: &dyn Fn(Option<Text>, bool) -> Found) -> Found {
    match set_file_aside(path) {
        Ok(copy) => defaults(Some(text::error::settings_damaged(copy.display().to_string())), false),
        Err(_) => defaults(Some(text::error::settings_unreadable(path.display().to_string())), true),
    }
}

/// Writes the settings once they have rested, and at the end.
pub(crate) fn write_settings(
    settings: Res<CurrentSettings>,
    moment: Res<Moment>,
    ends: MessageReader<AppExit>,
    mut file: ResMut<SettingsFile>,
    mut toasts: ResMut<Toasts>,
    mut next: ResMut<NextFrame>,
) {
    if file.hands_off || file.written.as_ref() == Some(&settings.0) {
        file.changed_ms = None;
        return;
    }
    if settings.is_changed() {
        file.changed_ms = Some(moment.now_ms);
    }
    let since = *file.changed_ms.get_or_insert(moment.now_ms);
    let rested = moment.now_ms.saturating_sub(since);
    if rested < REST_MS && ends.is_empty() {
        next.within(Duration::from_millis(REST_MS - rested));
        return;
    }
    file.changed_ms = None;
    let written = settings.0.to_ron().ok().is_some_and(|ron| write_atomic(&file.path, &ron).is_ok());
    // A disk that refuses once is asked again at the next change.
    file.written = Some(settings.0.clone());
    if !written {
        toasts.add(text::error::settings_not_saved(), moment.now_ms);
    }
}
