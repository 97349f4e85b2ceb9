//! Random players reach every branch of the rules, in every game.

use std::collections::BTreeSet;

use poker_room::HandRecord;
use poker_rules::{Act, Action, Chips, Hand, HandEvent, PostKind, PotHalf, Ranking, Structure, Turn, Variant};

use crate::SimOptions;
use crate::simulate::hand_table::HandTable;
use crate::simulate::house::House;
use crate::simulate::policy;
use crate::simulate::table::Table as _;

/// What happened in a game.
#[derive(Default)]
struct Seen(BTreeSet<&'static str>);

impl Seen {
    fn note(&mut self, what: &'static str, is_so: bool) {
        if is_so {
            self.0.insert(what);
        }
    }

    fn hand(&mut self, record: &HandRecord) {
        let setup = &record.setup;
        let mut events = Vec::new();
        let mut hand = Hand::start(setup.clone(), &mut |event| events.push(event)).unwrap();
        self.note("no small blind", setup.small_blind.is_none());
        self.note("heads-up", setup.seats.len() == 2);
        self.note("a full table", setup.seats.len() == usize::from(record.table_seats));
        let betting = record.actions.iter().take_while(|action| !matches!(action, Action::Show(_) | Action::Muck)).count();
        for action in &record.actions[..betting] {
            self.decision(&hand, *action);
            let Turn::Act(seat) = hand.turn() else { panic!("nobody is to act") };
            hand.apply(seat, *action, &mut |event| events.push(event)).unwrap();
        }
        let before_showdown = events.len();
        hand.take_rake(record.rake, &mut |event| events.push(event)).unwrap();
        for action in &record.actions[betting..] {
            let Turn::Show(seat) = hand.turn() else { panic!("nobody is asked") };
            hand.apply(seat, *action, &mut |event| events.push(event)).unwrap();
        }
        for event in &events {
            self.event(event, &hand);
        }
        self.showdown(&events[before_showdown..], &hand);
    }

    fn decision(&mut self, hand: &Hand, action: Action) {
        let (Turn::Act(seat), Some(legal)) = (hand.turn(), hand.legal()) else { panic!("nobody is to act") };
        let stack = hand.stack(seat);
        let all = hand.bet(seat).checked_add(stack).unwrap();
        let answered = hand.live().without(seat).iter().any(|other| !hand.stack(other).is_zero());
        self.note("a raise is not open", answered && legal.raise.is_none() && legal.call.is_some_and(|call| call < stack));
        if let Some(range) = legal.raise {
            self.note("an all-in below the least raise", range.undersized && action == Action::RaiseTo(range.max_to));
            self.note("a limit below the stack", range.max_to < all);
        }
        self.note("a fold where a check is free", legal.check && action == Action::Fold);
    }

    fn event(&mut self, event: &HandEvent, hand: &Hand) {
        match event {
            HandEvent::Posted { post, all_in, .. } => {
                self.note("a short post", *all_in);
                self.0.insert(match post {
                    PostKind::Ante => "an ante",
                    PostKind::SmallBlind => "a small blind",
                    PostKind::BigBlind => "a big blind",
                    PostKind::Newcomer => "a live post",
                    PostKind::Dead => "a dead post",
                    PostKind::Straddle => "a straddle",
                });
            }
            HandEvent::Acted { act, all_in, .. } => {
                self.note("a call all-in", *all_in && *act == Act::Call);
                self.0.insert(match act {
                    Act::Fold => "a fold",
                    Act::Check => "a check",
                    Act::Call => "a call",
                    Act::Bet { .. } => "a bet",
                    Act::Raise { .. } => "a raise",
                });
            }
            HandEvent::Returned { .. } => self.note("a bet goes back", true),
            HandEvent::Shown { high: None, .. } => self.note("hands face up before the board is complete", true),
            HandEvent::Mucked { .. } => self.note("a beaten hand stays unseen", true),
            HandEvent::PartShown { .. } => self.note("some cards of a hand are shown", true),
            HandEvent::Raked { .. } => self.note("rake", true),
            HandEvent::Won { .. } => self.note("all fold to one", hand.live().len() == 1),
            HandEvent::Ended { .. } => self.note("several side pots", hand.pots().len() > 2),
            HandEvent::Dealt { .. } | HandEvent::StreetDealt { .. } | HandEvent::Gathered { .. } | HandEvent::Shown { .. } => {}
        }
    }

    fn showdown(&mut self, events: &[HandEvent], hand: &Hand) {
        for pot in 0..hand.pots().len() {
            let share = |wanted: Option<PotHalf>| {
                events.iter().filter_map(move |event| match event {
                    HandEvent::Won { pot: of, half, amount, .. } if usize::from(*of) == pot && *half == wanted => Some(*amount),
                    _ => None,
                })
            };
            let uneven = |half| share(half).min() != share(half).max();
            self.note("a split pot", share(None).count() > 1);
            self.note("an odd chip", uneven(None));
            self.note("a pot in halves", share(Some(PotHalf::Low)).count() > 0);
            self.note("a quartered pot", share(Some(PotHalf::Low)).count() > 1 || share(Some(PotHalf::High)).count() > 1);
            self.note("no low", hand.setup().game.ranking == Ranking::HighLow && share(None).sum::<Chips>() > Chips::ZERO);
        }
    }
}

/// What happens in every game.
const EVERYWHERE: [&str; 28] = [
    "a beaten hand stays unseen",
    "a bet",
    "a bet goes back",
    "a big blind",
    "a call",
    "a call all-in",
    "a check",
    "a dead post",
    "a fold",
    "a fold where a check is free",
    "a full table",
    "a live post",
    "a raise",
    "a raise is not open",
    "a short post",
    "a small blind",
    "a split pot",
    "a straddle",
    "all fold to one",
    "an all-in below the least raise",
    "an ante",
    "an odd chip",
    "hands face up before the board is complete",
    "heads-up",
    "no small blind",
    "rake",
    "several side pots",
    "some cards of a hand are shown",
];

#[test]
fn random_players_reach_every_branch_of_every_game() {
    for game in Variant::ALL {
        let mut expected = BTreeSet::from(EVERYWHERE);
        if game.ranking == Ranking::HighLow {
            expected.extend(["a pot in halves", "a quartered pot", "no low"]);
        }
        if game.structure != Structure::NoLimit {
            expected.insert("a limit below the stack");
        }
        let options = SimOptions { game, rulebook: Some("en-2.7".to_owned()), ..SimOptions::new(0, 5) };
        let mut table = HandTable::new(House::of(&options).unwrap(), &options, policy::random);
        let mut seen = Seen::default();
        for hand in 0..30_000 {
            if hand >= 1_000 && seen.0 == expected {
                break;
            }
            seen.hand(&table.play_hand(true).unwrap().unwrap());
        }
        assert_eq!(seen.0, expected, "{}, seed {}", game.code, options.seed);
        assert!(table.account().report(std::time::Duration::ZERO).is_sound(), "{}", game.code);
    }
}
