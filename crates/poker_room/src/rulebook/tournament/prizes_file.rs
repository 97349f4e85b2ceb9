//! The file of prize tables.

use serde::Deserialize;

use super::prize_table::PrizeTable;
use crate::rulebook::field_checks::FieldChecks;
use crate::rulebook::{Expected, RulebookError, read::read};

/// The prize tables of a file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prizes {
    tables: Vec<PrizeTable>,
}

impl Prizes {
    /// Reads a file of prizes. `documents` are the keys that its sources may name.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field.
    pub fn parse(file: &str, text: &str, documents: &[&str]) -> Result<Self, RulebookError> {
        let prizes: Self = read(file, text)?;
        let fields = FieldChecks { file, documents: documents.to_vec() };
        let mut ids: Vec<&String> = Vec::new();
        for id in prizes.tables.iter().map(|table| &table.id) {
            if id.is_empty() {
                return Err(fields.empty("prizes", "id", Expected::NotEmpty));
            }
            fields.once(id, "id", &ids, &id)?;
            ids.push(id);
        }
        prizes.tables.iter().try_for_each(|table| table.check(&fields, &format!("tables {}", table.id)))?;
        Ok(prizes)
    }

    /// The prize table with this id.
    #[must_use]
    pub fn table(&self, id: &str) -> Option<&PrizeTable> {
        self.tables.iter().find(|table| table.id == id)
    }
}
