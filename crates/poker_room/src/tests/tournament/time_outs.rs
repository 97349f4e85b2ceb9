//! Players whose time runs out (R-TRN-3), and the extra time after a lost connection (R-TRN-4).

use poker_protocol::TableId;
use poker_rules::{Act, HandEvent, Seat};

use super::field::{Field, freezeout};
use crate::tournament::{TournamentOutput, TournamentTableOutput};

/// What the player does who is asked at a table, if nobody acts and the time passes.
fn timed_out(field: &mut Field, asked: (TableId, Seat)) -> Act {
    for _ in 0..1_000 {
        let due = field.tournament.poll_timeout().unwrap();
        field.wait_until(due);
        let acted = field.take_outputs().into_iter().find_map(|output| match output {
            TournamentOutput::Table { table, output: TournamentTableOutput::Hand { event: HandEvent::Acted { seat, act, .. }, .. } } => {
                ((table, seat) == asked).then_some(act)
            }
            _ => None,
        });
        if let Some(act) = acted {
            return act;
        }
    }
    panic!("the player in {asked:?} does not act");
}

#[test]
fn r_trn_3_a_player_whose_time_runs_out_checks_if_that_is_free_and_folds_otherwise() {
    let (mut checks, mut folds) = (0, 0);
    for seed in 0..40 {
        let mut field = Field::new(freezeout(3, 3), seed);
        field.enter(3);
        field.start_hand();
        for _ in 0..seed % 5 {
            field.go_on();
        }
        let Some((seat, _, legal)) = field.only_table().awaited() else { continue };
        let table = field.only_table().sign().id;
        let act = timed_out(&mut field, (table, seat));
        assert_eq!(act, if legal.check { Act::Check } else { Act::Fold }, "seed {seed}");
        *if legal.check { &mut checks } else { &mut folds } += 1;
    }
    assert!(checks > 0 && folds > 0, "{checks} {folds}");
}

#[test]
fn r_trn_3_a_player_whose_time_has_run_out_is_asked_no_more() {
    let mut field = Field::new(freezeout(3, 3), 1);
    field.enter(3);
    field.start_hand();
    let (table, (seat, ..)) = (field.only_table().sign().id, field.only_table().awaited().unwrap());
    timed_out(&mut field, (table, seat));
    for _ in 0..100 {
        for output in field.fold_on() {
            if let TournamentOutput::Table { output: TournamentTableOutput::ToAct { seat: asked, .. }, .. } = output {
                assert_ne!(asked, seat);
            }
        }
    }
}

/// How long the first player who is asked has, milliseconds: one who stays connected, or loses the connection at that moment. Everybody
/// has registered.
pub(super) fn time_to_decide(field: &mut Field, connected: bool) -> u32 {
    let asks = |field: &Field| {
        let tournament = &field.tournament;
        let ids = tournament.table_ids();
        let table = ids.into_iter().filter_map(|id| tournament.table(id)).find(|table| table.awaited().is_some())?;
        let (seat, ..) = table.awaited()?;
        Some(((table.sign().id, seat), tournament.entrant(table.entry_at(seat)?)?.player))
    };
    while asks(field).is_none() {
        field.wait_until(field.tournament.poll_timeout().unwrap());
    }
    field.take_outputs();
    let (seat, player) = asks(field).unwrap();
    let asked = field.now;
    field.tournament.set_connected(player, connected, field.now);
    timed_out(field, seat);
    field.now.ms_since(asked)
}

/// The field of a tournament for which everybody has registered.
fn entered(entries: u32, seats: u8) -> Field {
    let mut field = Field::new(freezeout(entries, seats), 1);
    field.enter(entries);
    field
}

#[test]
fn r_trn_4_at_the_final_table_a_player_who_loses_the_connection_has_20_seconds_more() {
    assert_eq!(time_to_decide(&mut entered(3, 3), false), 30_000);
    assert_eq!(time_to_decide(&mut entered(3, 3), true), 10_000);
    assert_eq!(time_to_decide(&mut entered(6, 3), false), 10_000, "two tables");
}

#[test]
fn r_trn_4_a_table_that_becomes_the_final_table_gives_20_seconds_more() {
    let mut field = Field::new(freezeout(6, 3), 2);
    field.enter(6);
    while field.tournament.table_ids().len() > 1 {
        field.go_on();
    }
    // The extra time counts from the next hand on.
    while !field.dealt_now() {
        field.go_on();
    }
    assert_eq!(time_to_decide(&mut field, false), 30_000);
}
