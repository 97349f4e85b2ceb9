//! A client that is killed while it writes a hand that is over: the hand is kept, and only once.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use poker_host::read_records;

use crate::command_line::folder;
use crate::driven::{finish_hand, hurried, sit_down};
use crate::driven_client::DrivenClient;
use crate::hand_history::{assert_as_recorded, kept};
use crate::x_server::x_server;

/// How often the client is killed.
const KILLS: u32 = 20;

/// How much later after the end of a hand each kill comes than the one before.
const LATER: Duration = Duration::from_millis(5);

/// How often each hand is kept in the archive, and how often practice has it among its finished hands, where the two differ.
fn differences(data: &Path) -> BTreeMap<u64, [usize; 2]> {
    let mut found: BTreeMap<u64, [usize; 2]> = BTreeMap::new();
    for line in kept(data).1 {
        found.entry(line.number).or_default()[0] += 1;
    }
    for record in read_records(&data.join("practice/hands.jsonl")).unwrap() {
        found.entry(record.unwrap().hand.0).or_default()[1] += 1;
    }
    found.retain(|_, [kept, played]| (*kept, *played) != (1, 1));
    found
}

#[test]
#[ignore = "needs an X server and minutes; cargo verify --long runs it"]
fn long_killed_twenty_times_while_it_writes_each_finished_hand_is_kept_once() {
    let x = x_server();
    let data = folder("killed_writing");
    hurried(&data, "");
    for kill in 0..KILLS {
        let mut client = DrivenClient::start(&x, "killed_writing", &data, &[]);
        if kill == 0 {
            sit_down(&mut client);
        } else {
            client.wait_event("first_frame");
            client.click("start.continue");
            client.wait_screen("table");
        }
        finish_hand(&mut client);
        // Before the hand is written, in the middle of it, and after it.
        std::thread::sleep(LATER * kill);
        client.kill();
    }
    // The last start may mend what the kills have left.
    let mut client = DrivenClient::start(&x, "killed_writing_at_last", &data, &[]);
    client.wait_event("first_frame");
    client.click("start.continue");
    client.wait_screen("table");
    client.wait_rest();
    client.key("ctrl+q");
    assert!(client.wait_exit().success());
    let found = differences(&data);
    assert!(found.is_empty(), "hands that are not once among the kept ones and once among the played ones: {found:?}");
    assert_as_recorded(&data);
}
