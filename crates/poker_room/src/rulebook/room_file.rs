//! Room files: an operator's room with stakes from rulebooks or of its own.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_protocol::{Currency, Form, Money, PlanId};
use poker_rules::Variant;
use serde::Deserialize;

use super::{Expected, Jackpots, RakeRow, RakeRules, Rulebook, RulebookError, Rulebooks, Source, checks, read::read};
use super::{OfferedStake, RoomStakes};

/// The contents of a room file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomFile {
    /// The id of the room. No rulebook may have it.
    id: String,
    /// The currency of all amounts of the room. Without it, the rulebooks must have one currency, which is the room's.
    #[serde(default)]
    currency: Option<Currency>,
    /// The offers in the order of the lobby.
    offers: Vec<OfferGroup>,
    /// How this room takes rake, if not as its rulebooks say (R-RAKE-7).
    #[serde(default)]
    rake: Option<RakeRules>,
    /// The jackpots of this room, if not those of its rulebooks.
    #[serde(default)]
    jackpots: Option<Jackpots>,
    /// The percentages of plans in this room (R-PLAN-4).
    #[serde(default)]
    plan_rates: Vec<PlanRate>,
}

/// Stakes of one rulebook.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferGroup {
    /// The id of the rulebook.
    rulebook: String,
    stakes: Offered,
    /// The number of tables of each stake that are always open.
    #[serde(default)]
    standing_tables: u32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Offered {
    /// All stakes of the rulebook.
    All,
    OfForm(Form),
    /// These stakes of the rulebook.
    Listed(Vec<StakeKey>),
    /// Stakes of the room's own.
    Own(Vec<RakeRow>),
}

/// The values that distinguish a stake from the others of its rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct StakeKey {
    game: Variant,
    form: Form,
    small_blind: Money,
    big_blind: Money,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanRate {
    rulebook: String,
    plan: PlanId,
    game: Variant,
    form: Form,
    small_blind: Money,
    big_blind: Money,
    percent_bp: u32,
    from: Source,
}

/// The largest number of tables of a stake that are always open.
const MAX_STANDING_TABLES: u32 = 1_000;

/// A stake of the room, with its place in the file.
struct Row {
    name: String,
    rulebook: String,
    row: RakeRow,
    standing_tables: u32,
}

/// Reads a room file; `file` is the name of the file in errors.
///
/// # Errors
/// The first mistake, with its file, row and field.
pub(super) fn parse(file: &str, text: &str, rulebooks: &Rulebooks) -> Result<RoomStakes, RulebookError> {
    let room: RoomFile = read(file, text)?;
    let reader = RoomFileReader { file, rulebooks };
    if room.id.is_empty() {
        return Err(reader.empty("room", "id", Expected::NotEmpty));
    }
    if rulebooks.get(&room.id).is_some() {
        return Err(reader.fail("room", "id", &room.id, Expected::NewId));
    }
    let mut rows = reader.rows(&room)?;
    reader.plan_rates(&room.plan_rates, &mut rows)?;
    let books = reader.books(&room, &rows)?;
    let offer =
        |row: Row| Some(OfferedStake { rulebook: books.get(&row.rulebook).cloned()?, row: row.row, standing_tables: row.standing_tables });
    Ok(RoomStakes { id: room.id, offers: rows.into_iter().filter_map(offer).collect() })
}

struct RoomFileReader<'a> {
    file: &'a str,
    rulebooks: &'a Rulebooks,
}

impl RoomFileReader<'_> {
    fn fail(&self, row: &str, field: &'static str, found: &str, expected: Expected) -> RulebookError {
        RulebookError::Value { file: self.file.to_owned(), row: row.to_owned(), field, found: found.to_owned(), expected }
    }

    fn empty(&self, row: &str, field: &'static str, expected: Expected) -> RulebookError {
        RulebookError::Empty { file: self.file.to_owned(), row: row.to_owned(), field, expected }
    }

    fn rulebook(&self, row: &str, id: &str) -> Result<&Arc<Rulebook>, RulebookError> {
        self.rulebooks.get(id).ok_or_else(|| self.fail(row, "rulebook", id, Expected::KnownRulebook))
    }

    /// The stakes of all groups.
    fn rows(&self, room: &RoomFile) -> Result<Vec<Row>, RulebookError> {
        let mut rows = Vec::new();
        for (at, group) in room.offers.iter().enumerate() {
            let name = format!("offers[{}]", at + 1);
            let rulebook = self.rulebook(&name, &group.rulebook)?;
            let most = MAX_STANDING_TABLES;
            if group.standing_tables > most {
                let expected = Expected::Between(0, most.into());
                return Err(self.fail(&name, "standing_tables", &group.standing_tables.to_string(), expected));
            }
            let found = self.group(&name, rulebook, &group.stakes)?;
            if found.is_empty() {
                return Err(self.empty(&name, "stakes", Expected::KnownStake));
            }
            rows.extend(found.into_iter().map(|(name, row)| Row {
                name: format!("{name} {}", row.name),
                rulebook: group.rulebook.clone(),
                row,
                standing_tables: group.standing_tables,
            }));
        }
        if rows.is_empty() { Err(self.empty("room", "offers", Expected::NotEmpty)) } else { Ok(rows) }
    }

    fn group(&self, name: &str, rulebook: &Rulebook, offered: &Offered) -> Result<Vec<(String, RakeRow)>, RulebookError> {
        let of_rulebook = |row: &RakeRow| (name.to_owned(), row.clone());
        match offered {
            Offered::All => Ok(rulebook.stakes.iter().map(of_rulebook).collect()),
            Offered::OfForm(form) => Ok(rulebook.stakes.iter().filter(|row| row.form == *form).map(of_rulebook).collect()),
            Offered::Listed(keys) => numbered(name, "listed", keys).map(|(name, key)| self.listed(name, rulebook, key)).collect(),
            Offered::Own(own) => Ok(numbered(name, "own", own).map(|(name, row)| (name, row.clone())).collect()),
        }
    }

    fn listed(&self, name: String, rulebook: &Rulebook, key: &StakeKey) -> Result<(String, RakeRow), RulebookError> {
        let row = rulebook.row(key.game.code, key.form, key.small_blind, key.big_blind);
        let found = || format!("{}/{}", key.small_blind.hundredths(), key.big_blind.hundredths());
        let row = row.ok_or_else(|| self.fail(&name, "big_blind", &found(), Expected::KnownStake))?;
        Ok((name, row.clone()))
    }

    /// Adds the percentages of plans to their stakes.
    fn plan_rates(&self, rates: &[PlanRate], rows: &mut [Row]) -> Result<(), RulebookError> {
        for (at, rate) in rates.iter().enumerate() {
            let name = format!("plan_rates[{}]", at + 1);
            let rulebook = self.rulebook(&name, &rate.rulebook)?;
            checks::plan_rate(self.file, rulebook, &name, (rate.plan, rate.percent_bp), &rate.from)?;
            let key = StakeKey { game: rate.game, form: rate.form, small_blind: rate.small_blind, big_blind: rate.big_blind };
            let same = |row: &&mut Row| row.rulebook == rate.rulebook && key_of(&row.row) == key;
            let found = || format!("{}/{}", rate.small_blind.hundredths(), rate.big_blind.hundredths());
            let row = rows.iter_mut().find(same).ok_or_else(|| self.fail(&name, "big_blind", &found(), Expected::KnownStake))?;
            if row.row.plan_percent_bp.insert(rate.plan, rate.percent_bp).is_some() {
                return Err(self.fail(&name, "plan", &rate.plan.0.to_string(), Expected::Once));
            }
        }
        Ok(())
    }

    /// The only currency of the room: the ledger does not distinguish currencies.
    fn currency(&self, room: &RoomFile) -> Result<Currency, RulebookError> {
        let mut found = room.currency;
        for (at, group) in room.offers.iter().enumerate() {
            let name = format!("offers[{}]", at + 1);
            let currency = self.rulebook(&name, &group.rulebook)?.currency;
            if room.currency.is_none() && found.is_some_and(|found| found != currency) {
                return Err(self.fail(&name, "rulebook", &group.rulebook, Expected::OneCurrency));
            }
            found = found.or(Some(currency));
        }
        found.ok_or_else(|| self.empty("room", "offers", Expected::NotEmpty))
    }

    /// The rulebooks as this room uses them: with its stakes, its rake rules and its jackpots.
    fn books(&self, room: &RoomFile, rows: &[Row]) -> Result<BTreeMap<String, Arc<Rulebook>>, RulebookError> {
        let mut books = BTreeMap::new();
        let currency = self.currency(room)?;
        for id in rows.iter().map(|row| &row.rulebook) {
            if books.contains_key(id) {
                continue;
            }
            let mut rulebook = Rulebook::clone(self.rulebook("room", id)?);
            rulebook.currency = currency;
            let (names, stakes) = rows.iter().filter(|row| row.rulebook == *id).map(|row| (row.name.clone(), row.row.clone())).unzip();
            rulebook.stakes = stakes;
            rulebook.rake = room.rake.clone().unwrap_or(rulebook.rake);
            rulebook.jackpots = room.jackpots.clone().or(rulebook.jackpots);
            checks::check_room(self.file, &rulebook, names)?;
            books.insert(id.clone(), Arc::new(rulebook));
        }
        Ok(books)
    }
}

fn numbered<'a, T>(name: &str, list: &str, items: &'a [T]) -> impl Iterator<Item = (String, &'a T)> {
    let prefix = format!("{name}.{list}");
    items.iter().zip(1..).map(move |(item, at): (&T, usize)| (format!("{prefix}[{at}]"), item))
}

fn key_of(row: &RakeRow) -> StakeKey {
    StakeKey { game: row.game, form: row.form, small_blind: row.small_blind, big_blind: row.big_blind }
}
