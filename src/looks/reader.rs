//! Reads the folder of own looks on a thread: at the start, and again whenever the window comes to the front after a change.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::WindowFocused;
use crossbeam_channel::{Receiver, Sender, bounded};
use poker_protocol::Waker;

use super::own::{self, Stamp};
use super::wardrobe::Wardrobe;
use crate::theme::{OwnLooks, Theme};

/// The folder of own looks, and the channel on which they come.
#[derive(Resource)]
pub(crate) struct LookReader {
    folder: PathBuf,
    waker: Waker,
    coming: Receiver<(OwnLooks, Stamp)>,
    sender: Sender<(OwnLooks, Stamp)>,
    /// What was read last; `None` before the first time.
    last: Option<Stamp>,
}

impl LookReader {
    /// A reader of this folder, which need not exist. `waker` wakes the client when the looks are read.
    pub(crate) fn new(folder: PathBuf, waker: Waker) -> Self {
        let (sender, coming) = bounded(1);
        Self { folder, waker, coming, sender, last: None }
    }

    fn read(&self, theme: Arc<Theme>) {
        let (folder, waker, sender, last) = (self.folder.clone(), Waker::clone(&self.waker), self.sender.clone(), self.last.clone());
        let reading = move || {
            let stamp = own::stamp(&folder);
            // If the channel is full, looks that were read just before wait in it.
            if last.as_ref() != Some(&stamp) && sender.try_send((own::read(&folder, &theme), stamp)).is_ok() {
                waker();
            }
        };
        // If no thread can be started, the looks stay as they are.
        drop(std::thread::Builder::new().name("cardroom-looks".to_owned()).spawn(reading));
    }
}

/// Reads the folder at the start.
pub(super) fn begin_reading(reader: Option<Res<LookReader>>, wardrobe: Res<Wardrobe>) {
    if let Some(reader) = reader {
        reader.read(Arc::clone(&wardrobe.plain));
    }
}

/// Reads the folder again when the window comes to the front, and takes the looks that were read.
pub(super) fn take_looks(mut focus: MessageReader<WindowFocused>, reader: Option<ResMut<LookReader>>, mut wardrobe: ResMut<Wardrobe>) {
    let Some(mut reader) = reader else { return };
    if focus.read().any(|change| change.focused) && reader.last.is_some() {
        reader.read(Arc::clone(&wardrobe.plain));
    }
    let Some((own, stamp)) = reader.coming.try_iter().last() else { return };
    reader.last = Some(stamp);
    wardrobe.take(own);
}
