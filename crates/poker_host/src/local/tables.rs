//! The tables of practice: one for each stake that the rulebook offers.

use std::sync::Arc;

use poker_protocol::TableId;
use poker_room::{Figure, Format, Game, RoomConfig, Rulebook, RulesInForce, Source, TablePlan, Tempo};
use poker_rules::{Chips, HeadsUp};

use super::options::LocalOptions;

/// What a player has at first, and what a refill fills up to: the largest buy-in of the largest stake, twice and a half.
const OPENING_BALANCE: Chips = Chips::new(100_000);
/// Messages kept for a client that comes back.
const HISTORY: usize = 256;
/// Names of tables: stars, the same in every language.
const NAMES: [&str; 10] = ["Vega", "Altair", "Deneb", "Rigel", "Spica", "Mira", "Castor", "Pollux", "Antares", "Capella"];

/// The rules that practice follows, while no room is open to ask.
pub fn rules_in_force() -> Option<RulesInForce> {
    RulesInForce::of(&Rulebook::en_2_7().ok()?)
}

/// The room of practice.
pub(super) fn practice_room(mut rulebook: Rulebook, options: &LocalOptions) -> RoomConfig {
    if options.practice.opponents <= 1 {
        let chosen = || Source::Ours("practice against one opponent".to_owned());
        rulebook.cash.min_players = Figure { is: 2, from: chosen() };
        rulebook.cash.heads_up = Figure { is: HeadsUp::Continue, from: chosen() };
    }
    let stakes = rulebook.stakes.iter().filter(|row| row.game == Game::HoldemNoLimit && row.format == Format::Regular);
    let tables = stakes
        .zip(NAMES)
        .zip(1..)
        .map(|((row, name), id)| TablePlan { table: TableId(id), name: name.to_owned(), stake: row.name.clone() })
        .collect();
    RoomConfig {
        server: concat!("Cardroom ", env!("CARGO_PKG_VERSION")).to_owned(),
        tables,
        practice: true,
        clock: options.practice.clock,
        rake: true,
        tempo: Tempo::WATCHED,
        opening_balance: OPENING_BALANCE,
        history: HISTORY,
        rulebook: Arc::new(rulebook),
    }
}
