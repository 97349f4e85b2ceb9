//! The thread that writes the batches of a hall. All waiting batches go into one transaction, so that many hands share one disk flush.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, bounded};

use super::{Batch, BatchNumber, Lease, Store, StoreError};

/// The most batches that wait. A hall with more must wait too, because its players learn nothing before its batches are written.
const WAITING: usize = 4_096;
/// The most batches in one transaction.
const TOGETHER: usize = 1_024;
/// The pause before a commit is tried again, which doubles up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// The number of tries after the owner of the hall has ended.
const LAST_TRIES: u32 = 20;

/// The thread has ended, because a write failed or another server owns the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the books of this hall are no longer written")]
pub struct WriterGone;

/// Writes the batches of one hall in order.
pub struct Writer {
    batches: Option<Sender<Batch>>,
    /// Set when the owner of the hall has ended.
    ending: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. It calls `kept` with the number of the last written batch, and once with the error that ends it. While the
    /// database cannot be used it tries again, and nothing is lost.
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
        let ending = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&ending);
        let thread = std::thread::Builder::new().name(name).spawn(move || {
            keep((&*store, &lease, &ends), &receiver, &mut kept);
            // The queue is closed before the callback is dropped, so that no batch is accepted after the owner has seen the end.
            drop(receiver);
        })?;
        Ok(Self { batches: Some(sender), ending, thread: Some(thread) })
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
        self.ending.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // The callback was called with the error that ended the thread.
            drop(thread.join());
        }
    }
}

fn keep(
    (store, lease, ending): (&dyn Store, &Lease, &AtomicBool),
    batches: &Receiver<Batch>,
    kept: &mut impl FnMut(Result<BatchNumber, StoreError>),
) {
    let mut commits = None;
    while let Ok(first) = batches.recv() {
        let together: Vec<Batch> = std::iter::once(first).chain(batches.try_iter().take(TOGETHER - 1)).collect();
        let last = together.last().map(|batch| batch.number).unwrap_or_default();
        let done = Commit { store, lease, ending, together: &together }.carry_out(&mut commits).map(|()| last);
        let ends = done.is_err();
        kept(done);
        if ends {
            return;
        }
    }
}

/// One commit, which is tried again while the database cannot be used.
struct Commit<'a> {
    store: &'a dyn Store,
    lease: &'a Lease,
    ending: &'a AtomicBool,
    together: &'a [Batch],
}

impl Commit<'_> {
    /// Carries the commit out. `commits` is the number of the hall's commits before this one, if it is known.
    fn carry_out(&self, commits: &mut Option<u64>) -> Result<(), StoreError> {
        let mut tries = 0_u32;
        let mut pause = FIRST_PAUSE;
        let mut last_tries = LAST_TRIES;
        loop {
            let error = match self.try_once(commits, tries > 0) {
                Err(StoreError::Unavailable(error)) => error,
                done => return done,
            };
            if tries == 0 {
                tracing::warn!(hall = %self.lease.hall, %error, "the books cannot be written at the moment; the hall waits");
            }
            if self.ending.load(Ordering::Relaxed) {
                last_tries = last_tries.checked_sub(1).ok_or(StoreError::Unavailable(error))?;
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(LONGEST_PAUSE);
            tries = tries.saturating_add(1);
        }
    }

    /// The connection may have been lost after the database had carried the commit out, so before it is tried `again`, the hall is asked
    /// whether it is one commit further than it was.
    fn try_once(&self, commits: &mut Option<u64>, again: bool) -> Result<(), StoreError> {
        let before = match *commits {
            Some(before) => before,
            None => *commits.insert(self.store.tip(self.lease)?.number),
        };
        if !again || self.store.tip(self.lease)?.number == before {
            self.store.commit(self.lease, self.together)?;
        }
        *commits = Some(before.saturating_add(1));
        Ok(())
    }
}
