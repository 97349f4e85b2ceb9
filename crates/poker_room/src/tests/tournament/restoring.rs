//! A tournament that is restored goes on where its last finished hands left it.

use poker_protocol::{PlayerId, TableId};
use poker_rules::Chips;

use super::field::{Field, falling, freezeout};
use super::journal::Journal;
use crate::Now;
use crate::rulebook::{Finish, LateRegistrationClose};
use crate::tournament::{
    Beginning, BreakRules, EntryId, EntryState, LateRegistration, LateUntil, Presence, Tournament, TournamentOutput, TournamentSave,
    TournamentStage,
};

fn stacks(tournament: &Tournament) -> Vec<(TableId, Chips)> {
    let tables = tournament.table_ids().into_iter().map(|id| (id, tournament.table(id).unwrap()));
    tables.flat_map(|(id, table)| table.taken().iter().map(|seat| (id, table.settled_stack(seat))).collect::<Vec<_>>()).collect()
}

/// A field of `entries` in mid-hand, some hands after the beginning.
fn in_mid_hand(entries: u32, seed: u64) -> Field {
    let mut field = Field::new(freezeout(entries, 6), seed);
    field.enter(entries);
    for _ in 0..20 {
        field.go_on();
    }
    while !field.tournament.table_ids().into_iter().any(|table| field.tournament.table(table).unwrap().awaited_turn().is_some()) {
        assert_eq!(field.tournament.stage(), TournamentStage::Playing);
        field.go_on();
    }
    field
}

#[test]
fn r_fail_1_a_hand_in_progress_is_void_and_its_stacks_are_those_of_its_start() {
    let mut field = in_mid_hand(18, 1);
    let before = stacks(&field.tournament);
    field.crash(60_000);
    assert_eq!(stacks(&field.tournament), before);
    assert!(field.tournament.table_ids().into_iter().all(|table| field.tournament.table(table).unwrap().hand().is_none()));
    assert_eq!(field.take_outputs()[0], TournamentOutput::Resumed { stood_still_ms: 60_000 });
    field.play_to_the_end();
    assert_eq!(field.places().len(), 18);
}

#[test]
fn r_fail_1_a_save_tells_how_long_the_tournament_has_stood_still_after_all_faults() {
    let mut field = in_mid_hand(18, 1);
    assert_eq!(field.tournament.save(field.now).head.stood_still_ms, 0);
    field.crash(60_000);
    field.crash(5_000);
    assert_eq!(field.tournament.save(field.now).head.stood_still_ms, 65_000);
}

#[test]
fn the_level_goes_on_where_it_stood() {
    let mut field = in_mid_hand(18, 2);
    let (level, before) = (field.tournament.level(), field.now);
    field.crash(3_600_000);
    while field.tournament.level() == level {
        field.fold_on();
    }
    // Levels last two minutes, and the first one began with the tournament.
    let played_ms = field.now.0 - 3_600_000;
    assert!(before.0 < 120_000 * u64::from(level), "{before:?}");
    assert!((120_000 * u64::from(level)..120_000 * u64::from(level) + 2_000).contains(&played_ms), "{played_ms}");
}

#[test]
fn a_break_goes_on_for_what_is_left_of_it() {
    let mut terms = freezeout(12, 6);
    terms.stack = Chips::new(1_000_000);
    terms.breaks = Some(BreakRules { minute: 55, length_ms: 300_000 });
    let mut field = Field::new(terms, 3);
    field.now = Now(40 * 60_000);
    field.enter(12);
    while !field.fold_on().iter().any(|output| matches!(output, TournamentOutput::Break { .. })) {}
    let begun = field.now;
    field.now = begun.after_ms(100_000);
    let save = field.tournament.save(field.now);
    field.restore_from(&save, 50_000).unwrap();
    assert_eq!(field.tournament.poll_timeout(), Some(begun.after_ms(300_000 + 50_000)));
    field.wait_until(begun.after_ms(350_000));
    assert!(field.take_outputs().contains(&TournamentOutput::BreakOver));
}

#[test]
fn the_time_limit_counts_only_the_time_that_is_played() {
    let mut terms = freezeout(6, 6);
    terms.stack = Chips::new(1_000_000);
    terms.finish = Finish::TimeLimit { seconds: 600 };
    terms.prizes.division = falling(3);
    let mut field = Field::new(terms, 4);
    field.enter(6);
    while field.now < Now(300_000) {
        field.fold_on();
    }
    field.crash(1_000_000);
    while !field.fold_on().contains(&TournamentOutput::TimeUp) {}
    assert!((Now(1_600_000)..Now(1_602_000)).contains(&field.now), "{:?}", field.now);
}

#[test]
fn late_registration_is_open_as_much_longer_as_the_tournament_stood_still() {
    let mut terms = freezeout(50, 6);
    terms.begin = Beginning::At { time: Now(1_000), least_entries: 2 };
    terms.late = Some(LateRegistration {
        until: LateUntil::After { ms: 600_000 },
        closes_early: LateRegistrationClose::PayoutsBegin,
        re_entries: 1,
    });
    let mut field = Field::new(terms, 5);
    field.enter(20);
    field.wait_until(Now(1_000));
    field.crash(5_000_000);
    field.wait_until(Now(5_600_999));
    assert!(field.register(30).is_ok());
    field.wait_until(Now(5_601_000));
    assert!(!field.tournament.is_open());
}

#[test]
fn before_the_beginning_the_entries_are_there_again_and_play_begins_at_its_time() {
    let mut terms = freezeout(50, 6);
    terms.begin = Beginning::At { time: Now(10_000), least_entries: 2 };
    let mut field = Field::new(terms, 6);
    field.enter(7);
    assert!(field.tournament.unregister(PlayerId(3), field.now).is_ok());
    field.crash(9_000);
    assert!(field.take_outputs().is_empty());
    assert_eq!((field.tournament.entries(), field.tournament.stage()), (6, TournamentStage::Registering));
    assert!(field.register(3).is_ok());
    field.wait_until(Now(10_000));
    assert_eq!(field.tournament.stage(), TournamentStage::Playing);
    assert_eq!(field.tournament.left(), 7);
}

#[test]
fn nobody_is_connected_and_who_was_away_or_sat_out_still_is() {
    let mut field = in_mid_hand(18, 7);
    let seated: Vec<PlayerId> = field.connected().into_iter().filter(|&player| field.tournament.seat_of(player).is_some()).collect();
    let (away, out) = (seated[0], seated[1]);
    field.tournament.set_connected(away, false, field.now);
    assert!(field.sit_out(out, true));
    let save = field.tournament.save(field.now);
    let presences = |save: &TournamentSave| -> Vec<(EntryId, Presence)> {
        save.tables.iter().flat_map(|table| table.seats.iter().map(|seat| (seat.entry, seat.presence))).collect()
    };
    assert!(presences(&save).iter().any(|&(_, presence)| presence == Presence::SitsOut));
    field.restore_from(&save, 0).unwrap();
    assert!(field.connected().is_empty());
    assert_eq!(presences(&field.tournament.save(field.now)), presences(&save));
}

#[test]
fn a_finished_tournament_has_its_places_and_prizes_again() {
    let mut field = Field::new(freezeout(9, 9), 8);
    field.enter(9);
    field.play_to_the_end();
    let places: Vec<EntryState> = field.tournament.entrants().iter().map(|entrant| entrant.state).collect();
    let prizes = field.tournament.prizes().to_vec();
    field.crash(1_000);
    assert_eq!(field.tournament.entrants().iter().map(|entrant| entrant.state).collect::<Vec<_>>(), places);
    assert_eq!((field.tournament.prizes(), field.tournament.poll_timeout()), (prizes.as_slice(), None));
    assert!(field.take_outputs().is_empty());
}

#[test]
fn a_hand_changes_its_table_and_nothing_else() {
    let mut terms = freezeout(300, 9);
    terms.set_level_length(100_000_000);
    let mut field = Field::new(terms, 9);
    field.enter(300);
    let mut journal = Journal::default();
    let all = journal.take(&mut field);
    assert_eq!((all.entrants.len(), all.tables.len()), (300, 34));
    let mut changed = 0;
    for _ in 0..500 {
        let ended = field.fold_on().len();
        let changes = journal.take(&mut field);
        assert!(changes.entrants.is_empty() && changes.head.is_none() && changes.prizes.is_none() && changes.opened.is_none());
        assert!(changes.tables.len() <= ended.min(34));
        changed += changes.tables.len();
        field.tournament.set_connected(PlayerId(1), changed % 2 == 0, field.now);
    }
    assert!(changed > 34);
}
