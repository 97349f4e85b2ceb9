//! Signing up, signing in, and entering a hall.

use std::sync::Arc;

use poker_protocol::{BadAccountName, BadPassword, Closing, DoorMessage, DoorRefusal, DoorRequest, HallView, Password, PlayerId};

use super::door_driver::{CHEAP, DoorDriver, RIGHT, START, closed, hall, name, player_of, refused, token_of};
use super::older_books::{FIRST_OF_OLDER, older_books};
use crate::door::{
    AccountChange, Accounts, AuditId, Door, DoorOutput, DoorTerms, HallLocation, HashCost, Hasher, Job, LocatedHall, Worker,
};

#[test]
fn a_player_who_has_signed_up_can_sign_in_and_enter() {
    let mut driver = DoorDriver::new();
    let (first, _) = driver.sign_up("Åsa");
    let other = driver.come();
    let told = driver.sign_in(other, "ÅSA", RIGHT);
    assert_eq!(player_of(&told), Some(driver.account("åsa").player));
    let DoorOutput::Say(DoorMessage::SignedIn { name: told_name, halls, .. }) = &told[0] else { panic!("{told:?}") };
    assert_eq!((told_name.as_str(), &halls[..]), ("Åsa", &[HallView { name: hall("main"), url: None }][..]), "as it was chosen");
    let told = driver.enter(first);
    assert!(matches!(&told[..], [DoorOutput::Admit { hall: to, .. }] if *to == hall("main")), "{told:?}");
    assert_eq!(driver.account("Åsa").last_hall, Some(hall("main")));
}

#[test]
fn r_bty_6_a_hall_is_told_whether_the_account_of_who_enters_is_marked_as_a_pro() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    for pro in [true, false] {
        driver.change("Åsa", AccountChange::Pro(pro));
        let connection = driver.come();
        driver.sign_in(connection, "Åsa", RIGHT);
        let told = driver.enter(connection);
        assert!(matches!(&told[..], [DoorOutput::Admit { visitor, .. }] if visitor.pro == pro), "{told:?}");
    }
}

#[test]
fn a_name_is_taken_whatever_its_case_and_bad_names_and_passwords_are_refused() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    let stranger = driver.come();
    let mut sign_up =
        |who: &str, password: &str| driver.ask(stranger, DoorRequest::SignUp { name: name(who), password: Password::new(password) });
    assert_eq!(sign_up("åSA", RIGHT), refused(DoorRefusal::NameTaken));
    assert_eq!(sign_up("a\nb", RIGHT), refused(DoorRefusal::BadName { why: BadAccountName::Characters }));
    assert_eq!(sign_up("Bo", "short"), refused(DoorRefusal::BadPassword { why: BadPassword::TooShort }));
    assert_eq!(sign_up("Bo", "eleven char"), refused(DoorRefusal::BadPassword { why: BadPassword::TooShort }));
    assert_eq!(sign_up("Bo", "PasswordPassword"), refused(DoorRefusal::BadPassword { why: BadPassword::Common }));
}

#[test]
fn a_name_that_looks_like_another_is_taken_and_one_of_the_house_is_refused() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Paul");
    let stranger = driver.come();
    let mut sign_up = |who: &str| driver.ask(stranger, DoorRequest::SignUp { name: name(who), password: Password::new(RIGHT) });
    // A small L looks like a capital I, and names are compared without regard to case.
    for look_alike in ["PauI", "\u{420}aul", "Pau1", "PAUI", "paui"] {
        assert_eq!(sign_up(look_alike), refused(DoorRefusal::NameTaken), "{look_alike}");
    }
    for invisible in ["\u{3164}", "Paul\u{115f}", "\u{1160}Paul", "Paul\u{ffa0}", "\u{17f}am"] {
        assert_eq!(sign_up(invisible), refused(DoorRefusal::BadName { why: BadAccountName::Characters }), "{invisible:?}");
    }
    assert_eq!(sign_up("Dea1er"), refused(DoorRefusal::BadName { why: BadAccountName::Reserved }));
}

#[test]
fn older_accounts_whose_names_look_alike_or_are_no_longer_allowed_still_sign_in() {
    let older = ["Paul", "PauI", "Paul\u{3164}", "\u{17f}am", "Dealer"];
    let (_folder, books) = older_books(&older);
    let mut driver = DoorDriver::on(books, DoorTerms::default());
    for (who, player) in older.into_iter().zip(FIRST_OF_OLDER..) {
        let guest = driver.come();
        assert_eq!(player_of(&driver.sign_in(guest, who, RIGHT)), Some(PlayerId(player)), "{who:?}");
    }
    let stranger = driver.come();
    let sign_up = DoorRequest::SignUp { name: name("pau1"), password: Password::new(RIGHT) };
    assert_eq!(driver.ask(stranger, sign_up), refused(DoorRefusal::NameTaken), "there is no third");
}

#[test]
fn nobody_signs_up_where_the_house_takes_no_accounts() {
    let mut driver = DoorDriver::new();
    driver.door = Door::new(DoorTerms::default(), false, AuditId(0), [1; 32]);
    let stranger = driver.come();
    let told = driver.ask(stranger, DoorRequest::SignUp { name: name("Åsa"), password: Password::new(RIGHT) });
    assert_eq!(told, refused(DoorRefusal::SignUpClosed));
}

#[test]
fn an_unknown_name_is_answered_as_a_wrong_password_is_and_both_are_hashed() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    let stranger = driver.come();
    assert_eq!(driver.sign_in(stranger, "Åsa", "wrong horse"), refused(DoorRefusal::WrongCredentials));
    assert_eq!(driver.sign_in(stranger, "Nobody", "wrong horse"), refused(DoorRefusal::WrongCredentials));
    let hasher = Hasher::new(CHEAP).unwrap();
    assert_eq!(hasher.check(&Password::new("nobody's password"), None, None), Ok(false), "the hash that stands in lets nobody in");
}

#[test]
fn without_signing_in_nothing_can_be_done_and_signed_in_nobody_signs_in_again() {
    let mut driver = DoorDriver::new();
    let stranger = driver.come();
    assert_eq!(driver.enter(stranger), refused(DoorRefusal::NotSignedIn));
    assert_eq!(driver.ask(stranger, DoorRequest::SignOut), refused(DoorRefusal::NotSignedIn));
    let change = DoorRequest::ChangePassword { old: Password::new(RIGHT), new: Password::new("battery staple") };
    assert_eq!(driver.ask(stranger, change), refused(DoorRefusal::NotSignedIn));
    let (guest, token) = driver.sign_up("Åsa");
    assert_eq!(driver.sign_in_with(guest, token), refused(DoorRefusal::SignedInAlready));
}

#[test]
fn a_hall_elsewhere_is_told_with_its_address_and_one_without_an_owner_is_not_ready() {
    let mut driver = DoorDriver::new();
    let (guest, _) = driver.sign_up("Åsa");
    let url = "wss://two.example/".to_owned();
    let located = |name: &str, location| LocatedHall { name: hall(name), location };
    driver.door.set_halls(vec![located("main", HallLocation::At(url.clone())), located("orphan", HallLocation::Nowhere)]);
    let elsewhere = DoorMessage::Elsewhere { hall: hall("main"), url };
    assert_eq!(driver.enter(guest), [DoorOutput::Say(elsewhere)]);
    let mut enter = |name: &str| driver.ask(guest, DoorRequest::Enter { hall: Some(hall(name)) });
    assert_eq!(enter("orphan"), refused(DoorRefusal::HallNotReady));
    assert_eq!(enter("cellar"), refused(DoorRefusal::NoSuchHall));
}

#[test]
fn an_account_has_one_live_connection_and_the_older_hears_that_it_is_taken_over() {
    let mut driver = DoorDriver::new();
    let (first, token) = driver.sign_up("Åsa");
    driver.enter(first);
    let second = driver.come();
    driver.sign_in_with(second, token);
    driver.door.ask(second, DoorRequest::Enter { hall: None }, driver.now);
    let told = driver.work();
    assert_eq!(told[..1], closed(first, Closing::TakenOver));
    assert!(matches!(told[1..], [(connection, DoorOutput::Admit { .. })] if connection == second), "{told:?}");
}

#[test]
fn a_suspended_player_is_refused_and_put_out_at_once() {
    let mut driver = DoorDriver::new();
    let (guest, token) = driver.sign_up("Åsa");
    let (bystander, _) = driver.sign_up("Bo");
    driver.enter(guest);
    driver.enter(bystander);
    driver.suspend("Åsa");
    driver.wait_s(1);
    assert_eq!(driver.work(), closed(guest, Closing::Suspended));
    let again = driver.come();
    assert_eq!(driver.sign_in_with(again, token), refused(DoorRefusal::Suspended));
    assert_eq!(driver.sign_in(again, "Åsa", RIGHT), refused(DoorRefusal::Suspended));
    assert_eq!(driver.sign_in(again, "Åsa", "wrong horse"), refused(DoorRefusal::WrongCredentials), "told to the player alone");
    driver.change("Åsa", AccountChange::Suspended(None));
    assert!(player_of(&driver.sign_in(again, "Åsa", RIGHT)).is_some());
}

#[test]
fn a_hash_of_another_cost_is_replaced_when_its_password_is_used() {
    let mut driver = DoorDriver::new();
    driver.sign_up("Åsa");
    let before = driver.account("Åsa").password.unwrap();
    let dearer = HashCost { passes: 2, ..CHEAP };
    driver.worker = Worker::new(Arc::clone(&driver.books) as Arc<dyn Accounts>, driver.terms.clone(), dearer).unwrap();
    let guest = driver.come();
    assert!(token_of(&driver.sign_in(guest, "Åsa", RIGHT)).is_some());
    let after = driver.account("Åsa").password.unwrap();
    let hasher = Hasher::new(dearer).unwrap();
    let secret = driver.books.password_secret(None).unwrap();
    assert!(hasher.is_outdated(&before, secret.as_ref()) && !hasher.is_outdated(&after, secret.as_ref()));
    assert_eq!(hasher.check(&Password::new(RIGHT), Some(&after), secret.as_ref()), Ok(true));
}

#[test]
fn a_password_costs_what_owasp_recommends() {
    let hasher = Hasher::new(HashCost::OWASP).unwrap();
    let hash = hasher.hash(&Password::new(RIGHT), [3; 16], None).unwrap();
    assert!(hash.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", hash.0);
}

#[test]
fn a_store_that_does_not_answer_refuses_and_changes_nothing() {
    let mut driver = DoorDriver::new();
    let guest = driver.come();
    driver.door.ask(guest, DoorRequest::SignIn { name: name("Åsa"), password: Password::new(RIGHT) }, START);
    let (job, _) = driver.door.poll_job().unwrap();
    driver.door.done(job, None);
    assert_eq!(driver.door.poll().map(|(_, output)| vec![output]), Some(refused(DoorRefusal::Unavailable)));
    assert_eq!(driver.enter(guest), refused(DoorRefusal::NotSignedIn));
}

#[test]
fn a_connection_is_checked_again_until_the_store_answers() {
    let mut driver = DoorDriver::new();
    let (guest, _) = driver.sign_up("Åsa");
    driver.enter(guest);
    driver.suspend("Åsa");
    for _ in 0..3 {
        driver.wait_s(1);
        driver.door.tick(driver.now);
        while let Some((id, job)) = driver.door.poll_job() {
            // The store answers nothing but the log.
            let done = matches!(job, Job::ReadLog { .. }).then(|| driver.worker.run(&job, driver.now).unwrap());
            driver.door.done(id, done);
        }
        assert_eq!(driver.door.poll(), None);
    }
    driver.wait_s(1);
    assert_eq!(driver.work(), closed(guest, Closing::Suspended));
}

#[test]
fn a_password_may_have_any_characters_and_is_checked_to_its_last_one() {
    let mut driver = DoorDriver::new();
    let password = format!("{}♠ 🃏\u{0301}  ÅÄÖ{}", "\t'\"\\<>".repeat(2), "x".repeat(100));
    assert!(password.chars().count() > 100);
    let guest = driver.come();
    let sign_up = DoorRequest::SignUp { name: name("Åsa"), password: Password::new(password.as_str()) };
    assert!(player_of(&driver.ask(guest, sign_up)).is_some());
    let again = driver.come();
    let shorter = &password[..password.len() - 1];
    for wrong in [format!("{shorter}y"), shorter.to_owned(), format!("{password} "), password.replace("  ", " ")] {
        assert_eq!(driver.sign_in(again, "Åsa", &wrong), refused(DoorRefusal::WrongCredentials), "{wrong}");
    }
    assert!(player_of(&driver.sign_in(again, "Åsa", &password)).is_some());
}
