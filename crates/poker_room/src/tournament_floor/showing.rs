//! Shows the lobby and single tournaments to those who look, at most every second and every two seconds.

use std::collections::BTreeMap;
use std::sync::Arc;

use poker_protocol::{Message, OfferId, OfferRow, PlayerId, Refusal, TournamentId, TournamentKind, TournamentOverview};

use super::floor::TournamentFloor;
use super::lobby::LobbyRows;
use super::looking::Changed;
use super::running::Running;
use crate::Now;
use crate::floor::Effect;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

impl TournamentFloor {
    /// Begins to tell a player about the tournaments on offer, or stops.
    pub(crate) fn watch(&mut self, player: PlayerId, on: bool, now: Now) -> Vec<Effect> {
        if !on {
            self.lobby.leave(player);
            return Vec::new();
        }
        let rows = self.lobby_rows();
        // Those who watch already are sent what has changed when it is due.
        if !self.lobby.is_watched() {
            let _all_new = self.lobby.changes(rows.clone());
        }
        self.lobby.watch(player, now, rows).into_iter().map(|message| Effect::Tell(player, message)).collect()
    }

    /// Begins to tell a player about one tournament, or stops. A player can also stop looking at a tournament that the room has forgotten
    /// meanwhile.
    ///
    /// # Errors
    /// `Unknown` if there is no such tournament to look at.
    pub(crate) fn look_at(&mut self, player: PlayerId, id: TournamentId, on: bool, now: Now) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id);
        if !on {
            running.into_iter().for_each(|running| running.looking.end(player));
            return Ok(Vec::new());
        }
        let running = running.ok_or(Refusal::Unknown)?;
        running.looking.begin(player, now);
        self.looked_at.insert(id);
        let overview = Box::new(self.overview(id, now).ok_or(Refusal::Unknown)?);
        Ok(vec![Effect::Tell(player, Message::Tournament { overview })])
    }

    /// All that those see who look at a tournament, with the tournament that follows on it and what the house allows.
    fn overview(&self, id: TournamentId, now: Now) -> Option<TournamentOverview> {
        let mut overview = self.tournament(id)?.overview(now);
        overview.terms.target = self.target_view(id);
        overview.terms.may_watch = self.may_watch;
        Some(overview)
    }

    /// A page of the players of a tournament.
    ///
    /// # Errors
    /// `Unknown` if there is no such tournament.
    pub(crate) fn players_page(&self, id: TournamentId, page: u32) -> Result<Message, Refusal> {
        let (rows, pages) = self.tournament(id).ok_or(Refusal::Unknown)?.players_page(page);
        Ok(Message::TournamentPlayers { tournament: id, page, pages, rows })
    }

    /// A page of the tables of a tournament.
    ///
    /// # Errors
    /// `Unknown` if there is no such tournament.
    pub(crate) fn tables_page(&self, id: TournamentId, page: u32) -> Result<Message, Refusal> {
        let (rows, pages) = self.tournament(id).ok_or(Refusal::Unknown)?.tables_page(page);
        Ok(Message::TournamentTables { tournament: id, page, pages, rows })
    }

    /// How the entries of a player rank in a tournament.
    ///
    /// # Errors
    /// `Unknown` if there is no such tournament.
    pub(super) fn ranks(&self, player: PlayerId, id: TournamentId) -> Result<Message, Refusal> {
        let tournament = self.tournament(id).ok_or(Refusal::Unknown)?;
        Ok(Message::TournamentRank { tournament: id, left: tournament.left(), ranks: tournament.ranks_of(player) })
    }

    /// Stops telling a player about tournaments in which the player does not play, because the connection is lost or another client greets.
    pub(crate) fn look_away(&mut self, player: PlayerId) {
        self.lobby.leave(player);
        self.stop_watching(player);
        for id in &self.looked_at {
            if let Some(running) = self.tournaments.get_mut(id) {
                running.looking.end(player);
            }
        }
    }

    /// When something is next to be shown.
    pub(super) fn show_due(&self) -> Option<Now> {
        let looked_at = self.looked_at.iter().filter_map(|id| self.tournaments.get(id)?.looking.due());
        looked_at.chain(self.lobby.due()).min()
    }

    /// Shows what is due.
    pub(crate) fn show(&mut self, now: Now) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.lobby.due().is_some_and(|due| due <= now) {
            let rows = self.lobby_rows();
            let (players, messages) = self.lobby.show(now, rows);
            effects.extend(messages.into_iter().map(|message| Effect::TellMany(players.clone(), message)));
        }
        let looked_at: Vec<TournamentId> = self.looked_at.iter().copied().collect();
        for id in looked_at {
            let Some(running) = self.tournaments.get_mut(&id).filter(|running| !running.looking.players().is_empty()) else {
                self.looked_at.remove(&id);
                continue;
            };
            let Some(changed) = running.looking.take(now) else { continue };
            let players = running.looking.players().iter().copied().collect();
            let message = match changed {
                Changed::Standing => Message::TournamentStanding { tournament: id, standing: Box::new(running.tournament.standing(now)) },
                Changed::Overview => match self.overview(id, now) {
                    Some(overview) => Message::Tournament { overview: Box::new(overview) },
                    None => continue,
                },
            };
            effects.push(Effect::TellMany(players, Arc::new(message.into())));
        }
        effects
    }

    /// Notes that a tournament has changed.
    pub(super) fn note_change(&mut self, id: TournamentId, changed: Changed) {
        self.lobby.touch();
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.looking.note(changed);
        }
    }

    fn lobby_rows(&self) -> LobbyRows {
        let is_listed = |running: &&Running| running.tournament.kind() == TournamentKind::Scheduled || running.series.is_none();
        let rows = self.tournaments.values().filter(is_listed).map(|running| running.tournament.row()).collect();
        LobbyRows { rows, offers: self.offer_rows() }
    }

    fn offer_rows(&self) -> Vec<OfferRow> {
        let mut open: BTreeMap<usize, &Running> = BTreeMap::new();
        let mut playing: BTreeMap<usize, u32> = BTreeMap::new();
        for running in self.tournaments.values() {
            let Some(series) = running.series else { continue };
            match running.tournament.stage() {
                // A request for several games may have opened further ones. The first is filled first.
                TournamentStage::Registering => drop(open.entry(series).or_insert(running)),
                TournamentStage::Playing => *playing.entry(series).or_default() += 1,
                TournamentStage::Finished | TournamentStage::Cancelled => {}
            }
        }
        let row = |(number, running): (usize, &Running)| {
            let most_games = match &self.schedule.series().get(number)?.offer {
                SeriesOffer::Scheduled(_) => return None,
                SeriesOffer::SitAndGo(_) => 1,
                SeriesOffer::HexaPro { family, .. } => family.most_games.is,
            };
            let tournament = &running.tournament;
            Some(OfferRow {
                offer: offer_of(number),
                facts: tournament.facts(),
                players: tournament.terms().most_entries,
                open: tournament.id(),
                entries: tournament.entries(),
                running: playing.get(&number).copied().unwrap_or_default(),
                most_games,
            })
        };
        open.into_iter().filter_map(row).collect()
    }
}

/// The id of the offer of a series.
fn offer_of(series: usize) -> OfferId {
    OfferId(u32::try_from(series).unwrap_or(u32::MAX))
}
