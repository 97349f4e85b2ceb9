//! Rooms of an operator's folder.

use std::fs;

use poker_room::Rulebook;

use crate::{RoomsError, find_room, read_rooms, read_tournaments};

/// A valid room file.
const ROOM: &str = r#"(id: "evening", offers: [(rulebook: "en-2.7", stakes: of_form(banzai), standing_tables: 1)])"#;

#[test]
fn a_rulebook_is_a_room_with_all_it_has() {
    for id in ["en-2.7", "en-1.2", "fr-3.1", "sv-2.6", "room-003"] {
        let stakes = Rulebook::embedded(id).unwrap().unwrap().stakes.len();
        assert_eq!(find_room(None, id).unwrap().offers.len(), stakes, "{id}");
    }
}

#[test]
fn a_room_file_is_found_by_its_id_in_a_folder_and_by_its_path_anywhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.room.ron");
    fs::write(&path, ROOM).unwrap();
    fs::write(folder.path().join("notes.txt"), "no rulebook").unwrap();
    let of_folder = find_room(Some(folder.path()), "evening").unwrap();
    let of_path = find_room(None, path.to_str().unwrap()).unwrap();
    assert_eq!((of_folder.id.as_str(), &of_folder), ("evening", &of_path));
    let Err(RoomsError::NoSuchRoom { room, known }) = find_room(None, "evening") else { panic!("found") };
    assert!(room == "evening" && known.iter().any(|id| id == "fr-3.1"), "{known:?}");
}

#[test]
fn every_bad_file_of_a_folder_is_named_and_none_is_used() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("evening.room.ron"), ROOM).unwrap();
    fs::write(folder.path().join("a.ron"), "(id: 5)").unwrap();
    fs::write(folder.path().join("b.room.ron"), ROOM.replace("en-2.7", "xx-9")).unwrap();
    let Err(RoomsError::Mistakes(mistakes)) = read_rooms(Some(folder.path())) else { panic!("read") };
    let told: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("a.ron:") && told[1].starts_with("b.room.ron: ") && told[1].contains("xx-9"), "{told:?}");
    assert!(matches!(find_room(Some(folder.path()), "en-2.7"), Err(RoomsError::Mistakes(_))), "nothing is opened beside a mistake");
}

#[test]
fn files_of_tournaments_in_a_folder_replace_those_of_the_program_and_a_mistake_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let inside = read_tournaments(Some(folder.path())).unwrap();
    assert!(inside.calendar("en-2.7").is_some_and(|calendar| calendar.named("Vega").is_some()));
    let own = folder.path().join("tournaments");
    fs::create_dir(&own).unwrap();
    fs::write(own.join("calendar.ron"), "(calendars: [])").unwrap();
    let replaced = read_tournaments(Some(folder.path())).unwrap();
    assert!(replaced.calendar("en-2.7").is_none() && replaced.templates().get("sng").is_some(), "only the calendar is replaced");
    fs::write(own.join("calendar.ron"), r#"(calendars: [(rulebooks: ["xx-9"], sit_and_goes: [], scheduled: [])])"#).unwrap();
    let told = read_tournaments(Some(folder.path())).unwrap_err().to_string();
    assert!(told.starts_with("calendar.ron: calendars[1]: rulebooks is xx-9, expected "), "{told}");
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let Err(RoomsError::File(error)) = read_rooms(Some(&missing)) else { panic!("read") };
    assert!(error.to_string().contains("missing"));
}
