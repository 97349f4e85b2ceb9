//! Tournaments in the real client: entered, played to the end, shared, and gone on with after a kill.

use std::path::Path;

use serde_json::Value;

use crate::command_line::folder;
use crate::driven_client::DrivenClient;
use crate::entrant::{
    Habit, begin_another, begin_tournament, enter_again, hexapro_by_keyboard, hurried, is_entry, is_event, is_offer, open_practice, played,
    stacks,
};
use crate::x_server::{XServer, x_server};

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_sit_and_go_of_five_is_entered_and_played_to_its_end_by_mouse() {
    let x = x_server();
    let data = folder("driven_sit_and_go");
    hurried(&data, "en-2.7", "");
    let mut client = DrivenClient::start(&x, "sit_and_go", &data, &["--seed", "7"]);
    open_practice(&mut client);
    client.click("lobby.section.sit_and_go");
    // The first offer of the calendar has five players.
    client.click("tournament.row.offer.0");
    client.click("tournament.register");
    client.wait_screen("registration");
    client.click("registration.register");
    client.wait_screen("table");
    let table = client.last_line(|line| line["event"] == "table").unwrap();
    assert_eq!(table["stacks"].as_array().unwrap().len(), 5);
    let place = Habit::AllInByMouse.play_to_the_place(&mut client);
    client.click("over.close");
    client.wait_screen("lobby");
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let kept = played(&data);
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0]["result"]["Placed"]["place"], place, "{kept:?}");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_hexapro_by_keyboard_alone() {
    let x = x_server();
    let data = folder("driven_hexapro");
    hurried(&data, "en-2.7", "");
    let mut client = DrivenClient::start(&x, "hexapro", &data, &["--seed", "5"]);
    for begins in ["start.name", "practice.start"] {
        client.wait_for(begins, |line| line["event"] == "focus" && line["name"] == begins);
        client.key("Return");
    }
    client.wait_screen("lobby");
    hexapro_by_keyboard(&mut client);
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    assert_eq!(played(&data)[0]["kind"], "hexapro");
}

/// Plays hands until a control can be used in the pause after one.
fn fold_until(client: &mut DrivenClient, control: &str) {
    while !client.has_in_pause(control) {
        Habit::Folds.play_until(client, control, |line| line["event"] == "hand_over");
    }
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_rebuy_and_an_add_on_are_bought() {
    let x = x_server();
    let data = folder("driven_rebuy");
    hurried(&data, "room-003", "tournament_setup: (kind: \"rebuy\", entries: 8, levels: Hands(2))");
    let mut client = DrivenClient::start(&x, "rebuy", &data, &["--seed", "3"]);
    begin_tournament(&mut client);
    // A player who has no more than the starting stack may buy another one.
    client.click("tool.rebuy");
    client.click("rebuy.go");
    client.wait_for("the new chips", |line| is_event(line, "entry") && line["happened"]["event"]["type"] == "rebought");
    Habit::Folds.play_until(&mut client, "an add-on", |line| is_offer(line, "add_on"));
    // The sheet comes by itself between two hands.
    fold_until(&mut client, "add_on.go");
    client.click("add_on.go");
    client.wait_for("the add-on", |line| is_event(line, "entry") && line["happened"]["event"]["type"] == "added_on");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_player_without_chips_buys_a_new_stack() {
    let x = x_server();
    let data = folder("driven_broke");
    hurried(&data, "en-2.7", "tournament_setup: (kind: \"rebuy\", entries: 8, levels: Hands(20))");
    let mut client = DrivenClient::start(&x, "broke", &data, &["--seed", "6"]);
    begin_tournament(&mut client);
    // An offer to a player who has lost all chips has a deadline.
    let must_answer = |line: &Value| is_offer(line, "rebuy") && !line["offers"][0]["left_ms"].is_null();
    Habit::AllInByMouse.play_until(&mut client, "the loss of all chips", must_answer);
    client.click("rebuy.go");
    client.wait_for("the new chips", |line| is_event(line, "entry") && line["happened"]["event"]["type"] == "rebought");
    Habit::Folds.play_until(&mut client, "a hand with the new stack", |line| line["event"] == "hand_over");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_the_last_players_share_the_prizes() {
    let x = x_server();
    let data = folder("driven_deal");
    hurried(&data, "room-003", "tournament_setup: (kind: \"freezeout-turbo\", entries: 30, start: FinalTable)");
    let mut client = DrivenClient::start(&x, "deal", &data, &["--seed", "3"]);
    begin_tournament(&mut client);
    loop {
        // In a turn nothing is opened that would cover the hand. On a slow machine the pause may be over before the proposal is made.
        fold_until(&mut client, "tool.deal");
        client.click("tool.deal");
        if client.has_in_pause("propose.go") {
            client.click("propose.go");
        }
        // The bots take a fair share, and a proposal is an agreement.
        let over = |line: &Value| is_entry(line, "placed") || line["event"] == "hand_over";
        if is_entry(&Habit::Folds.play_until(&mut client, "the share of the deal", over), "placed") {
            break;
        }
    }
    client.click("over.close");
    client.wait_screen("lobby");
}

/// How many tournaments are played at most until the player is moved, or loses one in time.
const TOURNAMENTS: u32 = 12;

/// A client whose player was moved to another table. Which tables break depends on how long decisions take; where the player's table is the
/// last one, another tournament is played.
fn moved_client<'x>(x: &'x XServer, data: &Path) -> DrivenClient<'x> {
    hurried(data, "en-2.7", "tournament_setup: (kind: \"freezeout-turbo\", entries: 27, levels: Hands(8))");
    let mut client = DrivenClient::start(x, "moved", data, &["--seed", "9"]);
    open_practice(&mut client);
    for _ in 0..TOURNAMENTS {
        begin_another(&mut client);
        let first = client.last_line(|line| is_entry(line, "seated")).expect("the player has a seat")["state"]["table"].clone();
        let moved = |line: &Value| is_entry(line, "seated") && line["state"]["table"] != first;
        let ended = Habit::Folds.play_until(&mut client, "another table", |line| moved(line) || is_entry(line, "placed"));
        if moved(&ended) {
            return client;
        }
        client.click("over.close");
    }
    panic!("the player was never moved in {TOURNAMENTS} tournaments");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_player_is_moved_when_the_table_breaks_and_goes_on_after_a_kill() {
    let x = x_server();
    let data = folder("driven_moved");
    let mut client = moved_client(&x, &data);
    client.click("notice.moved.close");
    client.wait_event("hand_started");
    client.kill();
    let begun = client.last_line(|line| line["event"] == "hand_started").unwrap();
    let mut client = DrivenClient::start(&x, "moved_again", &data, &["--seed", "9"]);
    open_practice(&mut client);
    let back = client.wait_event("table");
    // A player who came to the table after the start of the hand has a seat, but no part in the hand.
    let back = stacks(&back);
    assert!(stacks(&begun).iter().all(|stack| back.contains(stack)), "the stacks are those at the start of the hand: {begun} {back:?}");
    Habit::AllInByMouse.play_to_the_place(&mut client);
    client.click("over.close");
    client.wait_screen("lobby");
}

#[test]
#[ignore = "needs an X server; cargo verify runs it"]
fn driven_a_player_who_is_out_enters_again() {
    let x = x_server();
    let data = folder("driven_re_entry");
    hurried(&data, "en-2.7", "tournament_setup: (kind: \"re-entry\", entries: 12, levels: Hands(20))");
    let mut client = DrivenClient::start(&x, "re_entry", &data, &["--seed", "4"]);
    open_practice(&mut client);
    let again = (0..TOURNAMENTS).any(|_| {
        begin_another(&mut client);
        let again = enter_again(&mut client);
        if !again {
            client.click("over.close");
        }
        again
    });
    assert!(again, "the player could not enter again in {TOURNAMENTS} tournaments");
}
