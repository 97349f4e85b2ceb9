//! How a server ends.

use std::time::Duration;

use poker_protocol::{Closing, DoorMessage, HandId, Message, Notice, Request, SeenEvent, ServerFrame, TableEvent};

use crate::client::Client;
use crate::process::Process;
use crate::{playing, site, world};

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
                            Some(ServerFrame::Door(DoorMessage::Closing { reason })) => break reason,
                            Some(ServerFrame::Room(message)) => {
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

#[test]
fn r_fail_5_at_sigterm_players_who_use_up_every_clock_do_not_make_their_hand_void() {
    let site = site::with_short_clocks();
    let mut server = Process::start(site.path(), &site.path().join("data"), "127.0.0.1:0").unwrap();
    let url = server.url.clone();
    world::clients(async {
        let mut clients = playing::table(&url).await;
        for client in &mut clients {
            client.room(|message| matches!(message, Message::Table { event: TableEvent::Hand { .. }, .. })).await;
        }
        server.terminate();
        // Nobody acts: the clocks end the hand.
        let mut ended = false;
        loop {
            match clients[0].next().await.expect("the server says why it ends") {
                ServerFrame::Door(DoorMessage::Closing { reason }) => {
                    assert_eq!(reason, Closing::ShuttingDown);
                    break;
                }
                ServerFrame::Room(message) => match &message.message {
                    Message::Table { event: TableEvent::Hand { event: SeenEvent::Ended { .. } }, .. } => ended = true,
                    Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { .. } }, .. } => panic!("the hand is void"),
                    _ => {}
                },
                ServerFrame::Door(_) => {}
            }
        }
        assert!(ended, "the hand was played to its end");
    });
    while server.ended().is_none() {
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn r_fail_2_a_void_hand_is_told_when_the_server_dies_twice_before_the_player_returns() {
    let site = site::with_short_clocks();
    let data = site.path().join("data");
    let server = Process::start(site.path(), &data, "127.0.0.1:0").unwrap();
    let url = server.url.clone();
    let token = world::clients(async {
        let mut clients = playing::table(&url).await;
        clients[0].room(|message| matches!(message, Message::Table { event: TableEvent::Hand { .. }, .. })).await;
        clients[0].token.unwrap()
    });
    server.kill();
    for name in ["Dee", "Eve"] {
        let server = Process::start(site.path(), &data, "127.0.0.1:0").unwrap();
        let url = server.url.clone();
        world::clients(async {
            // A greeting is answered when everything before it is written.
            Client::at_table(&url, name).await
        });
        server.kill();
    }
    let server = Process::start(site.path(), &data, "127.0.0.1:0").unwrap();
    let url = server.url.clone();
    let (token, told) = world::clients(async {
        let mut client = playing::returned(&url, token).await;
        let told = void_hands_told(&mut client).await;
        assert!(!told.is_empty(), "the first return");
        let token = client.token.unwrap_or(token);
        let mut again = playing::returned(&url, token).await;
        assert_eq!(void_hands_told(&mut again).await, told, "no ping that came after the notice was answered");
        again.answer_a_ping().await;
        again.hello().await;
        assert_eq!(void_hands_told(&mut again).await, [], "the notice was received");
        (again.token.unwrap_or(token), told)
    });
    server.kill();
    let server = Process::start(site.path(), &data, "127.0.0.1:0").unwrap();
    let url = server.url.clone();
    world::clients(async {
        let mut client = playing::returned(&url, token).await;
        // A hand that began since may be void too.
        let again = void_hands_told(&mut client).await;
        assert!(!told.iter().any(|hand| again.contains(hand)), "the server that started again knows that the notice was received");
    });
}

/// The void hands whose notices come before the answer to a request.
async fn void_hands_told(client: &mut Client) -> Vec<HandId> {
    let asked = client.ask(Request::WatchLobby).await;
    let mut told = Vec::new();
    loop {
        match client.room(|_| true).await {
            Message::Table { event: TableEvent::Notice { notice: Notice::HandVoid { hand, .. } }, .. } => told.push(hand),
            Message::Done { request } if request == asked => return told,
            _ => {}
        }
    }
}
