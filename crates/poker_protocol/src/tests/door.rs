//! The frames of the door, compared with the golden files in `tests/data/door`; names, passwords and tokens.
//!
//! `CARDROOM_GOLDEN=write cargo test -p poker_protocol` writes the files again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::golden::{compare, pretty, variants, with_an_unknown_field};
use crate::{
    AccountName, BadAccountName, BadPassword, ClientFrame, ClientMsg, Closing, DoorMessage, DoorRefusal, DoorRequest, Greeting, HallName,
    HallView, Message, PROTOCOL_VERSION, Password, PlayerId, Request, RequestId, Seq, ServerFrame, ServerMsg, SessionId, SessionView,
    Token, decode_client_frame, decode_server_frame, encode_client_frame, encode_server_frame,
};

const TOKEN: Token = Token([0xa5; 32]);

fn name() -> AccountName {
    "Åsa".parse().unwrap()
}

fn hall() -> HallName {
    HallName("main".to_owned())
}

fn requests() -> Vec<(&'static str, ClientFrame)> {
    let password = || Password::new("correct horse");
    let door = [
        ("sign_up", DoorRequest::SignUp { name: name(), password: password() }),
        ("sign_in", DoorRequest::SignIn { name: name(), password: password() }),
        ("sign_in_with", DoorRequest::SignInWith { token: TOKEN }),
        ("sign_out", DoorRequest::SignOut),
        ("change_password", DoorRequest::ChangePassword { old: password(), new: Password::new("battery staple") }),
        ("list_sessions", DoorRequest::ListSessions),
        ("end_sessions", DoorRequest::EndSessions { sessions: vec![SessionId(5_101), SessionId(6_202)], password: password() }),
        ("enter", DoorRequest::Enter { hall: Some(hall()) }),
        ("enter_any", DoorRequest::Enter { hall: None }),
        ("pong", DoorRequest::Pong { n: 7 }),
    ];
    let room = ("room", ClientFrame::Room(ClientMsg { id: RequestId(2), request: Request::WatchLobby }));
    door.into_iter().map(|(name, request)| (name, ClientFrame::Door(request))).chain([room]).collect()
}

fn messages() -> Vec<(&'static str, ServerFrame)> {
    let refused = |reason| DoorMessage::Refused { reason };
    let closing = |reason| DoorMessage::Closing { reason };
    let halls = vec![
        HallView { name: hall(), url: None },
        HallView { name: HallName("second".to_owned()), url: Some("wss://two.example:7777/".to_owned()) },
    ];
    let session = |id, used, current| SessionView { id: SessionId(id), made: 1_796_000_000_000, used, current };
    let sessions = vec![session(4_503_599_627_370_495, 1_796_100_000_000, true), session(5_101, 1_796_000_000_000, false)];
    let greeting = Greeting {
        server: "Cardroom 0.1.0".to_owned(),
        protocol: PROTOCOL_VERSION,
        oldest_client: "0.1.0".to_owned(),
        recommended_client: "0.2.0".to_owned(),
        sign_up: true,
    };
    let door = [
        ("greeting", DoorMessage::Greeting(greeting)),
        ("signed_in", DoorMessage::SignedIn { player: PlayerId(12), name: name(), token: Some(TOKEN), halls }),
        ("waiting", DoorMessage::Waiting { position: 3 }),
        ("busy", DoorMessage::Busy { busy: true }),
        ("signed_out", DoorMessage::SignedOut),
        ("sessions", DoorMessage::Sessions { sessions }),
        ("password_changed", DoorMessage::PasswordChanged { token: TOKEN }),
        ("entered", DoorMessage::Entered { hall: hall() }),
        ("elsewhere", DoorMessage::Elsewhere { hall: hall(), url: "wss://two.example:7777/".to_owned() }),
        ("ping", DoorMessage::Ping { n: 7, rtt_ms: Some(34) }),
        ("refused_wrong_credentials", refused(DoorRefusal::WrongCredentials)),
        ("refused_wrong_token", refused(DoorRefusal::WrongToken)),
        ("refused_locked_out", refused(DoorRefusal::LockedOut { seconds: 60 })),
        ("refused_too_many_tries", refused(DoorRefusal::TooManyTries { seconds: 5 })),
        ("refused_name_taken", refused(DoorRefusal::NameTaken)),
        ("refused_bad_name", refused(DoorRefusal::BadName { why: BadAccountName::Blanks })),
        ("refused_bad_password", refused(DoorRefusal::BadPassword { why: BadPassword::TooShort })),
        ("refused_password_expired", refused(DoorRefusal::PasswordExpired)),
        ("refused_suspended", refused(DoorRefusal::Suspended)),
        ("refused_sign_up_closed", refused(DoorRefusal::SignUpClosed)),
        ("refused_not_signed_in", refused(DoorRefusal::NotSignedIn)),
        ("refused_signed_in_already", refused(DoorRefusal::SignedInAlready)),
        ("refused_not_entered", refused(DoorRefusal::NotEntered)),
        ("refused_no_such_hall", refused(DoorRefusal::NoSuchHall)),
        ("refused_hall_not_ready", refused(DoorRefusal::HallNotReady)),
        ("refused_busy", refused(DoorRefusal::Busy)),
        ("refused_unavailable", refused(DoorRefusal::Unavailable)),
        ("refused_malformed", refused(DoorRefusal::Malformed)),
        ("refused_too_fast", refused(DoorRefusal::TooFast)),
        ("closing_taken_over", closing(Closing::TakenOver)),
        ("closing_suspended", closing(Closing::Suspended)),
        ("closing_signed_out", closing(Closing::SignedOut)),
        ("closing_shutting_down", closing(Closing::ShuttingDown)),
        ("closing_moved", closing(Closing::Moved)),
        ("closing_silent", closing(Closing::Silent)),
        ("closing_too_slow", closing(Closing::TooSlow)),
        ("closing_abuse", closing(Closing::Abuse)),
        ("closing_unavailable", closing(Closing::Unavailable)),
        ("closing_full", closing(Closing::Full)),
        ("closing_not_signed_in", closing(Closing::NotSignedIn)),
    ];
    let room = ("room", ServerFrame::Room(ServerMsg { seq: Seq(9), message: Message::Done { request: RequestId(2) } }));
    door.into_iter().map(|(name, message)| (name, ServerFrame::Door(message))).chain([room]).collect()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/door")
}

fn expected() -> BTreeMap<String, String> {
    let requests = requests().into_iter().map(|(name, frame)| (format!("request_{name}.json"), pretty(&frame)));
    let messages = messages().into_iter().map(|(name, frame)| (format!("message_{name}.json"), pretty(&frame)));
    requests.chain(messages).collect()
}

#[test]
fn an_unknown_field_anywhere_in_a_frame_of_a_client_is_refused() {
    for (name, frame) in requests() {
        let value = serde_json::to_value(&frame).unwrap();
        for frame in with_an_unknown_field(&value).into_iter().map(|frame| frame.to_string()) {
            assert!(decode_client_frame(&frame).is_err(), "{name}: {frame}");
        }
    }
}

#[test]
fn every_frame_of_the_door_has_the_form_of_its_golden_file() {
    compare(&folder(), expected());
}

#[test]
fn every_frame_reads_back_as_itself() {
    for (name, frame) in requests() {
        assert_eq!(decode_client_frame(&encode_client_frame(&frame).unwrap()).unwrap(), frame, "{name}");
    }
    for (name, frame) in messages() {
        assert_eq!(decode_server_frame(&encode_server_frame(&frame).unwrap()).unwrap(), frame, "{name}");
    }
}

fn tags(path: &[&str]) -> BTreeSet<String> {
    let found = expected().into_iter().filter(|(name, _)| name.starts_with(path[0])).filter_map(|(_, text)| {
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let place = path[1..].iter().try_fold(&value, |value, key| value.get(key))?;
        Some(place.get("type")?.as_str()?.to_owned())
    });
    found.collect()
}

#[test]
fn every_variant_of_the_door_has_a_golden_file() {
    assert_eq!(tags(&["request", "door"]), variants::<DoorRequest>());
    assert_eq!(tags(&["message", "door"]), variants::<DoorMessage>());
    assert_eq!(tags(&["message_refused", "door", "reason"]), variants::<DoorRefusal>());
    assert_eq!(tags(&["message_closing", "door", "reason"]), variants::<Closing>());
}

#[test]
fn names_are_checked_and_compared_without_regard_to_case() {
    for good in ["Åsa", "x", "Jean-Luc 2", "a_b.c", "Дмитрий"] {
        assert_eq!(good.parse::<AccountName>().map(|name| name.to_string()), Ok(good.to_owned()));
    }
    let bad = [
        ("", BadAccountName::Empty),
        ("  ", BadAccountName::Empty),
        ("aaaaaaaaaaaaaaaaaaaaa", BadAccountName::TooLong),
        (" a", BadAccountName::Blanks),
        ("a  b", BadAccountName::Blanks),
        ("a\u{202e}b", BadAccountName::Characters),
        ("a\nb", BadAccountName::Characters),
        ("<b>", BadAccountName::Characters),
    ];
    for (text, why) in bad {
        assert_eq!(text.parse::<AccountName>(), Err(why), "{text:?}");
    }
    assert_eq!(AccountName::unchecked("ÅSA").folded(), name().folded());
}

#[test]
fn names_that_look_alike_have_one_skeleton() {
    let skeleton = |name: &str| AccountName::unchecked(name).skeleton();
    let alike = [
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Paul", "\u{420}\u{430}ul"),
        ("Oscar", "0scar"),
        ("mia", "rnia"),
        ("Hanna", "\u{41d}anna"),
        ("\u{3a4}om", "Tom"),
        ("Sam", "S\u{3164}am"),
        ("Sam", "Sam\u{115f}\u{1160}"),
        ("Åsa", "A\u{30a}sa"),
    ];
    for (one, other) in alike {
        assert_eq!(skeleton(one), skeleton(other), "{one:?} and {other:?}");
    }
    for (one, other) in [("Anna", "Hanna"), ("Åsa", "Asa"), ("Bo", "Bo."), ("load10", "load100"), ("Дмитрий", "Андрей")] {
        assert_ne!(skeleton(one), skeleton(other), "{one:?} and {other:?}");
    }
    let letters = (0..=0x2_ffff).filter_map(char::from_u32).filter(|letter| letter.is_alphanumeric());
    for name in letters.map(AccountName::unchecked) {
        let once = name.skeleton();
        assert_eq!(AccountName::unchecked(once.as_str()).skeleton(), once, "the skeleton of {name} is its own");
    }
}

#[test]
fn names_that_look_alike_in_upper_or_lower_case_have_one_likeness() {
    let likeness = |name: &str| AccountName::unchecked(name).likeness();
    let alike = [("Mia", "MlA"), ("Mia", "M1A"), ("ian", "lan"), ("LISA", "lISa"), ("mia", "rnla"), ("0scar", "oscAR"), ("Elia", "Ella")];
    for (one, other) in alike {
        assert_eq!(likeness(one), likeness(other), "{one:?} and {other:?}");
    }
    for (one, other) in [("Anna", "Hanna"), ("Åsa", "Asa"), ("Bo", "Bo."), ("load10", "load100"), ("Дмитрий", "Андрей"), ("Mia", "Mja")]
    {
        assert_ne!(likeness(one), likeness(other), "{one:?} and {other:?}");
    }
    let letters = (0..=0x2_ffff).filter_map(char::from_u32).filter(|letter| letter.is_alphanumeric());
    for name in letters.map(AccountName::unchecked) {
        assert_eq!(name.likeness(), name.skeleton().replace('l', "i"), "it follows from the skeleton of {name}");
    }
}

#[test]
fn letters_that_cannot_be_seen_or_imitate_others_are_in_no_new_name() {
    for letter in ['\u{3164}', '\u{115f}', '\u{1160}', '\u{ffa0}', '\u{17f}', '\u{200d}', '\u{2800}', '\u{ff21}', '\u{1d400}'] {
        for name in [format!("{letter}am"), format!("s{letter}am"), format!("sam{letter}"), letter.to_string()] {
            assert_eq!(name.parse::<AccountName>(), Err(BadAccountName::Characters), "{name:?}");
        }
    }
    for good in ["Renée", "Łukasz", "Søren", "Θάλεια", "さくら", "张伟", "דוד", "سارة", "José-María"] {
        assert!(good.parse::<AccountName>().is_ok(), "{good}");
    }
}

#[test]
fn nobody_can_take_a_name_of_the_house() {
    for name in ["Admin", "ADMIN", "adm1n", "a.d.m.i.n", "Admin 2", "\u{430}dmin", "Dea1er", "DEAlER", "H0use", "Cardroom", "modérateur"] {
        assert_eq!(name.parse::<AccountName>(), Err(BadAccountName::Reserved), "{name:?}");
    }
    for good in ["Housekeeper", "Little House", "Wheeler-Dealer", "Adminka", "Rooty"] {
        assert!(good.parse::<AccountName>().is_ok(), "{good}");
    }
}

#[test]
fn a_word_of_the_house_is_in_no_new_name_behind_or_before_other_words_and_numbers() {
    let bad = [
        "Officia1",
        "0fficial",
        "Cardroom Admin",
        "CardroomAdmin",
        "1admin",
        "admin7bob",
        "Bob2adm1n",
        "Bob the Admin",
        "Tech-Support",
        "the.STAFF.bob",
        "B.a.d.m.i.n",
        "Mia MODERAT0R",
        "2 dealer 2",
        "7host",
    ];
    for name in bad {
        assert_eq!(name.parse::<AccountName>(), Err(BadAccountName::Reserved), "{name:?}");
    }
    let good =
        ["Administer", "Hostel", "Host of Bob", "Smooth Operator", "Solar System", "Unofficial", "Flagstaff", "Square Root 2", "Badmin"];
    for name in good {
        assert!(name.parse::<AccountName>().is_ok(), "{name}");
    }
}

#[test]
fn passwords_are_checked_and_their_debug_form_is_stars() {
    let check = |text: &str| Password::new(text).check(&AccountName::unchecked("The Long Name"));
    assert_eq!(check("tulip street"), Ok(()));
    assert_eq!(check("tulip stree"), Err(BadPassword::TooShort));
    assert_eq!(check("tulip    stree"), Err(BadPassword::TooShort), "spaces in a row count as one");
    assert_eq!(check(" tulip  street "), Ok(()));
    assert_eq!(check(&"å".repeat(12)), Ok(()), "no kind of character is required");
    assert_eq!(check(&"å".repeat(128)), Ok(()));
    assert_eq!(check(&"å".repeat(129)), Err(BadPassword::TooLong));
    assert_eq!(check("THE LONG NAME"), Err(BadPassword::IsName));
    assert_eq!(format!("{:?} {TOKEN:?}", Password::new("12345678")), "Password(***) Token(***)");
}

#[test]
fn passwords_that_many_people_have_are_refused() {
    let check = |text: &str| Password::new(text).check(&name());
    for common in ["passwordpassword", "1234567890123", "Qwertyuiop123", "ADMINISTRATOR", "1qaz2wsx3edc", "123qweasdzxc"] {
        assert_eq!(check(common), Err(BadPassword::Common), "{common}");
    }
    let list: Vec<&str> = include_str!("../../data/common_passwords.txt").lines().collect();
    assert!(list.len() > 500 && list.is_sorted(), "the list is searched by halves");
    for common in list {
        assert!(matches!(check(common), Err(BadPassword::Common)), "{common}");
    }
}

#[test]
fn a_token_has_64_digits() {
    let read = |text: &str| serde_json::from_str::<Token>(&format!("\"{text}\"")).ok();
    assert_eq!(read(&"a5".repeat(32)), Some(TOKEN));
    for bad in ["a5".repeat(31), "a5".repeat(33), "g5".repeat(32), "å".repeat(32), "+5".repeat(32)] {
        assert_eq!(read(&bad), None, "{bad}");
    }
}
