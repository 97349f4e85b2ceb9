//! Hands that another start of the program hands over to the client that is already open: only one client at a time uses the data.

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use notify::RecursiveMode;
use poker_host::{read_settings, write_atomic};
use poker_protocol::Waker;
use poker_tools::HandSource;
use serde::{Deserialize, Serialize};

use super::Replayer;
use crate::local_time::unix_ms;
use crate::navigation::Navigation;
use crate::settings::CurrentSettings;
use crate::third_party::winit::WakeUp;
use crate::watched_folder::WatchedFolder;

/// How often it is looked whether the open client has taken the hand, and how many times.
const LOOK_EVERY: Duration = Duration::from_millis(50);
const LOOKS: u32 = 100;

/// What the open client is asked to open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Order {
    /// When it was asked, in milliseconds since 1970.
    asked_ms: u64,
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
    // Each start has a file of its own, so that none replaces the order of another.
    let path = folder.join(format!("open-hand-{}.{ENDING}", std::process::id()));
    let order = Order { asked_ms: unix_ms(), named, number };
    let written = ron::to_string(&order).is_ok_and(|order| write_atomic(&path, &order).is_ok());
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

/// The ending of the files of orders.
const ENDING: &str = "order.ron";

/// The files of orders in a folder.
fn orders_in(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    files.filter(|path| path.to_string_lossy().ends_with(ENDING)).collect()
}

/// Watches the folder into which other starts of the program write what is to be opened.
#[derive(Resource)]
pub(crate) struct HandedOver {
    folder: PathBuf,
    watched: WatchedFolder,
}

impl HandedOver {
    /// Wakes the client when a hand is handed over. The folder is created.
    ///
    /// # Errors
    /// If the folder cannot be created or watched; then another start of the program says that the client is open already.
    pub(crate) fn watch(folder: &Path, waker: Waker) -> notify::Result<Self> {
        std::fs::create_dir_all(folder).map_err(notify::Error::io)?;
        // Another start may have asked while this one was still starting.
        let watched = WatchedFolder::watch(folder, RecursiveMode::NonRecursive, true, waker)?;
        Ok(Self { folder: folder.to_owned(), watched })
    }

    /// Takes what was handed over since this function was called last; of several hands the last. What cannot be read or was given up is left
    /// out. `now_ms` is the present time, in milliseconds since 1970.
    fn take(&self, now_ms: u64) -> Option<(HandSource, Option<u64>)> {
        if !self.watched.take_changed() {
            return None;
        }
        let read = orders_in(&self.folder).into_iter().filter_map(|path| {
            let read = read_settings(&path);
            drop(std::fs::remove_file(&path));
            ron::from_str(&read.ok().flatten()?).ok()
        });
        let waited_ms = u64::try_from((LOOK_EVERY * LOOKS).as_millis()).unwrap_or(u64::MAX);
        let waits = |order: &Order| order.asked_ms.saturating_add(waited_ms) >= now_ms;
        let Order { named, number, .. } = read.filter(waits).max_by_key(|order| order.asked_ms)?;
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
    let Some((source, number)) = handed.and_then(|handed| handed.take(unix_ms())) else { return };
    replayer.open_over(&mut navigation, source, number, (&settings.0.name, &waker.0));
    if let Ok(mut window) = main.single_mut() {
        window.set_minimized(false);
        window.focused = true;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;

    use super::*;

    const NOW_MS: u64 = 1_790_000_000_000;

    /// A folder with these orders, and who watches it.
    fn watched(orders: &[(&str, &str)]) -> (tempfile::TempDir, HandedOver) {
        let folder = tempfile::tempdir().unwrap();
        for (name, order) in orders {
            std::fs::write(folder.path().join(name), order).unwrap();
        }
        let handed = HandedOver::watch(folder.path(), Arc::new(|| {})).unwrap();
        (folder, handed)
    }

    #[test]
    fn what_is_handed_over_is_taken_once_and_the_other_start_learns_it() {
        let folder = tempfile::tempdir().unwrap();
        let (told, woken) = channel();
        let waker: Waker = Arc::new(move || told.send(()).unwrap_or_default());
        let handed = HandedOver::watch(&folder.path().join("orders"), waker).unwrap();
        for source in [HandSource::File("hands.phhs".into()), HandSource::Shared("cardroom-hand:abc".to_owned())] {
            let taken = std::thread::scope(|scope| {
                let other = scope.spawn(|| hand_over(&handed.folder, &source, Some(3)));
                let taken = loop {
                    woken.recv_timeout(Duration::from_secs(60)).unwrap();
                    if let Some(taken) = handed.take(unix_ms()) {
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
            assert_eq!(handed.take(unix_ms()), None);
        }
    }

    #[test]
    fn the_last_of_several_orders_is_taken_also_if_it_was_there_before_the_watch() {
        let order = |asked_ms: u64, text: &str| format!("(asked_ms: {asked_ms}, named: Shared(\"{text}\"), number: None)");
        let (first, last) = (order(NOW_MS - 200, "first"), order(NOW_MS - 100, "last"));
        let (folder, handed) = watched(&[("open-hand-2.order.ron", &last), ("open-hand-7.order.ron", &first)]);
        assert_eq!(handed.take(NOW_MS), Some((HandSource::Shared("last".to_owned()), None)));
        assert!(orders_in(folder.path()).is_empty(), "the other starts learn that their orders were taken");
    }

    #[test]
    fn an_order_that_was_given_up_or_cannot_be_read_opens_nothing_and_is_gone() {
        let old = format!("(asked_ms: {}, named: Shared(\"old\"), number: None)", NOW_MS - 60_000);
        let orders = [("open-hand-1.order.ron", old.as_str()), ("open-hand-2.order.ron", "(named: Nothing)"), ("other.ron", "kept")];
        let (folder, handed) = watched(&orders);
        std::fs::write(folder.path().join("open-hand-3.order.ron"), [0xff, 0x00]).unwrap();
        assert_eq!(handed.take(NOW_MS), None);
        assert!(orders_in(folder.path()).is_empty());
        assert!(folder.path().join("other.ron").exists());
    }

    #[test]
    fn a_hand_that_nobody_takes_is_taken_back() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!hand_over(folder.path(), &HandSource::Shared(String::new()), None));
        assert!(orders_in(folder.path()).is_empty());
    }
}
