//! Requests that the room refuses with `too_often` are sent again.

use poker_protocol::{ClientMsg, Message, Refusal, Request, RequestId, Seq, TableEvent, TableId, TournamentId};

use super::{TABLE, balance, message, seated, told, welcome};
use crate::test_room::HERO;
use crate::{Change, ClientModel};

const TOURNAMENT: TournamentId = TournamentId(7);
const LOOK: Request = Request::LookAtTournament { tournament: TOURNAMENT, on: true };
/// When the refusal comes, and how long the client must wait, in milliseconds.
const REFUSED_MS: u64 = 1_000;
const WAIT_MS: u32 = 2_400;
const DUE_MS: u64 = 3_400;

fn refuse(client: &mut ClientModel, seq: u64, request: RequestId) -> Change {
    client.receive(message(seq, Message::Refused { request, reason: Refusal::TooOften { wait_ms: WAIT_MS } }), REFUSED_MS)
}

fn pending(client: &ClientModel) -> Vec<(RequestId, Request)> {
    client.pending().map(|(id, request)| (id, request.clone())).collect()
}

#[test]
fn what_asks_to_be_shown_something_is_sent_again_with_a_new_id_after_the_wait() {
    let rules = Request::AskRules { rulebook: "x".to_owned() };
    let (statement, watch) = (Request::AskStatement { before: None }, Request::WatchTournaments { on: true });
    let players = Request::AskTournamentPlayers { tournament: TOURNAMENT, page: 0 };
    for request in [Request::WatchLobby, watch, LOOK, Request::AskPlans, Request::AskTickets, rules, statement, players] {
        let mut client = seated();
        let asked = client.ask(request.clone());
        assert_eq!(refuse(&mut client, 3, asked.id), Change::Nothing, "{request:?}");
        assert_eq!(pending(&client), [(asked.id, request.clone())], "nothing asks for it meanwhile");
        assert_eq!((client.next_ask_ms(), client.ask_again(DUE_MS - 1)), (Some(DUE_MS), Vec::new()));
        let again = ClientMsg { id: RequestId(asked.id.0 + 1), request: request.clone() };
        assert_eq!(client.ask_again(DUE_MS), std::slice::from_ref(&again));
        assert_eq!((pending(&client), client.next_ask_ms()), (vec![(again.id, request)], None));
        assert_eq!(client.ask_again(u64::MAX), []);
    }
}

#[test]
fn pages_of_a_tournament_that_come_later_are_not_taken_as_refused() {
    let mut client = seated();
    client.ask(LOOK);
    let page = client.ask(Request::AskTournamentPlayers { tournament: TOURNAMENT, page: 0 });
    refuse(&mut client, 3, page.id);
    assert!(!client.tournaments().looked_at(TOURNAMENT).unwrap().refuses_pages());
}

#[test]
fn what_the_player_no_longer_watches_is_not_asked_for_again() {
    let mut client = seated();
    let watches = [Request::WatchLobby, Request::WatchTournaments { on: true }, LOOK].map(|request| client.ask(request).id);
    for (seq, id) in (3..).zip(watches) {
        refuse(&mut client, seq, id);
    }
    let no_look = Request::LookAtTournament { tournament: TOURNAMENT, on: false };
    for request in [Request::LeaveLobby, Request::WatchTournaments { on: false }, no_look] {
        client.ask(request);
    }
    assert_eq!(client.ask_again(DUE_MS), []);
    assert_eq!(client.pending().count(), 3, "the last ones");
}

#[test]
fn a_player_who_wants_to_watch_a_table_is_told_the_refusal() {
    let mut client = seated();
    let request = Request::WatchTable { table: TableId(9), on: true };
    let asked = client.ask(request.clone());
    let reason = Refusal::TooOften { wait_ms: WAIT_MS };
    assert_eq!(refuse(&mut client, 3, asked.id), Change::Refused { request: Some(request), reason });
    assert_eq!((client.ask_again(DUE_MS), client.pending().count()), (Vec::new(), 0));
}

/// A client that asks for missing messages, and the id of that request.
fn resuming() -> (ClientModel, RequestId) {
    let mut client = seated();
    let Change::Missing(ask) = client.receive(balance(5, 900), 0) else { panic!("the hole was not seen") };
    assert_eq!(ask.request, Request::Resume { after: Seq(2) });
    (client, ask.id)
}

fn left(seq: u64) -> poker_protocol::ServerMsg {
    told(seq, TableEvent::Left { seat: HERO })
}

#[test]
fn missing_messages_are_asked_for_again_after_the_wait() {
    let (mut client, asked) = resuming();
    assert_eq!(refuse(&mut client, 6, asked), Change::Nothing);
    assert_eq!(client.receive(left(7), REFUSED_MS), Change::Nothing, "not before the wait is over");
    let again = ClientMsg { id: RequestId(asked.0 + 1), request: Request::Resume { after: Seq(2) } };
    assert_eq!(client.ask_again(DUE_MS), std::slice::from_ref(&again));
    assert_eq!(client.receive(message(8, Message::Done { request: again.id }), DUE_MS), Change::Done(again.request));
    assert!(matches!(client.receive(left(9), DUE_MS), Change::Table(TABLE, _)), "the stream goes on");
}

#[test]
fn missing_messages_that_came_in_another_way_are_not_asked_for_again() {
    let (mut client, asked) = resuming();
    refuse(&mut client, 6, asked);
    client.receive(super::snapshot(7), REFUSED_MS);
    assert!(matches!(client.receive(left(8), REFUSED_MS), Change::Table(TABLE, _)));
    assert_eq!((client.ask_again(DUE_MS), client.pending().count()), (Vec::new(), 0));
}

#[test]
fn missing_messages_are_asked_for_again_with_the_next_one_where_the_room_refuses_for_another_reason() {
    let (mut client, asked) = resuming();
    let refused = Message::Refused { request: asked, reason: Refusal::Forgotten };
    assert_eq!(client.receive(message(6, refused), 0), Change::Nothing);
    assert!(matches!(client.receive(left(7), 0), Change::Missing(ClientMsg { request: Request::Resume { after: Seq(2) }, .. })));
}

#[test]
fn an_answer_that_comes_while_messages_are_missing_is_heard() {
    let (mut client, _) = resuming();
    let (done, refused) = (client.ask(Request::RefillBalance), client.ask(Request::CancelPlan));
    assert_eq!(client.receive(message(6, Message::Done { request: done.id }), 0), Change::Done(done.request));
    let told = Message::Refused { request: refused.id, reason: Refusal::NoPlan };
    assert_eq!(client.receive(message(7, told), 0), Change::Refused { request: Some(refused.request), reason: Refusal::NoPlan });
    assert_eq!(client.receive(left(8), 0), Change::Nothing, "the messages are missing still");
}

#[test]
fn on_a_new_connection_it_is_asked_for_at_once_and_once() {
    let mut client = seated();
    let (plans, lobby) = (client.ask(Request::AskPlans), client.ask(Request::WatchLobby));
    refuse(&mut client, 3, plans.id);
    refuse(&mut client, 4, lobby.id);
    client.receive(welcome(5), REFUSED_MS);
    let again: Vec<_> = client.reconnected().into_iter().map(|message| (message.id, message.request)).collect();
    let (third, fourth) = (RequestId(lobby.id.0 + 1), RequestId(lobby.id.0 + 2));
    assert_eq!(again, [(third, Request::AskPlans), (fourth, Request::WatchLobby)], "an old id would bring the old refusal");
    assert_eq!(client.ask_again(u64::MAX), []);
}
