//! What is watched and looked at.

use poker_protocol::{EntrantState, Message, Refusal, Request, TournamentPlayerRow};

use super::fixture::{OTHER, OWN, Room, TOURNAMENT, who};
use crate::EntryChoice;

#[test]
fn what_was_watched_is_asked_for_again_after_a_reconnect() {
    let mut room = Room::new();
    room.client.ask(Request::WatchTournaments { on: true });
    room.client.ask(Request::LookAtTournament { tournament: TOURNAMENT, on: true });
    room.greet();
    let again: Vec<_> = room.client.reconnected().into_iter().map(|asked| asked.request).collect();
    assert_eq!(again, [Request::WatchTournaments { on: true }, Request::LookAtTournament { tournament: TOURNAMENT, on: true }]);
    room.client.ask(Request::LookAtTournament { tournament: TOURNAMENT, on: false });
    room.greet();
    assert_eq!(room.client.reconnected().len(), 1, "the player looks away");
}

#[test]
fn players_come_page_by_page() {
    let mut room = Room::new();
    room.client.ask(Request::LookAtTournament { tournament: TOURNAMENT, on: true });
    let row = |entry| TournamentPlayerRow { who: who(entry), state: EntrantState::Registered, bounty: None };
    let mut page = |page, rows| {
        room.tell(Message::TournamentPlayers { tournament: TOURNAMENT, page, pages: 2, rows }, 0);
        let players = room.client.tournaments().looked_at(TOURNAMENT).unwrap().players();
        (players.rows().map(|row| row.who.entry).collect::<Vec<_>>(), players.missing())
    };
    assert_eq!(page(1, vec![row(OTHER)]), (vec![OTHER], Some(0)));
    assert_eq!(page(0, vec![row(OWN)]), (vec![OWN, OTHER], None));
}

#[test]
fn a_refusal_is_kept_beside_its_tournament_until_the_next_request() {
    let mut room = Room::new();
    let asked = room.client.ask(Request::Rebuy { tournament: TOURNAMENT });
    room.tell(Message::Refused { request: asked.id, reason: Refusal::RebuyOver }, 0);
    let choice = EntryChoice::Tournament(TOURNAMENT);
    assert_eq!(room.client.tournaments().refused(choice).unwrap().reason, Refusal::RebuyOver);
    room.client.ask(Request::AddOn { tournament: TOURNAMENT });
    assert_eq!(room.client.tournaments().refused(choice), None);
}
