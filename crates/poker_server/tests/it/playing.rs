//! Playing at a server.

use poker_protocol::{DoorRequest, Entry, Message, Request, SeatOffer, SeenEvent, StakeId, TableEvent, Token};
use poker_rules::Action;

use crate::client::Client;
use crate::world;

/// A stake with one standing table.
const STAKE: StakeId = StakeId(2);

/// Three players at one table.
pub async fn table(url: &str) -> Vec<Client> {
    let mut clients = Vec::new();
    for name in ["Ada", "Bo", "Cy"] {
        let mut client = Client::at_table(url, name).await;
        sit_down(&mut client).await;
        clients.push(client);
    }
    clients
}

/// A player who comes back with a token and has greeted.
pub async fn returned(url: &str, token: Token) -> Client {
    let mut client = Client::connect(url).await;
    client.door(DoorRequest::SignInWith { token }).await;
    client.signed_in().await;
    client.enter().await;
    client.hello().await;
    client
}

pub async fn sit_down(client: &mut Client) -> SeatOffer {
    client.ask(Request::Join { stake: STAKE }).await;
    let offered = client.room(|message| matches!(message, Message::SeatOffered { .. })).await;
    let Message::SeatOffered { offer } = offered else { unreachable!("it was waited for") };
    client.ask(Request::SitDown { table: offer.table, buy_in: offer.limits.range.max, entry: Entry::PostNow }).await;
    offer
}

/// Checks or folds until `hands` hands are over.
pub async fn play(client: &mut Client, hands: usize) {
    let mut over = 0;
    while over < hands {
        match client.room(|message| matches!(message, Message::Table { .. })).await {
            Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } => {
                let action = if legal.check { Action::Check } else { Action::Fold };
                client.ask(Request::Act { table, hand: client.hand.unwrap(), turn, action }).await;
            }
            Message::Table { event: TableEvent::Hand { event: SeenEvent::Ended { .. } }, .. } => over += 1,
            _ => {}
        }
    }
}

/// Lets all clients play `hands` hands.
pub async fn play_all(clients: Vec<Client>, hands: usize) -> Vec<Client> {
    let playing: Vec<_> = clients
        .into_iter()
        .map(|mut client| {
            tokio::spawn(async move {
                play(&mut client, hands).await;
                client
            })
        })
        .collect();
    let mut played = Vec::new();
    for player in playing {
        played.push(player.await.unwrap());
    }
    played
}

#[test]
fn three_players_play_a_hand_to_its_end() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let clients = table(&url).await;
        play_all(clients, 1).await;
    });
    server.stop_within(0);
}
