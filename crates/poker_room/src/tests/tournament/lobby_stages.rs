//! The stages of a tournament, as its row in the lobby shows them.

use poker_protocol::{LobbyStage, RegistrationEnd};

use super::field::{Field, freezeout};
use crate::Now;
use crate::rulebook::LateRegistrationClose;
use crate::tournament::{Beginning, BreakRules, LateRegistration, LateUntil, TournamentStage, TournamentTerms};

/// The stages that the row of a tournament with this number of players shows, one after the other.
fn stages(terms: TournamentTerms, players: u32) -> Vec<LobbyStage> {
    let mut field = Field::new(terms, 1);
    let mut seen = vec![field.tournament.row().stage];
    field.enter(players);
    if let Beginning::At { time, .. } = field.tournament.terms().begin {
        field.wait_until(time);
    }
    while field.tournament.stage() == TournamentStage::Playing {
        seen.push(field.tournament.row().stage);
        field.fold_on();
    }
    seen.push(field.tournament.row().stage);
    seen.dedup();
    seen
}

#[test]
fn the_row_of_a_tournament_shows_breaks_and_the_final_table() {
    let breaks = Some(BreakRules { minute: 5, length_ms: 60_000 });
    let seen = stages(TournamentTerms { breaks, ..freezeout(12, 6) }, 12);
    assert_eq!(seen[..3], [LobbyStage::Registering, LobbyStage::Playing, LobbyStage::Break]);
    assert_eq!(seen[seen.len() - 2..], [LobbyStage::FinalTable, LobbyStage::Finished]);
}

#[test]
fn the_row_of_a_tournament_shows_how_long_players_can_still_enter() {
    let late = LateRegistration { until: LateUntil::EndOfLevel(2), closes_early: LateRegistrationClose::PayoutsBegin, re_entries: 0 };
    let begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    let seen = stages(TournamentTerms { begin, late: Some(late), ..freezeout(30, 6) }, 12);
    assert_eq!(seen[..3], [LobbyStage::Registering, LobbyStage::LateRegistration, LobbyStage::Playing]);
}

#[test]
fn the_row_of_a_tournament_tells_when_registration_closes_until_it_has_closed() {
    let late = |until| LateRegistration { until, closes_early: LateRegistrationClose::FirstKnockout, re_entries: 0 };
    let begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    let terms = |until| TournamentTerms { begin, late: Some(late(until)), ..freezeout(30, 6) };
    let mut field = Field::new(terms(LateUntil::After { ms: 600_000 }), 1);
    field.enter(6);
    assert_eq!(field.tournament.row().late_until, Some(RegistrationEnd::At { time: 660_000 }));
    field.wait_until(Now(70_000));
    assert_eq!(field.tournament.row().late_until, Some(RegistrationEnd::At { time: 670_000 }), "play has begun later");
    field.crash(30_000);
    assert_eq!(field.tournament.row().late_until, Some(RegistrationEnd::At { time: 700_000 }), "it stood still for half a minute");
    while field.tournament.is_open() {
        field.go_on();
    }
    assert_eq!((field.tournament.row().late_until, field.tournament.stage()), (None, TournamentStage::Playing));
    let mut field = Field::new(terms(LateUntil::EndOfLevel(2)), 1);
    field.enter(6);
    assert_eq!(field.tournament.row().late_until, Some(RegistrationEnd::Level { level: 2 }));
}
