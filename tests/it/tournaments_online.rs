//! Tournaments of a real server in the real client: entered before and after the beginning, through a break, and after kills of both.

use std::time::Duration;

use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::entrant::{Habit, is_entry, is_event, stacks};
use crate::online::{sign_up, still, wait_back, wait_lost};
use crate::scheduled_tournament;
use crate::server_process::{ServerProcess, enter_tournament};
use crate::x_server::x_server;

/// Registers for the tournament that is chosen.
fn register(client: &mut DrivenClient) {
    client.click("tournament.register");
    client.wait_screen("registration");
    client.click("registration.register");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_sit_and_go_at_a_server_goes_on_after_kills_of_the_server_and_of_the_client() {
    let x = x_server();
    let data = folder("driven_sit_and_go_online");
    still(&data);
    let (mut server, others) = ServerProcess::start_tournament(&folder("driven_sit_and_go_server"), 6);
    enter_tournament(server.url(), others);
    let mut client = DrivenClient::start(&x, "sit_and_go_online", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    client.click("lobby.section.sit_and_go");
    register(&mut client);
    client.wait_screen("table");
    Habit::Folds.play_until(&mut client, "the end of a hand", |line| line["event"] == "hand_over");
    server.kill();
    wait_lost(&mut client);
    server.again();
    client.wait_for("the line", |line| line["event"] == "connection" && line["line"] == "good");
    let back = wait_back(&mut client);
    let sum = |stacks: &[Value]| stacks.iter().map(|pair| pair[1].as_u64().unwrap()).sum::<u64>();
    assert!(sum(&stacks(&back)) <= 60_000 && !stacks(&back).is_empty(), "no chip appears: {back}");
    Habit::Folds.play_until(&mut client, "the end of a hand", |line| line["event"] == "hand_over");
    client.kill();
    let mut client = DrivenClient::start(&x, "sit_and_go_online_again", &data, &["--locale", "en"]);
    client.wait_event("first_frame");
    client.click("start.online");
    client.click("online.go_on");
    wait_back(&mut client);
    Habit::AllInByMouse.play_to_the_place(&mut client);
    client.click("over.close");
    client.wait_screen("lobby");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_late_player_sits_through_a_break_in_which_the_server_is_killed() {
    let x = x_server();
    let data = folder("driven_break");
    still(&data);
    let (mut server, others, beginning) = scheduled_tournament::start(&folder("driven_break_server"), 17);
    enter_tournament(server.url(), others);
    let mut client = DrivenClient::start(&x, "break", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    client.click("lobby.section.tournaments");
    client.wait_control("tournament.register");
    beginning.wait(Duration::from_secs(3));
    register(&mut client);
    client.wait_for("a seat", |line| is_entry(line, "seated"));
    client.wait_screen("table");
    Habit::Folds.play_until(&mut client, "the break", |line| is_event(line, "break"));
    server.kill();
    wait_lost(&mut client);
    server.again();
    wait_back(&mut client);
    let over = Habit::Folds
        .play_until(&mut client, "the end of the break", |line| line["event"] == "hand_started" || is_event(line, "break_over"));
    assert_eq!(over["event"], "tournament", "no hand is dealt in the break");
    Habit::Folds.play_until(&mut client, "a hand after the break", |line| line["event"] == "hand_over");
}
