//! Hands with known cards, and the jackpots of the rulebook that has them.

use poker_protocol::{HandId, JackpotKind, PlayerId, StakeId, TableId};
use poker_rules::{Action, Card, Chips, Deck, GameSpec, Hand, HandSetup, HolePlaces, Seat, SeatSetup, Stakes, Street, StreetRake, Turn};

use crate::jackpot::{Showdown, recipients};
use crate::rulebook::Jackpots;
use crate::{Contest, HandRecord, Now, RecordedPlayer, Rulebook};

pub(super) fn jackpots() -> Jackpots {
    Rulebook::embedded("room-003").unwrap().unwrap().jackpots.unwrap()
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A deck that deals these hands, starting left of the button, and this board.
pub(super) fn deck(holes: &[&str], board: &str) -> Deck {
    let holes: Vec<Vec<Card>> = holes.iter().map(|hole| cards(hole)).collect();
    let dealt = (0..holes[0].len()).flat_map(|round| holes.iter().map(move |hole| hole[round]));
    Deck::starting_with(&dealt.chain(cards(board)).collect::<Vec<_>>()).unwrap()
}

/// How a hand is played.
#[derive(Clone, Copy)]
pub(super) enum Play {
    /// All players check or call to the end. Beaten hands are shown.
    Shown,
    /// All players check or call to the end. Beaten hands may be mucked.
    Mucked,
    /// The first player goes all-in before the flop, and all call.
    AllIn,
    /// All players fold to the big blind.
    Folded,
    /// All players fold to a bet on the river, and the winner does not show.
    Unseen,
    /// All players fold to a bet on the river, and the winner shows.
    Displayed,
}

/// The record of a hand with one player for each of `holes`; the last has the button.
pub(super) fn record(game: &str, holes: &[&str], board: &str, play: Play) -> HandRecord {
    let seats: Vec<Seat> = Seat::first(u8::try_from(holes.len()).unwrap()).collect();
    let (small_blind, big_blind) = if let [first, button] = seats[..] { (button, first) } else { (seats[0], seats[1]) };
    let setup = HandSetup {
        game: GameSpec::with_code(game).unwrap(),
        stakes: Stakes { small_blind: Chips::new(50), big_blind: Chips::new(100), ante: Chips::ZERO },
        street_rake: StreetRake::default(),
        seats: seats.iter().map(|&seat| SeatSetup { seat, stack: Chips::new(10_000), post: None }).collect(),
        button: seats[seats.len() - 1],
        small_blind: Some(small_blind),
        big_blind,
        straddle: None,
        deck: deck(holes, board),
        muck_at_showdown: matches!(play, Play::Mucked),
        ask_to_show: true,
    };
    let mut hand = Hand::start(setup.clone(), &mut |_| {}).unwrap();
    let mut actions = Vec::new();
    while let Turn::Act(seat) = hand.turn() {
        let legal = hand.legal().unwrap();
        let action = match (play, legal.raise) {
            (Play::Folded, _) => Action::Fold,
            (Play::Unseen | Play::Displayed, Some(raise)) if hand.street() == Street::River && legal.check => Action::RaiseTo(raise.min_to),
            (Play::Unseen | Play::Displayed, _) if hand.street() == Street::River => Action::Fold,
            (Play::AllIn, Some(raise)) if actions.is_empty() => Action::RaiseTo(raise.max_to),
            _ if legal.check => Action::Check,
            _ => Action::Call,
        };
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    let pot = hand.pot_total();
    hand.take_rake(Chips::ZERO, &mut |_| {}).unwrap();
    while let Turn::Show(seat) = hand.turn() {
        let action = if matches!(play, Play::Displayed) { Action::Show(HolePlaces::all(setup.game.hole_cards)) } else { Action::Muck };
        hand.apply(seat, action, &mut |_| {}).unwrap();
        actions.push(action);
    }
    HandRecord {
        hand: HandId(7),
        table: TableId(1),
        table_name: "Ash".to_owned(),
        contest: Contest::Cash { stake: StakeId(0) },
        table_seats: 10,
        rulebook: "room-003".to_owned(),
        currency: None,
        started: Now(0),
        ended: Now(0),
        players: seats
            .iter()
            .map(|&seat| RecordedPlayer { seat, player: PlayerId(seat.number().into()), name: format!("P{}", seat.number()) })
            .collect(),
        decision_ms: vec![0; actions.len()],
        actions,
        pot,
        rake: Chips::ZERO,
        stacks: Vec::new(),
        setup,
        seal: None,
        entry: None,
    }
}

/// The winners of this jackpot, as seat numbers from 1, which are also the places of their hands in `holes`.
pub(super) fn winners(kind: JackpotKind, jackpots: &Jackpots, record: &HandRecord) -> Vec<u8> {
    let row = jackpots.pools.iter().find(|row| row.kind == kind).unwrap();
    let hand = record.replay(&mut |_| {}).unwrap();
    let Some(showdown) = Showdown::of(&hand, hand.open()) else { return Vec::new() };
    let mut seats: Vec<u8> = recipients(row, &jackpots.recipient, &showdown).into_iter().map(Seat::number).collect();
    seats.sort_unstable();
    seats
}
