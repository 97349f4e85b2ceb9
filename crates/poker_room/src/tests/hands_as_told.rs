//! A table without a cash game: its owner, here the test, orders each deal and decides everything that is not a part of the hand.

use std::convert::Infallible;
use std::sync::Arc;

use poker_protocol::{HandId, PlayerView, StakeId, TableId};
use poker_rules::{Action, BySeat, Chips, HandEvent, PostKind, Seat, SeatSet, Stakes, first_positions};

use super::table_scene::{InOrder, nl10, player, seat};
use crate::table::{Deal, Needs, Seated, Switches, Table, TableOutput, TableSign, Tempo};
use crate::{Contest, Dealer, Now};

const STACK: Chips = Chips::new(1_000);

/// A table for which the test orders each deal. Its players have no data of a cash game.
struct Dealt {
    table: Table<(), Infallible>,
    dealer: Dealer,
    now: Now,
    told: Vec<TableOutput<Infallible>>,
    /// What the table has asked its owner to do.
    needed: Vec<Needs>,
}

impl Dealt {
    fn of(seats: &[u8]) -> Self {
        let rules = nl10(|_| {});
        let sign = TableSign { id: TableId(1), name: "Ash".to_owned() };
        let table = Table::new(sign, Arc::clone(&rules.hand), rules.clock, Switches::new(true, Tempo::NONE));
        let dealer = Dealer::new(Box::new(InOrder), HandId(1));
        let mut dealt = Self { table, dealer, now: Now(0), told: Vec::new(), needed: Vec::new() };
        seats.iter().for_each(|&number| dealt.put(number));
        dealt
    }

    fn put(&mut self, number: u8) {
        let view = PlayerView { name: format!("P{number}"), avatar: 0 };
        let mut seated = Seated::new(player(number), view, STACK, ());
        seated.muck_unasked(true);
        self.table.put(seat(number), seated);
    }

    /// Deals all players a hand with these blinds and an ante.
    fn deal(&mut self, button: u8, [small_blind, big_blind, ante]: [u64; 3]) {
        let dealt_in = self.table.taken();
        let order = Deal {
            contest: Contest::Cash { stake: StakeId(0) },
            positions: first_positions(seat(button), dealt_in).unwrap(),
            dealt_in,
            posts: BySeat::from_fn(|_| None),
            stakes: Stakes { small_blind: Chips::new(small_blind), big_blind: Chips::new(big_blind), ante: Chips::new(ante) },
            straddle: None,
            sealed: false,
            street_rake: false,
        };
        assert!(self.table.deal(&order, &mut self.dealer, self.now));
        self.play_on();
    }

    /// Continues the hand as the owner of the table: takes no rake, and acts for players whose time is over.
    fn play_on(&mut self) {
        loop {
            let needs = self.table.play_on(self.now);
            match needs {
                Needs::Nothing => break,
                Needs::StreetRake => self.table.rake_street(Chips::ZERO),
                Needs::Rake => self.table.rake(Chips::ZERO, self.now),
                Needs::TimedOut(seat) => self.table.act_for(seat, self.now),
                Needs::Over(_) => {}
            }
            self.needed.push(needs);
        }
        self.told.extend(std::iter::from_fn(|| self.table.poll_output()));
    }

    fn act(&mut self, action: Action) {
        let (seat, turn, _) = self.table.awaited().unwrap();
        self.table.act(seat, self.table.hand_id().unwrap(), turn, action, self.now).unwrap();
        self.play_on();
    }

    /// All players fold to the big blind.
    fn fold_hand(&mut self) {
        while self.table.awaited().is_some() {
            self.act(Action::Fold);
        }
    }

    fn stacks(&self) -> Vec<u64> {
        Seat::ALL.into_iter().filter(|&seat| self.table.taken().contains(seat)).map(|seat| self.table.stack(seat).get()).collect()
    }

    /// The posts before the first action.
    fn posted(&self) -> Vec<(u8, PostKind, u64)> {
        let posted = |output: &TableOutput<Infallible>| match output {
            TableOutput::Hand { event: HandEvent::Posted { seat, post, amount, .. }, .. } => Some((seat.number(), *post, amount.get())),
            _ => None,
        };
        self.told.iter().filter_map(posted).collect()
    }

    fn over(&self) -> SeatSet {
        match self.needed.last() {
            Some(Needs::Over(over)) => over.dealt_in,
            needs => panic!("the hand is not over: {needs:?}"),
        }
    }
}

#[test]
fn each_hand_has_the_blinds_and_antes_that_the_table_is_told() {
    let mut dealt = Dealt::of(&[1, 2, 3]);
    dealt.deal(1, [10, 20, 5]);
    assert_eq!(dealt.posted().iter().filter(|(_, kind, _)| *kind == PostKind::Ante).count(), 3);
    dealt.fold_hand();
    assert_eq!(dealt.stacks(), [995, 985, 1_020], "the big blind takes three antes and the small blind");
    dealt.told.clear();
    dealt.deal(2, [20, 40, 0]);
    assert_eq!(dealt.posted(), [(3, PostKind::SmallBlind, 20), (1, PostKind::BigBlind, 40)]);
}

#[test]
fn players_come_and_go_between_hands_and_the_table_tells_nothing() {
    let mut dealt = Dealt::of(&[1, 2, 3]);
    dealt.deal(1, [10, 20, 0]);
    dealt.fold_hand();
    assert_eq!(dealt.over(), [1, 2, 3].map(seat).into_iter().collect());
    dealt.told.clear();
    let moved = dealt.table.take(seat(2)).unwrap();
    assert_eq!(moved.stack(), Chips::new(990));
    dealt.put(5);
    assert_eq!(dealt.told, []);
    dealt.deal(3, [10, 20, 0]);
    assert_eq!(dealt.posted(), [(5, PostKind::SmallBlind, 10), (1, PostKind::BigBlind, 20)]);
}

#[test]
fn the_table_asks_its_owner_about_time_outs_and_rake() {
    let mut dealt = Dealt::of(&[1, 2]);
    dealt.deal(1, [10, 20, 0]);
    let late = dealt.table.awaited().unwrap().0;
    dealt.now = dealt.table.hand_timeout().unwrap();
    dealt.table.handle_timeout(dealt.now);
    dealt.play_on();
    assert_eq!(dealt.needed[..2], [Needs::TimedOut(late), Needs::Rake]);
    assert_eq!(dealt.stacks(), [990, 1_010], "nothing is raked");
}

#[test]
fn a_table_without_listeners_makes_only_the_record() {
    let play = |listened: bool| {
        let mut dealt = Dealt::of(&[1, 2, 3]);
        dealt.table.set_listened(listened);
        dealt.deal(1, [10, 20, 0]);
        dealt.act(Action::Call);
        dealt.act(Action::Call);
        dealt.act(Action::Check);
        while let Some((_, _, legal)) = dealt.table.awaited() {
            dealt.act(if legal.check { Action::Check } else { Action::Fold });
        }
        dealt.told
    };
    let (told, unheard) = (play(true), play(false));
    assert!(told.len() > 20);
    assert_eq!(unheard.len(), 1);
    let record = |told: &[TableOutput<Infallible>]| told.iter().find(|output| matches!(output, TableOutput::Ended(_))).cloned();
    assert_eq!(record(&unheard), record(&told), "the hand is the same");
}
