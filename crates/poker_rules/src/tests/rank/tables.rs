//! The size of the tables.

use crate::rank;

#[test]
fn the_tables_of_ranking_fit_into_a_second_level_cache() {
    const { assert!(rank::TABLES <= 300_000) }
}
