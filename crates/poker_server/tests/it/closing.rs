//! How a server ends.

use std::time::Duration;

use poker_protocol::{Closing, Message, Notice, SeenEvent, TableEvent};

use crate::client::Client;
use crate::{playing, world};

#[test]
fn hands_in_progress_are_played_to_their_end_and_then_everybody_is_told() {
    // The next hand would begin long after the server was told to end.
    let mut config = world::config();
    config.halls[0].tempo.unshown_ms = 60_000;
    config.halls[0].tempo.showdown_ms = 60_000;
    let (server, url) = world::running(&config);
    world::clients(async {
        let mut clients = playing::table(&url).await;
        for client in &mut clients {
            client.room(|message| matches!(message, Message::Table { event: TableEvent::Hand { .. }, .. })).await;
        }
        let stopping = tokio::task::spawn_blocking(move || server.stop_within(60_000));
        let ends: Vec<_> = clients
            .into_iter()
            .map(|mut client| {
                tokio::spawn(async move {
                    playing::play(&mut client, 1).await;
                    let mut begun = false;
                    let why = loop {
                        match client.next().await {
                            Some(poker_protocol::ServerFrame::Door(poker_protocol::DoorMessage::Closing { reason })) => break reason,
                            Some(poker_protocol::ServerFrame::Room(message)) => {
                                let started = |event: &TableEvent| matches!(event, TableEvent::Hand { event: SeenEvent::Started { .. } });
                                begun |= matches!(&message.message, Message::Table { event, .. } if started(event));
                            }
                            Some(_) => {}
                            None => panic!("without a word"),
                        }
                    };
                    (begun, why)
                })
            })
            .collect();
        for end in ends {
            assert_eq!(end.await.unwrap(), (false, Closing::ShuttingDown), "no hand begins any more");
        }
        stopping.await.unwrap();
    });
}

#[test]
fn a_hand_that_takes_too_long_is_void() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let mut clients = playing::table(&url).await;
        for client in &mut clients {
            client.room(|message| matches!(message, Message::Table { event: TableEvent::Hand { .. }, .. })).await;
        }
        let mut at_door = Client::connect(&url).await;
        let stopping = tokio::task::spawn_blocking(move || server.stop_within(200));
        let void = |event: &TableEvent| matches!(event, TableEvent::Notice { notice: Notice::HandVoid { .. } });
        clients[0].room(|message| matches!(message, Message::Table { event, .. } if void(event))).await;
        assert_eq!(clients[0].closed().await, Some(Closing::ShuttingDown));
        assert_eq!(at_door.closed().await, Some(Closing::ShuttingDown));
        tokio::time::timeout(Duration::from_secs(20), stopping).await.unwrap().unwrap();
    });
}
