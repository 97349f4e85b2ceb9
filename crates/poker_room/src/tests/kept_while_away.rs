//! What the room keeps for a player without a connection, and for how long.

use poker_protocol::{Message, PlayerId, Refusal, Request, RequestId, Seq, ServerMsg, StreamId, StreamPlace, TableId};

use super::room_scene::{Salon, hello_again};
use crate::{ClientId, Visitor};

const MINUTE_MS: u32 = 60_000;

/// A player at a table loses the connection for a time, in which another player sits down. Returns the number of the last message before, and the new connection.
fn away_for(salon: &mut Salon, ms: u32) -> (Seq, ClientId) {
    let client = salon.seated(1, 1);
    salon.ask_as(client, RequestId(100), Request::SitOut { table: TableId(1), on: true });
    let last = salon.messages(client).last().unwrap().seq;
    salon.room.disconnect(client, salon.now);
    salon.seated(2, 1);
    salon.wait(ms);
    let again = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    let resume = StreamPlace { stream: StreamId::default(), after: last };
    salon.ask_as(again, RequestId(200), hello_again("P1", Some(resume)));
    (last, again)
}

/// The place of `welcome` among what the client was sent.
fn before_welcome(salon: &Salon, client: ClientId) -> usize {
    salon.messages(client).iter().position(|told| matches!(told.message, Message::Welcome { .. })).unwrap()
}

#[test]
fn what_was_missed_is_kept_for_ten_minutes_after_the_connection_was_lost() {
    for (ms, kept) in [(10 * MINUTE_MS - 1, true), (10 * MINUTE_MS, false)] {
        let mut salon = Salon::new();
        let (last, client) = away_for(&mut salon, ms);
        let first: &ServerMsg = salon.messages(client)[0];
        assert_eq!(before_welcome(&salon, client) > 0, kept, "{ms} ms: {first:?}");
        assert_eq!(first.seq == Seq(last.0 + 1), kept, "after {last:?}: {first:?}");
    }
}

#[test]
fn a_request_from_before_is_not_carried_out_again_when_its_answer_has_been_freed() {
    for (ms, answer) in [(10 * MINUTE_MS - 1, None), (10 * MINUTE_MS, Some(Refusal::Forgotten))] {
        let mut salon = Salon::new();
        let (_, client) = away_for(&mut salon, ms);
        salon.ask_as(client, RequestId(100), Request::SitOut { table: TableId(1), on: true });
        let told = &salon.messages(client).last().unwrap().message;
        match answer {
            None => assert_eq!(*told, Message::Done { request: RequestId(100) }),
            Some(reason) => assert_eq!(*told, Message::Refused { request: RequestId(100), reason }),
        }
    }
}

#[test]
fn a_quiet_room_asks_to_be_called_when_what_is_kept_for_a_player_is_due_to_be_freed() {
    let mut salon = Salon::new();
    let due_without_players = salon.room.poll_timeout();
    let client = salon.person(1);
    salon.wait(MINUTE_MS);
    assert_eq!(salon.room.poll_timeout(), due_without_players, "nothing is freed while the client is connected");
    salon.room.disconnect(client, salon.now);
    let at = salon.now.after_ms(10 * MINUTE_MS);
    assert_eq!(salon.room.poll_timeout(), Some(at));
    salon.room.handle_timeout(at);
    assert_eq!(salon.room.poll_timeout(), due_without_players, "it was freed");
}
