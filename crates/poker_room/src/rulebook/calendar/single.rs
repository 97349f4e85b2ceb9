//! A tournament that the house adds to those of the calendar.

use poker_protocol::Money;
use poker_rules::Variant;
use serde::{Deserialize, Serialize};

use super::catalogue::TournamentCatalogue;
use super::offers::ScheduledOffer;
use super::resolve::CalendarReader;
use super::rows::{CalendarRow, Price, ScheduledRow, Starts};
use crate::rulebook::field_checks::FieldChecks;
use crate::rulebook::{Rulebook, RulebookError, Source};

/// A tournament that the house adds to those of the calendar (R-TYP-2). It takes place once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SingleOffer {
    /// A proper name, the same in every language.
    pub name: String,
    /// The id of its kind, which must start at a time.
    pub template: String,
    pub game: Variant,
    /// Buy-in and fee together; `None` for a freeroll.
    pub price: Option<Money>,
    /// The part of the price that is the fee; `None` for that of the rulebook.
    pub fee: Option<Money>,
    /// The smallest prize pool.
    pub guarantee: Option<Money>,
    /// Money that the house adds to the prizes.
    pub added: Option<Money>,
}

impl SingleOffer {
    /// All amounts that the offer names.
    pub fn amounts(&self) -> impl Iterator<Item = Money> + use<> {
        [self.price, self.fee, self.guarantee, self.added].into_iter().flatten()
    }
}

impl TournamentCatalogue {
    /// Checks an offer of the house as a row of the rulebook's calendar is checked. In errors, the file is `order`.
    ///
    /// # Errors
    /// The first mistake, with its field, what was found and what is expected.
    pub fn single(&self, rulebook: &Rulebook, offer: &SingleOffer) -> Result<ScheduledOffer, RulebookError> {
        let price = offer.price.map(|total| match offer.fee {
            Some(fee) => Price::Own { buy_in: total.checked_sub(fee).unwrap_or_default(), fee },
            None => Price::Total(total),
        });
        let row = ScheduledRow {
            name: offer.name.clone(),
            template: offer.template.clone(),
            game: offer.game,
            price,
            guarantee: offer.guarantee,
            added: offer.added,
            house_prizes: None,
            target: None,
            // It has a date as well, which no row of a calendar has.
            starts: Starts::Daily(vec![(0, 0)]),
            from: Source::Ours("an order of the house".to_owned()),
        };
        let calendar = CalendarRow { rulebooks: vec![rulebook.id.clone()], sit_and_goes: Vec::new(), scheduled: vec![row] };
        let fields = FieldChecks { file: "order", documents: Vec::new() };
        let (structures, templates) = (self.structures(), self.templates());
        CalendarReader { fields, rulebook, structures, templates, row: &calendar }.only()
    }
}
