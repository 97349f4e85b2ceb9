//! Makes the terms of a practice tournament from what the player has chosen.

use std::sync::Arc;

use poker_protocol::Money;
use poker_room::tournament::{Beginning, LateUntil, Levels, TournamentOffer, TournamentTerms};
use poker_room::{
    BlindStructure, EntryPrice, EntryTerms, Finish, HexaProFamily, HousePrizes, Now, PrizeScheme, Rulebook, ScheduledOffer, Start,
    TournamentTemplate,
};
use poker_rules::{Chips, Variant};

use super::begin_error::BeginError;
use super::data::{TournamentData, usual_price};
use super::order::{LevelLength, PracticeTournament, StartPoint};

/// The fewest entries of a tournament that starts at a time.
pub(super) const FEWEST: u32 = 2;
/// The prizes of a tournament without a price.
const FREEROLL_POOL: Money = Money::new(10_000);
/// The largest stack at the beginning: 3,000 of them do not overflow.
const MOST_CHIPS: Chips = Chips::new(1_000_000_000);
/// The longest level, seconds, and the largest number of hands of one.
const LONGEST_LEVEL: u32 = 86_400;
/// The largest buy-in and fee.
const MOST_MONEY: Money = Money::new(100_000_000);
/// Players can enter again as often as this beyond the number of entries.
const RE_ENTRIES: u32 = 64;

/// A kind of the room's rulebooks.
pub(super) enum Kind<'a> {
    Template { rulebook: &'a Rulebook, template: &'a TournamentTemplate, target: Option<&'a ScheduledOffer> },
    Family { rulebook: &'a Rulebook, family: &'a HexaProFamily },
}

impl TournamentData {
    /// All kinds that can be played alone, each with the first rulebook that has it. A first phase cannot, as its second one is another
    /// tournament, and neither can the second one.
    pub(super) fn kinds(&self) -> Vec<Kind<'_>> {
        let mut kinds = Vec::new();
        for template in self.catalogue.templates().iter() {
            let has = |rulebook: &&Rulebook| template.features().into_iter().all(|feature| rulebook.tournaments.has(feature));
            let Some(rulebook) = self.rulebooks.iter().map(Arc::as_ref).find(has) else { continue };
            let target = self.target(rulebook, &template.id);
            let alone = match &template.prizes.is {
                PrizeScheme::SecondPhase(_) => false,
                PrizeScheme::Entries => target.is_some(),
                PrizeScheme::Table(_) | PrizeScheme::WinnerTakesAll | PrizeScheme::Equal | PrizeScheme::HalfByChips => true,
            };
            if alone && template.entry.is != EntryTerms::FromPhaseOne {
                kinds.push(Kind::Template { rulebook, template, target });
            }
        }
        for rulebook in &self.rulebooks {
            kinds.extend(rulebook.hexapro.iter().map(|family| Kind::Family { rulebook, family }));
        }
        kinds
    }

    /// The tournament to which a satellite of the calendar leads.
    fn target<'a>(&'a self, rulebook: &Rulebook, kind: &str) -> Option<&'a ScheduledOffer> {
        let calendar = self.catalogue.calendar(&rulebook.id)?;
        let scheduled = calendar.scheduled.iter().map(|offer| (&offer.template, &offer.target));
        let sit_and_goes = calendar.sit_and_goes.iter().map(|offer| (&offer.template, &offer.target));
        let (_, target) = scheduled.chain(sit_and_goes).find(|(template, target)| template.id == kind && target.is_some())?;
        calendar.named(target.as_deref()?)
    }

    /// The terms of what the player has chosen.
    pub(super) fn terms(&self, order: &PracticeTournament, now: Now) -> Result<TournamentTerms, BeginError> {
        let kinds = self.kinds();
        let kind = kinds.iter().find(|kind| kind.id() == order.kind).ok_or(BeginError::NoSuchKind)?;
        let (least, most) = kind.entries();
        if !(least..=most).contains(&order.entries) {
            return Err(BeginError::Entries { least, most });
        }
        let mut terms = match *kind {
            Kind::Template { rulebook, template, target } => self.of_template(order, (rulebook, template, target), now)?,
            Kind::Family { rulebook, family } => of_family(order, rulebook, family)?,
        };
        terms.admission = Default::default();
        if let Some(stack) = order.stack.filter(|_| !kind.is_fixed()) {
            terms.stack = Some(stack).filter(|stack| (Chips::new(1)..=MOST_CHIPS).contains(stack)).ok_or(BeginError::BadFigure)?;
        }
        terms.levels = levels(&terms.levels, order.levels, kind.is_fixed())?;
        check_start(order, &terms)?;
        Ok(terms)
    }

    fn of_template(
        &self,
        order: &PracticeTournament,
        (rulebook, template, target): (&Rulebook, &TournamentTemplate, Option<&ScheduledOffer>),
        now: Now,
    ) -> Result<TournamentTerms, BeginError> {
        let structure = self.structure(order.structure.as_deref().unwrap_or(&template.structure))?;
        let most = u32::from(structure.most_entrants);
        if order.entries > most {
            return Err(BeginError::StructureTooShort { most });
        }
        let game = match order.game {
            None => Variant::ALL[0],
            Some(game) => Some(game).filter(|game| games(rulebook).contains(game)).ok_or(BeginError::NoSuchGame)?,
        };
        let price = price(order, rulebook, template)?;
        let offer = TournamentOffer {
            name: &plain_name(&template.id),
            template,
            structure,
            prizes: self.catalogue.prizes(),
            game,
            price,
            guarantee: Money::ZERO,
            added: if template.entry.is == EntryTerms::Freeroll { FREEROLL_POOL } else { Money::ZERO },
            house_prizes: HousePrizes::default(),
            target,
        };
        let begin = match template.start.is {
            Start::WhenFull { .. } => Beginning::WhenFull,
            // Long enough for all programs to enter.
            Start::AtTime { .. } => Beginning::At { time: now.after_ms(1_000 + order.entries), least_entries: FEWEST },
        };
        let mut terms = TournamentTerms::of(rulebook, &offer, begin).ok_or(BeginError::NoSuchKind)?;
        terms.most_entries = order.entries;
        let re_enters = terms.late.is_some_and(|late| late.re_entries > 0) || terms.entries_at_once > 1;
        match &mut terms.late {
            Some(late) if re_enters => {
                terms.most_entries = order.entries.saturating_add(RE_ENTRIES).min(template.most_entrants().into());
                if let LateUntil::After { .. } = late.until {
                    let last = template.late_registration.as_ref().map_or(1, |figure| u32::from(figure.is));
                    late.until = LateUntil::EndOfLevel(last.max(1));
                }
            }
            // Nobody comes late, so places and prizes are known at once.
            _ => terms.late = None,
        }
        Ok(terms)
    }

    fn structure(&self, id: &str) -> Result<&BlindStructure, BeginError> {
        let structure = self.catalogue.structures().get(id).filter(|structure| structure.stack.is_some());
        structure.map(Arc::as_ref).ok_or(BeginError::NoSuchStructure)
    }
}

impl Kind<'_> {
    pub(super) fn id(&self) -> &str {
        match self {
            Kind::Template { template, .. } => &template.id,
            Kind::Family { family, .. } => &family.id,
        }
    }

    /// The fewest and the most entries.
    pub(super) fn entries(&self) -> (u32, u32) {
        match self {
            Kind::Template { template, .. } => match template.start.is {
                Start::WhenFull { players } => (players.into(), players.into()),
                Start::AtTime { most, .. } => (FEWEST, most.into()),
            },
            Kind::Family { family, .. } => (family.players.is.into(), family.players.is.into()),
        }
    }

    /// Whether stack, structure and levels belong to the kind: a drawn multiplier decides them.
    pub(super) fn is_fixed(&self) -> bool {
        matches!(self, Kind::Family { .. })
    }
}

/// The games for which a rulebook has stakes.
pub(super) fn games(rulebook: &Rulebook) -> Vec<Variant> {
    Variant::ALL.into_iter().filter(|game| rulebook.stakes.iter().any(|stake| stake.game == *game)).collect()
}

fn price(order: &PracticeTournament, rulebook: &Rulebook, template: &TournamentTemplate) -> Result<EntryPrice, BeginError> {
    let Some((buy_in, fee)) = order.price else { return Ok(usual_price(rulebook, template)) };
    let free = template.entry.is == EntryTerms::Freeroll;
    let possible = buy_in <= MOST_MONEY && fee <= buy_in && buy_in.is_zero() == free;
    possible.then_some(EntryPrice { buy_in, fee }).ok_or(BeginError::BadFigure)
}

/// The name of a practice tournament: the id of its template in words, such as `Freezeout turbo`.
fn plain_name(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn of_family(order: &PracticeTournament, rulebook: &Rulebook, family: &HexaProFamily) -> Result<TournamentTerms, BeginError> {
    if order.stack.is_some() || order.structure.is_some() || order.levels != LevelLength::Usual || order.start != StartPoint::Beginning {
        return Err(BeginError::BadFigure);
    }
    let buy_in = match order.price {
        None => family.buy_ins.is.first().copied(),
        Some((buy_in, _)) => family.buy_ins.is.iter().copied().find(|known| *known == buy_in),
    };
    let buy_in = buy_in.ok_or(BeginError::BadFigure)?;
    TournamentTerms::of_family(rulebook, &Arc::new(family.clone()), buy_in).ok_or(BeginError::NoSuchKind)
}

fn levels(usual: &Levels, length: LevelLength, fixed: bool) -> Result<Levels, BeginError> {
    let possible = |length: u32| if (1..=LONGEST_LEVEL).contains(&length) && !fixed { Ok(length) } else { Err(BeginError::BadFigure) };
    Ok(match length {
        LevelLength::Usual => usual.clone(),
        LevelLength::Seconds(seconds) => usual.with_length(possible(seconds)?.saturating_mul(1_000)),
        LevelLength::Hands(hands) => usual.by_hands(possible(hands)?),
    })
}

/// Checks that players are left whom the start point needs, and that the tournament is not over by then.
fn check_start(order: &PracticeTournament, terms: &TournamentTerms) -> Result<(), BeginError> {
    let seats = u32::from(terms.hand.seats);
    let left = match &order.start {
        StartPoint::Beginning => return Ok(()),
        StartPoint::Bubble => FEWEST,
        StartPoint::FinalTable { stacks } if stacks.is_empty() => FEWEST,
        StartPoint::FinalTable { stacks } => {
            let sound = stacks.iter().all(|stack| (Chips::new(1)..=MOST_CHIPS).contains(stack));
            u32::try_from(stacks.len()).ok().filter(|left| sound && (FEWEST..=seats).contains(left)).ok_or(BeginError::NoSuchStart)?
        }
        StartPoint::HeadsUp => FEWEST,
    };
    let over = match terms.finish {
        Finish::OneLeft => 1,
        Finish::HalfLeft => order.entries / 2,
        Finish::TimeLimit { .. } | Finish::AfterLevel { .. } => return Err(BeginError::NoSuchStart),
    };
    let bubble = matches!(order.start, StartPoint::Bubble);
    if order.entries > left && (bubble || left > over) { Ok(()) } else { Err(BeginError::NoSuchStart) }
}
