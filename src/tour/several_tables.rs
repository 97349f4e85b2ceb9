//! A few tables at which the player sits besides the first.

use poker_protocol::{Message, TableId};
use poker_rigs::scene::Scene;

use super::cash;
use super::states::table_states;

/// Messages after which the player sits at three more tables, must act at one of them, waits for a seat and has one reserved.
pub(super) fn several_tables(turn: Option<&Scene>) -> Vec<Message> {
    let out = table_states().into_iter().find(|state| state.name == "table-sitting-out").map(|state| state.scene);
    let quiet = table_states().into_iter().find(|state| state.name == "table-pre-action").map(|state| state.scene);
    let mut told = other_tables(&[(turn, 2, "Bellatrix 1"), (out.as_ref(), 3, "Caph 2"), (quiet.as_ref(), 4, "Deneb 1")]);
    told.push(cash::queue());
    told.extend(cash::offers().into_iter().take(1).map(|(_, offer)| Message::SeatOffered { offer }));
    told
}

/// Messages after which the player sits at these tables too.
pub(super) fn other_tables(tables: &[(Option<&Scene>, u32, &str)]) -> Vec<Message> {
    let tables = tables.iter().filter_map(|(scene, id, name)| Some(cash::elsewhere((*scene)?, TableId(*id), name)));
    tables.flatten().collect()
}
