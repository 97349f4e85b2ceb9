//! Books that cannot be written.

use poker_protocol::{Closing, Message, Request, TableEvent};
use poker_rules::Action;
use poker_server::Config;

use crate::client::Client;
use crate::{playing, world};

#[test]
fn everybody_in_a_hall_whose_books_fail_is_told_that_it_is_unavailable() {
    let folder = tempfile::tempdir().unwrap();
    let (server, url) = world::running(&Config { data: Some(folder.path().to_owned()), ..world::config() });
    world::clients(async {
        let mut clients = playing::table(&url).await;
        let idle = Client::at_table(&url, "Di").await;
        let own = |message: &Message| matches!(message, Message::Table { event: TableEvent::ToAct { legal: Some(_), .. }, .. });
        let asking = clients.iter_mut().map(|client| Box::pin(client.room(own)));
        let (asked, first, _) = futures_util::future::select_all(asking).await;
        let Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } = asked else {
            unreachable!("it was waited for")
        };
        let other = rusqlite::Connection::open(folder.path().join("cardroom.sqlite")).unwrap();
        other.execute_batch("ALTER TABLE actions RENAME TO lost").unwrap();
        // The action is written, which shows the hall that its books fail.
        let hand = clients[first].hand.unwrap();
        let action = if legal.check { Action::Check } else { Action::Call };
        clients[first].ask(Request::Act { table, hand, turn, action }).await;
        for mut client in clients.into_iter().chain([idle]) {
            assert_eq!(client.closed().await, Some(Closing::Unavailable));
        }
    });
    server.stop_within(0);
}
