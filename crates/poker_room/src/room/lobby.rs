//! The stakes on offer and who looks at them.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{Message, PlayerId, StakeId, StakeRow};

use super::Room;
use super::config::{BadConfig, RoomConfig};
use super::offer::Offer;
use super::plan::{OfferKey, OfferPlan};
use crate::Now;

/// A lobby that changes all the time is shown once a second.
const SHOWN_EVERY_MS: u32 = 1_000;

pub(super) struct Lobby {
    offers: Vec<Offer>,
    watchers: BTreeSet<PlayerId>,
    changed: bool,
    last_shown: Option<Now>,
}

impl Lobby {
    pub(super) fn of(config: &RoomConfig) -> Result<Self, BadConfig> {
        let options = config.table_options();
        let currency = config.plan.currency();
        if config.plan.offers.iter().any(|offer| offer.rulebook.currency != currency) {
            return Err(BadConfig::Currencies { plan: config.plan.id.clone() });
        }
        let offer = |(at, planned): (usize, &OfferPlan)| {
            let no_such_stake = || BadConfig::NoSuchStake { rulebook: planned.rulebook.id.clone(), stake: planned.row.name.clone() };
            let too_many = |_| BadConfig::TooManyStakes { plan: config.plan.id.clone() };
            let rules = planned.rules(&options).ok_or_else(no_such_stake)?;
            Ok(Offer::new(StakeId(u16::try_from(at).map_err(too_many)?), planned.clone(), rules))
        };
        let offers = config.plan.offers.iter().enumerate().map(offer).collect::<Result<_, BadConfig>>()?;
        Ok(Self { offers, watchers: BTreeSet::new(), changed: false, last_shown: None })
    }

    pub(super) fn stakes(&self) -> Vec<StakeId> {
        self.offers.iter().map(|offer| offer.stake).collect()
    }

    pub(super) fn find(&self, key: &OfferKey) -> Option<StakeId> {
        self.offers.iter().find(|offer| offer.plan.key() == *key).map(|offer| offer.stake)
    }

    pub(super) fn offer(&self, stake: StakeId) -> Option<&Offer> {
        self.offers.get(usize::from(stake.0))
    }

    pub(super) fn offer_mut(&mut self, stake: StakeId) -> Option<&mut Offer> {
        self.offers.get_mut(usize::from(stake.0))
    }

    /// Something in it is not as it was shown.
    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    /// When it is to be shown again.
    pub(super) fn due(&self) -> Option<Now> {
        let shown = self.last_shown?;
        (self.changed && !self.watchers.is_empty()).then(|| shown.after_ms(SHOWN_EVERY_MS))
    }
}

impl Room {
    /// The stakes on offer, as this moment finds them.
    #[must_use]
    pub fn stakes(&self) -> Vec<StakeRow> {
        self.lobby.offers.iter().map(Offer::row).collect()
    }

    pub(super) fn watch_lobby(&mut self, player: PlayerId, now: Now) {
        self.lobby.watchers.insert(player);
        self.lobby.last_shown.get_or_insert(now);
        let stakes = self.stakes().into();
        self.tell(player, Message::Lobby { stakes });
        let pools = self.jackpots();
        if !pools.is_empty() {
            self.tell(player, Message::Jackpots { pools });
        }
    }

    pub(super) fn leave_lobby(&mut self, player: PlayerId) {
        self.lobby.watchers.remove(&player);
    }

    /// Shows the lobby to those who watch it, where it has changed and the last time is long enough ago.
    pub(super) fn show_lobby(&mut self, now: Now) {
        if self.lobby.due().is_none_or(|due| due > now) {
            return;
        }
        self.lobby.changed = false;
        self.lobby.last_shown = Some(now);
        let pools = self.jackpots();
        let shown = [Some(Message::Lobby { stakes: self.stakes().into() }), (!pools.is_empty()).then_some(Message::Jackpots { pools })];
        let shown: Vec<Arc<Message>> = shown.into_iter().flatten().map(Arc::new).collect();
        for player in self.lobby.watchers.clone() {
            for message in &shown {
                self.tell_shared(player, Arc::clone(message));
            }
        }
    }
}
