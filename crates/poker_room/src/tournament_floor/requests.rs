//! The requests of clients about tournaments.

use poker_protocol::{OfferId, Pay, PlayerId, Refusal, Request, TournamentId};

use super::floor::TournamentFloor;
use super::money::Shares;
use super::registering::by_plan;
use crate::floor::{Arriving, Effect};
use crate::rulebook::SeriesOffer;
use crate::tournament::{PasswordDigest, Tournament, TournamentStage};
use crate::{Dealer, Now};

impl TournamentFloor {
    /// Answers a request that needs no money.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn answer(&mut self, player: PlayerId, request: &Request, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        match *request {
            Request::WatchTournaments { on } => Ok(self.watch(player, on, now)),
            Request::LookAtTournament { tournament, on } => self.look_at(player, tournament, on, now),
            Request::AskTournamentPlayers { tournament, page } => Ok(vec![Effect::Tell(player, self.players_page(tournament, page)?)]),
            Request::AskTournamentTables { tournament, page } => Ok(vec![Effect::Tell(player, self.tables_page(tournament, page)?)]),
            Request::AskTournamentRank { tournament } => Ok(vec![Effect::Tell(player, self.ranks(player, tournament)?)]),
            Request::WatchTable { table, on } => self.watch_table(player, table, on, now),
            Request::Unregister { tournament } => self.unregister(player, tournament, now),
            Request::DeclineRebuy { tournament } => self.decline_rebuy(player, tournament, dealer, now),
            Request::AskTickets => Ok(vec![self.tell_tickets(player)]),
            Request::ExchangeTicket { ticket } => self.exchange_ticket(player, ticket),
            Request::ProposeDeal { tournament, deal } => self.propose_deal(player, tournament, deal, now),
            Request::AnswerDeal { tournament, proposal, agree } => self.answer_deal(player, (tournament, proposal), agree, dealer, now),
            Request::WithdrawDeal { tournament, proposal } => self.withdraw_deal(player, (tournament, proposal), dealer, now),
            _ => Err(Refusal::NotOffered),
        }
    }

    /// Enters a player into a tournament, or into several games of an offer, or sells the player chips.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn enter(&mut self, arriving: Arriving, request: &Request, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        let accepted = self.accepted_with(&arriving, request);
        let mut effects = match request {
            Request::Register { tournament, pay, password } => {
                let password = password.as_deref().map(PasswordDigest::of);
                match *pay {
                    Pay::Money { buy_in } => self.register((arriving, password, buy_in), *tournament, dealer, now),
                    Pay::Ticket { ticket } => self.register_with_ticket((arriving, password, ticket), *tournament, dealer, now),
                }
            }
            Request::RegisterGames { offer, games, pay } => match *pay {
                Pay::Money { buy_in: None } => self.register_games(&arriving, *offer, *games, dealer, now),
                Pay::Money { buy_in: Some(_) } => Err(Refusal::NotOffered),
                Pay::Ticket { ticket } if *games == 1 => self.register_game_with_ticket((arriving, ticket), *offer, dealer, now),
                Pay::Ticket { .. } => Err(Refusal::TooManyGames { most: 1 }),
            },
            Request::Rebuy { tournament } => self.rebuy(&arriving, *tournament, dealer, now),
            Request::AddOn { tournament } => self.add_on(&arriving, *tournament, dealer, now),
            _ => Err(Refusal::NotOffered),
        }?;
        effects.extend(accepted);
        Ok(effects)
    }

    /// The rulebook that a player accepts with this request (R-INT-8).
    fn accepted_with(&self, arriving: &Arriving, request: &Request) -> Option<Effect> {
        let rulebook = match request {
            Request::Register { tournament, .. } => &self.tournament(*tournament)?.terms().hand.rulebook,
            Request::RegisterGames { offer, .. } => &self.schedule.series().get(usize::try_from(offer.0).ok()?)?.rulebook.id,
            _ => return None,
        };
        Some(Effect::AcceptRules { player: arriving.player, rulebook: rulebook.clone() })
    }

    /// Enters a player into several games of an offer, each a tournament of its own (R-HEX-2): all or none.
    fn register_games(
        &mut self,
        arriving: &Arriving,
        offer: OfferId,
        games: u8,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let series = usize::try_from(offer.0).map_err(|_| Refusal::Unknown)?;
        let most = match &self.schedule.series().get(series).ok_or(Refusal::Unknown)?.offer {
            SeriesOffer::HexaPro { family, .. } => family.most_games.is,
            SeriesOffer::SitAndGo(_) => 1,
            SeriesOffer::Scheduled(_) => return Err(Refusal::Unknown),
        };
        if games == 0 || games > most {
            return Err(Refusal::TooManyGames { most });
        }
        self.enter_games((arriving.player, series, games.into()), dealer, now, |floor, games, dealer| {
            floor.enter_all(arriving, games.iter().copied(), dealer, now)
        })
    }

    /// Lets `enter` enter a player into `count` games of a series that wait for players, and in which this player does not wait yet. Those that
    /// are missing are announced first.
    ///
    /// # Errors
    /// `RegistrationClosed` if they cannot be announced, and the refusal of `enter`; then none is announced.
    pub(super) fn enter_games(
        &mut self,
        (player, series, count): (PlayerId, usize, usize),
        dealer: &mut Dealer,
        now: Now,
        enter: impl FnOnce(&mut Self, &[TournamentId], &mut Dealer) -> Result<Vec<Effect>, Refusal>,
    ) -> Result<Vec<Effect>, Refusal> {
        let mut games = self.open_for(player, series);
        games.truncate(count);
        let (new, mut effects) = self.announce_several((series, count - games.len()), dealer, now)?;
        games.extend(&new);
        let entered = enter(self, &games, dealer);
        if entered.is_err() {
            self.retract(&new);
        }
        effects.extend(entered?);
        Ok(effects)
    }

    /// Enters a player into these tournaments of one series.
    ///
    /// # Errors
    /// `Balance` if the player cannot pay for all, or the refusal of the first one, which is that of the others; then nothing has changed.
    fn enter_all(
        &mut self,
        arriving: &Arriving,
        games: impl Iterator<Item = TournamentId> + Clone,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let terms = games.clone().filter_map(|id| self.tournament(id)).map(Tournament::terms);
        arriving.can_pay(terms.map(|terms| Shares::of_entry(terms, by_plan(terms, terms.entry, arriving)).total()).sum())?;
        let mut effects = Vec::new();
        for id in games {
            effects.extend(self.register((arriving.clone(), None, None), id, dealer, now)?);
        }
        Ok(effects)
    }

    /// The tournaments of a series that wait for players, without those that this player waits in.
    pub(super) fn open_for(&self, player: PlayerId, series: usize) -> Vec<TournamentId> {
        let is_open = |id: &TournamentId| {
            let Some(running) = self.tournaments.get(id) else { return false };
            running.series == Some(series)
                && running.tournament.stage() == TournamentStage::Registering
                && !running.players.contains(&player)
        };
        self.ids().filter(is_open).collect()
    }
}
