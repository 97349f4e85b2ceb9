//! Wrong passwords lock an account, each time for longer. Tokens still sign in.

use std::sync::Arc;

use poker_protocol::{DoorMessage, DoorRefusal};

use super::door_driver::{DoorDriver, RIGHT, player_of, refused};
use crate::door::{DoorOutput, DoorTerms, Rate};

/// Settings without rate limits.
fn patient() -> DoorTerms {
    DoorTerms { tries_per_account: Rate { burst: 1_000, every_s: 1 }, ..DoorTerms::default() }
}

/// The seconds of the lock after a wrong password, or `None` without a lock.
fn guess(driver: &mut DoorDriver) -> Option<u32> {
    let stranger = driver.come();
    match &driver.sign_in(stranger, "Åsa", "wrong horse")[..] {
        [DoorOutput::Say(DoorMessage::Refused { reason: DoorRefusal::LockedOut { seconds } })] => Some(*seconds),
        [DoorOutput::Say(DoorMessage::Refused { reason: DoorRefusal::WrongCredentials })] => None,
        told => panic!("{told:?}"),
    }
}

#[test]
fn ten_wrong_passwords_lock_and_the_lock_grows_and_ends() {
    let mut driver = DoorDriver::with(patient());
    driver.sign_up("Åsa");
    for _ in 1..10 {
        assert_eq!(guess(&mut driver), None);
    }
    assert_eq!(guess(&mut driver), Some(30), "the tenth locks");
    let owner = driver.come();
    assert_eq!(driver.sign_in(owner, "Åsa", RIGHT), refused(DoorRefusal::LockedOut { seconds: 30 }), "for the right one too");
    for longer in [60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
        driver.wait_s(4_000);
        assert_eq!(guess(&mut driver), Some(longer));
    }
    driver.wait_s(3_599);
    assert_eq!(driver.sign_in(owner, "Åsa", RIGHT), refused(DoorRefusal::LockedOut { seconds: 1 }));
    driver.wait_s(1);
    assert!(player_of(&driver.sign_in(owner, "Åsa", RIGHT)).is_some());
    assert_eq!(guess(&mut driver), None, "and counts anew");
}

#[test]
fn a_right_password_forgets_the_wrong_ones_and_so_does_a_day() {
    let mut driver = DoorDriver::with(patient());
    driver.sign_up("Åsa");
    for _ in 0..9 {
        guess(&mut driver);
    }
    let owner = driver.come();
    driver.sign_in(owner, "Åsa", RIGHT);
    assert_eq!(driver.account("Åsa").wrong, 0);
    for _ in 0..9 {
        guess(&mut driver);
    }
    assert_eq!(guess(&mut driver), Some(30));
    driver.wait_s(30 + 24 * 3_600);
    assert_eq!(guess(&mut driver), None);
    assert_eq!(driver.account("Åsa").wrong, 1);
}

#[test]
fn a_lock_outlives_a_restart() {
    let mut driver = DoorDriver::with(patient());
    driver.sign_up("Åsa");
    for _ in 0..10 {
        guess(&mut driver);
    }
    let mut after = DoorDriver::on(Arc::clone(&driver.books), patient());
    let owner = after.come();
    assert_eq!(after.sign_in(owner, "Åsa", RIGHT), refused(DoorRefusal::LockedOut { seconds: 30 }));
}

#[test]
fn somebody_elses_guesses_lock_out_no_token() {
    let mut driver = DoorDriver::with(patient());
    let (_, token) = driver.sign_up("Åsa");
    for _ in 0..10 {
        guess(&mut driver);
    }
    let owner = driver.come();
    assert!(player_of(&driver.sign_in_with(owner, token)).is_some());
}
