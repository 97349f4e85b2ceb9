//! Checks that `Room` has few fields and is implemented in few files.

use std::path::{Path, PathBuf};

use syn::{Item, Type};

use crate::rust_files::rust_files;

/// The most fields that `Room` may have.
const FIELDS: usize = 10;
/// The most files in which `Room` may be implemented.
const FILES: usize = 6;

fn is_room(of: &Type) -> bool {
    matches!(of, Type::Path(path) if path.path.is_ident("Room"))
}

/// The number of fields of `Room`, and the files in which it is implemented.
fn measure(sources: &[(PathBuf, String)]) -> (usize, Vec<&Path>) {
    let (mut fields, mut files) = (0, Vec::new());
    for (path, text) in sources {
        let items = syn::parse_file(text).unwrap().items;
        for item in &items {
            if let Item::Struct(room) = item
                && room.ident == "Room"
            {
                fields = room.fields.len();
            }
        }
        if items.iter().any(|item| matches!(item, Item::Impl(block) if is_room(&block.self_ty))) {
            files.push(path.as_path());
        }
    }
    (fields, files)
}

#[test]
fn a_room_has_at_most_ten_fields_and_is_implemented_in_at_most_six_files() {
    let room = Path::new(env!("CARGO_MANIFEST_DIR")).join("../poker_room/src");
    let sources: Vec<(PathBuf, String)> =
        rust_files(&room).unwrap().into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect();
    let (fields, files) = measure(&sources);
    assert!((1..=FIELDS).contains(&fields), "{fields} fields");
    assert!((1..=FILES).contains(&files.len()), "{files:?}");
}

#[test]
fn fields_and_files_of_a_room_are_counted() {
    let source = |name: &str, text: &str| (PathBuf::from(name), text.to_owned());
    let sources = [
        source("room.rs", "pub struct Room { a: u8, b: u8 }\nimpl Room {}"),
        source("requests.rs", "impl Room { fn ask(&self) {} }\nimpl Room {}"),
        source("other.rs", "struct Lobby { a: u8 }\nimpl Lobby {}"),
    ];
    assert_eq!(measure(&sources), (2, vec![Path::new("room.rs"), Path::new("requests.rs")]));
}
