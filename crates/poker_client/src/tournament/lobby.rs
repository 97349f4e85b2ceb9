//! The tournaments and offers of the room, as the client knows them.

use std::collections::BTreeMap;

use poker_protocol::{OfferId, OfferRow, TournamentId, TournamentRow};

/// The rows of the tournament lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentLobby {
    rows: BTreeMap<TournamentId, TournamentRow>,
    offers: BTreeMap<OfferId, OfferRow>,
    known: bool,
}

impl TournamentLobby {
    /// Whether the room has told its tournaments; before that, no rows mean nothing.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.known
    }

    /// The tournaments that begin at a time, and those sit and go tournaments that have a row of their own, by number.
    pub fn rows(&self) -> impl Iterator<Item = &TournamentRow> {
        self.rows.values()
    }

    /// The row of a tournament.
    #[must_use]
    pub fn row(&self, tournament: TournamentId) -> Option<&TournamentRow> {
        self.rows.get(&tournament)
    }

    /// The sit and go tournaments and HexaPro games of which one is always open, by id.
    pub fn offers(&self) -> impl Iterator<Item = &OfferRow> {
        self.offers.values()
    }

    /// The row of an offer.
    #[must_use]
    pub fn offer(&self, offer: OfferId) -> Option<&OfferRow> {
        self.offers.get(&offer)
    }

    pub(super) fn tell(&mut self, whole: bool, rows: &[TournamentRow], offers: &[OfferRow], gone: &[TournamentId]) {
        if whole {
            self.rows.clear();
            self.offers.clear();
            self.known = true;
        }
        self.rows.extend(rows.iter().map(|row| (row.tournament, row.clone())));
        self.offers.extend(offers.iter().map(|row| (row.offer, row.clone())));
        self.rows.retain(|tournament, _| !gone.contains(tournament));
    }
}
