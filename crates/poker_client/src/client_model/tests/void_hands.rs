//! Notices of void hands, also late ones and those that come twice.

use poker_protocol::{HandId, Message, Money, Notice, TableEvent, TableId};

use super::{TABLE, message, seated, snapshot, welcome};
use crate::{Change, ClientModel};

const HAND: HandId = HandId(7_777);
/// A table where the player does not sit.
const LEFT: TableId = TableId(9);

fn void(client: &mut ClientModel, seq: u64, table: TableId) -> Change {
    let event = TableEvent::Notice { notice: Notice::HandVoid { hand: HAND, opened: None } };
    client.receive(message(seq, Message::Table { table, event }), 0)
}

#[test]
fn a_void_hand_is_told_also_at_a_table_where_the_player_no_longer_sits() {
    let mut client = seated();
    assert_eq!(void(&mut client, 3, LEFT), Change::HandVoid { table: LEFT, hand: HAND });
    let mut left = seated();
    left.receive(message(3, Message::Unseated { table: TABLE, returned: Money::new(9), removed: false }), 0);
    assert_eq!(void(&mut left, 4, TABLE), Change::HandVoid { table: TABLE, hand: HAND });
    let mut moved = seated();
    moved.receive(message(3, Message::TableClosed { table: TABLE }), 0);
    assert_eq!(void(&mut moved, 4, TABLE), Change::HandVoid { table: TABLE, hand: HAND }, "the closed table is still shown");
}

#[test]
fn a_void_hand_is_told_once_however_often_its_notice_comes() {
    let mut client = seated();
    assert!(matches!(void(&mut client, 3, TABLE), Change::Table(TABLE, _)));
    client.table_mut(TABLE).unwrap().notices_mut().dismiss(0);
    client.receive(welcome(90), 0);
    client.receive(snapshot(91), 0);
    assert_eq!(void(&mut client, 92, TABLE), Change::Nothing, "after another connection");
    assert_eq!(client.table(TABLE).unwrap().notices().list(), [], "the player has put it away");
    let mut left = seated();
    assert_eq!(void(&mut left, 3, LEFT), Change::HandVoid { table: LEFT, hand: HAND });
    left.receive(welcome(90), 0);
    assert_eq!(void(&mut left, 91, LEFT), Change::Nothing, "after another connection");
}

#[test]
fn each_of_many_void_hands_is_told() {
    let mut client = seated();
    for (seq, hand) in (3..).zip((0..200).map(HandId)) {
        let event = TableEvent::Notice { notice: Notice::HandVoid { hand, opened: None } };
        let told = client.receive(message(seq, Message::Table { table: LEFT, event }), 0);
        assert_eq!(told, Change::HandVoid { table: LEFT, hand });
    }
}
