//! The line before the passwords: so many are looked at at once, so many wait, the others are sent away.

use std::collections::{BTreeMap, VecDeque};

use super::job::{Job, JobId};

/// Work that takes a core and memory.
pub(super) struct Line {
    at_once: usize,
    most: usize,
    waiting: VecDeque<Waiting>,
    /// What is being done, and for which account.
    running: BTreeMap<JobId, String>,
}

struct Waiting {
    id: JobId,
    account: String,
    job: Job,
    /// The place that was told last.
    told: usize,
}

impl Line {
    pub(super) fn new(at_once: u32, most: u32) -> Self {
        let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        Self { at_once: count(at_once).max(1), most: count(most), waiting: VecDeque::new(), running: BTreeMap::new() }
    }

    /// Lines work up for an account; false where too many wait.
    pub(super) fn join(&mut self, id: JobId, account: String, job: Job) -> bool {
        let free = self.at_once.saturating_sub(self.running.len());
        if self.waiting.len() >= self.most.saturating_add(free) {
            return false;
        }
        self.waiting.push_back(Waiting { id, account, job, told: 0 });
        true
    }

    /// The next piece of work that may be begun: two for one account are never done at once, so that each wrong password counts.
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

    /// Nobody wants it any more; what is being done already is done.
    pub(super) fn leave(&mut self, id: JobId) {
        self.waiting.retain(|waiting| waiting.id != id);
    }

    /// Places that have not been told, from 1; none where the first need not wait.
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

    /// How many wait.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.len()
    }
}
