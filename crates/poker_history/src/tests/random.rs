//! Random hands of every game: random setups and random legal actions.

use poker_rules::{
    Action, Chips, Deck, GameSpec, Hand, HandSetup, HolePlaces, Seat, SeatPost, SeatSet, SeatSetup, Stakes, StreetRake, Turn,
};

use super::WHOLE_PLAY;
use crate::{ChipUnit, Currency, EntryPrice, PlayedHand, PlayedTournament};

/// A random number generator from a seed (SplitMix64).
pub(super) struct Draw(pub(super) u64);

impl Draw {
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % n
    }

    fn once_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn byte(&mut self, n: u64) -> u8 {
        u8::try_from(self.below(n)).unwrap()
    }
}

/// A random hand of a game. The seed determines it.
pub(super) fn hand(code: &str, seed: u64) -> PlayedHand {
    hand_dealt(code, seed, |deck| deck)
}

/// A random hand of a game, whose deck is dealt in another order.
pub(super) fn hand_dealt(code: &str, seed: u64, mut order: impl FnMut(Deck) -> Deck) -> PlayedHand {
    let mut draw = Draw(seed);
    let mut setup = setup(GameSpec::with_code(code).unwrap(), &mut draw);
    let mut hand = loop {
        setup.deck = order(setup.deck);
        if let Ok(hand) = Hand::start(setup.clone(), &mut |_| {}) {
            break hand;
        }
        setup = self::setup(setup.game, &mut draw);
    };
    let mut actions = Vec::new();
    while let Turn::Act(seat) = hand.turn() {
        if seed.is_multiple_of(3) && hand.begins_street() {
            hand.take_street_rake(Chips::new(hand.pot_total().get() / 50), &mut |_| {}).unwrap();
        }
        let legal = hand.legal().unwrap();
        let action = match (legal.raise, draw.below(10)) {
            (Some(range), 0..4) => {
                let room = range.max_to.saturating_sub(range.min_to).get().min(1 << draw.below(12));
                Action::RaiseTo(Chips::new(range.min_to.get() + draw.below(room + 1)))
            }
            (Some(range), 4) => Action::RaiseTo(range.max_to),
            (_, 5) => Action::Fold,
            (_, _) if legal.check => Action::Check,
            (_, _) => Action::Call,
        };
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    let rest = if draw.once_in(2) { hand.pot_total().get() / 20 } else { 0 };
    hand.take_rake(Chips::new(rest), &mut |_| {}).unwrap();
    let (rake, setup) = (hand.rake(), hand.setup().clone());
    while let Turn::Show(seat) = hand.turn() {
        let places = (0..hand.setup().game.hole_cards).filter(|_| draw.once_in(2)).map(HolePlaces::one);
        let places = places.fold(HolePlaces::NONE, HolePlaces::union);
        let action = if places.is_empty() { Action::Muck } else { Action::Show(places) };
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    let names = ["Ann", "b\"\\", "\u{7}\t\n", "é # [1]", "'''", ""];
    PlayedHand {
        id: seed,
        table: "Alpha [2]\n".to_owned(),
        tournament: seed.is_multiple_of(3).then(|| PlayedTournament {
            number: seed,
            name: "Sun\"day\"".to_owned(),
            level: 3,
            price: seed.is_multiple_of(2).then_some(EntryPrice {
                buy_in: 500,
                bounty: seed % 5 * 100,
                fee: 50,
                currency: Some(Currency::Euro),
            }),
        }),
        table_seats: 10,
        started_ms: Some(1_000 * draw.below(4_000_000_000)),
        chip_unit: if draw.once_in(2) { WHOLE_PLAY } else { ChipUnit::cents(Currency::Euro) },
        names: setup.seats.iter().map(|_| names[draw.below(6) as usize].to_owned()).collect(),
        setup,
        actions,
        rake,
        unknown: SeatSet::EMPTY,
        rulebook: draw.once_in(2).then(|| "en-2.7".to_owned()),
        seal: None,
        kept_by: None,
    }
}

fn setup(game: GameSpec, draw: &mut Draw) -> HandSetup {
    let most = (52 - 5) / u64::from(game.hole_cards);
    let count = 2 + draw.byte(most.min(10) - 1);
    let mut dealt_in = SeatSet::EMPTY;
    while dealt_in.len() < count {
        dealt_in.insert(Seat::new(draw.byte(10)));
    }
    let seats: Vec<Seat> = dealt_in.iter().collect();
    let button = seats[draw.below(u64::from(count)) as usize];
    let round: Vec<Seat> = dealt_in.clockwise_after(button).collect();
    let big = 2 + draw.below(50);
    let stakes = Stakes {
        small_blind: Chips::new(1 + draw.below(big)),
        big_blind: Chips::new(big),
        ante: Chips::new(if draw.once_in(3) { draw.below(big) } else { 0 }),
    };
    // There may be a player between the button and the blinds, and the small blind may be missing.
    let late = usize::from(count > 3 && draw.once_in(5));
    let no_small = count > 2 && draw.once_in(5);
    let (small_blind, big_blind) = match count {
        2 => (Some(round[1]), round[0]),
        _ if no_small => (None, round[late]),
        _ => (Some(round[late]), round[late + 1]),
    };
    let next = dealt_in.next_after(big_blind).unwrap();
    let straddle =
        (count > 2 && Some(next) != small_blind && next != round[0] && draw.once_in(5)).then(|| Chips::new(2 * big + draw.below(9)));
    let post = |seat: Seat, draw: &mut Draw| {
        let free = seat != big_blind && Some(seat) != small_blind && (straddle.is_none() || seat != next);
        let post = SeatPost {
            live: Chips::new(if free && draw.once_in(4) { big } else { 0 }),
            dead: Chips::new(if free && draw.once_in(6) { draw.below(big) } else { 0 }),
        };
        Some(post).filter(|post| !(post.live.is_zero() && post.dead.is_zero()))
    };
    let seats = seats.into_iter().map(|seat| SeatSetup { seat, stack: Chips::new(1 + draw.below(big * 60)), post: post(seat, draw) });
    HandSetup {
        game,
        stakes,
        street_rake: StreetRake::default(),
        seats: seats.collect(),
        button,
        small_blind,
        big_blind,
        straddle,
        deck: Deck::shuffled(|n| draw.byte(n.into())),
        muck_at_showdown: draw.once_in(2),
        ask_to_show: draw.once_in(2),
    }
}
