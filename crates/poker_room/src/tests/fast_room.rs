//! Fast Hold'em in a room (R-FAST): a pool is one table for its players and in the ledger.

use std::sync::Arc;

use poker_protocol::{
    Entry, Form, HandId, Message, Money, Notice, PlayerId, Refusal, Request, StakeId, Suspicion, TableEvent, TableId, YourSeat,
};
use poker_rules::{Action, Chips};

use super::foretold::Foretold;
use super::kept_room::KeptRoom;
use super::room_scene::{Salon, config};
use crate::{Account, BadCorrection, ClientId, Correction, ReportId, Room, RoomConfig, RoomStakes, Rulebook, Tempo, Verdict};

/// A room of `en-1.2`, which has Fast Hold'em.
pub(super) fn room() -> RoomConfig {
    room_of("en-1.2")
}

fn room_of(rulebook: &str) -> RoomConfig {
    let rulebook = Rulebook::embedded(rulebook).unwrap().unwrap();
    RoomConfig { stakes: Arc::new(RoomStakes::of_rulebook(Arc::new(rulebook))), practice: false, ..config() }
}

fn fast_nl10(room: &Room) -> StakeId {
    room.stakes().iter().find(|row| row.form == Form::Fast && row.name == "NL10").unwrap().stake
}

pub(super) struct Played {
    pub(super) salon: Salon,
    pub(super) pool: TableId,
    pub(super) clients: Vec<ClientId>,
}

/// A pool of `players` players with 1000 each.
fn pool_of(players: u64) -> Played {
    pool_in(room(), players)
}

pub(super) fn pool_in(room: RoomConfig, players: u64) -> Played {
    let salon = Salon::with(room);
    let stake = fast_nl10(&salon.room);
    seated(salon, stake, players, Money::new(1_000))
}

fn seated(mut salon: Salon, stake: StakeId, players: u64, buy_in: Money) -> Played {
    let clients: Vec<ClientId> = (1..=players).map(|player| salon.person(player)).collect();
    for &client in &clients {
        salon.answer(client, Request::Join { stake }).unwrap();
    }
    let pool = salon.offers(clients[0])[0].table;
    for &client in &clients {
        salon.answer(client, Request::SitDown { table: pool, buy_in, entry: Entry::WaitForBigBlind }).unwrap();
    }
    Played { salon, pool, clients }
}

impl Played {
    fn check(&self) {
        let room = &self.salon.room;
        let pool = room.pool(self.pool).unwrap();
        for player in (1..=self.clients.len() as u64).map(PlayerId) {
            assert_eq!(room.ledger().holds(Account::Stack(self.pool, player)), pool.settled_money(player), "{player:?}");
        }
        assert_eq!(room.ledger().sum(), 0);
    }

    /// The hand that a client plays, according to the messages to the client.
    fn hand(&self, client: ClientId) -> Option<HandId> {
        let snapshot = self.salon.messages(client).into_iter().rev().find_map(|message| match &message.message {
            Message::Snapshot { table } => Some(table.hand.as_ref().map(|hand| hand.hand)),
            Message::Table { event: TableEvent::Hand { event: poker_protocol::SeenEvent::Started { hand, .. } }, .. } => Some(Some(*hand)),
            _ => None,
        });
        snapshot.flatten()
    }

    fn you(&self, client: ClientId) -> Option<YourSeat> {
        self.salon.messages(client).into_iter().rev().find_map(|message| match &message.message {
            Message::Snapshot { table } => table.you,
            Message::Table { event: TableEvent::You { you }, .. } => Some(*you),
            _ => None,
        })
    }

    /// The client whose turn it is in some hand, with a request to act.
    fn asked(&self) -> Option<(ClientId, Request)> {
        let pool = self.salon.room.pool(self.pool).unwrap();
        self.clients.iter().zip((1..).map(PlayerId)).find_map(|(&client, player)| {
            let table = pool.snapshot(player, self.salon.now)?;
            let Some(TableEvent::ToAct { turn, legal: Some(_), .. }) = table.to_act else { return None };
            Some((client, Request::Act { table: self.pool, hand: table.hand?.hand, turn, action: Action::RaiseTo(Chips::new(30)) }))
        })
    }
}

#[test]
fn r_fast_1_a_pool_opens_when_enough_wait_and_is_one_table_to_the_book() {
    let mut salon = Salon::with(room());
    let stake = fast_nl10(&salon.room);
    let (one, two) = (salon.person(1), salon.person(2));
    assert_eq!(salon.join(one, stake), None);
    assert_eq!(salon.queue(one), Some((Some(1), 1, 3)), "R-CASH-2");
    assert_eq!(salon.join(two, stake), None);
    let played = pool_of(6);
    played.check();
    assert!(played.clients.iter().all(|&client| played.hand(client).is_some()), "six players fill a table");
    let row = played.salon.room.stakes().into_iter().find(|row| row.stake == stake).unwrap();
    assert_eq!((row.players, row.tables), (6, 1));
}

#[test]
fn r_fast_1_nobody_plays_twice_in_one_pool() {
    let mut played = pool_of(6);
    let stake = fast_nl10(&played.salon.room);
    assert_eq!(played.salon.answer(played.clients[0], Request::Join { stake }), Err(Refusal::AlreadySeated));
}

#[test]
fn r_fast_2_r_fast_4_a_fast_fold_over_the_protocol_moves_its_player_alone() {
    let mut played = pool_of(6);
    let (raiser, raise) = played.asked().expect("somebody is to act");
    let hand = played.hand(raiser).unwrap();
    played.salon.answer(raiser, raise).unwrap();
    let may: Vec<ClientId> =
        played.clients.iter().copied().filter(|&client| played.you(client).is_some_and(|you| you.may_fast_fold)).collect();
    assert_eq!(may.len(), 4, "all but the raiser and the player whose turn it is");
    let folder = may[0];
    played.salon.forget();
    played.salon.answer(folder, Request::FastFold { table: played.pool, hand }).unwrap();
    let others = played.clients.iter().filter(|&&client| client != folder);
    assert_eq!(others.map(|&client| played.salon.messages(client).len()).sum::<usize>(), 0, "the others are told nothing");
    let told = played.salon.messages(folder);
    assert!(told.iter().any(|message| matches!(&message.message, Message::Snapshot { table } if table.hand.is_none())), "another table");
    let again = played.salon.answer(folder, Request::FastFold { table: played.pool, hand });
    assert_eq!(again, Err(Refusal::NoFastFold));
    played.check();
}

#[test]
fn r_fast_2_an_ordinary_table_knows_no_fast_fold() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    let fold = |table| Request::FastFold { table: TableId(table), hand: HandId(1) };
    assert_eq!(salon.answer(client, fold(1)), Err(Refusal::NoFastFold));
    assert_eq!(salon.answer(client, fold(2)), Err(Refusal::NotSeated));
    assert_eq!(salon.answer(client, fold(99)), Err(Refusal::Unknown));
}

#[test]
fn r_fail_1_a_kept_room_has_its_pools_again() {
    let mut played = pool_of(6);
    let (raiser, raise) = played.asked().unwrap();
    played.salon.answer(raiser, raise).unwrap();
    let save = played.salon.room.save();
    let text = ron::to_string(&save).unwrap();
    let room = Room::restore(ron::from_str(&text).unwrap(), room(), Box::new(super::table_scene::InOrder), played.salon.now).unwrap();
    let again = room.pool(played.pool).unwrap();
    assert!((1..=6).map(PlayerId).all(|player| again.settled_stack(player) == Chips::new(1_000)), "as at the start of the hand");
}

#[test]
fn r_fast_1_who_leaves_takes_the_stack_along() {
    let mut played = pool_of(4);
    let client = played.clients[3];
    played.salon.wait(60_000);
    let before = played.salon.room.balance(PlayerId(4));
    let stack = played.salon.room.pool(played.pool).unwrap().settled_money(PlayerId(4));
    played.salon.answer(client, Request::LeaveTable { table: played.pool }).unwrap();
    (0..10).for_each(|_| played.salon.wait(20_000));
    let after = played.salon.room.balance(PlayerId(4));
    assert!(after > before && after <= before.checked_add(stack).unwrap());
    assert!(!played.salon.room.pool(played.pool).unwrap().holds(PlayerId(4)));
    played.check();
}

#[test]
fn r_int_1_a_suspended_player_leaves_a_pool_at_once_or_after_the_hand() {
    let mut played = pool_of(9);
    let fold = |played: &mut Played| {
        let Some((client, Request::Act { table, hand, turn, .. })) = played.asked() else { return false };
        played.salon.answer(client, Request::Act { table, hand, turn, action: Action::Fold }).unwrap();
        true
    };
    while played.salon.room.hands_ended() == 0 {
        assert!(fold(&mut played));
    }
    let record = played.salon.room.poll_record().unwrap();
    let [by, accused @ ..] = &record.players[..] else { panic!("nobody played") };
    let complaint = Request::ReportHand { hand: record.hand, about: vec![], why: Suspicion::Collusion, remark: String::new() };
    played.salon.answer(played.salon.client(by.player), complaint).unwrap();
    let in_hand = |played: &Played, player| played.salon.room.pool(played.pool).unwrap().in_hand(player);
    let (mut at_once, mut later) = (0, 0);
    for accused in accused {
        let finishes = in_hand(&played, accused.player);
        played.salon.room.decide(ReportId(1), accused.player, Verdict::Suspend, "Ada", played.salon.now).unwrap();
        played.salon.listen();
        assert_eq!(played.salon.room.pool(played.pool).unwrap().holds(accused.player), finishes);
        *(if finishes { &mut later } else { &mut at_once }) += 1;
    }
    assert!(at_once > 0 && later > 0, "{at_once} at once, {later} later");
    while accused.iter().any(|accused| in_hand(&played, accused.player)) {
        assert!(fold(&mut played));
    }
    assert!(accused.iter().all(|accused| !played.salon.room.pool(played.pool).unwrap().holds(accused.player)));
}

#[test]
fn r_fast_1_a_pool_has_a_seat_for_everybody_who_asks_at_once() {
    let mut salon = Salon::with(room());
    let stake = fast_nl10(&salon.room);
    let clients: Vec<ClientId> = (1..=14).map(|player| salon.person(player)).collect();
    for &client in &clients {
        salon.answer(client, Request::Join { stake }).unwrap();
    }
    assert!(clients.iter().all(|&client| salon.offers(client).len() == 1), "nobody waits in a line");
}

#[test]
fn changes_applied_to_a_save_give_the_pool() {
    let mut played = pool_in(RoomConfig { journal: true, ..room() }, 9);
    let mut kept = KeptRoom::default();
    kept.keep(&mut played.salon.room);
    for turn in 0..120_u32 {
        let Some((client, Request::Act { table, hand, turn: at, action })) = played.asked() else {
            played.salon.wait(20_000);
            kept.keep(&mut played.salon.room);
            continue;
        };
        let action = if turn % 3 == 0 { action } else { Action::Fold };
        if played.salon.answer(client, Request::Act { table, hand, turn: at, action }).is_err() {
            played.salon.answer(client, Request::Act { table, hand, turn: at, action: Action::Fold }).unwrap();
        }
        if turn == 60 {
            played.salon.room.void_hand(played.pool, played.salon.now);
        } else if turn % 25 == 10 {
            let leaver = played.clients[usize::try_from(turn / 25).unwrap()];
            played.salon.answer(leaver, Request::LeaveTable { table: played.pool }).unwrap();
        }
        kept.keep(&mut played.salon.room);
    }
    assert!(played.salon.room.hands_ended() > 10 && !kept.voided.is_empty());
}

#[test]
fn r_fail_1_who_left_a_pool_in_mid_hand_has_the_bet_back_if_somebody_could_act_and_loses_it_if_the_hand_was_decided() {
    let config = RoomConfig { journal: true, tempo: Tempo::WATCHED, ..room() };
    let mut played = pool_in(config.clone(), 6);
    while played.asked().is_none() {
        played.salon.wait(100);
    }
    let mut kept = KeptRoom::default();
    let mut foretold = Foretold::default();
    let (folder, leaver, hand) = played.in_a_blind();
    let bet = Chips::new(1_000).saturating_sub(played.salon.room.pool(played.pool).unwrap().stack(leaver));
    played.salon.answer(folder, Request::FastFold { table: played.pool, hand }).unwrap();
    played.salon.answer(folder, Request::LeaveTable { table: played.pool }).unwrap();
    kept.keep(&mut played.salon.room);
    let restarted =
        |kept: &KeptRoom, now| Room::restore_in_mid_hand(kept.crash(), config.clone(), Box::new(super::table_scene::InOrder), now).unwrap();
    let without = played.salon.room.balance(leaver);
    let back = restarted(&kept, played.salon.now).balance(leaver);
    assert_eq!(back, without.checked_add(Money::new(bet.get())).unwrap());
    while let Some((client, Request::Act { table, hand, turn, .. })) = played.asked() {
        let all_in = Request::Act { table, hand, turn, action: Action::RaiseTo(Chips::new(1_000)) };
        if played.salon.answer(client, all_in).is_err() {
            played.salon.answer(client, Request::Act { table, hand, turn, action: Action::Call }).unwrap();
        }
    }
    kept.keep(&mut played.salon.room);
    assert_eq!(kept.decided.iter().copied().collect::<Vec<_>>(), [hand]);
    loop {
        foretold.foretell(&kept, &config, played.salon.now);
        if kept.has_decided() {
            assert_eq!(restarted(&kept, played.salon.now).balance(leaver), without);
        }
        played.salon.wait(500);
        if let [record] = &kept.keep(&mut played.salon.room)[..] {
            foretold.compare(&played.salon.room, record);
            break;
        }
    }
    assert!(foretold.confirmed > 3 && played.salon.room.balance(leaver) == without, "{}", foretold.confirmed);
}

impl Played {
    /// Raises; returns one of the blinds who may fold ahead and has less than the largest buy-in, and the hand.
    pub(super) fn in_a_blind(&mut self) -> (ClientId, PlayerId, HandId) {
        let (raiser, raise) = self.asked().expect("somebody is to act");
        let hand = self.hand(raiser).unwrap();
        self.salon.answer(raiser, raise).unwrap();
        let pool = self.salon.room.pool(self.pool).unwrap();
        let full = Chips::new(1_000);
        let found = self.clients.iter().zip((1..).map(PlayerId)).find(|&(&client, player)| {
            pool.in_hand(player) && pool.stack(player) < full && self.you(client).is_some_and(|you| you.may_fast_fold)
        });
        let (&client, player) = found.expect("a blind that is not the raiser");
        (client, player, hand)
    }
}

#[test]
fn r_cash_10_a_top_up_comes_when_the_players_own_hand_is_over_and_before_the_next() {
    // Six players are in a hand and five wait, so that a player who folds ahead is dealt the next hand at once.
    let mut played = pool_of(11);
    let (client, player, hand) = played.in_a_blind();
    let pool = |played: &Played| played.salon.room.pool(played.pool).unwrap().stack(player);
    let (balance, missing) = (played.salon.room.balance(player), Money::new(1_000 - pool(&played).get()));
    played.salon.answer(client, Request::TopUpAfterHand { table: played.pool, to: Money::new(1_000) }).unwrap();
    assert_eq!(played.salon.room.balance(player), balance, "not in mid-hand");
    played.salon.answer(client, Request::FastFold { table: played.pool, hand }).unwrap();
    assert_eq!(
        played.salon.room.balance(player),
        balance.saturating_sub(missing),
        "the others still play the hand that is over for this player"
    );
    assert!(played.salon.room.pool(played.pool).unwrap().in_hand(player) && played.hand(client) != Some(hand), "plays another hand");
    played.check();
}

#[test]
fn r_cash_10_a_top_up_that_the_balance_no_longer_has_keeps_nobody_from_the_next_hand() {
    let mut played = pool_in(RoomConfig { opening_balance: Money::new(1_200), ..room() }, 11);
    let (client, player, hand) = played.in_a_blind();
    played.salon.answer(client, Request::TopUpAfterHand { table: played.pool, to: Money::new(1_000) }).unwrap();
    let stake = played.salon.room.stakes().iter().find(|row| row.form == Form::Fast && row.name == "NL4").unwrap().stake;
    let others = played.clients.iter().copied().filter(|&other| other != client).take(2);
    for joins in [client].into_iter().chain(others) {
        played.salon.answer(joins, Request::Join { stake }).unwrap();
    }
    let small = played.salon.offers(client).last().unwrap().table;
    played.salon.answer(client, Request::SitDown { table: small, buy_in: Money::new(200), entry: Entry::WaitForBigBlind }).unwrap();
    assert_eq!(played.salon.room.balance(player), Money::ZERO);
    played.salon.answer(client, Request::FastFold { table: played.pool, hand }).unwrap();
    let told = played.salon.messages(client);
    let skipped = |event: &TableEvent| matches!(event, TableEvent::Notice { notice: Notice::TopUpSkipped { .. } });
    assert!(told.iter().any(|message| matches!(&message.message, Message::Table { event, .. } if skipped(event))));
    assert!(played.salon.room.pool(played.pool).unwrap().in_hand(player), "plays another hand without it");
    played.check();
}

#[test]
fn r_fast_1_in_rapid_a_player_who_folds_is_at_another_table_at_once_and_nobody_folds_ahead() {
    let salon = Salon::with(room_of("room-003"));
    let row = salon.room.stakes().into_iter().find(|row| row.form == Form::Rapid && row.name == "NL50").unwrap();
    // Six players are in a hand and five wait.
    let mut played = seated(salon, row.stake, 11, row.buy_in.max);
    let (client, Request::Act { table, hand, turn, .. }) = played.asked().unwrap() else { panic!("nobody is asked") };
    let others: Vec<ClientId> =
        played.clients.iter().copied().filter(|&other| other != client && played.hand(other) == Some(hand)).collect();
    assert_eq!(others.len(), 5);
    for &other in &others {
        assert!(!played.you(other).unwrap().may_fast_fold, "not offered");
        assert_eq!(played.salon.answer(other, Request::FastFold { table, hand }), Err(Refusal::NoFastFold));
    }
    played.salon.answer(client, Request::Act { table, hand, turn, action: Action::Fold }).unwrap();
    let next = played.hand(client);
    assert!(next.is_some() && next != Some(hand), "the next hand at another table");
    assert!(others.iter().all(|&other| played.hand(other) == Some(hand)), "the others play on");
    played.check();
}

/// Takes the offered seat in the pool of this stake with the smallest buy-in.
fn takes_a_seat(salon: &mut Salon, client: ClientId, stake: StakeId) -> TableId {
    let offer = salon.offers(client).into_iter().rev().find(|offer| offer.stake == stake).expect("a seat is offered");
    let (table, buy_in) = (offer.table, offer.limits.range.min);
    salon.answer(client, Request::SitDown { table, buy_in, entry: Entry::WaitForBigBlind }).unwrap();
    table
}

/// The index of the first message of this kind to a client.
fn told_at(salon: &Salon, client: ClientId, what: impl Fn(&Message) -> bool) -> Option<usize> {
    salon.messages(client).iter().position(|message| what(&message.message))
}

#[test]
fn r_cash_5_a_pool_that_is_opened_while_out_everywhere_deals_no_hand_to_its_player() {
    let mut salon = Salon::with(room());
    let fast = |salon: &Salon, name: &str| salon.room.stakes().iter().find(|row| row.form == Form::Fast && row.name == name).unwrap().stake;
    let clients: Vec<ClientId> = (1..=8).map(|player| salon.person(player)).collect();
    let first = clients[0];
    let tables = ["NL4", "NL25"].map(|name| {
        let stake = fast(&salon, name);
        clients[..3].iter().for_each(|&client| salon.answer(client, Request::Join { stake }).unwrap());
        let tables: Vec<TableId> = clients[..3].iter().map(|&client| takes_a_seat(&mut salon, client, stake)).collect();
        tables[0]
    });
    salon.answer(first, Request::SitOut { table: tables[0], on: true }).unwrap();
    let stake = fast(&salon, "NL10");
    let others = &clients[3..];
    others.iter().for_each(|&client| salon.answer(client, Request::Join { stake }).unwrap());
    let opened = others.iter().map(|&client| takes_a_seat(&mut salon, client, stake)).last().unwrap();
    salon.answer(first, Request::Join { stake }).unwrap();
    salon.forget_tables(first);
    assert_eq!(takes_a_seat(&mut salon, first, stake), opened);
    let pool = salon.room.pool(opened).unwrap();
    assert!(!pool.in_hand(PlayerId(1)), "five wait, and the sixth is not there to play");
    let you = pool.snapshot(PlayerId(1), salon.now).unwrap().you.unwrap();
    assert!(you.out.is_some_and(|out| out.everywhere), "{you:?}");
    let shown = told_at(&salon, first, |message| matches!(message, Message::Snapshot { table } if table.info.table == opened));
    let notice = told_at(&salon, first, |message| {
        let Message::Table { table, event: TableEvent::Notice { notice: Notice::SittingOutEverywhere { .. } } } = message else {
            return false;
        };
        *table == opened
    });
    assert!(shown.is_some() && notice > shown, "{shown:?}, {notice:?}");
    salon.wait(700);
    let pool = salon.room.pool(opened).unwrap();
    assert_eq!((pool.hands(), pool.in_hand(PlayerId(1))), (1, false), "the others play");
}

#[test]
fn r_fail_4_a_stack_is_not_set_right_while_chips_of_it_lie_with_a_dead_hand() {
    let mut played = pool_of(6);
    let (client, player, hand) = played.in_a_blind();
    played.salon.answer(client, Request::FastFold { table: played.pool, hand }).unwrap();
    let stack = Account::Stack(played.pool, player);
    let more =
        Correction { from: Account::Outside, to: stack, amount: Money::new(100), why: "hand 7 misread".to_owned(), by: "Ada".to_owned() };
    assert_eq!(played.salon.room.correct(more.clone(), played.salon.now), Err(BadCorrection::InHand(stack)));
    played.check();
    while let Some((client, Request::Act { table, hand, turn, .. })) = played.asked() {
        played.salon.answer(client, Request::Act { table, hand, turn, action: Action::Fold }).unwrap();
        if played.salon.room.hands_ended() > 0 {
            break;
        }
    }
    assert_eq!(played.salon.room.correct(more, played.salon.now), Ok(()), "the hand is over");
    played.check();
}

#[test]
fn r_fast_1_nobody_looks_at_an_empty_table_for_a_second_where_enough_wait() {
    for (rulebook, form) in [("en-1.2", Form::Fast), ("room-003", Form::Rapid)] {
        let salon = Salon::with(room_of(rulebook));
        let row = salon.room.stakes().into_iter().find(|row| row.form == form).unwrap();
        let mut played = seated(salon, row.stake, 3, row.buy_in.min);
        played.salon.wait(1_000);
        assert_eq!(played.salon.room.pool(played.pool).unwrap().hands(), 1, "{rulebook}");
    }
}

#[test]
fn r_jack_1_r_jack_4_rapid_tables_are_cash_tables_that_feed_the_jackpots() {
    let salon = Salon::with(RoomConfig { opening_balance: Money::new(20_000), ..room_of("room-003") });
    let row = salon.room.stakes().into_iter().find(|row| row.form == Form::Rapid && row.name == "NL50").unwrap();
    let mut played = seated(salon, row.stake, 6, row.buy_in.max);
    let mut raised = false;
    while let Some((client, Request::Act { table, hand, turn, .. })) = played.asked() {
        let mut act = |action| played.salon.answer(client, Request::Act { table, hand, turn, action });
        if !raised {
            act(Action::RaiseTo(Chips::new(500))).unwrap();
            raised = true;
        } else if act(Action::Check).is_err() {
            act(Action::Call).unwrap();
        }
        if played.salon.room.hands_ended() > 0 {
            break;
        }
    }
    let pools: Vec<u64> = played.salon.room.jackpots().iter().map(|pool| pool.amount.hundredths()).collect();
    assert_eq!(pools, [7; 3], "5 % of a rake of $1.50 each; fractions are kept");
}
