//! Five hands of each game that together cover everything a history must be able to express.

use poker_rules::{
    Action, Chips, Deck, GameSpec, Hand, HandEvent, HandSetup, HolePlaces, PotHalf, Ranking, Seat, SeatPost, SeatSet, SeatSetup, Stakes,
    StreetRake, Turn,
};

use super::WHOLE_PLAY;
use super::random::Draw;
use crate::{ChipUnit, Currency, PlayedHand};

/// The action of a player in a script. A script starts again when it is at its end.
#[derive(Clone, Copy)]
enum ScriptedAction {
    Fold,
    /// Check or call.
    Stay,
    /// The least legal bet or raise.
    Least,
    /// The largest legal bet or raise.
    Most,
}
use ScriptedAction::{Fold, Least, Most, Stay};

/// The description of a hand, for which a deck is then searched.
struct Plan {
    stacks: &'static [u64],
    change: fn(&mut HandSetup),
    script: &'static [ScriptedAction],
    rake: u64,
    /// The event that must happen in the hand: the first deck with which it happens is taken.
    wanted: fn(&PlayedHand, &[HandEvent]) -> bool,
}

const PLANS: [Plan; 5] = [
    // Nobody calls a raise, so it is returned.
    Plan {
        stacks: &[1_000, 1_000, 1_000],
        change: |_| {},
        script: &[Most, Fold, Fold],
        rake: 0,
        wanted: |_, events| has(events, is_returned),
    },
    // Two short stacks are all-in: there are a main pot and side pots.
    Plan {
        stacks: &[1_000, 45, 120, 800],
        change: |_| {},
        script: &[Most, Stay, Stay, Stay],
        rake: 25,
        wanted: |_, events| has(events, |event| matches!(event, HandEvent::Gathered { pots } if pots.len() > 2)),
    },
    // Bets on every street. The first loser shows one card, the next shows none.
    Plan {
        stacks: &[2_000, 2_000, 2_000],
        change: |setup| (setup.muck_at_showdown, setup.ask_to_show) = (true, true),
        script: &[Stay, Least, Stay, Stay],
        rake: 7,
        wanted: |_, events| has(events, |event| matches!(event, HandEvent::PartShown { .. })),
    },
    // A pot is split; in Hi/Lo the low half is split.
    Plan { stacks: &[505, 515, 525], change: |_| {}, script: &[Stay], rake: 0, wanted: shared },
    // Every kind of forced bet is posted.
    Plan {
        stacks: &[1_000, 900, 800, 700, 600],
        change: post_all,
        script: &[Stay, Stay, Stay, Stay, Stay, Fold, Least, Stay, Fold],
        rake: 0,
        wanted: |_, _| true,
    },
];

fn has(events: &[HandEvent], wanted: fn(&HandEvent) -> bool) -> bool {
    events.iter().any(wanted)
}

fn is_returned(event: &HandEvent) -> bool {
    matches!(event, HandEvent::Returned { .. })
}

/// Whether two players win the pot or, in Hi/Lo, two win the low half and one wins the high half.
fn shared(hand: &PlayedHand, events: &[HandEvent]) -> bool {
    let winners =
        |wanted: Option<PotHalf>| events.iter().filter(|event| matches!(event, HandEvent::Won { half, .. } if *half == wanted)).count();
    match hand.setup.game.ranking {
        Ranking::High => winners(None) == 2,
        Ranking::HighLow => winners(Some(PotHalf::Low)) == 2 && winners(Some(PotHalf::High)) == 1,
    }
}

fn post_all(setup: &mut HandSetup) {
    setup.stakes.ante = Chips::new(2);
    setup.straddle = Some(Chips::new(40));
    setup.seats[0].post = Some(SeatPost { live: Chips::new(20), dead: Chips::new(10) });
    setup.seats[2].post = Some(SeatPost { live: Chips::ZERO, dead: Chips::new(10) });
}

/// The five hands of a game.
pub(super) fn hands(code: &str) -> Vec<PlayedHand> {
    let game = GameSpec::with_code(code).unwrap();
    PLANS.iter().zip(1..).map(|(plan, number)| first(game, plan, number)).collect()
}

/// The hand with the first deck for which the wanted event happens.
fn first(game: GameSpec, plan: &Plan, number: u64) -> PlayedHand {
    (0..5_000)
        .map(|seed| played(game, plan, number, seed))
        .find(|hand| {
            let mut events = Vec::new();
            hand.replay(&mut |event| events.push(event)).unwrap();
            (plan.wanted)(hand, &events)
        })
        .unwrap_or_else(|| panic!("hand {number} of {game:?} never does what it should"))
}

fn played(game: GameSpec, plan: &Plan, number: u64, seed: u64) -> PlayedHand {
    let mut draw = Draw(seed);
    let setup = setup(game, plan, &mut draw);
    let mut hand = Hand::start(setup.clone(), &mut |_| {}).unwrap();
    let mut actions = Vec::new();
    let mut script = plan.script.iter().cycle();
    while let Turn::Act(seat) = hand.turn() {
        let legal = hand.legal().unwrap();
        let stay = if legal.check { Action::Check } else { Action::Call };
        let action = match (script.next().unwrap(), legal.raise) {
            (Fold, _) => Action::Fold,
            (Least, Some(range)) => Action::RaiseTo(range.min_to),
            (Most, Some(range)) => Action::RaiseTo(range.max_to),
            (Stay | Least | Most, _) => stay,
        };
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    hand.take_rake(Chips::new(plan.rake), &mut |_| {}).unwrap();
    let mut choices = [Action::Show(HolePlaces::one(1))].into_iter().chain(std::iter::repeat(Action::Muck));
    while let Turn::Show(seat) = hand.turn() {
        let action = choices.next().unwrap();
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    let names = ["Ann", "Bo 'the' Rock", "Cléo", "Dai", "Eve"];
    PlayedHand {
        id: 1_000 + number,
        table: "Alpha".to_owned(),
        tournament: None,
        table_seats: 6,
        started_ms: Some(1_795_262_400_000 + number * 61_000),
        chip_unit: if number < 5 { ChipUnit::cents(Currency::Euro) } else { WHOLE_PLAY },
        names: setup.seats.iter().zip(names).map(|(_, name)| name.to_owned()).collect(),
        setup,
        actions,
        rake: Chips::new(plan.rake),
        unknown: SeatSet::EMPTY,
        rulebook: None,
        seal: None,
        kept_by: None,
    }
}

/// The setup of a plan: players from the second seat on, with the button in the last seat or, with more than three players, the first.
fn setup(game: GameSpec, plan: &Plan, draw: &mut Draw) -> HandSetup {
    let seats: Vec<Seat> = Seat::ALL.into_iter().skip(1).take(plan.stacks.len()).collect();
    let small = if seats.len() > 3 { 1 } else { 0 };
    let mut setup = HandSetup {
        game,
        stakes: Stakes { small_blind: Chips::new(10), big_blind: Chips::new(20), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: seats
            .iter()
            .zip(plan.stacks)
            .map(|(seat, stack)| SeatSetup { seat: *seat, stack: Chips::new(*stack), post: None })
            .collect(),
        button: if small == 1 { seats[0] } else { seats[seats.len() - 1] },
        small_blind: Some(seats[small]),
        big_blind: seats[small + 1],
        straddle: None,
        deck: Deck::shuffled(|n| u8::try_from(draw.below(n.into())).unwrap()),
        muck_at_showdown: false,
        ask_to_show: false,
    };
    (plan.change)(&mut setup);
    setup
}
