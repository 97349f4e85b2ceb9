//! Which of a player's requests have been answered, so that each is carried out at most once.

use std::collections::VecDeque;

use poker_protocol::{Refusal, RequestId};

/// Answers kept for repeated requests.
const ANSWERS_KEPT: usize = 256;

/// How a request was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// With `Welcome`.
    Welcomed,
    /// With `Done`.
    Done,
    /// With `Refused`.
    Refused(Refusal),
}

/// What is known of a request's id.
pub(crate) enum Known {
    /// The request is to be carried out.
    New,
    /// The request was carried out before.
    Answered(Answer),
    /// The request may have been carried out; its answer is not kept any more.
    Forgotten,
}

/// The last answers to a player's requests.
#[derive(Debug, Default)]
pub(super) struct Answers {
    kept: VecDeque<(RequestId, Answer)>,
    /// The answers to ids up to this one are not kept any more.
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

    /// A client that starts again counts its requests from the beginning: the first greeting of a new connection repeats an id.
    pub(super) fn greeted_anew(&mut self, request: RequestId) {
        if request <= self.highest {
            *self = Self::default();
        }
    }
}
