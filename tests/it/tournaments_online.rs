//! Tournaments of a real server in the real client: entered before and after the beginning, through a break, and after kills of both.

use std::time::Duration;

use poker_load::LOAD_NAME;
use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::entrant::{Habit, enter_again, hexapro_by_keyboard, is_entry, is_event, played, stacks};
use crate::online::{sign_up, still, wait_back, wait_lost};
use crate::scheduled_tournament;
use crate::server_process::{ServerProcess, enter_tournament};
use crate::x_server::{XServer, x_server};

/// How many tournaments are played at most until the player loses one in time. One of 36 players wins.
const TOURNAMENTS: u32 = 5;

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
    enter_tournament(server.url(), LOAD_NAME, others);
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
    enter_tournament(server.url(), LOAD_NAME, others);
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

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hexapro_at_a_server_by_keyboard() {
    let x = x_server();
    let data = folder("driven_hexapro_online");
    still(&data);
    // Two other players: a HexaPro has three.
    let (server, others) = ServerProcess::start_tournament(&folder("driven_hexapro_server"), 3);
    enter_tournament(server.url(), "HexaPro", others);
    let mut client = DrivenClient::start(&x, "hexapro_online", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    hexapro_by_keyboard(&mut client);
    assert_eq!(played(&data)[0]["kind"], "hexapro");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_player_who_is_out_at_a_server_enters_again() {
    let x = x_server();
    let again = (0..TOURNAMENTS).any(|_| enters_again_at_a_new_server(&x));
    assert!(again, "the player could not enter again in {TOURNAMENTS} tournaments");
}

/// Loses the tournament of a new server and enters again. Returns whether that was so.
fn enters_again_at_a_new_server(x: &XServer) -> bool {
    let data = folder("driven_re_entry_online");
    still(&data);
    let (server, others, beginning) = scheduled_tournament::start(&folder("driven_re_entry_server"), 35);
    enter_tournament(server.url(), LOAD_NAME, others);
    let mut client = DrivenClient::start(x, "re_entry_online", &data, &["--locale", "en"]);
    sign_up(&mut client, server.url());
    client.click("lobby.section.tournaments");
    client.wait_control("tournament.register");
    register(&mut client);
    beginning.wait(Duration::from_secs(1));
    client.wait_for("a seat", |line| is_entry(line, "seated"));
    client.wait_screen("table");
    enter_again(&mut client)
}
