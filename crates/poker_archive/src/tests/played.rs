//! Hands for tests, played at random by the rules and recorded from what one player saw.

use poker_history::{ChipUnit, Currency, Keeper, PlayedHand, PlayedTournament, SeenPlay};
use poker_protocol::SeenEvent;
use poker_rules::{Action, Chips, Deck, GameSpec, Hand, HandSetup, HolePlaces, Seat, SeatSet, SeatSetup, Stakes, StreetRake, Turn};

/// A random number generator from a seed (SplitMix64).
pub(super) struct Draw(pub(super) u64);

impl Draw {
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % n
    }

    fn byte(&mut self, n: u64) -> u8 {
        u8::try_from(self.below(n)).unwrap()
    }
}

/// When the first hand of the tests began.
pub(super) const FIRST_MS: u64 = 1_790_000_000_000;
const NAMES: [&str; 12] = ["Maren", "Otso", "Lisbet", "Quillon", "Fenwick", "Ysolde", "Tamsin", "Brannoc", "Ada", "Bo", "Cléo", "Dai"];
const UNITS: [ChipUnit; 4] =
    [ChipUnit::cents(Currency::Euro), ChipUnit::cents(Currency::Euro), ChipUnit::cents(Currency::Dollar), ChipUnit::PLAY_CENTS];
const GAMES: [&str; 4] = ["nlhe", "nlhe", "plo", "plo8"];

/// A random hand as the player in the first dealt-in seat, `Ardan`, recorded it. The number determines it.
pub(super) fn hand(number: u64) -> PlayedHand {
    play(number).played().unwrap_or_else(|why| panic!("hand {number}: {why}"))
}

/// The same hand as a player recorded it who left the table before one of its actions, with or without having folded.
pub(super) fn left(number: u64) -> PlayedHand {
    left_play(number).played().unwrap_or_else(|why| panic!("hand {number}: {why}"))
}

/// What that player saw.
pub(super) fn left_play(number: u64) -> SeenPlay {
    let mut seen = play(number);
    let acted = |event: &SeenEvent| matches!(event, SeenEvent::Acted { .. });
    let actions: Vec<usize> = (0..seen.events.len()).filter(|place| acted(&seen.events[*place])).collect();
    let kept = usize::try_from(Draw(number).below(u64::try_from(actions.len()).unwrap())).unwrap();
    seen.events.truncate(actions[kept]);
    seen.decision_ms.truncate(kept);
    seen
}

/// What `Ardan` saw of a random hand.
pub(super) fn play(number: u64) -> SeenPlay {
    SeenPlay::of(&of_room(number)).unwrap()
}

/// A random hand as its room has it, with `Ardan` as its keeper.
pub(super) fn of_room(number: u64) -> PlayedHand {
    let mut draw = Draw(number);
    let tournament = number.is_multiple_of(5);
    let setup = setup(&mut draw, tournament);
    let mut hand = Hand::start(setup.clone(), &mut |_| {}).unwrap();
    let mut actions = Vec::new();
    while let Turn::Act(seat) = hand.turn() {
        let action = action(&hand, &mut draw);
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    let rake = if tournament || !hand.flop_seen() { Chips::ZERO } else { Chips::new(hand.pot_total().get() / 20) };
    hand.take_rake(rake, &mut |_| {}).unwrap();
    while let Turn::Show(seat) = hand.turn() {
        let action = match draw.below(3) {
            0 => Action::Show(HolePlaces::one(0)),
            _ => Action::Muck,
        };
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    let decided = actions.iter().take_while(|action| !matches!(action, Action::Show(_) | Action::Muck)).count();
    let keeper = Keeper { seat: setup.seats[0].seat, decision_ms: vec![1_500; decided], board_at_leaving: None };
    let others = usize::try_from(number % 7).unwrap();
    let name = |place: usize| if place == 0 { "Ardan" } else { NAMES[(place + others) % NAMES.len()] };
    PlayedHand {
        id: 48_000_000 + number,
        table: if tournament { "3".to_owned() } else { ["Aldebaran", "Bellatrix", "Caph"][draw.below(3) as usize].to_owned() },
        tournament: tournament.then(|| PlayedTournament { number: 7 + number % 3, name: "Sunday".to_owned(), level: 2, price: None }),
        table_seats: 6,
        // A pause of three hours after each two hundred hands.
        started_ms: Some(FIRST_MS + number * 45_000 + number / 200 * 10_800_000),
        chip_unit: if tournament { ChipUnit::CHIPS } else { UNITS[usize::try_from(number % 4).unwrap()] },
        names: (0..setup.seats.len()).map(|place| name(place).to_owned()).collect(),
        setup,
        actions,
        rake,
        unknown: SeatSet::EMPTY,
        rulebook: Some("en-2.7".to_owned()),
        seal: None,
        kept_by: Some(keeper),
    }
}

/// Mostly folds, calls and small raises; now and then all-in.
fn action(hand: &Hand, draw: &mut Draw) -> Action {
    let legal = hand.legal().unwrap();
    match (legal.raise, draw.below(20)) {
        (Some(range), 0..4) => {
            let room = range.max_to.saturating_sub(range.min_to).get().min(60);
            Action::RaiseTo(Chips::new(range.min_to.get() + draw.below(room + 1)))
        }
        (Some(range), 4) => Action::RaiseTo(range.max_to),
        (_, 5..13) if !legal.check => Action::Fold,
        (_, _) if legal.check => Action::Check,
        (_, _) => Action::Call,
    }
}

fn setup(draw: &mut Draw, tournament: bool) -> HandSetup {
    let game = GameSpec::with_code(GAMES[draw.below(4) as usize]).unwrap();
    let count = 2 + draw.byte(5);
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(usize::from(count)).collect();
    let button = seats[usize::from(draw.byte(count.into()))];
    let dealt_in: SeatSet = seats.iter().copied().collect();
    let round: Vec<Seat> = dealt_in.clockwise_after(button).collect();
    let (small, big) = if count == 2 { (round[1], round[0]) } else { (round[0], round[1]) };
    let blind = if tournament { 100 } else { [20, 50][usize::from(draw.byte(2))] };
    HandSetup {
        game,
        stakes: Stakes { small_blind: Chips::new(blind / 2), big_blind: Chips::new(blind), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: seats.into_iter().map(|seat| SeatSetup { seat, stack: Chips::new(blind * (2 + draw.below(120))), post: None }).collect(),
        button,
        small_blind: Some(small),
        big_blind: big,
        straddle: None,
        deck: Deck::shuffled(|n| draw.byte(n.into())),
        muck_at_showdown: true,
        ask_to_show: true,
    }
}
