//! The files of a server that is started for a load: one table for five players each, and no pauses.

use std::fmt::Write as _;

use crate::PLAYERS_A_TABLE;

/// The balance of each account, enough for the highest stake.
const OPENING_BALANCE: u64 = 1_000_000;

/// The room file for `clients` clients. Each table has a stake of its own, so that each client gets the table that is meant for it.
#[must_use]
pub fn room_file(clients: usize) -> String {
    let mut stakes = String::new();
    for small in 1..=clients.div_ceil(PLAYERS_A_TABLE) {
        let big = small * 2;
        // Writing to a string does not fail.
        let _written = write!(
            stakes,
            r#"
        (name: "L{small}", game: "nlhe", form: regular, seats: Some(6), small_blind: {small}, big_blind: {big}, percent_bp: 500, cap: {big}, from: Ours("load")),"#
        );
    }
    format!("(\n    id: \"load\",\n    offers: [(rulebook: \"en-2.7\", standing_tables: 1, stakes: own([{stakes}\n    ]))],\n)\n")
}

/// The configuration file for a room file.
#[must_use]
pub fn config_file(room_file: &str) -> String {
    format!(
        "(\n    halls: [(\n        room: named({room_file:?}),\n        tournaments: none,\n        opening_balance: {OPENING_BALANCE},\n        \
         tempo: (street_ms: 0, runout_ms: 0, unshown_ms: 0, showdown_ms: 0, choice_ms: 0, first_hand_ms: 0),\n    )],\n)\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_room_has_a_table_of_six_seats_for_each_five_players() {
        let catalogue = poker_room::Catalogue::with_files([("load.room.ron", room_file(5_000).as_str())]).unwrap();
        let stakes = catalogue.room("load").unwrap();
        assert_eq!(stakes.offers.len(), 1_000);
        assert!(stakes.offers.iter().all(|offer| offer.row.seats == Some(6) && offer.standing_tables == 1));
        let dearest = stakes.offers.last().unwrap().row.big_blind.hundredths();
        assert!(dearest * 100 <= OPENING_BALANCE);
    }
}
