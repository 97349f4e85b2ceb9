//! Drives rooms: threads, clocks, randomness, files; and every command that needs no picture.

mod chance;
mod clock;
mod files;
mod phh;
pub mod scene;
mod simulate;

pub use chance::dealer;
pub use clock::Clock;
pub use files::{
    FileError, FolderLock, RECORD_FORMAT, RecordError, RecordFile, Recorded, read_records, read_settings, set_aside, write_atomic,
};
pub use phh::{PhhError, PhhWriter, phh_hand};
pub use simulate::{SimError, SimOptions, SimReport, simulate};

#[cfg(test)]
mod tests;
