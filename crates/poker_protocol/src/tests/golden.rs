//! The form of every message, compared with the golden files in `tests/data/protocol`: a change of the form shows in review as a changed
//! file.
//!
//! `CARDROOM_GOLDEN=write cargo test -p poker_protocol` writes the files again.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::samples;
use crate::{
    ClientMsg, CodecError, DealEvent, EntryEvent, Message, Notice, Refusal, Request, RequestId, SeenEvent, Seq, ServerMsg, TableEvent,
    TournamentEvent, decode_client,
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/protocol")
}

pub(super) fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap() + "\n"
}

/// Every golden file: its name and the text that it should have.
fn expected() -> BTreeMap<String, String> {
    let requests = samples::requests()
        .into_iter()
        .map(|(name, request)| (format!("request_{name}.json"), pretty(&ClientMsg { id: RequestId(17), request })));
    let messages = samples::messages()
        .into_iter()
        .map(|(name, message)| (format!("message_{name}.json"), pretty(&ServerMsg { seq: Seq(205), message })));
    requests.chain(messages).collect()
}

/// Asserts that each text is that of the file with its name, and that the folder has no other file.
pub(super) fn compare(folder: &Path, expected: BTreeMap<String, String>) {
    if std::env::var_os("CARDROOM_GOLDEN").is_some() {
        fs::create_dir_all(folder).unwrap();
        for (name, text) in &expected {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    for (name, text) in &expected {
        let golden = fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(golden.replace("\r\n", "\n"), *text, "{name}");
    }
    let there: BTreeSet<String> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(there, expected.into_keys().collect(), "no file without a message");
}

#[test]
fn every_message_has_the_form_of_its_golden_file() {
    let expected = expected();
    assert_eq!(expected.len(), samples::requests().len() + samples::messages().len(), "each sample has a name of its own");
    compare(&folder(), expected);
}

#[test]
fn every_golden_file_reads_back_as_its_message() {
    fn same<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
        assert_eq!(serde_json::from_str::<T>(&pretty(value)).unwrap(), *value);
    }
    for (_, request) in samples::requests() {
        same(&ClientMsg { id: RequestId(1), request });
    }
    for (_, message) in samples::messages() {
        same(&ServerMsg { seq: Seq(1), message });
    }
}

/// The value with an unknown field in one of its objects, once for each object.
pub(super) fn with_an_unknown_field(value: &Value) -> Vec<Value> {
    let inner = |place: Value, put: &dyn Fn(Value) -> Value| -> Vec<Value> { with_an_unknown_field(&place).into_iter().map(put).collect() };
    match value {
        Value::Object(fields) => {
            let mut own = fields.clone();
            own.insert("unknown".to_owned(), Value::Bool(true));
            let put = |name: &String, field: Value| {
                let mut all = fields.clone();
                all.insert(name.clone(), field);
                Value::Object(all)
            };
            let deeper = fields.iter().flat_map(|(name, field)| inner(field.clone(), &|field| put(name, field)));
            [Value::Object(own)].into_iter().chain(deeper).collect()
        }
        Value::Array(items) => {
            let put = |at: usize, item: Value| {
                let mut all = items.clone();
                all[at] = item;
                Value::Array(all)
            };
            items.iter().enumerate().flat_map(|(at, item)| inner(item.clone(), &|item| put(at, item))).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

#[test]
fn an_unknown_field_anywhere_in_a_request_is_refused() {
    for (name, text) in expected().into_iter().filter(|(name, _)| name.starts_with("request_")) {
        assert!(decode_client(&text).is_ok(), "{name}");
        let frames = with_an_unknown_field(&serde_json::from_str(&text).unwrap());
        assert!(frames.len() >= 2, "{name}: {} objects", frames.len());
        for frame in frames.into_iter().map(|frame| frame.to_string()) {
            assert!(matches!(decode_client(&frame), Err(CodecError::Malformed(_))), "{name}: {frame}");
        }
    }
}

/// The names of an enum's variants, from the error message of its deserializer.
pub(super) fn variants<'a, T: Deserialize<'a>>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>(r#"{"type":"?"}"#) else { panic!("`?` is no name") };
    error.to_string().split('`').skip(1).step_by(2).filter(|name| *name != "?").map(str::to_owned).collect()
}

/// All values of `type` in the fields that `path` leads to, in all golden texts.
fn tags(texts: &BTreeMap<String, String>, path: &[&str]) -> BTreeSet<String> {
    let found = texts.values().filter_map(|text| {
        let value: Value = serde_json::from_str(text).unwrap();
        let place = path.iter().try_fold(&value, |value, key| value.get(key))?;
        Some(place.get("type")?.as_str()?.to_owned())
    });
    found.collect()
}

#[test]
fn every_variant_has_a_golden_file() {
    let texts = expected();
    assert_eq!(tags(&texts, &["request"]), variants::<Request>());
    assert_eq!(tags(&texts, &["message"]), variants::<Message>());
    assert_eq!(tags(&texts, &["message", "reason"]), variants::<Refusal>());
    let of = |kind: &str| -> BTreeMap<String, String> {
        let is = |text: &&String| serde_json::from_str::<Value>(text).unwrap()["message"]["type"] == kind;
        texts.iter().filter(|(_, text)| is(text)).map(|(name, text)| (name.clone(), text.clone())).collect()
    };
    let (table, tournament) = (of("table"), of("tournament_event"));
    assert_eq!(tags(&table, &["message", "event"]), variants::<TableEvent>());
    assert_eq!(tags(&table, &["message", "event", "event"]), variants::<SeenEvent>());
    assert_eq!(tags(&tournament, &["message", "event"]), variants::<TournamentEvent>());
    let both = variants::<EntryEvent>().into_iter().chain(variants::<DealEvent>()).collect();
    assert_eq!(tags(&tournament, &["message", "event", "event"]), both);
    assert_eq!(tags(&texts, &["message", "event", "notice"]), variants::<Notice>());
}
