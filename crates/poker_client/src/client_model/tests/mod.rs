//! Streams of messages with gaps and repeats.

mod cash;
mod chat;
mod dealt_hands;
mod fair;
mod player_search;
mod pool;
mod postponed;
mod shuffles;
mod tournament;
mod void_hands;

use poker_protocol::{
    Bytes32, Currency, Entry, HandId, Message, Money, OutClock, PlayerId, Refusal, Request, RequestId, SeatState, SeenEvent, Seq,
    ServerMsg, StakeId, TableEvent, TableId, TurnId, YourSeat,
};
use poker_rules::Action;

use super::{Change, ClientModel};
use crate::test_room::{HERO, TestRoom, you};
use crate::{RoomIntent, TableIntent};

pub(crate) const TABLE: TableId = TableId(1);

pub(crate) fn message(seq: u64, message: Message) -> ServerMsg {
    ServerMsg { seq: Seq(seq), message }
}

pub(crate) fn welcome(seq: u64) -> ServerMsg {
    message(
        seq,
        Message::Welcome {
            protocol: 1,
            server: "room".to_owned(),
            player: PlayerId(1),
            balance: Money::new(500),
            currency: Currency::Eur,
            refill_to: None,
            hides_figures: false,
            finds_players: false,
            stream: Default::default(),
        },
    )
}

fn balance(seq: u64, chips: u64) -> ServerMsg {
    message(seq, Message::Balance { balance: Money::new(chips) })
}

fn snapshot(seq: u64) -> ServerMsg {
    let (table, _) = TestRoom::new(5).play(0);
    message(seq, Message::Snapshot { table: Box::new(table) })
}

pub(crate) fn told(seq: u64, event: TableEvent) -> ServerMsg {
    message(seq, Message::Table { table: TABLE, event })
}

pub(crate) fn seated() -> ClientModel {
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    assert_eq!(client.receive(snapshot(2), 0), Change::Opened(TABLE));
    client
}

#[test]
fn a_message_is_taken_in_once() {
    let mut client = ClientModel::default();
    assert_eq!(client.receive(welcome(1), 0), Change::Welcomed);
    assert_eq!(client.receive(balance(2, 700), 0), Change::Balance);
    client.receive(balance(3, 900), 0);
    assert_eq!(client.receive(balance(2, 700), 0), Change::Nothing);
    assert_eq!(client.balance(), Money::new(900));
}

#[test]
fn a_hole_is_asked_for_once_and_filled_by_the_tail() {
    let mut client = seated();
    let Change::Missing(ask) = client.receive(balance(5, 900), 0) else { panic!("the hole was not seen") };
    assert_eq!(ask.request, Request::Resume { after: Seq(2) });
    assert_eq!(client.receive(told(6, TableEvent::Left { seat: HERO }), 0), Change::Nothing, "asked already");
    for seq in 3..=6 {
        client.receive(balance(seq, seq), 0);
    }
    assert_eq!(client.balance(), Money::new(6));
    assert_eq!(client.receive(balance(7, 7), 0), Change::Balance);
}

#[test]
fn a_hole_is_filled_by_snapshots_where_the_tail_is_gone() {
    let mut client = seated();
    assert!(matches!(client.receive(told(50, TableEvent::Left { seat: HERO }), 0), Change::Missing(_)));
    assert_eq!(client.receive(balance(51, 42), 0), Change::Balance);
    assert_eq!(client.receive(snapshot(52), 0), Change::Opened(TABLE));
    assert_eq!(client.receive(balance(53, 43), 0), Change::Balance);
}

#[test]
fn a_request_keeps_its_id_until_it_is_answered() {
    let mut client = seated();
    let refill = client.ask(Request::RefillBalance);
    let act = Request::Act { table: TABLE, hand: HandId(1), turn: TurnId(1), action: Action::Fold };
    let acted = client.ask(act.clone());
    assert_eq!((refill.id, acted.id), (RequestId(1), RequestId(2)));
    assert_eq!(client.receive(message(3, Message::Done { request: refill.id }), 0), Change::Done(Request::RefillBalance));
    let refused = message(4, Message::Refused { request: acted.id, reason: Refusal::NotYourTurn });
    assert_eq!(client.receive(refused, 0), Change::Refused { request: Some(act), reason: Refusal::NotYourTurn });
    assert_eq!(client.pending().count(), 0);
}

#[test]
fn a_next_hand_that_began_by_itself_is_not_told_as_refused() {
    let mut client = seated();
    let (_, moments) = TestRoom::new(5).play(1);
    let mut begins: Vec<_> = moments.into_iter().map(|moment| moment.event).collect();
    let started = begins.iter().position(|event| matches!(event, TableEvent::Hand { event: SeenEvent::Started { .. } })).unwrap();
    let ends = begins.split_off(started + 1);
    let mut seq = 2;
    let mut ask = |client: &mut ClientModel, events: Vec<TableEvent>| {
        let asked = client.ask(Request::NextHand { table: TABLE });
        for event in events {
            seq += 1;
            client.receive(told(seq, event), 0);
        }
        seq += 1;
        client.receive(message(seq, Message::Refused { request: asked.id, reason: Refusal::NotOffered }), 0)
    };
    let refused = Change::Refused { request: Some(Request::NextHand { table: TABLE }), reason: Refusal::NotOffered };
    assert_eq!(ask(&mut client, Vec::new()), refused, "the table waits");
    assert_eq!(ask(&mut client, begins), Change::Nothing, "the hand has begun");
    assert_eq!(ask(&mut client, ends), refused, "the hand is over");
}

#[test]
fn a_new_connection_forgets_tables_until_their_snapshots_come_and_asks_again_with_the_old_ids() {
    let mut client = seated();
    client.ask(Request::WatchLobby);
    let sit_out = client.ask(Request::SitOut { table: TABLE, on: true });
    client.ask(Request::Hello {
        protocol: 1,
        client: "c".to_owned(),
        name: "n".to_owned(),
        avatar: 0,
        language: "en".to_owned(),
        resume: None,
    });
    assert_eq!(client.receive(welcome(90), 0), Change::Welcomed);
    assert!(client.table(TABLE).is_none());
    let again = client.reconnected();
    assert_eq!(again.first(), Some(&sit_out));
    assert_eq!(again.last().map(|message| &message.request), Some(&Request::WatchLobby));
    assert_eq!(again.len(), 2);
    assert_eq!(client.receive(snapshot(91), 0), Change::Opened(TABLE));
    assert_eq!(client.receive(balance(92, 1), 0), Change::Balance, "the stream goes on from the greeting");
}

#[test]
fn a_log_outlives_the_connection() {
    let (begin, moments) = TestRoom::new(5).play(2);
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client.receive(message(2, Message::Snapshot { table: Box::new(begin) }), 0);
    for (seq, moment) in (3..).zip(moments) {
        client.receive(told(seq, moment.event), 0);
    }
    let before = client.table(TABLE).unwrap().log().clone();
    assert!(before.current.is_some() && before.last.is_some());
    client.receive(welcome(9_000), 0);
    client.receive(snapshot(9_001), 0);
    assert_eq!(client.table(TABLE).unwrap().log(), &before);
}

#[test]
fn a_refusal_before_the_greeting_has_no_number_and_is_heard() {
    let mut client = ClientModel::default();
    let hello = client.ask(Request::RefillBalance);
    let refused = message(0, Message::Refused { request: hello.id, reason: Refusal::Version { wanted: 2 } });
    assert!(matches!(client.receive(refused, 0), Change::Refused { reason: Refusal::Version { wanted: 2 }, .. }));
    assert_eq!(client.receive(welcome(7), 0), Change::Welcomed);
    assert_eq!(client.receive(balance(8, 1), 0), Change::Balance);
    let stranger = message(0, Message::Refused { request: RequestId(99), reason: Refusal::NotGreeted });
    assert!(matches!(client.receive(stranger, 0), Change::Refused { request: None, .. }), "also on a later connection");
    assert_eq!(client.receive(balance(9, 1), 0), Change::Balance);
}

#[test]
fn an_unseated_table_is_gone_and_later_messages_of_it_are_passed_over() {
    let mut client = seated();
    let gone = message(3, Message::Unseated { table: TABLE, returned: Money::new(9), removed: true });
    assert_eq!(client.receive(gone, 0), Change::Closed { table: TABLE, returned: Money::new(9), removed: true });
    assert_eq!(client.receive(told(4, TableEvent::Left { seat: HERO }), 0), Change::Nothing);
    assert_eq!(client.tables().count(), 0);
}

#[test]
fn a_clock_is_read_against_the_time_its_message_came() {
    let mut client = seated();
    let clock = Some(poker_protocol::Clock { decision_ms: 5_000, decision_full_ms: 10_000, bank_ms: 0 });
    client.receive(told(3, TableEvent::ToAct { seat: HERO, turn: TurnId(1), clock, legal: None }), 77);
    assert_eq!(client.table(TABLE).unwrap().turn().unwrap().clock.unwrap().received_ms, 77);
}

#[test]
fn r_ui_7_straddle_and_fast_fold_are_asked_for_where_the_room_offers_them() {
    let mut client = seated();
    let ask = |client: &ClientModel, intent| client.requests_of(intent, TABLE);
    assert_eq!(ask(&client, TableIntent::Straddle), [], "this rulebook has no straddle");
    assert_eq!(ask(&client, TableIntent::FastFold), [], "and this table no fast fold");
    client.receive(told(3, TableEvent::You { you: YourSeat { straddle: Some(true), may_fast_fold: true, ..you() } }), 0);
    assert_eq!(ask(&client, TableIntent::Straddle), [Request::Straddle { table: TABLE, on: false }]);
    assert_eq!(ask(&client, TableIntent::FastFold), [], "no hand is going on");
    let started =
        SeenEvent::Started { hand: HandId(7), button: HERO, players: Vec::new(), root: Some(Bytes32([0; 32])), nonces: Vec::new() };
    client.receive(told(4, TableEvent::Hand { event: started }), 0);
    assert_eq!(ask(&client, TableIntent::FastFold), [Request::FastFold { table: TABLE, hand: HandId(7) }]);
}

#[test]
fn r_cash_5_the_time_a_seat_is_kept_runs_down_by_itself() {
    let mut client = seated();
    let out = Some(OutClock { left_ms: 500_000, everywhere: true });
    client.receive(told(3, TableEvent::You { you: YourSeat { out, ..you() } }), 1_000);
    let left = |now_ms| client.table(TABLE).unwrap().out_clock(now_ms).unwrap();
    assert_eq!(left(61_000), OutClock { left_ms: 440_000, everywhere: true });
    assert_eq!(left(999_000).left_ms, 0);
}

#[test]
fn leaving_at_the_next_big_blind_is_asked_for_at_one_table_or_at_all_and_only_where_the_room_offers_it() {
    let mut client = seated();
    let ask = |client: &ClientModel, intent| client.requests_of(intent, TABLE);
    let on = Request::LeaveNextBigBlind { table: TABLE, on: true };
    for intent in [TableIntent::LeaveNextBigBlind, TableIntent::LeaveNextBigBlindEverywhere] {
        assert_eq!(ask(&client, intent), std::slice::from_ref(&on));
    }
    assert_eq!(client.leaves_next_big_blind_everywhere(), Some(false));
    client.receive(told(3, TableEvent::You { you: YourSeat { leave_next_big_blind: Some(true), ..you() } }), 0);
    for intent in [TableIntent::LeaveNextBigBlind, TableIntent::LeaveNextBigBlindEverywhere] {
        assert_eq!(ask(&client, intent), [Request::LeaveNextBigBlind { table: TABLE, on: false }]);
    }
    assert_eq!(client.leaves_next_big_blind_everywhere(), Some(true));
    client.receive(told(4, TableEvent::You { you: YourSeat { leave_next_big_blind: None, ..you() } }), 0);
    for intent in [TableIntent::LeaveNextBigBlind, TableIntent::LeaveNextBigBlindEverywhere] {
        assert_eq!(ask(&client, intent), [], "an older room does not know it");
    }
    assert_eq!(client.leaves_next_big_blind_everywhere(), None);
    let switches = |client: &ClientModel| client.table(TABLE).unwrap().seat_switches().len();
    let without = switches(&client);
    client.receive(told(5, TableEvent::You { you: you() }), 0);
    assert_eq!(switches(&client), without + 1);
}

#[test]
fn switches_turn_to_the_other_side_of_what_the_room_said() {
    let mut client = seated();
    let ask = |client: &ClientModel, intent| client.requests_of(intent, TABLE);
    assert_eq!(ask(&client, TableIntent::SitOut), [Request::SitOut { table: TABLE, on: true }]);
    assert_eq!(ask(&client, TableIntent::SitOutNextBigBlind), [Request::SitOutNextBigBlind { table: TABLE, on: true }]);
    assert_eq!(ask(&client, TableIntent::AutoTopUp), [Request::AutoTopUp { table: TABLE, on: true }]);
    assert_eq!(client.auto_top_up(false), [], "it is off already");
    let you = YourSeat { sit_out_next_hand: true, sit_out_next_big_blind: Some(true), auto_top_up: Some(true), ..you() };
    client.receive(told(3, TableEvent::You { you }), 0);
    assert_eq!(ask(&client, TableIntent::SitOut), [Request::SitOut { table: TABLE, on: false }]);
    assert_eq!(ask(&client, TableIntent::SitOutNextBigBlind), [Request::SitOutNextBigBlind { table: TABLE, on: false }]);
    assert_eq!(ask(&client, TableIntent::AutoTopUp), [Request::AutoTopUp { table: TABLE, on: false }]);
    client.receive(told(4, TableEvent::You { you: YourSeat { sit_out_next_big_blind: None, ..crate::test_room::you() } }), 0);
    client.receive(told(5, TableEvent::StateChanged { seat: HERO, state: SeatState::SittingOut }), 0);
    assert_eq!(ask(&client, TableIntent::SitOut), [Request::SitOut { table: TABLE, on: false }]);
    assert_eq!(ask(&client, TableIntent::SitOutNextBigBlind), [], "one who is out already needs it not");
    assert_eq!(ask(&client, TableIntent::SkipAnimations), []);
}
