//! What opens the replayer from outside, and what cannot be opened.

use std::path::{Path, PathBuf};

use bevy::window::FileDragAndDrop;
use bevy_egui::EguiInput;
use bevy_egui::egui::Event;
use poker_client::AppIntent;

use super::{WholeClient, still, wait_for_replayer};
use crate::toasts::Toasts;

/// Drops a file on the window.
fn drop_file(client: &mut WholeClient, path: &Path) {
    let window = client.world().spawn_empty().id();
    client.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: path.to_owned() });
    wait_for_replayer(client);
}

/// Opens a text that was pasted elsewhere.
fn open_shared(client: &mut WholeClient, text: &str) {
    client.ask(AppIntent::OpenShared(text.to_owned()));
    wait_for_replayer(client);
}

/// Presses the keys that paste, with this text in the clipboard.
fn paste(client: &mut WholeClient, text: &str) {
    let world = client.world();
    world.query::<&mut EguiInput>().single_mut(world).unwrap().events.push(Event::Paste(text.to_owned()));
    wait_for_replayer(client);
}

/// The files of a folder that are not what they seem: one that breaks off, one of another kind, an empty one, and a folder.
fn bad_files(folder: &Path) -> [(PathBuf, &'static str); 4] {
    let put = |name: &str, content: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, content).unwrap();
        path
    };
    let damaged = include_str!("../replay.phhs").split_once("actions").unwrap().0;
    let inside = folder.join("hands.phh");
    std::fs::create_dir(&inside).unwrap();
    [
        (put("damaged.phh", format!("{damaged}actions = [\"d dh").as_bytes()), "The text is not TOML. Choose a PHH file"),
        (put("picture.phh", &[0x89, b'P', 0xff, 0xfe]), "The text is not UTF-8. Choose a PHH file"),
        (put("empty.phhs", b""), "There is no hand in it. Choose a PHH file"),
        (inside, "The file cannot be read ("),
    ]
}

#[test]
fn a_file_that_is_dropped_on_the_window_and_a_shared_hand_open_the_replayer() {
    let mut client = WholeClient::showing("start", &still());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.phhs");
    std::fs::write(&path, include_str!("../replay.phhs")).unwrap();
    drop_file(&mut client, &path);
    assert!(client.says("Hand 48201774") && client.says("Hand 1 of 2"), "{:?}", client.words());
    client.click("replayer.next_hand");
    assert!(client.says("Hand 48201775"), "{:?}", client.words());
    let hand = crate::tour::replayed_hands().remove(0);
    open_shared(&mut client, &poker_history::share_text(&hand).unwrap());
    assert!(client.says("Hand 48201774") && !client.says("of 2"), "{:?}", client.words());
}

#[test]
fn what_cannot_be_opened_is_told_in_a_sentence_over_the_hand_that_is_shown() {
    let mut client = WholeClient::showing("replayer", &still());
    client.click("replayer.next_hand");
    let stays = |client: &mut WholeClient, said: &str| {
        let kept = client.says("Hand 48201775") && client.says("Hand 2 of 2") && client.draws("replayer.play");
        assert!(kept && client.says(said), "{said}: {:?}", client.words());
        // The next sentence is not told twice.
        client.world().insert_resource(Toasts::default());
        client.camera.settle();
        assert!(!client.says(said), "{:?}", client.words());
    };
    let folder = tempfile::tempdir().unwrap();
    for (path, said) in bad_files(folder.path()) {
        drop_file(&mut client, &path);
        stays(&mut client, said);
    }
    for (text, said) in [
        ("hello", "This is no shared hand. Copy one whole"),
        ("cardroom-hand:AAAA", "The shared hand is incomplete"),
        ("cardroom-hand:%", "A shared hand has no letter “%”."),
        ("", "Nothing was pasted. Copy a shared hand first"),
        (" \n", "Nothing was pasted. Copy a shared hand first"),
    ] {
        open_shared(&mut client, text);
        stays(&mut client, said);
        paste(&mut client, text);
        stays(&mut client, said);
    }
}

#[test]
fn where_no_hand_is_shown_the_sentence_stands_in_its_place_and_a_hand_that_was_left_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut client = WholeClient::showing("start", &still());
    for (path, said) in bad_files(folder.path()) {
        drop_file(&mut client, &path);
        assert!(client.says("This hand cannot be shown") && client.says(said), "{said}: {:?}", client.words());
    }
    open_shared(&mut client, "hello");
    assert!(client.says("This hand cannot be shown") && client.says("This is no shared hand."), "{:?}", client.words());
    paste(&mut client, "");
    assert!(client.says("This is no shared hand.") && client.says("Nothing was pasted."), "{:?}", client.words());
    let hand = crate::tour::replayed_hands().remove(1);
    open_shared(&mut client, &poker_history::share_text(&hand).unwrap());
    assert!(client.says("Hand 48201775"), "{:?}", client.words());
    client.ask(AppIntent::Close);
    open_shared(&mut client, "hello");
    assert!(client.says("This hand cannot be shown") && !client.says("Hand 48201775"), "{:?}", client.words());
}
