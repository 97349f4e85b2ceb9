//! The rulebooks that are compiled into the program, and those that an operator adds.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Expected, Rulebook, RulebookError};

/// File name and text of each rulebook that is compiled into the program.
const FILES: [(&str, &str); 5] = [
    ("en-2.7.ron", include_str!("../../data/en-2.7.ron")),
    ("en-1.2.ron", include_str!("../../data/en-1.2.ron")),
    ("fr-3.1.ron", include_str!("../../data/fr-3.1.ron")),
    ("sv-2.6.ron", include_str!("../../data/sv-2.6.ron")),
    ("room-003.ron", include_str!("../../data/room-003.ron")),
];

/// A set of rulebooks with different ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebooks {
    by_id: BTreeMap<String, Arc<Rulebook>>,
}

impl Rulebooks {
    /// The rulebooks that are compiled into the program.
    ///
    /// # Errors
    /// Never with the embedded files, as a test checks.
    pub fn embedded() -> Result<Self, RulebookError> {
        let mut rulebooks = Self { by_id: BTreeMap::new() };
        for (file, text) in FILES {
            rulebooks.add(file, text)?;
        }
        Ok(rulebooks)
    }

    /// Adds a rulebook from the text of a file.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field; then nothing is added.
    pub fn add(&mut self, file: &str, text: &str) -> Result<(), RulebookError> {
        let rulebook = Rulebook::parse(file, text)?;
        if self.by_id.contains_key(&rulebook.id) {
            let (row, found) = ("rulebook".to_owned(), rulebook.id);
            return Err(RulebookError::Value { file: file.to_owned(), row, field: "id", found, expected: Expected::NewId });
        }
        self.by_id.insert(rulebook.id.clone(), Arc::new(rulebook));
        Ok(())
    }

    /// The rulebook with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<Rulebook>> {
        self.by_id.get(id)
    }

    /// All rulebooks, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Rulebook>> {
        self.by_id.values()
    }

    /// The ids of all rulebooks.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.by_id.keys().map(String::as_str)
    }
}

impl Rulebook {
    /// A rulebook that is compiled into the program, by its id.
    pub fn embedded(id: &str) -> Option<Result<Self, RulebookError>> {
        let (file, text) = FILES.into_iter().find(|(file, _)| file.strip_suffix(".ron") == Some(id))?;
        Some(Self::parse(file, text))
    }

    /// The rulebook `en-2.7`.
    ///
    /// # Errors
    /// Never with the embedded file, as a test checks.
    pub fn en_2_7() -> Result<Self, RulebookError> {
        let [(file, text), ..] = FILES;
        Self::parse(file, text)
    }
}
