//! A random hand from a few numbers.

use crate::{
    Chips, Deck, GameParameters, HandSetup, Seat, SeatPost, SeatSet, SeatSetup, Stakes, StreetRake, Variant, first_positions,
    tests::cases::chips,
};

/// The numbers that a hand is made from. The same recipe makes the same hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    /// The place of the game in [`Variant::ALL`].
    pub(super) game: usize,
    pub(super) players: usize,
    /// The largest stack is about this.
    pub(super) most_chips: u64,
    pub(super) seed: u64,
}

/// A small random number generator, so that a seed determines a whole hand.
pub(super) struct Draws(u64);

impl Draws {
    pub(super) fn new(seed: u64) -> Draws {
        Draws(seed)
    }

    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % n
    }

    pub(super) fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

impl Recipe {
    /// A setup with blinds of 2 and 5 and, at random, antes, no small blind, a straddle and posts of single seats.
    pub(super) fn setup(&self, draws: &mut Draws) -> HandSetup {
        let parameters = GameParameters {
            omaha5_hole_used: 2 + draws.below(2) as u8,
            pot_limit_counts_call: draws.one_in(2),
            fixed_limit_max_bets: 1 + draws.below(6) as u8,
            fixed_limit_capped_heads_up: draws.one_in(2),
        };
        let game = Variant::ALL[self.game].game(&parameters);
        let mut seats = SeatSet::EMPTY;
        while usize::from(seats.len()) < self.players.min(game.max_seats()) {
            seats.insert(Seat::ALL[draws.below(10) as usize]);
        }
        let positions = first_positions(Seat::ALL[draws.below(10) as usize], seats).unwrap();
        let shortest = if draws.one_in(2) { 1 } else { 20 };
        let stack = |draws: &mut Draws| chips(shortest + draws.below(self.most_chips));
        let mut setup = HandSetup {
            game,
            stakes: Stakes { small_blind: chips(2), big_blind: chips(5), ante: Chips::ZERO },
            street_rake: StreetRake::default(),
            seats: seats.iter().map(|seat| SeatSetup { seat, stack: stack(draws), post: None }).collect(),
            button: positions.button,
            small_blind: positions.small_blind,
            big_blind: positions.big_blind,
            straddle: None,
            deck: Deck::shuffled(|n| draws.below(u64::from(n)) as u8),
            muck_at_showdown: draws.one_in(2),
            ask_to_show: draws.one_in(2),
        };
        if draws.one_in(4) {
            setup.stakes.ante = chips(1 + draws.below(6));
        }
        if seats.len() > 2 && draws.one_in(6) {
            setup.small_blind = None;
        }
        if seats.len() > 2 && draws.one_in(4) {
            setup.straddle = Some(chips(10 + draws.below(4)));
        }
        let blinds = [setup.small_blind, Some(setup.big_blind), setup.straddle.and(seats.next_after(setup.big_blind))];
        for player in &mut setup.seats {
            if draws.one_in(8) {
                let live = if blinds.contains(&Some(player.seat)) { Chips::ZERO } else { chips(draws.below(6)) };
                player.post = Some(SeatPost { live, dead: chips(draws.below(9)) });
            }
        }
        setup
    }
}
