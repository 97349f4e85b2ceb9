//! How fast a room is with one table and with many.

use super::{play, room};
use crate::simulate::room_day::RoomSimOptions;

#[test]
#[ignore = "measures; says nothing in a debug build"]
fn long_room_speed_with_one_table_and_with_a_thousand() {
    for (tables, hands) in [(1, 40_000), (10, 40_000), (100, 80_000), (1_000, 160_000)] {
        let options = RoomSimOptions { tables: Some(tables), checked: false, ..room("en-2.7", hands, 1) };
        let report = play(&options).unwrap_or_else(|failure| panic!("{failure}"));
        println!("{tables} tables ({} stood): {} hands a second", report.tables, report.hands_per_second);
    }
}
