//! Messages about tournaments.

use poker_rules::{Chips, Seat};

use super::events::deal_proposal;
use super::overview::{drawn_overview, offer_row, overview, row, standing};
use super::{TOURNAMENT, cash, chips, clock, deal_events, drawn, entry_events, money, root, tournament_events, who};
use crate::tests::samples::snapshot;
use crate::{
    Begins, EntrantState, EntryId, EntryOffer, EntryRank, Message, Money, OfferKind, OwnEntry, OwnEntryState, Pace, SeatEntry, StakeId,
    TableId, TableInfo, TableSnapshot, TicketId, TicketView, TournamentEvent, TournamentId, TournamentKind, TournamentPlayerRow,
    TournamentSnapshot, TournamentTableRow, YourSeat,
};

pub(in crate::tests) fn messages() -> Vec<(&'static str, Message)> {
    let event = |event| Message::TournamentEvent { tournament: TOURNAMENT, event: Box::new(event) };
    let entry = |what| event(TournamentEvent::Entry { who: who(1, "Émile"), event: what });
    let mut messages = states();
    messages.extend(tournament_events().into_iter().map(|(name, what)| (name, event(what))));
    messages.extend(entry_events().into_iter().map(|(name, what)| (name, entry(what))));
    messages.extend(deal_events().into_iter().map(|(name, what)| (name, event(TournamentEvent::Deal { event: what }))));
    messages
}

fn states() -> Vec<(&'static str, Message)> {
    let table = TournamentTableRow {
        table: TableId(40),
        name: "Evening Rebuy 3".to_owned(),
        players: 8,
        largest: chips(12_050),
        smallest: chips(410),
    };
    let ticket = TicketView { ticket: TicketId(8), kind: "sunday-main".to_owned(), value: money(10_900), exchangeable: false };
    vec![
        ("tournaments", Message::Tournaments { whole: true, rows: [row()].into(), offers: [offer_row()].into(), gone: Vec::new() }),
        ("tournaments_changed", Message::Tournaments { whole: false, rows: [].into(), offers: [].into(), gone: vec![TournamentId(11)] }),
        ("tournament", Message::Tournament { overview: Box::new(overview()) }),
        ("tournament_with_a_drawn_prize", Message::Tournament { overview: Box::new(drawn_overview()) }),
        ("tournament_standing", Message::TournamentStanding { tournament: TOURNAMENT, standing: Box::new(standing()) }),
        ("tournament_players", Message::TournamentPlayers { tournament: TOURNAMENT, page: 0, pages: 1, rows: players() }),
        ("tournament_tables", Message::TournamentTables { tournament: TOURNAMENT, page: 0, pages: 1, rows: vec![table] }),
        ("tournament_rank", Message::TournamentRank { tournament: TOURNAMENT, left: 37, ranks: ranks() }),
        ("table_closed", Message::TableClosed { table: TableId(38) }),
        ("own_entries", Message::OwnEntries { whole: true, entries: own_entries() }),
        ("tickets", Message::Tickets { tickets: vec![ticket], more: false }),
        ("snapshot_of_a_tournament", Message::Snapshot { table: Box::new(tournament_snapshot()) }),
    ]
}

fn players() -> Vec<TournamentPlayerRow> {
    let row = |entry, name, state| TournamentPlayerRow { who: who(entry, name), state, bounty: Some(money(250)) };
    vec![
        row(0, "Åsa", EntrantState::Seated { table: TableId(40), stack: chips(12_050) }),
        row(1, "Émile", EntrantState::Out),
        row(2, "Maren", EntrantState::Placed { place: 38, prize: Money::ZERO, won: None }),
        row(3, "Ardan", EntrantState::Registered),
    ]
}

fn ranks() -> Vec<EntryRank> {
    vec![EntryRank { entry: EntryId(0), rank: 1 }, EntryRank { entry: EntryId(5), rank: 14 }]
}

fn own_entries() -> Vec<OwnEntry> {
    let offer = EntryOffer { what: OfferKind::Rebuy, price: money(1_100), stack: chips(3_000), left_ms: Some(20_000) };
    let entry = |number, state, offers| OwnEntry {
        tournament: TOURNAMENT,
        entry: EntryId(number),
        name: "Evening Rebuy".to_owned(),
        kind: TournamentKind::Scheduled,
        begins: Begins::At { time: 1_800_000_000_000 },
        state,
        offers,
        paid: money(2_200),
        bounties: money(500),
        root: None,
    };
    let game = OwnEntry {
        tournament: TournamentId(14),
        name: "HexaPro".to_owned(),
        kind: TournamentKind::Hexapro,
        begins: Begins::WhenFull { seats_left: 1 },
        root: Some(root()),
        ..entry(2, OwnEntryState::Registered, Vec::new())
    };
    let sit_and_go = OwnEntry { kind: TournamentKind::SitAndGo, ..entry(9, OwnEntryState::Gone, Vec::new()) };
    vec![
        entry(0, OwnEntryState::Seated { table: TableId(40), seat: Seat::new(3) }, vec![offer]),
        game,
        entry(5, OwnEntryState::Out, Vec::new()),
        entry(6, OwnEntryState::Placed { place: 31, prize: cash(0) }, Vec::new()),
        sit_and_go,
    ]
}

/// A table of a tournament between two hands.
fn tournament_snapshot() -> TableSnapshot {
    let cash = snapshot(None, None);
    let nothing = |you: YourSeat| YourSeat {
        initial_buy_in: Money::ZERO,
        sit_out_next_big_blind: None,
        leave_next_big_blind: None,
        auto_top_up: None,
        top_up: None,
        may_post: false,
        straddle: None,
        out: None,
        ..you
    };
    let entry = |seat: u8, entry| SeatEntry { seat: Seat::new(seat), entry: EntryId(entry), bounty: Some(money(250)) };
    TableSnapshot {
        info: TableInfo {
            stake: StakeId(0),
            min_buy_in: Money::ZERO,
            max_buy_in: Money::ZERO,
            small_blind: Chips::new(10),
            big_blind: Chips::new(20),
            ..cash.info
        },
        you: cash.you.map(nothing),
        tournament: Some(Box::new(TournamentSnapshot {
            tournament: TOURNAMENT,
            name: "Evening Rebuy".to_owned(),
            clock: clock(),
            pace: Pace { hand_for_hand: false, break_left_ms: None, time_up: false },
            left: 2,
            paid_places: 4,
            final_table: true,
            entries: vec![entry(0, 0), entry(4, 1)],
            drawn: Some(drawn()),
            deal: Some(deal_proposal()),
        })),
        ..cash
    }
}
