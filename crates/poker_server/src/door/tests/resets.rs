//! A password that an operator has set expires.

use poker_protocol::{DoorRefusal, DoorRequest, Password};

use super::door_driver::{CHEAP, DoorDriver, RIGHT, player_of, refused};
use crate::door::{AccountChange, HashCost, Hasher, Worker};

const RESET: &str = "k7wq3mzx9ahp2nfc";
const DAY_S: u64 = 86_400;

/// An account whose password an operator has reset, and a day in which it holds.
fn reset(driver: &mut DoorDriver) {
    driver.sign_up("Åsa");
    let hash = Hasher::new(CHEAP).unwrap().hash(&Password::new(RESET), [9; 16], None).unwrap();
    driver.change("Åsa", AccountChange::TemporaryPassword { hash, until: driver.now.after_days(1) });
}

#[test]
fn a_password_that_an_operator_has_set_expires() {
    let mut driver = DoorDriver::new();
    reset(&mut driver);
    driver.wait_s(DAY_S - 1);
    let guest = driver.come();
    assert!(player_of(&driver.sign_in(guest, "Åsa", RESET)).is_some());
    driver.wait_s(1);
    let late = driver.come();
    assert_eq!(driver.sign_in(late, "Åsa", RESET), refused(DoorRefusal::PasswordExpired));
    assert_eq!(driver.sign_in(late, "Åsa", RIGHT), refused(DoorRefusal::WrongCredentials), "told to the player alone");
    let change = DoorRequest::ChangePassword { old: Password::new(RESET), new: Password::new("battery staple") };
    assert_eq!(driver.ask(guest, change), refused(DoorRefusal::PasswordExpired), "it opens nothing any more");
}

#[test]
fn a_password_that_the_player_chooses_instead_does_not_expire() {
    let mut driver = DoorDriver::new();
    reset(&mut driver);
    let guest = driver.come();
    driver.sign_in(guest, "Åsa", RESET);
    driver.ask(guest, DoorRequest::ChangePassword { old: Password::new(RESET), new: Password::new("battery staple") });
    driver.wait_s(300 * DAY_S);
    let later = driver.come();
    assert!(player_of(&driver.sign_in(later, "Åsa", "battery staple")).is_some());
}

#[test]
fn a_password_that_is_hashed_again_expires_all_the_same() {
    let mut driver = DoorDriver::new();
    reset(&mut driver);
    let books = std::sync::Arc::clone(&driver.books);
    driver.worker = Worker::new(books, driver.terms.clone(), HashCost { passes: 2, ..CHEAP }).unwrap();
    let guest = driver.come();
    assert!(player_of(&driver.sign_in(guest, "Åsa", RESET)).is_some());
    driver.wait_s(DAY_S);
    let late = driver.come();
    assert_eq!(driver.sign_in(late, "Åsa", RESET), refused(DoorRefusal::PasswordExpired));
}
