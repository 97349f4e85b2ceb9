//! `Hello`, requests that are carried out at most once, resuming.

use poker_protocol::{
    ClientMsg, Currency, Entry, Message, Money, PROTOCOL_VERSION, PlayerId, Refusal, Request, RequestId, Seq, ServerMsg, StreamId,
    StreamPlace, TableEvent, TableId,
};

use super::room_scene::{NL10, Salon, config, hello, hello_again};
use super::table_scene::InOrder;
use crate::{ClientId, Room, RoomConfig, Visitor};

#[test]
fn a_greeting_is_answered_with_version_player_and_balance() {
    let mut salon = Salon::new();
    let client = salon.person(7);
    let welcome = Message::Welcome {
        protocol: PROTOCOL_VERSION,
        server: "Cardroom 0.1.0".to_owned(),
        player: PlayerId(7),
        balance: Money::new(5_000),
        currency: Currency::Eur,
        refill_to: Some(Money::new(5_000)),
        hides_figures: false,
        finds_players: false,
        stream: Default::default(),
    };
    assert_eq!(salon.messages(client)[0].message, welcome);
    assert_eq!(salon.messages(client)[0].seq, Seq(1));
}

#[test]
fn a_house_that_wants_no_figures_of_other_players_says_so_in_its_greeting() {
    for figures in [true, false] {
        let mut salon = Salon::with(RoomConfig { figures, ..config() });
        let client = salon.person(7);
        let Message::Welcome { hides_figures, .. } = salon.messages(client)[0].message else { panic!("the room greets first") };
        assert_eq!(hides_figures, !figures);
    }
}

#[test]
fn a_client_of_another_version_is_told_which_is_wanted() {
    let mut salon = Salon::new();
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    let Request::Hello { client: program, name, avatar, language, .. } = hello("P") else { unreachable!() };
    let old = Request::Hello { protocol: 999, client: program, name, avatar, language, resume: None };
    assert_eq!(salon.answer(client, old), Err(Refusal::Version { wanted: PROTOCOL_VERSION }));
    assert_eq!(salon.answer(client, Request::WatchLobby), Err(Refusal::NotGreeted));
}

#[test]
fn a_name_that_cannot_be_shown_is_refused() {
    let mut salon = Salon::new();
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    for name in ["", " ", "a\u{7}b", "123456789012345678901", " x"] {
        assert_eq!(salon.answer(client, hello(name)), Err(Refusal::Malformed), "{name:?}");
    }
    salon.ask(client, hello("Žofie Å"));
    assert!(matches!(salon.messages(client).last().unwrap().message, Message::Welcome { .. }));
}

#[test]
fn nothing_but_a_greeting_comes_first() {
    let mut salon = Salon::new();
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    assert_eq!(salon.answer(client, Request::RefillBalance), Err(Refusal::NotGreeted));
    salon.room.refuse_malformed(client, None);
    salon.listen();
    let refused = Message::Refused { request: RequestId(0), reason: Refusal::Malformed };
    assert_eq!(salon.messages(client).last().unwrap().message, refused);
}

#[test]
fn messages_to_a_client_are_numbered_without_a_gap() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    for player in 2..=4 {
        salon.seated(player, 1);
    }
    salon.fold_hand(1);
    let numbers: Vec<u64> = salon.messages(client).iter().map(|message| message.seq.0).collect();
    assert_eq!(numbers, (1..=u64::try_from(numbers.len()).unwrap()).collect::<Vec<_>>());
}

/// A request to sit down in a seat that this client was offered.
fn offered(salon: &mut Salon, client: ClientId, buy_in: u64) -> Request {
    let table = salon.join(client, NL10).unwrap().table;
    Request::SitDown { table, buy_in: Money::new(buy_in), entry: Entry::WaitForBigBlind }
}

#[test]
fn a_repeated_request_is_answered_again_and_carried_out_once() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let request = offered(&mut salon, client, 1000);
    for _ in 0..3 {
        salon.ask_as(client, RequestId(50), request.clone());
        assert_eq!(salon.messages(client).last().unwrap().message, Message::Done { request: RequestId(50) });
    }
    assert_eq!(salon.room.balance(PlayerId(1)), Money::new(4_000));
    let refused = Request::LeaveTable { table: TableId(9) };
    for _ in 0..2 {
        salon.ask_as(client, RequestId(51), refused.clone());
        let answer = Message::Refused { request: RequestId(51), reason: Refusal::Unknown };
        assert_eq!(salon.messages(client).last().unwrap().message, answer);
    }
}

#[test]
fn a_request_whose_answer_is_forgotten_is_not_carried_out() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    for id in 100..500 {
        salon.ask_as(client, RequestId(id), Request::LeaveLobby);
    }
    salon.ask_as(client, RequestId(100), Request::RefillBalance);
    let refused = Message::Refused { request: RequestId(100), reason: Refusal::Forgotten };
    assert_eq!(salon.messages(client).last().unwrap().message, refused);
}

#[test]
fn a_client_that_comes_back_repeats_requests_safely() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let request = offered(&mut salon, client, 600);
    salon.ask_as(client, RequestId(20), request.clone());
    let again = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask_as(again, RequestId(21), hello("P1"));
    salon.ask_as(again, RequestId(20), request);
    assert_eq!(salon.messages(again).last().unwrap().message, Message::Done { request: RequestId(20) });
    assert_eq!(salon.room.balance(PlayerId(1)), Money::new(4_400));
}

#[test]
fn a_restarted_client_may_count_from_one_again() {
    let mut salon = Salon::new();
    let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask_as(client, RequestId(1), hello("P1"));
    salon.ask_as(client, RequestId(2), Request::LeaveLobby);
    let again = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask_as(again, RequestId(1), hello("P1"));
    salon.ask_as(again, RequestId(2), Request::Join { stake: NL10 });
    assert_eq!(salon.offers(again).len(), 1);
}

#[test]
fn after_a_restart_of_the_room_a_request_from_before_is_refused_and_not_carried_out_again() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let request = offered(&mut salon, client, 600);
    salon.ask_as(client, RequestId(20), request);
    let top_up = Request::TopUp { table: TableId(1), to: Money::new(1_000) };
    let room = Room::restore(salon.room.save(), config(), Box::new(InOrder), salon.now).unwrap();
    let mut salon = Salon::of(room);
    let again = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask_as(again, RequestId(22), hello("P1"));
    let before = salon.room.save();
    for id in [1, 20, 21] {
        salon.ask_as(again, RequestId(id), top_up.clone());
        let refused = Message::Refused { request: RequestId(id), reason: Refusal::Forgotten };
        assert_eq!(salon.messages(again).last().unwrap().message, refused);
    }
    assert_eq!(salon.room.save(), before);
    salon.ask_as(again, RequestId(23), top_up);
    assert_eq!(salon.messages(again).last().unwrap().message, Message::Done { request: RequestId(23) });
    assert_eq!(salon.room.balance(PlayerId(1)), Money::new(4_000));
}

#[test]
fn a_program_that_comes_back_after_another_one_has_no_request_carried_out_twice() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    let request = offered(&mut salon, client, 600);
    salon.ask_as(client, RequestId(20), request);
    let greets = |salon: &mut Salon, id: u64| {
        let client = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
        salon.ask_as(client, RequestId(id), hello("P1"));
        client
    };
    greets(&mut salon, 1);
    let back = greets(&mut salon, 21);
    salon.ask_as(back, RequestId(20), Request::TopUp { table: TableId(1), to: Money::new(1_000) });
    let refused = Message::Refused { request: RequestId(20), reason: Refusal::Forgotten };
    assert_eq!(salon.messages(back).last().unwrap().message, refused);
    assert_eq!(salon.room.balance(PlayerId(1)), Money::new(4_400));
}

#[test]
fn a_second_connection_cuts_off_the_first() {
    let mut salon = Salon::new();
    let first = salon.person(1);
    let second = salon.person(1);
    salon.forget();
    salon.ask(first, Request::WatchLobby);
    assert!(salon.heard.is_empty());
    salon.room.disconnect(first, salon.now);
    assert_eq!(salon.answer(second, Request::WatchLobby), Ok(()));
}

/// The name of the streams in these tests.
const STREAM: StreamId = StreamId(77);

/// Seats four players, disconnects the first, and plays hands. Returns the number of the last message to the first.
fn away_for_hands(hands: u32) -> (Salon, Seq) {
    let mut salon = Salon::new();
    salon.room.name_streams(STREAM);
    let client = salon.seated(1, 1);
    for player in 2..=4 {
        salon.seated(player, 1);
    }
    salon.room.handle(client, ClientMsg { id: RequestId(1_000), request: Request::SitOut { table: TableId(1), on: true } }, salon.now);
    salon.listen();
    let last = salon.messages(client).last().unwrap().seq;
    salon.room.disconnect(client, salon.now);
    salon.listen();
    for _ in 0..hands {
        salon.fold_hand(1);
    }
    salon.forget();
    (salon, last)
}

/// The first player comes back and wants to go on there.
fn comes_back(salon: &mut Salon, resume: Option<StreamPlace>) -> ClientId {
    let again = salon.room.connect(Visitor::person(PlayerId(1)), salon.now);
    salon.ask_as(again, RequestId(1_001), hello_again("P1", resume));
    again
}

fn numbers(salon: &Salon, client: ClientId) -> Vec<u64> {
    salon.messages(client).iter().map(|message| message.seq.0).collect()
}

fn place_of(messages: &[&ServerMsg], is: impl Fn(&Message) -> bool) -> Option<usize> {
    messages.iter().position(|told| is(&told.message))
}

fn is_welcome(message: &Message) -> bool {
    matches!(message, Message::Welcome { .. })
}

fn is_snapshot(message: &Message) -> bool {
    matches!(message, Message::Snapshot { .. })
}

#[test]
fn a_client_that_comes_back_gets_a_snapshot_of_every_table() {
    let (mut salon, _) = away_for_hands(1);
    let client = comes_back(&mut salon, None);
    let messages = salon.messages(client);
    assert!(is_welcome(&messages[0].message));
    assert!(messages.iter().any(|message| matches!(&message.message, Message::Snapshot { table } if table.info.table == TableId(1))));
}

#[test]
fn what_was_missed_comes_before_the_welcome_and_every_number_is_one_more_than_the_one_before() {
    let (mut salon, last) = away_for_hands(1);
    let client = comes_back(&mut salon, Some(StreamPlace { stream: STREAM, after: last }));
    let told = numbers(&salon, client);
    assert_eq!(told, (last.0 + 1..=last.0 + u64::try_from(told.len()).unwrap()).collect::<Vec<_>>());
    let messages = salon.messages(client);
    let (welcome, snapshot) = (place_of(&messages, is_welcome).unwrap(), place_of(&messages, is_snapshot).unwrap());
    let played = |told: &&&ServerMsg| matches!(told.message, Message::Table { event: TableEvent::Hand { .. }, .. });
    assert!(messages[..welcome].iter().filter(played).count() > 5, "what happened meanwhile is told step by step");
    assert!(welcome < snapshot, "the present state follows");
    assert_eq!(messages.iter().filter(|told| is_welcome(&told.message)).count(), 1);
}

#[test]
fn a_client_that_has_missed_too_much_is_told_the_present_state_with_higher_numbers() {
    let (mut salon, last) = away_for_hands(12);
    for after in [last, Seq(99_999)] {
        let client = comes_back(&mut salon, Some(StreamPlace { stream: STREAM, after }));
        assert!(is_welcome(&salon.messages(client)[0].message));
        let told = numbers(&salon, client);
        assert!(told[0] > last.0 + 1 && told.windows(2).all(|pair| pair[1] == pair[0] + 1), "{told:?}");
        salon.forget();
    }
}

#[test]
fn a_room_that_numbers_anew_sends_nothing_of_its_stream_to_a_client_of_the_one_before() {
    let (mut salon, last) = away_for_hands(1);
    let before = StreamId(76);
    let client = comes_back(&mut salon, Some(StreamPlace { stream: before, after: Seq(last.0 - 5) }));
    let Message::Welcome { stream, .. } = salon.messages(client)[0].message else { panic!("the welcome comes first") };
    assert_ne!(stream, before, "the client notices that its numbers mean nothing");
}

#[test]
fn a_second_greeting_on_a_connection_sends_nothing_again() {
    let (mut salon, last) = away_for_hands(1);
    let place = StreamPlace { stream: STREAM, after: last };
    let client = comes_back(&mut salon, Some(place));
    let highest = *numbers(&salon, client).last().unwrap();
    salon.forget();
    salon.ask_as(client, RequestId(1_002), hello_again("P1", Some(place)));
    assert_eq!(numbers(&salon, client)[0], highest + 1);
}

#[test]
fn the_present_state_has_higher_numbers_than_everything_before_and_is_told_only_to_a_client_that_lacks_something() {
    let (mut salon, last) = away_for_hands(1);
    let client = comes_back(&mut salon, None);
    let highest = *numbers(&salon, client).last().unwrap();
    salon.forget();
    salon.ask_as(client, RequestId(1_002), Request::Resume { after: last });
    let told = numbers(&salon, client);
    assert_eq!(told, (highest + 1..=highest + u64::try_from(told.len()).unwrap()).collect::<Vec<_>>());
    assert!(place_of(&salon.messages(client), is_snapshot).is_some());
    salon.forget();
    salon.ask_as(client, RequestId(1_003), Request::Resume { after: Seq(*told.last().unwrap()) });
    let answer: Vec<_> = salon.messages(client).iter().map(|told| told.message.clone()).collect();
    assert_eq!(answer, [Message::Done { request: RequestId(1_003) }]);
}

#[test]
fn requests_for_tables_where_the_player_does_not_sit_change_nothing() {
    let mut salon = Salon::new();
    salon.seated(1, 1);
    let other = salon.person(2);
    let before = salon.room.save();
    let table = TableId(1);
    for request in [
        Request::LeaveTable { table },
        Request::SitOut { table, on: true },
        Request::SitOutNextBigBlind { table, on: true },
        Request::LeaveNextBigBlind { table, on: true },
        Request::AutoTopUp { table, on: true },
        Request::TopUp { table, to: Money::new(1000) },
        Request::Enter { table, entry: Entry::PostNow },
        Request::NextHand { table },
    ] {
        assert_eq!(salon.answer(other, request), Err(Refusal::NotSeated));
    }
    assert_eq!(salon.room.save(), before);
}

#[test]
fn a_new_name_shows_at_the_table_in_practice_and_only_there() {
    for practice in [true, false] {
        let mut config = config();
        config.practice = practice;
        let mut salon = Salon::with(config);
        let client = salon.seated(1, 1);
        salon.ask(client, hello("Other"));
        let name = salon.room.table(TableId(1)).unwrap().snapshot(None, salon.now).seats[0].player.name.clone();
        assert_eq!(name, if practice { "Other" } else { "P1" });
    }
}
