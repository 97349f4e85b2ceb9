//! The order of the deal, and the nonces of a client.

use std::collections::BTreeSet;

use poker_protocol::{Bytes32, Request, SeatCommitment, SeatNonce, TableId};
use poker_rules::Seat;

use crate::{DealOrder, Nonces, commitment, deck_code};

const TABLE: TableId = TableId(3);
const SEAT: Seat = Seat::new(4);
const ROOT: Bytes32 = Bytes32([9; 32]);

fn nonce(seat: u8, number: u64) -> SeatNonce {
    let mut bytes = [seat; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    SeatNonce { seat: Seat::new(seat), nonce: Bytes32(bytes) }
}

fn places(order: &DealOrder) -> Vec<u8> {
    (0..52).filter_map(|dealt| order.place(dealt)).collect()
}

#[test]
fn every_order_deals_each_place_once() {
    for number in 0..200 {
        let order = DealOrder::new(&ROOT, &[nonce(0, number), nonce(9, number)]);
        assert_eq!(places(&order).into_iter().collect::<BTreeSet<u8>>(), (0..52).collect());
        assert_eq!(order.place(52), None);
        let items: [usize; 52] = std::array::from_fn(|at| at);
        assert_eq!(order.sealed(&order.dealt(&items)), items);
    }
    assert_eq!(DealOrder::new(&ROOT, &[]), DealOrder::AS_SEALED);
    assert_eq!(places(&DealOrder::AS_SEALED), (0..52).collect::<Vec<u8>>());
}

#[test]
fn root_seat_and_each_nonce_change_the_order_and_the_code() {
    let nonces = [nonce(0, 1), nonce(4, 2)];
    let mut other = nonces;
    other[1].nonce.0[31] ^= 1;
    let mut moved = nonces;
    moved[1].seat = Seat::new(5);
    let flipped = Bytes32(ROOT.0.map(|byte| byte ^ 1));
    let all = [(ROOT, &nonces[..]), (ROOT, &other[..]), (ROOT, &moved[..]), (flipped, &nonces[..]), (ROOT, &nonces[..1]), (ROOT, &[])];
    let orders: BTreeSet<Vec<u8>> = all.iter().map(|(root, nonces)| places(&DealOrder::new(root, nonces))).collect();
    let codes: BTreeSet<String> = all.iter().map(|(root, nonces)| deck_code(root, nonces)).collect();
    assert_eq!((orders.len(), codes.len()), (all.len(), all.len()));
}

/// The largest χ² that a fair order exceeds less than once in a million times, by Wilson and Hilferty.
fn limit(freedom: f64) -> f64 {
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + 4.9 * part.sqrt()).powi(3)
}

#[test]
fn each_place_is_dealt_at_each_number_equally_often() {
    let orders = 20_000;
    let mut counts = [[0_u32; 52]; 52];
    for number in 0..orders {
        for (dealt, place) in places(&DealOrder::new(&ROOT, &[nonce(2, number)])).into_iter().enumerate() {
            counts[dealt][usize::from(place)] += 1;
        }
    }
    let expected = orders as f64 / 52.0;
    let chi: f64 = counts.iter().flatten().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    assert!(chi < limit(51.0 * 51.0), "{chi}");
}

fn commitment_of(request: Option<Request>) -> Bytes32 {
    let Some(Request::CommitNonce { table: TABLE, commitment }) = request else { panic!("{request:?}") };
    commitment
}

#[test]
fn a_client_reveals_only_what_it_has_promised_and_each_nonce_once() {
    let mut nonces = Nonces::of_secret(Bytes32([1; 32]));
    let promised = commitment_of(nonces.join(TABLE));
    assert_eq!(nonces.join(TABLE), None, "a promise is open");
    let asked = |commitment: Bytes32, seat: Seat| [SeatCommitment { seat, commitment }];
    assert_eq!(nonces.reveal((TABLE, SEAT), ROOT, &asked(ROOT, SEAT)), None, "another promise");
    assert_eq!(nonces.reveal((TABLE, SEAT), ROOT, &asked(promised, Seat::new(5))), None, "another seat");
    assert_eq!(nonces.reveal((TableId(4), SEAT), ROOT, &asked(promised, SEAT)), None, "another table");
    assert_eq!(nonces.reveal((TABLE, SEAT), ROOT, &[]), None);
    let Some(Request::RevealNonce { table, root, nonce, next: Some(next) }) = nonces.reveal((TABLE, SEAT), ROOT, &asked(promised, SEAT))
    else {
        panic!("the promise is named");
    };
    assert_eq!((table, root, commitment(&nonce)), (TABLE, ROOT, promised));
    assert_ne!(next, promised);
    let again = nonces.reveal((TABLE, SEAT), Bytes32([8; 32]), &asked(promised, SEAT));
    assert_eq!(again, None, "the nonce is known to the room");
    let later = nonces.reveal((TABLE, SEAT), Bytes32([8; 32]), &asked(next, SEAT));
    assert!(matches!(later, Some(Request::RevealNonce { nonce: other, .. }) if other != nonce && commitment(&other) == next));
}

#[test]
fn a_client_that_comes_back_promises_other_nonces() {
    let mut nonces = Nonces::of_secret(Bytes32([1; 32]));
    let mut promised = BTreeSet::new();
    for _ in 0..10 {
        promised.insert(commitment_of(nonces.join(TABLE)));
        nonces.leave(TABLE);
        promised.insert(commitment_of(nonces.join(TABLE)));
        nonces.leave_all();
    }
    assert_eq!(promised.len(), 20);
    assert_ne!(
        commitment_of(Nonces::of_secret(Bytes32([2; 32])).join(TABLE)),
        commitment_of(Nonces::of_secret(Bytes32([1; 32])).join(TABLE))
    );
    assert!(!format!("{nonces:?}").contains("0101"), "the secret is not printed");
}
