//! Finding players who allow it.

use poker_protocol::{FoundPlayer, Message, Money, PlayerId, Refusal, Request};

use super::room_scene::{NL10, NL50, Salon, config, hello};
use crate::{ClientId, RoomConfig};

const FINDER: u64 = 1;
const FRIEND: u64 = 2;

/// A room that is not practice, with two players who have greeted.
fn salon() -> (Salon, ClientId, ClientId) {
    let mut salon = Salon::with(RoomConfig { practice: false, opening_balance: Money::new(20_000), ..config() });
    let (finder, friend) = (salon.person(FINDER), salon.person(FRIEND));
    (salon, finder, friend)
}

fn find(salon: &mut Salon, finder: ClientId, name: &str) -> Option<FoundPlayer> {
    salon.answer(finder, Request::FindPlayer { name: name.to_owned() }).unwrap();
    let answers = salon.messages(finder);
    let answer = answers.iter().rev().find_map(|message| match &message.message {
        Message::PlayerFound { name, player } => Some((name.clone(), player.clone())),
        _ => None,
    });
    let (asked, player) = answer.unwrap();
    assert_eq!(asked, name);
    player
}

fn allow(salon: &mut Salon, friend: ClientId, on: bool) {
    salon.answer(friend, Request::AllowFinding { on }).unwrap();
}

#[test]
fn nobody_is_found_who_has_not_allowed_it_or_no_longer_allows_it() {
    let (mut salon, finder, friend) = salon();
    assert_eq!(find(&mut salon, finder, "P2"), None);
    allow(&mut salon, friend, true);
    assert_eq!(find(&mut salon, finder, "P2").map(|found| found.player), Some(PlayerId(FRIEND)));
    assert_eq!(find(&mut salon, finder, "P3"), None);
    assert_eq!(find(&mut salon, finder, ""), None);
    allow(&mut salon, friend, false);
    assert_eq!(find(&mut salon, finder, "P2"), None);
}

#[test]
fn a_found_player_is_told_with_each_stake_once_and_no_table() {
    let (mut salon, finder, friend) = salon();
    allow(&mut salon, friend, true);
    let nowhere = FoundPlayer { player: PlayerId(FRIEND), name: "P2".to_owned(), stakes: Vec::new(), tournaments: Vec::new() };
    assert_eq!(find(&mut salon, finder, "p2"), Some(nowhere.clone()));
    let tables = [salon.sits_down(friend, NL50), salon.sits_down(friend, NL10), salon.sits_down(friend, NL10)];
    assert_ne!(tables[1], tables[2]);
    assert_eq!(find(&mut salon, finder, "P2"), Some(FoundPlayer { stakes: vec![NL50, NL10], ..nowhere.clone() }));
    for table in tables {
        salon.answer(friend, Request::LeaveTable { table }).unwrap();
    }
    assert_eq!(find(&mut salon, finder, "P2"), Some(nowhere));
}

#[test]
fn a_player_whose_connection_is_lost_or_who_greets_again_is_not_found_until_it_is_allowed_again() {
    let (mut salon, finder, friend) = salon();
    allow(&mut salon, friend, true);
    salon.ask(friend, hello("Other"));
    assert_eq!(find(&mut salon, finder, "P2"), None);
    assert_eq!(find(&mut salon, finder, "Other"), None);
    allow(&mut salon, friend, true);
    assert!(find(&mut salon, finder, "other").is_some());
    salon.room.disconnect(friend, salon.now);
    assert_eq!(find(&mut salon, finder, "Other"), None);
    let back = salon.person(FRIEND);
    assert_eq!(find(&mut salon, finder, "P2"), None);
    allow(&mut salon, back, true);
    assert!(find(&mut salon, finder, "P2").is_some());
}

#[test]
fn practice_finds_nobody_and_a_long_name_is_refused() {
    let mut practice = Salon::new();
    let client = practice.person(FINDER);
    assert_eq!(practice.answer(client, Request::AllowFinding { on: true }), Err(Refusal::NotOffered));
    assert_eq!(practice.answer(client, Request::FindPlayer { name: "P1".to_owned() }), Err(Refusal::NotOffered));
    let (mut salon, finder, _) = salon();
    let name = "é".repeat(21);
    assert_eq!(salon.answer(finder, Request::FindPlayer { name }), Err(Refusal::Malformed));
}

#[test]
fn the_greeting_says_whether_players_are_found() {
    for practice in [true, false] {
        let mut salon = Salon::with(RoomConfig { practice, ..config() });
        let client = salon.person(FINDER);
        let Message::Welcome { finds_players, .. } = salon.messages(client)[0].message else { panic!("the room greets first") };
        assert_eq!(finds_players, !practice);
    }
}
