//! The first start: by keyboard alone to the first hand, whose buttons are explained, and never again.

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::x_server::x_server;

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_the_first_start_leads_by_keyboard_alone_to_an_explained_hand_and_comes_once() {
    let x = x_server();
    let data = folder("driven_first_start");
    std::fs::create_dir_all(&data).unwrap();
    let settings = data.join("settings.ron");
    std::fs::write(&settings, "(first_start: true, animation_speed: Off, click_guard_ms: 300)").unwrap();
    let mut client = DrivenClient::start(&x, "first_start", &data, &["--locale", "en"]);
    client.wait_event("first_frame");
    client.focus("first.name");
    client.type_words("Astrid");
    for button in ["first.next", "first.next", "first.play"] {
        client.focus(button);
        client.key("Return");
    }
    client.wait_screen("table");
    client.wait_control("hint.done");
    client.focus("hint.skip");
    client.key("Return");
    // At the turn it folds, and before it chooses to fold. Where checking is free it checks, and the hand goes on to the next turn.
    loop {
        client.wait_rest();
        client.key("f");
        let line = client.wait_for("the next turn or the end", |line| line["event"] == "ready" || line["event"] == "hand_over");
        if line["event"] == "hand_over" {
            break;
        }
    }
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let kept = std::fs::read_to_string(&settings).unwrap();
    assert!(kept.contains("Astrid") && !kept.contains("first_start") && !kept.contains("button_hint"), "{kept}");
    let mut client = DrivenClient::start(&x, "first_start_again", &data, &["--locale", "en"]);
    client.wait_event("first_frame");
    client.wait_control("start.continue");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
