//! A real server whose only tournament begins at a minute of the day, with a break soon after.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use poker_load::tournament_files;

use crate::server_process::ServerProcess;

/// The length of a level. Breaks begin from the second level on.
const LEVEL_S: u32 = 40;
/// The length of the break: long enough to lose the server and to come back to it.
const BREAK_S: u32 = 25;
/// The least time before the beginning, in which players register.
const BEFORE: Duration = Duration::from_secs(12);

/// When the tournament begins, and its break a minute later.
#[derive(Clone, Copy, Debug)]
pub struct Beginning {
    /// From the beginning of 1970.
    minute: u64,
}

impl Beginning {
    /// The next minute before which players have time to register.
    fn next() -> Beginning {
        Beginning { minute: (now() + BEFORE).as_secs() / 60 + 1 }
    }

    /// Waits until `after` the beginning.
    pub fn wait(self, after: Duration) {
        let at = Duration::from_secs(self.minute * 60) + after;
        std::thread::sleep(at.saturating_sub(now()));
    }

    fn hour_and_minute(self) -> (u64, u64) {
        (self.minute / 60 % 24, self.minute % 60)
    }
}

fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap()
}

/// Writes the files of a server with one tournament that allows late registration and one re-entry, and opens accounts for `players` other
/// players.
pub fn start(data: &Path, players: usize) -> (ServerProcess, Vec<poker_protocol::Token>, Beginning) {
    // The player of the client may enter twice.
    let most = players + 2;
    tournament_files(data, most, LEVEL_S).unwrap();
    let beginning = Beginning::next();
    let (hour, minute) = beginning.hour_and_minute();
    let rules = data.join("rules");
    let late = "late_registration: Some((is: 3, from: Ours(\"load\"))), \
                re_entries: Some((is: 1, from: Ours(\"load\"))), breaks: (is: synchronised";
    change(
        &rules.join("tournaments/tournaments.ron"),
        &[(&format!("WhenFull(players: {most})"), &format!("AtTime(least: 2, most: {most})")), ("breaks: (is: never", late)],
    );
    std::fs::write(
        rules.join("tournaments/calendar.ron"),
        format!(
            "(calendars: [(rulebooks: [\"evening-2.7\"], sit_and_goes: [], scheduled: [(name: \"load\", template: \"load\", game: \"nlhe\", \
             price: Some(Own(buy_in: 1000, fee: 100)), starts: Daily([({hour}, {minute})]), from: Ours(\"load\"))])])"
        ),
    )
    .unwrap();
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/poker_room/data/en-2.7.ron");
    let own = rules.join("evening.ron");
    std::fs::copy(rulebook, &own).unwrap();
    change(
        &own,
        &[
            ("id: \"en-2.7\"", "id: \"evening-2.7\""),
            // Late registration goes on after the first players are out, because they may enter again.
            ("late_registration_close: (is: PayoutsBegin", "late_registration_close: (is: FirstKnockout"),
            ("break_minute: (is: 55", &format!("break_minute: (is: {}", (minute + 1) % 60)),
            ("break_s: (is: 300", &format!("break_s: (is: {BREAK_S}")),
        ],
    );
    change(&data.join("server.ron"), &[("halls: [(", "halls: [(room: named(\"evening-2.7\"),")]);
    let (server, tokens) = ServerProcess::with_accounts(data, players);
    (server, tokens, beginning)
}

/// Replaces passages of a file, each of which must be there once.
fn change(file: &Path, passages: &[(&str, &str)]) {
    let mut text = std::fs::read_to_string(file).unwrap();
    for (from, to) in passages {
        assert_eq!(text.matches(from).count(), 1, "{from} in {}", file.display());
        text = text.replace(from, to);
    }
    std::fs::write(file, text).unwrap();
}
