//! The offers of a section, in order.

use poker_protocol::{OfferId, OfferRow};
use poker_rules::Variant;

use crate::lobby::{LobbySection, TournamentChoices};
use crate::tournament::TournamentLobby;

/// The offers of a section: those with a star first, then by game, number of players, name and price.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfferList<'a>(pub Vec<&'a OfferRow>);

impl<'a> OfferList<'a> {
    /// The offers of `section`.
    #[must_use]
    pub fn of(lobby: &'a TournamentLobby, section: LobbySection, choices: &TournamentChoices) -> Self {
        let mut rows: Vec<_> = lobby.offers().filter(|row| LobbySection::of_offer(row) == section).collect();
        let game = |row: &OfferRow| Variant::ALL.iter().position(|variant| Some(variant.code) == row.facts.game.code());
        rows.sort_by_cached_key(|row| {
            let starred = choices.is_favourite(&row.facts) && !section.is_drawn();
            let family = if section.is_drawn() { row.facts.name.clone() } else { String::new() };
            (!starred, family, row.facts.cost.total, game(row), row.players, row.facts.name.clone(), row.offer)
        });
        Self(rows)
    }

    /// The offers with the same name, one after another.
    pub fn families(&self) -> impl Iterator<Item = (&'a str, Vec<&'a OfferRow>)> {
        self.0.chunk_by(|a, b| a.facts.name == b.facts.name).filter_map(|rows| Some((rows.first()?.facts.name.as_str(), rows.to_vec())))
    }

    /// The row of an offer.
    #[must_use]
    pub fn row(&self, offer: OfferId) -> Option<&'a OfferRow> {
        self.0.iter().find(|row| row.offer == offer).copied()
    }
}
