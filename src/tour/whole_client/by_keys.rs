//! What is done by keyboard alone, and what is copied to the clipboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::OutputCommand;
use bevy_egui::input::FocusedNonWindowEguiContext;
use bevy_egui::{EguiContext, EguiOutput};
use poker_history::{View, pokerstars, read_shared, share_text};
use poker_protocol::TableId;

use super::{WholeClient, still};
use crate::archive::HandArchive;
use crate::egui_pass::PanelState;
use crate::screen::{FinderState, LobbyState};
use crate::widget::control_id;

/// The second hand of the replayer's pictures, as its keeper saw it.
const FOLDED: &str = "\
PokerStars Hand #48201775:  Hold'em No Limit (€0.10/€0.20 EUR) - 2026/11/21 7:59:31 ET
Table 'Aldebaran' 6-max Seat #3 is the button
Seat 1: Ardan (€23.45 in chips)
Seat 2: Lisbet (€18.10 in chips)
Seat 3: Maren (€11.60 in chips)
Seat 4: Otso (€16 in chips)
Seat 5: Quillon (€20 in chips)
Seat 6: Fenwick (€20.87 in chips)
Otso: posts small blind €0.10
Quillon: posts big blind €0.20
*** HOLE CARDS ***
Dealt to Ardan [Kc 8c]
Fenwick: folds
Ardan: folds
Lisbet: raises €0.40 to €0.60
Maren: folds
Otso: folds
Quillon: folds
Uncalled bet (€0.40) returned to Lisbet
Lisbet collected €0.50 from pot
Lisbet: doesn't show hand
*** SUMMARY ***
Total pot €0.50 | Rake €0
Seat 1: Ardan folded before Flop (didn't bet)
Seat 2: Lisbet collected (€0.50)
Seat 3: Maren (button) folded before Flop (didn't bet)
Seat 4: Otso (small blind) folded before Flop
Seat 5: Quillon (big blind) folded before Flop
Seat 6: Fenwick folded before Flop (didn't bet)


";

/// A client that shows a picture of the tour and hears the keyboard. Without a window, its panels hear it only if they are named.
pub(super) fn hearing(name: &str) -> WholeClient {
    let mut client = WholeClient::showing(name, &still());
    let world = client.world();
    let panels = world.query_filtered::<Entity, With<EguiContext>>().single(world).unwrap();
    world.insert_resource(FocusedNonWindowEguiContext(panels));
    client
}

/// What was copied in the last frame.
fn copied(client: &mut WholeClient) -> Vec<String> {
    let world = client.world();
    let mut outputs = world.query::<&EguiOutput>();
    let output = outputs.single(world).unwrap();
    let text = |command: &OutputCommand| if let OutputCommand::CopyText(text) = command { Some(text.clone()) } else { None };
    output.platform_output.commands.iter().filter_map(text).collect()
}

/// Presses and releases a key. Returns what was copied meanwhile.
fn press(client: &mut WholeClient, key_code: KeyCode, key: &Key) -> Vec<String> {
    let mut all = Vec::new();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        client.key(key_code, key.clone(), state);
        all.extend(copied(client));
    }
    for _ in 0..4 {
        client.camera.update();
        all.extend(copied(client));
    }
    all
}

/// Presses Tab until a control has the keyboard.
pub(super) fn tab_to(client: &mut WholeClient, control: &str) {
    for _ in 0..80 {
        let world = client.world();
        let mut contexts = world.query::<&mut EguiContext>();
        if contexts.single_mut(world).unwrap().get_mut().memory(|memory| memory.has_focus(control_id(control))) {
            return;
        }
        press(client, KeyCode::Tab, &Key::Tab);
    }
    panic!("Tab never reaches {control}");
}

/// Moves the focus to a control and presses Enter. Returns what was copied meanwhile.
fn enter(client: &mut WholeClient, control: &str) -> Vec<String> {
    tab_to(client, control);
    press(client, KeyCode::Enter, &Key::Enter)
}

/// Sends keys that are pressed and released in the frame that comes next.
fn send(client: &mut WholeClient, keys: &[(KeyCode, Key)]) {
    let window = client.world().spawn_empty().id();
    for (key_code, key) in keys {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (key_code, logical_key) = (*key_code, key.clone());
            client.world().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
        }
    }
}

#[test]
fn text_typed_with_the_enter_that_opens_a_sheet_or_a_frame_later_reaches_its_first_field() {
    let name = [(KeyCode::KeyA, "a"), (KeyCode::KeyS, "s"), (KeyCode::KeyF, "f")].map(|(at, letter)| (at, Key::Character(letter.into())));
    for opens in [(KeyCode::Enter, Key::Enter), (KeyCode::Space, Key::Space)] {
        for frames_later in 0..3 {
            let mut client = hearing("find-player");
            client.world().resource_mut::<PanelState<LobbyState>>().0.finder = FinderState::default();
            client.camera.settle();
            tab_to(&mut client, "lobby.find_player");
            send(&mut client, std::slice::from_ref(&opens));
            (0..frames_later).for_each(|_| client.camera.update());
            send(&mut client, &name);
            client.camera.settle();
            client.camera.settle();
            let finder = &client.world().resource::<PanelState<LobbyState>>().0.finder;
            assert_eq!((finder.open, finder.name.as_str()), (true, "asf"), "{:?}, {frames_later} frames later", opens.1);
        }
    }
}

#[test]
fn an_enter_that_the_system_repeats_presses_no_button_of_a_window_that_has_not_seen_its_press() {
    let mut client = hearing("lobby-filters");
    let window = client.world().spawn_empty().id();
    for _ in 0..3 {
        let (key_code, logical_key, state) = (KeyCode::Enter, Key::Enter, ButtonState::Pressed);
        client.world().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: true, window });
        client.camera.settle();
        assert!(client.draws("lobby.filter.close"));
    }
    press(&mut client, KeyCode::Enter, &Key::Enter);
    assert!(!client.draws("lobby.filter.close"), "a new press closes the sheet");
}

#[test]
fn a_table_behind_comes_forward_by_tab_and_enter_or_space() {
    let mut client = hearing("several-tables");
    for (table, key_code, key) in [(3, KeyCode::Enter, Key::Enter), (4, KeyCode::Space, Key::Space), (1, KeyCode::Enter, Key::Enter)] {
        tab_to(&mut client, &format!("tab.table.{table}"));
        press(&mut client, key_code, &key);
        assert_eq!(client.front(), Some(TableId(table)));
    }
}

#[test]
fn a_star_of_the_hand_history_is_removed_and_set_by_keys() {
    let mut client = hearing("history-hand");
    let first = |client: &mut WholeClient| {
        let line = &client.world().resource::<HandArchive>().list.lines[0];
        (line.id, line.starred)
    };
    let (hand, starred) = first(&mut client);
    for set in [!starred, starred] {
        enter(&mut client, &format!("history.star.{}", hand.get()));
        assert_eq!(first(&mut client), (hand, set));
    }
}

#[test]
fn a_hand_of_the_hand_history_is_copied_as_its_keeper_saw_it() {
    let mut client = hearing("history-hand");
    let played = client.world().resource::<HandArchive>().opened.as_ref().unwrap().played.clone();
    let keeper = played.kept_by.as_ref().unwrap().seat;
    let text = pokerstars(&played, View::Player(keeper)).unwrap();
    assert!(text.starts_with(&format!("PokerStars Hand #{}: ", played.id)), "{text}");
    assert_eq!(text.matches("Dealt to ").count(), 1, "only the keeper's cards: {text}");
    // The button lies beside the field, behind the long list.
    client.click("history.note");
    assert_eq!(enter(&mut client, "history.copy"), [text]);
}

#[test]
fn a_hand_of_the_replayer_is_copied_as_text_and_as_a_text_to_share() {
    let mut client = hearing("replayer");
    enter(&mut client, "replayer.next_hand");
    assert!(client.says("Hand 48201775"), "{:?}", client.words());
    assert_eq!(enter(&mut client, "replayer.copy"), [FOLDED]);
    let hand = crate::tour::replayed_hands().remove(1);
    let shared = enter(&mut client, "replayer.share");
    assert_eq!(shared, [share_text(&hand).unwrap()]);
    assert!(shared[0].starts_with("cardroom-hand:") && read_shared(&shared[0]).is_ok(), "{shared:?}");
}
