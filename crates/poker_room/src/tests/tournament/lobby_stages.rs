//! The stages of a tournament, as its row in the lobby shows them.

use poker_protocol::LobbyStage;

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
