//! The hands that the player was dealt, kept in a database on the player's own computer with only what the player saw.
//!
//! [`HandFacts`] are computed once from a record, and are what lists, filters and figures read; the record itself is kept as PHH, so that it
//! can be read without this program.

mod facts;
mod figures;
mod filter;
mod line;
mod new_file;
mod people;
mod service;
mod store;
#[cfg(test)]
mod tests;

pub use facts::{HandFacts, OwnPlay, PlayCounts, PlayMarks, Position, Stake};
pub use figures::{
    Band, BigBlinds, ChipResult, Figures, Group, GroupKey, MOST_GROUPS, MoneyResult, MoneyUnit, OpponentFigures, PAUSE_MS, Pace,
    PlayFigures, RATE_HANDS, ResultLine, ResultPoint, Share, TournamentResult,
};
pub use filter::{HandFilter, HandKind, HandResult, OpponentId, StakeId, TableId};
pub use line::{HandId, HandLine, LineTournament, NetOfUnit, Tally};
pub use new_file::NewFile;
pub use people::{BadPeopleFile, Label, MAX_NOTE_CHARS, Merged, PeopleFileError, Person, people_from_ron, people_to_ron};
pub use service::{ArchiveAnswer, ArchiveRequest, ArchiveService, KnownPlayer, ShownFigures};
pub use store::{Archive, ArchiveError, ExportError, Exported, NewHand, Opponent, PageEnd};
