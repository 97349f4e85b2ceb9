//! Plays hands between bots, random players and players who always call.

use chacha20::ChaCha8Rng;
use poker_protocol::{HandId, SeatStack, SeenEvent};
use poker_room::seen_by;
use poker_rules::{
    Act, Action, Chips, Deck, GameSpec, Hand, HandEvent, HandSetup, LegalActions, Seat, SeatSet, SeatSetup, Stakes, Street, StreetRake,
    Turn, first_positions,
};
use rand::{Rng, SeedableRng};

use crate::chance::below;
use crate::{BotBrain, Persona};

pub const BIG_BLIND: Chips = Chips::new(100);
pub const HOLDEM: GameSpec = GameSpec::holdem_no_limit();

/// The player in a seat.
#[derive(Clone, Debug)]
pub enum Player {
    Bot(Box<BotBrain>),
    /// Chooses any legal action at random.
    Random,
    /// Always checks or calls.
    Station,
}

/// The counts of one seat's actions and results.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub hands: u32,
    pub folds: u32,
    pub calls: u32,
    pub checks: u32,
    pub raises: u32,
    pub played: u32,
    pub raised_preflop: u32,
    pub won: i64,
}

pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

pub fn is_legal(action: Action, legal: &LegalActions) -> bool {
    match action {
        Action::Fold => true,
        Action::Check => legal.check,
        Action::Call => legal.call.is_some(),
        Action::RaiseTo(to) => legal.raise.is_some_and(|range| (range.min_to..=range.max_to).contains(&to)),
        Action::Show(_) | Action::Muck => false,
    }
}

pub fn random_action(legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let passive = if legal.check { Action::Check } else { Action::Call };
    match (below(10, rng), legal.raise) {
        (0, _) => Action::Fold,
        (1..=4, Some(range)) => {
            let span = u32::try_from(range.max_to.get() - range.min_to.get()).unwrap() + 1;
            // Small raises are more frequent, so that hands last longer.
            let extra = below(span, rng).min(below(span, rng)).min(below(span, rng));
            Action::RaiseTo(Chips::new(range.min_to.get() + u64::from(extra)))
        }
        _ => passive,
    }
}

/// A bot in a seat of a table with this game.
pub fn bot(game: GameSpec, persona: Persona, seat: u8) -> Player {
    Player::Bot(Box::new(BotBrain::seated(persona.style(), Seat::new(seat), BIG_BLIND, game)))
}

/// Plays `hands` hands with stacks of 20 to 200 big blinds, and calls `decided` with each decision of a bot.
pub fn play(
    game: GameSpec,
    players: &mut [Player],
    hands: u32,
    rng: &mut ChaCha8Rng,
    decided: &mut dyn FnMut(&Hand, Seat, &LegalActions, Action),
) -> Vec<Tally> {
    let seats: Vec<Seat> = Seat::first(u8::try_from(players.len()).unwrap()).collect();
    let mut tallies = vec![Tally::default(); players.len()];
    for number in 0..hands {
        let button = seats[usize::try_from(number).unwrap() % seats.len()];
        let positions = first_positions(button, seats.iter().copied().collect::<SeatSet>()).unwrap();
        let stacks: Vec<Chips> = seats.iter().map(|_| Chips::new(u64::from(2000 + below(18_001, rng)))).collect();
        let setup = HandSetup {
            game,
            stakes: Stakes { small_blind: Chips::new(50), big_blind: BIG_BLIND, ante: Chips::ZERO },
            street_rake: StreetRake::default(),
            seats: seats.iter().zip(&stacks).map(|(seat, stack)| SeatSetup { seat: *seat, stack: *stack, post: None }).collect(),
            button: positions.button,
            small_blind: positions.small_blind,
            big_blind: positions.big_blind,
            deck: Deck::shuffled(|n| u8::try_from(below(u32::from(n), rng)).unwrap()),
            straddle: None,
            muck_at_showdown: false,
            ask_to_show: false,
        };
        let order = seats.iter().copied().collect::<SeatSet>().clockwise_after(positions.button);
        let started = SeenEvent::Started {
            hand: HandId(u64::from(number)),
            button: positions.button,
            players: order.map(|seat| SeatStack { seat, stack: stacks[seat.index()] }).collect(),
            root: None,
            nonces: Vec::new(),
        };
        for player in players.iter_mut() {
            if let Player::Bot(brain) = player {
                brain.see_event(&started);
            }
        }
        play_hand(players, setup, rng, decided, &mut tallies);
        for (seat, stack) in seats.iter().zip(&stacks) {
            tallies[seat.index()].hands += 1;
            tallies[seat.index()].won -= i64::try_from(stack.get()).unwrap();
        }
    }
    tallies
}

fn play_hand(
    players: &mut [Player],
    setup: HandSetup,
    rng: &mut ChaCha8Rng,
    decided: &mut dyn FnMut(&Hand, Seat, &LegalActions, Action),
    tallies: &mut [Tally],
) {
    let mut events = Vec::new();
    let mut played = vec![(false, false); players.len()];
    let mut hand = Hand::start(setup, &mut |event| events.push(event)).unwrap();
    loop {
        for event in events.drain(..) {
            for (seat, player) in Seat::ALL.into_iter().zip(players.iter_mut()) {
                if let Player::Bot(brain) = player {
                    brain.see_event(&seen_by(Some(seat), &event, None));
                }
            }
            if let HandEvent::Acted { seat, act, .. } = &event {
                tallies[seat.index()].count(*act);
                if hand.street() == Street::Preflop {
                    played[seat.index()].0 |= matches!(act, Act::Call | Act::Bet { .. } | Act::Raise { .. });
                    played[seat.index()].1 |= matches!(act, Act::Bet { .. } | Act::Raise { .. });
                }
            }
        }
        match hand.turn() {
            Turn::Act(seat) => {
                let legal = hand.legal().unwrap();
                let action = match &players[seat.index()] {
                    Player::Bot(brain) => {
                        let action = brain.decide(&legal, rng);
                        decided(&hand, seat, &legal, action);
                        action
                    }
                    Player::Random => random_action(&legal, rng),
                    Player::Station if legal.check => Action::Check,
                    Player::Station => Action::Call,
                };
                hand.apply(seat, action, &mut |event| events.push(event)).unwrap();
            }
            Turn::Rake => hand.take_rake(Chips::ZERO, &mut |event| events.push(event)).unwrap(),
            Turn::Show(_) | Turn::Over => break,
        }
    }
    for (seat, tally) in Seat::ALL.into_iter().zip(tallies) {
        tally.won += i64::try_from(hand.stack(seat).get()).unwrap();
        tally.played += u32::from(played[seat.index()].0);
        tally.raised_preflop += u32::from(played[seat.index()].1);
    }
}

impl Tally {
    fn count(&mut self, act: Act) {
        match act {
            Act::Fold => self.folds += 1,
            Act::Check => self.checks += 1,
            Act::Call => self.calls += 1,
            Act::Bet { .. } | Act::Raise { .. } => self.raises += 1,
        }
    }

    /// The big blinds won in a hundred hands.
    pub fn win_rate(&self) -> i64 {
        self.won / i64::try_from(BIG_BLIND.get()).unwrap() * 100 / i64::from(self.hands)
    }
}
