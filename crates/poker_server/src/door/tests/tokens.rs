//! Tokens are stored as digests, can be revoked, and expire.

use poker_protocol::{Closing, DoorMessage, DoorRefusal, DoorRequest, Token};

use super::door_driver::{DoorDriver, RIGHT, closed, player_of, refused, token_of};
use crate::door::{AccountChange, Accounts as _, AuditEvent, DoorOutput, TokenDigest};

#[test]
fn a_token_signs_in_until_it_is_signed_out() {
    let mut driver = DoorDriver::new();
    let (owner, token) = driver.sign_up("Åsa");
    let thief = driver.come();
    assert!(player_of(&driver.sign_in_with(thief, token)).is_some(), "anybody who has the token is let in");
    driver.enter(thief);
    driver.door.ask(owner, DoorRequest::SignOut, driver.now);
    let told = driver.work();
    assert_eq!(told[0], (owner, DoorOutput::Say(DoorMessage::SignedOut)));
    assert_eq!(told[1..], closed(thief, Closing::SignedOut), "the thief too");
    assert_eq!(driver.sign_in_with(owner, token), refused(DoorRefusal::WrongToken));
    assert!(player_of(&driver.sign_in(owner, "Åsa", RIGHT)).is_some(), "the connection goes on");
}

#[test]
fn signing_out_leaves_the_tokens_of_other_devices_alone() {
    let mut driver = DoorDriver::new();
    let (desk, _) = driver.sign_up("Åsa");
    let phone = driver.come();
    let token = token_of(&driver.sign_in(phone, "Åsa", RIGHT)).unwrap();
    driver.ask(desk, DoorRequest::SignOut);
    let later = driver.come();
    assert!(player_of(&driver.sign_in_with(later, token)).is_some());
}

#[test]
fn no_token_that_was_not_given_signs_in() {
    let mut driver = DoorDriver::new();
    let (_, Token(mut bytes)) = driver.sign_up("Åsa");
    bytes[31] ^= 1;
    let thief = driver.come();
    assert_eq!(driver.sign_in_with(thief, Token(bytes)), refused(DoorRefusal::WrongToken));
}

#[test]
fn a_token_is_renewed_when_half_its_life_is_over_and_worthless_at_its_end() {
    let mut driver = DoorDriver::new();
    let (_, token) = driver.sign_up("Åsa");
    let (day, days) = (86_400, u64::from(driver.terms.token_days));
    let sign_in = |driver: &mut DoorDriver, token| {
        let guest = driver.come();
        driver.sign_in_with(guest, token)
    };
    driver.wait_s(days * day / 2 - 1);
    let told = sign_in(&mut driver, token);
    assert!(player_of(&told).is_some() && token_of(&told).is_none(), "it goes on being good");
    driver.wait_s(1);
    let renewed = token_of(&sign_in(&mut driver, token)).expect("a new one");
    assert!(player_of(&sign_in(&mut driver, token)).is_some(), "the old one too, should the new one have been lost");
    driver.wait_s(days * day / 2);
    assert_eq!(sign_in(&mut driver, token), refused(DoorRefusal::WrongToken));
    assert!(player_of(&sign_in(&mut driver, renewed)).is_some());
    driver.work();
    assert!(driver.books.token(&TokenDigest::of(&token)).unwrap().is_some(), "it is kept, should the clock be wrong");
    driver.wait_s(90 * day);
    driver.work();
    assert_eq!(driver.books.token(&TokenDigest::of(&token)).unwrap(), None, "it is forgotten");
}

#[test]
fn tokens_that_an_operator_revokes_end_their_connections_and_no_others() {
    let mut driver = DoorDriver::new();
    let (guest, token) = driver.sign_up("Åsa");
    let (bystander, _) = driver.sign_up("Bo");
    driver.enter(guest);
    driver.enter(bystander);
    let player = driver.account("Åsa").player;
    let log = AccountChange::Log { at: driver.now, by: "Ada".to_owned(), event: AuditEvent::TokensRevoked { player } };
    driver.books.change(player, &[AccountChange::EndSessions, log]).unwrap();
    driver.wait_s(1);
    assert_eq!(driver.work(), closed(guest, Closing::SignedOut));
    let again = driver.come();
    assert_eq!(driver.sign_in_with(again, token), refused(DoorRefusal::WrongToken));
}

#[test]
fn the_books_hold_a_digest_and_nothing_prints_a_secret() {
    let token = Token([0xa5; 32]);
    let digest = TokenDigest::of(&token);
    assert_ne!(digest.0, token.0);
    let mut driver = DoorDriver::new();
    let (guest, token) = driver.sign_up("Åsa");
    let told = driver.ask(guest, DoorRequest::SignOut);
    let hex: String = token.0.iter().map(|byte| format!("{byte:02x}")).collect();
    let account = driver.account("Åsa");
    let printed = format!("{told:?} {token:?} {account:?}");
    assert!(!printed.contains(&hex) && !printed.contains("argon2"), "{printed}");
}

#[test]
fn a_server_whose_clock_runs_a_month_ahead_deletes_no_tokens() {
    let mut driver = DoorDriver::new();
    let (_, token) = driver.sign_up("Åsa");
    let right = driver.now;
    driver.wait_s(31 * 86_400);
    driver.work();
    let guest = driver.come();
    assert_eq!(driver.sign_in_with(guest, token), refused(DoorRefusal::WrongToken), "by that clock it has expired");
    let mut after = DoorDriver::on(std::sync::Arc::clone(&driver.books), driver.terms.clone());
    after.now = right;
    let guest = after.come();
    assert!(player_of(&after.sign_in_with(guest, token)).is_some());
}
