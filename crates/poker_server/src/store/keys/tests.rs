//! Tests of keys and of their file.

use poker_protocol::{HandId, TournamentId};
use tempfile::TempDir;

use super::{KeyError, KeyList, KeyRing, Secret, SecretKey, SecretPlace};

fn place(hall: &str, hand: u64) -> SecretPlace<'_> {
    SecretPlace { hall, secret: Secret::Hand(HandId(hand)) }
}

/// A file with the keys of these numbers.
fn file(numbers: &[u32]) -> (TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("site").join("cardroom.keys");
    KeyRing::of_file(&path).replace(KeyList::of(numbers.iter().copied().map(SecretKey::random))).unwrap();
    (folder, path)
}

#[test]
fn a_value_is_decrypted_in_its_place_alone() {
    let ring = KeyRing::in_memory();
    let text = ring.encrypt(place("main", 7), b"As Kd").unwrap();
    assert_eq!(ring.decrypt(place("main", 7), &text).unwrap(), b"As Kd");
    assert_ne!(ring.encrypt(place("main", 7), b"As Kd").unwrap(), text, "a new nonce each time");
    let draw = SecretPlace { hall: "main", secret: Secret::Draw(TournamentId(7)) };
    for other in [place("main", 8), place("main 7", 7), place("", 7), draw] {
        assert!(matches!(ring.decrypt(other, &text), Err(KeyError::Changed(_))), "{other}");
    }
}

#[test]
fn a_value_of_which_any_letter_was_changed_is_refused() {
    let ring = KeyRing::in_memory();
    let text = ring.encrypt(place("main", 7), b"As Kd").unwrap();
    for at in 0..text.len() {
        for letter in ["A", "b", "0", ".", "é"] {
            let changed = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
            assert!(changed == text || ring.decrypt(place("main", 7), &changed).is_err(), "{changed}");
        }
        assert!(ring.decrypt(place("main", 7), &text[..at]).is_err());
    }
}

#[test]
fn a_file_of_keys_is_read_as_it_was_written_and_only_its_owner_can_read_it() {
    let (_folder, path) = file(&[3, 1]);
    let list = KeyRing::of_file(&path).list().unwrap();
    assert_eq!(list.iter().map(|key| key.name().number).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(list.newest().unwrap().name().number, 3);
    assert_eq!(KeyList::read(&list.text()), Ok(list));
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&path).unwrap().permissions()) & 0o777, 0o600);
}

#[test]
fn a_key_is_never_printed() {
    let key = SecretKey::random(1);
    assert_eq!(format!("{key:?}"), format!("SecretKey(1.{})", key.name().fingerprint));
    assert!(!key.digits().contains(&key.name().fingerprint));
}

#[test]
fn a_damaged_file_is_refused_with_its_line_and_what_to_do() {
    let (_folder, path) = file(&[1, 2]);
    let text = std::fs::read_to_string(&path).unwrap();
    let lines = text.lines().count();
    for (damaged, line) in [
        (String::new(), 1),
        (text.replace("cardroom keys 1", "cardroom keys 2"), 1),
        (text[..text.len() - 5].to_owned(), lines),
        (text.lines().take(lines - 2).collect::<Vec<_>>().join("\n"), 2),
        (text.replace("\n1 ", "\n3 "), lines - 1),
        (format!("{text}{}\n", text.lines().last().unwrap()), lines + 1),
        (format!("{text}é\n"), lines + 1),
    ] {
        std::fs::write(&path, damaged).unwrap();
        let refused = KeyRing::of_file(&path).list().unwrap_err();
        assert!(matches!(&refused, KeyError::Damaged { line: found, .. } if *found == line), "{refused}, not line {line}");
        let said = refused.to_string();
        assert!(said.contains("Put its copy in its place") && said.contains(&path.display().to_string()), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_others_can_read_is_refused_with_what_to_do() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path) = file(&[1]);
    for mode in [0o640, 0o604, 0o660, 0o602] {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
        let refused = KeyRing::of_file(&path).list().unwrap_err();
        assert!(matches!(refused, KeyError::Exposed { mode: found, .. } if found == mode), "{refused}");
        assert!(refused.to_string().contains(&format!("chmod 600 {}", path.display())), "{refused}");
    }
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o400)).unwrap();
    KeyRing::of_file(&path).list().unwrap();
}

#[test]
fn a_store_that_is_open_takes_up_a_new_key_and_keeps_its_keys_if_the_file_goes() {
    let (_folder, path) = file(&[1]);
    let ring = KeyRing::of_file(&path);
    let first = ring.encrypt(place("main", 1), b"As").unwrap();
    assert!(first.starts_with("1."));
    let old = ring.list().unwrap();
    let other = KeyRing::of_file(&path);
    other.replace(KeyList::of(old.iter().cloned().chain([SecretKey::random(2)]))).unwrap();
    let second = ring.encrypt(place("main", 2), b"Kd").unwrap();
    assert!(second.starts_with("2."));
    std::fs::write(&path, "rubbish").unwrap();
    assert_eq!(ring.decrypt(place("main", 1), &first).unwrap(), b"As");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(ring.decrypt(place("main", 2), &second).unwrap(), b"Kd");
    assert!(ring.encrypt(place("main", 3), b"7c").unwrap().starts_with("2."));
}
