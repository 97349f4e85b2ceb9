//! The player's settings: read at the start, written once they have not changed for a while.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use poker_client::{Settings, SettingsError};
use poker_host::{FileError, read_settings, set_aside as set_file_aside, write_atomic};
use poker_text::{Language, Text, text};

use crate::frame_clock::FrameClock;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;

/// The settings in force.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct CurrentSettings(pub(crate) Settings);

/// Settings are written when they have not changed for this many milliseconds, as a dragged slider changes them many times a second.
const REST_MS: u64 = 400;

/// The settings file, what was written to it last, and whether it may be written.
#[derive(Resource)]
pub(crate) struct SettingsFile {
    path: PathBuf,
    written: Option<Settings>,
    changed_ms: Option<u64>,
    /// Whether the file must not be overwritten, because it could not be read.
    hands_off: bool,
}

impl SettingsFile {
    fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), written: None, changed_ms: None, hands_off: false }
    }
}

/// The settings that were read, and messages for the player about them.
pub(crate) struct FoundSettings {
    pub(crate) settings: Settings,
    pub(crate) file: SettingsFile,
    pub(crate) notice: Option<Text>,
}

/// Reads the file. Without a file it is the first start. A damaged file is set aside; a file that cannot be read is left as it is. In both
/// cases the settings are the defaults.
pub(crate) fn read(path: &Path) -> FoundSettings {
    let defaults = |notice: Option<Text>, hands_off: bool| FoundSettings {
        settings: Settings::default(),
        file: SettingsFile { hands_off, ..SettingsFile::at(path) },
        notice,
    };
    let name = || path.display().to_string();
    let found = match read_settings(path) {
        Ok(Some(found)) => found,
        Ok(None) => return FoundSettings { settings: Settings::of_first_start(), ..defaults(None, false) },
        Err(FileError::NotText { .. }) => return set_aside(path, &defaults),
        Err(_) => return defaults(Some(text::error::settings_unreadable(name())), true),
    };
    match Settings::from_ron(&found) {
        Ok(loaded) => {
            let file = SettingsFile { written: Some(loaded.settings.clone()), ..SettingsFile::at(path) };
            FoundSettings { settings: loaded.settings, file, notice: None }
        }
        Err(SettingsError::Malformed { .. } | SettingsError::Newer { .. }) => set_aside(path, &defaults),
    }
}

/// The language in the settings; `None` where they cannot be read or name none. Changes no file.
pub(crate) fn language_in(path: &Path) -> Option<Language> {
    let found = read_settings(path).ok()??;
    Settings::from_ron(&found).ok()?.settings.language
}

fn set_aside(path: &Path, defaults: &dyn Fn(Option<Text>, bool) -> FoundSettings) -> FoundSettings {
    match set_file_aside(path) {
        Ok(copy) => defaults(Some(text::error::settings_damaged(copy.display().to_string())), false),
        Err(_) => defaults(Some(text::error::settings_unreadable(path.display().to_string())), true),
    }
}

/// Writes the settings once they have not changed for a while, and at the end of the program.
pub(crate) fn write_settings(
    settings: Res<CurrentSettings>,
    moment: Res<FrameClock>,
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
    // After a failure, writing is tried again at the next change.
    file.written = Some(settings.0.clone());
    if !written {
        toasts.add(text::error::settings_not_saved(), moment.now_ms);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test's own.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("cardroom-settings-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn only_a_player_without_any_settings_meets_the_first_start_and_only_until_it_is_over() {
        let folder = folder("first-start");
        let path = folder.join("settings.ron");
        assert!(read(&path).settings.first_start);
        assert!(!path.exists(), "reading writes nothing");
        let over = Settings { first_start: false, ..Settings::of_first_start() };
        write_atomic(&path, &over.to_ron().unwrap()).unwrap();
        assert!(!read(&path).settings.first_start);
        for known in ["(name: \"Ardan\")", "()", "(damaged"] {
            std::fs::write(&path, known).unwrap();
            assert!(!read(&path).settings.first_start, "{known}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
