//! Balances, top-ups, and the movements of a hand in the ledger.

use poker_protocol::{BuyInRange, Message, Money, Notice, PlayerId, Refusal, Request, TableEvent, TableId};
use poker_rules::Action;

use super::room_scene::Salon;
use crate::cash::rake_taken;
use crate::{Account, ClientId};

const TABLE: TableId = TableId(1);

fn stack(salon: &Salon, player: u64) -> u64 {
    let table = salon.room.table(TABLE).unwrap();
    table.stack(table.seat_of(PlayerId(player)).unwrap()).get()
}

fn balance(salon: &Salon, player: u64) -> u64 {
    salon.room.balance(PlayerId(player)).hundredths()
}

fn four_players() -> (Salon, Vec<ClientId>) {
    let mut salon = Salon::new();
    let clients = (1..=4).map(|player| salon.seated(player, 1)).collect();
    (salon, clients)
}

fn told(salon: &Salon, client: ClientId, wanted: &Notice) -> bool {
    salon
        .messages(client)
        .iter()
        .any(|message| matches!(&message.message, Message::Table { event: TableEvent::Notice { notice }, .. } if notice == wanted))
}

/// The player whose turn it is goes all-in, the next one calls, the others fold.
fn all_in(salon: &mut Salon, clients: &[ClientId]) {
    salon.settle();
    let ended = salon.room.hands_ended();
    let mut called = 0;
    while salon.room.hands_ended() == ended {
        let table = salon.room.table(TABLE).unwrap();
        let (seat, turn, legal) = table.awaited().unwrap();
        let client = clients[usize::try_from(table.player_at(seat).unwrap().0).unwrap() - 1];
        let action = match (called, legal.raise) {
            (0, Some(raise)) => Action::RaiseTo(raise.max_to),
            (1, _) => Action::Call,
            _ => Action::Fold,
        };
        called += 1;
        let hand = salon.hand(client);
        salon.ask(client, Request::Act { table: TABLE, hand, turn, action });
    }
}

#[test]
fn sitting_down_and_leaving_move_chips_between_balance_and_stack() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    assert_eq!((balance(&salon, 1), stack(&salon, 1)), (4_000, 1_000));
    assert_eq!(salon.room.ledger().holds(Account::Stack(TABLE, PlayerId(1))), Money::new(1_000));
    salon.answer(client, Request::LeaveTable { table: TABLE }).unwrap();
    assert_eq!(balance(&salon, 1), 5_000);
    let unseated = Message::Unseated { table: TABLE, returned: Money::new(1_000), removed: false };
    assert!(salon.messages(client).iter().any(|message| message.message == unseated));
}

#[test]
fn rake_goes_to_the_house_and_the_book_agrees_with_the_stacks() {
    let (mut salon, clients) = four_players();
    all_in(&mut salon, &clients);
    let record = salon.room.poll_record().unwrap();
    assert!(!record.rake.is_zero());
    assert_eq!(salon.room.ledger().holds(Account::House), rake_taken(&record));
    assert_eq!(salon.room.ledger().holds(Account::Pot(TABLE)), Money::ZERO);
    for player in 1..=4 {
        let booked = salon.room.ledger().holds(Account::Stack(TABLE, PlayerId(player)));
        let table = salon.room.table(TABLE).unwrap();
        assert_eq!(booked, table.settled_money(table.seat_of(PlayerId(player)).unwrap()));
    }
}

#[test]
fn r_cash_9_a_short_balance_skips_the_top_up_with_a_notice() {
    let mut config = super::room_scene::config();
    config.opening_balance = Money::new(1000);
    let mut salon = Salon::with(config);
    let clients: Vec<_> = (1..=4).map(|player| salon.seated(player, 1)).collect();
    for &client in &clients {
        salon.answer(client, Request::AutoTopUp { table: TABLE, on: true }).unwrap();
    }
    salon.fold_hand(1);
    let skipped = Notice::TopUpSkipped { balance: Money::ZERO };
    assert_eq!(clients.iter().filter(|&&client| told(&salon, client, &skipped)).count(), 1);
    let all: Vec<u64> = (1..=4).map(|player| stack(&salon, player)).collect();
    assert!(all.contains(&995));
}

#[test]
fn r_cash_10_a_busted_player_buys_in_again() {
    let (mut salon, clients) = four_players();
    let broke = loop {
        all_in(&mut salon, &clients);
        if let Some(broke) = (1..=4).find(|&player| stack(&salon, player) == 0) {
            break broke;
        }
    };
    let client = clients[usize::try_from(broke).unwrap() - 1];
    let state = |salon: &Salon| {
        let table = salon.room.table(TABLE).unwrap();
        table.state(table.seat_of(PlayerId(broke)).unwrap())
    };
    assert_eq!(state(&salon), Some(poker_protocol::SeatState::Busted));
    let range = BuyInRange { min: Money::new(500), max: Money::new(1000) };
    assert_eq!(salon.answer(client, Request::TopUp { table: TABLE, to: Money::new(499) }), Err(Refusal::BuyIn { range }));
    salon.answer(client, Request::TopUp { table: TABLE, to: Money::new(600) }).unwrap();
    assert_eq!((stack(&salon, broke), balance(&salon, broke)), (600, 3_400));
    assert_eq!(state(&salon), Some(poker_protocol::SeatState::Playing), "nothing was missed yet");
}

#[test]
fn practice_refills_a_balance_and_a_real_room_does_not() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    salon.answer(client, Request::RefillBalance).unwrap();
    assert_eq!(balance(&salon, 1), 5_000);
    assert_eq!(salon.answer(client, Request::RefillBalance), Err(Refusal::NotOffered));
    let mut config = super::room_scene::config();
    config.practice = false;
    let mut salon = Salon::with(config);
    let client = salon.seated(1, 1);
    assert_eq!(salon.answer(client, Request::RefillBalance), Err(Refusal::NotOffered));
}

#[test]
fn r_cash_4_who_is_removed_gets_the_stack_back() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    salon.answer(client, Request::SitOut { table: TABLE, on: true }).unwrap();
    salon.now = salon.now.after_ms(600_001);
    salon.settle();
    let unseated = Message::Unseated { table: TABLE, returned: Money::new(1_000), removed: true };
    assert!(salon.messages(client).iter().any(|message| message.message == unseated));
    assert_eq!(balance(&salon, 1), 5_000);
}
