//! The setting that mucks hands which need not be shown holds at every table.

use poker_protocol::{Request, TableId, YourSeat};

use super::{FIRST, SECOND, THIRD, TestClient};

/// The requests about the automatic muck since the last call.
fn asked(client: &mut TestClient) -> Vec<Request> {
    let mut asked = client.take_asked();
    asked.retain(|request| matches!(request, Request::AutoMuck { .. }));
    asked
}

fn muck(table: TableId, on: bool) -> Request {
    Request::AutoMuck { table, on }
}

/// The room has set the switch at these tables.
fn confirm(client: &mut TestClient, tables: &[TableId], on: bool) {
    for table in tables {
        client.tell_you(*table, |you| YourSeat { auto_muck: on, ..you });
    }
}

#[test]
fn a_change_of_the_automatic_muck_is_sent_to_every_table() {
    let mut client = TestClient::told();
    client.open("table-pre-action", FIRST, |_| {});
    client.open("table-facing-a-raise", SECOND, |_| {});
    assert_eq!(asked(&mut client), [], "the setting is off, as at the tables");
    client.change(|settings| settings.auto_muck = true);
    assert_eq!(asked(&mut client), [muck(FIRST, true), muck(SECOND, true)]);
    confirm(&mut client, &[FIRST, SECOND], true);
    client.change(|settings| settings.click_guard_ms += 1);
    assert_eq!(asked(&mut client), [], "another setting has changed");
    client.change(|settings| settings.auto_muck = false);
    assert_eq!(asked(&mut client), [muck(FIRST, false), muck(SECOND, false)]);
}

#[test]
fn a_table_that_is_joined_later_is_told_of_the_automatic_muck() {
    let mut client = TestClient::told();
    client.open("table-pre-action", FIRST, |_| {});
    client.change(|settings| settings.auto_muck = true);
    confirm(&mut client, &[FIRST], true);
    asked(&mut client);
    client.open("table-facing-a-raise", SECOND, |_| {});
    assert_eq!(asked(&mut client), [muck(SECOND, true)]);
    confirm(&mut client, &[SECOND], true);
    client.change(|settings| settings.auto_muck = false);
    confirm(&mut client, &[FIRST, SECOND], false);
    asked(&mut client);
    client.open("table-sitting-out", THIRD, |_| {});
    assert_eq!(asked(&mut client), [], "the setting is off again");
}
