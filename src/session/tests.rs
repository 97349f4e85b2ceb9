//! Several tables at once.

use bevy::ecs::system::RunSystemOnce as _;
use bevy::prelude::*;
use poker_client::{Settings, SoundCue, Timing};
use poker_protocol::{Currency, HandId, Message, PlayerId, Request, SeenEvent, Seq, ServerMsg, TableEvent, TableId, TurnId};
use poker_rules::Chips;

use super::{Session, Toasts};
use crate::moment::Moment;
use crate::third_party::winit::NextFrame;
use crate::tour::{at_table, scene_of};

const FIRST: TableId = TableId(1);
const SECOND: TableId = TableId(2);
const THIRD: TableId = TableId(3);

fn welcome() -> Message {
    let server = String::new();
    Message::Welcome { protocol: 2, server, player: PlayerId(1), balance: Chips::ZERO, currency: Currency::Eur, refill_to: None }
}

/// A session that the room tells things, one after another.
struct Told {
    session: Session,
    seq: u64,
    toasts: Toasts,
}

impl Told {
    /// Seated at three tables: others act at the first, the player at the second, nobody at the third.
    fn three() -> Self {
        let mut told = Self { session: Session::default(), seq: 0, toasts: Toasts::default() };
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
        let timing = Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap();
        let moment = Moment::frozen(crate::moment::start());
        let message = ServerMsg { seq: Seq(self.seq), message };
        self.session.take(message, &moment, (&Settings::default(), timing), &mut self.toasts);
    }

    fn front(&self) -> Option<TableId> {
        self.session.front.as_ref().map(|front| front.table)
    }
}

#[test]
fn a_turn_elsewhere_is_heard_and_leaves_the_table_in_front_where_it_is() {
    let told = Told::three();
    assert_eq!(told.front(), Some(FIRST));
    assert!(told.session.must_act());
    assert_eq!(told.session.calls, [SoundCue::YourTurn]);
}

#[test]
fn tables_come_to_the_front_in_turn_or_by_number_and_their_buttons_rest_first() {
    let mut told = Told::three();
    assert_eq!(told.session.next_table(), Some(SECOND));
    assert_eq!((told.session.nth_table(3), told.session.nth_table(4), told.session.nth_table(0)), (Some(THIRD), None, None));
    told.session.bring_to_front(SECOND, 60_000);
    assert_eq!(told.front(), Some(SECOND));
    let bar = &told.session.front.as_ref().unwrap().bar;
    assert!(bar.slot(poker_client::Slot::Call, 60_100).inert && !bar.slot(poker_client::Slot::Call, 70_000).inert);
    told.session.bring_to_front(THIRD, 60_000);
    assert_eq!(told.session.next_table(), Some(FIRST), "round and round");
    told.session.bring_to_front(TableId(9), 60_000);
    assert_eq!(told.front(), Some(THIRD), "a table where the player does not sit");
}

#[test]
fn one_key_goes_to_the_table_that_waits_for_the_player() {
    let mut told = Told::three();
    assert_eq!(told.session.waiting_table(0), Some(SECOND));
    told.scene("table-facing-a-raise", THIRD);
    told.session.bring_to_front(SECOND, 0);
    assert_eq!(told.session.waiting_table(0), Some(THIRD), "the one in front is seen already");
    told.scene("table-pre-action", SECOND);
    told.scene("table-pre-action", THIRD);
    assert_eq!(told.session.waiting_table(0), None);
}

#[test]
fn the_frame_in_which_the_bar_sees_the_turn_asks_for_the_one_in_which_its_buttons_have_rested() {
    let mut told = Told::three();
    told.session.bring_to_front(SECOND, 0);
    let front = told.session.front.as_mut().unwrap();
    front.bar = poker_client::ActionBar::new(SECOND, 600);
    let mut world = World::new();
    world.insert_resource(told.session);
    world.insert_resource(Moment::frozen(crate::moment::start()));
    world.insert_resource(crate::trace::Trace::default());
    world.init_resource::<NextFrame>();
    world.run_system_once(super::front::animate).unwrap();
    assert_eq!(world.resource::<NextFrame>().due(), Some(std::time::Duration::from_millis(600)));
}

#[test]
fn a_table_comes_to_the_front_as_it_is_now() {
    let mut told = Told::three();
    told.session.bring_to_front(SECOND, 0);
    let front = told.session.front.as_ref().unwrap();
    assert_eq!(front.playback.view().felt(), told.session.table().unwrap().felt());
}

#[test]
fn when_the_table_in_front_is_left_the_one_comes_forward_where_the_player_must_act() {
    let mut told = Told::three();
    told.session.bring_to_front(THIRD, 0);
    let left = |table| Message::Unseated { table, returned: Chips::new(500), removed: false };
    told.say(left(THIRD));
    assert_eq!(told.front(), Some(SECOND));
    told.say(left(FIRST));
    assert_eq!(told.front(), Some(SECOND), "another table was left");
    told.say(left(SECOND));
    assert_eq!(told.front(), None);
}

#[test]
fn what_was_asked_while_the_line_was_lost_is_asked_again_with_its_number_once_the_room_has_greeted() {
    let mut told = Told::three();
    let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
    told.session.link = Some(link);
    let act = Request::Act { table: SECOND, hand: HandId(1), turn: TurnId(1), action: poker_rules::Action::Call };
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
fn a_table_that_the_room_tells_of_no_more_is_gone() {
    let mut told = Told::three();
    told.session.greet_again(Request::RefillBalance);
    told.session.client.ask(Request::WatchLobby);
    told.say(welcome());
    told.scene("table-facing-a-raise", SECOND);
    let watch = told.session.client.pending().find(|(_, request)| **request == Request::WatchLobby).map(|(id, _)| id);
    told.say(Message::Done { request: watch.unwrap() });
    assert_eq!((told.front(), told.session.behind.len()), (Some(SECOND), 0));
}

#[test]
fn the_statement_is_asked_for_anew_where_the_balance_has_changed_or_a_hand_has_ended() {
    let mut told = Told::three();
    let (link, room) = poker_protocol::link(16, std::sync::Arc::new(|| {}));
    told.session.link = Some(link);
    told.session.refresh_statement();
    room.requests.try_iter().for_each(drop);
    told.session.refresh_statement();
    assert_eq!(room.requests.try_iter().count(), 0, "nothing has changed");
    let ended = SeenEvent::Ended { stacks: Vec::new() };
    let hand_over = Message::Table { table: FIRST, event: TableEvent::Hand { event: ended } };
    for news in [Message::Balance { balance: Chips::new(500) }, hand_over] {
        told.say(news);
        told.session.refresh_statement();
        let asked: Vec<_> = room.requests.try_iter().map(|message| message.request).collect();
        assert_eq!(asked, [Request::AskStatement { before: None }]);
    }
}
