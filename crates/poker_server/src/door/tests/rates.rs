//! How often passwords may be tried and accounts made: for an address, for an account; this machine is free.

use poker_protocol::{DoorRefusal, DoorRequest, Password};

use super::porch::{Porch, RIGHT, name, player_of, refused};
use crate::door::{DoorOutput, DoorTerms, Rate};

const FAR: Option<&str> = Some("203.0.113.7");
const OTHER: Option<&str> = Some("203.0.113.8");

fn strict() -> Porch {
    Porch::with(DoorTerms {
        tries_per_account: Rate { burst: 5, every_s: 10 },
        tries_per_address: Some(Rate { burst: 3, every_s: 20 }),
        sign_ups_per_address: Some(Rate { burst: 2, every_s: 60 }),
        ..DoorTerms::default()
    })
}

fn guess(porch: &mut Porch, from: Option<&str>, who: &str) -> Vec<DoorOutput> {
    let stranger = porch.come_from(from);
    porch.sign_in(stranger, who, "wrong horse")
}

fn too_many(seconds: u32) -> Vec<DoorOutput> {
    refused(DoorRefusal::TooManyTries { seconds })
}

#[test]
fn an_address_may_try_so_often_and_then_once_in_so_many_seconds() {
    let mut porch = strict();
    let wrong = refused(DoorRefusal::WrongCredentials);
    for who in ["A", "B", "C"] {
        assert_eq!(guess(&mut porch, FAR, who), wrong);
    }
    assert_eq!(guess(&mut porch, FAR, "D"), too_many(20));
    assert_eq!(guess(&mut porch, OTHER, "D"), wrong, "another address is another's");
    porch.wait_s(19);
    assert_eq!(guess(&mut porch, FAR, "D"), too_many(1));
    porch.wait_s(1);
    assert_eq!(guess(&mut porch, FAR, "D"), wrong);
    assert_eq!(guess(&mut porch, FAR, "D"), too_many(20));
}

#[test]
fn an_account_may_be_tried_so_often_from_wherever() {
    let mut porch = strict();
    for _ in 0..5 {
        assert_eq!(guess(&mut porch, None, "A"), refused(DoorRefusal::WrongCredentials));
    }
    assert_eq!(guess(&mut porch, None, "a"), too_many(10));
    assert_eq!(guess(&mut porch, None, "B"), refused(DoorRefusal::WrongCredentials));
}

#[test]
fn this_machine_is_counted_by_no_address_and_an_operator_can_count_none() {
    let mut porch = strict();
    for number in 0..20 {
        assert_eq!(guess(&mut porch, None, &format!("n{number}")), refused(DoorRefusal::WrongCredentials));
    }
    let mut free = Porch::with(DoorTerms { tries_per_address: None, ..DoorTerms::default() });
    for number in 0..100 {
        assert_eq!(guess(&mut free, FAR, &format!("n{number}")), refused(DoorRefusal::WrongCredentials));
    }
}

#[test]
fn an_address_makes_so_many_accounts_and_then_one_in_so_many_seconds() {
    let mut porch = strict();
    let sign_up = |porch: &mut Porch, who: &str| {
        let stranger = porch.come_from(FAR);
        porch.ask(stranger, DoorRequest::SignUp { name: name(who), password: Password::new(RIGHT) })
    };
    for who in ["A", "B"] {
        assert!(player_of(&sign_up(&mut porch, who)).is_some());
    }
    assert_eq!(sign_up(&mut porch, "C"), too_many(60));
    porch.wait_s(60);
    assert!(player_of(&sign_up(&mut porch, "C")).is_some());
}
