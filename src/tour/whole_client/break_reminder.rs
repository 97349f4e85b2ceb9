//! The reminder of a break.

use poker_client::{BreakAfter, SessionSettings};

use super::{WholeClient, still};
use crate::session::Session;
use crate::session_time::BreakReminder;
use crate::settings::CurrentSettings;
use crate::tour::session_times::{BREAK, played, set};

/// A client at a table where the player has played for an hour without a break, and wants to be reminded after it.
fn played_for_an_hour() -> WholeClient {
    let mut client = WholeClient::showing(BREAK, &still());
    assert!(client.draws("break.later"), "{:?}", client.words());
    client
}

#[test]
fn the_reminder_of_a_break_says_how_long_and_is_gone_once_it_is_answered() {
    for answer in ["break.sit_out", "break.later", "break.not_again"] {
        let mut client = played_for_an_hour();
        assert!(client.says("67 minutes"), "{:?}", client.words());
        client.click(answer);
        client.camera.settle();
        assert!(!client.draws(answer) && client.world().resource::<BreakReminder>().0.is_none(), "{answer}");
    }
}

#[test]
fn nothing_reminds_of_a_break_once_the_reminder_is_off() {
    let mut client = played_for_an_hour();
    client.world().resource_mut::<CurrentSettings>().0.session =
        SessionSettings { break_after: BreakAfter::Never, ..SessionSettings::default() };
    client.camera.settle();
    assert!(!client.draws("break.later"));
}

#[test]
fn nothing_reminds_of_a_break_while_the_player_must_act() {
    let mut settings = still();
    set(&mut settings);
    let mut client = WholeClient::showing("table-facing-a-raise", &settings);
    client.world().resource_mut::<Session>().clock = played(1_000);
    client.camera.settle();
    assert!(client.world().resource::<Session>().must_act() && !client.draws("break.later"));
    assert!(client.says("Session 1:07"), "{:?}", client.words());
}
