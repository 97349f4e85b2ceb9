//! Makes the calendar of a rulebook from its rows, and checks it.

use std::sync::Arc;

use poker_protocol::Money;
use poker_rules::Variant;

use super::house_prizes::HousePrizes;
use super::offers::{Calendar, DAY_MINUTES, ScheduledOffer, SitAndGoOffer};
use super::rows::{CalendarRow, Price, Prices, ScheduledRow, SitAndGoRow, Starts};
use crate::rulebook::field_checks::FieldChecks;
use crate::rulebook::{
    BlindStructure, BlindStructures, EntryPrice, EntryTerms, Expected, FeeRow, Finish, PrizeScheme, Rulebook, RulebookError, ScheduledFee,
    Start, Templates, TournamentFeature, TournamentTemplate,
};

/// The largest price, guarantee or added amount, hundredths.
const MOST_MONEY: u64 = Money::MOST.hundredths();

/// Reads the calendar of one rulebook.
pub(super) struct CalendarReader<'a> {
    pub(super) fields: FieldChecks<'a>,
    pub(super) rulebook: &'a Rulebook,
    pub(super) structures: &'a BlindStructures,
    pub(super) templates: &'a Templates,
    pub(super) row: &'a CalendarRow,
}

impl CalendarReader<'_> {
    pub(super) fn calendar(&self) -> Result<Calendar, RulebookError> {
        let mut scheduled: Vec<ScheduledOffer> = Vec::new();
        for (row, at) in self.row.scheduled.iter().zip(1_usize..) {
            let name = format!("{} scheduled[{at}] {}", self.rulebook.id, row.name);
            if row.name.is_empty() {
                return Err(self.fields.empty(&name, "name", Expected::NotEmpty));
            }
            if scheduled.iter().any(|earlier| earlier.name == row.name) {
                return Err(self.fields.fail(&name, "name", &row.name, Expected::Once));
            }
            scheduled.push(self.scheduled(&name, row)?);
        }
        for (offer, at) in scheduled.iter().zip(1_usize..) {
            let name = format!("{} scheduled[{at}] {}", self.rulebook.id, offer.name);
            self.target(&name, &offer.template, offer.price, offer.target.as_deref(), &scheduled)?;
        }
        let mut sit_and_goes = Vec::new();
        for (row, at) in self.row.sit_and_goes.iter().zip(1_usize..) {
            let name = format!("{} sit_and_goes[{at}]", self.rulebook.id);
            for offer in self.sit_and_go(&name, row)? {
                self.target(&name, &offer.template, offer.price, offer.target.as_deref(), &scheduled)?;
                sit_and_goes.push(offer);
            }
        }
        Ok(Calendar { sit_and_goes, scheduled })
    }

    /// The only scheduled tournament.
    pub(super) fn only(&self) -> Result<ScheduledOffer, RulebookError> {
        self.calendar()?.scheduled.pop().ok_or_else(|| self.fields.empty("scheduled", "name", Expected::NotEmpty))
    }

    /// The template with this id and its structure. `in_time` says whether it must start at a time or when it is full.
    fn template(&self, name: &str, id: &str, in_time: bool) -> Result<(Arc<TournamentTemplate>, Arc<BlindStructure>), RulebookError> {
        let expected = if in_time { Expected::Scheduled } else { Expected::SitAndGo };
        let fits = |template: &&Arc<TournamentTemplate>| match template.start.is {
            Start::AtTime { .. } => in_time,
            Start::WhenFull { .. } => !in_time && matches!(template.entry.is, EntryTerms::Paid),
        };
        let template = self.templates.get(id).filter(fits);
        let template = template.ok_or_else(|| self.fields.fail(name, "template", id, expected))?;
        let structure = self.structures.get(&template.structure);
        let structure = structure.ok_or_else(|| self.fields.fail(name, "template", id, Expected::KnownId))?;
        let entrants = self.rulebook.tournaments.entrants.is;
        self.fields.between(name, "template", template.most_entrants(), entrants.least.into(), entrants.most.into())?;
        template.features().into_iter().try_for_each(|feature| self.feature(name, "template", feature))?;
        Ok((Arc::clone(template), Arc::clone(structure)))
    }

    /// Fails if the rulebook's tournaments have nothing like this.
    fn feature(&self, name: &str, field: &'static str, feature: TournamentFeature) -> Result<(), RulebookError> {
        if self.rulebook.tournaments.has(feature) {
            return Ok(());
        }
        Err(self.fields.fail(name, field, format_args!("{feature:?}"), Expected::OfferedFeature))
    }

    fn game(&self, name: &str, game: Variant) -> Result<(), RulebookError> {
        let offered = self.rulebook.stakes.iter().any(|stake| stake.game == game);
        if offered { Ok(()) } else { Err(self.fields.fail(name, "game", game.code, Expected::OfferedGame)) }
    }

    fn sit_and_go(&self, name: &str, row: &SitAndGoRow) -> Result<Vec<SitAndGoOffer>, RulebookError> {
        self.fields.source(name, &row.from)?;
        let (template, structure) = self.template(name, &row.template, false)?;
        if row.games.is_empty() {
            return Err(self.fields.empty(name, "games", Expected::NotEmpty));
        }
        let mut offers = Vec::new();
        for &game in &row.games {
            self.game(name, game)?;
            offers.extend(self.sit_and_go_prices(name, template.most_entrants(), &row.prices)?.into_iter().map(|price| SitAndGoOffer {
                template: Arc::clone(&template),
                structure: Arc::clone(&structure),
                game,
                price,
                target: row.target.clone(),
            }));
        }
        Ok(offers)
    }

    fn sit_and_go_prices(&self, name: &str, players: u16, prices: &Prices) -> Result<Vec<EntryPrice>, RulebookError> {
        let table: Vec<EntryPrice> = self.rulebook.tournaments.fees.sit_and_go(players).iter().map(FeeRow::price).collect();
        let no_fee = |found: String| self.fields.fail(name, "prices", found, Expected::PriceWithFee);
        let prices = match prices {
            Prices::FeeTable => table,
            Prices::Totals(totals) => {
                let price = |total: &Money| {
                    let price = table.iter().find(|price| price.total() == *total);
                    price.copied().ok_or_else(|| no_fee(total.hundredths().to_string()))
                };
                totals.iter().map(price).collect::<Result<_, _>>()?
            }
            // A table has all prices that there are.
            Prices::Own(own) => match own.iter().find(|price| !table.is_empty() && !table.contains(price)) {
                Some(price) => return Err(no_fee(price.total().hundredths().to_string())),
                None => own.clone(),
            },
        };
        if prices.is_empty() {
            return Err(self.fields.empty(name, "prices", Expected::PriceWithFee));
        }
        prices.iter().try_for_each(|price| self.price_in_range(name, *price))?;
        Ok(prices)
    }

    fn price_in_range(&self, name: &str, price: EntryPrice) -> Result<(), RulebookError> {
        self.fields.between(name, "buy_in", price.buy_in.hundredths(), 1, MOST_MONEY)?;
        self.fields.between(name, "fee", price.fee.hundredths(), 0, price.buy_in.hundredths())
    }

    fn scheduled(&self, name: &str, row: &ScheduledRow) -> Result<ScheduledOffer, RulebookError> {
        self.fields.source(name, &row.from)?;
        let (template, structure) = self.template(name, &row.template, true)?;
        self.game(name, row.game)?;
        let price = self.scheduled_price(name, template.entry.is, row.price)?;
        for (field, amount, feature) in
            [("guarantee", row.guarantee, TournamentFeature::Guaranteed), ("added", row.added, TournamentFeature::AddedMoney)]
        {
            if let Some(amount) = amount {
                self.feature(name, field, feature)?;
                self.fields.between(name, field, amount.hundredths(), 1, MOST_MONEY)?;
            }
        }
        if template.entry.is == EntryTerms::Freeroll && row.added.is_none() {
            return Err(self.fields.fail(name, "added", "none", Expected::Present));
        }
        Ok(ScheduledOffer {
            name: row.name.clone(),
            structure,
            game: row.game,
            price,
            guarantee: row.guarantee,
            added: row.added,
            house_prizes: self.house_prizes(name, &template, row.house_prizes)?,
            target: row.target.clone(),
            minutes: self.minutes(name, &row.starts)?,
            template,
        })
    }

    /// What the house pays besides the prizes (R-PRZ-3): amounts, and no more second prizes than entries.
    fn house_prizes(&self, name: &str, template: &TournamentTemplate, row: Option<HousePrizes>) -> Result<HousePrizes, RulebookError> {
        let Some(prizes) = row else { return Ok(HousePrizes::default()) };
        let HousePrizes { special, second, recipients } = prizes;
        if !special.is_zero() {
            self.feature(name, "house_prizes", TournamentFeature::SpecialPrize)?;
        }
        if !second.is_zero() {
            self.feature(name, "house_prizes", TournamentFeature::SecondPrize)?;
            self.fields.between(name, "house_prizes", recipients, 1, template.most_entrants().into())?;
        }
        [special, second].iter().try_for_each(|amount| self.fields.between(name, "house_prizes", amount.hundredths(), 0, MOST_MONEY))?;
        Ok(prizes)
    }

    fn scheduled_price(&self, name: &str, entry: EntryTerms, price: Option<Price>) -> Result<EntryPrice, RulebookError> {
        let fees = &self.rulebook.tournaments.fees;
        let (price, found) = match (entry, price) {
            (EntryTerms::Freeroll | EntryTerms::FromPhaseOne, None) => return Ok(EntryPrice::default()),
            (EntryTerms::Freeroll | EntryTerms::FromPhaseOne, Some(_)) => {
                return Err(self.fields.fail(name, "price", "set", Expected::Absent));
            }
            (EntryTerms::Paid | EntryTerms::MultiBuyIn { .. }, None) => {
                return Err(self.fields.fail(name, "price", "none", Expected::Present));
            }
            (EntryTerms::Paid | EntryTerms::MultiBuyIn { .. }, Some(Price::Total(total))) => (fees.scheduled(total), total),
            (EntryTerms::Paid | EntryTerms::MultiBuyIn { .. }, Some(Price::Own { buy_in, fee })) => {
                let own = EntryPrice { buy_in, fee };
                let allowed = match &fees.scheduled {
                    ScheduledFee::Table(rows) => rows.iter().any(|row| row.price() == own),
                    ScheduledFee::Percent(_) | ScheduledFee::PerTournament { .. } => true,
                };
                (allowed.then_some(own), own.total())
            }
        };
        let price = price.ok_or_else(|| self.fields.fail(name, "price", found.hundredths(), Expected::PriceWithFee))?;
        self.price_in_range(name, price)?;
        Ok(price)
    }

    /// The minutes of the day at which a tournament starts.
    fn minutes(&self, name: &str, starts: &Starts) -> Result<Vec<u16>, RulebookError> {
        let mut minutes: Vec<u16> = match starts {
            Starts::Daily(times) => {
                for &(hour, minute) in times {
                    self.fields.between(name, "starts", hour, 0, 23)?;
                    self.fields.between(name, "starts", minute, 0, 59)?;
                }
                times.iter().map(|&(hour, minute)| u16::from(hour) * 60 + u16::from(minute)).collect()
            }
            Starts::Every { minutes, first } => {
                self.fields.between(name, "starts", *minutes, 1, DAY_MINUTES.into())?;
                self.fields.between(name, "starts", *first, 0, u64::from(*minutes) - 1)?;
                (*first..DAY_MINUTES).step_by(usize::from(*minutes)).collect()
            }
        };
        minutes.sort_unstable();
        if let Some((twice, _)) = minutes.iter().zip(minutes.iter().skip(1)).find(|(one, next)| one == next) {
            return Err(self.fields.fail(name, "starts", twice, Expected::Once));
        }
        if minutes.is_empty() { Err(self.fields.empty(name, "starts", Expected::NotEmpty)) } else { Ok(minutes) }
    }

    /// Checks where those who win a satellite, or survive a first phase, play on.
    fn target(
        &self,
        name: &str,
        template: &TournamentTemplate,
        price: EntryPrice,
        target: Option<&str>,
        scheduled: &[ScheduledOffer],
    ) -> Result<(), RulebookError> {
        let found = scheduled.iter().find(|offer| Some(offer.name.as_str()) == target);
        let fits = match (&template.prizes.is, found) {
            (PrizeScheme::Entries, Some(found)) if found.price != EntryPrice::default() => {
                // R-TYP-9: each tier is dearer than the one below it.
                let dearest = found.price.total().hundredths().saturating_sub(1);
                return self.fields.between(name, "price", price.total().hundredths(), 0, dearest);
            }
            (PrizeScheme::SecondPhase(_), Some(found)) => match template.finish.is {
                Finish::AfterLevel { level } => {
                    found.template.entry.is == EntryTerms::FromPhaseOne && found.structure.first_level == level.saturating_add(1)
                }
                Finish::OneLeft | Finish::HalfLeft | Finish::TimeLimit { .. } => false,
            },
            (PrizeScheme::Entries | PrizeScheme::SecondPhase(_), _) => false,
            (_, _) if target.is_some() => {
                return Err(self.fields.fail(name, "target", target.unwrap_or_default(), Expected::Absent));
            }
            (_, _) => true,
        };
        if fits { Ok(()) } else { Err(self.fields.fail(name, "target", target.unwrap_or("none"), Expected::Target)) }
    }
}
