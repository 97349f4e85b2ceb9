//! Fast Hold'em (R-FAST): a pool of tables that each exist for one hand.

mod chaos;
mod kept;

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_protocol::{
    Entry, FastButton, HandId, Money, Notice, PlanId, PlayerId, PlayerView, Refusal, SeatState, SeenEvent, TableEvent, TableId, TurnId,
};
use poker_rules::{Act, Action, Chips, HandEvent, LegalActions, Seat};

use super::table_scene::{InOrder, nl10, player};
use crate::{
    Arrival, CashOutput, Dealer, FastPool, FastRules, HandRecord, Now, PlayerKind, SeatOutput, Switches, TableOutput, TableRules,
    TableSign, Tempo, Viewers, seen_by,
};

const STACK: u64 = 1000;

/// A pool and all its output.
struct Pool {
    pool: FastPool,
    dealer: Dealer,
    now: Now,
    told: Vec<CashOutput>,
    /// The chips that each player must have: bought in, won and lost, cashed out.
    book: BTreeMap<PlayerId, u64>,
    rake: u64,
    paid_out: u64,
    bought_in: u64,
}

fn empty_pool(rules: TableRules, fast: FastRules) -> FastPool {
    let sign = TableSign { id: TableId(9), name: "Vega".to_owned() };
    FastPool::new(sign, Arc::new(rules), Switches::new(true, Tempo::NONE), fast)
}

/// Allows folding ahead, as Fast Hold'em does, and makes another change.
fn folding_ahead(change: impl FnOnce(&mut TableRules)) -> impl FnOnce(&mut TableRules) {
    |rules| {
        rules.cash.folds_ahead = true;
        change(rules);
    }
}

/// A decision that a player is asked for at some table.
struct Ask {
    player: PlayerId,
    hand: HandId,
    turn: TurnId,
    legal: LegalActions,
}

impl Pool {
    fn new(button: FastButton, randomness: Box<dyn crate::Randomness + Send>, change: impl FnOnce(&mut TableRules)) -> Self {
        let fast = FastRules { button, gather_ms: 500 };
        Self {
            pool: empty_pool(nl10(folding_ahead(change)), fast),
            dealer: Dealer::new(randomness, HandId(1)),
            now: Now(0),
            told: Vec::new(),
            book: BTreeMap::new(),
            rake: 0,
            paid_out: 0,
            bought_in: 0,
        }
    }

    fn of(players: u8) -> Self {
        let mut pool = Self::new(FastButton::Random, Box::new(InOrder), |_| {});
        (1..=players).for_each(|number| pool.join(number));
        pool
    }

    fn join(&mut self, number: u8) {
        let view = PlayerView { name: format!("P{number}"), avatar: 0 };
        let entry = Entry::WaitForBigBlind;
        let arrival = Arrival {
            player: player(number),
            kind: PlayerKind::Person,
            view,
            buy_in: Money::new(STACK),
            entry,
            connected: true,
            plan: crate::PRINTED,
            elsewhere: crate::Elsewhere::default(),
        };
        self.book.insert(player(number), STACK + self.book.get(&player(number)).copied().unwrap_or(0));
        self.bought_in += STACK;
        self.pool.join(arrival, &mut self.dealer, self.now).unwrap();
        self.listen();
    }

    fn listen(&mut self) {
        while let Some(output) = self.pool.poll_output() {
            match &output {
                CashOutput::Table { output: TableOutput::Ended(record), .. } => self.book_hand(record),
                CashOutput::Table { output: TableOutput::Owner(SeatOutput::Gone { player, stack, .. }), .. }
                | CashOutput::Gone { player, stack, .. } => {
                    self.pay_out(*player, stack.hundredths());
                }
                CashOutput::Refund { player, amount } => self.pay_out(*player, amount.hundredths()),
                CashOutput::Table { .. } | CashOutput::Snapshot { .. } | CashOutput::Private { .. } => {}
            }
            self.told.push(output);
        }
    }

    fn book_hand(&mut self, record: &HandRecord) {
        for (before, who) in record.setup.seats.iter().zip(&record.players) {
            let after = record.stacks.iter().find(|stack| stack.seat == before.seat).unwrap();
            let held = self.book.get_mut(&who.player).unwrap();
            *held = (*held + after.stack.get()).checked_sub(before.stack.get()).expect("nobody loses more than the book says");
        }
        self.rake += record.rake.get();
    }

    fn pay_out(&mut self, player: PlayerId, amount: u64) {
        *self.book.get_mut(&player).unwrap() -= amount;
        self.paid_out += amount;
    }

    fn wait(&mut self, ms: u32) {
        let end = self.now.after_ms(ms);
        while let Some(at) = self.pool.poll_timeout().filter(|&at| at <= end) {
            self.now = at.max(self.now);
            self.pool.handle_timeout(self.now, &mut self.dealer);
            self.listen();
        }
        self.now = end;
    }

    /// The decisions that players are asked for at each table, as the snapshots show them.
    fn asked(&self) -> Vec<Ask> {
        self.pool
            .player_ids()
            .filter_map(|player| {
                let table = self.pool.snapshot(player, self.now)?;
                let hand = table.hand?.hand;
                let Some(TableEvent::ToAct { turn, legal: Some(legal), .. }) = table.to_act else { return None };
                Some(Ask { player, hand, turn, legal: *legal })
            })
            .collect()
    }

    /// Connects or disconnects a player, who may have left the pool.
    fn set_connected(&mut self, player: PlayerId, connected: bool) {
        let now = self.now;
        let _asked = self.pool.ask(player, &mut self.dealer, now, |table, seat| {
            table.set_connected(seat, connected, now);
            Ok(())
        });
    }

    fn act(&mut self, ask: &Ask, action: Action) -> Result<(), Refusal> {
        let now = self.now;
        let acted = self.pool.ask(ask.player, &mut self.dealer, now, |table, seat| table.act(seat, ask.hand, ask.turn, action, now));
        self.listen();
        acted
    }

    fn fast_fold(&mut self, player: PlayerId) -> Result<(), Refusal> {
        let hand = self.hand_of(player).unwrap_or(HandId(0));
        let folded = self.pool.fast_fold(player, hand, &mut self.dealer, self.now);
        self.listen();
        folded
    }

    fn hand_of(&self, player: PlayerId) -> Option<HandId> {
        Some(self.pool.snapshot(player, self.now)?.hand?.hand)
    }

    /// The players of the last hand in the order of action: from under the gun to the button, then small blind and big blind.
    fn in_order_of_action(&self) -> Vec<PlayerId> {
        let ask = &self.asked()[0];
        let table = self.pool.snapshot(ask.player, self.now).unwrap();
        let hand = table.hand.unwrap();
        let SeenEvent::Started { players, .. } = &hand.events[0] else { panic!("a hand begins with its start") };
        let names: BTreeMap<Seat, String> = table.seats.iter().map(|seat| (seat.seat, seat.player.name.clone())).collect();
        let mut order: Vec<PlayerId> = players.iter().map(|stack| player(names[&stack.seat][1..].parse().unwrap())).collect();
        order.rotate_left(2.min(players.len()));
        order
    }

    /// The number of folds that this player saw.
    fn folds_seen(&self, viewer: PlayerId) -> usize {
        let seen = |viewers: &Viewers, event: &HandEvent| {
            let seat = viewers.iter().find(|(player, _)| *player == viewer).map(|&(_, seat)| seat);
            seat.map(|seat| seen_by(Some(seat), event, None)).is_some_and(|event| matches!(event, SeenEvent::Acted { act: Act::Fold, .. }))
        };
        let told = self.told.iter().filter(|output| match output {
            CashOutput::Table { viewers, output: TableOutput::Hand { event, .. } } => seen(viewers, event),
            CashOutput::Table { .. }
            | CashOutput::Snapshot { .. }
            | CashOutput::Private { .. }
            | CashOutput::Gone { .. }
            | CashOutput::Refund { .. } => false,
        });
        told.count()
    }

    fn check(&self) {
        let held: u64 = self.book.values().sum();
        assert_eq!(held + self.rake + self.paid_out, self.bought_in, "no chip is made or lost");
        for (&player, &held) in &self.book {
            assert_eq!(self.pool.settled_stack(player).get(), held, "{player:?} has what the book says");
        }
    }
}

#[test]
fn r_fast_1_each_table_exists_for_one_hand_and_a_player_who_is_done_plays_on_at_once() {
    let mut pool = Pool::of(6);
    let first = pool.hand_of(player(1)).expect("six players fill a table");
    let order = pool.in_order_of_action();
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::Fold).unwrap();
    assert_eq!(pool.hand_of(order[0]), None, "waits for the next hand");
    (7..=11).for_each(|number| pool.join(number));
    let second = pool.hand_of(order[0]).expect("five others and the one who folded fill another table");
    assert_ne!(first, second);
    assert_eq!(pool.pool.hands(), 2);
    pool.check();
}

#[test]
fn r_fast_1_too_few_wait_and_are_told_so() {
    let mut pool = Pool::of(2);
    pool.wait(60_000);
    assert_eq!(pool.pool.hands(), 0);
    let told = pool.told.iter().any(|output| matches!(output, CashOutput::Private { event: TableEvent::Notice { .. }, .. }));
    assert!(told, "a notice says how many are needed");
    pool.join(3);
    pool.wait(499);
    assert_eq!(pool.pool.hands(), 0, "a fuller table may come");
    pool.wait(1);
    assert_eq!(pool.pool.hands(), 1);
}

#[test]
fn x_fast_1_r_fast_2_a_fast_fold_moves_at_once_and_is_seen_at_its_turn() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::RaiseTo(Chips::new(30))).unwrap();
    let (next, folder, watcher) = (order[1], order[2], order[3]);
    pool.fast_fold(folder).unwrap();
    assert_eq!(pool.hand_of(folder), None, "moved at once");
    assert_eq!(pool.folds_seen(watcher), 0, "nobody sees it yet");
    let table = pool.pool.snapshot(watcher, pool.now).unwrap();
    assert!(table.seats.iter().all(|seat| !seat.folded), "neither in the whole table");
    assert_eq!(table.seats.len(), 6);
    let ask = pool.asked().into_iter().find(|ask| ask.player == next).unwrap();
    pool.act(&ask, Action::Call).unwrap();
    assert_eq!(pool.folds_seen(watcher), 1, "seen when the action reaches the seat");
    assert_eq!(pool.asked()[0].player, watcher, "who is to act now");
    pool.check();
}

#[test]
fn r_fast_2_a_fast_fold_forfeits_what_was_put_in() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    let big_blind = order[5];
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::RaiseTo(Chips::new(30))).unwrap();
    pool.fast_fold(big_blind).unwrap();
    assert_eq!(pool.pool.stack(big_blind), Chips::new(STACK - 10));
    assert_eq!(pool.pool.settled_stack(big_blind), Chips::new(STACK), "the book has it until the hand is over");
    for _ in 0..4 {
        let ask = pool.asked().remove(0);
        pool.act(&ask, Action::Fold).unwrap();
    }
    assert_eq!(pool.pool.settled_stack(big_blind), Chips::new(STACK - 10));
    pool.check();
}

#[test]
fn x_fast_2_r_fast_2_no_fast_fold_without_a_bet_to_answer_nor_at_ones_turn() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    assert_eq!(pool.fast_fold(order[5]), Err(Refusal::NoFastFold), "the big blind, and nobody has raised");
    assert_eq!(pool.fast_fold(order[0]), Err(Refusal::NoFastFold), "it is the turn");
    assert_eq!(pool.fast_fold(order[1]), Ok(()), "the big blind is a bet to answer");
    assert_eq!(pool.fast_fold(order[1]), Err(Refusal::NoFastFold), "gone already");
    assert_eq!(pool.fast_fold(player(99)), Err(Refusal::NotSeated));
    let stale = pool.pool.fast_fold(order[2], HandId(77), &mut pool.dealer, pool.now);
    assert_eq!(stale, Err(Refusal::NoFastFold), "meant for another hand");
}

#[test]
fn x_fast_3_r_fast_2_one_who_sits_out_stays_at_the_old_table() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    let folder = order[2];
    sits_out(&mut pool, folder, true);
    let hand = pool.hand_of(folder);
    pool.fast_fold(folder).unwrap();
    assert_eq!(pool.hand_of(folder), hand);
    for _ in 0..4 {
        let ask = pool.asked().remove(0);
        assert_ne!(ask.player, folder, "folds by itself");
        pool.act(&ask, Action::Fold).unwrap();
    }
    pool.wait(60_000);
    assert_eq!(pool.hand_of(folder), None, "out when the hand is over");
    assert!(pool.pool.holds(folder));
    pool.wait(nl10(|_| {}).cash.removal_ms);
    pool.wait(1);
    assert!(!pool.pool.holds(folder), "R-CASH-4 holds in a pool too");
    pool.check();
}

/// Six play until one of them, who wants to sit out at the next big blind, sits out.
fn out_before_the_big_blind(seed: u64) -> (Pool, PlayerId) {
    let randomness = Box::new(crate::Shuffler(<chacha20::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(seed)));
    let mut pool = Pool::new(FastButton::Random, randomness, |_| {});
    (1..=6).for_each(|number| pool.join(number));
    let leaver = pool.in_order_of_action()[0];
    wants_out(&mut pool, leaver);
    let mut hands = 0;
    while pool.hand_of(leaver).is_some() {
        play_down(&mut pool);
        let hand = pool.hand_of(leaver);
        assert!(hand.is_none() || pool.in_order_of_action().last() != Some(&leaver), "pays a big blind after {hands} hands");
        hands += 1;
        assert!(hands < 200, "six players have the big blind every sixth time");
    }
    (pool, leaver)
}

fn wants_out(pool: &mut Pool, player: PlayerId) {
    let now = pool.now;
    let switched = pool.pool.ask(player, &mut pool.dealer, now, |table, seat| table.set_sit_out_next_big_blind(seat, true, now));
    pool.listen();
    assert_eq!(switched, Ok(()));
}

fn sits_out(pool: &mut Pool, player: PlayerId, on: bool) {
    let now = pool.now;
    let switched = pool.pool.ask(player, &mut pool.dealer, now, |table, seat| {
        table.set_sit_out(seat, on, now);
        Ok(())
    });
    pool.listen();
    assert_eq!(switched, Ok(()));
}

fn comes_back(pool: &mut Pool, player: PlayerId) {
    sits_out(pool, player, false);
}

#[test]
fn r_cash_6_one_who_missed_a_big_blind_pays_it_in_the_first_hand_back() {
    for seed in 0..6 {
        let (mut pool, leaver) = out_before_the_big_blind(seed);
        comes_back(&mut pool, leaver);
        play_down(&mut pool);
        assert!(pool.hand_of(leaver).is_some());
        assert_eq!(pool.in_order_of_action().last(), Some(&leaver), "seed {seed}");
        let mut later = 0;
        for _ in 0..30 {
            play_down(&mut pool);
            later += u32::from(pool.in_order_of_action().last() == Some(&leaver));
        }
        assert!(later < 30, "paid once; then the button is drawn again");
        pool.check();
    }
}

#[test]
fn r_cash_6_a_player_who_wants_out_at_each_big_blind_is_dealt_no_hand_between() {
    for seed in 0..6 {
        let (mut pool, leaver) = out_before_the_big_blind(seed);
        for _ in 0..3 {
            comes_back(&mut pool, leaver);
            wants_out(&mut pool, leaver);
            play_down(&mut pool);
            assert_eq!((pool.hand_of(leaver), pool.pool.hands()), (None, 1), "out again, and the others play");
        }
        pool.check();
    }
}

#[test]
fn r_cash_6_a_missed_big_blind_is_not_left_behind_by_leaving_the_pool_or_by_a_restart() {
    for seed in 0..6 {
        let (mut pool, leaver) = out_before_the_big_blind(seed);
        pool.pool.leave(leaver, &mut pool.dealer, pool.now).unwrap();
        pool.listen();
        let number = (1..=6).find(|&number| player(number) == leaver).unwrap();
        pool.join(number);
        play_down(&mut pool);
        assert_eq!(pool.in_order_of_action().last(), Some(&leaver), "left and back");
    }
    for seed in 0..6 {
        let (mut pool, leaver) = out_before_the_big_blind(seed);
        let save = pool.pool.save();
        let fast = FastRules { button: FastButton::Random, gather_ms: 500 };
        pool.pool = empty_pool(nl10(folding_ahead(|_| {})), fast);
        assert!(pool.pool.accepts(&save));
        pool.pool.resume(save, pool.now);
        for back in (1..=6).map(player) {
            pool.set_connected(back, true);
            comes_back(&mut pool, back);
        }
        assert_eq!(pool.in_order_of_action().last(), Some(&leaver), "after a restart");
    }
}

#[test]
fn r_cash_6_one_who_asked_for_it_goes_out_where_the_big_blind_would_come() {
    let (mut pool, leaver) = out_before_the_big_blind(5);
    let table = pool.pool.snapshot(leaver, pool.now).unwrap();
    let state = table.seats.iter().find(|seat| Some(seat.seat) == table.you.map(|you| you.seat)).map(|seat| seat.state);
    assert_eq!((state, pool.pool.hands()), (Some(SeatState::SittingOut), 1), "the others play on");
    comes_back(&mut pool, leaver);
    play_down(&mut pool);
    assert!(pool.hand_of(leaver).is_some(), "back in the next hand");
    pool.check();
}

#[test]
fn r_fast_3_the_button_of_a_new_table_lies_with_a_random_player() {
    let randomness = Box::new(crate::Shuffler(<chacha20::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(3)));
    let mut pool = Pool::new(FastButton::Random, randomness, |_| {});
    (1..=6).for_each(|number| pool.join(number));
    let mut big_blinds: BTreeMap<PlayerId, u32> = BTreeMap::new();
    for _ in 0..600 {
        *big_blinds.entry(*pool.in_order_of_action().last().unwrap()).or_default() += 1;
        play_down(&mut pool);
    }
    // In 600 hands, each of six players is the big blind about 100 times; four standard deviations are 37.
    assert!(big_blinds.values().all(|&times| (63..=137).contains(&times)), "{big_blinds:?}");
}

#[test]
fn r_fast_3_the_fair_button_brings_the_big_blind_in_turn() {
    let mut pool = Pool::new(FastButton::Fair, Box::new(InOrder), |_| {});
    (1..=6).for_each(|number| pool.join(number));
    for _ in 0..20 {
        let mut big_blinds = Vec::new();
        for _ in 0..6 {
            big_blinds.push(*pool.in_order_of_action().last().unwrap());
            play_down(&mut pool);
        }
        big_blinds.sort();
        big_blinds.dedup();
        assert_eq!(big_blinds.len(), 6, "each once in six hands");
    }
}

/// All players fold to the big blind.
fn play_down(pool: &mut Pool) {
    while let Some(ask) = pool.asked().into_iter().next() {
        pool.act(&ask, Action::Fold).unwrap();
        if pool.pool.hands() == 0 {
            break;
        }
    }
    pool.wait(500);
}

#[test]
fn r_fast_4_nothing_shown_of_the_pool_tells_an_early_fold() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::RaiseTo(Chips::new(30))).unwrap();
    let watcher = order[1];
    let before = (pool.pool.players(), pool.pool.snapshot(watcher, pool.now));
    let told = pool.told.len();
    pool.fast_fold(order[3]).unwrap();
    pool.fast_fold(order[4]).unwrap();
    assert_eq!((pool.pool.players(), pool.pool.snapshot(watcher, pool.now)), before, "players, pot and seats are as they were");
    let to_others = pool.told[told..].iter().filter(|output| match output {
        CashOutput::Table { viewers, .. } => viewers.iter().any(|(player, _)| *player == watcher),
        CashOutput::Snapshot { player, .. } | CashOutput::Private { player, .. } => *player == watcher,
        CashOutput::Gone { .. } | CashOutput::Refund { .. } => true,
    });
    assert_eq!(to_others.count(), 0, "not a word to anybody else");
}

#[test]
fn r_fail_2_a_void_hand_gives_back_what_dead_hands_have_put_in() {
    let mut pool = Pool::of(6);
    let order = pool.in_order_of_action();
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::RaiseTo(Chips::new(30))).unwrap();
    let (small_blind, big_blind) = (order[4], order[5]);
    pool.fast_fold(small_blind).unwrap();
    pool.fast_fold(big_blind).unwrap();
    pool.pool.leave(big_blind, &mut pool.dealer, pool.now).unwrap();
    pool.pool.void_hands(pool.now);
    pool.listen();
    assert_eq!(pool.pool.stack(small_blind), Chips::new(STACK));
    assert!(pool.told.contains(&CashOutput::Refund { player: big_blind, amount: Money::new(10) }), "even to one who has left");
    pool.check();
}

#[test]
fn r_plan_4_a_pool_rakes_by_the_plans_its_players_have_now() {
    let halved = |rules: &mut TableRules| {
        let terms = rules.cash.rake.as_mut().unwrap();
        (terms.percent_bp, terms.plan_percent_bp) = (5_000, BTreeMap::from([(PlanId(2), 0)]));
    };
    let mut pool = Pool::new(FastButton::Random, Box::new(InOrder), halved);
    let choose = |pool: &mut Pool, number| {
        let chosen = pool.pool.ask(player(number), &mut pool.dealer, pool.now, |table, seat| {
            table.set_plan(seat, PlanId(2));
            Ok(())
        });
        assert_eq!(chosen, Ok(()));
    };
    (1..=3).for_each(|number| pool.join(number));
    choose(&mut pool, 1);
    (4..=6).for_each(|number| pool.join(number));
    choose(&mut pool, 5);
    while let Some(ask) = pool.asked().first() {
        pool.act(ask, if ask.legal.check { Action::Check } else { Action::Call }).unwrap();
    }
    assert_eq!(pool.rake, 20, "half of what four of six have in a pot of 60");
}

/// The players who got the notice that there are too few players, in order.
fn told_to_wait(pool: &Pool) -> Vec<PlayerId> {
    let waits = |output: &CashOutput| match output {
        CashOutput::Private { player, event: TableEvent::Notice { notice: Notice::WaitingForPlayers { .. } } } => Some(*player),
        _ => None,
    };
    pool.told.iter().filter_map(waits).collect()
}

#[test]
fn r_fast_1_one_who_has_folded_is_told_of_a_wait_only_where_too_few_play() {
    let mut pool = Pool::of(3);
    pool.wait(500);
    assert_eq!(told_to_wait(&pool), [player(1), player(2)], "until the third came");
    pool.told.clear();
    let ask = pool.asked().remove(0);
    pool.act(&ask, Action::Fold).unwrap();
    assert_eq!(told_to_wait(&pool), [], "the others come as their hands end");
    assert_eq!(pool.pool.waits_for(ask.player), None);
    let other = (1..=3).map(player).find(|other| *other != ask.player).unwrap();
    pool.pool.leave(other, &mut pool.dealer, pool.now).unwrap();
    pool.listen();
    pool.wait(500);
    assert!(told_to_wait(&pool).contains(&ask.player), "two are too few");
}
