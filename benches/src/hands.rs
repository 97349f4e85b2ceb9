//! Whole hands of six players with 200 big blinds each, in no limit, from the shuffle to the last pot. In the contests with `rs_poker` all
//! players play like its random agent: it folds to a bet one time in seven, otherwise calls half of the time, and otherwise raises to a
//! random amount, at most the pot times the number of players in the hand. In the other contests all legal actions are equally likely,
//! and raises go to any legal amount.

use std::hint::black_box;
use std::sync::{Arc, Mutex};

use poker_rules::{
    Action, Chips, Deck, GameSpec, Hand, HandEvent, HandSetup, Listener, NoListener, Seat, SeatSetup, Stakes, StreetRake, Turn,
};
use rand::{SeedableRng, rngs::SmallRng};
use rs_poker::arena::historian::{FnHistorian, Historian};
use rs_poker::arena::{Agent, GameStateBuilder, HoldemSimulationBuilder, agent::RandomAgent};
use tokio::runtime::{Builder, Runtime};

use crate::contest::{Contest, Contestant, Unit};
use crate::deals::Draws;

const PLAYERS: usize = 6;
const STACK: u64 = 20_000;
const SMALL_BLIND: u64 = 50;
const BIG_BLIND: u64 = 100;
const FOLDS: f64 = 0.15;
const CALLS: f64 = 0.5;

/// The contests of this file. A round has 100 hands, or 10 if `short`.
pub fn contests(short: bool) -> Vec<Contest> {
    let count = if short { 10 } else { 100 };
    let contest = |name, contestants| Contest { name, unit: Unit::PerSecond(count), long: false, contestants };
    let ours = |manner, log| {
        let mut table = Table { manner, ..Table::new() };
        let chips = (0..20).map(|_| table.play(log)).collect();
        Contestant::new("cardroom", chips, move || (0..count).for_each(|_| _ = black_box(table.play(log))))
    };
    let theirs = |log| {
        let mut arena = Arena::new();
        let chips = (0..20).map(|_| arena.play(log)).collect();
        Contestant::new("rs_poker", chips, move || (0..count).for_each(|_| _ = black_box(arena.play(log))))
    };
    vec![
        contest("hands-with-the-event-log", vec![ours(Manner::Agent, true), theirs(true)]),
        contest("hands-without-listeners", vec![ours(Manner::Agent, false), theirs(false)]),
        contest("hands-of-any-play-with-the-event-log", vec![ours(Manner::Any, true)]),
        contest("hands-of-any-play-without-listeners", vec![ours(Manner::Any, false)]),
    ]
}

/// How the players play.
#[derive(Clone, Copy)]
enum Manner {
    /// Like the random agent of `rs_poker`.
    Agent,
    /// All legal actions are equally likely.
    Any,
}

/// Six players who play by Cardroom's rules.
pub struct Table {
    manner: Manner,
    draws: Draws,
    setup: HandSetup,
    log: Vec<HandEvent>,
}

impl Table {
    /// A table of six players with 200 big blinds each.
    pub fn new() -> Table {
        let seats: Vec<Seat> = Seat::first(PLAYERS as u8).collect();
        let setup = HandSetup {
            game: GameSpec::holdem_no_limit(),
            stakes: Stakes { small_blind: Chips::new(SMALL_BLIND), big_blind: Chips::new(BIG_BLIND), ante: Chips::ZERO },
            street_rake: StreetRake::default(),
            seats: seats.iter().map(|&seat| SeatSetup { seat, stack: Chips::new(STACK), post: None }).collect(),
            button: seats[0],
            small_blind: Some(seats[1]),
            big_blind: seats[2],
            straddle: None,
            deck: Deck::sorted(),
            muck_at_showdown: false,
            ask_to_show: false,
        };
        Table { manner: Manner::Agent, draws: Draws::new(1), setup, log: Vec::new() }
    }

    /// Plays a hand; returns its setup and its actions.
    pub fn record(&mut self) -> (HandSetup, Vec<Action>) {
        let mut actions = Vec::new();
        self.shuffle();
        self.act(&mut NoListener, |action| actions.push(action));
        (self.setup.clone(), actions)
    }

    /// Plays a hand; returns the sum of all stacks after it.
    fn play(&mut self, log: bool) -> u64 {
        self.shuffle();
        if !log {
            return self.act(&mut NoListener, |_| {});
        }
        let mut events = std::mem::take(&mut self.log);
        let chips = self.act(&mut |event| events.push(event), |_| {});
        self.log = events;
        chips
    }

    /// Shuffles only the cards that the hand can deal.
    fn shuffle(&mut self) {
        let dealt = PLAYERS * usize::from(self.setup.game.hole_cards) + self.setup.game.full_board();
        self.setup.deck.shuffle_first(dealt, |n| self.draws.below(u64::from(n)) as u8);
        self.log.clear();
    }

    fn act(&mut self, hear: &mut impl Listener, mut see: impl FnMut(Action)) -> u64 {
        let Table { manner, draws, setup, .. } = self;
        let mut hand = Hand::start(setup.clone(), hear).expect("a sound setup");
        while let Turn::Act(seat) = hand.turn() {
            let action = match manner {
                Manner::Agent => as_agent(&hand, draws),
                Manner::Any => anything(&hand, draws),
            };
            see(action);
            hand.apply(seat, action, hear).expect("a legal action");
        }
        hand.take_rake(Chips::ZERO, hear).expect("no rake");
        setup.seats.iter().map(|player| hand.stack(player.seat).get()).sum()
    }
}

fn anything(hand: &Hand, draws: &mut Draws) -> Action {
    let Some(legal) = hand.options() else { return Action::Fold };
    match (draws.below(2 + u64::from(legal.raise.is_some())), legal.raise) {
        (0, _) => Action::Fold,
        (2, Some(raise)) => Action::RaiseTo(Chips::new(raise.min_to.get() + draws.below(raise.max_to.get() - raise.min_to.get() + 1))),
        (_, _) if legal.check => Action::Check,
        (_, _) => Action::Call,
    }
}

fn as_agent(hand: &Hand, draws: &mut Draws) -> Action {
    let Some(legal) = hand.options() else { return Action::Fold };
    let mut happens = |probability: f64| draws.next() < (probability * 2f64.powi(64)) as u64;
    if !legal.check && happens(FOLDS) {
        return Action::Fold;
    }
    match legal.raise {
        Some(raise) if !happens(CALLS) => {
            let most = raise.max_to.get().min(hand.pot_total().get() * u64::from(hand.live().len())).max(raise.min_to.get());
            Action::RaiseTo(Chips::new(raise.min_to.get() + draws.below(most - raise.min_to.get() + 1)))
        }
        Some(_) | None if legal.check => Action::Check,
        Some(_) | None => Action::Call,
    }
}

struct Arena {
    seed: u64,
    runtime: Runtime,
}

impl Arena {
    fn new() -> Arena {
        Arena { seed: 1, runtime: Builder::new_current_thread().build().expect("a runtime") }
    }

    /// Plays a hand; returns the sum of all stacks after it.
    fn play(&mut self, log: bool) -> u64 {
        let agent = |player: usize| -> Box<dyn Agent> {
            Box::new(RandomAgent::new_with_seed("", vec![FOLDS], vec![CALLS], self.seed + player as u64))
        };
        let state = GameStateBuilder::new()
            .num_players_with_stack(PLAYERS, STACK as f32)
            .blinds(BIG_BLIND as f32, SMALL_BLIND as f32)
            .build()
            .expect("a sound table");
        let actions = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&actions);
        let historian: Box<dyn Historian> = Box::new(FnHistorian::new(move |_, _, action: &_| {
            kept.lock().expect("one thread").push(action.clone());
            Ok(())
        }));
        let mut simulation = HoldemSimulationBuilder::default()
            .game_state(state)
            .agents((0..PLAYERS).map(agent).collect())
            .historians(if log { vec![historian] } else { Vec::new() })
            .build_with_rng(SmallRng::seed_from_u64(self.seed))
            .expect("a sound simulation");
        self.seed += PLAYERS as u64;
        self.runtime.block_on(simulation.run());
        black_box(actions);
        // The peer counts chips as `f32`, so the sum is rounded.
        simulation.game_state.stacks.iter().sum::<f32>().round() as u64
    }
}
