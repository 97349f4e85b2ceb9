//! What is asked for at all tables at once.

use poker_protocol::{Message, Request, Seq, ServerMsg, TableId};

use crate::ClientModel;
use crate::test_room::TestRoom;

/// A player at tables, each with whether sitting out there means sitting out at all, and whether the player is about to sit out.
fn seated(tables: &[(bool, bool)]) -> ClientModel {
    let mut client = ClientModel::default();
    for (number, (of_all, out)) in (1..).zip(tables) {
        let (mut table, _) = TestRoom::new(5).play(0);
        table.info.table = TableId(number);
        if let Some(you) = table.you.as_mut() {
            (you.sits_out_everywhere, you.sit_out_next_hand) = (*of_all, *out);
        }
        client.receive(ServerMsg { seq: Seq(u64::from(number)), message: Message::Snapshot { table: Box::new(table) } }, 0);
    }
    client
}

fn asked(client: &ClientModel, on: bool) -> Vec<u32> {
    let number = |request: Request| match request {
        Request::SitOut { table, on: asked } if asked == on => table.0,
        other => panic!("{other:?}"),
    };
    client.sit_out_everywhere(on).into_iter().map(number).collect()
}

#[test]
fn r_cash_5_one_request_makes_the_player_sit_out_where_the_switch_is_one_for_all() {
    let client = seated(&[(true, false), (true, false), (false, false), (true, false)]);
    assert_eq!(asked(&client, true), [1, 3], "table 3 has a switch of its own");
    assert!(asked(&client, false).is_empty(), "the player plays everywhere");
}

#[test]
fn only_tables_where_it_makes_a_difference_are_asked() {
    let client = seated(&[(true, true), (true, false), (false, true), (false, false)]);
    assert_eq!(asked(&client, true), [2, 4]);
    assert_eq!(asked(&client, false), [1, 3]);
}

#[test]
fn the_switch_for_all_tables_is_on_when_the_player_sits_out_at_each() {
    assert_eq!(seated(&[]).sits_out_everywhere(), None);
    assert_eq!(seated(&[(true, true), (false, false)]).sits_out_everywhere(), Some(false));
    assert_eq!(seated(&[(true, true), (false, true)]).sits_out_everywhere(), Some(true));
}

#[test]
fn the_next_hand_is_asked_for_only_where_its_button_is_shown() {
    let client = seated(&[(true, false), (true, false), (true, false)]);
    let asked = client.next_hand_everywhere(|table| table != TableId(2));
    assert_eq!(asked, [1, 3].map(|table| Request::NextHand { table: TableId(table) }));
}
