//! The page says each figure of a rulebook, and nothing that the rulebook does not have.

use std::collections::BTreeSet;

use poker_protocol::RulesInForce;
use poker_room::Rulebooks;
use poker_text::{Language, Texts};
use serde_json::Value;

use super::{RulesPage, RulesRow};

fn rulebooks() -> Vec<RulesInForce> {
    let rulebooks = Rulebooks::embedded().unwrap();
    rulebooks.ids().map(|id| rulebooks.get(id).unwrap().in_force()).collect()
}

fn of(id: &str) -> RulesInForce {
    rulebooks().into_iter().find(|rules| rules.rulebook == id).unwrap()
}

/// The page line by line.
fn lines(rules: &RulesInForce, texts: &Texts) -> Vec<String> {
    let page = RulesPage::of(rules);
    let row = |row: &RulesRow| {
        let notes: Vec<_> = row.notes.iter().map(|note| texts.say(note)).collect();
        format!(
            "{} | {} | {}",
            texts.show(&row.label),
            row.value.as_ref().map(|value| texts.show(value)).unwrap_or_default(),
            notes.join(" | ")
        )
    };
    let about = page.about.iter().map(|line| texts.say(line));
    let sections = page.sections.iter().flat_map(|section| std::iter::once(texts.say(&section.title)).chain(section.rows.iter().map(row)));
    about.chain(sections).collect()
}

/// Adds the paths of all fields and items inside `value` to `found`; each path comes after the paths inside it.
fn paths(value: &Value, path: &str, found: &mut Vec<String>) {
    let children: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, field)| (name.clone(), field)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, item)| (at.to_string(), item)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    for (name, child) in children {
        let path = format!("{path}/{name}");
        paths(child, &path, found);
        found.push(path);
    }
}

/// Other values that the field at `path` can have.
fn others(rules: &Value, path: &str) -> Vec<Value> {
    match rules.pointer(path).unwrap() {
        Value::Null => Vec::new(),
        Value::Bool(is) => vec![Value::from(!is)],
        Value::Number(number) => vec![Value::from(number.as_u64().unwrap() + 1)],
        Value::String(word) if path.ends_with("/game") => vec![Value::from(if word == "plo" { "nlhe" } else { "plo" })],
        Value::String(_) => variants(rules, path),
        Value::Array(items) if items.is_empty() => Vec::new(),
        Value::Array(_) => vec![Value::Array(Vec::new()), Value::Null],
        Value::Object(_) => vec![Value::Null],
    }
}

/// Other words for the field at `path`: any word, or where only some words are accepted, those that the error lists.
fn variants(rules: &Value, path: &str) -> Vec<Value> {
    let error = match with(rules, path, &Value::from("another")) {
        Ok(_) => return vec![Value::from("another")],
        Err(error) => error.to_string(),
    };
    let was = rules.pointer(path).unwrap();
    error.split('`').skip(1).step_by(2).skip(1).map(Value::from).filter(|word| word != was).collect()
}

fn with(rules: &Value, path: &str, value: &Value) -> Result<RulesInForce, serde_json::Error> {
    let mut changed = rules.clone();
    *changed.pointer_mut(path).unwrap() = value.clone();
    serde_json::from_value(changed)
}

/// Whether the page need not show the field at `path`: it is no rule of the tables, or concerns something that the rulebook does not have.
fn beside_the_point(rules: &RulesInForce, path: &str) -> bool {
    use poker_protocol::{BankInForce, Newcomers};
    use poker_rules::{GameCards, Structure};
    let offers = |structure| rules.stakes.iter().any(|stake| stake.game.structure == structure);
    let omaha5 = rules.stakes.iter().any(|stake| stake.game.cards == GameCards::Omaha5);
    let nothing = [
        ("/table/posted_blind", rules.table.newcomers.value == Newcomers::Wait),
        ("/games/omaha5_hole_used", !omaha5),
        ("/games/pot_limit_counts_call", !offers(Structure::PotLimit)),
        ("/games/fixed_limit", !offers(Structure::FixedLimit)),
        // No cap is halved.
        ("/rake/halve_cap_for", rules.rake.halve_cap_for.value.is_empty()),
        ("/clock/disconnect_uses_time_bank", rules.clock.bank == BankInForce::Nothing),
    ];
    nothing.iter().any(|(begins, so)| *so && path.starts_with(begins)) || path.ends_with("/language")
}

#[test]
fn each_figure_of_a_rulebook_is_on_its_page() {
    let texts = Texts::embedded(Language::English);
    for rules in rulebooks() {
        let said = lines(&rules, &texts);
        let value = serde_json::to_value(&rules).unwrap();
        let mut found = Vec::new();
        paths(&value, "", &mut found);
        let mut tried = 0;
        for path in found.iter().filter(|path| !path.ends_with("/ours") && !beside_the_point(&rules, path)) {
            for other in others(&value, path) {
                let Ok(changed) = with(&value, path, &other) else { continue };
                tried += 1;
                assert_ne!(lines(&changed, &texts), said, "{}: {path} as {other} reads the same", rules.rulebook);
            }
        }
        assert!(tried > 150, "{}: {tried}", rules.rulebook);
    }
}

#[test]
fn each_figure_that_the_house_chose_is_marked_as_such() {
    let texts = Texts::embedded(Language::English);
    let mark = texts.say(&poker_text::text::rules::ours());
    for rules in rulebooks() {
        let mut value = serde_json::to_value(&rules).unwrap();
        let mut found = Vec::new();
        paths(&value, "", &mut found);
        found.retain(|path| path.ends_with("/ours"));
        for path in &found {
            *value.pointer_mut(path).unwrap() = Value::from(false);
        }
        let marks = |rules: &RulesInForce| lines(rules, &texts).iter().filter(|line| line.contains(&mark)).count();
        assert_eq!(marks(&serde_json::from_value(value.clone()).unwrap()), 0, "{}", rules.rulebook);
        for path in found.iter().filter(|path| !beside_the_point(&rules, path)) {
            let changed = with(&value, path, &Value::from(true)).unwrap();
            assert_eq!(marks(&changed), 1, "{}: {path}", rules.rulebook);
        }
    }
}

#[test]
fn a_page_has_the_sections_of_its_rulebook_and_no_others() {
    let always = [
        "seating",
        "table",
        "games",
        "betting",
        "open",
        "showdown",
        "buy-ins",
        "stakes",
        "rake",
        "time",
        "away",
        "conduct",
        "failures",
        "acceptance",
    ];
    let more: [(&str, &[&str]); 5] = [
        ("en-1.2", &["lobby-tab-fast"]),
        ("en-2.7", &["rules-section-return", "lobby-tab-banzai", "rules-section-plans"]),
        ("fr-3.1", &["rules-section-return", "lobby-tab-banzai"]),
        ("sv-2.6", &["rules-section-return", "lobby-tab-banzai"]),
        ("room-003", &["rules-section-fixed", "rules-section-jackpots", "lobby-tab-rapid"]),
    ];
    for (id, own) in more {
        let page = RulesPage::of(&of(id));
        let titles: BTreeSet<String> = page.sections.iter().map(|section| section.title.key().to_owned()).collect();
        let expected = always.iter().map(|name| format!("rules-section-{name}")).chain(own.iter().map(|key| (*key).to_owned()));
        assert_eq!(titles, expected.collect(), "{id}");
    }
}

#[test]
fn no_two_stakes_read_alike() {
    let texts = Texts::embedded(Language::English);
    for rules in rulebooks() {
        let page = RulesPage::of(&rules);
        for section in &page.sections {
            let labels: Vec<_> = section.rows.iter().map(|row| texts.show(&row.label)).collect();
            let different: BTreeSet<_> = labels.iter().collect();
            let returns = section.title.key() == "rules-section-return";
            assert!(returns || different.len() == labels.len(), "{}: {labels:?}", rules.rulebook);
        }
    }
}

#[test]
fn the_page_of_room_003_tells_what_an_audit_missed() {
    let said = lines(&of("room-003"), &Texts::embedded(Language::English)).join("\n");
    for words in [
        "Seat after a lost connection | Kept for 1 minute",
        "One big blind before and on the flop, two on turn and river",
        "4 at most, the first bet and all raises",
        "Exactly two of them count",
        "Half of each pot goes to the best hand",
        "Beaten hand: Full house from A up, Four of a kind or Straight flush",
        "Hours (UTC): 18:00–22:00",
        "The cards must have been shown",
        "Where the percentage is less than $1.00",
        "At your turn. You move to a new table at once.",
        "It is a raise, and the straddler acts last before the flop.",
    ] {
        assert!(said.contains(words), "{words}\n{said}");
    }
    for words in ["Fast fold", "Auto top-up", "time bank is not used", "€"] {
        assert!(!said.contains(words), "{words}");
    }
}

#[test]
fn en_1_2_lets_nobody_back_after_any_missed_blind_but_with_the_big_one() {
    let said = lines(&of("en-1.2"), &Texts::embedded(Language::English)).join("\n");
    assert!(said.contains("A player who missed any blind while sitting out waits for the big blind."), "{said}");
    assert!(said.contains("Chip dumping") && said.contains("Collusion") && said.contains("Void after 90 days"));
    assert!(said.contains("Every other increase is announced"));
}
