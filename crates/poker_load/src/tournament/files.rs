//! The files of a server that is started for a load of one tournament.

use std::fmt::Write as _;
use std::path::Path;

use poker_protocol::Money;

/// The balance of each account before it registers.
pub const TOURNAMENT_OPENING_BALANCE: Money = Money::new(100_000);
/// Buy-in and fee of the tournament.
pub const LOAD_PRICE: Money = Money::new(1_100);
/// The name of the tournament.
pub const LOAD_NAME: &str = "load";

/// The stack of each player at the beginning: 100 of the first big blinds.
pub const LOAD_STACK: u64 = 10_000;
/// Enough levels for 3,000 stacks, each half as large again as the one before.
const LEVELS: u32 = 32;

/// Writes a configuration `server.ron` into a folder, and the data of a sit and go for `players` players beside it. Its levels last
/// `level_s` seconds.
///
/// # Errors
/// When a file cannot be written.
pub fn tournament_files(folder: &Path, players: usize, level_s: u32) -> std::io::Result<()> {
    let own = folder.join("rules").join("tournaments");
    std::fs::create_dir_all(&own)?;
    std::fs::write(own.join("structures.ron"), structures(players, level_s))?;
    std::fs::write(own.join("tournaments.ron"), template(players))?;
    std::fs::write(own.join("calendar.ron"), calendar())?;
    let config = format!(
        "(\n    rulebooks: Some({:?}),\n    halls: [(\n        opening_balance: {},\n        \
         tempo: (street_ms: 0, runout_ms: 0, unshown_ms: 0, showdown_ms: 0, choice_ms: 0, first_hand_ms: 0),\n    )],\n    \
         limits: (burst: 1000, frames_a_second: 1000),\n)\n",
        folder.join("rules").to_string_lossy(),
        TOURNAMENT_OPENING_BALANCE.hundredths(),
    );
    std::fs::write(folder.join("server.ron"), config)
}

fn structures(players: usize, level_s: u32) -> String {
    let mut levels = String::new();
    let mut big = LOAD_STACK / 100;
    for _ in 0..LEVELS {
        // Writing to a string does not fail.
        let _written = write!(levels, "({}, {big}, 0), ", big / 2);
        big += big / 4 * 2;
    }
    format!(
        "(schedules: [(id: \"load\", from: Ours(\"load\"), levels: [{levels}])], structures: [(id: \"load\", schedule: \"load\", \
         first_level: (is: 1, from: Ours(\"load\")), stack: Some((is: {LOAD_STACK}, from: Ours(\"load\"))), \
         level_s: (is: {level_s}, from: Ours(\"load\")), antes_from: None, most_entrants: (is: {players}, from: Ours(\"load\")))])"
    )
}

fn template(players: usize) -> String {
    format!(
        "(templates: [(id: \"{LOAD_NAME}\", structure: \"load\", from: Ours(\"load\"), \
         start: (is: WhenFull(players: {players}), from: Ours(\"load\")), finish: (is: OneLeft, from: Ours(\"load\")), \
         seats: (is: 6, from: Ours(\"load\")), tables: (is: balanced, from: Ours(\"load\")), entry: (is: Paid, from: Ours(\"load\")), \
         prizes: (is: Table(\"standard\"), from: Ours(\"load\")), breaks: (is: never, from: Ours(\"load\")), \
         hand_for_hand: Some((is: 1, from: Ours(\"load\"))), time_bank: (is: SitAndGo, from: Ours(\"load\")))])"
    )
}

fn calendar() -> String {
    let (buy_in, fee) = (1_000, LOAD_PRICE.hundredths() - 1_000);
    format!(
        "(calendars: [(rulebooks: [\"en-2.7\"], scheduled: [], sit_and_goes: [(template: \"{LOAD_NAME}\", games: [\"nlhe\"], \
         prices: Own([(buy_in: {buy_in}, fee: {fee})]), from: Ours(\"load\"))])])"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_valid_for_every_number_of_players() {
        for players in [3, 50, 300, 3_000] {
            let (structures, templates, calendar) = (structures(players, 10), template(players), calendar());
            let files = poker_room::TournamentFiles {
                structures: ("structures.ron", &structures),
                templates: ("tournaments.ron", &templates),
                calendar: ("calendar.ron", &calendar),
                ..poker_room::TournamentFiles::EMBEDDED
            };
            let catalogue = poker_room::TournamentCatalogue::read(&files, &poker_room::Rulebooks::embedded().unwrap());
            let catalogue = catalogue.unwrap_or_else(|error| panic!("{error}"));
            let [offer] = &catalogue.calendar("en-2.7").unwrap().sit_and_goes[..] else { panic!("one sit and go") };
            assert_eq!(offer.price.total(), LOAD_PRICE);
        }
    }
}
