//! Hands that another start of the program hands over to the client that is already open: only one client at a time uses the data.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use notify::{RecommendedWatcher, RecursiveMode, Watcher as _};
use poker_host::{read_settings, write_atomic};
use poker_protocol::Waker;
use poker_tools::HandSource;
use serde::{Deserialize, Serialize};

use super::Replayer;
use crate::navigation::Navigation;
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;

/// How often it is looked whether the open client has taken the hand, and how many times.
const LOOK_EVERY: Duration = Duration::from_millis(50);
const LOOKS: u32 = 100;

/// What the open client is asked to open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Order {
    named: Named,
    /// The number of the hand in the file, counted from 1.
    number: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Named {
    File(PathBuf),
    Shared(String),
}

/// Asks the open client to show a hand. `folder` is the one that the client watches. Returns whether the client has taken the hand.
pub(crate) fn hand_over(folder: &Path, source: &HandSource, number: Option<u64>) -> bool {
    let named = match source {
        HandSource::File(path) => Named::File(std::path::absolute(path).unwrap_or_else(|_| path.clone())),
        HandSource::Shared(text) => Named::Shared(text.clone()),
    };
    let path = order_in(folder);
    let written = ron::to_string(&Order { named, number }).is_ok_and(|order| write_atomic(&path, &order).is_ok());
    let taken = written
        && (0..LOOKS).any(|_| {
            sleep(LOOK_EVERY);
            !path.exists()
        });
    if !taken {
        // A client that does not answer must not show the hand at some later time.
        drop(std::fs::remove_file(&path));
    }
    taken
}

fn order_in(folder: &Path) -> PathBuf {
    folder.join("open-hand.ron")
}

/// Watches the folder into which other starts of the program write what is to be opened.
#[derive(Resource)]
pub(crate) struct HandedOver {
    folder: PathBuf,
    changed: Arc<AtomicBool>,
    /// Stops watching when it is dropped.
    _watcher: RecommendedWatcher,
}

impl HandedOver {
    /// Wakes the client when a hand is handed over. The folder is created.
    ///
    /// # Errors
    /// If the folder cannot be created or watched; then another start of the program says that the client is open already.
    pub(crate) fn watch(folder: &Path, waker: Waker) -> notify::Result<Self> {
        std::fs::create_dir_all(folder).map_err(notify::Error::io)?;
        drop(std::fs::remove_file(order_in(folder)));
        let changed = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&changed);
        let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
            if event.is_ok_and(|event| !event.kind.is_access() && !event.kind.is_remove()) {
                flag.store(true, Ordering::Release);
                waker();
            }
        })?;
        watcher.watch(folder, RecursiveMode::NonRecursive)?;
        Ok(Self { folder: folder.to_owned(), changed, _watcher: watcher })
    }

    /// Takes what was handed over since this function was called last. What cannot be read is left out.
    fn take(&self) -> Option<(HandSource, Option<u64>)> {
        if !self.changed.swap(false, Ordering::AcqRel) {
            return None;
        }
        let path = order_in(&self.folder);
        let read = read_settings(&path);
        drop(std::fs::remove_file(&path));
        let text = read.ok().flatten()?;
        let Order { named, number } = ron::from_str(&text).ok()?;
        let source = match named {
            Named::File(path) => HandSource::File(path),
            Named::Shared(text) => HandSource::Shared(text),
        };
        Some((source, number))
    }
}

/// Opens a hand that was handed over, and brings the main window to the front.
pub(super) fn open_handed_over(
    handed: Option<Res<HandedOver>>,
    (mut replayer, mut navigation): (ResMut<Replayer>, ResMut<Navigation>),
    (settings, waker): (Res<CurrentSettings>, Res<WakeUp>),
    mut main: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Some((source, number)) = handed.and_then(|handed| handed.take()) else { return };
    replayer.open_over(&mut navigation, source, number, (&settings.0.name, &waker.0));
    if let Ok(mut window) = main.single_mut() {
        window.set_minimized(false);
        window.focused = true;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn what_is_handed_over_is_taken_once_and_the_other_start_learns_it() {
        let folder = tempfile::tempdir().unwrap();
        let (told, woken) = channel();
        let waker: Waker = Arc::new(move || told.send(()).unwrap_or_default());
        let handed = HandedOver::watch(&folder.path().join("opens"), waker).unwrap();
        for source in [HandSource::File("hands.phhs".into()), HandSource::Shared("cardroom-hand:abc".to_owned())] {
            let taken = std::thread::scope(|scope| {
                let other = scope.spawn(|| hand_over(&handed.folder, &source, Some(3)));
                let taken = loop {
                    woken.recv_timeout(Duration::from_secs(60)).unwrap();
                    if let Some(taken) = handed.take() {
                        break taken;
                    }
                };
                assert!(other.join().unwrap());
                taken
            });
            let expected = match &source {
                // The other start may have been in another folder.
                HandSource::File(path) => HandSource::File(std::path::absolute(path).unwrap()),
                HandSource::Shared(_) => source,
            };
            assert_eq!(taken, (expected, Some(3)));
            assert_eq!(handed.take(), None);
        }
    }

    #[test]
    fn a_file_that_is_no_order_opens_nothing_and_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let handed = HandedOver::watch(folder.path(), Arc::new(|| {})).unwrap();
        std::fs::write(order_in(folder.path()), [0xff, 0x00]).unwrap();
        handed.changed.store(true, Ordering::Release);
        assert_eq!(handed.take(), None);
        std::fs::write(order_in(folder.path()), "(named: Nothing)").unwrap();
        handed.changed.store(true, Ordering::Release);
        assert_eq!(handed.take(), None);
        assert!(!order_in(folder.path()).exists());
    }

    #[test]
    fn a_hand_that_nobody_takes_is_taken_back() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!hand_over(folder.path(), &HandSource::Shared(String::new()), None));
        assert!(!order_in(folder.path()).exists());
    }
}
