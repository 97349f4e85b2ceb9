//! The structure of a tournament with its breaks, and the tournaments that lead to it.

use poker_protocol::{
    AddOnView, EndsWhen, Message, Money, Refusal, RegistrationEnd, Request, TargetView, TournamentFeature, TournamentId,
    TournamentOverview, TournamentPlayerRow,
};
use poker_rules::Chips;

use super::fixture::{OWN, Room, who};
use crate::test_tournament::{MINUTE, SIX, overview, playing};
use crate::{EntryChoice, LevelEnd, LevelTime, LookedAt, StructureLine, satellites_of, structure_lines, unknown_satellites};

/// A room that has told all about a tournament.
fn told(overview: TournamentOverview) -> Room {
    let mut room = Room::new();
    let tournament = overview.row.tournament;
    room.client.ask(Request::LookAtTournament { tournament, on: true });
    room.tell(Message::Tournament { overview: Box::new(overview) }, 0);
    room
}

fn looked_at(room: &Room) -> &LookedAt {
    room.client.tournaments().looked_at(TournamentId(4)).unwrap()
}

/// The breaks, each with the level before it and its minutes after six.
fn breaks(lines: &[StructureLine]) -> Vec<(u32, u64)> {
    let mut level = 0;
    let mut found = Vec::new();
    for line in lines {
        match line {
            StructureLine::Level(of) => level = of.number,
            StructureLine::Break { at, .. } => found.push((level, (at - SIX) / MINUTE)),
        }
    }
    found
}

/// The levels with which something ends.
fn ends(lines: &[StructureLine]) -> Vec<(u32, LevelEnd)> {
    let of = |line: &StructureLine| match line {
        StructureLine::Level(level) => level.ends.iter().map(|end| (level.number, *end)).collect(),
        StructureLine::Break { .. } => Vec::new(),
    };
    lines.iter().flat_map(of).collect()
}

#[test]
fn r_trn_10_breaks_are_foreseen_at_their_minute_of_each_hour() {
    let room = told(overview());
    let lines = structure_lines(looked_at(&room), 0, SIX - MINUTE);
    assert_eq!(breaks(&lines), [(6, 55), (12, 115)], "the sixth level lasts from 18:50 to 19:05, as it stands still for the break");
    assert_eq!(lines.len(), 14);
    let mut early = overview();
    early.terms.breaks.as_mut().unwrap().minute = 5;
    let room = told(early);
    assert_eq!(breaks(&structure_lines(looked_at(&room), 0, SIX)), [(7, 65)], "there is none during the first level");
}

#[test]
fn while_it_is_played_the_room_says_when_the_next_break_is() {
    let room = told(playing(3, 240_000, Some(300_000)));
    let lines = structure_lines(looked_at(&room), 60_000, SIX);
    let times: Vec<_> = lines
        .iter()
        .filter_map(|line| match line {
            StructureLine::Level(level) => Some(level.when),
            StructureLine::Break { .. } => None,
        })
        .take(4)
        .collect();
    assert_eq!(times, [LevelTime::Past, LevelTime::Past, LevelTime::Now { left_ms: 180_000, hands_left: None }, LevelTime::Later]);
    assert_eq!(breaks(&lines), [(4, 4), (9, 64)]);
}

#[test]
fn r_ui_2_the_structure_says_where_registration_rebuys_and_the_phase_end() {
    let mut phase = overview();
    phase.terms.ends = EndsWhen::AfterLevel { level: 12 };
    phase.terms.add_on = Some(AddOnView { price: Money::new(500), fee: Money::ZERO, stack: Chips::new(1), after_level: 6 });
    let room = told(phase);
    let found = ends(&structure_lines(looked_at(&room), 0, SIX));
    assert_eq!(found, [(6, LevelEnd::AddOn), (8, LevelEnd::LateRegistration), (12, LevelEnd::Phase)]);
    let mut timed = overview();
    timed.row.late_until = Some(RegistrationEnd::At { time: SIX + 25 * MINUTE });
    let room = told(timed);
    assert_eq!(ends(&structure_lines(looked_at(&room), 0, SIX)), [(3, LevelEnd::LateRegistration)]);
}

#[test]
fn levels_whose_length_is_not_drawn_yet_foresee_nothing() {
    let mut drawn = overview();
    drawn.terms.levels.iter_mut().for_each(|level| level.length_ms = 0);
    let room = told(drawn);
    assert_eq!(breaks(&structure_lines(looked_at(&room), 0, SIX)), []);
}

#[test]
fn r_ui_2_the_satellites_of_a_tournament_are_found_once_their_targets_are_told() {
    let mut satellite = overview();
    satellite.row.tournament = TournamentId(9);
    satellite.row.facts.features.push(TournamentFeature::Satellite);
    satellite.terms.target = Some(TargetView { tournament: TournamentId(4), name: "Evening Freezeout".to_owned() });
    let mut room = told(overview());
    let rows = vec![overview().row, satellite.row.clone()];
    room.tell(Message::Tournaments { whole: true, rows: rows.into(), offers: Vec::new().into(), gone: Vec::new() }, 0);
    let tournaments = room.client.tournaments();
    assert_eq!(unknown_satellites(tournaments).collect::<Vec<_>>(), [TournamentId(9)]);
    assert!(satellites_of(tournaments, TournamentId(4)).is_empty());
    room.client.ask(Request::LookAtTournament { tournament: TournamentId(9), on: true });
    room.tell(Message::Tournament { overview: Box::new(satellite) }, 0);
    let tournaments = room.client.tournaments();
    assert_eq!(satellites_of(tournaments, TournamentId(4)).iter().map(|row| row.tournament).collect::<Vec<_>>(), [TournamentId(9)]);
    assert_eq!(unknown_satellites(tournaments).count(), 0);
}

#[test]
fn a_page_that_the_room_refuses_is_no_refusal_of_the_players_own_request() {
    let mut room = told(overview());
    let tournament = TournamentId(4);
    let unregister = room.client.ask(Request::Unregister { tournament }).id;
    room.tell(Message::Refused { request: unregister, reason: Refusal::UnregisterTooLate }, 0);
    let page = room.client.ask(Request::AskTournamentPlayers { tournament, page: 0 }).id;
    room.tell(Message::Refused { request: page, reason: Refusal::UnregisterTooLate }, 0);
    let refused = room.client.tournaments().refused(EntryChoice::Tournament(tournament)).unwrap();
    assert_eq!(refused.request, Request::Unregister { tournament });
    assert!(looked_at(&room).refuses_pages());
}

#[test]
fn a_row_is_found_by_its_index_also_while_other_pages_are_to_come() {
    let mut room = told(overview());
    let rows = |from: u32, count: u32| {
        let row = |entry| TournamentPlayerRow {
            who: who(poker_protocol::EntryId(entry)),
            state: poker_protocol::EntrantState::Registered,
            bounty: None,
        };
        (from..from + count).map(row).collect::<Vec<_>>()
    };
    room.tell(Message::TournamentPlayers { tournament: TournamentId(4), page: 0, pages: 3, rows: rows(0, 100) }, 0);
    let players = looked_at(&room).players();
    assert_eq!((players.len(), players.missing(), players.has(1)), (300, Some(1), false));
    room.tell(Message::TournamentPlayers { tournament: TournamentId(4), page: 2, pages: 3, rows: rows(200, 7) }, 0);
    let players = looked_at(&room).players();
    assert_eq!((players.len(), players.row(150)), (207, None));
    assert_eq!(players.row(203).unwrap().who.entry.0, 203);
    assert_ne!(players.row(0).unwrap().who.entry, OWN);
}
