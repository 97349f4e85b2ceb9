//! Playing at a server.

use poker_protocol::{Entry, Message, Request, SeatOffer, SeenEvent, StakeId, TableEvent};
use poker_rules::Action;
use poker_server::door::HashCost;
use poker_server::{Config, start};

use crate::client::Client;

const CHEAP: HashCost = HashCost { memory_kib: 8, passes: 1, lanes: 1 };

pub fn config() -> Config {
    Config { listen: "127.0.0.1:0".parse().unwrap(), threads: Some(2), seed: Some(7), hash_cost: CHEAP, ..Config::default() }
}

async fn sit_down(client: &mut Client) -> SeatOffer {
    client.ask(Request::Join { stake: StakeId(2) }).await;
    let offered = client.room(|message| matches!(message, Message::SeatOffered { .. })).await;
    let Message::SeatOffered { offer } = offered else { unreachable!("it was waited for") };
    let buy_in = offer.limits.range.max;
    client.ask(Request::SitDown { table: offer.table, buy_in, entry: Entry::PostNow }).await;
    offer
}

#[test]
fn three_players_play_a_hand_to_its_end() {
    let server = start(&config()).unwrap();
    let url = server.url().to_owned();
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut clients = Vec::new();
        for name in ["Ada", "Bo", "Cy"] {
            let mut client = Client::at_table(&url, name).await;
            sit_down(&mut client).await;
            clients.push(client);
        }
        let mut playing = Vec::new();
        for mut client in clients {
            playing.push(tokio::spawn(async move {
                let mut hand = None;
                loop {
                    match client.room(|message| matches!(message, Message::Table { .. })).await {
                        Message::Table { event: TableEvent::Hand { event: SeenEvent::Started { hand: started, .. } }, .. } => {
                            hand = Some(started);
                        }
                        Message::Table { table, event: TableEvent::ToAct { turn, legal: Some(legal), .. } } => {
                            let action = if legal.check { Action::Check } else { Action::Fold };
                            client.ask(Request::Act { table, hand: hand.unwrap(), turn, action }).await;
                        }
                        Message::Table { event: TableEvent::Hand { event: SeenEvent::Ended { .. } }, .. } => return,
                        _ => {}
                    }
                }
            }));
        }
        for player in playing {
            player.await.unwrap();
        }
    });
    server.stop();
}
