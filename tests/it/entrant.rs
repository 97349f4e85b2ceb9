//! What a player of a tournament does in a driven client.

use std::path::Path;

use serde_json::Value;

use crate::driven_client::DrivenClient;

/// How a player acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Moves all in by mouse whenever that is possible, and calls otherwise.
    AllInByMouse,
    /// The same by keyboard.
    AllInByKeyboard,
    /// Checks where that is free, and folds otherwise.
    Folds,
}

impl Habit {
    /// Acts in the turn that a line `ready` tells of.
    fn act(self, client: &mut DrivenClient, legal: &Value) {
        let raises = !legal["raise"].is_null();
        match self {
            Self::AllInByMouse if raises => {
                // A stack that is enough only for the least raise has no presets.
                if legal["raise"]["min_to"] != legal["raise"]["max_to"] {
                    client.wait_control("action.preset.1");
                    let mut presets = (1..=8).rev().map(|number| format!("action.preset.{number}"));
                    let all_in = presets.find(|preset| client.can_use(preset)).unwrap();
                    client.click(&all_in);
                }
                client.click("action.raise");
            }
            Self::AllInByMouse => client.click("action.call"),
            Self::AllInByKeyboard if raises => {
                // The sixth key of the lowest row chooses all chips. A stack that is enough only for the least raise has no presets.
                client.key(if legal["raise"]["min_to"] == legal["raise"]["max_to"] { "r" } else { "n" });
                client.key("Return");
            }
            Self::AllInByKeyboard => client.key("c"),
            Self::Folds => client.click(if legal["check"] == true { "action.call" } else { "action.fold" }),
        }
    }

    /// Plays hands until a line comes for which `fits` is true. `what` names it in a failure.
    pub fn play_until(self, client: &mut DrivenClient, what: &str, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let line = client.wait_for(what, |line| line["event"] == "ready" || line["event"] == "hand_over" || fits(line));
            if fits(&line) {
                return line;
            }
            if line["event"] == "ready" {
                self.act(client, &line["legal"]);
            } else {
                // In practice the pause after a hand ends with this key.
                client.key("e");
            }
        }
    }

    /// Plays to the place of the player's entry. Returns the place.
    pub fn play_to_the_place(self, client: &mut DrivenClient) -> u64 {
        let line = self.play_until(client, "the place", |line| is_entry(line, "placed"));
        line["state"]["place"].as_u64().unwrap()
    }
}

/// Whether a line tells that the player's entry has come to this state.
pub fn is_entry(line: &Value, state: &str) -> bool {
    line["event"] == "entry" && line["state"]["type"] == state
}

/// Whether a line tells that this is offered to the player's entry.
pub fn is_offer(line: &Value, what: &str) -> bool {
    line["event"] == "entry" && line["offers"].as_array().is_some_and(|offers| offers.iter().any(|offer| offer["what"] == what))
}

/// Whether a line tells of an event of a tournament of this type.
pub fn is_event(line: &Value, kind: &str) -> bool {
    line["event"] == "tournament" && line["happened"]["type"] == kind
}

/// Writes settings with which nothing moves and bots act at once, for practice with the rules `rules`, and with `more` fields.
pub fn hurried(data: &Path, rules: &str, more: &str) {
    // Such opponents call, and nobody is asked whether to show a hand: a tournament is over after few hands and few pauses.
    let practice = format!("(rules: r#{rules}, style: LooseAggressive, pace: (min_ms: 0, max_ms: 0))");
    let settings = format!("(name: \"Ardan\", animation_speed: Off, auto_muck: true, practice: {practice}, {more})");
    std::fs::write(data.join("settings.ron"), settings).unwrap();
}

/// Goes from the start screen to the lobby of practice, by mouse.
pub fn open_practice(client: &mut DrivenClient) {
    client.wait_event("first_frame");
    client.click("start.practise");
    client.click("practice.start");
    client.wait_rest();
}

/// Begins the practice tournament of the settings.
pub fn begin_tournament(client: &mut DrivenClient) {
    open_practice(client);
    begin_another(client);
}

/// Begins the practice tournament of the settings, from the lobby.
pub fn begin_another(client: &mut DrivenClient) {
    client.wait_screen("lobby");
    client.click("lobby.section.sit_and_go");
    client.click("lobby.setup");
    client.wait_screen("setup");
    client.click("setup.begin");
    client.wait_screen("table");
}

/// Enters the chosen HexaPro and plays it to the place, from the lobby and back to it, by keyboard alone.
pub fn hexapro_by_keyboard(client: &mut DrivenClient) {
    client.wait_rest();
    client.focus("lobby.section.hexapro");
    client.key("Return");
    client.focus("tournament.register");
    client.key("Return");
    let register = "registration.register";
    client.wait_for(register, |line| line["event"] == "focus" && line["name"] == register);
    client.key("Return");
    client.wait_screen("table");
    Habit::AllInByKeyboard.play_to_the_place(client);
    // A sheet that has just come up ignores its buttons.
    client.wait_control("over.close");
    client.key("Return");
    client.wait_screen("lobby");
}

/// Loses all chips, enters again, and plays a hand with the new stack. Returns whether that was so: the cards are dealt at random, and a player
/// who has won the tournament, or lost it after the last time at which players may enter, can't enter again.
#[must_use]
pub fn enter_again(client: &mut DrivenClient) -> bool {
    let over = |line: &Value| is_offer(line, "re_entry") || is_entry(line, "placed");
    let over = Habit::AllInByMouse.play_until(client, "the end of the first entry", over);
    if !is_offer(&over, "re_entry") {
        return false;
    }
    client.click("out.again");
    client.wait_screen("registration");
    client.click("registration.register");
    client.wait_for("a new seat", |line| is_entry(line, "seated"));
    client.wait_screen("table");
    Habit::Folds.play_until(client, "a hand with the new stack", |line| line["event"] == "hand_over");
    true
}

/// The entries of the history that the client keeps. An empty line ends one that was not written whole.
pub fn played(data: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(data.join("tournaments.jsonl")).unwrap_or_default();
    text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The stacks at the start of the hand in progress or of the next one, by seat.
pub fn stacks(line: &Value) -> Vec<Value> {
    let mut stacks = line["stacks"].as_array().unwrap().clone();
    stacks.sort_by_key(|pair| pair[0].as_u64());
    stacks
}
