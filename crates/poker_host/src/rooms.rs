//! The rooms that can be opened: those inside the program, those of an operator's folder, and one given by the path of its file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use poker_room::{Catalogue, RoomStakes, Rulebook, RulebookError, TournamentCatalogue, TournamentFiles};

use crate::FileError;
use crate::files::read_text;

/// Why rooms cannot be read, or a room is not found. If a file of a folder has a mistake, no file of the folder is used.
#[derive(Debug, thiserror::Error)]
pub enum RoomsError {
    /// A file or the folder cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// Files have mistakes. The list holds the first mistake of each file.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Mistakes(Vec<RulebookError>),
    /// There is neither a room with this id nor a file with this path.
    #[error("there is no room {room}")]
    NoSuchRoom {
        /// The id or path that was asked for.
        room: String,
        /// The ids of all rooms.
        known: Vec<String>,
    },
}

/// The extension of rulebooks and room files.
const EXTENSION: &str = "ron";

/// Reads the rooms inside the program, and those of a folder's rulebooks and room files.
///
/// # Errors
/// When the folder or a file in it cannot be read, or a file has a mistake.
pub fn read_rooms(folder: Option<&Path>) -> Result<Catalogue, RoomsError> {
    catalogue(&files_of(folder)?)
}

/// The room of a rulebook inside the program, or `None` if there is no such rulebook. No other rulebook is read.
pub fn rulebook_room(rulebook: &str) -> Option<Result<Arc<RoomStakes>, RulebookError>> {
    let read = Rulebook::embedded(rulebook)?;
    Some(read.map(|rulebook| Arc::new(RoomStakes::of_rulebook(Arc::new(rulebook)))))
}

/// Finds a room by its id, or by the path of its file.
///
/// # Errors
/// As for [`read_rooms`], and `NoSuchRoom` if there is neither such a room nor such a file.
pub fn find_room(folder: Option<&Path>, room: &str) -> Result<Arc<RoomStakes>, RoomsError> {
    let mut files = files_of(folder)?;
    let known = catalogue(&files)?;
    if let Some(stakes) = known.room(room) {
        return Ok(stakes);
    }
    let ids = || known.room_ids().map(str::to_owned).collect::<Vec<String>>();
    let no_such_room = || RoomsError::NoSuchRoom { room: room.to_owned(), known: ids() };
    let path = Path::new(room);
    if !path.is_file() {
        return Err(no_such_room());
    }
    files.push(read(path)?);
    let with_file = catalogue(&files)?;
    let new = with_file.room_ids().find(|id| known.room(id).is_none());
    new.and_then(|id| with_file.room(id)).ok_or_else(no_such_room)
}

/// The folder, inside that of the rulebooks, with an operator's own data of tournaments.
const TOURNAMENTS: &str = "tournaments";

/// Reads the data of tournaments. In the folder `tournaments` of `folder`, a file with the name of one inside the program replaces it:
/// `structures.ron`, `prizes.ron`, `tournaments.ron` and `calendar.ron`.
///
/// # Errors
/// When a file cannot be read or has a mistake, also one of the rulebooks of `folder`.
pub fn read_tournaments(folder: Option<&Path>) -> Result<TournamentCatalogue, RoomsError> {
    let rooms = read_rooms(folder)?;
    let own = folder.map(|folder| folder.join(TOURNAMENTS)).filter(|own| own.is_dir());
    let own = files_of(own.as_deref())?;
    let or_own = |(name, text): (&'static str, &'static str)| {
        let replaced = own.iter().find(|(own, _)| own == name);
        (name, replaced.map_or(text, |(_, text)| text.as_str()))
    };
    let TournamentFiles { structures, prizes, templates, calendar } = TournamentFiles::EMBEDDED;
    let files = TournamentFiles {
        structures: or_own(structures),
        prizes: or_own(prizes),
        templates: or_own(templates),
        calendar: or_own(calendar),
    };
    TournamentCatalogue::read(&files, rooms.rulebooks()).map_err(|mistake| RoomsError::Mistakes(vec![mistake]))
}

/// The name and the text of a file.
type File = (String, String);

fn catalogue(files: &[File]) -> Result<Catalogue, RoomsError> {
    Catalogue::with_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).map_err(RoomsError::Mistakes)
}

/// Reads the files of a folder in the order of their names, so that mistakes have the same order on every machine.
fn files_of(folder: Option<&Path>) -> Result<Vec<File>, FileError> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let unreadable = FileError::unreadable(folder);
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(unreadable)?;
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Result<File, FileError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok((name, read_text(path)?))
}
