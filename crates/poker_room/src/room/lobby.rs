//! The stakes on offer and how lively they are.

use std::collections::VecDeque;

use poker_protocol::{BuyInRange, Form, Message, PlayerId, StakeId, StakeRow};
use poker_rules::Chips;

use super::Room;
use super::config::{BadConfig, RoomConfig};
use super::plan::OfferPlan;
use crate::{Now, TableRules};

/// Pots that the average is taken over.
const POTS_REMEMBERED: usize = 20;
/// A lobby that changes all the time is shown once a second.
const SHOWN_EVERY_MS: u32 = 1_000;

/// A stake of the lobby.
pub(super) struct Offer {
    pub stake: StakeId,
    pub name: String,
    pub rules: TableRules,
    pots: VecDeque<Chips>,
}

pub(super) struct Lobby {
    offers: Vec<Offer>,
    changed: bool,
    last_shown: Option<Now>,
    watched: bool,
}

impl Lobby {
    pub(super) fn of(config: &RoomConfig) -> Result<Self, BadConfig> {
        let options = config.table_options();
        let offer = |(at, planned): (usize, &OfferPlan)| {
            let name = planned.row.name.clone();
            let no_such_stake = || BadConfig::NoSuchStake { rulebook: planned.rulebook.id.clone(), stake: name.clone() };
            let too_many = |_| BadConfig::TooManyStakes { plan: config.plan.id.clone() };
            let rules = planned.rules(&options).ok_or_else(no_such_stake)?;
            Ok(Offer { stake: StakeId(u16::try_from(at).map_err(too_many)?), name, rules, pots: VecDeque::new() })
        };
        let offers = config.plan.offers.iter().enumerate().map(offer).collect::<Result<_, BadConfig>>()?;
        Ok(Self { offers, changed: false, last_shown: None, watched: false })
    }

    pub(super) fn offers(&self) -> &[Offer] {
        &self.offers
    }

    pub(super) fn offer(&self, stake: StakeId) -> Option<&Offer> {
        self.offers.get(usize::from(stake.0))
    }

    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    pub(super) fn note_pot(&mut self, stake: StakeId, pot: Chips) {
        self.changed = true;
        if let Some(offer) = self.offers.get_mut(usize::from(stake.0)) {
            if offer.pots.len() == POTS_REMEMBERED {
                offer.pots.pop_front();
            }
            offer.pots.push_back(pot);
        }
    }

    /// When it is to be shown again.
    pub(super) fn due(&self) -> Option<Now> {
        let shown = self.last_shown?;
        (self.changed && self.watched).then(|| shown.after_ms(SHOWN_EVERY_MS))
    }
}

impl Offer {
    fn average_pot(&self) -> Option<Chips> {
        let pots = u8::try_from(self.pots.len()).ok().filter(|&pots| pots > 0)?;
        Some(self.pots.iter().sum::<Chips>().split(pots).0)
    }
}

impl Room {
    /// The stakes on offer, as this moment finds them.
    #[must_use]
    pub fn stakes(&self) -> Vec<StakeRow> {
        self.lobby.offers().iter().map(|offer| self.stake_row(offer)).collect()
    }

    pub(super) fn watch_lobby(&mut self, player: PlayerId, on: bool, now: Now) {
        if let Some(session) = self.sessions.get_mut(&player) {
            session.watches_lobby = on;
        }
        self.lobby.watched = self.sessions.values().any(|session| session.watches_lobby);
        if on {
            let stakes = self.stakes();
            self.lobby.last_shown.get_or_insert(now);
            self.tell(player, Message::Lobby { stakes });
            self.tell_jackpots(player);
        }
    }

    /// Shows the lobby to those who watch it, where it has changed and the last time is long enough ago.
    pub(super) fn show_lobby(&mut self, now: Now) {
        if self.lobby.due().is_none_or(|due| due > now) {
            return;
        }
        self.lobby.changed = false;
        self.lobby.last_shown = Some(now);
        let watchers: Vec<PlayerId> =
            self.sessions.iter().filter(|(_, session)| session.watches_lobby).map(|(&player, _)| player).collect();
        let stakes = self.stakes();
        for player in watchers {
            self.tell(player, Message::Lobby { stakes: stakes.clone() });
            self.tell_jackpots(player);
        }
    }

    fn stake_row(&self, offer: &Offer) -> StakeRow {
        let tables = || self.tables.values().filter(|slot| slot.table.stake() == offer.stake);
        StakeRow {
            stake: offer.stake,
            name: offer.name.clone(),
            form: Form::Regular,
            game: offer.rules.game,
            small_blind: offer.rules.stakes.small_blind,
            big_blind: offer.rules.stakes.big_blind,
            seats: offer.rules.seats,
            players: tables().map(|slot| u32::from(slot.table.players())).sum(),
            tables: u32::try_from(tables().count()).unwrap_or(u32::MAX),
            waiting: 0,
            buy_in: BuyInRange { min: offer.rules.buy_in.min, max: offer.rules.buy_in.max },
            average_pot: offer.average_pot(),
            hands_per_hour: None,
            rulebook: offer.rules.rulebook.clone(),
        }
    }
}
