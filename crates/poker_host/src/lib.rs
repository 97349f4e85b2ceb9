//! Drives rooms: threads, clocks, randomness, files; and every command that needs no picture.

mod bot_player;
mod chance;
mod clock;
pub mod compliance;
mod files;
mod history;
mod local;
#[cfg(feature = "remote")]
mod remote;
mod rooms;
pub mod scene;
mod simulate;
mod thinking_time;
mod verify;

pub use chance::randomness;
pub use clock::Clock;
pub use files::{
    FileError, FolderLock, PrivateText, RECORD_FORMAT, RecordError, RecordFile, Recorded, find_record, last_records, read_private,
    read_records, read_settings, set_aside, write_atomic, write_private,
};
pub use history::played_hand;
pub use local::{
    CloseError, LocalOptions, LocalRoom, OpenError, PracticeOptions, SAVE_FORMAT, SaveTrouble, SavedSeat, StyleChoice, has_save,
    open_local, rules_in_force, saved_seat,
};
pub use poker_bots::Persona;
pub use poker_room::{BadConfig, Catalogue, Expected, RoomPlan, RulebookError};
#[cfg(feature = "remote")]
pub use remote::{
    Address, BadAddress, Credentials, Crowd, CrowdOptions, EndedHand, Member, RemoteError, RemoteOptions, RemoteRoom, Remotes, Sight,
    open_remote,
};
pub use rooms::{RoomsError, find_room, read_rooms, rulebook_room};
pub use simulate::{
    Branch, Branches, FormHands, Policy, RoomFailure, RoomReport, RoomSimOptions, SimError, SimOptions, SimReport, simulate, simulate_room,
};
pub use thinking_time::ThinkingTime;
pub use verify::{BadRecord, verify_record};

#[cfg(test)]
mod tests;
