//! Another server or a command changes an account between the moment in which a job reads it and the moment in which it writes.

use std::sync::Arc;

use poker_protocol::{Closing, DoorRefusal, DoorRequest, Password};

use super::door_driver::{CHEAP, DoorDriver, RIGHT, START, closed, player_of, refused, token_of};
use super::hooked_accounts::HookedAccounts;
use crate::door::{AccountChange, Accounts, HashCost, Hasher, TokenDigest, Worker};
use crate::store::SqliteStore;

const NEW: &str = "battery staple";

/// Does `meddle` just before the next change of an account.
fn hook(driver: &mut DoorDriver, meddle: impl FnOnce(&SqliteStore) + Send + 'static) {
    let hooked = HookedAccounts::new(Arc::clone(&driver.books), meddle);
    driver.worker = Worker::new(Arc::new(hooked), driver.terms.clone(), CHEAP).unwrap();
}

/// The changes of an operator who gives the account a new password.
fn reset() -> [AccountChange; 2] {
    let hash = Hasher::new(CHEAP).unwrap().hash(&Password::new(NEW), [9; 16], None).unwrap();
    [AccountChange::Password(Some(hash)), AccountChange::EndSessions]
}

#[test]
fn nobody_signs_in_with_a_password_that_was_changed_in_that_moment() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    let player = driver.account("Åsa").player;
    hook(&mut driver, move |books| books.change(player, &reset()).unwrap());
    let thief = driver.come();
    assert_eq!(driver.sign_in(thief, "Åsa", RIGHT), refused(DoorRefusal::WrongCredentials));
    assert_eq!(driver.books.sessions(player).unwrap(), [], "no token outlives the change");
    assert!(player_of(&driver.sign_in(thief, "Åsa", NEW)).is_some());
}

#[test]
fn nobody_signs_in_to_an_account_that_was_suspended_in_that_moment() {
    let suspended = [AccountChange::Suspended(Some("cheating".to_owned()))];
    for with_token in [false, true] {
        let mut driver = DoorDriver::new();
        let (_, token) = driver.sign_up("Åsa");
        let player = driver.account("Åsa").player;
        // The token is so old that it is replaced.
        driver.wait_s(20 * 86_400);
        let suspended = suspended.clone();
        hook(&mut driver, move |books| books.change(player, &suspended).unwrap());
        let guest = driver.come();
        let told = if with_token { driver.sign_in_with(guest, token) } else { driver.sign_in(guest, "Åsa", RIGHT) };
        assert_eq!(told, refused(DoorRefusal::Suspended));
        assert_eq!(driver.books.sessions(player).unwrap().len(), 1, "none was added");
    }
}

#[test]
fn a_connection_whose_answer_is_still_on_its_way_when_the_player_is_suspended_is_put_out() {
    let mut driver = DoorDriver::new();
    let (_, token) = driver.sign_up("Åsa");
    let guest = driver.come();
    // The token is so new that nothing is written when it is used.
    driver.door.ask(guest, DoorRequest::SignInWith { token }, driver.now);
    let (id, job) = driver.door.poll_job().unwrap();
    let done = driver.worker.run(&job, driver.now).unwrap();
    driver.suspend("Åsa");
    driver.wait_s(1);
    driver.work();
    driver.door.done(id, Some(done));
    let told = driver.work();
    assert!(told.ends_with(&closed(guest, Closing::Suspended)), "{told:?}");
}

#[test]
fn no_token_is_added_to_a_session_that_was_ended_in_that_moment() {
    let mut driver = DoorDriver::new();
    let (_, token) = driver.sign_up("Åsa");
    let player = driver.account("Åsa").player;
    driver.wait_s(20 * 86_400);
    hook(&mut driver, move |books| books.change(player, &[AccountChange::EndSessions]).unwrap());
    let guest = driver.come();
    assert_eq!(driver.sign_in_with(guest, token), refused(DoorRefusal::WrongToken));
    assert_eq!(driver.books.sessions(player).unwrap(), []);
}

#[test]
fn hashing_a_password_again_does_not_restore_it() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    let player = driver.account("Åsa").player;
    let dearer = HashCost { passes: 2, ..CHEAP };
    let hooked = HookedAccounts::new(Arc::clone(&driver.books), move |books| books.change(player, &reset()).unwrap());
    driver.worker = Worker::new(Arc::new(hooked), driver.terms.clone(), dearer).unwrap();
    let guest = driver.come();
    assert_eq!(driver.sign_in(guest, "Åsa", RIGHT), refused(DoorRefusal::WrongCredentials));
    assert!(player_of(&driver.sign_in(guest, "Åsa", NEW)).is_some(), "the new password stands");
}

#[test]
fn a_change_of_the_password_does_not_undo_a_reset_of_that_moment() {
    let mut driver = DoorDriver::new();
    let (guest, _) = driver.sign_up("Åsa");
    let player = driver.account("Åsa").player;
    hook(&mut driver, move |books| books.change(player, &reset()).unwrap());
    let change = DoorRequest::ChangePassword { old: Password::new(RIGHT), new: Password::new("my own choice") };
    assert_eq!(driver.ask(guest, change), refused(DoorRefusal::NotSignedIn), "its session is over");
    let owner = driver.come();
    assert_eq!(driver.sign_in(owner, "Åsa", "my own choice"), refused(DoorRefusal::WrongCredentials));
    assert!(player_of(&driver.sign_in(owner, "Åsa", NEW)).is_some());
}

#[test]
fn wrong_passwords_at_two_servers_count_as_two() {
    let mut driver = DoorDriver::new();
    let (_, token) = driver.sign_up("Åsa");
    let player = driver.account("Åsa").player;
    let counted = |books: &SqliteStore| books.account(player).unwrap().unwrap().wrong;
    hook(&mut driver, move |books| books.change(player, &[AccountChange::Lock { wrong: 1, until: START }]).unwrap());
    let stranger = driver.come();
    driver.sign_in(stranger, "Åsa", "wrong horse");
    assert_eq!(counted(&driver.books), 2);
    let session = driver.books.token(&TokenDigest::of(&token)).unwrap().unwrap().1.id;
    let guest = driver.come();
    assert!(token_of(&driver.sign_in_with(guest, token)).is_none());
    let wrong = AccountChange::SessionLock { session, wrong: 1, until: START };
    hook(&mut driver, move |books| books.change(player, &[wrong]).unwrap());
    let change = DoorRequest::ChangePassword { old: Password::new("wrong horse"), new: Password::new(NEW) };
    assert_eq!(driver.ask(guest, change), refused(DoorRefusal::WrongCredentials));
    assert_eq!(driver.books.sessions(player).unwrap()[0].wrong, 2);
}
