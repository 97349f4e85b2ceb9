//! Deleting a player.

use poker_protocol::{HandId, Money, PlayerId, Request, Suspicion, TableId};

use super::kept_room::KeptRoom;
use super::room_scene::{NL10, Salon, config, hello};
use super::table_scene::InOrder;
use crate::{
    Account, Correction, DeletedPlayer, Matter, PlayerSave, Reason, ReportId, Room, RoomConfig, TicketKind, TicketTerms, Unsettled, Verdict,
};

const ONE: PlayerId = PlayerId(1);
const TABLE: TableId = TableId(1);

/// Player 1 has played a hand with players 2 and 3, and has left the table.
fn salon() -> (Salon, HandId) {
    let mut salon = Salon::with(RoomConfig { journal: true, ..config() });
    let one = salon.seated(1, 1);
    for player in 2..=3 {
        salon.seated(player, 1);
    }
    salon.settle();
    let hand = salon.hand(one);
    salon.fold_hand(1);
    salon.answer(one, Request::LeaveTable { table: TABLE }).unwrap();
    salon.fold_hand(1);
    (salon, hand)
}

fn delete(salon: &mut Salon, player: PlayerId) -> Result<(), Unsettled> {
    let save = salon.room.save();
    let as_saved = save.unsettled(player, &[]);
    let deleted = salon.room.delete_player(DeletedPlayer { player, hands: Vec::new() }, salon.now);
    salon.listen();
    if let Err(unsettled) = &deleted {
        assert_eq!(salon.room.save(), save, "a refusal changes nothing");
        assert_eq!(as_saved.as_ref(), Some(unsettled), "the save tells the same");
    } else {
        assert_eq!(as_saved, None, "the save tells the same");
    }
    deleted
}

fn saved(salon: &Salon, player: PlayerId) -> PlayerSave {
    salon.room.save().players.into_iter().find(|kept| kept.player == player).unwrap()
}

#[test]
fn a_deleted_player_leaves_a_number_and_the_books_add_up() {
    let (mut salon, _) = salon();
    let mut kept = KeptRoom::default();
    kept.keep(&mut salon.room);
    let balance = salon.room.balance(ONE);
    assert!(!balance.is_zero() && !saved(&salon, ONE).statement.is_empty());
    assert_eq!(delete(&mut salon, ONE), Ok(()));
    let changes = salon.room.take_changes().unwrap();
    assert!(changes.matters());
    let booked: Vec<_> = changes.movements.iter().map(|booked| booked.movement).collect();
    let [out] = &booked[..] else { panic!("{booked:?}") };
    assert_eq!((out.from, out.to, out.amount, out.reason), (Account::Balance(ONE), Account::Outside, balance, Reason::AccountDeleted));
    let left = saved(&salon, ONE);
    assert_eq!((left.name.as_str(), left.avatar, left.first_greeting, left.hands_played), ("deleted #1", 0, None, 0));
    assert!(left.sat_at.is_empty() && left.accepted.is_empty() && left.statement.is_empty());
    assert_eq!(delete(&mut salon, ONE), Ok(()), "again");
    let again = salon.room.take_changes().unwrap();
    assert!(again.movements.is_empty());
    let restored = Room::restore(salon.room.save(), config(), Box::new(InOrder), salon.now).unwrap();
    assert_eq!(restored.balance(ONE), Money::ZERO);
}

#[test]
fn a_save_to_which_the_changes_are_applied_has_no_more_of_a_deleted_player_than_the_room() {
    let (mut salon, _) = salon();
    let mut kept = KeptRoom::default();
    kept.keep(&mut salon.room);
    // An entry of the statement that was not told yet.
    let gift = Correction {
        from: Account::Outside,
        to: Account::Balance(ONE),
        amount: Money::new(500),
        why: "a gift".to_owned(),
        by: "Ada".to_owned(),
    };
    salon.room.correct(gift, salon.now).unwrap();
    delete(&mut salon, ONE).unwrap();
    kept.keep(&mut salon.room);
    salon.settle();
    kept.keep(&mut salon.room);
}

#[test]
fn no_connection_of_a_deleted_player_is_heard() {
    let (mut salon, _) = salon();
    let open = salon.client(ONE);
    delete(&mut salon, ONE).unwrap();
    salon.forget();
    salon.ask(open, hello("P1"));
    salon.ask(open, Request::Join { stake: NL10 });
    let late = salon.room.connect(crate::Visitor::person(ONE), salon.now);
    salon.ask(late, hello("P1"));
    assert!(salon.messages(open).is_empty() && salon.messages(late).is_empty());
    assert_eq!(saved(&salon, ONE).name, "deleted #1");
}

#[test]
fn a_player_who_waits_for_a_seat_loses_the_place() {
    let (mut salon, _) = salon();
    let one = salon.client(ONE);
    salon.join(one, NL10);
    assert_eq!(salon.room.engagements(ONE), 1);
    delete(&mut salon, ONE).unwrap();
    assert_eq!(salon.room.engagements(ONE), 0);
}

#[test]
fn a_player_at_a_table_or_in_a_hand_is_not_deleted() {
    let mut salon = Salon::with(RoomConfig { journal: true, ..config() });
    for player in 1..=4 {
        salon.seated(player, 1);
    }
    assert_eq!(delete(&mut salon, PlayerId(2)), Err(Unsettled::AtTable), "seated");
    salon.settle();
    assert!(salon.room.table(TABLE).unwrap().hand().is_some());
    assert_eq!(delete(&mut salon, PlayerId(2)), Err(Unsettled::AtTable), "in a hand");
    let two = salon.client(PlayerId(2));
    // The player leaves when the hand is over.
    salon.ask(two, Request::LeaveTable { table: TABLE });
    while salon.room.engagements(PlayerId(2)) > 0 {
        assert_eq!(delete(&mut salon, PlayerId(2)), Err(Unsettled::AtTable));
        salon.fold_hand(1);
    }
    assert_eq!(delete(&mut salon, PlayerId(2)), Ok(()));
}

#[test]
fn a_player_of_whom_money_is_held_or_about_whom_nobody_has_decided_is_not_deleted() {
    let (mut salon, hand) = salon();
    let (one, two) = (salon.client(ONE), salon.client(PlayerId(2)));
    let seat = |of: u64| salon.room.table(TABLE).unwrap().seat_of(PlayerId(of)).unwrap();
    let about_three = vec![seat(3)];
    // The seat that player 1 had.
    let own = poker_rules::Seat::ALL.into_iter().find(|own| ![seat(2), seat(3)].contains(own)).unwrap();
    let complaint = |about, remark: &str| Request::ReportHand { hand, about, why: Suspicion::ChipDumping, remark: remark.to_owned() };
    salon.answer(one, complaint(about_three, "I am Paul, and I saw it")).unwrap();
    assert_eq!(delete(&mut salon, ONE), Err(Unsettled::Reported(vec![ReportId(1)])), "the own complaint waits");
    salon.room.decide(ReportId(1), PlayerId(3), Verdict::Release, "Ada", salon.now).unwrap();
    let held = Correction {
        from: Account::Balance(ONE),
        to: Account::Held(ONE),
        amount: Money::new(100),
        why: "a bet".to_owned(),
        by: "Ada".to_owned(),
    };
    salon.room.correct(held.clone(), salon.now).unwrap();
    assert_eq!(delete(&mut salon, ONE), Err(Unsettled::Held(Money::new(100))));
    salon.room.correct(Correction { from: held.to, to: held.from, ..held }, salon.now).unwrap();
    salon.answer(two, complaint(vec![own], "")).unwrap();
    assert_eq!(delete(&mut salon, ONE), Err(Unsettled::Reported(vec![ReportId(2)])));
    salon.room.suspend(ONE, true, salon.now);
    salon.room.decide(ReportId(2), ONE, Verdict::Hold, "Ada", salon.now).unwrap();
    assert!(matches!(delete(&mut salon, ONE), Err(Unsettled::Held(_))));
    salon.room.decide(ReportId(2), ONE, Verdict::Release, "Ada", salon.now).unwrap();
    assert_eq!(delete(&mut salon, ONE), Ok(()));
    let own = |matter: &Matter| matches!(matter, Matter::Complaint { by, remark, .. } if *by == ONE && remark.is_empty());
    assert!(salon.room.reports().any(|report| own(&report.matter)), "the complaint stays, without the player's words");
}

#[test]
fn tickets_of_a_deleted_player_are_booked_out_as_money() {
    let (mut salon, _) = salon();
    let terms = |exchangeable| TicketTerms { kind: TicketKind("mira".to_owned()), value: Money::new(700), exchangeable };
    salon.room.give_ticket(ONE, terms(true), salon.now).unwrap();
    salon.room.give_ticket(ONE, terms(false), salon.now).unwrap();
    assert_eq!(salon.room.ledger().holds(Account::Tickets), Money::new(1_400));
    let outside = salon.room.ledger().given_out();
    let balance = salon.room.balance(ONE);
    delete(&mut salon, ONE).unwrap();
    assert_eq!(salon.room.ledger().holds(Account::Tickets), Money::ZERO);
    let left = outside.saturating_sub(balance).saturating_sub(Money::new(1_400));
    assert_eq!(salon.room.ledger().given_out(), left);
    assert_eq!(salon.room.tickets().of_player(ONE).count(), 0);
}
