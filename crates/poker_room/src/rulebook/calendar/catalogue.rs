//! All data of tournaments: structures, prizes, templates and the calendar of each rulebook.

use std::collections::BTreeMap;

use super::offers::Calendar;
use super::resolve::CalendarReader;
use super::rows::CalendarFile;
use crate::rulebook::field_checks::FieldChecks;
use crate::rulebook::read::read;
use crate::rulebook::{BlindStructures, Expected, Prizes, RulebookError, Rulebooks, Templates};

/// Names and texts of the files with the data of tournaments.
#[derive(Clone, Copy, Debug)]
pub struct TournamentFiles<'a> {
    pub structures: (&'a str, &'a str),
    pub prizes: (&'a str, &'a str),
    pub templates: (&'a str, &'a str),
    pub calendar: (&'a str, &'a str),
}

/// All data of tournaments, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentCatalogue {
    structures: BlindStructures,
    prizes: Prizes,
    templates: Templates,
    calendars: BTreeMap<String, Calendar>,
}

impl TournamentFiles<'static> {
    /// The files that are compiled into the program.
    pub const EMBEDDED: Self = Self {
        structures: ("structures.ron", include_str!("../../../data/structures.ron")),
        prizes: ("prizes.ron", include_str!("../../../data/prizes.ron")),
        templates: ("tournaments.ron", include_str!("../../../data/tournaments.ron")),
        calendar: ("calendar.ron", include_str!("../../../data/calendar.ron")),
    };
}

impl TournamentCatalogue {
    /// The data that are compiled into the program.
    ///
    /// # Errors
    /// Never with the embedded files and rulebooks, as a test checks.
    pub fn embedded(rulebooks: &Rulebooks) -> Result<Self, RulebookError> {
        Self::read(&TournamentFiles::EMBEDDED, rulebooks)
    }

    /// Reads the files. In the first three, sources name documents by the ids of the rulebooks; in the calendar, as its rulebook does.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field; then none of the files is used.
    pub fn read(files: &TournamentFiles<'_>, rulebooks: &Rulebooks) -> Result<Self, RulebookError> {
        let documents: Vec<&str> = rulebooks.ids().collect();
        let structures = BlindStructures::parse(files.structures.0, files.structures.1, &documents)?;
        let prizes = Prizes::parse(files.prizes.0, files.prizes.1, &documents)?;
        let templates = Templates::parse(files.templates, &documents, &structures, &prizes)?;
        let (file, text) = files.calendar;
        let rows: CalendarFile = read(file, text)?;
        let mut calendars = BTreeMap::new();
        for (row, at) in rows.calendars.iter().zip(1_usize..) {
            for id in &row.rulebooks {
                let name = format!("calendars[{at}]");
                let fields = |documents| FieldChecks { file, documents };
                let rulebook = rulebooks.get(id);
                let rulebook = rulebook.ok_or_else(|| fields(Vec::new()).fail(&name, "rulebooks", id, Expected::KnownRulebook))?;
                let fields = fields(rulebook.documents.keys().map(String::as_str).collect());
                let reader = CalendarReader { fields, rulebook, structures: &structures, templates: &templates, row };
                if calendars.insert(id.clone(), reader.calendar()?).is_some() {
                    return Err(reader.fields.fail(&name, "rulebooks", id, Expected::Once));
                }
            }
        }
        Ok(Self { structures, prizes, templates, calendars })
    }

    /// The blind structures.
    #[must_use]
    pub fn structures(&self) -> &BlindStructures {
        &self.structures
    }

    /// The prize tables and prize draws.
    #[must_use]
    pub fn prizes(&self) -> &Prizes {
        &self.prizes
    }

    /// The kinds of tournaments.
    #[must_use]
    pub fn templates(&self) -> &Templates {
        &self.templates
    }

    /// The calendar of a rulebook; `None` if it has none.
    #[must_use]
    pub fn calendar(&self, rulebook: &str) -> Option<&Calendar> {
        self.calendars.get(rulebook)
    }
}
