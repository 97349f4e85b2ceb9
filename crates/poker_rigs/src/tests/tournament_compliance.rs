//! The script of tournaments: it goes through every kind of message, and the codec changes nothing.

use std::collections::BTreeSet;

use poker_protocol::{DealEvent, EntryEvent, Message, Request, TournamentEvent};
use serde::Deserialize;

use crate::compliance::tournament::{InProcess, Played, SEED, room_config, run};

/// Requests that are not about tournaments. `act`, `resume` and `hello` are in the script as well.
const OTHER_REQUESTS: &str = "watch_lobby leave_lobby join leave_queue sit_down decline_seat leave_table sit_out \
    sit_out_next_big_blind leave_next_big_blind commit_nonce reveal_nonce auto_top_up top_up top_up_after_hand straddle auto_muck fast_fold enter say \
    next_hand refill_balance ask_plans choose_plan cancel_plan ask_statement ask_rules report_hand";
/// Messages that are not about tournaments.
const OTHER_MESSAGES: &str = "lobby seat_offered seat_withdrawn queue jackpots plans statement rules charges_raised unseated";
/// What no script can go through, with the reason.
const LEFT_OUT: [(&str, &str); 2] = [
    ("exchange_ticket", "no tournament of a calendar pays tickets that can be exchanged; the refusals are in the script"),
    ("stood_still", "only after a fault of the server; `tournament_room/journal.rs` in `poker_room` tests it"),
];

fn play(through_codec: bool) -> Played {
    let mut room = InProcess::open(room_config().unwrap(), SEED, through_codec).unwrap();
    run(&mut room).unwrap()
}

/// The names of an enum's variants, from the error message of its deserializer.
fn variants<'a, T: Deserialize<'a>>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>(r#"{"type":"?"}"#) else { panic!("`?` is no name") };
    error.to_string().split('`').skip(1).step_by(2).filter(|name| *name != "?").map(str::to_owned).collect()
}

/// The variants of an enum that are neither in `found` nor in `others`, nor left out for a reason.
fn missing<'a, T: Deserialize<'a>>(found: &BTreeSet<String>, others: &str) -> Vec<String> {
    let others: BTreeSet<&str> = others.split_whitespace().chain(LEFT_OUT.map(|(name, _)| name)).collect();
    variants::<T>().into_iter().filter(|name| !found.contains(name) && !others.contains(name.as_str())).collect()
}

#[test]
fn the_script_goes_through_every_kind_of_message_about_tournaments() {
    let Played { kinds, .. } = play(false);
    assert_eq!(missing::<Request>(&kinds.requests, OTHER_REQUESTS), [""; 0], "requests");
    assert_eq!(missing::<Message>(&kinds.messages, OTHER_MESSAGES), [""; 0], "messages");
    assert_eq!(missing::<TournamentEvent>(&kinds.events, ""), [""; 0], "events of tournaments");
    assert_eq!(missing::<EntryEvent>(&kinds.entry_events, ""), [""; 0], "events of entries");
    assert_eq!(missing::<DealEvent>(&kinds.deal_events, ""), [""; 0], "events of deals");
    let found = |name: &str| kinds.requests.contains(name) || kinds.events.contains(name);
    assert!(LEFT_OUT.iter().all(|(name, _)| !found(name)), "something is left out without need");
}

#[test]
fn plain_channels_and_the_codec_give_the_same_transcripts_of_tournaments() {
    let (plain, coded) = (play(false), play(true));
    for (plain, coded) in plain.transcripts.iter().zip(&coded.transcripts) {
        for (plain, coded) in plain.lines().iter().zip(coded.lines()) {
            assert_eq!(plain, coded);
        }
    }
    assert_eq!(plain, coded);
}
