//! The answers to a player's requests, kept so that each request is carried out at most once.

use std::collections::VecDeque;

use poker_protocol::{Refusal, RequestId};

/// The number of answers that are kept in case a request is repeated.
const ANSWERS_KEPT: usize = 256;

/// How a request was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Answered with `Welcome`.
    Welcomed,
    /// Answered with `Done`.
    Done,
    /// Answered with `Refused`.
    Refused(Refusal),
}

/// What is known of the id of a request.
pub(crate) enum Known {
    /// The request must be carried out.
    New,
    /// The request was carried out before.
    Answered(Answer),
    /// The request may have been carried out, but its answer is no longer kept.
    Forgotten,
}

/// Requests with consecutive ids that were answered one after the other with the same answer.
#[derive(Debug)]
pub(super) struct AnswerRun {
    first: RequestId,
    last: RequestId,
    answer: Answer,
}

/// The last answers to a player's requests. They are kept as runs, because most are `Done`.
#[derive(Debug, Default)]
pub(super) struct Answers {
    newest: Option<AnswerRun>,
    /// The runs before `newest`, oldest first.
    older: VecDeque<AnswerRun>,
    /// The number of answers in all runs.
    kept: usize,
    /// Answers to ids up to this one are no longer kept.
    forgotten: RequestId,
    /// The highest id that was answered.
    highest: RequestId,
    /// The highest id that was answered before a program began to count anew.
    earlier: RequestId,
}

impl Answers {
    pub(super) fn known(&self, request: RequestId) -> Known {
        if request > self.highest {
            return Known::New;
        }
        if let Some(run) = self.older.iter().chain(&self.newest).find(|run| (run.first..=run.last).contains(&request)) {
            return Known::Answered(run.answer.clone());
        }
        if request <= self.forgotten { Known::Forgotten } else { Known::New }
    }

    pub(super) fn remember(&mut self, request: RequestId, answer: Answer) {
        match &mut self.newest {
            Some(run) if run.answer == answer && run.last.0.checked_add(1) == Some(request.0) => run.last = request,
            newest => self.older.extend(newest.replace(AnswerRun { first: request, last: request, answer })),
        }
        self.kept += 1;
        self.highest = self.highest.max(request);
        if self.kept > ANSWERS_KEPT {
            self.forget_oldest();
        }
    }

    fn forget_oldest(&mut self) {
        let Some(run) = self.older.front_mut().or(self.newest.as_mut()) else { return };
        self.kept -= 1;
        self.forgotten = self.forgotten.max(run.first);
        if run.first == run.last {
            // This run is in `older`: without older runs, `newest` has more than one answer.
            self.older.pop_front();
        } else {
            run.first.0 += 1;
        }
    }

    /// Forgets all answers, and knows that there were some.
    pub(super) fn forget(&mut self) {
        *self = Self { forgotten: self.forgotten.max(self.highest), highest: self.highest, earlier: self.earlier, ..Self::default() };
    }

    /// Notes the first `hello` of a new connection, after which nothing is carried out that may have been carried out before.
    pub(super) fn greeted_anew(&mut self, request: RequestId) {
        let before = RequestId(request.0.saturating_sub(1));
        if self.highest == RequestId::default() {
            // The room may have restarted, and then it does not know what it has carried out before.
            *self = Self { forgotten: before, highest: before, ..Self::default() };
        } else if request <= self.highest {
            // Another program, or one that was started again, counts its requests anew.
            *self = Self { forgotten: before, highest: before, earlier: self.earlier.max(self.highest), ..Self::default() };
        } else if request > self.earlier {
            // The program before it may have come back.
            self.forgotten = self.forgotten.max(self.earlier);
        }
    }
}
