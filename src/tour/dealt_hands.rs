//! Hands that are played at random, the same ones each time: as many as figures of each position need.

use poker_history::{ChipUnit, Currency, Keeper, PlayedHand};
use poker_rules::{Action, Chips, Deck, GameSpec, Hand, HandSetup, NoListener, Seat, SeatSet, SeatSetup, Stakes, StreetRake, Turn};

/// The players, by their seats. The first one keeps the hands.
const NAMES: [&str; 6] = ["Ardan", "Lisbet", "Maren", "Otso", "Quillon", "Fenwick"];
const SEATS: u8 = 6;
/// The big blind in cents.
const BIG_BLIND: u64 = 20;
/// The most rake of a hand in cents.
const MOST_RAKE: u64 = 60;
/// The largest least raise over which a player raises, so that nobody is all-in before the flop: such hands take long to add up.
const MOST_RAISE: u64 = BIG_BLIND * 12;
/// The number of the first hand.
const FIRST: u64 = 48_300_000;

/// A random number generator from a seed (SplitMix64).
struct Draw(u64);

impl Draw {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % n.max(1)
    }

    fn byte(&mut self, n: u8) -> u8 {
        u8::try_from(self.below(n.into())).unwrap_or_default()
    }
}

/// A random hand as its first player kept it. The number determines it.
pub(super) fn dealt_hand(number: u64) -> Option<PlayedHand> {
    let mut draw = Draw(number);
    let setup = setup(number, &mut draw);
    let mut hand = Hand::start(setup.clone(), &mut NoListener).ok()?;
    let mut actions = Vec::new();
    while let Turn::Act(seat) = hand.turn() {
        let action = action(&hand, &mut draw)?;
        hand.apply(seat, action, &mut NoListener).ok()?;
        actions.push(action);
    }
    let rake = if hand.flop_seen() { Chips::new((hand.pot_total().get() / 20).min(MOST_RAKE)) } else { Chips::ZERO };
    hand.take_rake(rake, &mut NoListener).ok()?;
    let keeper = Keeper { seat: Seat::new(0), decision_ms: vec![1_500; actions.len()], board_at_leaving: None };
    Some(PlayedHand {
        id: FIRST + number,
        table: "Aldebaran".to_owned(),
        tournament: None,
        table_seats: SEATS,
        started_ms: None,
        chip_unit: ChipUnit::cents(Currency::Euro),
        setup,
        names: NAMES.map(str::to_owned).into(),
        actions,
        rake,
        unknown: SeatSet::EMPTY,
        rulebook: Some("en-2.7".to_owned()),
        seal: None,
        kept_by: Some(keeper),
    })
}

/// Mostly folds and calls; now and then a raise, from the flop on also all-in.
fn action(hand: &Hand, draw: &mut Draw) -> Option<Action> {
    let legal = hand.legal()?;
    let (roll, early) = (draw.below(100), !hand.flop_seen());
    let calls = if early { 36 } else { 64 };
    Some(match legal.raise {
        Some(range) if roll < 3 && !early => Action::RaiseTo(range.max_to),
        Some(range) if roll < 15 && range.min_to.get() <= MOST_RAISE => {
            let room = range.max_to.saturating_sub(range.min_to).get().min(hand.pot_total().get() / 2 + BIG_BLIND);
            Action::RaiseTo(Chips::new(range.min_to.get() + draw.below(room + 1)))
        }
        _ if legal.check => Action::Check,
        _ if roll < calls => Action::Call,
        _ => Action::Fold,
    })
}

/// The setup of a hand: the button goes round, so that each position has as many hands.
fn setup(number: u64, draw: &mut Draw) -> HandSetup {
    let button = u8::try_from(number % u64::from(SEATS)).unwrap_or_default();
    let after = |places: u8| Seat::new((button + places) % SEATS);
    let deck = Deck::shuffled(|n| draw.byte(n));
    let player = |seat: u8| SeatSetup { seat: Seat::new(seat), stack: Chips::new(BIG_BLIND * (60 + draw.below(61))), post: None };
    HandSetup {
        game: GameSpec::holdem_no_limit(),
        stakes: Stakes { small_blind: Chips::new(BIG_BLIND / 2), big_blind: Chips::new(BIG_BLIND), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: (0..SEATS).map(player).collect(),
        button: after(0),
        small_blind: Some(after(1)),
        big_blind: after(2),
        straddle: None,
        deck,
        muck_at_showdown: true,
        ask_to_show: false,
    }
}
