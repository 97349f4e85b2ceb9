//! What an operator can open: a room for each rulebook, and the rooms of room files.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::RoomStakes;
use super::{Expected, RulebookError, Rulebooks, room_file};

/// The rulebooks and the rooms of room files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalogue {
    rulebooks: Rulebooks,
    rooms: BTreeMap<String, Arc<RoomStakes>>,
}

/// The end of a room file's name. Every other file is a rulebook.
const ROOM_FILE: &str = ".room.ron";

impl Catalogue {
    /// The catalogue that is compiled into the program.
    ///
    /// # Errors
    /// Never with the embedded files, as a test checks.
    pub fn embedded() -> Result<Self, RulebookError> {
        Ok(Self { rulebooks: Rulebooks::embedded()?, rooms: BTreeMap::new() })
    }

    /// The embedded catalogue and an operator's files, each with its name and text: `NAME.room.ron` is a room file, any other file a
    /// rulebook. Room files may name these rulebooks, in any order.
    ///
    /// # Errors
    /// The first mistake of each bad file, with its row and field; then none of the files is used.
    pub fn with_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, Vec<RulebookError>> {
        let mut catalogue = Self::embedded().map_err(|error| vec![error])?;
        let (rooms, rulebooks): (Vec<_>, Vec<_>) = files.into_iter().partition(|(name, _)| name.ends_with(ROOM_FILE));
        let mut errors: Vec<RulebookError> =
            rulebooks.into_iter().filter_map(|(name, text)| catalogue.rulebooks.add(name, text).err()).collect();
        errors.extend(rooms.into_iter().filter_map(|(name, text)| catalogue.add_room(name, text).err()));
        if errors.is_empty() { Ok(catalogue) } else { Err(errors) }
    }

    fn add_room(&mut self, file: &str, text: &str) -> Result<(), RulebookError> {
        let stakes = room_file::parse(file, text, &self.rulebooks)?;
        if self.rooms.contains_key(&stakes.id) {
            let (row, found) = ("room".to_owned(), stakes.id);
            return Err(RulebookError::Value { file: file.to_owned(), row, field: "id", found, expected: Expected::NewId });
        }
        self.rooms.insert(stakes.id.clone(), Arc::new(stakes));
        Ok(())
    }

    /// All rulebooks, those of the operator's files included.
    #[must_use]
    pub fn rulebooks(&self) -> &Rulebooks {
        &self.rulebooks
    }

    /// The room with this id: that of a room file, or one with everything that a rulebook offers.
    #[must_use]
    pub fn room(&self, id: &str) -> Option<Arc<RoomStakes>> {
        let of_rulebook = || Some(Arc::new(RoomStakes::of_rulebook(Arc::clone(self.rulebooks.get(id)?))));
        self.rooms.get(id).cloned().or_else(of_rulebook)
    }

    /// The ids of all rooms: those of the rulebooks, then those of room files.
    pub fn room_ids(&self) -> impl Iterator<Item = &str> {
        self.rulebooks.ids().chain(self.rooms.keys().map(String::as_str))
    }
}
