//! Several tables at once.

use std::time::Duration;

use bevy::ecs::system::RunSystemOnce as _;
use bevy::prelude::*;
use poker_client::{BarIntent, BarMode, Settings, SoundCue, TableIntent, Timing};
use poker_protocol::{
    Currency, HandId, Message, Money, Notice, PlayerId, Refusal, Request, SeenEvent, Seq, ServerMsg, TableEvent, TableId, TurnId,
};
use poker_rules::{Act, Action, Chips, Seat, Street};
use poker_text::text;

use super::Session;
use crate::frame_clock::FrameClock;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::tour::{at_table, scene_of};

const FIRST: TableId = TableId(1);
const SECOND: TableId = TableId(2);
const THIRD: TableId = TableId(3);
const FRAME_MS: u16 = 16;

fn timing() -> Timing {
    Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap()
}

fn welcome() -> Message {
    let server = String::new();
    Message::Welcome {
        protocol: 2,
        server,
        player: PlayerId(1),
        balance: Money::ZERO,
        currency: Currency::Eur,
        refill_to: None,
        hides_figures: false,
        finds_players: false,
        stream: Default::default(),
    }
}

/// A session that receives messages one by one.
struct TestSession {
    session: Session,
    seq: u64,
    toasts: Toasts,
    settings: Settings,
}

impl TestSession {
    /// A player at no table.
    fn at_none() -> Self {
        Self { session: Session::default(), seq: 0, toasts: Toasts::default(), settings: Settings::default() }
    }

    /// A player at three tables: another player acts at the first, they act at the second, nobody acts at the third.
    fn three() -> Self {
        let mut told = Self::at_none();
        told.scene("table-pre-action", FIRST);
        told.scene("table-facing-a-raise", SECOND);
        told.scene("table-sitting-out", THIRD);
        told
    }

    fn scene(&mut self, name: &str, table: TableId) {
        at_table(&scene_of(name), table, "Bellatrix").into_iter().for_each(|message| self.say(message));
    }

    fn say(&mut self, message: Message) {
        self.seq += 1;
        let moment = FrameClock::frozen(crate::frame_clock::start());
        let message = ServerMsg { seq: Seq(self.seq), message };
        self.session.take(message, &moment, (&self.settings, timing()), &mut self.toasts);
    }

    /// The requests that were sent.
    fn sent(&self) -> Vec<Request> {
        self.session.client.pending().map(|(_, request)| request.clone()).collect()
    }

    fn front(&self) -> Option<TableId> {
        self.session.front_id()
    }

    /// The mode of the bar of the table in front.
    fn mode(&self) -> BarMode {
        self.session.front().unwrap().bar.mode()
    }

    /// Another player acts at the table in front, then a street is dealt and it is the player's turn.
    fn turn_in_front(&mut self) {
        let acts = self.session.table().unwrap().turn().unwrap().seat;
        let hand = |event| Message::Table { table: FIRST, event: TableEvent::Hand { event } };
        self.say(hand(SeenEvent::Acted { seat: acts, act: Act::Fold, paid: Chips::ZERO, all_in: false }));
        for (street, cards) in [(Street::Flop, "2c 7d 9h"), (Street::Turn, "Ts"), (Street::River, "3d")] {
            let cards = cards.split(' ').map(|card| card.parse().unwrap()).collect();
            self.say(hand(SeenEvent::StreetDealt { street, cards, openings: Vec::new() }));
        }
        self.say(at_table(&scene_of("table-facing-a-raise"), FIRST, "Bellatrix").pop().unwrap());
    }

    /// Runs a frame after `dt_ms`. Returns how soon the next one is wanted.
    fn frame(&mut self, now_ms: u64, dt_ms: f32) -> Option<Duration> {
        self.changing_frame(now_ms, dt_ms).0
    }

    /// Runs a frame after `dt_ms`. Returns how soon the next one is wanted, and whether the session counts as changed.
    fn changing_frame(&mut self, now_ms: u64, dt_ms: f32) -> (Option<Duration>, bool) {
        let mut world = World::new();
        let mut moment = FrameClock::frozen(crate::frame_clock::start());
        (moment.now_ms, moment.dt_ms) = (now_ms, dt_ms);
        world.insert_resource(std::mem::take(&mut self.session));
        world.insert_resource(moment);
        world.insert_resource(crate::trace::Trace::default());
        world.init_resource::<NextFrame>();
        world.clear_trackers();
        world.run_system_once(super::animate::animate).unwrap();
        let changed = world.is_resource_changed::<Session>();
        self.session = world.remove_resource().unwrap();
        (world.resource::<NextFrame>().due(), changed)
    }
}

#[test]
fn a_turn_elsewhere_is_heard_and_leaves_the_table_in_front_where_it_is() {
    let told = TestSession::three();
    assert_eq!(told.front(), Some(FIRST));
    assert!(told.session.must_act());
    assert_eq!(told.session.calls, [SoundCue::YourTurn]);
}

#[test]
fn tables_come_to_the_front_in_turn_or_by_number_and_their_buttons_rest_first() {
    let mut told = TestSession::three();
    assert_eq!(told.session.next_table(), Some(SECOND));
    assert_eq!((told.session.nth_table(3), told.session.nth_table(4), told.session.nth_table(0)), (Some(THIRD), None, None));
    told.session.bring_to_front(SECOND, 60_000);
    assert_eq!(told.front(), Some(SECOND));
    let bar = &told.session.front().unwrap().bar;
    assert!(bar.slot(poker_client::BarSlot::Call, 60_100).inert && !bar.slot(poker_client::BarSlot::Call, 70_000).inert);
    told.session.bring_to_front(THIRD, 60_000);
    assert_eq!(told.session.next_table(), Some(FIRST), "round and round");
    told.session.bring_to_front(TableId(9), 60_000);
    assert_eq!(told.front(), Some(THIRD), "a table where the player does not sit");
}

#[test]
fn one_key_goes_to_the_table_that_waits_for_the_player() {
    let mut told = TestSession::three();
    assert_eq!(told.session.waiting_table(0), Some(SECOND));
    told.scene("table-facing-a-raise", THIRD);
    told.session.bring_to_front(SECOND, 0);
    assert_eq!(told.session.waiting_table(0), Some(THIRD), "the one in front is seen already");
    told.session.bring_to_front(FIRST, 0);
    told.scene("table-time-running-out", THIRD);
    assert_eq!(told.session.waiting_table(0), Some(THIRD), "there is less time left");
    told.scene("table-pre-action", SECOND);
    told.scene("table-pre-action", THIRD);
    assert_eq!(told.session.waiting_table(0), None);
    told.scene("table-show-or-muck", THIRD);
    assert_eq!(told.session.waiting_table(0), Some(THIRD), "a question waits too");
}

#[test]
fn an_intent_is_carried_out_at_its_table_whichever_is_in_front() {
    let mut told = TestSession::three();
    told.session.update_bars(0);
    assert_eq!(told.front(), Some(FIRST));
    told.session.bar(SECOND, &BarIntent::CheckOrCall, 60_000, false);
    let last = |told: &TestSession| told.session.client.pending().last().map(|(_, request)| request.clone());
    assert!(matches!(last(&told), Some(Request::Act { table: SECOND, action: Action::Call, .. })));
    told.session.table_intent(THIRD, TableIntent::Back);
    told.session.table_intent(TableId(9), TableIntent::Back);
    assert_eq!(last(&told), Some(Request::SitOut { table: THIRD, on: false }));
}

#[test]
fn what_is_held_at_a_table_ends_when_another_comes_to_the_front() {
    let goes_all_in = |switches: bool| {
        let mut told = TestSession::three();
        told.session.bring_to_front(SECOND, 0);
        told.session.update_bars(0);
        told.session.bar(SECOND, &BarIntent::HoldAllIn, 60_000, false);
        if switches {
            told.session.bring_to_front(FIRST, 60_100);
        }
        told.session.update_bars(61_000);
        told.session.client.action_waits()
    };
    assert!(goes_all_in(false));
    assert!(!goes_all_in(true), "the player does not see it any more");
}

#[test]
fn the_frame_in_which_the_bar_sees_the_turn_asks_for_the_one_in_which_its_buttons_have_rested() {
    let mut told = TestSession::three();
    told.session.bring_to_front(SECOND, 0);
    let front = told.session.front_mut().unwrap();
    front.bar = poker_client::ActionBar::new(SECOND, 600);
    assert_eq!(told.frame(0, 0.0), Some(Duration::from_millis(600)));
}

#[test]
fn a_turn_is_neither_heard_nor_acted_on_before_it_is_seen() {
    let mut told = TestSession::three();
    told.session.calls.clear();
    told.turn_in_front();
    assert!(told.session.table().unwrap().prompt().is_some(), "the room has said so");
    assert_eq!(told.session.calls, []);
    told.frame(0, 0.0);
    assert_ne!(told.mode(), BarMode::Turn);
    told.session.front_mut().unwrap().playback.finish_all();
    told.session.update_bars(0);
    assert_eq!(told.mode(), BarMode::Turn);
}

#[test]
fn a_turn_is_reached_soon_however_much_is_to_be_seen_before_it() {
    let mut told = TestSession::three();
    told.turn_in_front();
    let within_ms = u64::from(timing().prompt_lag_ms) + 4 * u64::from(FRAME_MS);
    let mut passed_ms = 0;
    while told.mode() != BarMode::Turn {
        passed_ms += u64::from(FRAME_MS);
        assert!(passed_ms <= within_ms, "nothing can be done after {passed_ms} ms");
        told.frame(passed_ms, f32::from(FRAME_MS));
    }
}

#[test]
fn a_frame_changes_the_session_only_while_something_moves() {
    let mut told = TestSession::three();
    told.turn_in_front();
    assert!(told.changing_frame(0, 0.0).1, "cards are dealt");
    told.session.bring_to_front(THIRD, 0);
    assert!(!told.changing_frame(1_000, 1_000.0).1, "nothing moves, and nobody acts");
}

#[test]
fn a_hand_that_was_void_at_a_table_that_the_player_has_left_is_told_by_a_toast() {
    let mut told = TestSession::three();
    let void = TableEvent::Notice { notice: Notice::HandVoid { hand: HandId(41), opened: None } };
    told.say(Message::Table { table: TableId(9), event: void });
    let toasts: Vec<_> = told.toasts.list.iter().map(|toast| &toast.text).collect();
    assert_eq!(toasts, [&text::notice::hand_void_left("41".to_owned())]);
}

#[test]
fn a_notice_goes_by_itself_once_its_time_is_over() {
    let mut told = TestSession::three();
    let here = |event| Message::Table { table: FIRST, event };
    told.say(here(TableEvent::Notice { notice: Notice::TimeOut { folded: true } }));
    let next = SeenEvent::Started { hand: HandId(2), button: Seat::new(0), players: Vec::new(), root: None, nonces: Vec::new() };
    told.say(here(TableEvent::Hand { event: next }));
    told.session.front_mut().unwrap().playback.finish_all();
    let notices = |told: &TestSession| told.session.table().unwrap().notices().list().len();
    assert_eq!(told.frame(5_999, 0.0), Some(Duration::from_millis(1)));
    assert_eq!(notices(&told), 1);
    told.frame(6_000, 0.0);
    assert_eq!(notices(&told), 0);
}

#[test]
fn a_table_comes_to_the_front_as_it_is_now() {
    let mut told = TestSession::three();
    told.session.bring_to_front(SECOND, 0);
    let front = told.session.front().unwrap();
    assert_eq!(front.playback.view().felt(), told.session.table().unwrap().felt());
}

#[test]
fn when_the_table_in_front_is_left_the_one_comes_forward_where_the_player_must_act() {
    let mut told = TestSession::three();
    told.session.bring_to_front(THIRD, 0);
    let left = |table| Message::Unseated { table, returned: Money::new(500), removed: false };
    told.say(left(THIRD));
    assert_eq!(told.front(), Some(SECOND));
    told.say(left(FIRST));
    assert_eq!(told.front(), Some(SECOND), "another table was left");
    told.say(left(SECOND));
    assert_eq!(told.front(), None);
}

#[test]
fn what_was_asked_while_the_line_was_lost_is_asked_again_with_its_number_once_the_room_has_greeted() {
    let mut told = TestSession::three();
    let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
    told.session.link = Some(link);
    let act = Request::Act { table: SECOND, hand: HandId(1), turn: TurnId(1), action: Action::Call };
    told.session.ask(act.clone());
    let lost = room.requests.recv().unwrap();
    told.session.greet_again(Request::WatchLobby);
    assert_eq!(room.requests.try_iter().map(|message| message.request).collect::<Vec<_>>(), [Request::WatchLobby], "nothing before");
    told.say(welcome());
    let again: Vec<_> = room.requests.try_iter().filter(|message| message.request == act).collect();
    assert_eq!(again, [poker_protocol::ClientMsg { id: lost.id, request: act }]);
    assert!(told.session.client.action_waits());
    told.say(Message::Done { request: lost.id });
    assert!(!told.session.client.action_waits(), "it was carried out, once");
}

#[test]
fn what_the_room_refuses_as_too_often_is_asked_again_once_its_wait_is_over() {
    let mut told = TestSession::at_none();
    let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
    told.session.link = Some(link);
    told.session.ask(Request::WatchLobby);
    let refused = room.requests.recv().unwrap().id;
    told.say(Message::Refused { request: refused, reason: Refusal::TooOften { wait_ms: 2_400 } });
    assert!(told.toasts.list.is_empty(), "the player need not know");
    assert_eq!(told.frame(2_399, 0.0), Some(Duration::from_millis(1)));
    assert_eq!(room.requests.try_iter().count(), 0);
    told.frame(2_400, 0.0);
    let again: Vec<_> = room.requests.try_iter().map(|message| (message.id > refused, message.request)).collect();
    assert_eq!(again, [(true, Request::WatchLobby)]);
}

#[test]
fn a_table_that_the_room_tells_of_no_more_is_gone() {
    let mut told = TestSession::three();
    told.session.greet_again(Request::RefillBalance);
    told.session.client.ask(Request::WatchLobby);
    told.say(welcome());
    told.scene("table-facing-a-raise", SECOND);
    let watch = told.session.client.pending().find(|(_, request)| **request == Request::WatchLobby).map(|(id, _)| id);
    told.say(Message::Done { request: watch.unwrap() });
    assert_eq!((told.front(), told.session.tables.len()), (Some(SECOND), 1));
}

#[test]
fn the_statement_is_asked_for_anew_where_the_balance_has_changed_or_a_hand_has_ended() {
    let mut told = TestSession::three();
    let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
    told.session.link = Some(link);
    told.session.refresh_statement();
    room.requests.try_iter().for_each(drop);
    told.session.refresh_statement();
    assert_eq!(room.requests.try_iter().count(), 0, "nothing has changed");
    let ended = SeenEvent::Ended { stacks: Vec::new() };
    let hand_over = Message::Table { table: FIRST, event: TableEvent::Hand { event: ended } };
    for news in [Message::Balance { balance: Money::new(500) }, hand_over] {
        told.say(news);
        told.session.refresh_statement();
        let asked: Vec<_> = room.requests.try_iter().map(|message| message.request).collect();
        assert_eq!(asked, [Request::AskStatement { before: None }]);
    }
}

#[test]
fn a_player_who_may_be_found_says_so_in_every_room_that_finds_players() {
    for (finds, may, told) in [(true, true, true), (true, false, false), (false, true, false)] {
        let mut session = TestSession::at_none();
        session.settings.may_be_found = may;
        let mut greeting = welcome();
        if let Message::Welcome { finds_players, .. } = &mut greeting {
            *finds_players = finds;
        }
        session.say(greeting.clone());
        assert_eq!(session.sent().contains(&Request::AllowFinding { on: true }), told, "{finds} {may}");
        // The room forgets it with the connection.
        session.say(Message::Done { request: session.session.client.last_request() });
        assert_eq!(session.sent(), []);
        session.say(greeting);
        assert_eq!(session.sent().contains(&Request::AllowFinding { on: true }), told, "{finds} {may}");
    }
}
