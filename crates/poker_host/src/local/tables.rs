//! The tables of practice: one for each stake that the rulebook offers.

use std::sync::Arc;

use poker_protocol::{Form, RulesInForce};
use poker_room::{Figure, OfferPlan, RoomConfig, RoomPlan, Rulebook, Source, Tempo};
use poker_rules::{Chips, HeadsUp};

use super::options::LocalOptions;

/// What a player has at first, and what a refill fills up to: the largest buy-in of the largest stake, twice and a half.
const OPENING_BALANCE: Chips = Chips::new(100_000);
/// Messages kept for a client that comes back.
const HISTORY: usize = 256;

/// The rules that practice follows, while no room is open to ask.
pub fn rules_in_force() -> Option<RulesInForce> {
    Some(Rulebook::en_2_7().ok()?.in_force())
}

/// The room of practice.
pub(super) fn practice_room(mut rulebook: Rulebook, options: &LocalOptions) -> RoomConfig {
    if options.practice.opponents <= 1 {
        let chosen = || Source::Ours("practice against one opponent".to_owned());
        rulebook.cash.min_players = Figure { is: 2, from: chosen() };
        rulebook.cash.heads_up = Figure { is: HeadsUp::Continue, from: chosen() };
    }
    let rulebook = Arc::new(rulebook);
    let stakes = rulebook.stakes.iter().filter(|row| row.game.code == "nlhe" && row.form == Form::Regular);
    let offers = stakes.map(|row| OfferPlan { rulebook: Arc::clone(&rulebook), row: row.clone(), standing_tables: 1 }).collect();
    RoomConfig {
        server: concat!("Cardroom ", env!("CARGO_PKG_VERSION")).to_owned(),
        plan: Arc::new(RoomPlan { id: rulebook.id.clone(), offers }),
        practice: true,
        clock: options.practice.clock,
        rake: true,
        tempo: Tempo::WATCHED,
        opening_balance: OPENING_BALANCE,
        watch: false,
        history: HISTORY,
    }
}
