//! What is secret in the books: the cards of hands in progress, and multipliers that are not told yet. The first tests are part of the suite
//! of every store.

use poker_protocol::HallName;
use poker_room::{Now, VoidedHand};

use super::scene::{Play, TABLE, hall, holds, owner};
use crate::door::{AuditEvent, AuditId};
use crate::store::{Batch, GivenUp, GivingUp, HandQuery, KeptHand, Lease, Store, StoreError};

/// Plays until a hand is in progress at whose table cards lie open, and keeps every step.
pub fn play_into_a_hand(store: &dyn Store, seed: u64) -> (Play, Lease) {
    play_into_a_hand_in(&hall(), store, seed)
}

/// As [`play_into_a_hand`], in any hall.
pub fn play_into_a_hand_in(hall: &HallName, store: &dyn Store, seed: u64) -> (Play, Lease) {
    let lease = store.claim(hall, &owner("a"), 60_000).unwrap();
    let mut play = Play::new(seed);
    store.commit(&lease, &play.batches(30)).unwrap();
    play_on_into_a_hand(store, &lease, &mut play);
    (play, lease)
}

/// Plays to the next hand of which some cards lie open.
fn play_on_into_a_hand(store: &dyn Store, lease: &Lease, play: &mut Play) {
    store.commit(lease, &play.batches(1)).unwrap();
    while play.room.table(TABLE).unwrap().hand().is_none_or(|hand| hand.board().is_empty()) {
        store.commit(lease, &play.batches(1)).unwrap();
    }
}

/// Asserts that the bytes hold nothing of the cards of the hand in progress, nor of what opens its seal.
pub fn assert_no_card_is_in(bytes: &[u8], store: &dyn Store) {
    let kept = store.load(&hall()).unwrap().unwrap();
    let [hand] = &kept.unfinished[..] else { panic!("one hand is in progress") };
    let seal = hand.begun.seal.as_ref().expect("the deck is sealed");
    let deck = serde_json::to_string(&hand.begun.setup.deck).unwrap();
    let (key, root) = (serde_json::to_string(&seal.key).unwrap(), serde_json::to_string(&seal.root).unwrap());
    for secret in [&deck[1..60], &deck[60..120], key.trim_matches('"'), root.trim_matches('"')] {
        assert_hidden(bytes, secret);
    }
}

/// Asserts that a text is not in the bytes: as it is, or as the bytes of its hexadecimal digits.
pub fn assert_hidden(bytes: &[u8], secret: &str) {
    let pairs = secret.as_bytes().chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok());
    let digits = pairs.collect::<Option<Vec<u8>>>();
    for form in std::iter::once(secret.as_bytes().to_vec()).chain(digits) {
        assert!(!bytes.windows(form.len()).any(|window| window == form), "{secret} can be read in the books");
    }
}

pub fn a_hand_goes_on_while_its_key_is_replaced(store: &dyn Store) {
    let (mut play, lease) = play_into_a_hand(store, 1);
    let first = store.rotate_key("Ada", Now(5)).unwrap();
    assert_eq!((first.new.number, first.kept.len(), first.dropped.len()), (2, 1, 0), "a row and the server use the first key");
    holds(store, &play.room);
    store.commit(&lease, &play.batches(1)).unwrap();
    holds(store, &play.room);
    play_on_into_a_hand(store, &lease, &mut play);
    let over = play.room.table(TABLE).unwrap().hand().unwrap().setup().clone();
    while play.room.table(TABLE).unwrap().hand().is_some_and(|hand| *hand.setup() == over) {
        store.commit(&lease, &play.batches(1)).unwrap();
    }
    play_on_into_a_hand(store, &lease, &mut play);
    let second = store.rotate_key("Ada", Now(6)).unwrap();
    assert_eq!(second.dropped, first.kept, "no row names the first key any more");
    assert_eq!(second.kept, [first.new], "the hand in progress names the second one");
    holds(store, &play.room);
    store.release(&lease).unwrap();
    let lease = store.claim(&hall(), &owner("b"), 60_000).unwrap();
    let mut again = Play::after(store.load(&hall()).unwrap().unwrap(), 3);
    store.commit(&lease, &[again.batch()]).unwrap();
    store.release(&lease).unwrap();
    let third = store.rotate_key("Ada", Now(7)).unwrap();
    assert_eq!((third.kept, third.dropped.len()), (vec![], 2), "no hand is in progress, and no server runs");
    let log = store.log(AuditId(0), 10).unwrap();
    let numbers: Vec<_> = log.iter().map(|entry| entry.event.clone()).collect();
    assert_eq!(numbers, [2, 3, 4].map(|number| AuditEvent::KeyRotated { number }));
}

pub fn nothing_is_given_up_while_its_key_is_there_or_a_server_runs(store: &dyn Store) {
    let (play, lease) = play_into_a_hand(store, 1);
    let giving_up = GivingUp { by: "Ada".to_owned(), at: Now(5), why: "the disk broke".to_owned() };
    assert!(matches!(store.give_up_lost(&giving_up), Err(StoreError::Held(_))));
    store.release(&lease).unwrap();
    assert_eq!(store.give_up_lost(&giving_up).unwrap(), []);
    holds(store, &play.room);
    assert!(matches!(store.commit(&lease, &[Batch::default()]), Err(StoreError::Stale(_))), "a server that was cut off writes nothing");
}

/// Books with a hand in progress, which are open with their keys, and without them (`bereft`): nothing is changed until an operator gives the
/// hand up.
pub fn a_hand_whose_key_is_lost_is_void_when_an_operator_says_so(owner_of_keys: &dyn Store, bereft: &dyn Store) {
    let (play, lease) = play_into_a_hand(owner_of_keys, 1);
    owner_of_keys.release(&lease).unwrap();
    let hand = owner_of_keys.load(&hall()).unwrap().unwrap().unfinished[0].begun.clone();
    let before = owner_of_keys.owners().unwrap();
    for _ in 0..2 {
        let refused = bereft.claim(&hall(), &owner("b"), 60_000).unwrap_err().to_string();
        assert!(refused.contains(&format!("hand {} of hall main is encrypted with key 1.", hand.hand.0)), "{refused}");
        assert!(refused.contains("admin key lost"), "{refused}");
        assert!(matches!(bereft.load(&hall()), Err(StoreError::Keys(_))));
    }
    assert_eq!(owner_of_keys.owners().unwrap(), before, "the hall was not taken over");
    holds(owner_of_keys, &play.room);
    let giving_up = GivingUp { by: "Ada".to_owned(), at: Now(5), why: "the disk broke".to_owned() };
    let given_up = bereft.give_up_lost(&giving_up).unwrap();
    let [GivenUp::Hand { hall: in_hall, hand: number, players, .. }] = &given_up[..] else { panic!("{given_up:?}") };
    assert_eq!((in_hall, *number), (&hall(), hand.hand));
    let stacks = hand.players.iter().zip(&hand.setup.seats).map(|(player, seat)| (player.name.clone(), seat.stack)).collect::<Vec<_>>();
    assert_eq!(*players, stacks, "who gets how much back");
    let event = AuditEvent::HandGivenUp { hall: hall(), hand: hand.hand, why: "the disk broke".to_owned() };
    assert!(bereft.log(AuditId(0), 10).unwrap().iter().any(|entry| entry.event == event && entry.by == "Ada"));
    assert_eq!(bereft.check().unwrap(), []);
    let mut kept = bereft.load(&hall()).unwrap().unwrap();
    let voided = VoidedHand { table: hand.table, hand: hand.hand, opened: None };
    for player in kept.room.players.iter_mut().filter(|save| hand.players.iter().any(|player| player.player == save.player)) {
        assert_eq!(player.voided.pop().as_ref(), Some(&voided), "the player will be told");
    }
    assert_eq!((kept.unfinished.len(), &kept.room), (0, &play.room.save()), "every stack is as before the hand");
    assert!(kept.room.next_hand > hand.hand, "no number is given twice");
}

/// Asserts that a hand can be played on books, which give the cards of all earlier hands.
pub fn can_be_gone_on_with(store: &dyn Store) {
    let lease = store.claim(&hall(), &owner("c"), 60_000).unwrap();
    let mut again = Play::after(store.load(&hall()).unwrap().unwrap(), 9);
    store.commit(&lease, &again.batches(100)).unwrap();
    holds(store, &again.room);
    let query = HandQuery { most: 10, ..HandQuery::default() };
    assert!(store.hands(&hall(), &query).unwrap().iter().any(|hand| matches!(hand, KeptHand::Ended(_))));
}
