//! The configuration of practice rooms: every stake has a table that waits for a person.

use std::sync::Arc;

use poker_protocol::{Money, RulesInForce};
use poker_room::{Figure, OfferedStake, RoomConfig, RoomStakes, Rulebook, RulebookError, Source, Tempo, TournamentSchedule};
use poker_rules::HeadsUp;

use super::options::LocalOptions;

/// The opening balance, which is also the balance after a refill, as a multiple of the largest buy-in: numerator and denominator.
const OPENING_BUY_INS: (u64, u64) = (5, 2);
/// The number of messages that are kept for a client that reconnects.
const HISTORY: usize = 256;

/// The rules of a rulebook inside the program, for screens without an open room. `None` if there is no such rulebook.
pub fn rules_in_force(rulebook: &str) -> Option<RulesInForce> {
    Some(Rulebook::embedded(rulebook)?.ok()?.in_force())
}

/// The stakes of a practice room.
pub(super) fn practice_stakes(options: &LocalOptions) -> Result<RoomStakes, RulebookError> {
    Ok(match &options.room {
        Some(stakes) => RoomStakes::clone(stakes),
        None => RoomStakes::of_rulebook(Arc::new(Rulebook::en_2_7()?)),
    })
}

/// The configuration of a practice room.
pub(super) fn practice_room(options: &LocalOptions, stakes: RoomStakes, tournaments: TournamentSchedule) -> RoomConfig {
    let RoomStakes { id, offers } = stakes;
    let alone = options.practice.opponents <= 1;
    let offers: Vec<OfferedStake> = offers
        .into_iter()
        .map(|offer| OfferedStake {
            rulebook: if alone { Arc::new(for_two(&offer.rulebook)) } else { offer.rulebook },
            standing_tables: offer.standing_tables.max(1),
            ..offer
        })
        .collect();
    RoomConfig {
        server: concat!("Cardroom ", env!("CARGO_PKG_VERSION")).to_owned(),
        opening_balance: opening_balance(&offers),
        stakes: Arc::new(RoomStakes { id, offers }),
        tournaments: Arc::new(tournaments),
        practice: true,
        clock: options.practice.clock,
        rake: true,
        tempo: Tempo::WATCHED,
        watch: false,
        journal: false,
        sealed: true,
        chat: false,
        figures: true,
        may_watch: true,
        history: HISTORY,
    }
}

fn opening_balance(offers: &[OfferedStake]) -> Money {
    let (times, by) = OPENING_BUY_INS;
    let largest = offers.iter().filter_map(|offer| offer.rulebook.buy_in_range(&offer.row)).map(|range| range.max).max();
    Money::new(largest.unwrap_or_default().hundredths().saturating_mul(times) / by)
}

/// Changes a rulebook so that two players are enough to open a table and to go on playing.
fn for_two(rulebook: &Rulebook) -> Rulebook {
    let chosen = || Source::Ours("practice against one opponent".to_owned());
    let mut rulebook = rulebook.clone();
    rulebook.cash.min_players = Figure { is: 2, from: chosen() };
    rulebook.cash.heads_up = Figure { is: HeadsUp::Continue, from: chosen() };
    rulebook.seating.players_to_open = Figure { is: 2, from: chosen() };
    rulebook
}
