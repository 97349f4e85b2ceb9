//! What the player asks for at all tables at once.

use poker_client::{AppIntent, TableIntent};
use poker_protocol::{Message, Request, TableId, TableSnapshot, YourSeat};

use super::{FIRST, FOURTH, SECOND, THIRD, TestClient};
use crate::tour::tournament_tables;

/// The room opens a table of a tournament of a server, after `change` of the snapshot.
fn open_tournament_table(client: &mut TestClient, table: TableId, change: impl Fn(&mut TableSnapshot)) {
    let (_, told) = tournament_tables().into_iter().find(|(name, _)| *name == "tournament-table").unwrap();
    for message in told {
        if let Message::Snapshot { table: mut snapshot } = message {
            snapshot.info.table = table;
            change(&mut snapshot);
            client.say(Message::Snapshot { table: snapshot });
        }
    }
}

/// Sitting out at this table does not mean sitting out at others.
fn of_its_own(snapshot: &mut TableSnapshot) {
    snapshot.you.as_mut().unwrap().sits_out_everywhere = false;
}

#[test]
fn one_intent_sits_out_at_every_table_where_the_player_plays_and_comes_back_at_all() {
    let mut client = TestClient::told();
    client.open("table-pre-action", FIRST, of_its_own);
    client.open("table-facing-a-raise", SECOND, of_its_own);
    client.open("table-sitting-out", THIRD, of_its_own);
    open_tournament_table(&mut client, FOURTH, |snapshot| snapshot.you = None);
    assert!(client.session().client.table(FOURTH).unwrap().is_watched());
    client.take_asked();
    client.ask(AppIntent::SitOutEverywhere);
    let out = |table, on| Request::SitOut { table, on };
    assert_eq!(client.take_asked(), [out(FIRST, true), out(SECOND, true)], "the player sits out at the third and only watches the fourth");
    for table in [FIRST, SECOND] {
        client.tell_you(table, |you| YourSeat { sit_out_next_hand: true, ..you });
    }
    client.take_asked();
    client.ask(AppIntent::SitOutEverywhere);
    assert_eq!(client.take_asked(), [FIRST, SECOND, THIRD].map(|table| out(table, false)));
}

#[test]
fn without_a_table_nobody_is_asked_to_sit_out() {
    let mut client = TestClient::told();
    client.ask(AppIntent::SitOutEverywhere);
    client.ask(AppIntent::NextHandEverywhere);
    assert_eq!(client.take_asked(), []);
}

#[test]
fn one_intent_asks_for_the_next_hand_at_every_table_whose_end_has_been_shown() {
    let mut client = TestClient::told();
    client.open("table-win", FIRST, |_| {});
    client.open("table-win", SECOND, |_| {});
    open_tournament_table(&mut client, THIRD, |_| {});
    assert!(client.session().client.table(THIRD).unwrap().you().is_some(), "the player plays the tournament");
    assert_eq!(client.session().front_id(), Some(FIRST));
    client.take_asked();
    client.ask(AppIntent::NextHandEverywhere);
    let next = |table| Request::NextHand { table };
    assert_eq!(client.take_asked(), [next(SECOND)], "the end in front has not been seen, and a server does not hurry a tournament");
    client.ask(TableIntent::SkipAnimations);
    client.ask(AppIntent::NextHandEverywhere);
    assert_eq!(client.take_asked(), [next(FIRST), next(SECOND)]);
}
