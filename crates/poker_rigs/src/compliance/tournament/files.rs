//! The rulebook, the room and the tournaments of the script, as the files that an operator would write.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use poker_protocol::Money;
use poker_room::{Catalogue, Now, RoomConfig, RulebookError, Tempo, TournamentCatalogue, TournamentFiles, TournamentSchedule};

/// A seed of cards with which the script goes through every kind of message. With others, some kinds may be missing, or too few players
/// reach the final table.
pub const SEED: u64 = 2;
/// The id of the room.
pub const ROOM: &str = "tournament-script";
/// The id of its rulebook.
pub const RULEBOOK: &str = "script-2.7";
/// The time at which the script begins: noon of a day, UTC.
pub const START: Now = Now(1_795_089_600_000);
/// The balance of a new player.
pub const OPENING_BALANCE: Money = Money::new(100_000);
/// The number of messages that are kept for a client that reconnects.
pub const HISTORY: u16 = 256;

/// The features of other documents, and their figures, that the script's rulebook has as well.
const FEATURES: &str = r#"features: [
            (is: private, from: Ours("for the script")),
            (is: deal, from: Ours("for the script")),
            (is: time_limited, from: Ours("for the script")),"#;
const DEALS: &str = r#"deal_answer_s: Some((is: 60, from: Ours("for the script"))),"#;
const PRINTED: &str = include_str!("../../../../poker_room/data/en-2.7.ron");
const ROOM_FILE: (&str, &str) = ("script.room.ron", include_str!("../../../data/tournament-script/script.room.ron"));
const TOURNAMENTS: [(&str, &str); 3] = [
    ("structures.ron", include_str!("../../../data/tournament-script/structures.ron")),
    ("tournaments.ron", include_str!("../../../data/tournament-script/tournaments.ron")),
    ("calendar.ron", include_str!("../../../data/tournament-script/calendar.ron")),
];

fn rulebook() -> String {
    let named = PRINTED.replace("id: \"en-2.7\"", &format!("id: \"{RULEBOOK}\""));
    named.replacen("features: [", FEATURES, 1).replacen("deal_answer_s: None,", DEALS, 1)
}

/// Writes the files to the folder of a server's rulebooks.
///
/// # Errors
/// When a file cannot be written.
pub fn write_files(folder: &Path) -> io::Result<()> {
    let tournaments = folder.join("tournaments");
    fs::create_dir_all(&tournaments)?;
    fs::write(folder.join(format!("{RULEBOOK}.ron")), rulebook())?;
    fs::write(folder.join(ROOM_FILE.0), ROOM_FILE.1)?;
    TOURNAMENTS.iter().try_for_each(|(name, text)| fs::write(tournaments.join(name), text))
}

/// The configuration of the room, as a server makes it of the files.
///
/// # Errors
/// The mistakes of the files.
pub fn room_config() -> Result<RoomConfig, Vec<RulebookError>> {
    let rulebook = rulebook();
    let rooms = Catalogue::with_files([("script-2.7.ron", rulebook.as_str()), ROOM_FILE])?;
    let stakes = rooms.room(ROOM).ok_or_else(Vec::new)?;
    let [structures, templates, calendar] = TOURNAMENTS;
    let files = TournamentFiles { structures, templates, calendar, ..TournamentFiles::EMBEDDED };
    let catalogue = TournamentCatalogue::read(&files, rooms.rulebooks()).map_err(|mistake| vec![mistake])?;
    Ok(RoomConfig {
        server: "cardroom".to_owned(),
        tournaments: Arc::new(TournamentSchedule::of(Arc::new(catalogue), &stakes.rulebooks())),
        stakes,
        practice: false,
        clock: true,
        rake: true,
        tempo: Tempo::NONE,
        opening_balance: OPENING_BALANCE,
        watch: false,
        journal: false,
        sealed: true,
        chat: true,
        figures: true,
        may_watch: true,
        history: HISTORY.into(),
    })
}
