//! The tour's lobby of one tournament: the player sits in it, with hundreds of others.

use poker_protocol::{
    CancelReason, EntrantState, EntrantView, EntryId, EntryRank, Message, Money, Refund, TableId, TournamentEvent, TournamentId,
    TournamentPlayerRow, TournamentTableRow,
};
use poker_rules::Chips;

use super::tournaments_table::{OWN, TOURNAMENT, between, event};

/// The tournament in which the player sits.
pub(crate) const SEATED_TOURNAMENT: TournamentId = TOURNAMENT;

/// The entries, those who are still in, and the player's place by stacks.
const ENTRIES: u32 = 428;
const LEFT: u32 = 61;
const RANK: u32 = 12;
/// The rows of a page.
const PAGE: u32 = poker_protocol::PAGE_ROWS;

const NAMES: [&str; 20] = [
    "Ysolde", "Quillon", "Tamsin", "Brannoc", "Corvina", "Otso", "Lisbet", "Hedvig", "Maren", "Oriane", "Fenwick", "Solveig", "Edric",
    "Noémie", "Ingvar", "Perrine", "Aldous", "Sunniva", "Thibault", "Göran",
];

fn name(at: u32) -> String {
    let name = NAMES[at as usize % NAMES.len()];
    match at / 20 {
        0 => name.to_owned(),
        round => format!("{name} {}", round + 1),
    }
}

/// The player at an index of the whole list.
fn player(at: u32) -> TournamentPlayerRow {
    let own = at + 1 == RANK;
    let who =
        if own { EntrantView { entry: OWN, name: "Ardan".to_owned() } } else { EntrantView { entry: EntryId(1_000 + at), name: name(at) } };
    let state = if own {
        EntrantState::Seated { table: TableId(1), stack: Chips::new(96_400) }
    } else if at < LEFT {
        let stack = if at < RANK { 231_500 - u64::from(at) * 11_250 } else { 96_000 - u64::from(at) * 1_500 };
        EntrantState::Seated { table: TableId(100 + at % 7), stack: Chips::new(stack) }
    } else {
        EntrantState::Placed { place: at + 1, prize: Money::ZERO, won: None }
    };
    TournamentPlayerRow { who, state, bounty: (at < LEFT).then(|| Money::new(500 + u64::from(at % 5) * 125)) }
}

/// The answer to the question for a page of players.
pub(crate) fn players_page(tournament: TournamentId, page: u32) -> Message {
    let rows = (page * PAGE..ENTRIES.min((page + 1) * PAGE)).map(player).collect();
    Message::TournamentPlayers { tournament, page, pages: ENTRIES.div_ceil(PAGE), rows }
}

/// The answer to the question for the tables.
pub(crate) fn tables_page(tournament: TournamentId) -> Message {
    let row = |(table, players, largest, smallest): (u32, u8, u64, u64)| TournamentTableRow {
        table: TableId(table),
        name: "Bounty Hour".to_owned(),
        players,
        largest: Chips::new(largest),
        smallest: Chips::new(smallest),
    };
    let rows = [
        (101, 9, 171_200, 18_400),
        (103, 9, 231_500, 22_150),
        (104, 8, 92_050, 9_700),
        (105, 9, 149_900, 14_200),
        (107, 9, 188_750, 12_050),
        (109, 8, 122_300, 8_900),
        (1, 9, 204_000, 12_800),
    ];
    Message::TournamentTables { tournament, page: 0, pages: 1, rows: rows.into_iter().map(row).collect() }
}

/// The answer to the question for the player's rank.
pub(crate) fn rank(tournament: TournamentId) -> Message {
    Message::TournamentRank { tournament, left: LEFT, ranks: vec![EntryRank { entry: OWN, rank: RANK }] }
}

/// The player sits in the tournament; `more` is told afterwards.
pub(crate) fn seated(more: Vec<Message>) -> Vec<Message> {
    let answers = [players_page(TOURNAMENT, 0), tables_page(TOURNAMENT), rank(TOURNAMENT)];
    between(answers.into_iter().chain(more).collect())
}

/// The tournament is cancelled, and the player gets something back.
pub(crate) fn cancelled() -> Message {
    let refund = Some(Refund { money: Money::new(2_750), tickets: Vec::new() });
    event(TournamentEvent::Cancelled { why: CancelReason::House, refund })
}
