//! The data of tournaments.

mod calendar;
mod figures;
mod prizes;
mod refused;
mod structures;
mod templates;

pub(super) use figures::compare;

use crate::{Rulebooks, TournamentCatalogue};

fn catalogue() -> TournamentCatalogue {
    let rulebooks = Rulebooks::embedded().unwrap_or_else(|error| panic!("{error}"));
    TournamentCatalogue::embedded(&rulebooks).unwrap_or_else(|error| panic!("{error}"))
}
