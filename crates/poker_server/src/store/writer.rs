//! The thread that writes the batches of a hall. All waiting batches go into one transaction, so that many hands share one disk flush.

use std::sync::Arc;
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::{Batch, BatchNumber, Lease, Store, StoreError};

/// The most batches that wait. A hall with more must wait too, because its players learn nothing before its batches are written.
const WAITING: usize = 4_096;
/// The most batches in one transaction.
const TOGETHER: usize = 1_024;

/// The thread has ended, because a write failed or another server owns the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the books of this hall are no longer written")]
pub struct WriterGone;

/// Writes the batches of one hall in order.
pub struct Writer {
    batches: Option<Sender<Batch>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. It calls `kept` with the number of the last written batch, and once with the error that ends it.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(
        store: Arc<dyn Store>,
        lease: Lease,
        mut kept: impl FnMut(Result<BatchNumber, StoreError>) + Send + 'static,
    ) -> Result<Self, std::io::Error> {
        let (sender, receiver) = bounded(WAITING);
        let name = format!("books of {}", lease.hall);
        let thread = std::thread::Builder::new().name(name).spawn(move || {
            keep(&*store, &lease, &receiver, &mut kept);
            // The queue is closed before the callback is dropped, so that no batch is accepted after the owner has seen the end.
            drop(receiver);
        })?;
        Ok(Self { batches: Some(sender), thread: Some(thread) })
    }

    /// Queues a batch. Blocks while the queue is full.
    ///
    /// # Errors
    /// When the thread has ended.
    pub fn send(&self, batch: Batch) -> Result<(), WriterGone> {
        self.batches.as_ref().ok_or(WriterGone)?.send(batch).map_err(|_| WriterGone)
    }

    /// The number of waiting batches.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.batches.as_ref().map_or(0, Sender::len)
    }
}

impl Drop for Writer {
    /// Writes all queued batches first.
    fn drop(&mut self) {
        self.batches = None;
        if let Some(thread) = self.thread.take() {
            // The callback was called with the error that ended the thread.
            drop(thread.join());
        }
    }
}

fn keep(store: &dyn Store, lease: &Lease, batches: &Receiver<Batch>, kept: &mut impl FnMut(Result<BatchNumber, StoreError>)) {
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
