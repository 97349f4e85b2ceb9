//! Tournaments: which of them the client looks at, and what their events lead to.

use poker_client::{Amounts, Cue, EntryChoice, tournament_name};
use poker_protocol::{OwnEntryState, Request, TableId, TournamentId};
use poker_text::{Arg, Text, text};

use super::Session;

impl Session {
    /// Asks the room to tell all about a tournament from now on, if it does not yet.
    pub(crate) fn look_at(&mut self, tournament: TournamentId) {
        if self.client.tournaments().looked_at(tournament).is_none() {
            self.ask(Request::LookAtTournament { tournament, on: true });
        }
    }

    /// Looks at each tournament in which the player has a seat: the table shows how it stands.
    pub(super) fn look_at_own(&mut self) {
        let own = self.client.tournaments().own().list();
        let seated: Vec<_> =
            own.filter(|entry| matches!(entry.state, OwnEntryState::Seated { .. })).map(|entry| entry.tournament).collect();
        for tournament in seated {
            self.look_at(tournament);
        }
    }

    /// That a registration was carried out, or taken back.
    pub(super) fn registered(&self, request: &Request) -> Text {
        let tournaments = self.client.tournaments();
        let amounts = Amounts::money_of(self.client.currency());
        let lobby = tournaments.lobby();
        let facts = match EntryChoice::of(request) {
            Some(EntryChoice::Games(offer)) => lobby.offer(offer).map(|row| &row.facts),
            Some(EntryChoice::Tournament(tournament)) => {
                let looked_at = || Some(&tournaments.looked_at(tournament)?.overview()?.row.facts);
                lobby.row(tournament).map(|row| &row.facts).or_else(looked_at)
            }
            None => None,
        };
        let own = || match EntryChoice::of(request) {
            Some(EntryChoice::Tournament(tournament)) => {
                tournaments.own().of(tournament).next().map(|entry| Arg::word(entry.name.as_str()))
            }
            Some(EntryChoice::Games(_)) | None => None,
        };
        let name = facts.map(|facts| tournament_name(facts, &amounts)).or_else(own).unwrap_or_else(|| Arg::word(""));
        if matches!(request, Request::Unregister { .. }) { text::registration::undone(name) } else { text::registration::done(name) }
    }

    /// Asks how the player's entry at a table ranks, once per request.
    pub(super) fn ask_rank(&mut self, table: TableId) {
        let own = self.client.tournaments().own();
        let Some(tournament) = own.at(table).map(|entry| entry.tournament) else { return };
        let request = Request::AskTournamentRank { tournament };
        if self.client.pending().all(|(_, asked)| *asked != request) {
            self.ask(request);
        }
    }

    /// Shows at the player's tables what has happened in a tournament.
    pub(super) fn follow_tournament(&mut self, cues: Vec<(TableId, Cue)>) {
        for (table, cue) in cues {
            if self.front == Some(table)
                && let Some(seated) = self.tables.get_mut(&table)
            {
                seated.playback.push([cue]);
            }
        }
    }
}
