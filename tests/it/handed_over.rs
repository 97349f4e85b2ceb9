//! A hand that is named on the command line, while the client is open or not.

use crate::command_line::folder;
use crate::driven::{hurried, sit_down};
use crate::driven_client::{DrivenClient, cardroom};
use crate::x_server::x_server;

const HANDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tour/replay.phhs");

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_the_client_opens_with_the_hand_that_the_command_line_names() {
    let x = x_server();
    let data = folder("driven_replay");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "replay", &data, &["replay", HANDS, "--hand", "2"]);
    client.wait_screen("replayer");
    // Of the two hands the second one is shown: there is a way back to the first, and none on.
    client.wait_control("replayer.previous_hand");
    assert!(!client.can_use("replayer.next_hand"));
    client.click("replayer.forward");
    client.click("replayer.previous_hand");
    client.wait_control("replayer.next_hand");
    client.wait_rest();
    assert!(!client.can_use("replayer.previous_hand"));
    client.key("Escape");
    client.wait_screen("start");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hand_that_is_named_at_the_very_first_start_is_shown_before_the_first_steps() {
    let x = x_server();
    let empty = folder("driven_replay_first");
    // The program finds no folder of data and so no settings.
    let (data, aside) = (empty.join("data"), empty.join("aside"));
    let mut client = DrivenClient::start_traced(&x, "replay_first", &data, &aside, &["replay", HANDS, "--locale", "en"]);
    client.wait_screen("replayer");
    // The first of the two hands is shown. A hand that is not there could not be copied.
    client.wait_control("replayer.next_hand");
    client.wait_control("replayer.forward");
    assert!(!client.can_use("replayer.previous_hand"));
    client.click("replayer.copy");
    client.wait_for("the hand is copied", |line| line["event"] == "toast" && line["text"] == "The hand is copied.");
    client.click("replayer.next_hand");
    client.wait_control("replayer.previous_hand");
    client.key("Escape");
    client.wait_screen("start");
    client.wait_control("first.name");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hand_of_the_command_line_is_shown_by_the_client_that_is_open() {
    let x = x_server();
    let data = folder("driven_handed_over");
    hurried(&data, "");
    let mut client = DrivenClient::start(&x, "handed_over", &data, &[]);
    sit_down(&mut client);
    let mut other = x.command(cardroom().get_program().to_str().unwrap());
    let told = other.env("LANG", "C").env_remove("LC_ALL").args(["replay", HANDS, "--data"]).arg(&data).output().unwrap();
    assert!(told.status.success(), "{told:?}");
    assert_eq!(String::from_utf8_lossy(&told.stdout), "The hand is shown in the Cardroom that is already open.\n");
    client.wait_screen("replayer");
    client.click("replayer.forward");
    client.key("Escape");
    client.wait_screen("table");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
}
