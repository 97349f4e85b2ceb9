//! Bad input of any kind is refused with a type, or ends the connection with a reason. Other clients notice nothing.

use poker_protocol::{
    AccountName, Closing, DoorMessage, DoorRefusal, DoorRequest, HandId, MAX_FRAME_BYTES, Message, Password, Refusal, Request, RequestId,
    ServerFrame, StakeId, TableId, Token, TurnId,
};
use poker_rules::Action;
use poker_server::config::Limits;
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::client::{Client, address};
use crate::{playing, world};

#[test]
fn what_is_no_message_is_refused_as_malformed_at_the_door_and_in_the_room() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let mut client = Client::connect(&url).await;
        let deep = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        let nested = format!(r#"{{"room":{{"id":1,"request":{}}}}}"#, r#"{"a":"#.repeat(5_000) + "1" + &"}".repeat(5_000));
        for text in ["", "null", "{", "[]", r#"{"door":{"type":"nonsense"}}"#, r#"{"window":{}}"#, &deep(100), &deep(20_000), &nested] {
            client.text(text).await;
            assert_eq!(client.refused().await, DoorRefusal::Malformed, "{}", &text[..text.len().min(40)]);
        }
        client.frame(Frame::binary(vec![0_u8; 100])).await;
        assert_eq!(client.refused().await, DoorRefusal::Malformed);
        client.sign_up("Ada").await;
        client.enter().await;
        client.hello().await;
        client.text(r#"{"room":{"id":77,"request":{"type":"nonsense"}}}"#).await;
        assert_eq!(client.room_refused().await, (RequestId(77), Refusal::Malformed));
        client.text(r#"{"room":{"id":78,"request":{"type":"watch_lobby"},"more":1}}"#).await;
        assert_eq!(client.room_refused().await, (RequestId(78), Refusal::Malformed));
        client.text(&nested).await;
        assert_eq!(client.room_refused().await.1, Refusal::Malformed);
        client.ask(Request::WatchLobby).await;
        client.room(|message| matches!(message, Message::Lobby { .. })).await;
    });
    server.stop_within(0);
}

#[test]
fn frames_that_break_the_rules_of_websockets_end_the_connection_with_a_reason() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let mut oversized = Client::connect(&url).await;
        oversized.text("x".repeat(MAX_FRAME_BYTES + 1)).await;
        assert_eq!(oversized.closed().await, Some(Closing::Abuse));

        let mut no_text = Client::connect(&url).await;
        let bytes = RawFrame::message(vec![b'"', 0xff, 0xfe, b'"'], OpCode::Data(Data::Text), true);
        no_text.frame(Frame::Frame(bytes)).await;
        assert_eq!(no_text.closed().await, Some(Closing::Abuse));

        // An endless message in fragments that are each small enough.
        let mut endless = Client::connect(&url).await;
        let piece = |kind, last| Frame::Frame(RawFrame::message(vec![b'x'; MAX_FRAME_BYTES / 2], OpCode::Data(kind), last));
        endless.frame(piece(Data::Text, false)).await;
        endless.frame(piece(Data::Continue, false)).await;
        endless.frame(piece(Data::Continue, false)).await;
        assert!(matches!(endless.closed().await, Some(Closing::Abuse) | None));

        // A frame that is shorter than its header says, and then the end.
        let mut truncated = Client::connect(&url).await;
        let raw = truncated.socket.get_mut();
        raw.write_all(&[0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, b'{']).await.unwrap();
        raw.shutdown().await.unwrap();
        assert_eq!(truncated.closed().await, None);
        Client::at_table(&url, "Ada").await;
    });
    server.stop_within(0);
}

#[test]
fn every_request_has_its_time() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let mut client = Client::connect(&url).await;
        client.ask(Request::WatchLobby).await;
        assert_eq!(client.refused().await, DoorRefusal::NotSignedIn);
        client.door(DoorRequest::Enter { hall: None }).await;
        assert_eq!(client.refused().await, DoorRefusal::NotSignedIn);
        client.door(DoorRequest::SignOut).await;
        assert_eq!(client.refused().await, DoorRefusal::NotSignedIn);
        client.door(DoorRequest::SignInWith { token: Token([9; 32]) }).await;
        assert_eq!(client.refused().await, DoorRefusal::WrongToken);
        client.sign_up("Ada").await;
        client.ask(Request::WatchLobby).await;
        assert_eq!(client.refused().await, DoorRefusal::NotEntered);
        client.door(DoorRequest::SignUp { name: AccountName::unchecked("Bo"), password: Password::new("correct horse") }).await;
        assert_eq!(client.refused().await, DoorRefusal::SignedInAlready);
        client.door(DoorRequest::Pong { n: 12_345 }).await;
        client.enter().await;
        let early = client.ask(Request::WatchLobby).await;
        assert_eq!(client.room_refused().await, (early, Refusal::NotGreeted));
        client.hello().await;
        // Entering the same hall again continues the stream.
        client.enter().await;
        client.hello().await;
        client.door(DoorRequest::SignOut).await;
        client.ask(Request::WatchLobby).await;
        assert_eq!(client.refused().await, DoorRefusal::NotSignedIn);
    });
    server.stop_within(0);
}

#[test]
fn a_request_is_applied_once_and_nobody_acts_for_another_seat() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let clients = playing::table(&url).await;
        let mut stranger = Client::at_table(&url, "Eve").await;
        for table in [TableId(1), TableId(5), TableId(u32::MAX)] {
            let act = Request::Act { table, hand: HandId(1), turn: TurnId(1), action: Action::Fold };
            let id = stranger.ask(act).await;
            let (refused, reason) = stranger.room_refused().await;
            assert_eq!(refused, id);
            assert!(matches!(reason, Refusal::NotSeated | Refusal::Unknown), "{reason:?}");
        }
        let join = r#"{"room":{"id":50,"request":{"type":"leave_table","table":1}}}"#;
        stranger.text(join).await;
        let first = stranger.room_refused().await;
        stranger.text(join).await;
        assert_eq!(stranger.room_refused().await, first, "the same answer");
        playing::play_all(clients, 2).await;
    });
    server.stop_within(0);
}

#[test]
fn nobody_has_more_seats_and_queues_than_are_allowed() {
    let (server, url) = world::running(&world::limited(Limits { engagements: 2, ..Limits::default() }));
    world::clients(async {
        let mut client = Client::at_table(&url, "Ada").await;
        for stake in [0, 1] {
            client.ask(Request::Join { stake: StakeId(stake) }).await;
            client.room(|message| matches!(message, Message::SeatOffered { .. })).await;
        }
        let third = client.ask(Request::Join { stake: StakeId(2) }).await;
        assert_eq!(client.room_refused().await, (third, Refusal::TooManyTables { most: 2 }));
        client.text(format!(r#"{{"room":{{"id":{},"request":{{"type":"join","stake":2}}}}}}"#, third.0)).await;
        assert_eq!(client.room_refused().await, (third, Refusal::TooManyTables { most: 2 }), "once and for all");
    });
    server.stop_within(0);
}

#[test]
fn a_client_that_is_too_fast_is_told_and_then_disconnected() {
    let limits = Limits { burst: 20, frames_a_second: 1, faults: 10, ..Limits::default() };
    let (server, url) = world::running(&world::limited(limits));
    world::clients(async {
        let mut client = Client::connect(&url).await;
        for _ in 0..40 {
            client.door(DoorRequest::Pong { n: 0 }).await;
        }
        assert_eq!(client.refused().await, DoorRefusal::TooFast);
        assert_eq!(client.closed().await, Some(Closing::Abuse));
        Client::connect(&url).await.sign_up("Ada").await;
    });
    server.stop_within(0);
}

#[test]
fn a_client_that_enters_again_and_again_to_be_shown_everything_is_refused() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let mut client = Client::at_table(&url, "Ada").await;
        let mut shown = 1;
        let refused = loop {
            client.door(DoorRequest::Enter { hall: None }).await;
            match client.until(|frame| matches!(frame, ServerFrame::Door(_))).await {
                ServerFrame::Door(DoorMessage::Entered { .. }) => shown += 1,
                ServerFrame::Door(DoorMessage::Refused { reason }) => break reason,
                other => panic!("{other:?}"),
            }
            client.hello().await;
            assert!(shown < 60, "one a second after the first twenty");
        };
        assert_eq!(refused, DoorRefusal::TooFast);
        assert!(shown >= 20, "{shown}");
    });
    server.stop_within(0);
}

#[test]
fn fifty_clients_that_send_on_without_reading_all_read_that_it_was_abuse() {
    let (server, url) = world::running(&world::config());
    world::clients(async {
        let flood = |number: usize, url: String| async move {
            let mut client = Client::connect(&url).await;
            // Far more than the server reads before it ends the connection: without being read, it would make the system reset the connection.
            for _ in 0..400 {
                client.text("x".repeat(2_000)).await;
            }
            (number, client.closed().await)
        };
        let floods: Vec<_> = (0..50).map(|number| tokio::spawn(flood(number, url.clone()))).collect();
        for flood in floods {
            let (number, why) = flood.await.unwrap();
            assert_eq!(why, Some(Closing::Abuse), "client {number}");
        }
    });
    server.stop_within(0);
}

#[test]
fn random_bytes_disturb_nobody() {
    let (server, url) = world::running(&world::config());
    let seed = rand::random();
    println!("seed {seed}");
    let mut random = rand::rngs::SmallRng::seed_from_u64(seed);
    world::clients(async {
        let clients = playing::table(&url).await;
        let tables = tokio::spawn(playing::play_all(clients, 3));
        for case in 0..60 {
            let mut bytes = vec![0_u8; random.random_range(1..2_000)];
            random.fill_bytes(&mut bytes);
            if case % 2 == 0 {
                let mut raw = tokio::net::TcpStream::connect(address(&url)).await.unwrap();
                drop(raw.write_all(&bytes).await);
                drop(raw.shutdown().await);
                drop(raw.read_to_end(&mut Vec::new()).await);
            } else {
                let mut client = Client::connect(&url).await;
                drop(client.socket.get_mut().write_all(&bytes).await);
                drop(client.socket.get_mut().shutdown().await);
                while client.next().await.is_some() {}
            }
        }
        tables.await.unwrap();
    });
    server.stop_within(0);
}
