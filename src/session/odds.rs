//! Counts chances in the background. Counting starts when chances are wanted, and stops when the hand moves on.

use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use crossbeam_channel::{Receiver, bounded};
use poker_client::{OddsQuestion, OddsWanted, TableOdds};
use poker_protocol::Waker;

/// The chances at one table.
#[derive(Default)]
pub(crate) struct Odds {
    asked: Option<OddsQuestion>,
    counting: Option<OddsTask>,
    shown: Option<TableOdds>,
}

struct OddsTask {
    answer: Receiver<Option<TableOdds>>,
    /// The task. It stops at its next pause when it is dropped.
    _task: Task<()>,
}

impl Odds {
    /// The latest result.
    pub(crate) fn shown(&self) -> Option<&TableOdds> {
        self.shown.as_ref()
    }

    /// Whether the counting is not finished.
    pub(crate) fn is_counting(&self) -> bool {
        self.counting.is_some()
    }

    /// The result to show.
    pub(super) fn shown_mut(&mut self) -> &mut Option<TableOdds> {
        &mut self.shown
    }

    /// Counts what `wanted` asks for. Returns the result to show from now on; the outer `None` if the last one stays.
    pub(crate) fn follow(&mut self, wanted: OddsWanted, waker: &Waker) -> Option<Option<TableOdds>> {
        match wanted {
            OddsWanted::Unchanged => {}
            OddsWanted::Nothing => {
                self.asked = None;
                self.counting = None;
                return Some(None);
            }
            OddsWanted::Count(question) => {
                if self.asked.as_ref() != Some(&question) {
                    self.counting = Some(count(question.clone(), Waker::clone(waker)));
                    self.asked = Some(question);
                    // The result comes later: its waker starts another frame.
                    return None;
                }
            }
        }
        let answer = self.counting.as_ref()?.answer.try_recv().ok()?;
        self.counting = None;
        Some(answer)
    }
}

/// Counts in the background with a pause about every millisecond. The result is sent before the client is woken.
fn count(question: OddsQuestion, waker: Waker) -> OddsTask {
    let (answered, answer) = bounded(1);
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let mut answer = None;
        for chunk in question.begin().into_iter().flatten() {
            answer = chunk;
            yield_now().await;
        }
        // Sending fails if the result is no longer wanted, because the hand has moved on.
        drop(answered.send(answer));
        waker();
    });
    OddsTask { answer, _task: task }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc;
    use std::time::Duration;

    use bevy::tasks::TaskPool;
    use poker_rules::Seat;

    use super::*;
    use crate::tour::odds_of;

    #[test]
    fn chances_are_counted_beside_the_frames_and_go_with_the_hand() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let (done, counted) = mpsc::channel();
        let waker: Waker = Arc::new(move || done.send(()).unwrap());
        let mut odds = Odds::default();
        let wanted = odds_of("table-all-in-turn");
        assert_eq!(odds.follow(wanted.clone(), &waker), None, "nothing is waited for");
        assert!(odds.is_counting());
        counted.recv_timeout(Duration::from_secs(60)).expect("the client is woken");
        let shown = odds.follow(wanted.clone(), &waker).expect("the answer is there when the client is woken");
        assert!(shown.is_some_and(|shown| shown.of(Seat::new(0)).is_some()));
        assert_eq!(odds.follow(wanted, &waker), None);
        assert!(!odds.is_counting(), "the same question is not asked twice");
        assert_eq!(odds.follow(OddsWanted::Unchanged, &waker), None, "a street being dealt changes nothing");
        assert_eq!(odds.follow(OddsWanted::Nothing, &waker), Some(None));
    }
}
