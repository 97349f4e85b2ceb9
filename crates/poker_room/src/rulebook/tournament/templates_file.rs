//! The file of templates, and its checks.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_rules::MAX_SEATS;
use serde::Deserialize;

use super::entrants::{FEWEST_ENTRANTS, MOST_ENTRANTS};
use super::kind::{EntryTerms, Finish, PrizeScheme, Start, TableUse};
use super::prizes_file::Prizes;
use super::structure::{BlindStructure, BlindStructures};
use super::template::TournamentTemplate;
use crate::rulebook::field_checks::{DAY_S, FieldChecks};
use crate::rulebook::{Expected, RulebookError, read::read};

/// The largest percentage of a buy-in.
const MOST_PERCENT: u64 = 100_000;

/// The templates of a file, by their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Templates {
    by_id: BTreeMap<String, Arc<TournamentTemplate>>,
}

impl Templates {
    /// Reads a file of templates, which name these structures and prizes. `documents` are the keys that its sources may name.
    ///
    /// # Errors
    /// The first mistake, with its file, row and field.
    pub fn parse(
        (file, text): (&str, &str),
        documents: &[&str],
        structures: &BlindStructures,
        prizes: &Prizes,
    ) -> Result<Self, RulebookError> {
        let rows: TemplatesFile = read(file, text)?;
        let fields = FieldChecks { file, documents: documents.to_vec() };
        let mut by_id = BTreeMap::new();
        for (at, template) in rows.templates.into_iter().enumerate() {
            let name = format!("templates[{}] {}", at + 1, template.id);
            if template.id.is_empty() {
                return Err(fields.empty(&name, "id", Expected::NotEmpty));
            }
            let structure = structures.get(&template.structure);
            let structure = structure.ok_or_else(|| fields.fail(&name, "structure", &template.structure, Expected::KnownId))?;
            TemplateChecks { fields: &fields, name: &name, template: &template, structure, prizes }.check()?;
            if by_id.contains_key(&template.id) {
                return Err(fields.fail(&name, "id", &template.id, Expected::Once));
            }
            by_id.insert(template.id.clone(), Arc::new(template));
        }
        Ok(Self { by_id })
    }

    /// The template with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<TournamentTemplate>> {
        self.by_id.get(id)
    }

    /// All templates, in the order of their ids.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<TournamentTemplate>> {
        self.by_id.values()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TemplatesFile {
    templates: Vec<TournamentTemplate>,
}

struct TemplateChecks<'a> {
    fields: &'a FieldChecks<'a>,
    /// The name of the template in errors.
    name: &'a str,
    template: &'a TournamentTemplate,
    structure: &'a BlindStructure,
    prizes: &'a Prizes,
}

impl TemplateChecks<'_> {
    fn check(&self) -> Result<(), RulebookError> {
        self.start()?;
        self.finish()?;
        self.entry()?;
        self.registration()?;
        self.rebuys()?;
        self.prize_scheme()?;
        self.bounties()?;
        self.fields.sources(self.name, self.template.sources())
    }

    fn between(&self, field: &'static str, found: impl Into<u64>, min: u64, max: u64) -> Result<(), RulebookError> {
        self.fields.between(self.name, field, found, min, max)
    }

    /// Fails if `present` and the tournament cannot have the field.
    fn absent(&self, field: &'static str, present: bool) -> Result<(), RulebookError> {
        if present { Err(self.fields.fail(self.name, field, "set", Expected::Absent)) } else { Ok(()) }
    }

    fn start(&self) -> Result<(), RulebookError> {
        let largest = u64::from(self.structure.most_entrants.min(MOST_ENTRANTS));
        let seats = self.template.seats.is;
        self.between("seats", seats, 2, u64::try_from(MAX_SEATS).unwrap_or(u64::MAX))?;
        match self.template.start.is {
            Start::WhenFull { players } => self.between("start", players, FEWEST_ENTRANTS.into(), largest)?,
            Start::AtTime { least, most } => {
                self.between("start", most, FEWEST_ENTRANTS.into(), largest)?;
                self.between("start", least, FEWEST_ENTRANTS.into(), most.into())?;
            }
        }
        match self.template.tables.is {
            TableUse::Balanced => Ok(()),
            TableUse::Shootout => self.shootout_rounds(u64::from(self.template.most_entrants()), seats.into()),
        }
    }

    /// Checks that in every round of a shootout all tables have the same number of players (R-TYP-4).
    fn shootout_rounds(&self, players: u64, seats: u64) -> Result<(), RulebookError> {
        let mut left = players;
        while left > seats && left.is_multiple_of(seats) {
            left /= seats;
        }
        if left == seats { Ok(()) } else { Err(self.fields.fail(self.name, "start", players, Expected::PowerOf(seats))) }
    }

    fn finish(&self) -> Result<(), RulebookError> {
        let last = u64::from(self.structure.last_level());
        match self.template.finish.is {
            Finish::OneLeft => Ok(()),
            // R-TYP-6, R-TYP-7: a single table.
            Finish::HalfLeft => self.between("start", self.template.most_entrants(), FEWEST_ENTRANTS.into(), self.template.seats.is.into()),
            Finish::TimeLimit { seconds } => self.between("finish", seconds, self.structure.level_s.into(), DAY_S),
            Finish::AfterLevel { level } => self.between("finish", level, self.structure.first_level.into(), last),
        }
    }

    fn entry(&self) -> Result<(), RulebookError> {
        let carried = self.structure.stack.is_none();
        match self.template.entry.is {
            EntryTerms::FromPhaseOne if !carried => {
                Err(self.fields.fail(self.name, "structure", &self.structure.id, Expected::CarriedStacks))
            }
            EntryTerms::FromPhaseOne => Ok(()),
            EntryTerms::Paid | EntryTerms::Freeroll | EntryTerms::MultiBuyIn { .. } if carried => {
                Err(self.fields.fail(self.name, "structure", &self.structure.id, Expected::OwnStack))
            }
            EntryTerms::Paid | EntryTerms::Freeroll => Ok(()),
            EntryTerms::MultiBuyIn { least_percent, most_percent } => {
                self.between("entry", most_percent, 1, MOST_PERCENT)?;
                self.between("entry", least_percent, 1, most_percent.into())
            }
        }
    }

    /// The first and the last level that is played.
    fn levels(&self) -> (u64, u64) {
        let last = match self.template.finish.is {
            Finish::AfterLevel { level } => level,
            Finish::OneLeft | Finish::HalfLeft | Finish::TimeLimit { .. } => self.structure.last_level(),
        };
        (self.structure.first_level.into(), last.into())
    }

    fn registration(&self) -> Result<(), RulebookError> {
        let template = self.template;
        let (first, last) = self.levels();
        // R-TYP-10: who comes with a stack has not paid for this phase.
        self.absent("unregister_until_s", template.unregister_until_s.is_some() && template.entry.is == EntryTerms::FromPhaseOne)?;
        if let Some(unregister) = &template.unregister_until_s {
            self.between("unregister_until_s", unregister.is, 0, DAY_S)?;
        }
        let late = match template.start.is {
            // R-TYP-1: none in a sit and go.
            Start::WhenFull { .. } => {
                self.absent("late_registration", template.late_registration.is_some())?;
                None
            }
            Start::AtTime { .. } => template.late_registration.as_ref(),
        };
        late.map_or(Ok(()), |late| self.between("late_registration", late.is, first, last))?;
        if let Some(entries) = &template.re_entries {
            self.absent("re_entries", late.is_none())?;
            self.between("re_entries", entries.is, 1, MOST_ENTRANTS.into())?;
        }
        if let Some(entries) = &template.entries_at_once {
            // R-TYP-1: it begins when it is full, and could be full of one player.
            self.absent("entries_at_once", matches!(template.start.is, Start::WhenFull { .. }))?;
            self.between("entries_at_once", entries.is, 2, u8::MAX.into())?;
        }
        template.hand_for_hand.as_ref().map_or(Ok(()), |more| self.between("hand_for_hand", more.is, 1, MOST_ENTRANTS.into()))
    }

    fn rebuys(&self) -> Result<(), RulebookError> {
        let template = self.template;
        let (first, last) = self.levels();
        if let Some(rebuys) = &template.rebuys {
            // Stacks of several entries of one player would be combined while one of them is offered a rebuy.
            self.absent("rebuys", template.entries_at_once.is_some())?;
            self.between("rebuys", rebuys.last_level.is, first, last)?;
            self.between("rebuys", rebuys.offer_s.is, 1, DAY_S)?;
            rebuys.most.as_ref().map_or(Ok(()), |most| self.between("rebuys", most.is, 1, MOST_ENTRANTS.into()))?;
        }
        if let Some(add_on) = &template.add_on {
            self.absent("add_on", template.rebuys.is_none())?;
            self.between("add_on", add_on.stack_percent.is, 1, MOST_PERCENT)?;
            self.between("add_on", add_on.price_percent.is, 1, MOST_PERCENT)?;
            self.between("add_on", add_on.offer_s.is, 1, DAY_S)?;
        }
        Ok(())
    }

    /// Checks that the prizes exist and fit the end of the tournament.
    fn prize_scheme(&self) -> Result<(), RulebookError> {
        let (scheme, finish) = (&self.template.prizes.is, self.template.finish.is);
        let known = match scheme {
            PrizeScheme::Table(id) | PrizeScheme::SecondPhase(id) => self.prizes.table(id).is_some(),
            PrizeScheme::WinnerTakesAll | PrizeScheme::Entries | PrizeScheme::Equal | PrizeScheme::HalfByChips => true,
        };
        if !known {
            return Err(self.fields.fail(self.name, "prizes", format_args!("{scheme:?}"), Expected::KnownId));
        }
        let fits = match scheme {
            PrizeScheme::Equal | PrizeScheme::HalfByChips => finish == Finish::HalfLeft,
            PrizeScheme::SecondPhase(_) => matches!(finish, Finish::AfterLevel { .. }),
            PrizeScheme::WinnerTakesAll => finish == Finish::OneLeft,
            PrizeScheme::Table(_) | PrizeScheme::Entries => matches!(finish, Finish::OneLeft | Finish::TimeLimit { .. }),
        };
        if fits { Ok(()) } else { Err(self.fields.fail(self.name, "prizes", format_args!("{scheme:?}"), Expected::PrizesOfFinish)) }
    }

    fn bounties(&self) -> Result<(), RulebookError> {
        let bounties = &self.template.bounties;
        if let Some(own) = &bounties.own {
            self.between("bounties", own.is.percent, 1, 100)?;
        }
        let percents = [&bounties.vip_percent, &bounties.listed_percent, &bounties.pro_percent];
        percents.into_iter().flatten().try_for_each(|percent| self.between("bounties", percent.is, 1, MOST_PERCENT))
    }
}
