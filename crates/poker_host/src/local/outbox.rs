//! Messages that wait until a save is on the disk, so that the end of a hand is told only when nothing can undo it.

use std::collections::VecDeque;

use poker_protocol::ServerMsg;
use poker_room::{ClientId, Now};

/// The longest wait, milliseconds. The save of a large field can take longer on a slow machine; the player must not wait for it.
const MOST_HELD_MS: u32 = 500;

/// The messages that wait, in the order in which they are sent.
#[derive(Default)]
pub(super) struct Outbox(VecDeque<Held>);

struct Held {
    /// The number of the save that the message waits for.
    save: u64,
    since: Now,
    client: ClientId,
    message: ServerMsg,
}

impl Outbox {
    /// Lets a message wait for the save with this number, and for all messages that wait already.
    pub(super) fn hold(&mut self, save: u64, since: Now, (client, message): (ClientId, ServerMsg)) {
        let save = self.last_save().map_or(save, |last| last.max(save));
        self.0.push_back(Held { save, since, client, message });
    }

    /// The next message that may be sent, when all saves up to the number `written` are on the disk.
    pub(super) fn next(&mut self, written: u64, now: Now) -> Option<(ClientId, ServerMsg)> {
        let held = self.0.pop_front_if(|held| held.save <= written || held.until() <= now)?;
        Some((held.client, held.message))
    }

    /// The number of the save that the last message waits for; `None` if no message waits.
    pub(super) fn last_save(&self) -> Option<u64> {
        self.0.back().map(|held| held.save)
    }

    /// The moment at which the next message is sent even if its save is not on the disk.
    pub(super) fn due(&self) -> Option<Now> {
        self.0.front().map(Held::until)
    }
}

impl Held {
    fn until(&self) -> Now {
        self.since.after_ms(MOST_HELD_MS)
    }
}
