//! Corrections by an operator (R-FAIL-4).

use std::sync::Arc;

use poker_protocol::{Entry, JackpotKind, Money, PlayerId, Request, StackChange, Suspicion, TableEvent, TableId};
use poker_rules::Chips;

use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{
    Account, BadCorrection, Corrected, Correction, LedgerError, Now, OfferedStake, ReportId, Room, RoomConfig, RoomStakes, Rulebooks,
    Verdict,
};

const TABLE: TableId = TableId(1);

fn correction(from: Account, to: Account, amount: u64) -> Correction {
    Correction { from, to, amount: Money::new(amount), why: "hand 7 misread".to_owned(), by: "Ada".to_owned() }
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
    assert_eq!([1, 2].map(|player| salon.room.balance(PlayerId(player)).hundredths()), [4_300, 5_700]);
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
    let short = LedgerError::Short { account: jackpot, held: Money::ZERO, wanted: Money::new(5) };
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

fn of_first_stake(rulebook: &str) -> RoomConfig {
    let rulebook = Arc::clone(Rulebooks::embedded().unwrap().get(rulebook).unwrap());
    let row = rulebook.stakes[0].clone();
    let offers = vec![OfferedStake { rulebook, row, standing_tables: 1 }];
    RoomConfig { stakes: Arc::new(RoomStakes { id: "test".to_owned(), offers }), ..config() }
}

/// A room that has held 700 of player 1 since its beginning, because of a disputed bet.
fn with_a_held_bet(rulebook: &str) -> Salon {
    let mut salon = Salon::with(of_first_stake(rulebook));
    salon.person(1);
    salon.room.correct(correction(balance(1), HELD, 700), salon.now).unwrap();
    salon
}

const HELD: Account = Account::Held(PlayerId(1));
const DAYS_90: Now = Now(90 * 86_400_000);

fn holds(salon: &Salon) -> [u64; 3] {
    [Account::Charity, HELD, balance(1)].map(|account| salon.room.ledger().holds(account).hundredths())
}

#[test]
fn x_fail_2_r_fail_3_a_bet_undecided_for_90_days_goes_to_charity_by_itself() {
    for rulebook in ["en-1.2", "en-2.7", "fr-3.1", "sv-2.6"] {
        let mut salon = with_a_held_bet(rulebook);
        salon.room.handle_timeout(Now(DAYS_90.0 - 1));
        assert_eq!(holds(&salon), [0, 700, 4_300], "{rulebook}");
        assert_eq!(salon.room.poll_timeout(), Some(DAYS_90), "{rulebook}: nobody has to ask for it");
        salon.room.handle_timeout(DAYS_90);
        salon.listen();
        assert_eq!(holds(&salon), [700, 0, 4_300], "{rulebook}");
        let logged = salon.room.corrections().last().unwrap();
        assert_eq!((logged.at, logged.correction.to), (DAYS_90, Account::Charity));
        assert_eq!(salon.room.poll_timeout(), None, "not twice");
    }
}

#[test]
fn r_fail_3_a_bet_that_was_decided_in_time_stays_where_it_went() {
    let mut salon = with_a_held_bet("en-2.7");
    salon.room.correct(correction(HELD, balance(1), 500), Now(1_000)).unwrap();
    salon.room.handle_timeout(DAYS_90);
    assert_eq!(holds(&salon), [200, 0, 4_800], "what is left of it is undecided");
}

#[test]
fn r_fail_3_the_days_go_on_after_a_restart() {
    let salon = with_a_held_bet("en-2.7");
    let room = Room::restore(salon.room.save(), of_first_stake("en-2.7"), Box::new(InOrder), Now(DAYS_90.0 - 5)).unwrap();
    let mut again = Salon::of(room);
    assert_eq!(again.room.poll_timeout(), Some(DAYS_90));
    again.room.handle_timeout(DAYS_90);
    assert_eq!(holds(&again), [700, 0, 4_300]);
}

#[test]
fn r_fail_3_room_003_knows_no_such_rule() {
    let mut salon = with_a_held_bet("room-003");
    salon.room.handle_timeout(Now(1_000 * 86_400_000));
    assert_eq!(holds(&salon), [0, 700, 4_300]);
}

/// What the charity has at `at` if the room is restored from its save.
fn charity_after(salon: &Salon, at: Now) -> u64 {
    let mut room = Room::restore(salon.room.save(), of_first_stake("en-2.7"), Box::new(InOrder), Now(6_000)).unwrap();
    room.handle_timeout(at);
    room.ledger().holds(Account::Charity).hundredths()
}

#[test]
fn r_fail_3_a_correction_decides_no_bet_that_a_verdict_had_decided_before() {
    let mut salon = Salon::with(of_first_stake("en-2.7"));
    let clients = [1, 2, 3].map(|player| {
        let client = salon.person(player);
        salon.room.seat(PlayerId(player), TABLE, Money::new(400), Entry::WaitForBigBlind, salon.now).unwrap();
        salon.listen();
        client
    });
    salon.settle();
    let hand = salon.hand(clients[1]);
    salon.fold_hand(1);
    let about = salon.room.table(TABLE).unwrap().seat_of(PlayerId(1)).unwrap();
    let why = Suspicion::ChipDumping;
    salon.answer(clients[1], Request::ReportHand { hand, about: vec![about], why, remark: String::new() }).unwrap();
    let judge = |salon: &mut Salon, verdict, at| salon.room.decide(ReportId(1), PlayerId(1), verdict, "Ada", at).unwrap();
    let balance_1 = salon.room.balance(PlayerId(1));
    // One bet is held and released by a verdict; another is held and decided by the operator.
    salon.room.correct(correction(balance(1), HELD, 700), Now(1_000)).unwrap();
    judge(&mut salon, Verdict::Release, Now(2_000));
    salon.room.correct(correction(balance(1), HELD, 500), Now(3_000)).unwrap();
    assert_eq!([89, 90].map(|days| charity_after(&salon, Now(3_000).after_days(days))), [0, 500], "held after the verdict");
    salon.room.correct(correction(HELD, balance(1), 500), Now(4_000)).unwrap();
    assert_eq!(charity_after(&salon, Now(3_000 + DAYS_90.0)), 0, "both are decided");
    // The balance is held by a verdict: this money is not a bet.
    judge(&mut salon, Verdict::Hold, Now(5_000));
    assert_eq!(charity_after(&salon, Now(5_000 + DAYS_90.0)), 0, "also after a restart");
    salon.room.handle_timeout(Now(3_000 + DAYS_90.0));
    assert_eq!(salon.room.ledger().holds(Account::Charity), Money::ZERO);
    assert_eq!(salon.room.ledger().holds(HELD), balance_1);
}

#[test]
fn r_fail_3_the_log_says_for_how_many_days_a_bet_was_undecided() {
    let mut salon = with_a_held_bet("en-2.7");
    salon.room.handle_timeout(DAYS_90);
    assert_eq!(salon.room.corrections().last().unwrap().correction.why, "undecided for 90 days");
}
