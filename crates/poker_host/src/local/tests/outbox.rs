//! What waits for a save is sent in its order, when the save is on the disk or has taken too long.

use poker_protocol::{Message, Money, Seq, ServerMsg};
use poker_room::{ClientId, Now};

use crate::local::outbox::Outbox;

fn message(number: u64) -> (ClientId, ServerMsg) {
    (ClientId(number), ServerMsg { seq: Seq(number), message: Message::Balance { balance: Money::ZERO } })
}

/// The messages that may be sent.
fn sent(outbox: &mut Outbox, written: u64, now: Now) -> Vec<u64> {
    std::iter::from_fn(|| outbox.next(written, now)).map(|(client, _)| client.0).collect()
}

#[test]
fn messages_wait_for_their_save_and_for_those_before_them() {
    let mut outbox = Outbox::default();
    assert_eq!((outbox.due(), outbox.last_save()), (None, None));
    for (save, number) in [(1, 10), (2, 11), (1, 12), (3, 13)] {
        outbox.hold(save, Now(1_000), message(number));
    }
    assert_eq!(sent(&mut outbox, 0, Now(1_100)), Vec::<u64>::new());
    assert_eq!(sent(&mut outbox, 1, Now(1_100)), [10]);
    assert_eq!((outbox.due(), outbox.last_save()), (Some(Now(1_500)), Some(3)));
    assert_eq!(sent(&mut outbox, 2, Now(1_100)), [11, 12]);
    assert_eq!(sent(&mut outbox, 3, Now(1_100)), [13]);
}

#[test]
fn a_message_waits_half_a_second_at_most() {
    let mut outbox = Outbox::default();
    outbox.hold(1, Now(1_000), message(1));
    outbox.hold(2, Now(1_300), message(2));
    assert_eq!(sent(&mut outbox, 0, Now(1_499)), Vec::<u64>::new());
    assert_eq!(sent(&mut outbox, 0, Now(1_500)), [1]);
    assert_eq!(outbox.due(), Some(Now(1_800)));
    assert_eq!(sent(&mut outbox, 0, Now(1_800)), [2]);
}
