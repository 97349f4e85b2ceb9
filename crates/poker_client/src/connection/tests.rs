//! How each event changes a connection.

use poker_protocol::{
    AccountName, Closing, ConnectionEvent, DoorRefusal, DoorRequest, Greeting, HallName, HallView, Loss, Password, PlayerId, Retry,
    SessionId, SessionView, Token,
};

use super::{ConnectionChange, ConnectionState, DoorAnswer, ServerConnection, SignInStage};

fn greeted() -> ConnectionEvent {
    ConnectionEvent::Greeted(Greeting {
        server: "cardroom-server 0.3.0".to_owned(),
        protocol: 2,
        oldest_client: "0.1.0".to_owned(),
        recommended_client: "0.3.0".to_owned(),
        sign_up: true,
    })
}

fn signed_in(token: Option<Token>) -> ConnectionEvent {
    let halls = vec![HallView { name: HallName("main".to_owned()), url: None }];
    ConnectionEvent::SignedIn { player: PlayerId(7), name: AccountName::unchecked("Ardan"), token, halls }
}

fn entered(hall: &str) -> ConnectionEvent {
    ConnectionEvent::Entered { hall: HallName(hall.to_owned()) }
}

fn lost(why: Loss, in_ms: Option<u32>) -> ConnectionEvent {
    ConnectionEvent::Lost { why, detail: String::new(), retry: in_ms.map(|in_ms| Retry { in_ms, tries: 1 }) }
}

fn sign_in() -> DoorRequest {
    DoorRequest::SignIn { name: AccountName::unchecked("Ardan"), password: Password::new("correct horse") }
}

/// A connection that entered the room at second 1.
fn inside() -> ServerConnection {
    let mut connection = ServerConnection::calling(true);
    for event in [greeted(), signed_in(Some(Token([1; 32]))), entered("main")] {
        connection.receive(event, 1_000);
    }
    connection
}

#[test]
fn the_way_in_leads_from_the_greeting_to_the_room() {
    let mut connection = ServerConnection::calling(true);
    assert_eq!((connection.stage(), connection.state()), (SignInStage::Calling, ConnectionState::Restoring));
    assert_eq!(connection.receive(greeted(), 0), ConnectionChange::Nothing);
    assert_eq!((connection.stage(), connection.state()), (SignInStage::SigningIn { position: None }, ConnectionState::Good));
    connection.receive(ConnectionEvent::Waiting { position: 4 }, 0);
    assert_eq!(connection.stage(), SignInStage::SigningIn { position: Some(4) });
    assert_eq!(connection.receive(signed_in(Some(Token([9; 32]))), 0), ConnectionChange::Token(Token([9; 32])));
    assert_eq!(connection.stage(), SignInStage::Entering);
    assert_eq!(connection.receive(entered("main"), 0), ConnectionChange::Entered { again: false });
    assert_eq!(connection.stage(), SignInStage::Inside);
}

#[test]
fn without_a_password_the_door_waits_until_one_is_asked_with() {
    let mut connection = ServerConnection::calling(false);
    connection.receive(greeted(), 0);
    assert_eq!(connection.stage(), SignInStage::AtDoor);
    connection.asked(&sign_in());
    assert_eq!(connection.stage(), SignInStage::SigningIn { position: None });
}

#[test]
fn a_refusal_leads_back_to_the_door_and_counts_down_where_waiting_helps() {
    let mut connection = ServerConnection::calling(true);
    connection.receive(greeted(), 0);
    let refused = ConnectionEvent::Refused(DoorRefusal::LockedOut { seconds: 30 });
    assert_eq!(connection.receive(refused, 5_000), ConnectionChange::Nothing);
    assert_eq!(connection.stage(), SignInStage::AtDoor);
    let left = |connection: &ServerConnection, now_ms| connection.answer().unwrap().seconds_left(now_ms);
    assert_eq!([5_000, 5_001, 34_001, 35_000].map(|now_ms| left(&connection, now_ms)), [Some(30), Some(30), Some(1), None]);
    connection.asked(&sign_in());
    assert_eq!((connection.answer(), connection.stage()), (None, SignInStage::SigningIn { position: None }));
    assert_eq!(connection.receive(ConnectionEvent::Refused(DoorRefusal::WrongCredentials), 0), ConnectionChange::Nothing);
    assert_eq!(left(&connection, 0), None);
}

#[test]
fn a_token_that_is_refused_is_of_no_use_any_more() {
    let mut connection = ServerConnection::calling(true);
    connection.receive(greeted(), 0);
    assert_eq!(connection.receive(ConnectionEvent::Refused(DoorRefusal::WrongToken), 0), ConnectionChange::TokenRefused);
    connection.receive(lost(Loss::Closed(Closing::NotSignedIn), Some(500)), 0);
    connection.receive(greeted(), 0);
    assert_eq!(connection.stage(), SignInStage::AtDoor, "the driver has nothing left to sign in with");
}

#[test]
fn the_line_is_slow_by_its_round_trip_or_its_silence() {
    let mut connection = inside();
    let mut line = |event| {
        connection.receive(event, 2_000);
        connection.state()
    };
    assert_eq!(line(ConnectionEvent::RoundTrip(40)), ConnectionState::Good);
    assert_eq!(line(ConnectionEvent::Quiet { for_ms: 3_000 }), ConnectionState::Slow);
    assert_eq!(line(ConnectionEvent::RoundTrip(60)), ConnectionState::Good);
    assert_eq!(line(ConnectionEvent::RoundTrip(900)), ConnectionState::Slow);
}

#[test]
fn a_busy_server_is_told_of_until_the_player_has_read_it_and_again_the_next_time() {
    let mut connection = inside();
    let mut tells = |change: &dyn Fn(&mut ServerConnection)| {
        change(&mut connection);
        (connection.tells_busy(), connection.state() == ConnectionState::Busy)
    };
    let says = |busy| {
        move |connection: &mut ServerConnection| {
            connection.receive(ConnectionEvent::Busy(busy), 0);
        }
    };
    assert_eq!(tells(&|_| {}), (false, false));
    assert_eq!(tells(&says(true)), (true, true));
    assert_eq!(tells(&ServerConnection::dismissed_busy), (false, true));
    assert_eq!(tells(&says(false)), (false, false));
    assert_eq!(tells(&says(true)), (true, true));
}

#[test]
fn an_outage_counts_from_the_loss_of_the_line_that_stood_to_the_open_room() {
    let mut connection = inside();
    assert_eq!(connection.receive(lost(Loss::Silent, Some(1_500)), 10_000), ConnectionChange::Lost);
    assert_eq!(connection.state(), ConnectionState::Lost);
    assert_ne!(connection.stage(), SignInStage::Inside);
    let outage = connection.outage().unwrap();
    assert_eq!([10_000, 10_501, 11_500].map(|now_ms| outage.retry_in(now_ms)), [Some(2), Some(1), Some(0)]);
    assert_eq!(outage.seat_kept_ms(600, 40_000), 570_000);
    connection.receive(ConnectionEvent::Trying, 11_500);
    assert_eq!((connection.state(), connection.outage().unwrap().retry_in(11_500)), (ConnectionState::Restoring, None));
    connection.receive(lost(Loss::Unreachable, Some(4_000)), 12_000);
    let outage = connection.outage().unwrap();
    assert_eq!((outage.since_ms, &outage.why, outage.retry_in(12_000)), (10_000, &Loss::Unreachable, Some(4)));
    for event in [ConnectionEvent::Trying, greeted(), signed_in(None)] {
        connection.receive(event, 16_000);
        assert_eq!(connection.state(), ConnectionState::Restoring);
    }
    assert_eq!(connection.receive(entered("main"), 16_000), ConnectionChange::Entered { again: true });
    assert_eq!((connection.state(), connection.outage()), (ConnectionState::Good, None));
    assert_eq!(connection.receive(entered("other"), 17_000), ConnectionChange::Entered { again: false }, "another room is begun with");
}

#[test]
fn what_ends_a_connection_for_good_is_kept_to_be_told() {
    let mut connection = inside();
    connection.receive(lost(Loss::Closed(Closing::TakenOver), None), 0);
    assert_eq!((connection.stage(), connection.state()), (SignInStage::Ended, ConnectionState::Lost));
    assert_eq!(connection.ended(), Some(&Loss::Closed(Closing::TakenOver)));
}

#[test]
fn a_player_who_signs_out_leaves_nothing_behind() {
    let mut connection = inside();
    assert_eq!(connection.receive(ConnectionEvent::SignedOut, 0), ConnectionChange::SignedOut);
    assert_eq!((connection.account(), connection.hall(), connection.stage()), (None, None, SignInStage::Ended));
}

fn session(id: u64, current: bool) -> SessionView {
    SessionView { id: SessionId(id), made: 1, used: 2, current }
}

fn end(ids: &[u64]) -> DoorRequest {
    DoorRequest::EndSessions { sessions: ids.iter().copied().map(SessionId).collect(), password: Password::new("correct horse") }
}

#[test]
fn the_sessions_of_the_account_are_those_that_the_server_told_last() {
    let mut connection = inside();
    connection.receive(ConnectionEvent::Sessions(vec![session(1, true), session(2, false)]), 0);
    connection.receive(ConnectionEvent::Sessions(vec![session(1, true)]), 0);
    assert_eq!((connection.sessions(), connection.stage()), (&[session(1, true)][..], SignInStage::Inside));
}

#[test]
fn sessions_are_wanted_in_the_room_and_again_after_whatever_can_have_changed_them() {
    let mut connection = ServerConnection::calling(true);
    for event in [greeted(), signed_in(None)] {
        connection.receive(event, 0);
        assert!(!connection.wants_sessions(), "only the room has a page for them");
    }
    let mut listed = |what: &str, change: &mut dyn FnMut(&mut ServerConnection)| {
        change(&mut connection);
        assert!(connection.wants_sessions(), "{what}");
        connection.asked(&DoorRequest::ListSessions);
        assert!(!connection.wants_sessions(), "{what}: once is enough");
        connection.receive(ConnectionEvent::Sessions(vec![session(1, true)]), 0);
        assert!(!connection.wants_sessions(), "{what}");
    };
    listed("entered", &mut |connection| {
        connection.receive(entered("main"), 0);
    });
    listed("the page was opened", &mut ServerConnection::opened_account);
    listed("another password", &mut |connection| {
        connection.asked(&DoorRequest::ChangePassword { old: Password::new("old password"), new: Password::new("new password") });
        connection.receive(ConnectionEvent::PasswordChanged { token: Token([4; 32]) }, 0);
    });
    listed("another line", &mut |connection| {
        for event in [lost(Loss::Silent, Some(0)), greeted(), signed_in(None), entered("main")] {
            connection.receive(event, 0);
        }
    });
}

#[test]
fn ended_sessions_are_counted_by_the_list_that_is_left() {
    let mut connection = inside();
    connection.asked(&DoorRequest::ListSessions);
    connection.asked(&end(&[2, 3, 4]));
    assert!(!connection.takes_account_request(), "one request after the other");
    connection.receive(ConnectionEvent::Sessions(vec![session(1, true), session(2, false), session(3, false)]), 0);
    assert_eq!(connection.answer(), None, "this is the list that was asked for before");
    connection.receive(ConnectionEvent::Sessions(vec![session(1, true), session(3, false)]), 0);
    assert_eq!(connection.answer(), Some(&DoorAnswer::SessionsEnded(2)), "one of the three goes on");
    assert!(connection.takes_account_request());
    connection.asked(&DoorRequest::ListSessions);
    assert!(connection.answer().is_some(), "the client asks for the list by itself");
    connection.opened_account();
    assert_eq!(connection.answer(), None, "who comes back to the page does not read of it again");
}

#[test]
fn a_refusal_belongs_to_the_oldest_request_that_waits() {
    let mut connection = inside();
    let change = DoorRequest::ChangePassword { old: Password::new("old password"), new: Password::new("new password") };
    for request in [&end(&[2]), &change] {
        connection.asked(request);
    }
    for about_sessions in [true, false] {
        assert_eq!(connection.receive(ConnectionEvent::Refused(DoorRefusal::WrongCredentials), 0), ConnectionChange::Nothing);
        assert_eq!(connection.answer().map(DoorAnswer::is_about_sessions), Some(about_sessions));
        assert_eq!(connection.stage(), SignInStage::Inside, "a refusal costs nobody their seat");
    }
    connection.asked(&DoorRequest::Enter { hall: None });
    connection.receive(ConnectionEvent::Refused(DoorRefusal::NoSuchHall), 0);
    assert_eq!((connection.answer().map(DoorAnswer::is_about_sessions), connection.stage()), (Some(false), SignInStage::AtDoor));
}

#[test]
fn what_was_said_of_the_account_is_not_said_of_a_lost_connection() {
    for answer in [ConnectionEvent::Refused(DoorRefusal::WrongCredentials), ConnectionEvent::Sessions(Vec::new())] {
        let mut connection = inside();
        connection.asked(&end(&[2]));
        connection.receive(answer, 0);
        assert!(connection.answer().is_some());
        connection.asked(&DoorRequest::ListSessions);
        connection.receive(lost(Loss::Closed(Closing::TakenOver), None), 0);
        assert_eq!((connection.answer(), connection.ended()), (None, Some(&Loss::Closed(Closing::TakenOver))));
    }
    let mut connection = ServerConnection::calling(true);
    let refused = ConnectionEvent::Refused(DoorRefusal::WrongCredentials);
    for event in [greeted(), refused, lost(Loss::Closed(Closing::NotSignedIn), None)] {
        connection.receive(event, 0);
    }
    assert!(connection.answer().is_some(), "why signing in failed is still said");
}

#[test]
fn an_answer_that_the_line_has_lost_is_not_waited_for() {
    let mut connection = inside();
    connection.asked(&end(&[2]));
    for event in [lost(Loss::Silent, Some(0)), greeted(), signed_in(None), entered("main")] {
        connection.receive(event, 0);
    }
    assert!(connection.takes_account_request());
    connection.asked(&DoorRequest::ListSessions);
    connection.receive(ConnectionEvent::Sessions(vec![session(1, true)]), 0);
    assert_eq!(connection.answer(), None, "nobody is told that a session was ended");
}

#[test]
fn another_password_brings_another_token() {
    let mut connection = inside();
    let change = DoorRequest::ChangePassword { old: Password::new("old password"), new: Password::new("new password") };
    connection.asked(&change);
    connection.receive(ConnectionEvent::Refused(DoorRefusal::WrongCredentials), 0);
    assert!(connection.stage() == SignInStage::Inside && connection.answer().is_some(), "a refusal costs nobody their seat");
    connection.asked(&change);
    let token = Token([4; 32]);
    assert_eq!(connection.receive(ConnectionEvent::PasswordChanged { token }, 0), ConnectionChange::Token(token));
    assert_eq!(connection.answer(), Some(&DoorAnswer::PasswordChanged));
}

#[test]
fn an_older_program_is_told_of_the_version_that_is_recommended() {
    let connection = inside();
    assert_eq!(connection.newer_version("0.1.0"), Some("0.3.0"));
    assert_eq!(connection.newer_version("0.2.9-beta"), Some("0.3.0"));
    for version in ["0.3.0", "1.0.0", "0.10.0", "unknown"] {
        assert_eq!(connection.newer_version(version), None, "{version}");
    }
}
