//! Which increases of charges a player was told (R-RAKE-8).

use poker_protocol::Seq;

/// The increases of charges that a player was told, counted from the first.
#[derive(Clone, Debug, Default)]
pub(super) struct ToldIncreases {
    /// The number of those that the player's client has received.
    received: u64,
    /// The messages about more of them whose receipt is not known: the number of each message, and of the increases told up to it.
    sent: Vec<(Seq, u64)>,
}

impl ToldIncreases {
    /// The first `received` increases need not be told.
    pub(super) fn after(received: u64) -> Self {
        Self { received, sent: Vec::new() }
    }

    /// The number of those that the player's client has received.
    pub(super) fn received(&self) -> u64 {
        self.received
    }

    /// The number of increases that need not be told after a greeting. `sent_again`: all messages whose receipt is not known were just sent
    /// again.
    pub(super) fn begin(&mut self, sent_again: bool) -> u64 {
        if !sent_again {
            self.sent.clear();
        }
        self.sent.last().map_or(self.received, |&(_, told)| told)
    }

    /// Notes the message in which the player is told the increases up to number `told`.
    pub(super) fn sent(&mut self, seq: Seq, told: u64) {
        self.sent.push((seq, told));
    }

    /// Notes that the player's client has received all messages up to this one. Returns whether increases were among them.
    pub(super) fn receive(&mut self, up_to: Seq) -> bool {
        let received = self.sent.iter().take_while(|(seq, _)| *seq <= up_to).count();
        let last = self.sent.drain(..received).next_back();
        if let Some((_, told)) = last {
            self.received = told;
        }
        last.is_some()
    }
}
