//! Tournaments: which of them the client looks at, and what their events lead to.

use poker_client::{Amounts, Cue, EntryChoice, SoundCue, cancelled_text, known_name, start_text, tournament_name};
use poker_protocol::{OwnEntryState, Refund, Request, TableId, TournamentEvent, TournamentId};
use poker_text::{Arg, Text, text};

use super::Session;
use crate::frame_clock::FrameClock;
use crate::local_time::local_time;

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
        let name = EntryChoice::of(request).map_or_else(|| Arg::word(""), |choice| self.name_of(choice));
        if matches!(request, Request::Unregister { .. }) { text::registration::undone(name) } else { text::registration::done(name) }
    }

    /// The name of what a player registers for; empty if nothing is known of it.
    fn name_of(&self, choice: EntryChoice) -> Arg {
        let tournaments = self.client.tournaments();
        let lobby = tournaments.lobby();
        let amounts = Amounts::money_of(self.client.currency());
        let tournament = match choice {
            EntryChoice::Games(offer) => {
                return lobby.offer(offer).map_or_else(|| Arg::word(""), |row| tournament_name(&row.facts, &amounts));
            }
            EntryChoice::Tournament(tournament) => tournament,
        };
        let own = tournaments.own();
        let entered = own.of(tournament).next().map(|entry| entry.name.as_str());
        let name = entered.or_else(|| Some(own.outcome(tournament)?.name.as_str())).unwrap_or_default();
        known_name(tournaments, tournament, name, &amounts)
    }

    /// Notes that a tournament which the player has entered was cancelled or begins at another time.
    pub(super) fn note_news(&mut self, tournament: TournamentId, event: &TournamentEvent, moment: &FrameClock) {
        let own = self.client.tournaments().own();
        if !own.is_in(tournament) && own.outcome(tournament).is_none() {
            return;
        }
        let name = self.name_of(EntryChoice::Tournament(tournament));
        let told = match event {
            TournamentEvent::Cancelled { why, refund } => {
                let amounts = Amounts::money_of(self.client.currency());
                cancelled_text(name, *why, refund.as_ref().unwrap_or(&Refund::default()), &amounts)
            }
            TournamentEvent::Delayed { begins } => {
                text::notice::tournament_delayed(name, start_text(local_time(*begins), local_time(moment.unix_ms)))
            }
            _ => return,
        };
        self.news.push((tournament, told));
        self.calls.push(SoundCue::News);
    }

    /// Whether there is news that [`Self::take_news`] returns.
    pub(crate) fn has_news(&self) -> bool {
        !self.news.is_empty()
    }

    /// The news of tournaments that the player has entered since the last call.
    pub(crate) fn take_news(&mut self) -> Vec<(TournamentId, Text)> {
        std::mem::take(&mut self.news)
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
            if self.shows(table)
                && let Some(seated) = self.tables.get_mut(&table)
            {
                seated.playback.push([cue]);
            }
        }
    }
}
