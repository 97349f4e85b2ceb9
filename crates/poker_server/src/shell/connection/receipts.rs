//! Which messages a client has received for sure: all that were written before a ping that it has answered.

use poker_protocol::Seq;

/// The messages of a connection whose receipt the hall wants to know.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Receipts {
    /// The last such message that was written.
    written: Option<Seq>,
    /// The ping that was written after it, and its answer is awaited.
    asked: Option<(u32, Seq)>,
}

impl Receipts {
    /// Notes that a message was written whose receipt the hall wants to know.
    pub(super) fn written(&mut self, seq: Seq) {
        self.written = Some(seq);
    }

    /// Notes that ping `n` is written. A ping whose answer is awaited stays the one, because the round trip may be longer than the time
    /// between two pings.
    pub(super) fn ping(&mut self, n: u32) {
        self.asked = self.asked.or_else(|| self.written.map(|seq| (n, seq)));
    }

    /// Handles the answer to ping `n`. Returns the last message that the client has received, if the hall wants to know it.
    pub(super) fn pong(&mut self, n: u32) -> Option<Seq> {
        let (_, seq) = self.asked.take_if(|(asked, _)| *asked == n)?;
        self.written.take_if(|written| *written == seq);
        Some(seq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_received_when_a_later_ping_is_answered() {
        let mut receipts = Receipts::default();
        receipts.ping(1);
        receipts.written(Seq(7));
        assert_eq!(receipts.pong(1), None, "the ping was written before the message");
        receipts.ping(2);
        receipts.written(Seq(9));
        assert_eq!(receipts.pong(1), None, "an answer to another ping");
        assert_eq!(receipts.pong(2), Some(Seq(7)));
        receipts.ping(3);
        assert_eq!((receipts.pong(3), receipts.pong(3)), (Some(Seq(9)), None));
        receipts.ping(4);
        assert_eq!(receipts.pong(4), None, "nothing more is wanted");
    }

    #[test]
    fn a_message_is_received_also_if_each_answer_comes_after_the_next_ping() {
        let mut receipts = Receipts::default();
        receipts.written(Seq(7));
        receipts.ping(1);
        receipts.ping(2);
        assert_eq!(receipts.pong(1), Some(Seq(7)));
        receipts.ping(3);
        assert_eq!((receipts.pong(2), receipts.pong(3)), (None, None));
    }
}
