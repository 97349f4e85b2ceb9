//! A player's numbered stream of messages: a client that comes back asks for what it has missed.

use std::collections::VecDeque;
use std::sync::Arc;

use poker_protocol::{Message, Seq, ServerMsg};

/// A message of a player's stream. Players who are told the same share the message.
#[derive(Clone, Debug)]
pub(super) struct Numbered {
    pub seq: Seq,
    pub message: Arc<Message>,
}

impl From<Numbered> for ServerMsg {
    fn from(Numbered { seq, message }: Numbered) -> Self {
        Self { seq, message: Arc::unwrap_or_clone(message) }
    }
}

/// The last messages of a player.
#[derive(Debug, Default)]
pub(super) struct Stream {
    last: Seq,
    kept: VecDeque<Numbered>,
}

impl Stream {
    /// Numbers a message. The last `keep` messages are kept, at least one.
    pub(super) fn number(&mut self, message: Arc<Message>, keep: usize) -> Numbered {
        self.last = Seq(self.last.0.saturating_add(1));
        let message = Numbered { seq: self.last, message };
        while self.kept.len() >= keep.max(1) {
            self.kept.pop_front();
        }
        self.kept.push_back(message.clone());
        message
    }

    /// Everything after the number `after`; none where a part of it is not kept any more.
    pub(super) fn tail(&self, after: Seq) -> Option<impl Iterator<Item = &Numbered>> {
        let first = self.kept.front()?.seq;
        let whole = after <= self.last && first.0 <= after.0.saturating_add(1);
        whole.then(|| self.kept.iter().filter(move |message| message.seq > after))
    }
}
