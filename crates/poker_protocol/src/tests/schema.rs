//! The JSON Schema of the frames, `docs/protocol.schema.json`.
//!
//! `CARDROOM_GOLDEN=write cargo test -p poker_protocol --features schema` writes the file again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};

type Fields = serde_json::Map<String, Value>;

const URL: &str = "https://cardroom.invalid/protocol.schema.json";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn file() -> PathBuf {
    root().join("docs/protocol.schema.json")
}

/// The schema as the file has it.
fn written() -> Value {
    serde_json::from_str(&fs::read_to_string(file()).unwrap()).unwrap()
}

/// Checks values against the definitions of the schema.
struct Checker {
    schemas: Schemas,
    compiler: Compiler,
}

impl Checker {
    fn new(schema: Value) -> Self {
        let mut compiler = Compiler::new();
        compiler.add_resource(URL, schema).unwrap();
        Self { schemas: Schemas::new(), compiler }
    }

    fn definition(&mut self, name: &str) -> SchemaIndex {
        self.compiler.compile(&format!("{URL}#/$defs/{name}"), &mut self.schemas).unwrap()
    }

    fn check(&self, value: &Value, definition: SchemaIndex) -> Result<(), String> {
        self.schemas.validate(value, definition).map_err(|error| format!("{error:#}"))
    }
}

/// The golden files of a folder whose names begin in this way.
fn golden(folder: &str, begin: &str) -> Vec<(String, Value)> {
    let entries = fs::read_dir(root().join("tests/data").join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let named = entries.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path));
    let files: Vec<(String, Value)> = named
        .filter(|(name, _)| name.starts_with(begin))
        .map(|(name, path)| (name, serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()))
        .collect();
    assert!(!files.is_empty(), "{folder}/{begin}");
    files
}

/// All golden files with the definition that describes them.
fn all_golden() -> Vec<(&'static str, String, Value)> {
    let kinds = [
        ("protocol", "request_", "ClientMsg"),
        ("protocol", "message_", "ServerMsg"),
        ("door", "request_", "ClientFrame"),
        ("door", "message_", "ServerFrame"),
    ];
    let of_kind = |(folder, begin, definition)| golden(folder, begin).into_iter().map(move |(name, value)| (definition, name, value));
    kinds.into_iter().flat_map(of_kind).collect()
}

#[test]
fn every_golden_file_is_valid_against_the_schema() {
    let mut checker = Checker::new(written());
    for (definition, name, value) in all_golden() {
        let definition = checker.definition(definition);
        assert_eq!(checker.check(&value, definition), Ok(()), "{name}");
    }
}

/// Copies of a value in which one of its objects, at any depth, is one of those that `changes` makes of it.
fn changed(value: &Value, changes: &impl Fn(&Fields) -> Vec<Fields>) -> Vec<Value> {
    match value {
        Value::Object(fields) => {
            let inner = fields.iter().flat_map(|(name, field)| changed(field, changes).into_iter().map(move |inner| (name, inner)));
            let below = inner.map(|(name, inner)| {
                let mut copy = fields.clone();
                copy.insert(name.clone(), inner);
                copy
            });
            changes(fields).into_iter().chain(below).map(Value::Object).collect()
        }
        Value::Array(items) => {
            let inner = items.iter().enumerate().flat_map(|(at, item)| changed(item, changes).into_iter().map(move |inner| (at, inner)));
            let below = inner.map(|(at, inner)| {
                let mut copy = items.clone();
                copy[at] = inner;
                Value::Array(copy)
            });
            below.collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// An object with one field more.
fn one_more(fields: &Fields) -> Vec<Fields> {
    let mut copy = fields.clone();
    copy.insert("no_such_field".to_owned(), Value::Null);
    vec![copy]
}

/// The copies of an object in which one of its fields has another name.
fn one_renamed(fields: &Fields) -> Vec<Fields> {
    let renamed = |name: &String| {
        let mut copy = fields.clone();
        let value = copy.remove(name)?;
        copy.insert(format!("{name}_renamed"), value);
        Some(copy)
    };
    fields.keys().filter_map(renamed).collect()
}

/// An object with a type that does not exist, if it has one.
fn other_type(fields: &Fields) -> Vec<Fields> {
    let mut copy = fields.clone();
    let had = copy.insert("type".to_owned(), json!("no_such_type"));
    had.map(|_| copy).into_iter().collect()
}

/// Makes every object of a schema refuse the fields that it does not list.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties") {
                // This keyword, unlike `additionalProperties`, knows the fields of a definition to which the schema refers.
                fields.insert("unevaluatedProperties".to_owned(), Value::Bool(false));
            }
            fields.values_mut().for_each(close);
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The schema of the file, with messages that have only the fields that it lists.
fn closed() -> Value {
    let mut schema = written();
    let definitions = schema["$defs"].as_object_mut().unwrap();
    for (name, definition) in definitions {
        // A message of the door takes the fields of the greeting into itself.
        if name != "Greeting" {
            close(definition);
        }
    }
    schema
}

#[test]
fn a_golden_file_with_another_field_or_type_is_not_valid() {
    let mut checker = Checker::new(closed());
    for (definition, name, value) in all_golden() {
        let definition = checker.definition(definition);
        assert_eq!(checker.check(&value, definition), Ok(()), "{name}");
        let wrong = changed(&value, &one_more).into_iter().chain(changed(&value, &one_renamed)).chain(changed(&value, &other_type));
        for wrong in wrong {
            assert!(checker.check(&wrong, definition).is_err(), "{name}: {wrong}");
        }
    }
}

#[test]
fn the_schema_refuses_unknown_fields_of_requests_and_permits_those_of_messages() {
    let mut checker = Checker::new(written());
    for (definition, name, value) in all_golden() {
        let definition = checker.definition(definition);
        for more in changed(&value, &one_more) {
            assert_eq!(checker.check(&more, definition).is_err(), name.starts_with("request_"), "{name}: {more}");
        }
        for renamed in changed(&value, &one_renamed).into_iter().filter(|_| name.starts_with("request_")) {
            assert!(checker.check(&renamed, definition).is_err(), "{name}: {renamed}");
        }
    }
}

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

#[test]
fn the_document_names_every_value_that_a_text_may_have_outside_the_rules() {
    let schema = written();
    let mut names = BTreeSet::new();
    reached(&schema, "RulesInForce", &mut names);
    let of_rules = names.clone();
    let mut texts = BTreeSet::new();
    for (name, definition) in schema["$defs"].as_object().unwrap() {
        if !of_rules.contains(name) {
            add_texts(definition, &mut texts);
        }
    }
    assert!(texts.len() > 300, "only {} texts", texts.len());
    let document = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let named: BTreeSet<&str> = document.split('`').skip(1).step_by(2).flat_map(|code| code.split(['"', ' '])).collect();
    // A text of one character is a rank, which the document explains with the cards.
    let missing: Vec<&String> = texts.iter().filter(|text| text.len() > 1 && !named.contains(text.as_str())).collect();
    assert_eq!(missing, [""; 0], "not in docs/protocol.md");
}

#[cfg(feature = "schema")]
mod generated {
    use schemars::generate::{SchemaGenerator, SchemaSettings};
    use schemars::transform::RecursiveTransform;
    use schemars::{JsonSchema, Schema};

    use super::super::golden::pretty;
    use super::*;
    use crate::{ClientFrame, ServerFrame};

    /// The definitions of a frame and of everything in it.
    fn definitions<T: JsonSchema>(settings: SchemaSettings) -> Fields {
        // What a message means is in the document; comments of the program would repeat it.
        let plain = RecursiveTransform(|schema: &mut Schema| drop(schema.remove("description")));
        let mut generator = SchemaGenerator::new(settings.with_transform(plain));
        generator.subschema_for::<T>();
        generator.take_definitions(true)
    }

    fn schema() -> Value {
        let settings = SchemaSettings::draft2020_12;
        let mut all = definitions::<ClientFrame>(settings().for_deserialize());
        // A client ignores the fields of a message that it does not know.
        let open = RecursiveTransform(|schema: &mut Schema| drop(schema.remove("additionalProperties")));
        for (name, definition) in definitions::<ServerFrame>(settings().for_serialize().with_transform(open)) {
            if let Some(other) = all.insert(name.clone(), definition.clone()) {
                assert_eq!(other, definition, "{name} has one form in requests and another in messages");
            }
        }
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "The frames of a Cardroom server",
            "oneOf": [{ "$ref": "#/$defs/ClientFrame" }, { "$ref": "#/$defs/ServerFrame" }],
            "$defs": all,
        })
    }

    #[test]
    fn the_schema_in_the_documents_is_that_of_the_types() {
        let schema = schema();
        if std::env::var_os("CARDROOM_GOLDEN").is_some() {
            fs::write(file(), pretty(&schema)).unwrap();
        }
        assert_eq!(written(), schema, "the types have changed: see the first lines of this file");
    }
}
