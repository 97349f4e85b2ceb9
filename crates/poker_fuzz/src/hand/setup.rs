//! The setup of a fuzzed hand, valid or not.

use poker_rules::{Chips, Deck, GameParameters, HandSetup, Seat, SeatPost, SeatSetup, Stakes, StreetRake, Variant};

use crate::bytes::Bytes;
use crate::draws::Draws;

/// A setup of any game with any players that the bytes decide. Mostly a hand can start with it.
pub fn setup(bytes: &mut Bytes<'_>) -> HandSetup {
    let variant = bytes.one_of(&Variant::ALL);
    let flags = bytes.byte();
    let parameters = GameParameters {
        omaha5_hole_used: if flags & 1 == 0 { 2 } else { 3 },
        pot_limit_counts_call: flags & 2 == 0,
        fixed_limit_max_bets: if flags & 4 == 0 { 4 } else { bytes.byte() },
        fixed_limit_capped_heads_up: flags & 8 != 0,
    };
    let big_blind = bytes.amount();
    let stakes = Stakes {
        small_blind: if flags & 16 == 0 { Chips::new(big_blind.get() / 2) } else { bytes.amount() },
        big_blind,
        ante: if flags & 32 == 0 { Chips::ZERO } else { bytes.amount() },
    };
    let chosen = bytes.pair();
    let taken: Vec<Seat> = Seat::ALL.into_iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, seat)| seat).collect();
    let mut seats: Vec<SeatSetup> =
        taken.iter().map(|&seat| SeatSetup { seat, stack: bytes.amount().max(Chips::new(1)), post: None }).collect();
    let first = usize::from(bytes.byte());
    let at = |place: usize| taken.get((first + place) % taken.len().max(1)).copied().unwrap_or(Seat::ALL[0]);
    let (mut button, mut small_blind, mut big_blind_at) =
        if taken.len() == 2 { (at(0), Some(at(0)), at(1)) } else { (at(0), Some(at(1)), at(2)) };
    let odd = bytes.byte();
    match odd % 8 {
        5 => small_blind = None,
        6 => button = bytes.one_of(&Seat::ALL),
        7 => {
            small_blind = Some(bytes.one_of(&Seat::ALL));
            big_blind_at = bytes.one_of(&Seat::ALL);
        }
        _ => {}
    }
    if odd & 32 != 0 {
        let place = usize::from(bytes.byte());
        let post = SeatPost { live: bytes.amount(), dead: bytes.amount() };
        let count = seats.len().max(1);
        seats.iter_mut().skip(place % count).take(1).for_each(|player| player.post = Some(post));
    }
    if odd & 64 != 0 {
        seats.reverse();
    }
    let straddle = (odd & 128 != 0).then(|| if bytes.once_in(4) { bytes.amount() } else { Chips::new(big_blind.get().saturating_mul(2)) });
    let mut draws = Draws::new(u64::from(bytes.pair()));
    HandSetup {
        game: variant.game(&parameters),
        stakes,
        street_rake: StreetRake::default(),
        seats: seats.into_iter().collect(),
        button,
        small_blind,
        big_blind: big_blind_at,
        straddle,
        deck: Deck::shuffled(|n| draws.below(usize::from(n)) as u8),
        muck_at_showdown: flags & 64 != 0,
        ask_to_show: flags & 128 != 0,
    }
}
