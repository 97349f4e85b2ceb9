//! Verdicts of a reviewer are carried out and logged (R-INT-1, R-INT-4).

use poker_protocol::{Entry, Money, PlayerId, Refusal, Request, Suspicion, TableId};
use poker_rules::Action;
use proptest::prelude::*;

use crate::tests::room_scene::{NL10, Salon, config};
use crate::tests::table_scene::InOrder;
use crate::{Account, BadVerdict, ClientId, Decision, ReportId, Room, RoomSave, Standing, Verdict};

const TABLE: TableId = TableId(1);
const REPORT: ReportId = ReportId(1);
const ONE: PlayerId = PlayerId(1);
const TWO: PlayerId = PlayerId(2);

/// Player 1 has reported player 2, and both sit with player 3. Each has 4000 in the balance and about 1000 at the table.
fn reported() -> (Salon, [ClientId; 3]) {
    let mut salon = Salon::new();
    let clients = [1, 2, 3].map(|player| salon.seated(player, 1));
    salon.settle();
    let hand = salon.hand(clients[0]);
    salon.fold_hand(1);
    let about = salon.room.table(TABLE).unwrap().seat_of(TWO).unwrap();
    let why = Suspicion::ChipDumping;
    salon.answer(clients[0], Request::ReportHand { hand, about: vec![about], why, remark: String::new() }).unwrap();
    (salon, clients)
}

fn judge(salon: &mut Salon, verdict: Verdict) -> Result<(), BadVerdict> {
    let judged = salon.room.decide(REPORT, TWO, verdict, "Ada", salon.now);
    salon.listen();
    judged
}

fn held(salon: &Salon) -> Money {
    salon.room.ledger().holds(Account::Held(TWO))
}

#[test]
fn r_int_1_a_hold_keeps_the_balance_back_and_lets_nobody_sit_down() {
    let (mut salon, [_, two, _]) = reported();
    assert_eq!(judge(&mut salon, Verdict::Hold), Ok(()));
    assert_eq!((salon.room.balance(TWO), held(&salon)), (Money::ZERO, Money::new(4_000)));
    assert_eq!(salon.answer(two, Request::Join { stake: NL10 }), Err(Refusal::UnderReview));
    assert_eq!(salon.answer(two, Request::RefillBalance), Err(Refusal::UnderReview));
    assert_eq!(judge(&mut salon, Verdict::Hold), Err(BadVerdict::AlreadyHeld(TWO)));
}

#[test]
fn r_int_1_winnings_that_come_to_the_balance_later_are_held_too() {
    let (mut salon, [_, two, _]) = reported();
    judge(&mut salon, Verdict::Hold).unwrap();
    let stack = salon.room.ledger().holds(Account::Stack(TABLE, TWO));
    salon.answer(two, Request::LeaveTable { table: TABLE }).ok();
    salon.fold_hand(1);
    assert_eq!(salon.room.balance(TWO), Money::ZERO);
    assert!(held(&salon) > Money::new(4_900) && held(&salon) <= stack.checked_add(Money::new(4_000)).unwrap(), "{:?}", held(&salon));
}

#[test]
fn r_int_4_a_release_gives_back_what_was_held() {
    let (mut salon, [_, two, _]) = reported();
    judge(&mut salon, Verdict::Hold).unwrap();
    judge(&mut salon, Verdict::Suspend).unwrap();
    assert_eq!(judge(&mut salon, Verdict::Release), Ok(()));
    salon.fold_hand(1);
    assert_eq!(held(&salon), Money::ZERO);
    assert!(salon.room.balance(TWO) >= Money::new(4_000));
    assert_eq!(salon.room.standing(TWO), Standing::default());
    assert_eq!(salon.answer(two, Request::Join { stake: NL10 }), Ok(()));
}

#[test]
fn r_int_1_the_house_suspends_without_a_report_and_lets_play_again() {
    let (mut salon, [_, two, _]) = reported();
    salon.room.suspend(TWO, true, salon.now);
    salon.listen();
    salon.fold_hand(1);
    assert!(salon.room.table(TABLE).unwrap().seat_of(TWO).is_none(), "the seat is left with the hand");
    assert_eq!(salon.answer(two, Request::Join { stake: NL10 }), Err(Refusal::Suspended));
    salon.room.suspend(TWO, false, salon.now);
    assert_eq!(salon.room.standing(TWO), Standing::default());
    assert_eq!(salon.answer(two, Request::Join { stake: NL10 }), Ok(()));
}

#[test]
fn r_int_1_a_suspended_player_finishes_the_hand_and_leaves_every_seat() {
    let (mut salon, [_, two, _]) = reported();
    salon.room.seat(TWO, TableId(3), Money::new(2_500), Entry::WaitForBigBlind, salon.now).unwrap();
    salon.settle();
    let hand = salon.hand(two);
    assert_eq!(judge(&mut salon, Verdict::Suspend), Ok(()));
    assert!(salon.room.table(TableId(3)).unwrap().seat_of(TWO).is_none(), "where no hand is going on, at once");
    // The hand continues, and the suspended player still decides in it.
    let mut decided = false;
    while salon.room.hands_ended() < 2 {
        let table = salon.room.table(TABLE).unwrap();
        let (seat, turn, legal) = table.awaited().unwrap();
        let player = table.player_at(seat).unwrap();
        let client = salon.client(player);
        decided |= player == TWO;
        let action = if player != TWO {
            Action::Fold
        } else if legal.check {
            Action::Check
        } else {
            Action::Call
        };
        salon.ask(client, Request::Act { table: TABLE, hand, turn, action });
    }
    assert!(decided && salon.room.table(TABLE).unwrap().seat_of(TWO).is_none());
    assert_eq!(salon.room.ledger().holds(Account::Stack(TABLE, TWO)), Money::ZERO);
    assert!(salon.room.balance(TWO) >= Money::new(4_990), "a suspension takes nothing");
    assert_eq!(salon.answer(two, Request::Join { stake: NL10 }), Err(Refusal::Suspended));
    assert_eq!(judge(&mut salon, Verdict::Suspend), Err(BadVerdict::AlreadySuspended(TWO)));
}

#[test]
fn r_int_1_what_is_held_is_seized_for_charity() {
    let (mut salon, _) = reported();
    assert_eq!(judge(&mut salon, Verdict::Confiscate), Err(BadVerdict::NothingHeld(TWO)));
    judge(&mut salon, Verdict::Hold).unwrap();
    assert_eq!(judge(&mut salon, Verdict::Confiscate), Ok(()));
    assert_eq!((held(&salon), salon.room.ledger().holds(Account::Charity)), (Money::ZERO, Money::new(4_000)));
    assert!(salon.room.standing(TWO).held, "the hold stays");
}

#[test]
fn r_int_4_every_verdict_is_logged_with_who_and_when() {
    let (mut salon, _) = reported();
    salon.now = crate::Now(77);
    for verdict in [Verdict::Hold, Verdict::Release] {
        judge(&mut salon, verdict).unwrap();
    }
    let entry = |verdict| Decision { at: salon.now, by: "Ada".to_owned(), report: REPORT, player: TWO, verdict, amount: Money::new(4_000) };
    assert_eq!(salon.room.decisions(), [entry(Verdict::Hold), entry(Verdict::Release)]);
}

#[test]
fn r_int_4_a_verdict_names_a_report_one_of_its_players_and_who_decides() {
    let (mut salon, _) = reported();
    let mut judge = |report, player, by: &str| salon.room.decide(report, player, Verdict::Hold, by, salon.now);
    assert_eq!(judge(ReportId(9), TWO, "Ada"), Err(BadVerdict::NoSuchReport(ReportId(9))));
    assert_eq!(judge(REPORT, ONE, "Ada"), Err(BadVerdict::NotAbout(ONE)), "who complains is not accused");
    assert_eq!(judge(REPORT, TWO, " "), Err(BadVerdict::Nobody));
    assert!(salon.room.decisions().is_empty());
}

#[test]
fn r_int_1_what_stands_against_a_player_outlives_a_crash() {
    let (mut salon, _) = reported();
    judge(&mut salon, Verdict::Hold).unwrap();
    salon.settle();
    judge(&mut salon, Verdict::Suspend).unwrap();
    let json = serde_json::to_string(&salon.room.save()).unwrap();
    let save: RoomSave = serde_json::from_str(&json).unwrap();
    let mut salon = Salon::of(Room::restore(save, config(), Box::new(InOrder), salon.now).unwrap());
    salon.listen();
    assert_eq!(salon.room.standing(TWO), Standing { held: true, suspended: true });
    assert!(salon.room.table(TABLE).unwrap().seat_of(TWO).is_none(), "the seat is left");
    assert_eq!((salon.room.balance(TWO), salon.room.decisions().len()), (Money::ZERO, 2));
    assert!(held(&salon) > Money::new(4_900), "the stack is held too");
}

fn verdicts() -> impl Strategy<Value = Verdict> {
    prop_oneof![Just(Verdict::Hold), Just(Verdict::Release), Just(Verdict::Suspend), Just(Verdict::Confiscate)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn r_int_4_verdicts_keep_the_book_balanced_and_refused_ones_change_nothing(
        steps in prop::collection::vec((verdicts(), 1_u64..5, 0_u64..3, any::<bool>()), 1..20)
    ) {
        let (mut salon, _) = reported();
        for (verdict, player, report, play) in steps {
            let before = salon.room.save();
            let judged = salon.room.decide(ReportId(report), PlayerId(player), verdict, "Ada", salon.now);
            salon.listen();
            prop_assert_eq!(salon.room.ledger().sum(), 0);
            if judged.is_err() {
                prop_assert_eq!(salon.room.save(), before);
            }
            if play && salon.room.table(TABLE).unwrap().players() > 2 {
                salon.fold_hand(1);
            }
        }
    }
}
