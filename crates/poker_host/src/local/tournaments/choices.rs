//! What a player can choose for a practice tournament, for a form that shows it.

use std::sync::Arc;

use poker_protocol::{Money, TournamentFeature};
use poker_room::{RoomStakes, Rulebook};
use poker_rules::{Chips, Stakes, Variant};

use super::data::{TournamentData, usual_price};
use super::terms::{Kind, games};

/// What can be chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentChoices {
    pub kinds: Vec<PracticeKind>,
    pub structures: Vec<PracticeStructure>,
}

/// A kind of tournament that can be practised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeKind {
    pub id: String,
    /// The name that players know; `None` for a kind whose name follows from what it has.
    pub name: Option<String>,
    /// What the kind has, from which a client makes its name.
    pub features: Vec<TournamentFeature>,
    /// The fewest and the most entries; the same number for a sit and go.
    pub entries: (u32, u32),
    pub seats: u8,
    pub games: Vec<Variant>,
    /// The prices that the rulebook has, buy-in and fee. The first one is usual, and others are possible unless `fixed`.
    pub prices: Vec<(Money, Money)>,
    /// The id of the usual structure; `None` if a drawn multiplier decides it.
    pub structure: Option<String>,
    /// Whether stack, structure, levels and start point cannot be chosen.
    pub fixed: bool,
}

/// A blind structure that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeStructure {
    pub id: String,
    pub stack: Chips,
    /// The length of each level, seconds.
    pub level_s: u32,
    pub levels: Vec<Stakes>,
    /// The most entries for which the levels suffice.
    pub most_entries: u32,
}

/// What can be chosen in a practice room with a rulebook inside the program, for a form without an open room. `None` if there is no such
/// rulebook.
pub fn tournament_choices(rulebook: &str) -> Option<TournamentChoices> {
    let stakes = RoomStakes::of_rulebook(Arc::new(Rulebook::embedded(rulebook)?.ok()?));
    Some(TournamentChoices::of(&TournamentData::of(&stakes).ok()?))
}

impl TournamentChoices {
    pub(in crate::local) fn of(data: &TournamentData) -> TournamentChoices {
        let structures = data.catalogue.structures().iter().filter_map(|structure| {
            let levels = structure.first_level..=structure.last_level();
            Some(PracticeStructure {
                id: structure.id.clone(),
                stack: structure.stack?,
                level_s: structure.level_s,
                levels: levels.map(|number| structure.level(number).stakes()).collect(),
                most_entries: structure.most_entrants.into(),
            })
        });
        TournamentChoices { kinds: data.kinds().iter().map(PracticeKind::of).collect(), structures: structures.collect() }
    }
}

impl PracticeKind {
    fn of(kind: &Kind<'_>) -> PracticeKind {
        let (id, entries, fixed) = (kind.id().to_owned(), kind.entries(), kind.is_fixed());
        match kind {
            Kind::Template { rulebook, template, target: _ } => {
                let usual = usual_price(rulebook, template);
                PracticeKind {
                    id,
                    name: None,
                    features: template.features().into_iter().collect(),
                    entries,
                    seats: template.seats.is,
                    games: games(rulebook),
                    prices: vec![(usual.buy_in, usual.fee)],
                    structure: Some(template.structure.clone()),
                    fixed,
                }
            }
            Kind::Family { rulebook: _, family } => PracticeKind {
                id,
                name: Some(family.name.clone()),
                features: vec![TournamentFeature::SitAndGo, TournamentFeature::Spin],
                entries,
                seats: family.players.is,
                games: vec![family.game.is],
                prices: family.buy_ins.is.iter().map(|&buy_in| (buy_in, Money::ZERO)).collect(),
                structure: None,
                fixed,
            },
        }
    }
}
