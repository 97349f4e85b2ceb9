//! An operator sets something right (R-FAIL-4).

use poker_protocol::{JackpotKind, PlayerId, StackChange, TableEvent, TableId};
use poker_rules::Chips;

use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{Account, BadCorrection, Corrected, Correction, LedgerError, Room};

const TABLE: TableId = TableId(1);

fn correction(from: Account, to: Account, amount: u64) -> Correction {
    Correction { from, to, amount: Chips::new(amount), why: "hand 7 misread".to_owned(), by: "Ada".to_owned() }
}

fn balance(player: u64) -> Account {
    Account::Balance(PlayerId(player))
}

fn stack(player: u64) -> Account {
    Account::Stack(TABLE, PlayerId(player))
}

#[test]
fn r_fail_4_a_correction_moves_chips_and_is_logged_with_who_and_why() {
    let mut salon = Salon::new();
    salon.person(1);
    salon.person(2);
    salon.now = salon.now.after_ms(60_000);
    let made = correction(balance(1), balance(2), 700);
    salon.room.correct(made.clone(), salon.now).unwrap();
    salon.listen();
    assert_eq!([1, 2].map(|player| salon.room.balance(PlayerId(player)).get()), [4_300, 5_700]);
    let logged = [Corrected { at: salon.now, correction: made }];
    assert_eq!(salon.room.corrections(), logged);
    let kept = Room::restore(salon.room.save(), config(), Box::new(InOrder), salon.now).unwrap();
    assert_eq!(kept.corrections(), logged, "it outlives a crash");
}

#[test]
fn r_fail_4_a_stack_is_set_right_between_hands_and_the_table_sees_it() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    salon.room.correct(correction(stack(1), Account::House, 400), salon.now).unwrap();
    salon.listen();
    let table = salon.room.table(TABLE).unwrap();
    let seat = table.seat_of(PlayerId(1)).unwrap();
    assert_eq!(table.stack(seat), Chips::new(600));
    let event = TableEvent::StackChanged { seat, stack: Chips::new(600), why: StackChange::Correction };
    let told = poker_protocol::Message::Table { table: TABLE, event };
    assert!(salon.messages(client).iter().any(|message| message.message == told));
}

#[test]
fn r_fail_4_a_correction_that_cannot_be_is_refused_and_changes_nothing() {
    let mut salon = Salon::new();
    for player in 1..=3 {
        salon.seated(player, 1);
    }
    salon.person(4);
    salon.settle();
    assert!(salon.room.table(TABLE).unwrap().hand().is_some());
    let before = salon.room.save();
    let (pot, jackpot) = (Account::Pot(TABLE), Account::Jackpot(JackpotKind::BadBeat));
    let short = LedgerError::Short { account: jackpot, held: Chips::ZERO, wanted: Chips::new(5) };
    let refused = [
        (correction(balance(4), balance(4), 5), BadCorrection::Incomplete),
        (correction(balance(4), balance(1), 0), BadCorrection::Incomplete),
        (Correction { why: " ".to_owned(), ..correction(balance(4), balance(1), 5) }, BadCorrection::Incomplete),
        (Correction { by: String::new(), ..correction(balance(4), balance(1), 5) }, BadCorrection::Incomplete),
        (correction(balance(4), balance(9), 5), BadCorrection::NoSuchAccount(balance(9))),
        (correction(stack(4), balance(4), 5), BadCorrection::NoSuchAccount(stack(4))),
        (correction(pot, balance(4), 5), BadCorrection::NoSuchAccount(pot)),
        (correction(stack(1), balance(4), 5), BadCorrection::InHand(stack(1))),
        (correction(jackpot, balance(4), 5), BadCorrection::Ledger(short)),
    ];
    for (correction, why) in refused {
        assert_eq!(salon.room.correct(correction, salon.now), Err(why));
        assert_eq!(salon.room.save(), before);
    }
}
