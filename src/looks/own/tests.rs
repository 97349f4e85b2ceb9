//! Own looks, good and bad.

use std::fs;
use std::path::Path;

use poker_client::{IndexSize, LookSettings};
use poker_text::{Language, Texts};
use resvg::tiny_skia::{Color, Pixmap};

use super::*;
use crate::looks::dressed::dressed;

/// A folder with looks.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file of a look.
    fn put(&self, look: &str, file: &str, content: impl AsRef<[u8]>) -> &Self {
        fs::create_dir_all(self.path().join(look)).unwrap();
        fs::write(self.path().join(look).join(file), content).unwrap();
        self
    }

    fn read(&self) -> OwnLooks {
        read(self.path(), &Theme::embedded().unwrap())
    }

    /// The English sentences about what is wrong.
    fn faults(&self) -> Vec<String> {
        let texts = Texts::embedded(Language::English);
        self.read().told.faults.iter().map(|fault| texts.say(fault)).collect()
    }
}

/// A PNG picture of one grey.
fn png(width: u32, height: u32, grey: u8) -> Vec<u8> {
    let mut pixels = Pixmap::new(width, height).unwrap();
    pixels.fill(Color::from_rgba8(grey, grey, grey, u8::MAX));
    pixels.encode_png().unwrap()
}

const SVG: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 14"><rect width="10" height="14" fill="navy"/></svg>"#;

#[test]
fn felts_backs_and_decks_are_read_and_can_be_worn() {
    let folder = Folder::new();
    folder
        .put(
            "ocean",
            "look.ron",
            r##"(version: 1, name: "Ocean", kind: Felt, colours: (centre: "#204060", mid: "#183048", edge: "#0C1824"))"##,
        )
        .put("wave", "look.ron", r#"(name: "Wave", kind: Felt, picture: "wave.png")"#)
        .put("wave", "wave.png", png(64, 32, 40))
        .put("plain", "look.ron", r#"(name: "Plain", kind: Back, picture: "back.svg")"#)
        .put("plain", "back.svg", SVG)
        .put("large", "look.ron", r#"(name: "Large", kind: Deck, index: Jumbo)"#)
        .put("faces", "look.ron", r#"(name: "Faces", kind: Deck, pictures: "{card}.svg")"#);
    for card in poker_rules::Card::ALL {
        folder.put("faces", &format!("{card}.svg"), SVG);
    }
    let own = folder.read();
    assert_eq!(own.told.faults, []);
    let felts: Vec<_> = own.felts.iter().map(|felt| (felt.name.as_str(), felt.title.as_deref())).collect();
    assert_eq!(felts, [("own/ocean", Some("Ocean")), ("own/wave", Some("Wave"))]);
    assert!(own.felts[1].picture.is_some() && own.backs[0].picture.is_some());
    let decks: Vec<_> =
        own.decks.iter().map(|deck| (deck.name.as_str(), deck.index, deck.faces.as_ref().map(|faces| faces.len()))).collect();
    assert_eq!(decks, [("own/faces", None, Some(52)), ("own/large", Some(IndexSize::Jumbo), None)]);
    let chosen = LookSettings {
        felt: "own/ocean".to_owned(),
        back: "own/plain".to_owned(),
        own_deck: "own/large".to_owned(),
        ..LookSettings::default()
    };
    let theme = dressed(&Theme::embedded().unwrap(), &chosen, &own);
    assert_eq!(theme.palette.felt_centre, own.felts[0].centre);
    assert!(theme.back().unwrap().picture.is_some());
    assert_eq!(theme.deck().unwrap().title, "Large");
}

#[test]
fn a_rotten_look_is_told_in_a_sentence_and_the_others_are_read() {
    let good = r##"(name: "Good", kind: Felt, colours: (centre: "#204060", mid: "#183048", edge: "#0C1824"))"##;
    let folder = Folder::new();
    folder.put("good", "look.ron", good).put("rotten", "look.ron", b"\xFF\x00(").put(
        "torn",
        "look.ron",
        "(\n name: \"Torn\",\n kind: Rug)",
    );
    fs::create_dir_all(folder.path().join("empty")).unwrap();
    fs::write(folder.path().join("notes.txt"), "not a look").unwrap();
    assert_eq!(folder.read().felts.len(), 1);
    assert_eq!(
        folder.faults(),
        [
            "empty/look.ron is missing or cannot be read. Check that it is there and that you may read it.",
            "rotten/look.ron cannot be understood at line 1. Correct the line, or begin with the example in the documentation of looks.",
            "torn/look.ron cannot be understood at line 3. Correct the line, or begin with the example in the documentation of looks.",
        ]
    );
}

#[test]
fn a_folder_that_is_not_there_is_no_fault() {
    let folder = Folder::new();
    let own = read(&folder.path().join("none"), &Theme::embedded().unwrap());
    assert_eq!((own.felts.len(), own.told.faults.len()), (0, 0));
    assert!(own.told.folder.is_some_and(|path| path.ends_with("none")));
}

/// The fault of a look with this file and these other files.
fn fault(look: &str, files: &[(&str, &[u8])]) -> String {
    let folder = Folder::new();
    folder.put("mine", "look.ron", look);
    for (name, content) in files {
        folder.put("mine", name, content);
    }
    let faults = folder.faults();
    assert_eq!(faults.len(), 1, "{look}: {faults:?}");
    faults[0].clone()
}

#[test]
fn pictures_outside_the_folder_are_refused() {
    for path in ["../back.svg", "/etc/hostname", "sub/back.svg", "..", "C:\\back.svg", "a\\..\\b.svg", ""] {
        let said = fault(&format!("(name: \"Mine\", kind: Back, picture: {path:?})"), &[]);
        assert!(said.contains("is not a file in the look’s own folder"), "{path}: {said}");
    }
    let said = fault(r#"(name: "Mine", kind: Deck, pictures: "../{card}.svg")"#, &[]);
    assert!(said.contains("is not a file in the look’s own folder"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_link_out_of_the_folder_is_refused() {
    let folder = Folder::new();
    fs::write(folder.path().join("secret.svg"), SVG).unwrap();
    folder.put("mine", "look.ron", r#"(name: "Mine", kind: Back, picture: "back.svg")"#);
    std::os::unix::fs::symlink("../secret.svg", folder.path().join("mine/back.svg")).unwrap();
    assert!(folder.faults()[0].contains("is not a file in the look’s own folder"));
}

#[test]
fn each_thing_that_is_wrong_has_its_own_sentence() {
    let back = r#"(name: "Mine", kind: Back, picture: "back.svg")"#;
    let shot = r#"(name: "Mine", kind: Back, picture: "back.png")"#;
    let image = r#"<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/hostname"/></svg>"#;
    let entity = r#"<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>"#;
    let long = vec![b' '; 300 * 1024];
    let cases: [(&str, &[(&str, &[u8])], &str); 15] = [
        (back, &[], "back.svg is missing"),
        (back, &[("back.svg", b"<svg")], "is not a picture that can be drawn"),
        (back, &[("back.svg", entity.as_bytes())], "is not a picture that can be drawn"),
        (back, &[("back.svg", image.as_bytes())], "contains the element “image”"),
        (back, &[("back.svg", &long)], "larger than 256\u{a0}KB"),
        (shot, &[("back.png", b"GIF89a")], "is not a picture that can be drawn"),
        (shot, &[("back.png", &png(4, 4, 0))], "between 16 and 4,096 pixels"),
        (r#"(name: "Mine", kind: Back, picture: "back.gif")"#, &[("back.gif", b"GIF89a")], "neither a PNG nor an SVG"),
        (r#"(name: "Mine", kind: Back)"#, &[], "lacks “picture”"),
        (r#"(name: "Mine", kind: Felt)"#, &[], "lacks “colours”"),
        (r#"(name: "Mine", kind: Deck)"#, &[], "lacks “suits”"),
        (r#"(name: "  ", kind: Deck, index: Jumbo)"#, &[], "has no usable name"),
        (r#"(version: 9, name: "Mine", kind: Deck, index: Jumbo)"#, &[], "has version 9"),
        (
            r##"(name: "Mine", kind: Felt, colours: (centre: "#F0F0F0", mid: "#183048", edge: "#0C1824"))"##,
            &[],
            "too light for the white text",
        ),
        (
            r##"(name: "Mine", kind: Deck, suits: (spades: (ink: "#FFFF00"), hearts: (ink: "#C00000"), diamonds: (ink: "#C00000"), clubs: (ink: "#000000")))"##,
            &[],
            "too pale",
        ),
    ];
    for (look, files, expected) in cases {
        let said = fault(look, files);
        assert!(said.contains(expected), "{said:?} does not say {expected:?}");
    }
    let said = fault(r#"(name: "Mine", kind: Felt, picture: "felt.png")"#, &[("felt.png", &png(64, 32, 250))]);
    assert!(said.starts_with("mine/felt.png is too light"), "{said}");
}

#[test]
fn more_looks_than_the_limit_are_told() {
    let folder = Folder::new();
    for nth in 0..=MOST_LOOKS {
        folder.put(&format!("look{nth:02}"), "look.ron", r#"(name: "Mine", kind: Deck, index: Jumbo)"#);
    }
    assert_eq!(folder.read().decks.len(), MOST_LOOKS);
    assert!(folder.faults()[0].starts_with("There are more than 32 looks"));
}

#[test]
fn the_example_of_the_documentation_is_read() {
    let page = include_str!("../../../docs/looks.md");
    let examples: Vec<&str> = page.split("```ron\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    assert_eq!(examples.len(), 3);
    let folder = Folder::new();
    for (nth, example) in examples.iter().enumerate() {
        folder.put(&format!("look{nth}"), "look.ron", example);
        folder.put(&format!("look{nth}"), "felt.png", png(64, 32, 40)).put(&format!("look{nth}"), "back.svg", SVG);
        for card in poker_rules::Card::ALL {
            folder.put(&format!("look{nth}"), &format!("{card}.svg"), SVG);
        }
    }
    let own = folder.read();
    assert_eq!((own.felts.len(), own.backs.len(), own.decks.len()), (1, 1, 1), "{:?}", folder.faults());
}

#[test]
fn the_stamp_changes_with_a_file_and_only_then() {
    let folder = Folder::new();
    folder.put("mine", "look.ron", "(");
    let first = stamp(folder.path());
    assert_eq!(stamp(folder.path()), first);
    folder.put("mine", "look.ron", "(name");
    assert_ne!(stamp(folder.path()), first);
    assert_eq!(stamp(&folder.path().join("none")), Stamp::new());
}
