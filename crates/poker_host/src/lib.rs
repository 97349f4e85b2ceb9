//! Drivers for rooms and bots: threads, clocks, randomness, files.

mod bot_player;
mod chance;
mod clock;
mod files;
mod history;
mod local;
mod rooms;
mod thinking_time;
mod verify;

pub use bot_player::{BotPlayer, Life};
pub use chance::randomness;
pub use clock::Clock;
pub use files::{
    FileError, FolderLock, PrivateText, RECORD_FORMAT, RecordError, RecordFile, Recorded, last_records, read_private, read_records,
    read_settings, set_aside, write_atomic, write_private,
};
pub use history::played_hand;
pub use local::{
    CloseError, LocalOptions, LocalRoom, NoOpponents, OpenError, Opponents, PracticeOptions, SAVE_FORMAT, SaveTrouble, SavedSeat,
    StyleChoice, has_save, open_local, rules_in_force, saved_seat,
};
pub use poker_room::RoomStakes;
pub use rooms::{RoomsError, find_room, read_rooms, read_tournaments, rulebook_room};
pub use thinking_time::ThinkingTime;
pub use verify::{BadRecord, verify_record};

#[cfg(test)]
mod tests;
