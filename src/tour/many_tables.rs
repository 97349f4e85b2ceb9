//! Nine and sixteen tables in one window, each in another state.

use poker_protocol::{Message, TableId};

use super::cash;
use super::states::table_states;

/// The names of the tables besides the first.
const NAMES: [&str; 15] = [
    "Bellatrix 1",
    "Caph 2",
    "Deneb 1",
    "Elnath 4",
    "Fomalhaut 1",
    "Gienah 3",
    "Hamal 1",
    "Izar 2",
    "Kochab 1",
    "Lesath 5",
    "Mizar 1",
    "Naos 2",
    "Okab 1",
    "Polaris 3",
    "Rigel 1",
];

/// The name of the picture in which the first tile is open large.
const LARGE: &str = "tiles-large";

/// The tile that the player has opened large in a picture.
pub(super) fn large_tile(name: &str) -> Option<TableId> {
    (name == LARGE).then_some(TableId(1))
}

/// The names of the pictures, and the messages after which the player sits at further tables.
pub(super) fn many_tables() -> Vec<(&'static str, Vec<Message>)> {
    [("tiles-nine", 9), (LARGE, 9), ("tiles-sixteen", 16)].into_iter().map(|(name, tables)| (name, beside_the_first(tables))).collect()
}

/// The messages after which the player sits at so many tables, with the one where the player sits already.
fn beside_the_first(tables: usize) -> Vec<Message> {
    let states = table_states();
    let others = NAMES.iter().zip(2..).zip(states.iter().skip(1).cycle()).take(tables.saturating_sub(1));
    others.flat_map(|((name, id), state)| cash::elsewhere(&state.scene, TableId(id), name)).collect()
}
