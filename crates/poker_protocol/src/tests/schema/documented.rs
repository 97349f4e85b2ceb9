//! `docs/protocol.md` names everything that the schema has.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::{root, written};

/// Adds every text to which the schema limits a value.
fn add_texts(schema: &Value, texts: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            texts.extend(fields.get("const").and_then(Value::as_str).map(str::to_owned));
            let listed = fields.get("enum").and_then(Value::as_array).into_iter().flatten();
            texts.extend(listed.filter_map(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| add_texts(field, texts));
        }
        Value::Array(items) => items.iter().for_each(|item| add_texts(item, texts)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The definitions that one leads to, itself included.
fn reached(schema: &Value, from: &str, names: &mut BTreeSet<String>) {
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix("#/$defs/")).map(str::to_owned));
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    if names.insert(from.to_owned()) {
        let mut found = Vec::new();
        references(&schema["$defs"][from], &mut found);
        found.iter().for_each(|name| reached(schema, name, names));
    }
}

/// The definitions but those of the rules in force, which only the schema has.
fn outside_the_rules(schema: &Value) -> Vec<&Value> {
    let mut of_rules = BTreeSet::new();
    reached(schema, "RulesInForce", &mut of_rules);
    let definitions = schema["$defs"].as_object().unwrap();
    definitions.iter().filter(|(name, _)| !of_rules.contains(*name)).map(|(_, definition)| definition).collect()
}

/// The words that documents write as code.
fn named(documents: &[&str]) -> BTreeSet<String> {
    let text = |name: &&str| fs::read_to_string(root().join("docs").join(name)).unwrap();
    let codes = |text: String| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let words = |code: String| code.split(['"', ' ']).map(str::to_owned).collect::<Vec<_>>();
    documents.iter().map(text).flat_map(codes).flat_map(words).collect()
}

#[test]
fn the_document_names_every_value_that_a_text_may_have_outside_the_rules() {
    let schema = written();
    let mut texts = BTreeSet::new();
    outside_the_rules(&schema).into_iter().for_each(|definition| add_texts(definition, &mut texts));
    assert!(texts.len() > 300, "only {} texts", texts.len());
    let named = named(&["protocol.md"]);
    // A text of one character is a rank, which the document explains with the cards.
    let missing: Vec<&String> = texts.iter().filter(|text| text.len() > 1 && !named.contains(text.as_str())).collect();
    assert_eq!(missing, [""; 0], "not in docs/protocol.md");
}

/// Adds the name of every field that a schema lists.
fn add_fields(schema: &Value, names: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            names.extend(fields.get("properties").and_then(Value::as_object).into_iter().flat_map(|listed| listed.keys().cloned()));
            fields.values().for_each(|field| add_fields(field, names));
        }
        Value::Array(items) => items.iter().for_each(|item| add_fields(item, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn the_documents_name_every_field_outside_the_rules() {
    let schema = written();
    let mut fields = BTreeSet::new();
    outside_the_rules(&schema).into_iter().for_each(|definition| add_fields(definition, &mut fields));
    assert!(fields.len() > 300, "only {} fields", fields.len());
    let named = named(&["protocol.md", "fair-deal.md"]);
    let missing: Vec<&String> = fields.iter().filter(|field| !named.contains(field.as_str())).collect();
    assert_eq!(missing, [""; 0], "not in docs/protocol.md");
}
