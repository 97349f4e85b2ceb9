//! The JSON Schema of the frames, `docs/protocol.schema.json`.

mod documented;
#[cfg(feature = "schema")]
mod generated;

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

    /// Whether a value is valid. Why it is not would be said for each of the many types that it might have.
    fn is_valid(&self, value: &Value, definition: SchemaIndex) -> bool {
        self.schemas.validate(value, definition).is_ok()
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
        assert!(checker.is_valid(&value, definition), "{name}");
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
        assert!(checker.is_valid(&value, definition), "{name}");
        let wrong = changed(&value, &one_more).into_iter().chain(changed(&value, &one_renamed)).chain(changed(&value, &other_type));
        for wrong in wrong {
            assert!(!checker.is_valid(&wrong, definition), "{name}: {wrong}");
        }
    }
}

#[test]
fn the_schema_refuses_unknown_fields_of_requests_and_permits_those_of_messages() {
    let mut checker = Checker::new(written());
    for (definition, name, value) in all_golden() {
        let definition = checker.definition(definition);
        for more in changed(&value, &one_more) {
            assert_eq!(checker.is_valid(&more, definition), name.starts_with("message_"), "{name}: {more}");
        }
        for renamed in changed(&value, &one_renamed).into_iter().filter(|_| name.starts_with("request_")) {
            assert!(!checker.is_valid(&renamed, definition), "{name}: {renamed}");
        }
    }
}
