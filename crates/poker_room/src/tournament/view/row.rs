//! The row of a tournament in the lobby.

use poker_protocol::{Begins, LobbyStage, Money, RegistrationEnd, TournamentRow};

use crate::tournament::{Beginning, LateUntil, PrizeDivision, Stage, Tournament};

impl Tournament {
    /// Its row in the lobby.
    #[must_use]
    pub fn row(&self) -> TournamentRow {
        let terms = &self.terms;
        TournamentRow {
            tournament: self.id,
            facts: self.facts(),
            begins: self.begins(),
            stage: self.lobby_stage(),
            late_until: self.late_until(),
            entries: self.entries(),
            least_entries: match terms.begin {
                Beginning::WhenFull => terms.most_entries,
                Beginning::At { least_entries, .. } => least_entries,
            },
            most_entries: terms.most_entries,
            left: self.left(),
            level: self.level(),
            guarantee: terms.prizes.guarantee,
            added: terms.prizes.added,
            pool: self.shown_pool(),
        }
    }

    pub(super) fn begins(&self) -> Begins {
        match self.terms.begin {
            Beginning::At { time, .. } => Begins::At { time: time.0 },
            Beginning::WhenFull => Begins::WhenFull { seats_left: self.terms.most_entries.saturating_sub(self.entries()) },
        }
    }

    fn lobby_stage(&self) -> LobbyStage {
        match &self.stage {
            Stage::Registering => LobbyStage::Registering,
            Stage::Playing(play) if play.registration.is_some() => LobbyStage::LateRegistration,
            Stage::Playing(play) if play.break_until.is_some() => LobbyStage::Break,
            Stage::Playing(play) if play.tables().len() == 1 => LobbyStage::FinalTable,
            Stage::Playing(_) => LobbyStage::Playing,
            Stage::Finished => LobbyStage::Finished,
            Stage::Cancelled => LobbyStage::Cancelled,
        }
    }

    /// When registration closes: before the beginning reckoned from its time. `None` if nobody can register after the beginning, or any more.
    fn late_until(&self) -> Option<RegistrationEnd> {
        let closes = |ms| match (&self.stage, self.terms.begin) {
            (Stage::Registering, Beginning::At { time, .. }) => Some(time.after_ms(ms)),
            (Stage::Playing(play), _) => play.registration_closes(),
            (Stage::Registering | Stage::Finished | Stage::Cancelled, _) => None,
        };
        match self.terms.late.filter(|_| self.is_open())?.until {
            LateUntil::EndOfLevel(level) => Some(RegistrationEnd::Level { level }),
            LateUntil::After { ms } => closes(ms).map(|time| RegistrationEnd::At { time: time.0 }),
        }
    }

    /// The prize pool with the present entries; zero while it depends on a multiplier that is not drawn.
    pub(super) fn shown_pool(&self) -> Money {
        if self.prizes_are_final() {
            return self.pool;
        }
        match self.terms.prizes.division {
            PrizeDivision::Drawn(_) => Money::ZERO,
            _ => self.present_pool(),
        }
    }
}
