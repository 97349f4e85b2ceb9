//! The stakes on offer and the players who look at them.

use std::collections::BTreeSet;

use poker_protocol::{PlayerId, StakeId, StakeRow};

use super::bad_config::BadConfig;
use super::offer::LobbyStake;
use crate::rulebook::{OfferKey, OfferedStake, RoomStakes};
use crate::{Now, TableOptions, TableRules};

/// The stakes are sent at most once a second, however often they change.
const SHOWN_EVERY_MS: u32 = 1_000;

/// The stakes on offer, and the players who look at them.
pub(crate) struct Lobby {
    offers: Vec<LobbyStake>,
    watchers: BTreeSet<PlayerId>,
    changed: bool,
    last_shown: Option<Now>,
}

impl Lobby {
    /// The lobby of `stakes`; `options` apply to all their tables.
    ///
    /// # Errors
    /// If no room can be opened with the stakes.
    pub(crate) fn of(stakes: &RoomStakes, options: &TableOptions) -> Result<Self, BadConfig> {
        let currency = stakes.currency();
        if stakes.offers.iter().any(|offer| offer.rulebook.currency != currency) {
            return Err(BadConfig::Currencies { room: stakes.id.clone() });
        }
        let offer = |(at, offered): (usize, &OfferedStake)| {
            let no_such_stake = || BadConfig::NoSuchStake { rulebook: offered.rulebook.id.clone(), stake: offered.row.name.clone() };
            let too_many = |_| BadConfig::TooManyStakes { room: stakes.id.clone() };
            let stake = StakeId(u16::try_from(at).map_err(too_many)?);
            let rules = TableRules::of(&offered.rulebook, (stake, &offered.row), options).ok_or_else(no_such_stake)?;
            Ok(LobbyStake::new(stake, offered.clone(), rules))
        };
        let offers = stakes.offers.iter().enumerate().map(offer).collect::<Result<_, BadConfig>>()?;
        Ok(Self { offers, watchers: BTreeSet::new(), changed: false, last_shown: None })
    }

    /// The rows of all stakes. Each stake names as many of its tables as all of them together have names for.
    pub(super) fn rows(&self) -> Vec<StakeRow> {
        let all = |names: usize| self.offers.iter().map(|offer| offer.named_tables().min(names)).sum::<usize>();
        let names = (0..=StakeRow::TABLE_NAMES).rev().find(|names| all(*names) <= StakeRow::TABLE_NAMES).unwrap_or_default();
        self.offers.iter().map(|offer| offer.row(names)).collect()
    }

    pub(super) fn stakes(&self) -> Vec<StakeId> {
        self.offers.iter().map(|offer| offer.stake).collect()
    }

    /// The stake with this key, if it is on offer.
    pub(crate) fn find(&self, key: &OfferKey) -> Option<StakeId> {
        self.offers.iter().find(|offer| offer.offered.key() == *key).map(|offer| offer.stake)
    }

    pub(super) fn offer(&self, stake: StakeId) -> Option<&LobbyStake> {
        self.offers.get(usize::from(stake.0))
    }

    pub(super) fn offer_mut(&mut self, stake: StakeId) -> Option<&mut LobbyStake> {
        self.offers.get_mut(usize::from(stake.0))
    }

    /// Notes that a figure has changed since the stakes were last shown.
    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    /// When the stakes are next to be shown; `None` if nothing has changed or nobody looks.
    pub(super) fn due(&self) -> Option<Now> {
        let shown = self.last_shown?;
        (self.changed && !self.watchers.is_empty()).then(|| shown.after_ms(SHOWN_EVERY_MS))
    }

    /// Adds a player who looks at the stakes.
    pub(crate) fn watch(&mut self, player: PlayerId, now: Now) {
        self.watchers.insert(player);
        self.last_shown.get_or_insert(now);
    }

    /// Removes a player who no longer looks at the stakes.
    pub(crate) fn leave(&mut self, player: PlayerId) {
        self.watchers.remove(&player);
    }

    /// The players to whom the stakes must be sent now, after which the stakes count as shown; `None` if nothing has changed or they were
    /// shown a moment ago.
    pub(crate) fn show(&mut self, now: Now) -> Option<Vec<PlayerId>> {
        self.due().filter(|&due| due <= now)?;
        self.changed = false;
        self.last_shown = Some(now);
        Some(self.watchers.iter().copied().collect())
    }
}
