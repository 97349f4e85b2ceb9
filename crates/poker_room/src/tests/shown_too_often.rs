//! What a client asks to be shown is limited in bytes, because a request of few bytes may have a long answer.

use poker_protocol::{Message, Refusal, Request, RequestId, Seq, TableId, encode_server_frame};

use super::room_scene::{Salon, hello};
use crate::ClientId;

/// The bytes that a player may be shown at once.
const AT_ONCE: usize = 1024 * 1024;

fn resume() -> Request {
    Request::Resume { after: Seq(u64::MAX) }
}

/// Asks until the room refuses. Returns the number of bytes that were sent, the length of the longest answer, and the time to wait.
fn ask_until_refused(salon: &mut Salon, client: ClientId, request: &Request) -> (usize, usize, u32) {
    let (mut sent, mut longest) = (0, 0);
    for _ in 0..100_000 {
        salon.forget();
        let answer = salon.answer(client, request.clone());
        let frame = |told| encode_server_frame(&poker_protocol::ServerFrame::Room(Clone::clone(told))).unwrap().len();
        let bytes = salon.messages(client).into_iter().map(frame).sum();
        match answer {
            Ok(()) => (sent, longest) = (sent + bytes, longest.max(bytes)),
            Err(Refusal::TooOften { wait_ms }) => return (sent, longest, wait_ms),
            Err(other) => panic!("{other:?}"),
        }
    }
    panic!("{sent} bytes were sent for {request:?}")
}

#[test]
fn a_client_that_asks_again_and_again_is_shown_a_bounded_number_of_bytes() {
    for request in [resume(), Request::WatchLobby, Request::AskStatement { before: None }, Request::AskRules { rulebook: rulebook() }] {
        let mut salon = Salon::new();
        let client = salon.seated(1, 1);
        let (sent, longest, _) = ask_until_refused(&mut salon, client, &request);
        // The envelope of each message is not counted.
        assert!((AT_ONCE / 2..AT_ONCE * 2 + longest).contains(&sent), "{sent} bytes for {request:?}");
    }
}

fn rulebook() -> String {
    Salon::new().room.stakes()[0].rulebook.clone()
}

#[test]
fn after_the_time_in_the_refusal_the_client_is_shown_something_again_and_not_before() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    let (_, _, wait_ms) = ask_until_refused(&mut salon, client, &resume());
    salon.wait(wait_ms - 1);
    assert_eq!(salon.answer(client, resume()), Err(Refusal::TooOften { wait_ms: 1 }));
    salon.wait(1);
    assert_eq!(salon.answer(client, resume()), Ok(()));
}

#[test]
fn a_client_that_was_shown_too_much_can_still_play_and_greet_on_a_new_connection_but_not_again_on_the_same() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    ask_until_refused(&mut salon, client, &resume());
    assert_eq!(salon.answer(client, Request::SitOut { table: TableId(1), on: true }), Ok(()));
    assert!(matches!(salon.answer(client, Request::WatchLobby), Err(Refusal::TooOften { .. })));
    salon.ask_as(client, RequestId(1_000_000), hello("P1"));
    assert!(matches!(salon.messages(client).last().unwrap().message, Message::Refused { reason: Refusal::TooOften { .. }, .. }));
    salon.room.disconnect(client, salon.now);
    let again = salon.person(1);
    assert!(salon.messages(again).iter().any(|told| matches!(told.message, Message::Snapshot { .. })));
}
