//! Histories that are written: they are TOML, and play to the same stacks when read back.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use poker_room::HandRecord;
use poker_rules::{Action, Card, Chips, Deck, GameSpec, Hand, HandSetup, NewcomerPost, Seat, SeatSetup, Stakes, Turn};
use serde::Deserialize;

use crate::{PhhWriter, SimOptions, phh_hand, simulate};

/// The fields of a PHH hand that replay it.
#[derive(Deserialize)]
struct PhhHand {
    variant: String,
    antes: Vec<u64>,
    blinds_or_straddles: Vec<i64>,
    min_bet: u64,
    starting_stacks: Vec<u64>,
    actions: Vec<String>,
    seats: Vec<u8>,
    players: Vec<String>,
    finishing_stacks: Vec<u64>,
    _rake: u64,
}

fn history(options: &SimOptions) -> BTreeMap<String, PhhHand> {
    let mut bytes: Vec<u8> = Vec::new();
    simulate(options, Some(&mut bytes), &mut |_| ControlFlow::Continue(())).unwrap();
    toml::from_str(std::str::from_utf8(&bytes).unwrap()).unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.as_bytes().chunks(2).map(|card| std::str::from_utf8(card).unwrap().parse().unwrap()).collect()
}

fn deck(hand: &PhhHand) -> Deck {
    let mut holes = Vec::new();
    let mut board = Vec::new();
    for action in &hand.actions {
        match action.split(' ').collect::<Vec<_>>()[..] {
            ["d", "dh", _, hole] => holes.push(cards(hole)),
            ["d", "db", street] => board.extend(cards(street)),
            _ => {}
        }
    }
    let rounds = (0..2).flat_map(|round| holes.iter().map(move |hole| hole[round])).chain(board);
    Deck::starting_with(&rounds.collect::<Vec<_>>()).unwrap()
}

fn setup(hand: &PhhHand) -> HandSetup {
    let seats: Vec<Seat> = hand.seats.iter().map(|number| Seat::new(number - 1)).collect();
    let mut blinds = hand.blinds_or_straddles.clone();
    if seats.len() == 2 {
        blinds.reverse();
    }
    let big_blind = i64::try_from(hand.min_bet).unwrap();
    let of = |wanted: &dyn Fn(i64) -> bool| seats.iter().zip(&blinds).find(|(_, blind)| wanted(**blind)).map(|(seat, _)| *seat);
    let post =
        |place: usize| NewcomerPost { live: Chips::new((-blinds[place]).max(0).try_into().unwrap()), dead: Chips::new(hand.antes[place]) };
    let seat = |place: usize| SeatSetup {
        seat: seats[place],
        stack: Chips::new(hand.starting_stacks[place]),
        post: Some(post(place)).filter(|post| *post != NewcomerPost::live(Chips::ZERO)),
    };
    HandSetup {
        game: GameSpec::holdem_no_limit(),
        stakes: Stakes { small_blind: Chips::new(5), big_blind: Chips::new(hand.min_bet), ante: Chips::ZERO },
        seats: (0..seats.len()).map(seat).collect(),
        button: *seats.last().unwrap(),
        small_blind: of(&|blind| blind > 0 && blind < big_blind),
        big_blind: of(&|blind| blind == big_blind).unwrap(),
        deck: deck(hand),
        straddle: None,
        muck_at_showdown: false,
    }
}

fn replay(hand: &PhhHand) -> Vec<u64> {
    let mut played = Hand::start(setup(hand), &mut |_| {}).unwrap();
    let mut shown = 0;
    for action in &hand.actions {
        let words = action.split(' ').collect::<Vec<_>>();
        if words[0] == "d" {
            continue;
        }
        let seat = Seat::new(hand.seats[words[0][1..].parse::<usize>().unwrap() - 1] - 1);
        let action = match words[1..] {
            ["f"] => Action::Fold,
            ["cc"] if played.legal().unwrap().check => Action::Check,
            ["cc"] => Action::Call,
            ["cbr", to] => Action::RaiseTo(Chips::new(to.parse().unwrap())),
            ["sm", hole] => {
                assert_eq!(cards(hole), played.hole(seat));
                shown += 1;
                continue;
            }
            _ => panic!("unknown action {action}"),
        };
        assert_eq!(played.turn(), Turn::Act(seat));
        played.apply(seat, action, &mut |_| {}).unwrap();
    }
    let still_in = usize::from(played.live().len());
    assert_eq!(shown, if still_in > 1 { still_in } else { 0 }, "a line for each player at the showdown");
    played.take_rake(Chips::new(hand._rake), &mut |_| {}).unwrap();
    hand.seats.iter().map(|number| played.stack(Seat::new(number - 1)).get()).collect()
}

#[test]
fn every_written_hand_plays_to_its_finishing_stacks() {
    for players in [2, 3, 6] {
        for rulebook in [None, Some("en-2.7".to_owned())] {
            let hands = history(&SimOptions { players, rulebook, ..SimOptions::new(400, 21) });
            assert_eq!(hands.len(), 400);
            for (number, hand) in &hands {
                assert_eq!((hand.variant.as_str(), hand.players.len()), ("NT", hand.seats.len()));
                assert_eq!(replay(hand), hand.finishing_stacks, "hand {number} of {players}");
            }
            let all = || hands.values().flat_map(|hand| &hand.blinds_or_straddles);
            assert!(players < 6 || all().any(|blind| *blind < 0), "somebody posts out of turn");
        }
    }
}

#[test]
fn a_name_cannot_break_the_file() {
    let mut record = super::record(3);
    record.players[0].name = "a\"b\\c\u{7}\n'é".to_owned();
    let hand: PhhHand = toml::from_str(&phh_hand(&record).unwrap()).unwrap();
    assert_eq!(hand.players[0], record.players[0].name);
}

#[test]
fn tables_are_numbered_from_one_and_nothing_else_is_at_the_top() {
    let records: Vec<HandRecord> = [4, 9].map(super::record).to_vec();
    let mut writer = PhhWriter::new(Vec::new());
    records.iter().for_each(|record| writer.write(record).unwrap());
    let text = String::from_utf8(writer.finish().unwrap()).unwrap();
    let table: toml::Table = toml::from_str(&text).unwrap();
    assert_eq!(table.keys().collect::<Vec<_>>(), ["1", "2"]);
    assert!(table.values().all(toml::Value::is_table));
}
