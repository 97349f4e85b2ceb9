//! Rate limits of passwords and sign-ups, by address and by account. This machine is not limited by address.

use poker_protocol::{DoorRefusal, DoorRequest, Password};

use super::door_driver::{DoorDriver, RIGHT, name, player_of, refused};
use crate::door::{DoorOutput, DoorTerms, Rate};

const FAR: Option<&str> = Some("203.0.113.7");
const OTHER: Option<&str> = Some("203.0.113.8");

fn strict() -> DoorDriver {
    DoorDriver::with(DoorTerms {
        tries_per_account: Rate { burst: 5, every_s: 10 },
        tries_per_address: Some(Rate { burst: 3, every_s: 20 }),
        sign_ups_per_address: Some(Rate { burst: 2, every_s: 60 }),
        ..DoorTerms::default()
    })
}

fn guess(driver: &mut DoorDriver, from: Option<&str>, who: &str) -> Vec<DoorOutput> {
    let stranger = driver.come_from(from);
    driver.sign_in(stranger, who, "wrong horse")
}

fn too_many(seconds: u32) -> Vec<DoorOutput> {
    refused(DoorRefusal::TooManyTries { seconds })
}

#[test]
fn an_address_has_a_number_of_tries_and_then_one_per_interval() {
    let mut driver = strict();
    let wrong = refused(DoorRefusal::WrongCredentials);
    for who in ["A", "B", "C"] {
        assert_eq!(guess(&mut driver, FAR, who), wrong);
    }
    assert_eq!(guess(&mut driver, FAR, "D"), too_many(20));
    assert_eq!(guess(&mut driver, OTHER, "D"), wrong, "another address is another's");
    driver.wait_s(19);
    assert_eq!(guess(&mut driver, FAR, "D"), too_many(1));
    driver.wait_s(1);
    assert_eq!(guess(&mut driver, FAR, "D"), wrong);
    assert_eq!(guess(&mut driver, FAR, "D"), too_many(20));
}

#[test]
fn an_account_may_be_tried_so_often_from_wherever() {
    let mut driver = strict();
    for _ in 0..5 {
        assert_eq!(guess(&mut driver, None, "A"), refused(DoorRefusal::WrongCredentials));
    }
    assert_eq!(guess(&mut driver, None, "a"), too_many(10));
    assert_eq!(guess(&mut driver, None, "B"), refused(DoorRefusal::WrongCredentials));
}

#[test]
fn this_machine_is_counted_by_no_address_and_an_operator_can_count_none() {
    let mut driver = strict();
    for number in 0..20 {
        assert_eq!(guess(&mut driver, None, &format!("n{number}")), refused(DoorRefusal::WrongCredentials));
    }
    let mut free = DoorDriver::with(DoorTerms { tries_per_address: None, ..DoorTerms::default() });
    for number in 0..100 {
        assert_eq!(guess(&mut free, FAR, &format!("n{number}")), refused(DoorRefusal::WrongCredentials));
    }
}

#[test]
fn an_address_makes_a_number_of_accounts_and_then_one_per_interval() {
    let mut driver = strict();
    let sign_up = |driver: &mut DoorDriver, who: &str| {
        let stranger = driver.come_from(FAR);
        driver.ask(stranger, DoorRequest::SignUp { name: name(who), password: Password::new(RIGHT) })
    };
    for who in ["A", "B"] {
        assert!(player_of(&sign_up(&mut driver, who)).is_some());
    }
    assert_eq!(sign_up(&mut driver, "C"), too_many(60));
    driver.wait_s(60);
    assert!(player_of(&sign_up(&mut driver, "C")).is_some());
}
