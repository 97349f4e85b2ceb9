//! The queue of the bots that have messages to read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, bounded};

/// The queue, on the side that steps the bots. Each bot is in it at most once.
#[derive(Debug)]
pub(super) struct WakeQueue {
    indices: Receiver<usize>,
    wakers: Vec<BotWaker>,
}

/// Puts a bot into the queue, unless it is there already.
#[derive(Clone, Debug)]
pub(super) struct BotWaker {
    index: usize,
    queue: Sender<usize>,
    queued: Arc<AtomicBool>,
}

impl WakeQueue {
    pub(super) fn new(bots: usize) -> WakeQueue {
        let (queue, indices) = bounded(bots.max(1));
        let wakers = (0..bots).map(|index| BotWaker { index, queue: queue.clone(), queued: Arc::default() }).collect();
        WakeQueue { indices, wakers }
    }

    pub(super) fn wakers(&self) -> &[BotWaker] {
        &self.wakers
    }

    /// Takes the next bot, if one is woken within `time`. From now on its messages wake it again, so the caller must read all that there are.
    pub(super) fn next(&self, time: Duration) -> Option<usize> {
        let index = self.indices.recv_timeout(time).ok()?;
        // Only the one that takes a bot out of the queue may say that it is not there. If a bot were in the queue twice, another would have no
        // place, and would never be woken.
        self.wakers[index].queued.store(false, Ordering::Release);
        Some(index)
    }
}

impl BotWaker {
    pub(super) fn wake(&self) {
        if !self.queued.swap(true, Ordering::AcqRel) {
            // The queue has a place for each bot. This fails only where the crowd is gone.
            let _told = self.queue.try_send(self.index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queued(queue: &WakeQueue) -> Vec<usize> {
        std::iter::from_fn(|| queue.next(Duration::ZERO)).collect()
    }

    #[test]
    fn a_bot_that_is_woken_again_is_in_the_queue_once_and_each_bot_has_its_place() {
        let queue = WakeQueue::new(3);
        for index in [1, 1, 0, 1, 0, 2, 1] {
            queue.wakers()[index].wake();
        }
        assert_eq!(queued(&queue), [1, 0, 2]);
    }

    #[test]
    fn a_bot_that_was_taken_out_of_the_queue_can_be_woken_again() {
        let queue = WakeQueue::new(2);
        queue.wakers()[1].wake();
        assert_eq!(queue.next(Duration::ZERO), Some(1));
        queue.wakers()[1].wake();
        queue.wakers()[0].wake();
        assert_eq!(queued(&queue), [1, 0]);
        assert_eq!(queued(&queue), [] as [usize; 0]);
    }
}
