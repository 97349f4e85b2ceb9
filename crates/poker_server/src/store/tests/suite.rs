//! Tests that every store must pass. Each test gets an empty store.

use std::time::Duration;

use poker_protocol::{AccountName, HallName, Money, PlayerId, SessionId};
use poker_room::{Account, Booked, Movement, Now, Reason, RoomChanges};

use super::scene::{PLAYERS, Play, TABLE, hall, holds, owner};
use super::secrets::{a_hand_goes_on_while_its_key_is_replaced, nothing_is_given_up_while_its_key_is_there_or_a_server_runs};
use super::tournaments::a_tournament_is_found_as_it_was_kept_at_every_step;
use crate::door::{
    AccountChange, AccountCondition, AccountsError, AuditEvent, AuditId, KeptSession, KeptToken, MOST_SESSIONS, NewAccount, NewOrder,
    Order, OrderId, OrderOutcome, PasswordHash, TokenDigest, Withdrawal,
};
use crate::store::{Batch, Epoch, HandQuery, KeptHand, Lease, OpenOrders, Store, StoreError};

type Test = fn(&dyn Store);

/// All tests with their names.
const TESTS: [(&str, Test); 23] = [
    ("a_tournament_is_found_as_it_was_kept_at_every_step", a_tournament_is_found_as_it_was_kept_at_every_step),
    ("r_fail_1_a_hall_is_found_as_it_was_kept_at_every_step", r_fail_1_a_hall_is_found_as_it_was_kept_at_every_step),
    ("batches_that_are_kept_together_come_to_the_same_as_one_by_one", batches_that_are_kept_together_come_to_the_same_as_one_by_one),
    ("a_refused_batch_changes_nothing", a_refused_batch_changes_nothing),
    (
        "r_fail_1_a_hand_in_progress_is_void_after_a_restart_and_kept_for_review",
        r_fail_1_a_hand_in_progress_is_void_after_a_restart_and_kept_for_review,
    ),
    ("a_hall_is_owned_by_one_server_and_a_stale_owner_writes_nothing", a_hall_is_owned_by_one_server_and_a_stale_owner_writes_nothing),
    ("a_lease_that_is_not_renewed_is_lost_by_the_clock_of_the_store", a_lease_that_is_not_renewed_is_lost_by_the_clock_of_the_store),
    ("hands_are_found_by_number_by_player_and_newest_first", hands_are_found_by_number_by_player_and_newest_first),
    ("halls_know_nothing_of_each_other", halls_know_nothing_of_each_other),
    (
        "names_are_unique_whatever_the_case_and_all_accounts_are_made_or_none",
        names_are_unique_whatever_the_case_and_all_accounts_are_made_or_none,
    ),
    ("names_that_look_alike_are_given_once", names_that_look_alike_are_given_once),
    ("an_account_changes_as_a_whole", an_account_changes_as_a_whole),
    ("tokens_are_found_by_their_digest_until_they_are_revoked_or_old", tokens_are_found_by_their_digest_until_they_are_revoked_or_old),
    ("a_session_has_all_tokens_that_replaced_its_first_one", a_session_has_all_tokens_that_replaced_its_first_one),
    ("changes_are_made_if_all_conditions_hold_and_otherwise_none_is", changes_are_made_if_all_conditions_hold_and_otherwise_none_is),
    ("an_order_is_open_until_its_outcome_is_kept_with_the_batch", an_order_is_open_until_its_outcome_is_kept_with_the_batch),
    ("an_order_is_withdrawn_until_a_server_begins_with_it", an_order_is_withdrawn_until_a_server_begins_with_it),
    ("an_order_during_which_the_hall_fails_each_time_is_refused", an_order_during_which_the_hall_fails_each_time_is_refused),
    ("an_order_during_which_the_hall_fails_takes_no_other_along", an_order_during_which_the_hall_fails_takes_no_other_along),
    ("no_amount_beyond_the_largest_is_kept", no_amount_beyond_the_largest_is_kept),
    ("the_log_is_read_from_any_entry_on", the_log_is_read_from_any_entry_on),
    ("a_hand_goes_on_while_its_key_is_replaced", a_hand_goes_on_while_its_key_is_replaced),
    ("nothing_is_given_up_while_its_key_is_there_or_a_server_runs", nothing_is_given_up_while_its_key_is_there_or_a_server_runs),
];

/// Runs every test on a store of its own.
pub fn run<S: Store>(open: impl Fn() -> S) {
    for (name, test) in TESTS {
        println!("{name}");
        let store = open();
        test(&store);
        assert_eq!(store.check().unwrap(), [], "{name}: nothing is written without its seal");
    }
}

fn r_fail_1_a_hall_is_found_as_it_was_kept_at_every_step(store: &dyn Store) {
    assert_eq!(store.load(&hall()).unwrap(), None);
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(1);
    for step in 0..400 {
        store.commit(&lease, &[play.batch()]).unwrap();
        if step % 10 == 0 {
            holds(store, &play.room);
        }
        play.step();
    }
    assert!(play.room.hands_ended() > 10);
}

fn batches_that_are_kept_together_come_to_the_same_as_one_by_one(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(2);
    for together in [1, 2, 40, 7, 300, 1, 90] {
        store.commit(&lease, &play.batches(together)).unwrap();
        holds(store, &play.room);
    }
}

fn a_refused_batch_changes_nothing(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(3);
    store.commit(&lease, &play.batches(60)).unwrap();
    let before = store.load(&hall()).unwrap();
    let mut batches = play.batches(60);
    let last = batches.iter_mut().rev().find_map(|batch| batch.changes.movements.last_mut()).expect("chips moved");
    // A player pays chips that do not exist.
    last.movement.from = Account::Balance(PlayerId(99));
    assert!(matches!(store.commit(&lease, &batches), Err(StoreError::Database(_))));
    assert_eq!(store.load(&hall()).unwrap(), before);
    assert_eq!(store.check().unwrap(), []);
}

fn r_fail_1_a_hand_in_progress_is_void_after_a_restart_and_kept_for_review(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(4);
    store.commit(&lease, &play.batches(30)).unwrap();
    while play.room.table(TABLE).unwrap().awaited().is_none() || play.room.table(TABLE).unwrap().hand().unwrap().board().is_empty() {
        store.commit(&lease, &play.batches(1)).unwrap();
    }
    let kept = store.load(&hall()).unwrap().unwrap();
    let [unfinished] = &kept.unfinished[..] else { panic!("one hand is in progress") };
    let unfinished = unfinished.clone();
    assert!(!unfinished.actions.is_empty());
    let mut again = Play::after(kept, 5);
    store.commit(&lease, &[again.batch()]).unwrap();
    assert_eq!(store.hand(&hall(), unfinished.begun.hand).unwrap(), Some(KeptHand::Voided(Box::new(unfinished.clone()))));
    let voided = store.hands(&hall(), &HandQuery { only_voided: true, most: 10, ..HandQuery::default() }).unwrap();
    assert_eq!(voided, [KeptHand::Voided(Box::new(unfinished))]);
    store.commit(&lease, &again.batches(100)).unwrap();
    holds(store, &again.room);
}

fn a_hall_is_owned_by_one_server_and_a_stale_owner_writes_nothing(store: &dyn Store) {
    let first = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(first.epoch, Epoch(1));
    assert!(matches!(store.claim(&hall(), &owner("b"), 60_000), Err(StoreError::Held(held)) if held == owner("a")));
    assert_eq!(store.owners().unwrap(), [(hall(), Some(owner("a")))]);
    let mut play = Play::new(6);
    store.commit(&first, &play.batches(20)).unwrap();
    let second = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(second.epoch, Epoch(2), "also one's own hall is another's after a restart");
    let before = store.load(&hall()).unwrap();
    assert!(matches!(store.commit(&first, &play.batches(20)), Err(StoreError::Stale(stale)) if stale == hall()));
    assert!(matches!(store.renew(&first, 60_000), Err(StoreError::Stale(_))));
    assert!(matches!(store.release(&first), Err(StoreError::Stale(_))));
    assert_eq!(store.load(&hall()).unwrap(), before);
    store.renew(&second, 60_000).unwrap();
    store.release(&second).unwrap();
    assert_eq!(store.owners().unwrap(), [(hall(), None)]);
    assert_eq!(store.claim(&hall(), &owner("b"), 60_000).unwrap().epoch, Epoch(3));
}

fn a_lease_that_is_not_renewed_is_lost_by_the_clock_of_the_store(store: &dyn Store) {
    let paused = store.claim(&hall(), &owner("a"), 30).unwrap();
    let mut tries = 0;
    let taken = loop {
        match store.claim(&hall(), &owner("b"), 60_000) {
            Ok(lease) => break lease,
            Err(StoreError::Held(_)) => tries += 1,
            Err(other) => panic!("{other}"),
        }
        assert!(tries < 1_000);
        std::thread::sleep(Duration::from_millis(5));
    };
    assert!(matches!(store.commit(&paused, &[Batch::default()]), Err(StoreError::Stale(_))), "it wakes too late");
    store.commit(&taken, &[Batch::default()]).unwrap();
}

fn hands_are_found_by_number_by_player_and_newest_first(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(7);
    let batches = play.batches(500);
    store.commit(&lease, &batches).unwrap();
    let played: Vec<_> = batches.iter().flat_map(|batch| &batch.changes.ended).collect();
    assert!(played.len() > 10);
    for record in &played {
        assert_eq!(store.hand(&hall(), record.hand).unwrap(), Some(KeptHand::Ended(Box::new((*record).clone()))));
    }
    let ids = |hands: Vec<KeptHand>| hands.iter().map(KeptHand::id).collect::<Vec<_>>();
    let newest: Vec<_> = played.iter().rev().map(|record| record.hand).collect();
    let last = HandQuery { most: 5, ..HandQuery::default() };
    assert_eq!(ids(store.hands(&hall(), &last).unwrap()), newest[..5]);
    assert_eq!(ids(store.hands(&hall(), &HandQuery { before: Some(newest[4]), ..last }).unwrap()), newest[5..10]);
    for player in (1..=PLAYERS).map(PlayerId) {
        let with = played.iter().rev().filter(|record| record.players.iter().any(|other| other.player == player));
        let query = HandQuery { player: Some(player), most: 1_000, ..HandQuery::default() };
        assert_eq!(ids(store.hands(&hall(), &query).unwrap()), with.map(|record| record.hand).collect::<Vec<_>>());
        assert_eq!(store.hands(&hall(), &HandQuery { only_voided: true, ..query }).unwrap(), []);
    }
}

fn halls_know_nothing_of_each_other(store: &dyn Store) {
    let other = HallName("other".to_owned());
    let (one, two) = (store.claim(&hall(), &owner("a"), 60_000).unwrap(), store.claim(&other, &owner("b"), 60_000).unwrap());
    let (mut first, mut second) = (Play::new(8), Play::new(9));
    store.commit(&one, &first.batches(50)).unwrap();
    store.commit(&two, &second.batches(70)).unwrap();
    holds(store, &first.room);
    assert_eq!(store.load(&other).unwrap().unwrap().room, second.room.save());
    assert_eq!(store.owners().unwrap(), [(hall(), Some(owner("a"))), (other, Some(owner("b")))]);
}

fn account(name: &str) -> NewAccount {
    NewAccount { name: AccountName::unchecked(name), password: Some(PasswordHash(format!("hash of {name}"))), token: None, at: Now(5) }
}

fn token(byte: u8, until: u64) -> KeptToken {
    KeptToken { digest: TokenDigest([byte; 32]), session: SessionId(byte.into()), made: Now(1), until: Now(until) }
}

fn names_are_unique_whatever_the_case_and_all_accounts_are_made_or_none(store: &dyn Store) {
    assert_eq!(store.create(&[account("Ada"), account("Bo_b")]).unwrap(), [PlayerId(1), PlayerId(2)]);
    let taken = store.create(&[account("Éva"), account("aDA")]);
    assert!(matches!(taken, Err(AccountsError::NameTaken { name }) if name == "aDA"));
    assert_eq!(store.by_name("éva").unwrap(), None);
    let twice = store.create(&[account("Éva"), account("éVA")]);
    assert!(matches!(twice, Err(AccountsError::NameTaken { .. })));
    let eva = store.create(&[account("Éva")]).unwrap()[0];
    let kept = store.by_name("éva").unwrap().unwrap();
    assert_eq!((kept.player, kept.name.as_str(), kept.made), (eva, "Éva", Now(5)));
    assert_eq!(store.account(eva).unwrap(), Some(kept));
    assert_eq!(store.account(PlayerId(77)).unwrap(), None);
    let names = |after, text| store.list(PlayerId(after), text, 10).unwrap().iter().map(|kept| kept.name.to_string()).collect::<Vec<_>>();
    assert_eq!(names(0, ""), ["Ada", "Bo_b", "Éva"]);
    assert_eq!(names(1, ""), ["Bo_b", "Éva"]);
    assert_eq!(names(0, "_"), ["Bo_b"]);
}

fn names_that_look_alike_are_given_once(store: &dyn Store) {
    store.create(&[account("Paul")]).unwrap();
    let alike = ["PauI", "\u{420}\u{430}ul", "pau1", "Paul\u{3164}"];
    for name in alike {
        assert!(store.is_name_taken(&AccountName::unchecked(name)).unwrap(), "{name}");
        assert!(matches!(store.create(&[account(name)]), Err(AccountsError::NameTaken { .. })), "{name}");
    }
    assert!(!store.is_name_taken(&AccountName::unchecked("Paula")).unwrap());
    assert!(matches!(store.create(&[account("Oscar"), account("0scar")]), Err(AccountsError::NameTaken { .. })));
    assert_eq!(store.by_name("oscar").unwrap(), None, "all of them or none");
}

fn an_account_changes_as_a_whole(store: &dyn Store) {
    let player = store.create(&[account("Ada")]).unwrap()[0];
    let changes = [
        AccountChange::Password(Some(PasswordHash("another".to_owned()))),
        AccountChange::Lock { wrong: 3, until: Now(9_000) },
        AccountChange::Suspended(Some("a reason".to_owned())),
        AccountChange::Pro(true),
        AccountChange::LastHall(hall()),
        AccountChange::OpenSession(token(1, 100)),
    ];
    store.change(player, &changes).unwrap();
    let kept = store.account(player).unwrap().unwrap();
    assert_eq!((kept.password, kept.wrong, kept.locked_until), (Some(PasswordHash("another".to_owned())), 3, Now(9_000)));
    assert_eq!((kept.suspended.as_deref(), kept.pro, kept.last_hall), (Some("a reason"), true, Some(hall())));
    let again = [AccountChange::Suspended(None), AccountChange::OpenSession(token(1, 100))];
    assert!(matches!(store.change(player, &again), Err(AccountsError::Store(_))), "a token is there once");
    assert!(store.account(player).unwrap().unwrap().suspended.is_some(), "all of it or nothing");
    let nobody = store.change(PlayerId(99), &[AccountChange::Pro(true)]);
    assert!(matches!(nobody, Err(AccountsError::NoSuchAccount(PlayerId(99)))));
}

fn tokens_are_found_by_their_digest_until_they_are_revoked_or_old(store: &dyn Store) {
    let first = NewAccount { token: Some(token(1, 100)), ..account("Ada") };
    let players = store.create(&[first, account("Bob")]).unwrap();
    store.change(players[0], &[AccountChange::OpenSession(token(2, 200)), AccountChange::OpenSession(token(3, 300))]).unwrap();
    store.change(players[1], &[AccountChange::OpenSession(token(4, 100))]).unwrap();
    let good = || [1, 2, 3, 4].map(|byte| store.token(&TokenDigest([byte; 32])).unwrap().map(|(_, session)| session.player.0));
    assert_eq!(good(), [Some(1), Some(1), Some(1), Some(2)]);
    let session = KeptSession { id: SessionId(2), player: players[0], made: Now(1), used: Now(1), wrong: 0, locked_until: Now(0) };
    assert_eq!(store.token(&TokenDigest([2; 32])).unwrap(), Some((token(2, 200), session)));
    store.change(players[1], &[AccountChange::EndSession(SessionId(1))]).unwrap();
    assert_eq!(good()[0], Some(1), "somebody else's");
    store.forget_tokens(Now(100)).unwrap();
    assert_eq!(good(), [None, Some(1), Some(1), None]);
    assert_eq!(store.sessions(players[1]).unwrap(), [], "a session without tokens is over");
    store.change(players[0], &[AccountChange::EndSession(SessionId(2))]).unwrap();
    assert_eq!(good(), [None, None, Some(1), None]);
    store.change(players[0], &[AccountChange::EndSessions]).unwrap();
    assert_eq!(good(), [None; 4]);
}

fn a_session_has_all_tokens_that_replaced_its_first_one(store: &dyn Store) {
    let player = store.create(&[NewAccount { token: Some(token(1, 100)), ..account("Ada") }]).unwrap()[0];
    let second = KeptToken { digest: TokenDigest([2; 32]), made: Now(50), ..token(1, 200) };
    store.change(player, &[AccountChange::AddToken(second)]).unwrap();
    let lock = AccountChange::SessionLock { session: SessionId(1), wrong: 3, until: Now(70) };
    store.change(player, &[AccountChange::UseSession { session: SessionId(1), at: Now(60) }, lock]).unwrap();
    let session = KeptSession { id: SessionId(1), player, made: Now(1), used: Now(60), wrong: 3, locked_until: Now(70) };
    assert_eq!(store.sessions(player).unwrap(), [session]);
    for (digest, kept) in [(1, token(1, 100)), (2, second)] {
        assert_eq!(store.token(&TokenDigest([digest; 32])).unwrap(), Some((kept, session)));
    }
    store.change(player, &[AccountChange::EndSession(SessionId(1))]).unwrap();
    assert_eq!([1, 2].map(|digest| store.token(&TokenDigest([digest; 32])).unwrap()), [None; 2]);
    for number in 0..u64::from(MOST_SESSIONS) + 2 {
        let digest = TokenDigest([u8::try_from(number).unwrap(); 32]);
        let opened = KeptToken { digest, session: SessionId(number), made: Now(number), until: Now(1_000) };
        store.change(player, &[AccountChange::OpenSession(opened)]).unwrap();
    }
    let kept: Vec<u64> = store.sessions(player).unwrap().iter().map(|session| session.id.0).collect();
    assert_eq!(kept, (2..u64::from(MOST_SESSIONS) + 2).rev().collect::<Vec<_>>(), "the oldest two are over");
}

fn changes_are_made_if_all_conditions_hold_and_otherwise_none_is(store: &dyn Store) {
    let player = store.create(&[NewAccount { token: Some(token(1, 100)), ..account("Ada") }]).unwrap()[0];
    let other = store.create(&[NewAccount { token: Some(token(2, 100)), ..account("Bob") }]).unwrap()[0];
    let hash = |text: &str| Some(PasswordHash(text.to_owned()));
    let lock = |wrong, until| AccountCondition::Lock { wrong, until: Now(until) };
    let session_lock = |session, wrong| AccountCondition::SessionLock { session: SessionId(session), wrong };
    let changed = |conditions: &[AccountCondition]| store.change_if(player, conditions, &[AccountChange::Pro(true)]).unwrap();
    let hold = [
        AccountCondition::Password(hash("hash of Ada")),
        AccountCondition::NotSuspended,
        lock(0, 0),
        AccountCondition::Session(SessionId(1)),
        session_lock(1, 0),
    ];
    let fail = [
        AccountCondition::Password(hash("hash of Bob")),
        AccountCondition::Password(None),
        lock(1, 0),
        lock(0, 1),
        AccountCondition::Session(SessionId(2)),
        session_lock(1, 1),
        session_lock(2, 0),
    ];
    for condition in fail {
        assert!(!changed(&[&hold[..], std::slice::from_ref(&condition)].concat()), "{condition:?}");
    }
    assert!(!store.account(player).unwrap().unwrap().pro);
    assert!(changed(&hold));
    assert!(store.account(player).unwrap().unwrap().pro);
    let temporary = AccountChange::TemporaryPassword { hash: hash("new").unwrap(), until: Now(9) };
    let suspended = AccountChange::Suspended(Some("a reason".to_owned()));
    store.change(player, &[temporary, suspended, AccountChange::Lock { wrong: 2, until: Now(5) }]).unwrap();
    for condition in [AccountCondition::Password(hash("hash of Ada")), AccountCondition::NotSuspended, lock(0, 0)] {
        assert!(!changed(std::slice::from_ref(&condition)), "{condition:?}");
    }
    assert!(changed(&[AccountCondition::Password(hash("new")), lock(2, 5)]));
    store.change(player, &[AccountChange::Rehashed(PasswordHash("newer".to_owned()))]).unwrap();
    assert_eq!(store.account(player).unwrap().unwrap().password_until, Some(Now(9)), "it is the same password");
    store.change(player, &[AccountChange::Password(None)]).unwrap();
    assert_eq!(store.account(player).unwrap().unwrap().password_until, None);
    assert!(changed(&[AccountCondition::Password(None)]));
    assert!(matches!(store.change_if(PlayerId(99), &[], &[]), Err(AccountsError::NoSuchAccount(PlayerId(99)))));
    assert!(!store.account(other).unwrap().unwrap().pro);
}

fn order(amount: u64) -> NewOrder {
    NewOrder {
        hall: hall(),
        at: Now(3),
        by: "Ada".to_owned(),
        order: Order::Correct { from: Account::Outside, to: Account::House, amount: Money::new(amount), why: "a gift".to_owned() },
    }
}

/// The orders that the owner of a hall is to carry out, and those that are given up.
fn open_orders(store: &dyn Store, lease: &Lease) -> (Vec<OrderId>, Vec<OrderId>) {
    let OpenOrders { open, given_up } = store.open_orders(lease).unwrap();
    (open.iter().map(|open| open.id).collect(), given_up)
}

fn an_order_is_open_until_its_outcome_is_kept_with_the_batch(store: &dyn Store) {
    let ids = [5, 6].map(|amount| store.order(&order(amount)).unwrap());
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let other = store.claim(&HallName("other".to_owned()), &owner("a"), 60_000).unwrap();
    assert_eq!(open_orders(store, &lease), (ids.to_vec(), vec![]));
    assert_eq!(open_orders(store, &lease), (ids.to_vec(), vec![]), "as long as there is no outcome");
    assert_eq!(open_orders(store, &other), (vec![], vec![]));
    let mut play = Play::new(10);
    let outcome = order(5).carry_out(&mut play.room, play.now);
    store.commit(&lease, &[Batch { orders: vec![(ids[0], outcome.clone())], ..play.batch() }]).unwrap();
    assert_eq!((open_orders(store, &lease).0, outcome), (vec![ids[1]], OrderOutcome::Done));
    let kept = store.ordered(ids[0]).unwrap().unwrap();
    assert_eq!((kept.new, kept.outcome), (order(5), Some(OrderOutcome::Done)));
    holds(store, &play.room);
    store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert!(matches!(store.open_orders(&lease), Err(StoreError::Stale(_))), "only the owner of the hall");
}

fn an_order_is_withdrawn_until_a_server_begins_with_it(store: &dyn Store) {
    let withdrawn = OrderOutcome::Withdrawn { at: Now(9), by: "Bob".to_owned(), why: "a typo".to_owned() };
    let withdraw = |id| store.withdraw(id, &withdrawn).unwrap();
    let [first, second] = [5, 6].map(|amount| store.order(&order(amount)).unwrap());
    assert_eq!(withdraw(first), Withdrawal::Withdrawn);
    assert_eq!(store.ordered(first).unwrap().unwrap().outcome, Some(withdrawn.clone()));
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(open_orders(store, &lease).0, [second], "what was withdrawn is not carried out");
    assert_eq!(withdraw(second), Withdrawal::Begun(hall()));
    store.release(&lease).unwrap();
    assert_eq!(withdraw(second), Withdrawal::Withdrawn, "the server that had begun with it is gone");
    assert_eq!(withdraw(second), Withdrawal::Over);
    assert_eq!(withdraw(OrderId(99)), Withdrawal::NoSuchOrder);
}

fn an_order_during_which_the_hall_fails_each_time_is_refused(store: &dyn Store) {
    let id = store.order(&order(5)).unwrap();
    for _ in 0..3 {
        let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
        assert_eq!(open_orders(store, &lease), (vec![id], vec![]));
    }
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(open_orders(store, &lease), (vec![], vec![id]));
    assert_eq!(open_orders(store, &lease), (vec![], vec![]), "told once");
    let outcome = store.ordered(id).unwrap().unwrap().outcome;
    assert!(matches!(&outcome, Some(OrderOutcome::Refused { why, .. }) if why.contains("failed 3 times")), "{outcome:?}");
}

fn an_order_during_which_the_hall_fails_takes_no_other_along(store: &dyn Store) {
    let ids = [5, 6, 7].map(|amount| store.order(&order(amount)).unwrap());
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(open_orders(store, &lease), (ids.to_vec(), vec![]));
    for _ in 0..2 {
        let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
        for _ in 0..2 {
            assert_eq!(open_orders(store, &lease), (vec![ids[0]], vec![]), "the hall may have failed during any of them");
        }
    }
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(open_orders(store, &lease), (vec![ids[1]], vec![ids[0]]));
    let mut play = Play::new(12);
    for id in [ids[1], ids[2]] {
        assert_eq!(open_orders(store, &lease), (vec![id], vec![]));
        let batch = Batch { orders: vec![(id, OrderOutcome::Done)], ..play.batch() };
        store.commit(&lease, &[batch]).unwrap();
    }
    assert_eq!(open_orders(store, &lease), (vec![], vec![]));
}

fn no_amount_beyond_the_largest_is_kept(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(11);
    store.commit(&lease, &play.batches(20)).unwrap();
    let before = store.load(&hall()).unwrap();
    let movement = |amount| Movement { from: Account::Outside, to: Account::House, amount: Money::new(amount), reason: Reason::Correction };
    let commit = |amount| {
        let booked = Booked { at: Now(5), movement: movement(amount) };
        let changes = RoomChanges { movements: vec![booked], ..RoomChanges::default() };
        store.commit(&lease, &[Batch { changes, ..Batch::default() }])
    };
    for amount in [Money::MOST_IN_A_BOOK.hundredths() + 1, i64::MAX as u64, u64::MAX] {
        assert!(commit(amount).is_err(), "{amount}");
    }
    commit(Money::MOST_IN_A_BOOK.hundredths() - 1_000_000).unwrap();
    assert!(commit(2_000_000).is_err(), "nor does an account grow beyond it");
    assert_ne!(store.load(&hall()).unwrap(), before, "the books can be read");
}

fn the_log_is_read_from_any_entry_on(store: &dyn Store) {
    let player = store.create(&[account("Ada")]).unwrap()[0];
    assert_eq!(store.log_end().unwrap(), AuditId(0));
    for pro in [true, false] {
        let log = AccountChange::Log { at: Now(7), by: "Bob".to_owned(), event: AuditEvent::Pro { player, pro } };
        store.change(player, &[AccountChange::Pro(pro), log]).unwrap();
    }
    assert_eq!(store.log_end().unwrap(), AuditId(2));
    let entries = store.log(AuditId(1), 10).unwrap();
    assert_eq!(entries.len(), 1);
    assert_eq!((entries[0].id, &entries[0].event, entries[0].by.as_str()), (AuditId(2), &AuditEvent::Pro { player, pro: false }, "Bob"));
    assert_eq!(store.log(AuditId(0), 1).unwrap().len(), 1);
}
