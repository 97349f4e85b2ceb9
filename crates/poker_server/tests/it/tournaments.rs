//! Tournaments of a server, from registration to the prizes.

use poker_protocol::{DoorRequest, Message, Money, OfferId, OwnEntryState, Pay, Request, TableEvent, TournamentId, TournamentKind};
use poker_rules::Action;
use poker_server::Config;
use poker_server::config::{HallConfig, TournamentChoice};

use crate::client::Client;
use crate::world;

/// The test configuration, with the tournaments of the sample room.
fn config() -> Config {
    let config = world::config();
    let halls = config.halls.into_iter().map(|hall| HallConfig { tournaments: TournamentChoice::Calendar, ..hall }).collect();
    Config { halls, ..config }
}

/// Reads the whole lobby. Returns the open sit and go for two players at this price.
async fn heads_up(client: &mut Client, total: Money) -> (OfferId, TournamentId) {
    client.ask(Request::WatchTournaments { on: true }).await;
    loop {
        let Message::Tournaments { offers, .. } = client.room(|message| matches!(message, Message::Tournaments { .. })).await else {
            unreachable!("it was waited for")
        };
        let fits = |facts: &poker_protocol::TournamentFacts| facts.kind == TournamentKind::SitAndGo && facts.cost.total == total;
        if let Some(offer) = offers.iter().find(|offer| offer.players == 2 && fits(&offer.facts)) {
            return (offer.offer, offer.open);
        }
    }
}

async fn register(client: &mut Client, tournament: TournamentId) {
    client.ask(Request::Register { tournament, pay: Pay::Money { buy_in: None }, password: None }).await;
    let registered = |message: &Message| matches!(message, Message::OwnEntries { entries, .. } if entries.iter().any(|own| own.tournament == tournament));
    client.room(registered).await;
}

/// Goes all in, or calls, until the client has its place. Returns place and prize.
async fn play_out(client: &mut Client) -> (u32, Money) {
    let concerns = |message: &Message| matches!(message, Message::Table { .. } | Message::Snapshot { .. } | Message::OwnEntries { .. });
    loop {
        let (table, event) = match client.room(concerns).await {
            Message::Table { table, event } => (table, event),
            Message::Snapshot { table } => {
                let Some(event) = table.to_act else { continue };
                (table.info.table, event)
            }
            Message::OwnEntries { entries, .. } => match entries.into_iter().map(|own| own.state).next() {
                Some(OwnEntryState::Placed { place, prize }) => return (place, prize.money),
                _ => continue,
            },
            _ => unreachable!("it was not waited for"),
        };
        if let TableEvent::ToAct { turn, legal: Some(legal), .. } = event {
            let all_in = legal.raise.map(|raise| Action::RaiseTo(raise.max_to));
            let action = all_in.unwrap_or(if legal.check { Action::Check } else { Action::Call });
            client.ask(Request::Act { table, hand: client.hand.unwrap(), turn, action }).await;
        }
    }
}

async fn balance(client: &mut Client) -> Money {
    let Message::Welcome { balance, .. } = client.hello().await else { unreachable!("it was waited for") };
    balance
}

#[test]
fn two_players_play_a_sit_and_go_of_the_sample_room_to_its_prizes() {
    let (server, url) = world::running(&config());
    let total = Money::new(1_000);
    world::clients(async {
        let (mut ada, mut bo) = (Client::at_table(&url, "Ada").await, Client::at_table(&url, "Bo").await);
        let (offer, tournament) = heads_up(&mut ada, total).await;
        register(&mut ada, tournament).await;
        register(&mut bo, tournament).await;
        let ((first, won), (second, nothing)) = tokio::join!(play_out(&mut ada), play_out(&mut bo));
        let (best, prize) = if first == 1 { (&mut ada, won) } else { (&mut bo, nothing) };
        assert_eq!((first + second, won.min(nothing)), (3, Money::ZERO), "one is first, the other gets nothing");
        let opened = config().halls[0].opening_balance;
        assert_eq!(balance(best).await, Money::new(opened.hundredths() - total.hundredths() + prize.hundredths()));
        let (again, next) = heads_up(&mut bo, total).await;
        assert!(again == offer && next > tournament, "the next one of the series is open");
    });
    server.stop_within(0);
}

#[test]
fn a_tournament_in_play_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: Some(folder.path().to_owned()), ..config() };
    let (server, url) = world::running(&config);
    let (tokens, tournament) = world::clients(async {
        let (mut ada, mut bo) = (Client::at_table(&url, "Ada").await, Client::at_table(&url, "Bo").await);
        let (_, tournament) = heads_up(&mut ada, Money::new(1_000)).await;
        register(&mut ada, tournament).await;
        register(&mut bo, tournament).await;
        bo.room(|message| matches!(message, Message::Snapshot { .. })).await;
        ([ada.token.unwrap(), bo.token.unwrap()], tournament)
    });
    server.stop_within(0);

    let (server, url) = world::running(&config);
    world::clients(async {
        let mut clients = Vec::new();
        for token in tokens {
            let mut client = Client::connect(&url).await;
            client.door(DoorRequest::SignInWith { token }).await;
            client.signed_in().await;
            client.enter().await;
            client.hello().await;
            let own = client.room(|message| matches!(message, Message::OwnEntries { whole: true, .. })).await;
            let Message::OwnEntries { entries, .. } = own else { unreachable!("it was waited for") };
            assert!(matches!(entries[..], [ref own] if own.tournament == tournament && matches!(own.state, OwnEntryState::Seated { .. })));
            clients.push(client);
        }
        let [ada, bo] = &mut clients[..] else { unreachable!("two are back") };
        let ((first, _), (second, _)) = tokio::join!(play_out(ada), play_out(bo));
        assert_eq!(first + second, 3);
    });
    server.stop_within(0);
}
