//! Two passwords are checked at a time, a limited number waits, and the rest is refused.

use poker_protocol::{DoorMessage, DoorRefusal, DoorRequest, Password};

use super::door_driver::{DoorDriver, RIGHT, name, refused};
use crate::door::{ConnectionId, DoorOutput, DoorTerms, Job, JobId};

fn narrow() -> DoorDriver {
    DoorDriver::with(DoorTerms { passwords_waiting: 3, ..DoorTerms::default() })
}

fn try_as(driver: &mut DoorDriver, who: &str) -> ConnectionId {
    let guest = driver.come();
    driver.door.ask(guest, DoorRequest::SignIn { name: name(who), password: Password::new(RIGHT) }, driver.now);
    guest
}

fn begin(driver: &mut DoorDriver) -> Vec<(JobId, Job)> {
    std::iter::from_fn(|| driver.door.poll_job()).collect()
}

fn places(driver: &mut DoorDriver) -> Vec<(ConnectionId, u32)> {
    driver.door.tick(driver.now);
    let place = |output| match output {
        DoorOutput::Say(DoorMessage::Waiting { position }) => Some(position),
        DoorOutput::Say(_) | DoorOutput::Admit { .. } | DoorOutput::Close(_) => None,
    };
    std::iter::from_fn(|| driver.door.poll()).filter_map(|(connection, output)| Some((connection, place(output)?))).collect()
}

#[test]
fn two_passwords_are_looked_at_at_a_time_and_the_others_are_told_their_place() {
    let mut driver = narrow();
    driver.work();
    let guests: Vec<_> = ["A", "B", "C", "D", "E"].map(|who| try_as(&mut driver, who)).into();
    let begun = begin(&mut driver);
    assert_eq!(begun.len(), 2);
    assert_eq!(places(&mut driver), [(guests[2], 1), (guests[3], 2), (guests[4], 3)]);
    let late = try_as(&mut driver, "F");
    assert_eq!(driver.door.poll(), Some((late, refused(DoorRefusal::Busy).remove(0))));
    let (id, job) = &begun[0];
    driver.finish(*id, job);
    assert_eq!(begin(&mut driver).len(), 1, "the next one's turn");
    driver.wait_s(1);
    assert_eq!(places(&mut driver), [(guests[3], 1), (guests[4], 2)]);
}

#[test]
fn a_client_that_disconnects_leaves_the_password_queue() {
    let mut driver = narrow();
    let guests: Vec<_> = ["A", "B", "C", "D"].map(|who| try_as(&mut driver, who)).into();
    let begun = begin(&mut driver);
    driver.door.leave(guests[2]);
    driver.door.leave(guests[0]);
    for (id, job) in begun.iter().filter(|(_, job)| matches!(job, Job::SignIn { .. })) {
        driver.finish(*id, job);
    }
    let next = begin(&mut driver);
    assert!(matches!(&next[..], [(_, Job::SignIn { name: whose, .. })] if *whose == name("D")));
    assert!(std::iter::from_fn(|| driver.door.poll()).all(|(connection, _)| connection == guests[1]), "nobody else is left to be told");
}

#[test]
fn two_passwords_for_one_account_are_never_looked_at_at_once() {
    let mut driver = narrow();
    for who in ["A", "a", "B"] {
        try_as(&mut driver, who);
    }
    let begun = begin(&mut driver);
    let names: Vec<_> =
        begun.iter().filter_map(|(_, job)| if let Job::SignIn { name, .. } = job { Some(name.folded()) } else { None }).collect();
    assert_eq!(names, ["a", "b"], "B goes before the second that tries A");
    driver.finish(begun[0].0, &begun[0].1);
    assert_eq!(begin(&mut driver).len(), 1);
}

#[test]
fn a_token_need_not_wait_behind_passwords() {
    let mut driver = narrow();
    let (_, token) = driver.sign_up("Åsa");
    for who in ["A", "B", "C", "D"] {
        try_as(&mut driver, who);
    }
    begin(&mut driver);
    let guest = driver.come();
    driver.door.ask(guest, DoorRequest::SignInWith { token }, driver.now);
    assert!(matches!(begin(&mut driver)[..], [(_, Job::SignInWithToken { .. })]));
}

#[test]
fn a_client_that_asks_before_it_is_answered_is_too_fast() {
    let mut driver = narrow();
    let guest = try_as(&mut driver, "A");
    driver.door.ask(guest, DoorRequest::SignOut, driver.now);
    assert_eq!(driver.door.poll(), Some((guest, refused(DoorRefusal::TooFast).remove(0))));
}
