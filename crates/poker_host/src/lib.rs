//! Drivers for rooms and bots: threads, clocks, randomness, files.

mod bot_player;
mod chance;
mod clock;
mod field;
mod files;
mod history;
mod local;
mod rooms;
mod thinking_time;
mod verify;

pub use bot_player::{BotPlayer, Life};
pub use chance::randomness;
pub use clock::Clock;
pub use field::{AwaitedDecision, FieldDecisions};
pub use files::{
    FileError, FolderLock, PrivateText, RECORD_FORMAT, RecordError, RecordFile, Recorded, last_records, read_private, read_records,
    read_settings, set_aside, write_atomic, write_private,
};
pub use history::played_hand;
pub use local::{
    BeginError, CloseError, FieldProgress, LevelLength, LocalOptions, LocalRoom, NoOpponents, OpenError, Opponents, PracticeKind,
    PracticeOptions, PracticeStructure, PracticeTournament, SAVE_FORMAT, SaveTrouble, SavedGame, SavedSeat, SavedTournament, StartPoint,
    StyleChoice, TournamentChoices, has_save, open_local, rules_in_force, saved_game, tournament_choices, usual_price,
};
pub use poker_room::{FieldPace, RoomStakes, Tempo};
pub use rooms::{RoomsError, find_room, read_rooms, read_tournaments, rulebook_room};
pub use thinking_time::ThinkingTime;
pub use verify::{BadRecord, verify_record};

#[cfg(test)]
mod tests;
