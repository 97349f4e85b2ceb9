//! What opens the replayer from outside.

use bevy::window::FileDragAndDrop;
use poker_client::AppIntent;

use super::{WholeClient, still, wait_for_replayer};

#[test]
fn a_file_that_is_dropped_on_the_window_and_a_shared_hand_open_the_replayer() {
    let mut client = WholeClient::showing("start", &still());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.phhs");
    std::fs::write(&path, include_str!("../replay.phhs")).unwrap();
    let window = client.world().spawn_empty().id();
    client.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf: path });
    wait_for_replayer(&mut client);
    assert!(client.says("Hand 48201774") && client.says("Hand 1 of 2"), "{:?}", client.words());
    client.click("replayer.next_hand");
    assert!(client.says("Hand 48201775"), "{:?}", client.words());
    let hand = crate::tour::replayed_hands().remove(0);
    client.ask(AppIntent::OpenShared(poker_history::share_text(&hand).unwrap()));
    wait_for_replayer(&mut client);
    assert!(client.says("Hand 48201774") && !client.says("of 2"), "{:?}", client.words());
    client.ask(AppIntent::OpenShared("cardroom-hand:AAAA".to_owned()));
    wait_for_replayer(&mut client);
    assert!(client.says("This hand cannot be shown"), "{:?}", client.words());
}
