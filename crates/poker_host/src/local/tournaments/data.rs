//! The data of tournaments, and which of them a practice room offers by itself.

use std::sync::{Arc, OnceLock};

use poker_protocol::Money;
use poker_room::{
    EntryPrice, EntryTerms, RoomStakes, Rulebook, RulebookError, Rulebooks, Start, TournamentCatalogue, TournamentSchedule,
    TournamentTemplate,
};

/// What a player pays for an entry where the rulebook has no table of prices.
const USUAL_PRICE: Money = Money::new(1_100);

/// The rulebooks of a room, and the data of tournaments.
#[derive(Clone)]
pub(in crate::local) struct TournamentData {
    pub rulebooks: Vec<Arc<Rulebook>>,
    pub catalogue: Arc<TournamentCatalogue>,
}

impl TournamentData {
    pub(in crate::local) fn of(stakes: &RoomStakes) -> Result<TournamentData, RulebookError> {
        Ok(TournamentData { rulebooks: stakes.rulebooks(), catalogue: catalogue()? })
    }
}

/// The data inside the program, which are read once.
fn catalogue() -> Result<Arc<TournamentCatalogue>, RulebookError> {
    static READ: OnceLock<Arc<TournamentCatalogue>> = OnceLock::new();
    if let Some(read) = READ.get() {
        return Ok(Arc::clone(read));
    }
    let read = Arc::new(TournamentCatalogue::embedded(&Rulebooks::embedded()?)?);
    Ok(Arc::clone(READ.get_or_init(|| read)))
}

/// The tournaments that a practice room offers by itself: those that begin when they are full.
pub(in crate::local) fn practice_schedule(data: &TournamentData) -> TournamentSchedule {
    TournamentSchedule::of(Arc::clone(&data.catalogue), &data.rulebooks).when_full()
}

/// The price of a kind in the rulebook's table, or one of ours where it has none.
#[must_use]
pub fn usual_price(rulebook: &Rulebook, template: &TournamentTemplate) -> EntryPrice {
    let fees = &rulebook.tournaments.fees;
    match (template.entry.is, template.start.is) {
        (EntryTerms::Freeroll, _) => Some(EntryPrice::default()),
        (_, Start::WhenFull { players }) => fees.sit_and_go(players).first().map(|row| row.price()),
        (_, Start::AtTime { .. }) => fees.scheduled(USUAL_PRICE),
    }
    .unwrap_or(EntryPrice { buy_in: Money::new(1_000), fee: Money::new(100) })
}
