//! Notes about players are kept, carried to other computers, and never lost.

use super::keeping::new;
use super::played::{Draw, hand};
use crate::{Archive, ArchiveError, BadPeopleFile, Label, MAX_NOTE_CHARS, Merged, PeopleFileError, Person, people_from_ron, people_to_ron};

fn person(room: &str, name: &str, label: Option<Label>, note: &str, changed_ms: u64) -> Person {
    Person { label, note: note.to_owned(), changed_ms, ..Person::blank(room, name) }
}

#[test]
fn what_is_noted_is_read_again_until_it_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let mut archive = Archive::open(&path).unwrap();
    archive.add(&[new(&hand(1))]).unwrap();
    let otso = person("", "Otso", Some(Label::Triangle), "Raises the button with\nalmost anything. Överbet.", 1_795_251_912_345);
    let elsewhere = person("wss://cards.example.org/ main", "Otso", Some(Label::Heart), "", 5);
    for noted in [&otso, &elsewhere] {
        archive.set_person(noted).unwrap();
    }
    drop(archive);
    let mut archive = Archive::open(&path).unwrap();
    assert_eq!(archive.people().unwrap(), [otso.clone(), elsewhere.clone()]);
    assert_eq!(archive.people_at("", &["Lisbet", "Otso", "otso"]).unwrap(), [None, Some(otso.clone()), None]);
    let other = Person { label: None, note: "Folds.".to_owned(), ..otso.clone() };
    archive.set_person(&other).unwrap();
    assert_eq!(archive.people_at("", &["Otso"]).unwrap(), [Some(other.clone())]);
    assert_eq!((archive.remove_person("", "Otso").unwrap(), archive.remove_person("", "Otso").unwrap()), (true, false));
    archive.set_person(&Person { label: None, ..elsewhere }).unwrap();
    assert!(archive.people().unwrap().is_empty(), "where nothing is noted, nothing is kept");
}

#[test]
fn each_label_is_kept_and_has_a_symbol_of_its_own() {
    let mut archive = Archive::in_memory().unwrap();
    for label in Label::ALL {
        let noted = person("", "Otso", Some(label), "", 1);
        archive.set_person(&noted).unwrap();
        assert_eq!(archive.people().unwrap(), [noted]);
    }
    let symbols: std::collections::BTreeSet<char> = Label::ALL.iter().map(|label| label.symbol()).collect();
    assert_eq!(symbols.len(), 8);
}

#[test]
fn a_note_that_is_too_long_is_refused_and_the_old_one_stays() {
    let mut archive = Archive::in_memory().unwrap();
    let of = |chars: usize| person("", "Otso", None, &"ö".repeat(chars), 1);
    archive.set_person(&of(MAX_NOTE_CHARS)).unwrap();
    assert!(matches!(archive.set_person(&of(MAX_NOTE_CHARS + 1)), Err(ArchiveError::LongNote(2_001))));
    assert_eq!(archive.people().unwrap(), [of(MAX_NOTE_CHARS)]);
    // What merging made longer may still get a label, and be shortened.
    archive.merge_people(&[person("", "Otso", None, "more", 2)]).unwrap();
    let long = archive.people().unwrap().remove(0);
    assert_eq!(long.note.chars().count(), 4 + 5 + MAX_NOTE_CHARS);
    archive.set_person(&Person { label: Some(Label::Star), ..long.clone() }).unwrap();
    assert!(archive.set_person(&Person { note: long.note.clone() + "!", ..long }).is_err());
}

/// Texts that a careless writer of files would spoil.
const TEXTS: [&str; 10] = [
    "plain",
    "two\nlines",
    "windows\r\nline",
    "a \"quote\" and a \\ backslash",
    "\"# the end of a raw text \"## of both kinds",
    "#",
    "tab\tand\u{0}zero\u{7f}",
    " spaces at both ends ",
    "日本語 \u{1f0a1} ö",
    "---\n---",
];

#[test]
fn a_file_of_notes_reads_back_as_it_was_written() {
    let mut draw = Draw(1);
    let mut people = Vec::new();
    for number in 0..300_u64 {
        let text = |draw: &mut Draw| (0..draw.below(4)).map(|_| TEXTS[draw.below(10) as usize]).collect::<String>();
        let label = Label::ALL.get(draw.below(9) as usize).copied();
        let (room, name) = (text(&mut draw), format!("{number}{}", text(&mut draw)));
        let noted = person(&room, &name, label, &text(&mut draw), draw.below(4_000_000_000_000));
        people.push(Person { muted: draw.below(2) == 1, ..noted });
    }
    for some in [&people[..0], &people[..1], &people[..]] {
        let text = people_to_ron(some).unwrap();
        assert_eq!(people_from_ron(&text).unwrap(), some, "{text}");
    }
}

#[test]
fn a_file_of_notes_can_be_read_by_people() {
    let people = [
        Person {
            muted: true,
            ..person("", "Otso", Some(Label::Triangle), "Raises the button with\nalmost \"anything\".", 1_795_251_912_345)
        },
        person("wss://cards.example.org/ main", "Lisbet", None, "Folds.", 0),
    ];
    let text = "\
(
    version: 2,
    people: [
        (
            room: \"\",
            name: \"Otso\",
            label: Some(triangle),
            note: r#\"Raises the button with
almost \"anything\".\"#,
            muted: true,
            changed: \"2026-11-21T09:05:12.345Z\",
        ),
        (
            room: \"wss://cards.example.org/ main\",
            name: \"Lisbet\",
            note: \"Folds.\",
            changed: \"1970-01-01T00:00:00.000Z\",
        ),
    ],
)
";
    assert_eq!(people_to_ron(&people).unwrap(), text);
}

#[test]
fn a_damaged_file_is_refused_whole_with_its_place() {
    let whole = people_to_ron(&[person("", "Otso", Some(Label::Star), "one", 7), person("", "Bo", None, "two", 8)]).unwrap();
    for (right, wrong, place) in [
        ("star", "sun", (7, 25)),
        ("\"Bo\"", "\"\"", (13, 20)),
        ("note: \"two\"", "text: \"two\"", (14, 13)),
        ("1970-01-01T00:00:00.008Z", "yesterday", (15, 23)),
        ("    ],\n)", "", (16, 11)),
        ("version: 2", "version: two", (2, 13)),
    ] {
        assert!(whole.contains(right), "{right}");
        match people_from_ron(&whole.replacen(right, wrong, 1)) {
            Err(BadPeopleFile::Malformed { line, column, reason }) => {
                assert_eq!((line, column), place, "{wrong}: {reason}");
                assert!(!reason.is_empty());
            }
            other => panic!("{wrong}: {other:?}"),
        }
    }
    // The beginning of a file is never taken for the whole.
    for length in (0..whole.trim_end().len()).filter(|length| whole.is_char_boundary(*length)) {
        assert!(matches!(people_from_ron(&whole[..length]), Err(BadPeopleFile::Malformed { .. })), "{length}");
    }
    let newer = "(version: 3, people: [], groups: [(a: 1)])";
    assert_eq!(people_from_ron(newer), Err(BadPeopleFile::Newer { found: 3 }));
}

#[test]
fn the_newer_note_wins_and_what_only_the_older_one_has_is_kept_below_it() {
    let of = |label, note: &str, changed| person("", "Otso", label, note, changed);
    let (star, ring) = (Some(Label::Star), Some(Label::Ring));
    for (older, newer, label, note) in [
        (of(star, "a", 1), of(star, "a", 2), star, "a"),
        (of(star, "a", 1), of(star, "b", 2), star, "b\n---\na"),
        (of(star, "a", 1), of(None, "b", 2), star, "b\n---\na"),
        (of(star, "a", 1), of(None, "", 2), star, "a"),
        (of(None, "", 1), of(ring, "b", 2), ring, "b"),
        (of(star, "a", 1), of(ring, "b", 2), ring, "b\n---\n★ a"),
        (of(star, "", 1), of(ring, "b", 2), ring, "b\n---\n★"),
        (of(star, "", 1), of(ring, "", 2), ring, "★"),
        (of(None, "calls", 1), of(None, "never calls", 2), None, "never calls\n---\ncalls"),
        (of(None, "c\n---\na", 1), of(None, "b\n---\na", 2), None, "b\n---\na\n---\nc"),
    ] {
        let merged = older.merged(&newer);
        assert_eq!((merged.label, merged.note.as_str(), merged.changed_ms), (label, note, 2), "{older:?}, {newer:?}");
        assert_eq!(newer.merged(&older), merged, "in either order");
        assert_eq!(merged.merged(&older), merged, "again");
        assert_eq!(merged.merged(&newer), merged, "again");
    }
}

#[test]
fn notes_of_two_computers_are_the_same_on_both_after_each_has_those_of_the_other() {
    let mut computers = [Archive::in_memory().unwrap(), Archive::in_memory().unwrap()];
    for (number, archive) in computers.iter_mut().enumerate() {
        let mut draw = Draw(u64::try_from(number).unwrap());
        for player in 0..40 {
            let note = ["", "a", "b", "b\n---\na", "c"][draw.below(5) as usize];
            let label = Label::ALL.get(draw.below(12) as usize).copied();
            let changed_ms = draw.below(1_000) * 2 + u64::try_from(number).unwrap();
            archive.set_person(&person("", &format!("player {player}"), label, note, changed_ms)).unwrap();
        }
    }
    let before = [computers[0].people().unwrap(), computers[1].people().unwrap()];
    let files = [people_to_ron(&before[0]).unwrap(), people_to_ron(&before[1]).unwrap()];
    let merged = computers[0].merge_people(&people_from_ron(&files[1]).unwrap()).unwrap();
    computers[1].merge_people(&people_from_ron(&files[0]).unwrap()).unwrap();
    let after = computers[0].people().unwrap();
    assert_eq!(after, computers[1].people().unwrap());
    assert_eq!(merged.added + merged.changed + merged.unchanged, before[1].len());
    assert!(merged.added > 0 && merged.changed > 0 && merged.unchanged > 0, "{merged:?}");
    for (file, notes) in files.iter().zip(&before) {
        let again = computers[0].merge_people(&people_from_ron(file).unwrap()).unwrap();
        assert_eq!(again, Merged { unchanged: notes.len(), ..Merged::default() }, "a file that is read twice changes nothing more");
        // Nothing is lost: each part of each note, and each label.
        for old in notes {
            let new = after.iter().find(|new| new.name == old.name).unwrap();
            assert!(old.note.split("\n---\n").all(|part| new.note.contains(part)), "{old:?}, {new:?}");
            assert!(old.label.is_none_or(|label| new.label == Some(label) || new.note.contains(label.symbol())), "{old:?}, {new:?}");
        }
    }
}

#[test]
fn notes_are_exported_into_a_new_file_and_imported_with_what_became_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = Archive::in_memory().unwrap();
    archive.set_person(&person("", "Otso", Some(Label::Triangle), "Raises.", 1)).unwrap();
    archive.set_person(&person("", "Lisbet", None, "Folds.", 1)).unwrap();
    let (first, count) = archive.export_people(folder.path(), "notes").unwrap();
    assert_eq!((first.file_name().unwrap().to_str().unwrap(), count), ("notes.ron", 2));
    let before = std::fs::read(&first).unwrap();
    archive.set_person(&person("", "Maren", None, "New.", 1)).unwrap();
    let (second, count) = archive.export_people(folder.path(), "notes").unwrap();
    assert_eq!((second.file_name().unwrap().to_str().unwrap(), count), ("notes-2.ron", 3));
    assert_eq!(std::fs::read(&first).unwrap(), before, "a file that is there stays as it is");
    let mut other = Archive::in_memory().unwrap();
    other.set_person(&person("", "Otso", Some(Label::Star), "Calls.", 2)).unwrap();
    other.set_person(&person("", "Lisbet", None, "Folds.", 1)).unwrap();
    let merged = other.import_people(&second).unwrap();
    assert_eq!(merged, Merged { added: 1, changed: 1, unchanged: 1 });
}

#[test]
fn a_file_that_is_no_file_of_notes_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = Archive::in_memory().unwrap();
    archive.set_person(&person("", "Otso", None, "Raises.", 1)).unwrap();
    let kept = archive.people().unwrap();
    let path = folder.path().join("notes.ron");
    assert!(matches!(archive.import_people(&path), Err(PeopleFileError::File(_))), "there is no file");
    std::fs::write(&path, "(version: 1, people: [(room: \"\", name: \"Bo\", note: \"x\"").unwrap();
    assert!(matches!(archive.import_people(&path), Err(PeopleFileError::Bad(BadPeopleFile::Malformed { line: 1, .. }))));
    std::fs::write(&path, "(version: 9)").unwrap();
    assert!(matches!(archive.import_people(&path), Err(PeopleFileError::Bad(BadPeopleFile::Newer { found: 9 }))));
    std::fs::write(&path, [0xff, 0xfe, 0]).unwrap();
    assert!(matches!(archive.import_people(&path), Err(PeopleFileError::File(_))), "not a text");
    std::fs::File::create(&path).unwrap().set_len((16 << 20) + 1).unwrap();
    assert!(matches!(archive.import_people(&path), Err(PeopleFileError::TooLarge)));
    assert_eq!(archive.people().unwrap(), kept);
}

/// A muted player about whom nothing is noted.
fn muted(room: &str, name: &str) -> Person {
    Person { muted: true, ..person(room, name, None, "", 7) }
}

#[test]
fn a_muted_player_is_kept_without_a_note_until_unmuted_and_in_that_room_alone() {
    const ROOM: &str = "wss://cards.example.org/ main";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.db");
    let mut archive = Archive::open(&path).unwrap();
    archive.set_person(&muted(ROOM, "Otso")).unwrap();
    archive.set_person(&person("wss://cards.example.org/ other", "Otso", Some(Label::Star), "", 7)).unwrap();
    drop(archive);
    let mut archive = Archive::open(&path).unwrap();
    assert_eq!(archive.people_at(ROOM, &["Otso"]).unwrap(), [Some(muted(ROOM, "Otso"))]);
    let other = archive.people_at("wss://cards.example.org/ other", &["Otso"]).unwrap().remove(0).unwrap();
    assert!(!other.muted, "the same name in another room is another player");
    assert_eq!(archive.people_at("", &["Otso"]).unwrap(), [None]);
    archive.set_person(&Person { muted: false, ..muted(ROOM, "Otso") }).unwrap();
    assert_eq!(archive.people().unwrap(), [other], "nothing else was noted");
    // A note stays without the mute, and the mute without the note.
    let both = Person { muted: true, ..person(ROOM, "Maren", None, "Folds.", 7) };
    for (kept, left) in [(&both, Person { muted: false, ..both.clone() }), (&both, muted(ROOM, "Maren"))] {
        archive.set_person(kept).unwrap();
        archive.set_person(&left).unwrap();
        assert_eq!(archive.people_at(ROOM, &["Maren"]).unwrap(), [Some(left)]);
    }
}

#[test]
fn a_mute_changes_nothing_else_that_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = Archive::open(&folder.path().join("hands.db")).unwrap();
    let noted = person("", "Otso", Some(Label::Star), "Calls.", 7);
    archive.set_person(&noted).unwrap();
    let kept = |archive: &Archive, name: &str| archive.people_at("", &[name]).unwrap().remove(0);
    archive.mute("", "Otso", true, 9).unwrap();
    archive.mute("", "Otso", true, 11).unwrap();
    assert_eq!(kept(&archive, "Otso"), Some(Person { muted: true, changed_ms: 9, ..noted.clone() }), "the second time nothing changes");
    archive.mute("", "Otso", false, 12).unwrap();
    assert_eq!(kept(&archive, "Otso"), Some(Person { changed_ms: 12, ..noted }));
    archive.mute("", "Maren", true, 9).unwrap();
    assert!(kept(&archive, "Maren").unwrap().muted);
    archive.mute("", "Maren", false, 10).unwrap();
    assert_eq!(kept(&archive, "Maren"), None, "nothing is noted");
}

#[test]
fn a_file_of_version_1_is_read_and_unmutes_nobody() {
    let file = "(version: 1, people: [
        (room: \"\", name: \"Otso\", label: Some(star), note: \"Calls.\", changed: \"1970-01-01T00:00:00.009Z\"),
        (room: \"\", name: \"Lisbet\", note: \"Folds.\", changed: \"1970-01-01T00:00:00.009Z\"),
    ])";
    let people = people_from_ron(file).unwrap();
    assert_eq!(people, [person("", "Otso", Some(Label::Star), "Calls.", 9), person("", "Lisbet", None, "Folds.", 9)]);
    let mut archive = Archive::in_memory().unwrap();
    archive.set_person(&muted("", "Otso")).unwrap();
    assert_eq!(archive.merge_people(&people).unwrap(), Merged { added: 1, changed: 1, unchanged: 0 });
    let otso = Person { muted: true, ..people[0].clone() };
    assert_eq!(archive.people_at("", &["Otso"]).unwrap(), [Some(otso)]);
}

#[test]
fn a_player_whom_either_computer_mutes_is_muted_after_the_import() {
    let note = person("", "Otso", Some(Label::Star), "Calls.", 9);
    for (before, file) in [(muted("", "Otso"), note.clone()), (note.clone(), muted("", "Otso"))] {
        let mut archive = Archive::in_memory().unwrap();
        archive.set_person(&before).unwrap();
        let file = people_from_ron(&people_to_ron(&[file]).unwrap()).unwrap();
        assert_eq!(archive.merge_people(&file).unwrap(), Merged { changed: 1, ..Merged::default() });
        assert_eq!(archive.people().unwrap(), [Person { muted: true, ..note.clone() }]);
        assert_eq!(archive.merge_people(&file).unwrap(), Merged { unchanged: 1, ..Merged::default() }, "again");
    }
}
