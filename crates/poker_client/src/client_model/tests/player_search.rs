//! The search for a player who allows to be found.

use poker_protocol::{FoundPlayer, Message, PlayerId, Refusal, Request, StakeId};

use super::{message, welcome};
use crate::client_model::{Change, ClientModel, PlayerSearch};

fn found(name: &str) -> FoundPlayer {
    FoundPlayer { player: PlayerId(9), name: name.to_owned(), stakes: vec![StakeId(2)], tournaments: Vec::new() }
}

fn find(name: &str) -> Request {
    Request::FindPlayer { name: name.to_owned() }
}

fn answer(name: &str, player: Option<FoundPlayer>) -> Message {
    Message::PlayerFound { name: name.to_owned(), player }
}

#[test]
fn only_the_answer_to_the_last_search_is_shown() {
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.ask(find("asa"));
    client.ask(find("emile"));
    assert_eq!(client.receive(message(2, answer("asa", Some(found("Asa")))), 0), Change::Nothing);
    assert_eq!(*client.player_search(), PlayerSearch::Asked { name: "emile".to_owned() });
    assert_eq!(client.receive(message(3, answer("emile", Some(found("Emile")))), 0), Change::PlayerSearch);
    assert_eq!(*client.player_search(), PlayerSearch::Found(found("Emile")));
    client.ask(find("nobody"));
    client.receive(message(4, answer("nobody", None)), 0);
    assert_eq!(*client.player_search(), PlayerSearch::NotFound { name: "nobody".to_owned() });
}

#[test]
fn a_search_that_the_room_refuses_is_over() {
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    let asked = client.ask(find("asa"));
    let refused = Message::Refused { request: asked.id, reason: Refusal::NotOffered };
    assert!(matches!(client.receive(message(2, refused), 0), Change::Refused { .. }));
    assert_eq!(*client.player_search(), PlayerSearch::NotAsked);
}

#[test]
fn a_search_without_an_answer_is_sent_again_on_a_new_connection_and_the_allowance_is_not() {
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.ask(Request::AllowFinding { on: true });
    let asked = client.ask(find("asa"));
    client.receive(welcome(2), 0);
    assert_eq!(client.reconnected(), [asked]);
}

#[test]
fn the_player_allows_to_be_found_only_in_a_room_where_players_are_found() {
    let mut client = ClientModel::default();
    assert_eq!(client.allow_finding(true), None);
    let mut greeting = welcome(1);
    client.receive(greeting.clone(), 0);
    assert_eq!(client.allow_finding(true), None);
    let Message::Welcome { finds_players, .. } = &mut greeting.message else { panic!("a greeting") };
    *finds_players = true;
    client.receive(greeting, 0);
    assert_eq!(client.allow_finding(true), Some(Request::AllowFinding { on: true }));
}
