//! The players and the tables of a large tournament, page by page.

use poker_protocol::{EntryId, TableId};

use super::field::{Field, freezeout};

#[test]
fn the_pages_of_players_hold_each_entry_once_and_none_is_past_the_end() {
    let mut field = Field::new(freezeout(300, 9), 1);
    field.enter(250);
    let pages: Vec<Vec<EntryId>> = (0..4)
        .map(|page| {
            let (rows, pages) = field.tournament.players_page(page);
            assert_eq!(pages, 3);
            rows.iter().map(|row| row.who.entry).collect()
        })
        .collect();
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [100, 100, 50, 0]);
    assert_eq!(pages.concat(), (0..250).map(EntryId).collect::<Vec<_>>());
    assert_eq!(field.tournament.players_page(u32::MAX).0, []);
}

#[test]
fn the_pages_of_tables_hold_each_table_once_and_none_is_past_the_end() {
    let mut field = Field::new(freezeout(250, 2), 2);
    assert_eq!(field.tournament.tables_page(0), (Vec::new(), 1));
    field.enter(250);
    let pages: Vec<Vec<TableId>> = (0..3)
        .map(|page| {
            let (rows, pages) = field.tournament.tables_page(page);
            assert_eq!(pages, 2);
            rows.iter().map(|row| row.table).collect()
        })
        .collect();
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [100, 25, 0]);
    assert_eq!(pages.concat(), field.tournament.table_ids());
}
