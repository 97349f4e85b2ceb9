//! The rules in force, as a room sends them.

use std::sync::Arc;

use poker_protocol::{BankInForce, Disclosed, Form, Message, Refusal, Request, RulesInForce};

use super::{IDS, rulebook};
use crate::tests::room_scene::{Salon, config};
use crate::{RoomConfig, RoomStakes, Rulebook};

/// The rules that a room of this rulebook sends when a client asks for them.
fn asked(id: &str) -> RulesInForce {
    let mut salon = Salon::with(RoomConfig { stakes: Arc::new(RoomStakes::of_rulebook(rulebook(id))), ..config() });
    let client = salon.person(1);
    salon.answer(client, Request::AskRules { rulebook: id.to_owned() }).unwrap();
    let messages = salon.messages(client);
    let rules = messages.iter().find_map(|message| if let Message::Rules { rules } = &message.message { Some(rules) } else { None });
    (**rules.unwrap()).clone()
}

#[test]
fn a_room_tells_the_rules_of_each_rulebook() {
    for id in IDS {
        let (rules, rulebook) = (asked(id), rulebook(id));
        assert_eq!(rules, rulebook.in_force());
        assert_eq!(rules.stakes.len(), rulebook.stakes.len(), "{id}");
        let written = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<RulesInForce>(&written).unwrap(), rules, "{id}");
        let forms: Vec<Form> = rules.forms.iter().map(|form| form.form).collect();
        assert!(rules.stakes.iter().all(|stake| forms.contains(&stake.form)), "{id}");
    }
}

#[test]
fn a_rulebook_that_the_room_does_not_use_is_unknown() {
    let mut salon = Salon::new();
    let client = salon.person(1);
    assert_eq!(salon.answer(client, Request::AskRules { rulebook: "fr-3.1".to_owned() }), Err(Refusal::Unknown));
}

#[test]
fn rules_that_a_rulebook_does_not_have_are_not_told() {
    let has = |id: &str| {
        let rules = asked(id);
        let away = (rules.away.global_sit_out_s.is_some(), rules.away.auto_top_up.is_some());
        (away, rules.ratholing.is_some(), rules.banzai.is_some(), rules.fast.is_some(), rules.plans.is_some())
    };
    assert_eq!(has("en-2.7"), ((true, true), true, true, false, true));
    assert_eq!(has("fr-3.1"), ((true, true), true, true, false, false));
    assert_eq!(has("sv-2.6"), ((true, true), true, true, false, false));
    assert_eq!(has("en-1.2"), ((true, false), false, false, true, false));
    assert_eq!(has("room-003"), ((false, false), false, false, true, false));
    let of_room = asked("room-003");
    assert!(of_room.jackpots.is_some() && of_room.table.straddle.is_some() && of_room.clock.disconnect_seat_s.is_some());
}

#[test]
fn both_time_banks_are_told() {
    let steps = BankInForce::Steps { first_ms: 15_000, add_ms: 5_000, every_hands: 10, cap_ms: 30_000, ours: false };
    for id in ["en-2.7", "fr-3.1", "sv-2.6"] {
        assert_eq!(asked(id).clock.bank, steps, "{id}");
    }
    let trickle = BankInForce::FloorAndTrickle { floor_ms: 10_000, add_ms: 250, cap_ms: 30_000, ours: false };
    assert_eq!(asked("en-1.2").clock.bank, trickle);
    assert_eq!(asked("room-003").clock.bank, BankInForce::Nothing);
}

#[test]
fn what_the_house_chose_is_told_as_such() {
    for id in IDS {
        assert_eq!(asked(id).clock.decision_s, Disclosed { value: 10, ours: true }, "{id}");
    }
    let deepstack = |id| asked(id).forms.into_iter().find(|form| form.form == Form::Deepstack).unwrap();
    assert_eq!(deepstack("en-2.7").min_big_blinds, Disclosed { value: 500, ours: true });
    assert_eq!(deepstack("en-2.7").max_big_blinds, Disclosed { value: 1_000, ours: false });
}

/// Figures that are not among the rules in force, each with the reason.
const UNTOLD: [(&str, &str); 19] = [
    ("weight_played_before", "what is preferred is told, not by how much"),
    ("weight_free_seat", "what is preferred is told, not by how much"),
    ("gather_ms", "a pause, not a rule"),
    ("sit_out_free_check", "tournaments"),
    ("break_minute", "tournaments"),
    ("deal_answer_s", "tournaments"),
    ("hexapro_percent", "tournaments"),
    ("own_bounty", "tournaments"),
    ("break_s", "tournaments"),
    ("pool_percent", "tournaments"),
    ("progressive_percent", "tournaments"),
    ("vip_bounty_before_rebuy", "tournaments"),
    ("phase_one_prizes", "tournaments"),
    ("entrants", "tournaments"),
    ("buy_in", "tournaments"),
    ("fee", "tournaments"),
    ("scheduled", "tournaments"),
    ("context", "the time bank of other games"),
    ("hexapro", "tournaments"),
];

/// Every whole number and boolean of a file outside of strings and comments, with its place and its field.
fn figures(text: &str) -> Vec<(std::ops::Range<usize>, String)> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut in_hexapro = false;
    for line in text.split_inclusive('\n') {
        let code = line.trim_start();
        in_hexapro = code.trim_end() == "hexapro: [" || in_hexapro && line.trim_end() != "    ],";
        let other_bank = code.starts_with("(context:") && !code.starts_with("(context: Cash");
        let (mut field, mut word, mut quoted) = (String::new(), String::new(), false);
        for (at, sign) in line.char_indices().filter(|_| !code.starts_with("//")) {
            if sign == '"' {
                quoted = !quoted;
            }
            if !quoted && (sign.is_alphanumeric() || sign == '_') {
                word.push(sign);
                continue;
            }
            if sign == ':' && word != "is" {
                field.clone_from(&word);
            }
            if word.parse::<u64>().is_ok() || word == "true" || word == "false" {
                let field = match (other_bank, in_hexapro) {
                    (true, _) => "context".to_owned(),
                    (false, true) => "hexapro".to_owned(),
                    (false, false) => field.clone(),
                };
                found.push((start + at - word.len()..start + at, field));
            }
            word.clear();
        }
        start += line.len();
    }
    found
}

#[test]
fn r_int_8_each_figure_of_a_rulebook_is_told() {
    for id in IDS {
        let path = format!("{}/data/{id}.ron", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let told = rulebook(id).in_force();
        let mut changes = 0;
        for (span, field) in figures(&text) {
            if UNTOLD.iter().any(|(untold, _)| *untold == field) {
                continue;
            }
            let others = match &text[span.clone()] {
                "true" => vec!["false".to_owned()],
                "false" => vec!["true".to_owned()],
                number => {
                    let number: u64 = number.parse().unwrap();
                    vec![(number + 1).to_string(), number.saturating_sub(1).to_string()]
                }
            };
            let changed = others.iter().filter(|other| **other != text[span.clone()]).find_map(|other| {
                let text = [&text[..span.start], other, &text[span.end..]].concat();
                Rulebook::parse(id, &text).ok()
            });
            if let Some(changed) = changed {
                changes += 1;
                assert!(changed.in_force() != told, "{id}: {field} at {span:?} is told to nobody");
            }
        }
        assert!(changes > 80, "{id}: {changes}");
    }
}

#[test]
fn r_int_1_each_rulebook_has_its_conduct() {
    use poker_protocol::HouseRule::{ChipDumping, Collusion, RakeIncreases, Rollback, TalkOfHands, Video};
    let has = |id: &str, rule| rulebook(id).house.iter().any(|figure| figure.is == rule);
    for id in IDS {
        assert!([Collusion, ChipDumping, Rollback].into_iter().all(|rule| has(id, rule)), "{id}");
        assert_eq!(has(id, Video), ["en-2.7", "fr-3.1"].contains(&id), "{id}: R-INT-3");
        assert_eq!(has(id, RakeIncreases), id == "en-1.2", "{id}: R-RAKE-8");
        assert_eq!(has(id, TalkOfHands), id == "room-003", "{id}");
    }
}
