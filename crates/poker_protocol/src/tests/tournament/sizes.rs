//! The longest messages about tournaments are short enough for a frame.

use super::overview::{offer_row, overview, row};
use super::{TOURNAMENT, chips, money};
use crate::{
    CodecError, EntrantState, EntrantView, EntryId, LOBBY_ROWS, LevelRow, MAX_FRAME_BYTES, MAX_NAME_CHARS, Message, OwnEntry,
    OwnEntryState, PAGE_ROWS, Prize, PrizeRow, Seq, ServerMsg, TableId, TableSnapshot, TournamentFeature, TournamentPlayerRow, WonEntry,
    encode_server,
};

/// A name of the most characters, each of the most bytes.
fn longest_name() -> String {
    "\u{1f0a1}".repeat(MAX_NAME_CHARS)
}

fn assert_fits(message: Message) {
    let frame: Result<String, CodecError> = encode_server(&ServerMsg { seq: Seq(u64::MAX), message });
    // The door adds the name of its part around the message.
    let bytes = frame.unwrap().len() + r#"{"room":}"#.len();
    assert!(bytes <= MAX_FRAME_BYTES, "{bytes} bytes");
}

#[test]
fn a_page_of_players_fits_a_frame() {
    let won = WonEntry::Ticket { kind: longest_name(), value: money(u64::MAX) };
    let placed = EntrantState::Placed { place: u32::MAX, prize: money(u64::MAX), won: Some(won) };
    for state in [EntrantState::Seated { table: TableId(u32::MAX), stack: chips(u64::MAX) }, placed] {
        let who = EntrantView { entry: EntryId(u32::MAX), name: longest_name() };
        let row = TournamentPlayerRow { who, state, bounty: Some(money(u64::MAX)) };
        let rows = vec![row; usize::try_from(PAGE_ROWS).unwrap()];
        assert_fits(Message::TournamentPlayers { tournament: TOURNAMENT, page: u32::MAX, pages: u32::MAX, rows });
    }
}

#[test]
fn the_most_rows_of_the_lobby_fit_a_frame() {
    // No document and no kind of ours has more features than twelve.
    let features = vec![TournamentFeature::SynchronisedBreaks; 12];
    let mut wide = row();
    (wide.facts.name, wide.facts.features) = ("x".repeat(40), features.clone());
    (wide.guarantee, wide.added, wide.pool) = (money(u64::MAX), money(u64::MAX), money(u64::MAX));
    let mut offer = offer_row();
    (offer.facts.name, offer.facts.features) = ("x".repeat(40), features);
    for (rows, offers) in [(LOBBY_ROWS, 0), (0, LOBBY_ROWS)] {
        let (rows, offers) = (vec![wide.clone(); rows].into(), vec![offer.clone(); offers].into());
        assert_fits(Message::Tournaments { whole: true, rows, offers, gone: Vec::new() });
    }
}

#[test]
fn an_overview_with_sixty_levels_and_450_prizes_fits_a_frame() {
    let mut overview = overview();
    let level = overview.terms.levels[0];
    overview.terms.levels = vec![LevelRow { length_ms: u32::MAX, ..level }; 60];
    let prize = Prize { money: money(100_000_000), extra: money(0), won: None };
    overview.prizes.rows = vec![PrizeRow { from: 3_000, to: 3_000, prize }; 450];
    assert_fits(Message::Tournament { overview: Box::new(overview) });
}

#[test]
fn a_hundred_own_entries_fit_a_frame() {
    let won = Some(WonEntry::Ticket { kind: "x".repeat(40), value: money(100_000_000) });
    let entry = OwnEntry {
        tournament: TOURNAMENT,
        entry: EntryId(u32::MAX),
        name: "x".repeat(40),
        kind: crate::TournamentKind::Scheduled,
        begins: crate::Begins::At { time: u64::MAX },
        state: OwnEntryState::Placed { place: 3_000, prize: Prize { money: money(100_000_000), extra: money(0), won } },
        offers: Vec::new(),
        paid: money(100_000_000),
        bounties: money(100_000_000),
        root: Some(super::root()),
    };
    assert_fits(Message::OwnEntries { whole: true, entries: vec![entry; 100] });
}

#[test]
fn a_snapshot_of_a_cash_table_has_no_field_for_a_tournament() {
    let text = serde_json::to_string(&crate::tests::samples::snapshot(None, None)).unwrap();
    assert!(!text.contains("tournament"));
    assert_eq!(serde_json::from_str::<TableSnapshot>(&text).unwrap().tournament, None);
}
