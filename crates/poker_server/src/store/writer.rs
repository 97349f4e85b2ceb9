//! The thread that keeps a hall's batches: all that wait go into one transaction, so that many hands share one flush of the disk.

use std::sync::Arc;
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::{Batch, BatchNumber, Lease, Store, StoreError};

/// Batches that may wait. A hall that has so many unkept waits itself: its players are told nothing new anyway.
const WAITING: usize = 4_096;
/// Batches in one transaction.
const TOGETHER: usize = 1_024;

/// The thread has ended: the books could not be written, or the hall is another server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the books of this hall are no longer written")]
pub struct WriterGone;

/// Keeps the batches of one hall, in their order.
pub struct Writer {
    batches: Option<Sender<Batch>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts it. `kept` is called on its thread with the number of the last batch that is kept, or once with what ended it.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(
        store: Arc<dyn Store>,
        lease: Lease,
        kept: impl FnMut(Result<BatchNumber, StoreError>) + Send + 'static,
    ) -> Result<Self, std::io::Error> {
        let (sender, receiver) = bounded(WAITING);
        let name = format!("books of {}", lease.hall);
        let thread = std::thread::Builder::new().name(name).spawn(move || keep(&*store, &lease, &receiver, kept))?;
        Ok(Self { batches: Some(sender), thread: Some(thread) })
    }

    /// Hands a batch over; waits where too many are waiting.
    ///
    /// # Errors
    /// When the thread has ended.
    pub fn send(&self, batch: Batch) -> Result<(), WriterGone> {
        self.batches.as_ref().ok_or(WriterGone)?.send(batch).map_err(|_| WriterGone)
    }

    /// How many batches wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.batches.as_ref().map_or(0, Sender::len)
    }
}

impl Drop for Writer {
    /// Everything that was handed over is kept first.
    fn drop(&mut self) {
        self.batches = None;
        if let Some(thread) = self.thread.take() {
            // It has told what ended it.
            drop(thread.join());
        }
    }
}

fn keep(store: &dyn Store, lease: &Lease, batches: &Receiver<Batch>, mut kept: impl FnMut(Result<BatchNumber, StoreError>)) {
    while let Ok(first) = batches.recv() {
        let together: Vec<Batch> = std::iter::once(first).chain(batches.try_iter().take(TOGETHER - 1)).collect();
        let last = together.last().map(|batch| batch.number).unwrap_or_default();
        let done = store.commit(lease, &together).map(|()| last);
        let ends = done.is_err();
        kept(done);
        if ends {
            return;
        }
    }
}
