//! Checks that a new message of a room changes few files: only two files name every message.

use std::path::Path;

use syn::Item;

use crate::repository;
use crate::rust_files::rust_files;

/// The file that applies each message to the client's model, and the file that declares the messages. The samples of messages are in
/// several files, and a test of `poker_protocol` checks that none is missing.
const READERS: [&str; 2] = ["crates/poker_client/src/client_model/mod.rs", "crates/poker_protocol/src/message.rs"];

/// The names of the variants of `Message`.
fn variants(source: &str) -> Vec<String> {
    let messages = syn::parse_file(source).unwrap().items.into_iter().find_map(|item| match item {
        Item::Enum(messages) if messages.ident == "Message" => Some(messages),
        _ => None,
    });
    messages.unwrap().variants.iter().map(|variant| variant.ident.to_string()).collect()
}

/// Whether a source names each of the variants, as an exhaustive `match` does.
fn names_all(source: &str, variants: &[String]) -> bool {
    variants.iter().all(|variant| source.contains(&format!("Message::{variant} ")))
}

#[test]
fn only_two_files_name_every_message() {
    let repository = repository();
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    let variants = variants(&read(&repository.join(READERS[1])));
    assert!(variants.len() > 10, "{variants:?}");
    let files = ["crates", "src", "tests"].into_iter().flat_map(|folder| rust_files(&repository.join(folder)).unwrap());
    let readers: Vec<_> = files.filter(|path| names_all(&read(path), &variants)).collect();
    assert_eq!(readers, READERS.map(|path| repository.join(path)));
}

#[test]
fn a_match_with_every_message_is_found() {
    let variants = variants("enum Other { C }\nenum Message { A { a: u8 }, B { b: u8 } }");
    assert_eq!(variants, ["A", "B"]);
    assert!(names_all("match it { Message::A { .. } => 1, Message::B { .. } => 2 }", &variants));
    assert!(!names_all("match it { Message::A { .. } => 1, _ => 2 }", &variants));
}
