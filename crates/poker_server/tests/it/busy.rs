//! A database that is busy.

use std::time::Duration;

use poker_protocol::{DoorMessage, Message, Notice, Request, SeenEvent, ServerFrame, TableEvent};
use poker_rules::Action;
use poker_server::Config;

use crate::client::Client;
use crate::{playing, world};

/// Longer than a call waits for another process that is writing.
const BUSY: Duration = Duration::from_millis(6_500);

#[test]
fn a_database_that_is_busy_for_more_than_five_seconds_voids_no_hand_and_ends_no_connection() {
    let folder = tempfile::tempdir().unwrap();
    let (server, url) = world::running(&Config { data: Some(folder.path().to_owned()), ..world::config() });
    world::clients(async {
        let mut clients = playing::table(&url).await;
        let own = |message: &Message| matches!(message, Message::Table { event: TableEvent::ToAct { legal: Some(_), .. }, .. });
        let asking = clients.iter_mut().map(|client| Box::pin(client.room(own)));
        let (asked, first, _) = futures_util::future::select_all(asking).await;
        let Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } = asked else {
            unreachable!("it was waited for")
        };
        let other = rusqlite::Connection::open(folder.path().join("cardroom.sqlite")).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        // The action is written, which shows the hall that its store is busy.
        let hand = clients[first].hand.unwrap();
        let action = if legal.check { Action::Check } else { Action::Call };
        clients[first].ask(Request::Act { table, hand, turn, action }).await;
        let playing: Vec<_> = clients.into_iter().map(|client| tokio::spawn(go_on(client))).collect();
        tokio::time::sleep(BUSY).await;
        drop(other);
        for player in playing {
            player.await.unwrap();
        }
    });
    server.stop_within(0);
}

/// Plays the hand to its end, and is told that the hall stands still and that it goes on.
async fn go_on(mut client: Client) {
    let (mut told, mut over) = (Vec::new(), false);
    while !over || told != [true, false] {
        let message = match client.next().await.expect("the connection stands") {
            ServerFrame::Room(message) => message.message,
            ServerFrame::Door(message) => {
                told.extend(if let DoorMessage::Busy { busy } = message { Some(busy) } else { None });
                continue;
            }
        };
        match message {
            Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } => {
                let action = if legal.check { Action::Check } else { Action::Fold };
                client.ask(Request::Act { table, hand: client.hand.unwrap(), turn, action }).await;
            }
            Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { .. } }, .. } => panic!("the hand is void"),
            Message::Table { event: TableEvent::Hand { event: SeenEvent::Ended { .. } }, .. } => over = true,
            _ => {}
        }
    }
}
