//! Hashes of passwords that cannot be checked without a key that is not in the books.

use std::path::PathBuf;
use std::sync::Arc;

use poker_protocol::Password;
use poker_room::Now;
use tempfile::TempDir;

use super::door_driver::{CHEAP, DoorDriver, RIGHT, START, name, player_of};
use crate::door::{AccountChange, Accounts as _, AccountsError, DoorTerms, Hasher, Job, RandomValues, WorkError};
use crate::store::{Books as _, GivenUp, GivingUp, KeyError, KeyRing, Secrets as _, SqliteStore, StoreError};

fn books() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cardroom.sqlite");
    (folder, path)
}

fn on(path: &std::path::Path) -> DoorDriver {
    DoorDriver::on(Arc::new(SqliteStore::open(path).unwrap()), DoorTerms::default())
}

/// Signs in on a new connection. Whether that was possible.
fn signs_in(driver: &mut DoorDriver) -> bool {
    let guest = driver.come();
    player_of(&driver.sign_in(guest, "Åsa", RIGHT)).is_some()
}

/// What signing in fails with.
fn fails(driver: &DoorDriver) -> WorkError {
    let drawn = RandomValues { token: poker_protocol::Token([1; 32]), salt: [1; 16], session: poker_protocol::SessionId::of_random(1) };
    driver.worker.run(&Job::SignIn { name: name("Åsa"), password: Password::new(RIGHT), drawn }, START).unwrap_err()
}

#[test]
fn nobody_checks_a_password_who_has_the_books_without_the_file_of_keys() {
    let (_folder, path) = books();
    let mut driver = on(&path);
    driver.sign_up("Åsa");
    let hash = driver.account("Åsa").password.unwrap();
    let secret = driver.books.password_secret(None).unwrap().unwrap();
    assert_eq!(hash.secret(), Some(secret.id()));
    let (hasher, right) = (Hasher::new(CHEAP).unwrap(), Password::new(RIGHT));
    assert_eq!(hasher.check(&right, Some(&hash), Some(&secret)), Ok(true));
    assert!(hasher.check(&right, Some(&hash), None).is_err());
    // Another secret under the same name, as somebody has who knows the books alone.
    let guessed = crate::door::PasswordSecret::new(secret.id(), [0; 32]);
    assert_eq!(hasher.check(&right, Some(&hash), Some(&guessed)), Ok(false));
    let keys = std::fs::read_to_string(path.with_file_name("cardroom.keys")).unwrap();
    assert!(keys.contains(&secret.id().to_string()), "the hash names the key by its fingerprint: {keys}");
    assert!(signs_in(&mut driver));
}

#[test]
fn a_hash_without_a_key_gets_one_when_its_password_is_used() {
    let (_folder, path) = books();
    let mut driver = on(&path);
    driver.sign_up("Åsa");
    let plain = Hasher::new(CHEAP).unwrap().hash(&Password::new(RIGHT), [9; 16], None).unwrap();
    assert_eq!(plain.secret(), None);
    driver.change("Åsa", AccountChange::Password(Some(plain)));
    assert!(signs_in(&mut driver));
    assert!(driver.account("Åsa").password.unwrap().secret().is_some());
    assert!(signs_in(&mut driver));
}

#[test]
fn an_older_key_stays_until_the_last_password_that_needs_it_was_used() {
    let (_folder, path) = books();
    let mut driver = on(&path);
    driver.sign_up("Åsa");
    let first = driver.account("Åsa").password.unwrap();
    let rotation = driver.books.rotate_key("Ada", START).unwrap();
    assert_eq!((rotation.kept.len(), rotation.dropped.len()), (1, 0), "the password needs it");
    assert!(signs_in(&mut driver));
    let second = driver.account("Åsa").password.unwrap();
    assert_ne!(first.secret(), second.secret());
    assert_eq!(second.secret(), rotation.new.secret_id());
    let rotation = driver.books.rotate_key("Ada", START).unwrap();
    assert_eq!((rotation.kept.len(), rotation.dropped.len()), (1, 1));
    assert!(signs_in(&mut driver));
}

#[test]
fn a_password_whose_key_is_lost_is_told_by_check_and_taken_away_when_an_operator_says_so() {
    let (_folder, path) = books();
    let mut driver = on(&path);
    let (_, token) = driver.sign_up("Åsa");
    let player = driver.account("Åsa").player;
    let bereft = Arc::new(SqliteStore::open_beside_with(&path, KeyRing::of_file(path.with_extension("nothing"))).unwrap());
    let mut there = DoorDriver::on(Arc::clone(&bereft), DoorTerms::default());
    let WorkError::Accounts(AccountsError::Store(error)) = fails(&there) else { panic!("another error") };
    let refused = error.downcast::<StoreError>().unwrap();
    assert!(matches!(&*refused, StoreError::Keys(KeyError::LacksForPassword { .. })), "{refused}");
    assert!(refused.to_string().contains("admin key lost"), "{refused}");
    assert_eq!(driver.account("Åsa").wrong, 0, "no wrong password is counted");
    let flaws = bereft.check().unwrap();
    assert!(matches!(&flaws[..], [crate::store::Flaw::NoKeyOfPasswords { passwords: 1, .. }]), "{flaws:?}");

    let giving_up = GivingUp { by: "Ada".to_owned(), at: Now(5), why: "the disk broke".to_owned() };
    assert_eq!(bereft.give_up_lost(&giving_up).unwrap(), [GivenUp::Password { player, name: name("Åsa") }]);
    assert_eq!(bereft.check().unwrap(), [], "the row has its seal");
    assert_eq!(driver.account("Åsa").password, None);
    let guest = there.come();
    assert!(player_of(&there.sign_in_with(guest, token)).is_some(), "sessions stay");
    drop((driver, there, bereft));
    // The server makes another file, and an operator sets a new password.
    std::fs::remove_file(path.with_file_name("cardroom.keys")).unwrap();
    let mut driver = on(&path);
    assert!(!signs_in(&mut driver));
    let secret = driver.books.password_secret(None).unwrap();
    let hash = Hasher::new(CHEAP).unwrap().hash(&Password::new(RIGHT), [9; 16], secret.as_ref()).unwrap();
    driver.change("Åsa", AccountChange::Password(Some(hash)));
    assert!(signs_in(&mut driver));
}
