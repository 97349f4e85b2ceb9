//! The tournaments whose winners enter another one.

use poker_protocol::{TournamentFeature, TournamentId, TournamentRow};

use super::Tournaments;

/// The tournaments of the lobby whose winners or survivors enter `target`, as far as they were told; in the order of the lobby.
pub fn satellites_of(tournaments: &Tournaments, target: TournamentId) -> Vec<&TournamentRow> {
    let leads = |row: &&TournamentRow| {
        let overview = tournaments.looked_at(row.tournament).and_then(|looked_at| looked_at.overview());
        let of = overview.and_then(|overview| overview.terms.target.as_ref());
        of.is_some_and(|of| of.tournament == target)
    };
    tournaments.lobby().rows().filter(leads).collect()
}

/// The tournaments of the lobby that can lead to another one, and that the player does not look at yet.
pub fn unknown_satellites(tournaments: &Tournaments) -> impl Iterator<Item = TournamentId> {
    let leads = |row: &&TournamentRow| {
        let has = |feature| row.facts.features.contains(&feature);
        has(TournamentFeature::Satellite) || has(TournamentFeature::Phased)
    };
    let unknown = |tournament: &TournamentId| tournaments.looked_at(*tournament).is_none();
    tournaments.lobby().rows().filter(leads).map(|row| row.tournament).filter(unknown)
}
