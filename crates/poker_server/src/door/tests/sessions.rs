//! A session is a sign-in with a password and all tokens that have replaced its first one. Players list and end their sessions.

use poker_protocol::{Closing, DoorMessage, DoorRefusal, DoorRequest, Password, SessionId, SessionView, Token};

use super::door_driver::{DoorDriver, RIGHT, START, closed, player_of, refused, token_of};
use crate::door::{Accounts as _, AuditEvent, AuditId, ConnectionId, DoorOutput, DoorTerms, TokenDigest};

const DAY_S: u64 = 86_400;
/// More than half the life of a token.
const HALF_S: u64 = 20 * DAY_S;

fn listed(told: &[DoorOutput]) -> Vec<SessionView> {
    let [DoorOutput::Say(DoorMessage::Sessions { sessions })] = told else { panic!("{told:?}") };
    sessions.clone()
}

fn session(driver: &DoorDriver, token: Token) -> SessionId {
    driver.books.token(&TokenDigest::of(&token)).unwrap().unwrap().0.session
}

fn end(driver: &mut DoorDriver, connection: ConnectionId, sessions: &[SessionId], password: &str) -> Vec<DoorOutput> {
    driver.ask(connection, DoorRequest::EndSessions { sessions: sessions.to_vec(), password: Password::new(password) })
}

#[test]
fn signing_out_revokes_a_token_that_was_rotated_out() {
    let mut driver = DoorDriver::new();
    let (_, old) = driver.sign_up("Åsa");
    driver.wait_s(HALF_S);
    let guest = driver.come();
    let new = token_of(&driver.sign_in_with(guest, old)).expect("a new one");
    driver.ask(guest, DoorRequest::SignOut);
    let later = driver.come();
    for worthless in [old, new] {
        assert_eq!(driver.sign_in_with(later, worthless), refused(DoorRefusal::WrongToken));
    }
}

#[test]
fn signing_out_ends_the_connections_of_the_session_at_every_server() {
    let mut here = DoorDriver::new();
    let (guest, old) = here.sign_up("Åsa");
    here.wait_s(HALF_S);
    let mut there = here.beside();
    let (phone, other) = (there.come(), there.come());
    assert!(token_of(&there.sign_in_with(phone, old)).is_some(), "it has another token of the same session");
    there.sign_in(other, "Åsa", RIGHT);
    here.ask(guest, DoorRequest::SignOut);
    there.wait_s(1);
    assert_eq!(there.work(), closed(phone, Closing::SignedOut), "and not the one that signed in with the password");
    let log = here.books.log(AuditId(0), 10).unwrap();
    let player = here.account("Åsa").player;
    assert_eq!(log.last().unwrap().event, AuditEvent::SessionsEnded { player, count: 1 });
}

#[test]
fn a_player_sees_the_sessions_of_the_account_and_which_one_is_the_own() {
    let mut driver = DoorDriver::new();
    let (desk, first) = driver.sign_up("Åsa");
    driver.sign_up("Bo");
    driver.wait_s(10);
    let phone = driver.come();
    let second = token_of(&driver.sign_in(phone, "Åsa", RIGHT)).unwrap();
    driver.wait_s(DAY_S);
    driver.come();
    let again = driver.come();
    driver.sign_in_with(again, first);
    let [a, b] = &listed(&driver.ask(desk, DoorRequest::ListSessions))[..] else { panic!("two") };
    let view = |token, made: u64, used: u64, current| SessionView { id: session(&driver, token), made, used, current };
    assert_eq!(*a, view(first, START.0, driver.now.0, true), "the last used first");
    assert_eq!(*b, view(second, START.0 + 10_000, START.0 + 10_000, false));
    let stranger = driver.come();
    assert_eq!(driver.ask(stranger, DoorRequest::ListSessions), refused(DoorRefusal::NotSignedIn));
}

#[test]
fn a_player_ends_a_session_with_the_password_and_its_connections_end_everywhere() {
    let mut here = DoorDriver::new();
    let (desk, own) = here.sign_up("Åsa");
    let mut there = here.beside();
    let (phone, laptop) = (there.come(), there.come());
    let [lost, kept] = [phone, laptop].map(|device| token_of(&there.sign_in(device, "Åsa", RIGHT)).unwrap());
    let [lost_id, kept_id, own_id] = [lost, kept, own].map(|token| session(&here, token));
    assert_eq!(end(&mut here, desk, &[lost_id], "wrong horse"), refused(DoorRefusal::WrongCredentials));
    let left = listed(&end(&mut here, desk, &[lost_id, own_id, SessionId(1)], RIGHT));
    assert_eq!(left.iter().map(|session| session.id).collect::<Vec<_>>().len(), 2);
    assert!(left.iter().any(|session| session.id == own_id && session.current), "one's own is passed over");
    assert!(left.iter().any(|session| session.id == kept_id && !session.current));
    there.wait_s(1);
    assert_eq!(there.work(), closed(phone, Closing::SignedOut));
    let again = there.come();
    assert_eq!(there.sign_in_with(again, lost), refused(DoorRefusal::WrongToken));
    assert!(player_of(&there.sign_in_with(again, kept)).is_some());
}

#[test]
fn connections_of_an_ended_session_at_the_same_server_end_at_once() {
    let mut driver = DoorDriver::new();
    let (desk, _) = driver.sign_up("Åsa");
    let phone = driver.come();
    let token = token_of(&driver.sign_in(phone, "Åsa", RIGHT)).unwrap();
    let sessions = vec![session(&driver, token)];
    driver.door.ask(desk, DoorRequest::EndSessions { sessions, password: Password::new(RIGHT) }, driver.now);
    assert_eq!(driver.work()[..1], closed(phone, Closing::SignedOut));
}

#[test]
fn nobody_ends_the_session_of_another_account() {
    let mut driver = DoorDriver::new();
    let (guest, _) = driver.sign_up("Åsa");
    let (_, others) = driver.sign_up("Bo");
    let id = session(&driver, others);
    assert_eq!(listed(&end(&mut driver, guest, &[id], RIGHT)).len(), 1);
    let bo = driver.come();
    assert!(player_of(&driver.sign_in_with(bo, others)).is_some());
}

#[test]
fn a_session_of_twelve_hours_ends_its_connections_and_its_token_also_while_it_is_used() {
    let mut driver = DoorDriver::with(DoorTerms { session_hours: Some(12), ..DoorTerms::default() });
    let (desk, token) = driver.sign_up("Åsa");
    driver.wait_s(12 * 3_600 - 1);
    assert_eq!(driver.work(), []);
    let phone = driver.come();
    assert!(player_of(&driver.sign_in_with(phone, token)).is_some());
    let laptop = driver.come();
    assert!(player_of(&driver.sign_in(laptop, "Åsa", RIGHT)).is_some(), "a session of its own");
    driver.wait_s(1);
    assert_eq!(driver.work(), [closed(desk, Closing::SignedOut), closed(phone, Closing::SignedOut)].concat());
    let guest = driver.come();
    assert_eq!(driver.sign_in_with(guest, token), refused(DoorRefusal::WrongToken));
    assert!(player_of(&driver.sign_in(guest, "Åsa", RIGHT)).is_some());
}

#[test]
fn a_changed_password_begins_another_session_with_all_its_time() {
    let mut driver = DoorDriver::with(DoorTerms { session_hours: Some(12), ..DoorTerms::default() });
    let (desk, _) = driver.sign_up("Åsa");
    driver.wait_s(11 * 3_600);
    driver.ask(desk, DoorRequest::ChangePassword { old: Password::new(RIGHT), new: Password::new("another correct horse") });
    driver.wait_s(12 * 3_600 - 1);
    assert_eq!(driver.work(), []);
    driver.wait_s(1);
    assert_eq!(driver.work(), closed(desk, Closing::SignedOut));
}

#[test]
fn a_session_needs_the_password_again_after_its_longest_time() {
    let mut driver = DoorDriver::with(DoorTerms { session_days: 50, ..DoorTerms::default() });
    let (_, first) = driver.sign_up("Åsa");
    driver.wait_s(HALF_S);
    let guest = driver.come();
    let token = token_of(&driver.sign_in_with(guest, first)).expect("a new one");
    driver.wait_s(30 * DAY_S - 1);
    let guest = driver.come();
    let told = driver.sign_in_with(guest, token);
    assert!(player_of(&told).is_some() && token_of(&told).is_none(), "no token lasts longer than the session");
    driver.wait_s(1);
    let guest = driver.come();
    assert_eq!(driver.sign_in_with(guest, token), refused(DoorRefusal::WrongToken));
    assert!(player_of(&driver.sign_in(guest, "Åsa", RIGHT)).is_some());
}
