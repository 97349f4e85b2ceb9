//! Rate limits of passwords and sign-ups, by address and by account. This machine is not limited by address.

use poker_protocol::{DoorRefusal, DoorRequest, Password, Token};
use poker_room::Now;

use super::door_driver::{DoorDriver, RIGHT, name, player_of, refused};
use crate::door::rate::Rates;
use crate::door::{ConnectionId, DoorOutput, DoorTerms, Peer, Rate};

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

#[test]
fn rate_tables_that_are_full_still_limit() {
    let mut rates = Rates::with_room(Rate { burst: 2, every_s: 10 }, 10);
    let now = Now(1_000_000);
    for key in 0..10_u32 {
        rates.take(&key, now).unwrap();
    }
    let allowed = (0..100).filter(|_| rates.take(&99, now).is_ok()).count();
    assert_eq!(allowed, 2, "a key that finds no place is limited as others are");
    let beyond = (100..100_000_u32).filter(|key| rates.take(key, now).is_ok()).count();
    assert!(beyond < 3_000, "however many there are: {beyond}");
    assert_eq!((rates.take(&5, now), rates.take(&5, now)), (Ok(()), Err(10)), "and one that has a place keeps its count");
    let later = Now(now.0 + 60_000);
    for key in 200_000..200_010_u32 {
        assert_eq!((rates.take(&key, later), rates.take(&key, later)), (Ok(()), Ok(())), "there is room again");
    }
}

#[test]
fn a_table_that_is_full_of_accounts_still_limits_the_tries_of_another() {
    let mut driver = strict();
    for number in 0..65_536_u32 {
        let stranger = driver.come();
        let request = DoorRequest::SignIn { name: name(&format!("n{number}")), password: Password::new(RIGHT) };
        driver.door.ask(stranger, request, driver.now);
        driver.door.leave(stranger);
    }
    while driver.door.poll().is_some() {}
    let refused = (0..20).filter(|_| guess(&mut driver, None, "Åsa") != refused(DoorRefusal::WrongCredentials)).count();
    assert_eq!(refused, 15);
}

#[test]
fn sign_ins_with_tokens_are_limited_by_address() {
    let mut driver = DoorDriver::with(DoorTerms { token_tries_per_address: Some(Rate { burst: 3, every_s: 5 }), ..DoorTerms::default() });
    let (_, token) = driver.sign_up("Åsa");
    let with = |driver: &mut DoorDriver, from: Option<&str>, token| {
        let guest = driver.come_from(from);
        driver.sign_in_with(guest, token)
    };
    for forged in [1, 2, 3] {
        assert_eq!(with(&mut driver, FAR, Token([forged; 32])), refused(DoorRefusal::WrongToken));
    }
    assert_eq!(with(&mut driver, FAR, token), too_many(5));
    assert!(player_of(&with(&mut driver, OTHER, token)).is_some());
    assert!(player_of(&with(&mut driver, None, token)).is_some());
    driver.wait_s(5);
    assert!(player_of(&with(&mut driver, FAR, token)).is_some());
}

#[test]
fn a_site_has_the_tries_of_sixteen_addresses_however_many_it_has() {
    let mut driver = strict();
    let wrong = refused(DoorRefusal::WrongCredentials);
    let tried = |driver: &mut DoorDriver, household: u16| {
        let network = |household| Some(std::net::IpAddr::from([0x2001, 0xdb8, 7, household, 0, 0, 0, 0]));
        let connection = ConnectionId(1_000_000 + u64::from(household));
        driver.door.arrive(connection, Peer { address: network(household), site: network(0), origin: None });
        driver.sign_in(connection, &format!("n{household}"), "wrong horse") == wrong
    };
    let allowed = (1..200).filter(|household| tried(&mut driver, *household)).count();
    assert_eq!(allowed, 3 * 16);
}
