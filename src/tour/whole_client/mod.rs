//! Tests of the whole client without a window: it shows nothing before its time, and carries out the player's intents.

mod break_reminder;
mod by_keys;
mod coming_forward;
mod felt_words;
mod large_tile;
mod replayer;
mod seat_marks;
mod table_windows;
mod typed_text;

use std::collections::BTreeSet;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers, PointerButton, Shape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet};
use poker_client::{AnimationSpeed, AppIntent, Intent, KeyAction, KeyChord, Panel, Settings, TableIntent};
use poker_protocol::{
    Currency, HandId, JackpotKind, Message, Money, Notice, PlanId, PlanPercent, PlanView, PlayerId, Raise, RaisedCharge, SeenEvent, Seq,
    ServerMsg, TableEvent, TableId,
};
use poker_rules::Seat;
use poker_text::Language;

use super::named_states::scene_of;
use super::shots::shots;
use super::{TourCamera, at_table};
use crate::app;
use crate::assets::AssetSource;
use crate::command::app_without_window;
use crate::frame_clock::FrameClock;
use crate::intents::Intents;
use crate::language::CurrentLanguage;
use crate::motion_timing::MotionTiming;
use crate::navigation::{Navigation, Screen};
use crate::replayer::Replayer;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::sound::SoundDevice;
use crate::stage::{FeltStage, PieceContent, PieceId, PieceKind};
use crate::toasts::Toasts;
use crate::widget::control_id;

const TABLE: TableId = TableId(1);

/// The words that the panels drew last.
#[derive(Resource, Default)]
struct PanelWords(Vec<String>);

fn read_panels(outputs: Query<&EguiFullOutput>, mut words: ResMut<PanelWords>) {
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        words.0 = output.shapes.iter().flat_map(|clipped| words_of(&clipped.shape)).collect();
    }
}

fn words_of(shape: &Shape) -> Vec<String> {
    match shape {
        Shape::Text(text) => vec![text.galley.text().to_owned()],
        Shape::Vec(shapes) => shapes.iter().flat_map(words_of).collect(),
        _ => Vec::new(),
    }
}

struct WholeClient {
    camera: TourCamera,
    said: u64,
}

impl WholeClient {
    /// A client that shows a picture of the tour.
    fn showing(name: &str, settings: &Settings) -> Self {
        let language = CurrentLanguage::load(None, Some(Language::English), None).unwrap();
        let mut app = app_without_window(app::blind, AssetSource::Embedded, language, settings).unwrap();
        app.init_resource::<PanelWords>();
        app.add_systems(PostUpdate, read_panels.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
        let timing = app.world().resource::<MotionTiming>().0;
        let mut camera = TourCamera::new(app);
        camera.resize(1280, 800);
        let mut client = Self { camera, said: 0 };
        client.show(name, settings, timing);
        client
    }

    fn show(&mut self, name: &str, settings: &Settings, timing: poker_client::Timing) {
        let shots = shots();
        let shot = shots.iter().find(|shot| shot.name == name).unwrap();
        shot.set(self.camera.world(), settings, timing);
        self.said = u64::try_from(shot.messages().len()).unwrap();
        self.camera.settle();
    }

    fn world(&mut self) -> &mut World {
        self.camera.world()
    }

    fn settings(&mut self) -> &Settings {
        &self.world().resource::<CurrentSettings>().0
    }

    fn front(&mut self) -> Option<TableId> {
        self.world().resource::<Session>().front_id()
    }

    /// Sends a message of the room.
    fn say(&mut self, message: Message) {
        self.said += 1;
        let message = ServerMsg { seq: Seq(self.said), message };
        let world = self.world();
        let (moment, timing) = (*world.resource::<FrameClock>(), world.resource::<MotionTiming>().0);
        let settings = world.resource::<CurrentSettings>().0.clone();
        world.resource_scope(|world, mut session: Mut<Session>| {
            session.take(message, &moment, (&settings, timing), &mut world.resource_mut::<Toasts>());
        });
    }

    /// Carries out an intent of the player.
    fn ask(&mut self, intent: impl Into<Intent>) {
        self.world().resource_mut::<Intents>().ask([intent.into()]);
        self.camera.settle();
    }

    /// Presses and releases the key of a letter.
    fn press(&mut self, letter: char) {
        self.press_at(KeyCode::F35, letter);
    }

    /// Presses and releases the key at this place, which types a letter.
    fn press_at(&mut self, key_code: KeyCode, letter: char) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key(key_code, Key::Character(letter.to_string().into()), state);
        }
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let window = self.world().spawn_empty().id();
        let text = if let Key::Character(letter) = &logical_key { Some(letter.clone()) } else { None };
        self.world().write_message(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        self.camera.update();
    }

    /// Runs `count` frames of `dt_ms` each.
    fn frames(&mut self, count: u32, dt_ms: f32) {
        self.world().resource_mut::<FrameClock>().dt_ms = dt_ms;
        (0..count).for_each(|_| self.camera.update());
    }

    /// Every text on the felt and on the panels.
    fn words(&mut self) -> Vec<String> {
        let stage = self.world().resource::<FeltStage>();
        let felt = stage.pieces().filter_map(|(_, piece)| match &piece.content {
            PieceContent::Text(text) => Some(text.text.clone()),
            PieceContent::Art(_) => None,
        });
        let felt: Vec<String> = felt.collect();
        felt.into_iter().chain(self.world().resource::<PanelWords>().0.clone()).collect()
    }

    fn says(&mut self, part: &str) -> bool {
        self.words().iter().any(|words| words.contains(part))
    }

    /// The kinds among `parts` that are on the felt.
    fn lie(&mut self, parts: &[PieceKind]) -> BTreeSet<PieceKind> {
        let stage = self.world().resource::<FeltStage>();
        stage.pieces().map(|(id, _)| id.kind).filter(|part| parts.contains(part)).collect()
    }

    /// Clicks on a control.
    fn click(&mut self, control: &str) {
        let world = self.world();
        let mut windows = world.query::<(&mut EguiContext, &mut EguiInput)>();
        let (mut context, mut input) = windows.single_mut(world).unwrap();
        let drawn = context.get_mut().read_response(control_id(control));
        let pos = drawn.unwrap_or_else(|| panic!("{control} is not drawn")).rect.center();
        let button = |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        input.events.extend([Event::PointerMoved(pos), button(true), button(false)]);
        self.camera.settle();
    }

    fn draws(&mut self, control: &str) -> bool {
        let world = self.world();
        let mut contexts = world.query::<&mut EguiContext>();
        contexts.single_mut(world).unwrap().get_mut().read_response(control_id(control)).is_some()
    }
}

fn still() -> Settings {
    Settings { animation_speed: AnimationSpeed::Off, ..Settings::default() }
}

#[test]
fn nothing_tells_of_a_hand_before_it_is_seen() {
    let mut client = WholeClient::showing("lobby", &Settings::default());
    let mut hand = at_table(&scene_of("table-win"), TABLE, "Aldebaran");
    client.say(hand.remove(0));
    client.world().resource_mut::<Navigation>().screen = Screen::Table;
    hand.into_iter().for_each(|message| client.say(message));
    client.frames(6, 0.0);
    let told = ["bets €2.00", "wins €2.90", "A♠", "You win", "Buy in"];
    let parts = [PieceKind::HoleCard, PieceKind::BoardCard, PieceKind::HandLine, PieceKind::ResultText, PieceKind::TagText];
    for words in told {
        assert!(!client.says(words), "{words} is told before anything is seen: {:?}", client.words());
    }
    assert_eq!(client.lie(&parts), BTreeSet::new(), "before anything is seen");
    client.frames(200, 100.0);
    for words in &told[..2] {
        assert!(client.says(words), "{words}: {:?}", client.words());
    }
    assert!(
        client.lie(&parts).is_superset(&[PieceKind::HandLine, PieceKind::ResultText, PieceKind::BoardCard].into()),
        "{:?}",
        client.lie(&parts)
    );
}

#[test]
fn letters_act_where_a_table_is_shown_and_nowhere_else() {
    let mut client = WholeClient::showing("start", &still());
    let timing = client.world().resource::<MotionTiming>().0;
    for name in ["start", "lobby", "rules", "settings", "online", "join-stake"] {
        client.show(name, &still(), timing);
        let (before, navigation) = (client.settings().clone(), *client.world().resource::<Navigation>());
        "GustavMlpiosdet?".chars().for_each(|letter| client.press(letter));
        assert_eq!(*client.settings(), before, "{name}");
        assert_eq!(*client.world().resource::<Navigation>(), navigation, "{name}");
    }
    client.show("table-pre-action", &still(), timing);
    client.press('m');
    assert!(client.settings().sounds.muted);
    client.press('g');
    assert_ne!(client.settings().language, None);
    client.show("leave", &still(), timing);
    client.press('m');
    assert!(!client.settings().sounds.muted, "a question lies over the table");
}

#[test]
fn the_own_cards_lie_face_down_except_while_the_key_is_held_and_no_line_tells_of_them() {
    let mut client = WholeClient::showing("table-anti-peek", &still());
    let own = |client: &mut WholeClient| {
        let places: [PieceId; 2] = [0, 1].map(|nth| PieceKind::HoleCard.nth(Seat::new(0).number(), nth));
        let stage = client.world().resource::<FeltStage>();
        let own = stage.pieces().filter(|(id, _)| places.contains(id));
        own.map(|(_, piece)| piece.content.clone()).collect::<Vec<_>>()
    };
    let down = own(&mut client);
    assert_eq!((down.len(), client.lie(&[PieceKind::HandLine])), (2, BTreeSet::new()));
    assert_eq!(down[0], down[1], "two backs");
    client.key(KeyCode::F7, Key::F7, ButtonState::Pressed);
    client.camera.settle();
    let up = own(&mut client);
    assert!(up[0] != up[1] && up[0] != down[0] && !client.lie(&[PieceKind::HandLine]).is_empty());
    client.key(KeyCode::F7, Key::F7, ButtonState::Released);
    client.camera.settle();
    assert_eq!(own(&mut client), down);
}

#[test]
fn what_would_have_come_is_never_shown_of_a_room_that_is_not_in_this_process() {
    let mut client = WholeClient::showing("table-win", &still());
    let board = |client: &mut WholeClient| {
        client.world().resource::<FeltStage>().pieces().filter(|(id, _)| id.kind == PieceKind::BoardCard).count()
    };
    assert_eq!(board(&mut client), 4);
    client.ask(TableIntent::Rabbit);
    assert_eq!(board(&mut client), 4, "nobody here knows the deck");
    let timing = client.world().resource::<MotionTiming>().0;
    client.show("table-rabbit", &still(), timing);
    assert_eq!(board(&mut client), 5, "in practice");
}

#[test]
fn keys_open_the_question_whether_to_leave_and_the_menu_of_phrases() {
    let mut client = WholeClient::showing("chat", &still());
    let timing = client.world().resource::<MotionTiming>().0;
    client.key(KeyCode::F8, Key::F8, ButtonState::Pressed);
    client.camera.settle();
    assert!(client.draws("phrases.0"));
    client.show("table-pre-action", &still(), timing);
    client.key(KeyCode::F8, Key::F8, ButtonState::Released);
    client.key(KeyCode::F8, Key::F8, ButtonState::Pressed);
    client.camera.settle();
    assert!(!client.draws("phrases.0"), "a table of practice has no chat");
    client.key(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    client.key(KeyCode::KeyW, Key::Character("w".into()), ButtonState::Pressed);
    client.camera.settle();
    assert!(client.draws("leave.leave"));
}

#[test]
fn keys_of_the_lowest_row_are_named_as_they_are_printed() {
    let mut client = WholeClient::showing("keys", &still());
    let timing = client.world().resource::<MotionTiming>().0;
    client.camera.resize(1280, 4000);
    for (typed, named) in [(None, "Z"), (Some('y'), "Y")] {
        client.key(KeyCode::AltRight, Key::AltGraph, ButtonState::Pressed);
        client.press_at(KeyCode::KeyZ, '«');
        client.key(KeyCode::AltRight, Key::AltGraph, ButtonState::Released);
        typed.into_iter().for_each(|letter| client.press_at(KeyCode::KeyZ, letter));
        client.show("keys", &still(), timing);
        let words = client.words();
        let caps = ["Z", "Y", "«"].into_iter().filter(|cap| words.iter().any(|words| words == cap));
        assert_eq!(caps.collect::<Vec<_>>(), [named], "{words:?}");
    }
}

#[test]
fn a_key_and_a_mouse_button_are_bound_and_used() {
    let mut client = WholeClient::showing("settings-keys-press", &still());
    let timing = client.world().resource::<MotionTiming>().0;
    client.key(KeyCode::KeyK, Key::Character("k".into()), ButtonState::Pressed);
    client.camera.settle();
    client.press_at(KeyCode::KeyJ, 'j');
    let bindings = client.settings().keys.chosen_bindings();
    assert_eq!(bindings.chords(KeyAction::Fold).iter().map(ToString::to_string).collect::<Vec<_>>(), ["F", "K"], "and not J");
    let mut settings = still();
    settings.keys.bind(KeyAction::Sound, None, KeyChord::plain(poker_client::Key::Mouse(4)), "").unwrap();
    client.show("table-pre-action", &settings, timing);
    let window = client.world().spawn_empty().id();
    for (button, muted) in [(MouseButton::Right, false), (MouseButton::Back, true), (MouseButton::Back, false)] {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            client.world().write_message(MouseButtonInput { button, state, window });
            client.camera.update();
        }
        assert_eq!(client.settings().sounds.muted, muted, "{button:?}");
    }
    settings.keys.shortcuts = false;
    client.show("table-pre-action", &settings, timing);
    client.press('m');
    assert!(!client.settings().sounds.muted, "the shortcuts are off");
}

#[test]
fn the_first_button_is_drawn_for_in_sight_and_a_jackpot_is_told() {
    let mut client = WholeClient::showing("first-button", &still());
    let cards = client.world().resource::<FeltStage>().pieces().filter(|(id, _)| id.kind == PieceKind::HoleCard).count();
    assert_eq!(cards, 6, "a card in front of each player");
    let jackpot = Notice::Jackpot {
        kind: JackpotKind::Smart,
        seat: Seat::new(2),
        player: "Maren".to_owned(),
        amount: Money::new(500),
        hand: HandId(41),
    };
    client.say(Message::Table { table: TABLE, event: TableEvent::Notice { notice: jackpot } });
    client.frames(50, 100.0);
    assert!(client.says("Smart jackpot: Maren wins €5"), "{:?}", client.words());
}

#[test]
fn the_last_table_of_a_pool_is_seen_until_the_pool_waits_for_players() {
    let mut client = WholeClient::showing("fast-next-table", &still());
    let names =
        |client: &mut WholeClient| client.world().resource::<FeltStage>().pieces().filter(|(id, _)| id.kind == PieceKind::Name).count();
    assert!(names(&mut client) > 1);
    client.say(Message::Table { table: TABLE, event: TableEvent::Notice { notice: Notice::WaitingForPlayers { needed: 3 } } });
    client.camera.settle();
    assert_eq!(names(&mut client), 1);
}

#[test]
fn the_time_to_choose_what_is_seen_of_a_hand_runs_at_the_players_seat() {
    let mut client = WholeClient::showing("table-bad-beat-at-stake", &still());
    let hero = client.world().resource::<Session>().table().unwrap().hero().unwrap();
    let stage = client.world().resource::<FeltStage>();
    let rings: BTreeSet<PieceId> = stage.pieces().map(|(id, _)| *id).filter(|id| id.kind == PieceKind::Ring).collect();
    assert_eq!(rings, [PieceKind::Ring.at(hero.number())].into());
}

#[test]
fn the_table_that_waits_is_gone_to() {
    let mut client = WholeClient::showing("several-tables", &still());
    assert_eq!(client.front(), Some(TABLE));
    client.ask(AppIntent::WaitingTable);
    assert_eq!(client.front(), Some(TableId(2)));
}

#[test]
fn what_is_told_is_taken_away_by_the_player() {
    let mut client = WholeClient::showing("lobby", &still());
    let mut table = at_table(&scene_of("table-sitting-out"), TABLE, "Aldebaran");
    for message in &mut table {
        if let Message::Snapshot { table } = message {
            table.info.sealed = true;
        }
    }
    table.into_iter().for_each(|message| client.say(message));
    client.world().resource_mut::<Navigation>().screen = Screen::Table;
    let here = |event| Message::Table { table: TABLE, event };
    client.say(here(TableEvent::Notice { notice: Notice::TimeOut { folded: true } }));
    let unsealed = SeenEvent::Started { hand: HandId(7), button: Seat::new(0), players: Vec::new(), root: None, nonces: Vec::new() };
    client.say(here(TableEvent::Hand { event: unsealed }));
    client.frames(50, 100.0);
    let told = |client: &mut WholeClient| {
        let model = client.world().resource::<Session>().table().unwrap();
        (model.notices().list().first().map(|notice| notice.id), model.unfair().is_some())
    };
    let (notice, unfair) = told(&mut client);
    assert!(unfair && client.draws("notice.unfair"));
    client.ask(TableIntent::DismissUnfair);
    assert_eq!(told(&mut client), (notice, false));
    client.ask(TableIntent::DismissNotice(notice.unwrap()));
    assert_eq!(told(&mut client), (None, false));
}

#[test]
fn the_notice_of_a_busy_server_is_taken_away_by_the_player() {
    let mut client = WholeClient::showing("line-busy", &still());
    assert!(client.draws("busy") && client.says("The clocks stand still"), "{:?}", client.words());
    client.click("busy");
    assert!(!client.draws("busy") && !client.says("The clocks stand still"), "{:?}", client.words());
}

#[test]
fn an_answer_about_the_account_is_said_until_the_page_is_left() {
    let mut client = WholeClient::showing("account-sessions-ended", &still());
    assert!(client.says("2 sessions ended."), "{:?}", client.words());
    client.ask(AppIntent::Toggle(Panel::Account));
    client.ask(AppIntent::Toggle(Panel::Account));
    assert!(!client.says("2 sessions ended.") && client.says("You are signed in nowhere else."), "{:?}", client.words());
}

#[test]
fn the_account_says_what_a_plan_gives_by_the_rules_of_the_room() {
    let mut client = WholeClient::showing("rake-plans", &still());
    let session = client.world().resource::<Session>();
    let rulebook = session.client.lobby()[0].rulebook.clone();
    let free = PlanView { active: PlanId(1), ends: None, days_left: None, ..session.client.plans().unwrap().clone() };
    let mut rules = poker_host::rules_in_force(&rulebook).unwrap();
    rules.stakes[0].rake_bp = 500;
    rules.stakes[0].plan_rake_bp = vec![PlanPercent { plan: PlanId(3), rake_bp: 350 }];
    client.say(Message::Plans { plans: free });
    client.say(Message::Rules { rules: Box::new(rules) });
    client.camera.settle();
    client.click("plan.3");
    assert!(client.says("rake 3.5% instead of 5%"), "{:?}", client.words());
}

#[test]
fn charges_that_have_risen_are_shown_until_they_are_read() {
    let mut client = WholeClient::showing("lobby", &still());
    let raise = Raise::Percent { before_bp: 350, now_bp: 400 };
    client.say(Message::ChargesRaised { raised: vec![RaisedCharge { rulebook: "en-1.2".to_owned(), stake: None, raise }] });
    client.camera.settle();
    assert!(client.says("3.5%, now 4%"), "{:?}", client.words());
    client.ask(AppIntent::ReadCharges);
    assert!(!client.says("3.5%, now 4%"));
}

#[test]
fn all_that_is_shown_is_in_the_currency_of_the_room() {
    let mut client = WholeClient::showing("lobby", &still());
    let welcome = Message::Welcome {
        protocol: 1,
        server: "cardroom".to_owned(),
        player: PlayerId(1),
        balance: Money::new(100_000),
        currency: Currency::Usd,
        refill_to: None,
        hides_figures: false,
        finds_players: false,
        stream: Default::default(),
    };
    client.say(welcome);
    client.camera.settle();
    assert!(client.says("$") && !client.says("€"), "{:?}", client.words());
    at_table(&scene_of("table-facing-a-raise"), TABLE, "Aldebaran").into_iter().for_each(|message| client.say(message));
    client.world().resource_mut::<Navigation>().screen = Screen::Table;
    client.frames(100, 100.0);
    assert!(client.says("$") && !client.says("€"), "{:?}", client.words());
    assert!(client.lie(&[PieceKind::BetText]).contains(&PieceKind::BetText));
    let toasts =
        |client: &mut WholeClient| client.world().resource::<Toasts>().list.iter().map(|toast| format!("{:?}", toast.text)).collect();
    let before: Vec<String> = toasts(&mut client);
    client.say(Message::Unseated { table: TABLE, returned: Money::new(500), removed: false });
    client.camera.settle();
    assert!(toasts(&mut client).len() > before.len());
    assert!(client.says("$5") && !client.says("€"), "{:?}", client.words());
}

#[test]
fn the_settings_say_that_there_is_no_sound_device() {
    let mut client = WholeClient::showing("settings-sounds", &still());
    assert!(!client.says("No sound device"));
    client.world().insert_resource(SoundDevice::Missing);
    client.camera.settle();
    assert!(client.says("No sound device"), "{:?}", client.words());
}

#[test]
fn a_table_at_rest_draws_its_felt_once() {
    let mut client = WholeClient::showing("table-facing-a-raise", &still());
    client.camera.settle();
    client.world().resource_mut::<FeltStage>().clear();
    client.frames(3, 16.0);
    assert_eq!(client.world().resource::<FeltStage>().pieces().count(), 0, "nothing has changed: nothing is put on again");
    client.ask(AppIntent::Toggle(Panel::Keys));
    assert_eq!(client.world().resource::<FeltStage>().pieces().count(), 0, "a panel over the felt changes nothing on it");
    client.ask(AppIntent::ToggleSound);
    assert!(client.world().resource::<FeltStage>().pieces().count() > 0, "the felt follows the settings");
}

/// Runs frames until the replayer has read its hands and counted its chances.
fn wait_for_replayer(client: &mut WholeClient) {
    for _ in 0..600 {
        client.camera.settle();
        let replayer = client.world().resource::<Replayer>();
        if !replayer.is_reading() && !replayer.is_counting() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("the replayer never ends what it does");
}

#[test]
fn the_last_hand_of_the_table_is_replayed_by_its_key_and_escape_leads_back() {
    let mut client = WholeClient::showing("lobby", &still());
    at_table(&scene_of("table-win"), TABLE, "Aldebaran").into_iter().for_each(|message| client.say(message));
    client.world().resource_mut::<Navigation>().screen = Screen::Table;
    client.frames(50, 100.0);
    let replay = |client: &mut WholeClient| {
        client.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
        client.press_at(KeyCode::KeyH, 'H');
        client.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Released);
        client.camera.settle();
    };
    replay(&mut client);
    assert!(client.says("No hand of this table is over yet.") && !client.draws("replayer.play"));
    let dealt = client.world().resource_mut::<Session>().client.take_dealt();
    let last = &dealt.first().expect("the hand is over").play;
    client.world().resource_mut::<Replayer>().note_last(last);
    replay(&mut client);
    assert!(client.draws("replayer.play") && client.says("Aldebaran"), "{:?}", client.words());
    let at = |client: &mut WholeClient| client.world().resource::<Replayer>().replay().unwrap().at();
    client.click("replayer.forward");
    client.click("replayer.forward");
    assert_eq!(at(&mut client), 2);
    client.key(KeyCode::Escape, Key::Escape, ButtonState::Pressed);
    client.camera.settle();
    assert_eq!(client.world().resource::<Navigation>().over, None);
}

#[test]
fn a_hand_of_the_hand_history_is_replayed_and_left_for_the_history() {
    let mut client = WholeClient::showing("history-hand", &still());
    client.click("history.replay");
    assert!(client.draws("replayer.play"), "{:?}", client.words());
    client.ask(AppIntent::Close);
    assert_eq!(client.world().resource::<Navigation>().over, Some(Panel::History));
}

#[test]
fn a_hand_plays_on_while_its_chances_are_counted() {
    let mut client = WholeClient::showing("replayer-odds", &still());
    wait_for_replayer(&mut client);
    let chances = client.world().resource::<Replayer>().chances().cloned();
    assert_eq!(chances.map(|chances| chances.seats.len()), Some(3), "three hands are known");
    let at = |client: &mut WholeClient| client.world().resource::<Replayer>().replay().unwrap().at();
    let before = at(&mut client);
    client.click("replayer.play");
    client.frames(200, 100.0);
    assert!(at(&mut client) > before);
}
