//! Two passwords at a time, a line behind them, and no more than it holds.

use poker_protocol::{DoorMessage, DoorRefusal, DoorRequest, Password};

use super::porch::{Porch, RIGHT, name, refused};
use crate::door::{ConnectionId, DoorOutput, DoorTerms, Job, JobId};

fn narrow() -> Porch {
    Porch::with(DoorTerms { passwords_waiting: 3, ..DoorTerms::default() })
}

fn try_as(porch: &mut Porch, who: &str) -> ConnectionId {
    let guest = porch.come();
    porch.door.ask(guest, DoorRequest::SignIn { name: name(who), password: Password::new(RIGHT) }, porch.now);
    guest
}

fn begin(porch: &mut Porch) -> Vec<(JobId, Job)> {
    std::iter::from_fn(|| porch.door.poll_job()).collect()
}

fn places(porch: &mut Porch) -> Vec<(ConnectionId, u32)> {
    porch.door.tick(porch.now);
    let place = |output| match output {
        DoorOutput::Say(DoorMessage::Waiting { position }) => Some(position),
        DoorOutput::Say(_) | DoorOutput::Admit { .. } | DoorOutput::Close(_) => None,
    };
    std::iter::from_fn(|| porch.door.poll()).filter_map(|(connection, output)| Some((connection, place(output)?))).collect()
}

#[test]
fn two_passwords_are_looked_at_at_a_time_and_the_others_are_told_their_place() {
    let mut porch = narrow();
    porch.work();
    let guests: Vec<_> = ["A", "B", "C", "D", "E"].map(|who| try_as(&mut porch, who)).into();
    let begun = begin(&mut porch);
    assert_eq!(begun.len(), 2);
    assert_eq!(places(&mut porch), [(guests[2], 1), (guests[3], 2), (guests[4], 3)]);
    let late = try_as(&mut porch, "F");
    assert_eq!(porch.door.poll(), Some((late, refused(DoorRefusal::Busy).remove(0))));
    let (id, job) = &begun[0];
    porch.finish(*id, job);
    assert_eq!(begin(&mut porch).len(), 1, "the next one's turn");
    porch.wait_s(1);
    assert_eq!(places(&mut porch), [(guests[3], 1), (guests[4], 2)]);
}

#[test]
fn whoever_goes_leaves_the_line() {
    let mut porch = narrow();
    let guests: Vec<_> = ["A", "B", "C", "D"].map(|who| try_as(&mut porch, who)).into();
    let begun = begin(&mut porch);
    porch.door.leave(guests[2]);
    porch.door.leave(guests[0]);
    for (id, job) in begun.iter().filter(|(_, job)| matches!(job, Job::SignIn { .. })) {
        porch.finish(*id, job);
    }
    let next = begin(&mut porch);
    assert!(matches!(&next[..], [(_, Job::SignIn { name: whose, .. })] if *whose == name("D")));
    assert!(std::iter::from_fn(|| porch.door.poll()).all(|(connection, _)| connection == guests[1]), "nobody else is left to be told");
}

#[test]
fn two_passwords_for_one_account_are_never_looked_at_at_once() {
    let mut porch = narrow();
    for who in ["A", "a", "B"] {
        try_as(&mut porch, who);
    }
    let begun = begin(&mut porch);
    let names: Vec<_> =
        begun.iter().filter_map(|(_, job)| if let Job::SignIn { name, .. } = job { Some(name.folded()) } else { None }).collect();
    assert_eq!(names, ["a", "b"], "B goes before the second that tries A");
    porch.finish(begun[0].0, &begun[0].1);
    assert_eq!(begin(&mut porch).len(), 1);
}

#[test]
fn a_token_need_not_wait_behind_passwords() {
    let mut porch = narrow();
    let (_, token) = porch.sign_up("Åsa");
    for who in ["A", "B", "C", "D"] {
        try_as(&mut porch, who);
    }
    begin(&mut porch);
    let guest = porch.come();
    porch.door.ask(guest, DoorRequest::SignInWith { token }, porch.now);
    assert!(matches!(begin(&mut porch)[..], [(_, Job::SignInWith { .. })]));
}

#[test]
fn a_client_that_asks_before_it_is_answered_is_too_fast() {
    let mut porch = narrow();
    let guest = try_as(&mut porch, "A");
    porch.door.ask(guest, DoorRequest::SignOut, porch.now);
    assert_eq!(porch.door.poll(), Some((guest, refused(DoorRefusal::TooFast).remove(0))));
}
