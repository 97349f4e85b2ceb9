//! Connections of players, what they ask for at their tables, and tables that they look at.

use poker_protocol::{HandId, PlayerId, Refusal, TableId, TournamentEvent, TournamentId, TurnId};
use poker_rules::Action;

use super::floor::TournamentFloor;
use super::running::Running;
use super::telling::to_all;
use crate::floor::Effect;
use crate::{Absence, Dealer, Now};

impl TournamentFloor {
    /// Tells the player's tournaments that the connection was lost or is back.
    pub(crate) fn set_connected(&mut self, player: PlayerId, connected: bool, now: Now) -> Vec<Effect> {
        let mut entered = self.entered_by(player);
        entered.retain(|id| self.tournaments.get(id).is_some_and(|running| running.players.contains(&player)));
        for id in &entered {
            if let Some(running) = self.tournaments.get_mut(id) {
                running.tournament.set_connected(player, connected, now);
            }
        }
        let absence = if connected { Absence::CameBack } else { Absence::NotChosen };
        let noted = |tournament| [Effect::Absence { tournament, player, absence }, Effect::PassOnTournament(tournament)];
        entered.into_iter().flat_map(noted).collect()
    }

    /// Carries out a player's action, or the choice to show or muck, for decision `turn` of hand `hand`.
    ///
    /// # Errors
    /// `Unknown` if the table belongs to no tournament, and the refusals of the table.
    pub(crate) fn act(
        &mut self,
        (player, table): (PlayerId, TableId),
        turn: (HandId, TurnId),
        action: Action,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let (id, running) = self.running_at(table)?;
        running.tournament.act((player, table), turn, action, dealer, now)?;
        Ok(vec![Effect::PassOnTournament(id)])
    }

    /// Sets whether a player sits out at a table (R-TRN-2).
    ///
    /// # Errors
    /// `Unknown` if the table belongs to no tournament; `NotSeated` if the player does not sit there.
    pub(crate) fn sit_out(
        &mut self,
        (player, table): (PlayerId, TableId),
        out: bool,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let (id, running) = self.running_at(table)?;
        if running.tournament.table(table).and_then(|state| state.seat_of(player)).is_none() {
            return Err(Refusal::NotSeated);
        }
        running.tournament.sit_out((player, table), out, dealer, now);
        let absence = if out { Absence::SitsOut } else { Absence::CameBack };
        Ok(vec![Effect::Absence { tournament: id, player, absence }, Effect::PassOnTournament(id)])
    }

    /// Tells a player who connects, once, how long each tournament stood still in which the player was when it went on after a fault.
    pub(crate) fn tell_standstills(&mut self, player: PlayerId) -> Vec<Effect> {
        let of = |(&id, running): (&TournamentId, &mut Running)| {
            let ms = u64::from(running.stood_still.remove(&player)?);
            Some(to_all(id, vec![player], TournamentEvent::StoodStill { ms }))
        };
        self.tournaments.iter_mut().filter_map(of).collect()
    }

    /// Shows a player each table of a tournament where the player sits, and each that the player watches.
    pub(crate) fn show_tables(&mut self, player: PlayerId, now: Now) -> Vec<Effect> {
        let entered = self.entered_by(player);
        let tables = |id| {
            let running = self.tournaments.get(&id)?;
            let seats = running.tournament.seats_of(player);
            Some(
                seats
                    .into_iter()
                    .filter(|&(table, _)| running.tournament.is_told_at(table))
                    .filter_map(|place| running.show_table(player, place, now))
                    .collect::<Vec<Effect>>(),
            )
        };
        let own = entered.into_iter().filter_map(tables).flatten();
        let watched_in = |running: &Running| -> Vec<Effect> {
            running.watchers.tables_of(player).filter_map(|table| running.show_watched(player, table, now)).collect()
        };
        own.chain(self.tournaments.values().flat_map(watched_in)).collect()
    }
}
