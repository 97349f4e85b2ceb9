//! A server after a restart.

use poker_protocol::{Closing, DoorRequest, Message, Seq, ServerFrame, StreamPlace};
use poker_server::Config;

use crate::client::Client;
use crate::{playing, world};

#[test]
fn accounts_balances_and_seats_are_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: Some(folder.path().to_owned()), ..world::config() };
    let (server, url) = world::running(&config);
    let tokens = world::clients(async {
        let clients = playing::table(&url).await;
        let clients = playing::play_all(clients, 2).await;
        clients.into_iter().map(|client| client.token.unwrap()).collect::<Vec<_>>()
    });
    server.stop_within(0);

    let (server, url) = world::running(&config);
    world::clients(async {
        let mut chips = 0;
        for token in tokens {
            let mut client = Client::connect(&url).await;
            client.door(DoorRequest::SignInWith { token }).await;
            client.signed_in().await;
            client.enter().await;
            let Message::Welcome { balance, .. } = client.hello().await else { unreachable!("it was waited for") };
            let snapshot = client.room(|message| matches!(message, Message::Snapshot { .. })).await;
            let Message::Snapshot { table } = snapshot else { unreachable!("it was waited for") };
            let seat = table.you.unwrap().seat;
            let stack = table.seats.iter().find(|other| other.seat == seat).unwrap().stack;
            chips += balance.hundredths() + stack.get();
        }
        let opened = 3 * config.halls[0].opening_balance.hundredths();
        assert!((opened - 600..=opened).contains(&chips), "{chips} of {opened}, less the rake of two hands");
    });
    server.stop_within(0);
}

#[test]
fn a_restarted_server_names_another_stream_and_sends_nothing_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: Some(folder.path().to_owned()), ..world::config() };
    let (server, url) = world::running(&config);
    let (token, before) = world::clients(async {
        let mut client = Client::at_table(&url, "Ada").await;
        let mut again = Client::connect(&url).await;
        again.door(DoorRequest::SignInWith { token: client.token.unwrap() }).await;
        again.signed_in().await;
        again.enter().await;
        let Message::Welcome { stream, .. } = again.hello().await else { unreachable!("it was waited for") };
        assert_eq!(client.closed().await, Some(Closing::TakenOver));
        (client.token.unwrap(), stream)
    });
    server.stop_within(0);

    let (server, url) = world::running(&config);
    world::clients(async {
        // The room has sent more messages than one, so that only the name of the stream tells that the number means nothing.
        for _ in 0..2 {
            let mut client = Client::connect(&url).await;
            client.door(DoorRequest::SignInWith { token }).await;
            client.signed_in().await;
            client.enter().await;
            client.say_hello(Some(StreamPlace { stream: before, after: Seq(1) })).await;
            let Some(ServerFrame::Room(first)) = client.next().await else { panic!("the room answers") };
            let Message::Welcome { stream, .. } = first.message else { panic!("nothing is sent again: {first:?}") };
            assert_ne!(stream, before);
        }
    });
    server.stop_within(0);
}

#[test]
fn a_second_connection_of_an_account_takes_over() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let mut first = Client::at_table(&url, "Ada").await;
        let mut second = Client::connect(&url).await;
        second.door(DoorRequest::SignInWith { token: first.token.unwrap() }).await;
        second.signed_in().await;
        second.enter().await;
        second.hello().await;
        assert_eq!(first.closed().await, Some(Closing::TakenOver));
    });
    server.stop_within(0);
}
