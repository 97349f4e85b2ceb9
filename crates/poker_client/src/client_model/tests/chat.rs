//! The chat of a table, and muted players.

use poker_protocol::{Message, Seq, ServerMsg, TableEvent};
use poker_rules::Seat;

use super::{TABLE, message, seated, snapshot, told};
use crate::{Change, ClientModel};

const LOUD: Seat = Seat::new(1);

fn say(client: &mut ClientModel, seq: u64, seat: Seat, name: &str, text: &str) {
    let event = TableEvent::Said { seat, name: name.to_owned(), text: text.to_owned() };
    assert_eq!(client.receive(told(seq, event), seq), Change::Table(TABLE, Vec::new()));
}

fn lines(client: &ClientModel) -> Vec<&str> {
    client.table(TABLE).unwrap().chat().map(|line| line.text.as_str()).collect()
}

/// A client whose table has lines of P2 and P1 in its chat.
fn talked() -> ClientModel {
    let mut client = seated();
    say(&mut client, 3, LOUD, "P2", "all in every hand");
    say(&mut client, 4, Seat::new(0), "P1", "good luck");
    client
}

#[test]
fn a_muted_player_is_not_heard_until_heard_again() {
    let mut client = talked();
    assert_eq!(lines(&client), ["all in every hand", "good luck"]);
    client.table_mut(TABLE).unwrap().mute(LOUD);
    say(&mut client, 5, LOUD, "P2", "hello?");
    let table = client.table(TABLE).unwrap();
    assert!(table.is_muted(LOUD) && !table.is_muted(Seat::new(0)));
    assert_eq!(table.muted().collect::<Vec<_>>(), ["P2"]);
    assert_eq!(lines(&client), ["good luck"]);
    client.table_mut(TABLE).unwrap().set_muted("P2", false);
    assert_eq!(lines(&client), ["all in every hand", "good luck", "hello?"], "what was said is kept");
}

#[test]
fn lines_and_mutes_stay_when_the_table_is_told_anew() {
    let mut client = talked();
    client.table_mut(TABLE).unwrap().mute(LOUD);
    let again = ServerMsg { seq: Seq(5), ..snapshot(5) };
    assert!(matches!(again.message, Message::Snapshot { .. }));
    client.receive(again, 5);
    assert_eq!(lines(&client), ["good luck"]);
    assert!(client.table(TABLE).unwrap().is_muted(LOUD));
}

#[test]
fn a_mute_of_the_room_holds_at_tables_that_are_opened_later_until_it_is_undone() {
    let mut client = talked();
    assert!(client.set_muted("P2", true) && !client.set_muted("P2", true), "only the first call changes anything");
    assert_eq!(lines(&client), ["good luck"]);
    let left = Message::Unseated { table: TABLE, returned: poker_protocol::Money::ZERO, removed: false };
    client.receive(message(5, left), 5);
    assert!(client.table(TABLE).is_none(), "the table is left");
    client.receive(snapshot(6), 6);
    say(&mut client, 7, LOUD, "P2", "hello?");
    assert!(client.table(TABLE).unwrap().is_muted(LOUD) && lines(&client).is_empty());
    assert!(client.set_muted("P2", false));
    assert_eq!(lines(&client), ["hello?"]);
}

#[test]
fn old_lines_go_and_ids_rise() {
    let mut client = talked();
    for seq in 5..505 {
        say(&mut client, seq, LOUD, "P2", &seq.to_string());
    }
    let ids: Vec<u64> = client.table(TABLE).unwrap().chat().map(|line| line.id).collect();
    assert_eq!(ids.len(), 200);
    assert!(ids.is_sorted() && ids[199] == 501);
}
