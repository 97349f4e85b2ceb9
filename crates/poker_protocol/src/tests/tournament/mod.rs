//! A sample of each message about tournaments.

mod entries;
mod events;
mod messages;
mod overview;
mod refusals;
mod requests;
mod sizes;

use poker_rules::{Chips, Stakes};

use crate::{Bytes32, DrawOpening, DrawnMultiplier, EntrantView, EntryId, LevelClock, Money, Prize, TournamentId};

pub(super) use entries::entry_events;
pub(super) use events::{deal_events, tournament_events};
pub(super) use messages::messages;
pub(super) use refusals::refusals;
pub(super) use requests::requests;

const TOURNAMENT: TournamentId = TournamentId(12);
const TARGET: TournamentId = TournamentId(15);

const fn chips(units: u64) -> Chips {
    Chips::new(units)
}

const fn money(hundredths: u64) -> Money {
    Money::new(hundredths)
}

fn who(entry: u32, name: &str) -> EntrantView {
    EntrantView { entry: EntryId(entry), name: name.to_owned() }
}

const fn stakes(small_blind: u64, big_blind: u64, ante: u64) -> Stakes {
    Stakes { small_blind: chips(small_blind), big_blind: chips(big_blind), ante: chips(ante) }
}

const fn clock() -> LevelClock {
    LevelClock { level: 4, stakes: stakes(50, 100, 10), left_ms: 412_000, hands_left: None, next: stakes(75, 150, 15) }
}

const fn cash(hundredths: u64) -> Prize {
    Prize { money: money(hundredths), extra: Money::ZERO, won: None }
}

fn root() -> Bytes32 {
    Bytes32(std::array::from_fn(|at| u8::try_from(at).unwrap()))
}

fn drawn() -> DrawnMultiplier {
    DrawnMultiplier {
        root: root(),
        opening: DrawOpening { number: 4_711, salt: Bytes32([7; 32]) },
        percent: 500,
        pool: money(5_000),
        prizes: vec![money(5_000)],
        stack: chips(500),
        level_ms: 180_000,
    }
}
