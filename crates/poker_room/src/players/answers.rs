//! Which of a player's requests were answered, so that each is carried out at most once.

use std::collections::VecDeque;

use poker_protocol::{Refusal, RequestId};

/// The number of answers that are kept for repeated requests.
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

/// The last answers to a player's requests.
#[derive(Debug, Default)]
pub(super) struct Answers {
    kept: VecDeque<(RequestId, Answer)>,
    /// Answers to ids up to this one are no longer kept.
    forgotten: RequestId,
    /// The highest id that was answered.
    highest: RequestId,
}

impl Answers {
    pub(super) fn known(&self, request: RequestId) -> Known {
        if request > self.highest {
            return Known::New;
        }
        if let Some((_, answer)) = self.kept.iter().find(|(id, _)| *id == request) {
            return Known::Answered(answer.clone());
        }
        if request <= self.forgotten { Known::Forgotten } else { Known::New }
    }

    pub(super) fn remember(&mut self, request: RequestId, answer: Answer) {
        self.kept.push_back((request, answer));
        self.highest = self.highest.max(request);
        if self.kept.len() > ANSWERS_KEPT
            && let Some((oldest, _)) = self.kept.pop_front()
        {
            self.forgotten = self.forgotten.max(oldest);
        }
    }

    /// A client that restarts counts its requests from the beginning: if the first greeting of a new connection repeats an id, all answers
    /// are forgotten.
    pub(super) fn greeted_anew(&mut self, request: RequestId) {
        if request <= self.highest {
            *self = Self::default();
        }
    }
}
