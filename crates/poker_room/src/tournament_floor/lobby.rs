//! The lobby of tournaments: who looks at it, and what has changed since they were last told.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use poker_protocol::{LOBBY_ROWS, Message, OfferId, OfferRow, PlayerId, TournamentId, TournamentRow};

use crate::Now;
use crate::players::Letter;

/// Changes are sent at most once in this time, milliseconds.
const SHOWN_EVERY_MS: u32 = 1_000;

/// The rows of all tournaments and offers.
#[derive(Clone, Debug, Default)]
pub(super) struct LobbyRows {
    pub rows: Vec<TournamentRow>,
    pub offers: Vec<OfferRow>,
}

/// The lobby of tournaments.
#[derive(Default)]
pub(super) struct TournamentLobby {
    watchers: BTreeSet<PlayerId>,
    rows: BTreeMap<TournamentId, TournamentRow>,
    offers: BTreeMap<OfferId, OfferRow>,
    changed: bool,
    last_shown: Option<Now>,
}

impl TournamentLobby {
    /// Notes that a row may have changed.
    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    /// Adds a player who watches, and returns all rows for this player.
    pub(super) fn watch(&mut self, player: PlayerId, now: Now, rows: LobbyRows) -> Vec<Message> {
        self.watchers.insert(player);
        self.last_shown.get_or_insert(now);
        messages(true, &rows, Vec::new())
    }

    /// Removes a player who no longer watches.
    pub(super) fn leave(&mut self, player: PlayerId) {
        self.watchers.remove(&player);
        if self.watchers.is_empty() {
            (self.rows, self.offers) = (BTreeMap::new(), BTreeMap::new());
        }
    }

    /// Whether anybody watches.
    pub(super) fn is_watched(&self) -> bool {
        !self.watchers.is_empty()
    }

    /// When the changes are next to be shown; `None` if nothing has changed or nobody watches.
    pub(super) fn due(&self) -> Option<Now> {
        let shown = self.last_shown.filter(|_| self.changed && !self.watchers.is_empty())?;
        Some(shown.after_ms(SHOWN_EVERY_MS))
    }

    /// Who must be sent what at `now`, when the changes are due; then the present rows count as shown.
    pub(super) fn show(&mut self, now: Now, present: LobbyRows) -> (Vec<PlayerId>, Vec<Arc<Letter>>) {
        self.last_shown = Some(now);
        self.changed = false;
        let changes = self.changes(present);
        (self.watchers.iter().copied().collect(), changes.into_iter().map(|change| Arc::new(change.into())).collect())
    }

    /// Keeps the present rows, as players who begin to watch are sent them, and returns what differs from those that were kept before.
    pub(super) fn changes(&mut self, present: LobbyRows) -> Vec<Message> {
        let rows: BTreeMap<_, _> = present.rows.into_iter().map(|row| (row.tournament, row)).collect();
        let offers: BTreeMap<_, _> = present.offers.into_iter().map(|row| (row.offer, row)).collect();
        let gone = self.rows.keys().filter(|id| !rows.contains_key(id)).copied().collect();
        let new = LobbyRows {
            rows: rows.iter().filter(|(id, row)| self.rows.get(id) != Some(row)).map(|(_, row)| row.clone()).collect(),
            offers: offers.iter().filter(|(id, row)| self.offers.get(id) != Some(row)).map(|(_, row)| row.clone()).collect(),
        };
        (self.rows, self.offers) = (rows, offers);
        messages(false, &new, gone)
    }
}

/// The rows in messages of limited length. With `whole`, the first message has the flag, and there is at least one.
fn messages(whole: bool, rows: &LobbyRows, gone: Vec<TournamentId>) -> Vec<Message> {
    let tournaments = rows.rows.chunks(LOBBY_ROWS).map(|rows| (rows.to_vec(), Vec::new()));
    let offers = rows.offers.chunks(LOBBY_ROWS).map(|offers| (Vec::new(), offers.to_vec()));
    let mut parts: Vec<(Vec<TournamentRow>, Vec<OfferRow>)> = tournaments.chain(offers).collect();
    if parts.is_empty() && (whole || !gone.is_empty()) {
        parts.push((Vec::new(), Vec::new()));
    }
    let mut gone = Some(gone);
    let mut whole = whole;
    let message = |(rows, offers): (Vec<TournamentRow>, Vec<OfferRow>)| Message::Tournaments {
        whole: std::mem::take(&mut whole),
        rows: rows.into(),
        offers: offers.into(),
        gone: gone.take().unwrap_or_default(),
    };
    parts.into_iter().map(message).collect()
}
