//! The kinds of tournaments that can be simulated, with terms from the data of the program.

use std::sync::Arc;

use poker_host::usual_price;
use poker_protocol::Money;
use poker_room::tournament::{Beginning, TournamentOffer, TournamentTerms};
use poker_room::{Calendar, EntryPrice, EntryTerms, HousePrizes, Rulebook, Rulebooks, ScheduledOffer, Start, TournamentCatalogue};
use poker_rules::Variant;

use super::options::TournamentSimOptions;
use crate::simulate::error::SimError;

/// The number of players where a kind leaves it open, unless its largest number is smaller.
const USUAL_PLAYERS: u32 = 100;
/// The prizes of a tournament without a price.
const FREEROLL_POOL: Money = Money::new(10_000);

/// A tournament to simulate.
pub(super) struct Simulated {
    pub terms: TournamentTerms,
    /// The tournaments to which it leads, one after the other: the higher tiers of a satellite and its last target, or the second phase.
    pub later: Vec<TournamentTerms>,
    pub players: u32,
}

/// The terms of a kind, and those of the tournaments to which it leads.
type Kind = (TournamentTerms, Vec<TournamentTerms>);

/// The data of the program, in which kinds are looked up.
struct Data {
    rulebooks: Rulebooks,
    catalogue: TournamentCatalogue,
}

impl Data {
    fn embedded() -> Result<Self, SimError> {
        let rulebooks = Rulebooks::embedded()?;
        Ok(Self { catalogue: TournamentCatalogue::embedded(&rulebooks)?, rulebooks })
    }

    /// The terms of a kind under a rulebook; `None` if the rulebook does not have it, or if it cannot be played.
    fn terms(&self, kind: &str, rulebook: &Rulebook) -> Option<Kind> {
        if let Some(family) = rulebook.hexapro.iter().find(|family| family.id == kind) {
            let buy_in = family.buy_ins.is.first().copied()?;
            return TournamentTerms::of_family(rulebook, &Arc::new(family.clone()), buy_in).map(|terms| (terms, Vec::new()));
        }
        let template = self.catalogue.templates().get(kind)?;
        template.features().into_iter().all(|feature| rulebook.tournaments.has(feature)).then_some(())?;
        let added = if template.entry.is == EntryTerms::Freeroll { FREEROLL_POOL } else { Money::ZERO };
        let calendar = self.catalogue.calendar(&rulebook.id);
        let leading = calendar.and_then(|calendar| leading(calendar, kind));
        let offer = TournamentOffer {
            name: &template.id,
            template,
            structure: self.catalogue.structures().get(&template.structure)?,
            prizes: self.catalogue.prizes(),
            game: Variant::ALL[0],
            price: leading.map_or_else(|| usual_price(rulebook, template), |(price, _)| price),
            guarantee: Money::ZERO,
            added,
            house_prizes: HousePrizes::default(),
            target: leading.map(|(_, target)| target),
        };
        // A second phase is played with its first one.
        let terms = TournamentTerms::of(rulebook, &offer, Beginning::WhenFull).filter(|terms| terms.payment.is_some())?;
        let mut later = Vec::new();
        let mut next = offer.target;
        while let (Some(target), Some(calendar)) = (next, calendar) {
            next = target.target.as_deref().and_then(|name| calendar.named(name));
            later.push(self.later(rulebook, target, next)?);
        }
        Some((terms, later))
    }

    /// The terms of a tournament of the calendar to which another one leads. It has no guarantee.
    fn later(&self, rulebook: &Rulebook, offer: &ScheduledOffer, target: Option<&ScheduledOffer>) -> Option<TournamentTerms> {
        let scheduled = TournamentOffer::scheduled(offer, self.catalogue.prizes(), target);
        let house_prizes = HousePrizes::default();
        let offer = TournamentOffer { game: Variant::ALL[0], guarantee: Money::ZERO, added: Money::ZERO, house_prizes, ..scheduled };
        TournamentTerms::of(rulebook, &offer, Beginning::WhenFull)
    }

    /// The terms under the first rulebook that has the kind, or under the one that is named.
    fn find(&self, kind: &str, rulebook: Option<&str>) -> Option<Kind> {
        let named = |book: &&Arc<Rulebook>| rulebook.is_none_or(|id| book.id == id);
        self.rulebooks.iter().filter(named).find_map(|book| self.terms(kind, book))
    }
}

/// The price of a tournament of the calendar that leads to another one, and this other one; `None` for other kinds.
fn leading<'a>(calendar: &'a Calendar, kind: &str) -> Option<(EntryPrice, &'a ScheduledOffer)> {
    let scheduled = calendar.scheduled.iter().map(|offer| (&offer.template, offer.price, &offer.target));
    let sit_and_goes = calendar.sit_and_goes.iter().map(|offer| (&offer.template, offer.price, &offer.target));
    let (_, price, target) = scheduled.chain(sit_and_goes).find(|(template, _, target)| template.id == kind && target.is_some())?;
    Some((price, calendar.named(target.as_deref()?)?))
}

/// The kinds that can be played, in the order in which they are listed.
#[must_use]
pub fn tournament_kinds() -> Vec<String> {
    let Ok(data) = Data::embedded() else { return Vec::new() };
    let templates = data.catalogue.templates().iter().map(|template| template.id.clone());
    let families = data.rulebooks.iter().flat_map(|book| book.hexapro.iter().map(|family| family.id.clone()));
    let mut kinds: Vec<String> = Vec::new();
    for kind in templates.chain(families) {
        if !kinds.contains(&kind) && data.find(&kind, None).is_some() {
            kinds.push(kind);
        }
    }
    kinds
}

/// The tournament that the options ask for. A tournament that starts at a time starts as soon as all its players are there.
pub(super) fn simulated(options: &TournamentSimOptions) -> Result<Simulated, SimError> {
    let data = Data::embedded()?;
    let kind = || options.kind.clone();
    if let Some(id) = options.rulebook.as_deref().filter(|id| data.rulebooks.get(id).is_none()) {
        return Err(SimError::NoSuchRulebook { id: id.to_owned() });
    }
    let (mut terms, later) =
        data.find(&options.kind, options.rulebook.as_deref()).ok_or_else(|| SimError::NoSuchTournament { kind: kind() })?;
    let most = terms.most_entries;
    let least = match data.catalogue.templates().get(&options.kind).map(|template| template.start.is) {
        Some(Start::AtTime { .. }) => 2,
        Some(Start::WhenFull { .. }) | None => most,
    };
    let players = options.players.unwrap_or(USUAL_PLAYERS.clamp(least, most));
    if !(least..=most).contains(&players) {
        return Err(SimError::Entrants { kind: kind(), least, most, asked: players });
    }
    terms.most_entries = players;
    terms.sealed = false;
    Ok(Simulated { terms, later, players })
}
