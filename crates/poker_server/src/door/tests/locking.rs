//! Wrong passwords lock an account, each time for longer. Tokens still sign in.

use std::sync::Arc;

use poker_protocol::{DoorMessage, DoorRefusal, DoorRequest, Password, Token};

use super::door_driver::{DoorDriver, RIGHT, player_of, refused};
use crate::door::{AccountChange, ConnectionId, DoorOutput, DoorTerms, Rate};

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

fn change_password(driver: &mut DoorDriver, connection: ConnectionId, old: &str) -> Vec<DoorOutput> {
    driver.ask(connection, DoorRequest::ChangePassword { old: Password::new(old), new: Password::new("battery staple") })
}

fn come_with(driver: &mut DoorDriver, token: Token) -> ConnectionId {
    let guest = driver.come();
    assert!(player_of(&driver.sign_in_with(guest, token)).is_some());
    guest
}

#[test]
fn a_stranger_who_guesses_does_not_keep_the_player_from_changing_the_password() {
    // The default limit of tries for an account holds too.
    let mut driver = DoorDriver::new();
    let (_, token) = driver.sign_up("Åsa");
    for _ in 0..30 {
        let stranger = driver.come();
        driver.sign_in(stranger, "Åsa", "wrong horse");
    }
    let stranger = driver.come();
    let told = driver.sign_in(stranger, "Åsa", RIGHT);
    assert!(!matches!(told[..], [DoorOutput::Say(DoorMessage::SignedIn { .. })]), "{told:?}");
    let owner = come_with(&mut driver, token);
    let told = change_password(&mut driver, owner, RIGHT);
    assert!(matches!(told[..], [DoorOutput::Say(DoorMessage::PasswordChanged { .. })]), "{told:?}");
    let again = driver.come();
    driver.wait_s(60);
    assert!(player_of(&driver.sign_in(again, "Åsa", "battery staple")).is_some(), "and the lock is lifted");
}

#[test]
fn wrong_passwords_of_a_session_lock_that_session_alone_and_outlive_the_connection() {
    let mut driver = DoorDriver::with(patient());
    let (_, stolen) = driver.sign_up("Åsa");
    let desk = driver.come();
    driver.sign_in(desk, "Åsa", RIGHT);
    for _ in 1..10 {
        let thief = come_with(&mut driver, stolen);
        assert_eq!(change_password(&mut driver, thief, "wrong horse"), refused(DoorRefusal::WrongCredentials));
    }
    let thief = come_with(&mut driver, stolen);
    assert_eq!(change_password(&mut driver, thief, "wrong horse"), refused(DoorRefusal::LockedOut { seconds: 30 }));
    let end = DoorRequest::EndSessions { sessions: Vec::new(), password: Password::new(RIGHT) };
    assert_eq!(driver.ask(thief, end), refused(DoorRefusal::LockedOut { seconds: 30 }));
    assert_eq!(driver.account("Åsa").wrong, 0);
    let told = change_password(&mut driver, desk, RIGHT);
    assert!(matches!(told[..], [.., DoorOutput::Say(DoorMessage::PasswordChanged { .. })]), "{told:?}");
}

#[test]
fn a_lock_that_a_clock_ahead_has_set_is_over_when_the_clock_is_right() {
    let mut driver = DoorDriver::with(patient());
    driver.sign_up("Åsa");
    driver.change("Åsa", AccountChange::Lock { wrong: 10, until: driver.now.after_days(31) });
    let owner = driver.come();
    assert!(player_of(&driver.sign_in(owner, "Åsa", RIGHT)).is_some());
}

#[test]
fn no_more_than_a_hundred_passwords_an_hour_are_tried_at_an_account() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    for _ in 0..3_600 {
        let stranger = driver.come();
        driver.sign_in(stranger, "Åsa", "wrong horse");
        driver.door.leave(stranger);
        driver.wait_s(1);
    }
    let tried = driver.account("Åsa").wrong;
    assert!((10..100).contains(&tried), "{tried}");
}
