//! The conditions of filters whose best form depends on what is in the archive: of an opponent, and of a search, whose words can stand for
//! several things.

use rusqlite::types::Value;

use super::{Archive, ArchiveError};
use crate::HandFilter;
use crate::filter::{Conditions, Scan};

/// The most hands that a search collects before they are sorted. If it finds more, all hands are looked at in the order of lists instead, where
/// a page is soon full.
const MOST_COLLECTED: i64 = 10_000;

/// What the words of a search can stand for: a hand whose column has one of some values.
struct Meaning {
    column: &'static str,
    /// Selects the values.
    values: &'static str,
    /// The words as the statement compares them.
    words: Value,
}

impl Meaning {
    /// All meanings. Names are compared without the case of ASCII letters, notes in small letters.
    fn all_of(words: &str) -> Vec<Meaning> {
        let number = words.parse::<i64>().ok().map(|number| ("id", "SELECT id FROM hands WHERE number = ?", Value::Integer(number)));
        let named = [
            ("place", "SELECT id FROM places WHERE tournament = 0 AND instr(lower(name), lower(?)) > 0"),
            ("tournament", "SELECT id FROM tournaments WHERE instr(lower(name), lower(?)) > 0"),
            ("id", "SELECT hand FROM seats WHERE player IN (SELECT id FROM players WHERE instr(lower(name), lower(?)) > 0)"),
        ];
        let named = named.map(|(column, values)| (column, values, Value::Text(words.to_owned())));
        let noted = ("id", "SELECT hand FROM notes WHERE instr(folded, ?) > 0", Value::Text(words.to_lowercase()));
        let all = number.into_iter().chain(named).chain([noted]);
        all.map(|(column, values, words)| Meaning { column, values, words }).collect()
    }

    /// Selects the ids of its hands, by an index of the column.
    fn ids(&self) -> String {
        let Meaning { column, values, .. } = self;
        // The index of tournaments has no hands of cash games, whose tournament is 0.
        if *column == "id" { (*values).to_owned() } else { format!("SELECT id FROM hands WHERE {column} <> 0 AND {column} IN ({values})") }
    }

    /// The condition on a hand `h`, with which SQLite uses no index of the column.
    fn condition(&self) -> String {
        format!("+h.{} IN ({})", self.column, self.values)
    }
}

impl Archive {
    /// The conditions of a filter, as [`HandFilter::conditions`] makes them, with those of its opponent and of its search.
    pub(crate) fn conditions(&self, filter: &HandFilter, scan: Scan) -> Result<Conditions, ArchiveError> {
        self.conditions_collecting(filter, scan, MOST_COLLECTED)
    }

    /// The same, for a search that collects fewer than `most` hands.
    pub(crate) fn conditions_collecting(&self, filter: &HandFilter, scan: Scan, most: i64) -> Result<Conditions, ArchiveError> {
        let mut all = filter.conditions(scan == Scan::Lists);
        if let Some(opponent) = filter.opponent {
            // The sign keeps SQLite from looking up the hands of the opponent one by one, which takes longer where there are many.
            let sign = if scan == Scan::Sums && self.is_often_met(opponent)? { "+" } else { "" };
            all.add(&format!("{sign}h.id IN (SELECT hand FROM seats WHERE player = ?)"), opponent.0);
        }
        let Some(words) = &filter.search else { return Ok(all) };
        let (mut found, mut meant) = (0, Vec::new());
        for meaning in Meaning::all_of(words) {
            let count = format!("SELECT count(*) FROM ({} LIMIT {most})", meaning.ids());
            let hands: i64 = self.connection.prepare_cached(&count)?.query_row([&meaning.words], |row| row.get(0))?;
            found += hands;
            if hands > 0 {
                meant.push(meaning);
            }
        }
        if meant.is_empty() {
            all.hold("0");
        } else if found < most {
            let ids: Vec<String> = meant.iter().map(Meaning::ids).collect();
            all.hold(&format!("h.id IN ({})", ids.join(" UNION ")));
        } else {
            let conditions: Vec<String> = meant.iter().map(Meaning::condition).collect();
            all.hold(&format!("({})", conditions.join(" OR ")));
        }
        all.parameters.extend(meant.into_iter().map(|meaning| meaning.words));
        Ok(all)
    }
}
