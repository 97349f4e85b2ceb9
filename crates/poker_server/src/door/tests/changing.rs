//! Changing a password ends the other sessions of the account.

use poker_protocol::{BadPassword, Closing, DoorMessage, DoorRefusal, DoorRequest, Password};

use super::door_driver::{DoorDriver, RIGHT, closed, player_of, refused, token_of};
use crate::door::{DoorOutput, JobId};

const NEW: &str = "battery staple";

fn change(old: &str, new: &str) -> DoorRequest {
    DoorRequest::ChangePassword { old: Password::new(old), new: Password::new(new) }
}

#[test]
fn another_password_revokes_all_other_tokens_and_closes_their_connections() {
    let mut driver = DoorDriver::new();
    let (desk, old) = driver.sign_up("Åsa");
    let phone = driver.come();
    let other = token_of(&driver.sign_in(phone, "Åsa", RIGHT)).unwrap();
    driver.enter(phone);
    driver.door.ask(desk, change(RIGHT, NEW), driver.now);
    let told = driver.work();
    assert_eq!(told[..1], closed(phone, Closing::SignedOut));
    let [(connection, DoorOutput::Say(DoorMessage::PasswordChanged { token }))] = told[1..] else { panic!("{told:?}") };
    assert_eq!(connection, desk);
    driver.wait_s(1);
    assert_eq!(driver.work(), [], "the log says nothing that the connection must go for");
    let stranger = driver.come();
    for worthless in [old, other] {
        assert_eq!(driver.sign_in_with(stranger, worthless), refused(DoorRefusal::WrongToken));
    }
    assert_eq!(driver.sign_in(stranger, "Åsa", RIGHT), refused(DoorRefusal::WrongCredentials));
    assert!(player_of(&driver.sign_in_with(stranger, token)).is_some());
    let another = driver.come();
    assert!(player_of(&driver.sign_in(another, "Åsa", NEW)).is_some());
}

#[test]
fn a_client_without_the_password_cannot_change_it_and_is_locked_out() {
    let mut driver = DoorDriver::new();
    let (thief, token) = driver.sign_up("Åsa");
    assert_eq!(driver.ask(thief, change(RIGHT, "short")), refused(DoorRefusal::BadPassword { why: BadPassword::TooShort }));
    let common = refused(DoorRefusal::BadPassword { why: BadPassword::Common });
    assert_eq!(driver.ask(thief, change(RIGHT, "passwordpassword")), common);
    for _ in 1..10 {
        assert_eq!(driver.ask(thief, change("wrong horse", NEW)), refused(DoorRefusal::WrongCredentials));
    }
    assert_eq!(driver.ask(thief, change("wrong horse", NEW)), refused(DoorRefusal::LockedOut { seconds: 30 }));
    assert_eq!(driver.ask(thief, change(RIGHT, NEW)), refused(DoorRefusal::LockedOut { seconds: 30 }));
    let owner = driver.come();
    assert!(player_of(&driver.sign_in_with(owner, token)).is_some());
}

#[test]
fn another_server_hears_of_a_new_password_in_the_log() {
    let mut here = DoorDriver::new();
    let (guest, token) = here.sign_up("Åsa");
    let mut there = here.beside();
    let phone = there.come();
    there.sign_in_with(phone, token);
    here.ask(guest, change(RIGHT, NEW));
    there.wait_s(1);
    assert_eq!(there.work(), closed(phone, Closing::SignedOut));
}

#[test]
fn a_connection_that_changes_its_password_is_not_taken_for_one_that_lost_its_token() {
    let mut driver = DoorDriver::new();
    let (desk, _) = driver.sign_up("Åsa");
    driver.door.ask(desk, change(RIGHT, NEW), driver.now);
    let (job, work) = driver.door.poll_job().unwrap();
    let done = driver.worker.run(&work, driver.now).unwrap();
    // The log is read before the answer is back.
    driver.wait_s(1);
    assert_eq!(driver.work(), []);
    driver.door.done(job, Some(done));
    let told = driver.work();
    assert!(matches!(told[..], [(_, DoorOutput::Say(DoorMessage::PasswordChanged { .. }))]), "{told:?}");
    driver.door.done(JobId(u64::MAX), None);
    assert_eq!(driver.work(), []);
}
