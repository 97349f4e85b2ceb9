//! Tables of two tournaments, beside cash tables in one window.

use poker_protocol::{Message, OwnEntryState, TableId, TournamentId};

use super::tournaments_table::{TOURNAMENT, tournament_tables};

/// The tables: the state that each shows, its number, and the number and the name of its tournament.
const TABLES: [(&str, TableId, TournamentId, &str); 2] = [
    ("tournament-table", TableId(3), TOURNAMENT, "Bounty Hour"),
    ("tournament-hand-for-hand", TableId(4), TournamentId(31), "Late Harvest"),
];

/// The messages after which the player sits at a table of each tournament.
pub(super) fn tournaments() -> Vec<Message> {
    let states = tournament_tables();
    let tables = TABLES.into_iter().filter_map(|(state, table, tournament, name)| {
        let (_, told) = states.iter().find(|(known, _)| *known == state)?;
        Some(told.iter().cloned().map(move |message| at(message, table, tournament, name)))
    });
    tables.flatten().collect()
}

/// A message of the tour's tournament as one of another table and tournament.
fn at(message: Message, table: TableId, tournament: TournamentId, name: &str) -> Message {
    match message {
        Message::Snapshot { table: mut snapshot } => {
            snapshot.info.table = table;
            name.clone_into(&mut snapshot.info.name);
            if let Some(of) = &mut snapshot.tournament {
                of.tournament = tournament;
                name.clone_into(&mut of.name);
            }
            Message::Snapshot { table: snapshot }
        }
        Message::Table { event, .. } => Message::Table { table, event },
        Message::OwnEntries { whole, mut entries } => {
            for entry in &mut entries {
                entry.tournament = tournament;
                name.clone_into(&mut entry.name);
                if let OwnEntryState::Seated { table: seated, .. } = &mut entry.state {
                    *seated = table;
                }
            }
            Message::OwnEntries { whole, entries }
        }
        Message::Tournament { mut overview } => {
            overview.row.tournament = tournament;
            name.clone_into(&mut overview.row.facts.name);
            Message::Tournament { overview }
        }
        Message::TournamentEvent { event, .. } => Message::TournamentEvent { tournament, event },
        other => other,
    }
}
