//! The conditions of filters whose best form depends on what is in the archive: of an opponent, and of a search, whose words can stand for
//! several things.

use rusqlite::types::Value;

use super::{Archive, ArchiveError};
use crate::HandFilter;
use crate::filter::{Conditions, Scan};

/// The most hands that a search collects before they are sorted. If it finds more, all hands are looked at in the order of lists instead, where
/// a page is soon full.
const MOST_COLLECTED: i64 = 10_000;

/// What the words of a search can stand for.
struct Meaning {
    /// The ids of its hands.
    ids: &'static str,
    /// The condition on a hand `h`, with which SQLite uses no index.
    condition: &'static str,
    /// The words as the statements compare them.
    words: Value,
}

impl Meaning {
    /// All meanings. Names are compared without the case of ASCII letters, notes in small letters.
    fn all_of(words: &str) -> Vec<Meaning> {
        let text = || Value::Text(words.to_owned());
        let number = words.parse::<i64>().ok().map(|number| Meaning {
            ids: "SELECT id FROM hands WHERE number = ?",
            condition: "+h.id IN (SELECT id FROM hands WHERE number = ?)",
            words: Value::Integer(number),
        });
        let named = [
            Meaning {
                ids: "SELECT id FROM hands WHERE place IN (SELECT id FROM places WHERE tournament = 0 AND instr(lower(name), lower(?)) > 0)",
                condition: "+h.place IN (SELECT id FROM places WHERE tournament = 0 AND instr(lower(name), lower(?)) > 0)",
                words: text(),
            },
            Meaning {
                ids: "SELECT id FROM hands WHERE tournament <> 0
                    AND tournament IN (SELECT id FROM tournaments WHERE instr(lower(name), lower(?)) > 0)",
                condition: "+h.tournament IN (SELECT id FROM tournaments WHERE instr(lower(name), lower(?)) > 0)",
                words: text(),
            },
            Meaning {
                ids: "SELECT hand FROM seats WHERE player IN (SELECT id FROM players WHERE instr(lower(name), lower(?)) > 0)",
                condition: "+h.id IN (SELECT hand FROM seats WHERE player IN (SELECT id FROM players WHERE instr(lower(name), lower(?)) > 0))",
                words: text(),
            },
            Meaning {
                ids: "SELECT hand FROM notes WHERE instr(folded, ?) > 0",
                condition: "+h.id IN (SELECT hand FROM notes WHERE instr(folded, ?) > 0)",
                words: Value::Text(words.to_lowercase()),
            },
        ];
        number.into_iter().chain(named).collect()
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
            let count = format!("SELECT count(*) FROM ({} LIMIT {most})", meaning.ids);
            let hands: i64 = self.connection.prepare_cached(&count)?.query_row([&meaning.words], |row| row.get(0))?;
            found += hands;
            if hands > 0 {
                meant.push(meaning);
            }
        }
        if meant.is_empty() {
            all.hold("0");
        } else if found < most {
            let ids: Vec<&str> = meant.iter().map(|meaning| meaning.ids).collect();
            all.hold(&format!("h.id IN ({})", ids.join(" UNION ")));
        } else {
            let conditions: Vec<&str> = meant.iter().map(|meaning| meaning.condition).collect();
            all.hold(&format!("({})", conditions.join(" OR ")));
        }
        all.parameters.extend(meant.into_iter().map(|meaning| meaning.words));
        Ok(all)
    }
}
