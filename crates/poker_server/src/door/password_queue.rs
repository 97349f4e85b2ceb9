//! The queue of jobs that hash passwords: a limited number runs at the same time, a limited number waits, and the rest is refused.

use std::collections::{BTreeMap, VecDeque};

use super::job::{Job, JobId};

/// Jobs that hash passwords; each takes a core and memory.
pub(super) struct PasswordQueue {
    at_once: usize,
    most: usize,
    waiting: VecDeque<Waiting>,
    /// Jobs that run, with the account of each.
    running: BTreeMap<JobId, String>,
}

struct Waiting {
    id: JobId,
    account: String,
    job: Job,
    /// The place in the queue that the client was told last, or 0.
    told: usize,
}

impl PasswordQueue {
    pub(super) fn new(at_once: u32, most: u32) -> Self {
        let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        Self { at_once: count(at_once).max(1), most: count(most), waiting: VecDeque::new(), running: BTreeMap::new() }
    }

    /// Queues a job for `account`. Returns false if the queue is full.
    pub(super) fn join(&mut self, id: JobId, account: String, job: Job) -> bool {
        let free = self.at_once.saturating_sub(self.running.len());
        if self.waiting.len() >= self.most.saturating_add(free) {
            return false;
        }
        self.waiting.push_back(Waiting { id, account, job, told: 0 });
        true
    }

    /// Takes the next job that may run. Two jobs of one account never run at the same time, so that each wrong password counts.
    pub(super) fn next(&mut self) -> Option<(JobId, Job)> {
        if self.running.len() >= self.at_once {
            return None;
        }
        let at = self.waiting.iter().position(|waiting| !self.running.values().any(|account| *account == waiting.account))?;
        let Waiting { id, account, job, .. } = self.waiting.remove(at)?;
        self.running.insert(id, account);
        Some((id, job))
    }

    pub(super) fn done(&mut self, id: JobId) {
        self.running.remove(&id);
    }

    /// Removes a waiting job. A job that runs already is not stopped.
    pub(super) fn leave(&mut self, id: JobId) {
        self.waiting.retain(|waiting| waiting.id != id);
    }

    /// The places in the queue that have changed since they were told, counted from 1. Empty while fewer than `at_once` jobs run, because
    /// then the first waiting job usually starts at once.
    pub(super) fn tell_places(&mut self) -> Vec<(JobId, u32)> {
        let mut news = Vec::new();
        if self.running.len() < self.at_once {
            return news;
        }
        for (waiting, place) in self.waiting.iter_mut().zip(1..) {
            if waiting.told != place {
                waiting.told = place;
                news.push((waiting.id, u32::try_from(place).unwrap_or(u32::MAX)));
            }
        }
        news
    }

    /// The number of waiting jobs.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }
}
