//! The sessions of the account at a server: seen, ticked and ended.

use bevy_egui::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use poker_client::{Intent, OnlineIntent};
use poker_protocol::{ConnectionEvent, DoorRefusal, DoorRequest, Password, SessionId, SessionView};
use poker_text::Language;

use super::fixture::{click, press, shows, tab_to};
use super::online::{AccountFixture, account, account_at, said, type_into};
use crate::style::bench::{Bench, ShownPanel};
use crate::tour::account_sessions;

const OWN: SessionId = SessionId(5_101);
const OTHERS: [SessionId; 2] = [SessionId(6_202), SessionId(7_303)];

type AccountHarness<'b> = Harness<'b, ShownPanel<AccountFixture>>;

/// A window in which the whole page is seen.
fn tall() -> Bench {
    Bench::new(Language::English, 1280.0, 1600.0)
}

/// Shows the account page with the tour's sessions of this name.
fn sessions<'b>(bench: &'b Bench, name: &str) -> AccountHarness<'b> {
    let line = account_sessions().into_iter().find(|(line, _)| *line == name).unwrap().1;
    account_at(bench, &line)
}

fn end(sessions: &[SessionId]) -> Intent {
    OnlineIntent::EndSessions { sessions: sessions.to_vec(), password: Password::new("correct horse") }.into()
}

/// Sends the request and the server's answer to the connection.
fn answer(harness: &mut AccountHarness<'_>, answer: ConnectionEvent) {
    let connection = &mut harness.state_mut().data.connection;
    connection.asked(&DoorRequest::EndSessions { sessions: OTHERS.to_vec(), password: Password::new("correct horse") });
    connection.receive(answer, 0);
    harness.run();
}

/// The words of the button that ends sessions.
fn offered(harness: &AccountHarness<'_>, words: &str) -> bool {
    harness.query_by_label(words).is_some()
}

#[test]
fn sessions_are_listed_with_their_times_and_the_own_one_in_words() {
    let bench = tall();
    assert!(!said(&account(&bench), "Signed in here and elsewhere"), "the server has not told them yet");
    let harness = sessions(&bench, "account-sessions");
    assert!(said(&harness, "Signed in here and elsewhere"));
    assert!(said(&harness, "This session Signed in since 21 Nov 2026, 09:15 Last used: 21 Nov 2026, 19:00"));
    assert!(said(&harness, "Signed in since 21 Nov 2026, 08:04 Last used: 21 Nov 2026, 18:00"));
    let spoken = harness.get_by_label("Signed in since 21 Nov 2026, 08:04. Last used: 21 Nov 2026, 18:00");
    assert!(format!("{:?}", spoken.accesskit_node().role()).contains("CheckBox"), "a screen reader hears which session a box is for");
}

#[test]
fn the_own_session_comes_first_and_then_the_one_that_was_used_last() {
    let bench = tall();
    let mut harness = account(&bench);
    let session = |id, used, current| SessionView { id: SessionId(id), made: id, used, current };
    let told = vec![session(1, 30, false), session(2, 10, true), session(3, 40, false), session(4, 20, false)];
    harness.state_mut().data.connection.receive(ConnectionEvent::Sessions(told), 0);
    harness.run();
    for nth in [1, 3] {
        click(&mut harness, &format!("account.session.{nth}"));
    }
    type_into(&mut harness, "account.sessions_password", "Password", "correct horse");
    assert_eq!(click(&mut harness, "account.end_sessions"), [end(&[SessionId(3), SessionId(4)])], "30 lies between them");
}

#[test]
fn all_others_end_at_one_click_after_the_password() {
    let bench = tall();
    let mut harness = sessions(&bench, "account-sessions");
    assert!(offered(&harness, "End all others"));
    assert_eq!(click(&mut harness, "account.end_sessions"), [], "not without the password");
    type_into(&mut harness, "account.sessions_password", "Password", "correct horse");
    assert_eq!(click(&mut harness, "account.end_sessions"), [end(&OTHERS)]);
    assert_eq!(click(&mut harness, "account.end_sessions"), [], "the password stays nowhere");
}

#[test]
fn ticked_sessions_end_and_the_others_go_on() {
    let bench = tall();
    let mut harness = sessions(&bench, "account-sessions");
    click(&mut harness, "account.session.2");
    assert!(offered(&harness, "End 1 session"));
    type_into(&mut harness, "account.sessions_password", "Password", "correct horse");
    assert_eq!(click(&mut harness, "account.end_sessions"), [end(&OTHERS[1..])]);
    click(&mut harness, "account.session.1");
    assert!(offered(&harness, "End all others"), "both are ticked");
    click(&mut harness, "account.session.1");
    click(&mut harness, "account.session.2");
    assert!(offered(&harness, "End all others"), "none is ticked");
}

#[test]
fn the_own_session_cannot_be_ended() {
    let bench = tall();
    let mut harness = sessions(&bench, "account-sessions");
    assert!(!shows(&harness, "account.session.0"));
    type_into(&mut harness, "account.sessions_password", "Password", "correct horse");
    let asked = press(&mut harness, Key::Enter);
    let [Intent::Online(OnlineIntent::EndSessions { sessions, .. })] = &asked[..] else { panic!("{asked:?}") };
    assert!(!sessions.contains(&OWN) && !sessions.is_empty());
    let mut alone = self::sessions(&bench, "account-sessions-ended");
    assert!(said(&alone, "You are signed in nowhere else."));
    for control in ["account.session.1", "account.sessions_password", "account.end_sessions"] {
        assert!(!shows(&alone, control), "{control}: there is nothing to end");
    }
    assert_eq!(click(&mut alone, "account.sign_out"), [OnlineIntent::SignOut.into()], "this is how it ends");
}

#[test]
fn the_answer_of_the_server_is_said_beside_the_sessions() {
    let bench = tall();
    let told = |event| {
        let mut harness = sessions(&bench, "account-sessions");
        answer(&mut harness, event);
        let record = &harness.state().record;
        let said: Vec<String> = record.texts().into_iter().map(|text| text.words).collect();
        let answer = bench.texts.say(&poker_client::door_answer_text(harness.state().data.connection.answer().unwrap(), 0));
        assert_eq!(said.iter().filter(|words| **words == answer).count(), 1, "it is not said of the password too: {said:?}");
        let below = record.texts().into_iter().find(|text| text.words == "Signed in here and elsewhere").unwrap().rect.top();
        let texts = record.texts().into_iter().filter(|text| text.rect.top() > below);
        (texts.map(|text| text.words).collect::<Vec<_>>(), shows(&harness, "account.end_sessions"))
    };
    let refused = |reason| told(ConnectionEvent::Refused(reason));
    for (reason, words) in [
        (DoorRefusal::WrongCredentials, "Wrong password. Nothing has changed."),
        (DoorRefusal::Busy, "The server is busy. Try again in a moment."),
        (DoorRefusal::TooManyTries { seconds: 9 }, "Too many tries from this address. Try again in 9\u{a0}s."),
        (DoorRefusal::LockedOut { seconds: 9 }, "Too many wrong passwords for this account. Try again in 9\u{a0}s."),
    ] {
        let (texts, offers) = refused(reason);
        assert!(texts.iter().any(|text| text == words) && offers, "{words}: {texts:?}");
    }
    let own = SessionView { id: OWN, made: 1, used: 1, current: true };
    let (texts, offers) = told(ConnectionEvent::Sessions(vec![own.clone()]));
    assert!(texts.iter().any(|text| text == "2 sessions ended.") && !offers, "{texts:?}");
    let left = SessionView { id: OTHERS[0], current: false, ..own.clone() };
    let (texts, offers) = told(ConnectionEvent::Sessions(vec![own, left]));
    assert!(texts.iter().any(|text| text == "1 session ended.") && offers, "{texts:?}");
}

#[test]
fn nothing_is_asked_twice_while_an_answer_is_waited_for() {
    let bench = tall();
    let mut harness = sessions(&bench, "account-sessions");
    let request = DoorRequest::EndSessions { sessions: OTHERS.to_vec(), password: Password::new("correct horse") };
    harness.state_mut().data.connection.asked(&request);
    type_into(&mut harness, "account.sessions_password", "Password", "correct horse");
    assert_eq!(press(&mut harness, Key::Enter), []);
    assert_eq!(click(&mut harness, "account.end_sessions"), []);
    harness.state_mut().data.connection.receive(ConnectionEvent::Refused(DoorRefusal::Busy), 0);
    harness.run();
    assert_eq!(click(&mut harness, "account.end_sessions"), [end(&OTHERS)], "what was typed is kept meanwhile");
}

#[test]
fn the_keyboard_alone_ticks_and_ends_sessions() {
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut harness = sessions(&bench, "account-sessions");
    tab_to(&mut harness, "account.session.1");
    press(&mut harness, Key::Space);
    tab_to(&mut harness, "account.sessions_password");
    harness.run();
    let field = harness.state().record.control("account.sessions_password").unwrap();
    assert_eq!(field.shown, field.rect, "the page follows the keyboard to a field too");
    harness.get_all_by_label("Password").next_back().unwrap().type_text("correct horse");
    harness.run();
    tab_to(&mut harness, "account.end_sessions");
    let button = harness.state().record.control("account.end_sessions").unwrap();
    assert_eq!(button.shown, button.rect, "the page follows the keyboard");
    assert_eq!(press(&mut harness, Key::Enter), [end(&OTHERS[..1])]);
}

#[test]
fn the_answer_is_seen_in_the_smallest_window() {
    for language in Language::SPOKEN {
        for text_scale in [1.0, 1.4] {
            let bench = Bench::new(language, 640.0, 360.0).scaled(text_scale);
            for name in ["account-sessions-refused", "account-sessions-ended"] {
                let mut harness = sessions(&bench, name);
                harness.run();
                let words = bench.texts.say(&poker_client::door_answer_text(harness.state().data.connection.answer().unwrap(), 0));
                let texts = harness.state().record.texts();
                let told = texts.iter().find(|text| text.words == words);
                assert!(told.is_some_and(|told| told.shown == told.rect), "{language} {text_scale} {name}: {words}: {told:?}");
            }
        }
    }
}
