//! What a client asks to be shown is limited in bytes, because a request of few bytes may have a long answer.

use poker_protocol::{
    Message, PlayerId, Refusal, Request, RequestId, Seq, ServerFrame, ServerMsg, StreamId, StreamPlace, TableId, encode_server_frame,
};

use super::room_scene::{Salon, hello, hello_again};
use crate::{ClientId, Visitor};

/// The bytes that a player may be shown at once.
const AT_ONCE: usize = 1024 * 1024;

fn resume() -> Request {
    Request::Resume { after: Seq(u64::MAX) }
}

/// The bytes of the frames of these messages.
fn bytes_of(told: &[&ServerMsg]) -> usize {
    told.iter().map(|&told| encode_server_frame(&ServerFrame::Room(told.clone())).unwrap().len()).sum()
}

/// Asks until the room refuses. Returns the number of bytes that were sent, the length of the longest answer, and the time to wait.
fn ask_until_refused(salon: &mut Salon, client: ClientId, request: &Request) -> (usize, usize, u32) {
    let (mut sent, mut longest) = (0, 0);
    for _ in 0..100_000 {
        salon.forget();
        let answer = salon.answer(client, request.clone());
        let bytes = bytes_of(&salon.messages(client));
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

/// Greets on a new connection with `resume`, as if the client had missed the last 40 messages. Returns the messages that were sent again and
/// the bytes of all that the client was told.
fn greeted_again(salon: &mut Salon, last: &mut Seq) -> (usize, usize) {
    salon.forget();
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    let after = Seq(last.0.saturating_sub(40));
    salon.ask(client, hello_again("P1", Some(StreamPlace { stream: StreamId::default(), after })));
    let told = salon.messages(client);
    let again = told.iter().rposition(|told| matches!(told.message, Message::Welcome { .. })).unwrap();
    assert!(again == 0 || told[0].seq == Seq(after.0 + 1), "all that was missed, or nothing of it");
    *last = told.last().unwrap().seq;
    (again, bytes_of(&told))
}

#[test]
fn what_is_sent_again_to_a_client_that_comes_back_counts_and_is_left_out_if_too_much_was_shown() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    let mut last = salon.messages(client).last().unwrap().seq;
    let (mut sent, mut longest, mut shown) = (0, 0, false);
    for _ in 0..2_000 {
        let (again, bytes) = greeted_again(&mut salon, &mut last);
        shown |= again > 0;
        if shown && again == 0 {
            break;
        }
        (sent, longest) = (sent + bytes, longest.max(bytes));
    }
    assert!(shown && (AT_ONCE / 2..AT_ONCE * 2 + longest).contains(&sent), "{sent} bytes");
    salon.wait(60_000);
    assert!(greeted_again(&mut salon, &mut last).0 > 0);
}
