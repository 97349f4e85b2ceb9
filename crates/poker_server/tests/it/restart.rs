//! A server after a restart.

use poker_protocol::{Closing, DoorRequest, Message};
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
