//! The requests of clients about tournaments.

use poker_protocol::{Money, OfferId, Pay, PlayerId, Refusal, Request, TournamentId};

use super::floor::TournamentFloor;
use super::money::Shares;
use crate::floor::{Arriving, Effect};
use crate::rulebook::SeriesOffer;
use crate::tournament::{Admission, EntryFacts, PasswordDigest, Tournament, TournamentStage};
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
            Request::Unregister { tournament } => self.unregister(player, tournament, now),
            Request::DeclineRebuy { tournament } => self.decline_rebuy(player, tournament, dealer, now),
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
        match request {
            Request::Register { tournament, pay, password } => {
                let buy_in = paid_with_money(*pay)?;
                let password = password.as_deref().map(PasswordDigest::of);
                let admission = Admission { password, facts: EntryFacts::default() };
                self.register((arriving, admission, buy_in), *tournament, dealer, now)
            }
            Request::RegisterGames { offer, games, pay } => {
                if paid_with_money(*pay)?.is_some() {
                    return Err(Refusal::NotOffered);
                }
                self.register_games(&arriving, *offer, *games, dealer, now)
            }
            Request::Rebuy { tournament } => self.rebuy(&arriving, *tournament, dealer, now),
            Request::AddOn { tournament } => self.add_on(&arriving, *tournament, dealer, now),
            _ => Err(Refusal::NotOffered),
        }
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
        let open = self.open_for(arriving.player, series);
        let terms = open.first().and_then(|&id| self.tournament(id)).map(Tournament::terms);
        let price = terms.map(|terms| Shares::of_entry(terms, terms.entry).total());
        arriving.can_pay(price.and_then(|price| price.times(games.into())).ok_or(Refusal::RegistrationClosed)?)?;
        let mut open = open.into_iter();
        let mut effects = Vec::new();
        for _ in 0..games {
            let (id, announced) = match open.next() {
                Some(id) => (id, Vec::new()),
                None => self.announce_next(series, dealer, now).ok_or(Refusal::RegistrationClosed)?,
            };
            effects.extend(announced);
            effects.extend(self.register((arriving.clone(), Admission::default(), None), id, dealer, now)?);
        }
        Ok(effects)
    }

    /// The tournaments of a series that wait for players, without those that this player waits in.
    fn open_for(&self, player: PlayerId, series: usize) -> Vec<TournamentId> {
        let is_open = |id: &TournamentId| {
            let Some(running) = self.tournaments.get(id) else { return false };
            running.series == Some(series)
                && running.tournament.stage() == TournamentStage::Registering
                && !running.players.contains(&player)
        };
        self.ids().filter(is_open).collect()
    }
}

/// The buy-in that a player has chosen who pays with money.
fn paid_with_money(pay: Pay) -> Result<Option<Money>, Refusal> {
    match pay {
        Pay::Money { buy_in } => Ok(buy_in),
        Pay::Ticket { .. } => Err(Refusal::NoSuchTicket),
    }
}
