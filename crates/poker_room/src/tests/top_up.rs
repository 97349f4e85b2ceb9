//! Adding chips to a stack (R-CASH-9, R-CASH-10).

use poker_protocol::{BuyInRange, Entry, Message, Money, Notice, PlayerId, Refusal, Request, StackChange, TableEvent, TableId};
use poker_rules::{Action, Chips};

use super::room_scene::{Salon, config};
use crate::ClientId;

const TABLE: TableId = TableId(1);

/// Three players. The first has the button, a stack of 800, a balance of 5000, and the auto top-up on or off.
fn salon(auto: bool) -> (Salon, [ClientId; 3]) {
    let mut config = config();
    config.opening_balance = Money::new(5_800);
    let mut salon = Salon::with(config);
    let clients = [800, 1_000, 1_000].into_iter().zip(1..).map(|(buy_in, player)| {
        let client = salon.person(player);
        salon.room.seat(PlayerId(player), TABLE, Money::new(buy_in), Entry::WaitForBigBlind, salon.now).unwrap();
        salon.listen();
        client
    });
    let clients: Vec<ClientId> = clients.collect();
    if auto {
        salon.answer(clients[0], Request::AutoTopUp { table: TABLE, on: true }).unwrap();
    }
    salon.settle();
    (salon, clients.try_into().unwrap())
}

/// These players act in this order, which must be that of the hand.
fn play(salon: &mut Salon, clients: &[ClientId; 3], actions: &[(usize, Action)]) {
    for &(player, action) in actions {
        let (_, turn, _) = salon.room.table(TABLE).unwrap().awaited().unwrap();
        let hand = salon.hand(clients[player - 1]);
        salon.answer(clients[player - 1], Request::Act { table: TABLE, hand, turn, action }).unwrap();
    }
    assert!(salon.room.table(TABLE).unwrap().hand().is_none());
}

fn raise(to: u64) -> Action {
    Action::RaiseTo(Chips::new(to))
}

fn lose_180(salon: &mut Salon, clients: &[ClientId; 3]) {
    play(salon, clients, &[(1, raise(180)), (2, Action::Fold), (3, raise(400)), (1, Action::Fold)]);
}

fn win_100(salon: &mut Salon, clients: &[ClientId; 3]) {
    play(salon, clients, &[(1, raise(40)), (2, Action::Fold), (3, raise(95)), (1, raise(300)), (3, Action::Fold)]);
}

/// Stack and balance of the first player.
fn holds(salon: &Salon) -> (u64, u64) {
    let table = salon.room.table(TABLE).unwrap();
    (table.stack(table.seat_of(PlayerId(1)).unwrap()).get(), salon.room.balance(PlayerId(1)).hundredths())
}

#[test]
fn x_top_1_r_cash_9_the_auto_top_up_restores_the_first_buy_in() {
    let (mut salon, clients) = salon(true);
    lose_180(&mut salon, &clients);
    assert_eq!(holds(&salon), (800, 4_820));
}

#[test]
fn x_top_2_r_cash_9_more_than_the_first_buy_in_stays() {
    let (mut salon, clients) = salon(true);
    win_100(&mut salon, &clients);
    assert_eq!(holds(&salon), (900, 5_000));
}

#[test]
fn r_cash_9_the_auto_top_up_is_off_by_default() {
    let (mut salon, clients) = salon(false);
    lose_180(&mut salon, &clients);
    assert_eq!(holds(&salon), (620, 5_000));
}

#[test]
fn r_cash_10_a_top_up_in_mid_hand_is_refused() {
    let (mut salon, [client, ..]) = salon(false);
    let before = salon.room.save();
    for to in [900, 1_000, 5_000] {
        assert_eq!(salon.answer(client, Request::TopUp { table: TABLE, to: Money::new(to) }), Err(Refusal::InHand));
    }
    assert_eq!(salon.room.save(), before);
}

#[test]
fn r_cash_10_a_top_up_may_be_left_for_the_end_of_the_hand() {
    let (mut salon, clients) = salon(false);
    salon.answer(clients[0], Request::TopUpAfterHand { table: TABLE, to: Money::new(1_000) }).unwrap();
    let later = TableEvent::Notice { notice: Notice::TopUpLater { amount: Money::new(200) } };
    assert!(salon.messages(clients[0]).iter().any(|message| message.message == Message::Table { table: TABLE, event: later.clone() }));
    assert_eq!(holds(&salon), (800, 5_000));
    lose_180(&mut salon, &clients);
    assert_eq!(holds(&salon), (1_000, 4_620));
    let topped =
        |message: &Message| matches!(message, Message::Table { event: TableEvent::StackChanged { why: StackChange::TopUp, .. }, .. });
    assert!(salon.messages(clients[1]).iter().any(|message| topped(&message.message)), "the others see it");
}

#[test]
fn r_cash_10_between_hands_both_ways_top_up_at_once() {
    for after in [false, true] {
        let (mut salon, clients) = salon(false);
        lose_180(&mut salon, &clients);
        let to = Money::new(1_000);
        let request = if after { Request::TopUpAfterHand { table: TABLE, to } } else { Request::TopUp { table: TABLE, to } };
        salon.answer(clients[0], request).unwrap();
        assert_eq!(holds(&salon), (1_000, 4_620));
        let full = salon.answer(clients[0], Request::TopUp { table: TABLE, to: Money::new(1_001) });
        assert_eq!(full, Err(Refusal::NotOffered));
    }
}

#[test]
fn r_cash_10_a_top_up_outside_its_range_or_beyond_the_balance_is_refused() {
    let (mut salon, clients) = salon(false);
    lose_180(&mut salon, &clients);
    let range = BuyInRange { min: Money::new(621), max: Money::new(1_000) };
    for to in [0, 620, 1_001] {
        let request = Request::TopUp { table: TABLE, to: Money::new(to) };
        assert_eq!(salon.answer(clients[0], request), Err(Refusal::BuyIn { range }));
    }
    assert_eq!(holds(&salon), (620, 5_000));
}
