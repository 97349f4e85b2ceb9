//! A field whose owner keeps a journal, and which can be restored from it. Everything goes through JSON, as on a disk.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::field::Field;
use crate::Now;
use crate::tournament::{BadTournamentSave, Tournament, TournamentChanges, TournamentSave};

/// What a file gives back of a value.
pub(super) fn read_back<T: Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

/// The save to which all changes so far lead.
#[derive(Default)]
pub(super) struct Journal {
    save: Option<TournamentSave>,
}

impl Journal {
    /// Takes the changes, and compares what they lead to with the whole save.
    pub(super) fn take(&mut self, field: &mut Field) -> TournamentChanges {
        let changes: TournamentChanges = read_back(&field.tournament.take_changes(field.now));
        match &mut self.save {
            Some(save) if !changes.is_empty() => save.apply(&changes).unwrap(),
            Some(_) => {}
            None => self.save = Some(TournamentSave::open(&changes).unwrap()),
        }
        assert_eq!(TournamentSave { at: field.now, ..self.save().clone() }, field.tournament.save(field.now));
        changes
    }

    /// The save so far.
    pub(super) fn save(&self) -> &TournamentSave {
        self.save.as_ref().unwrap()
    }
}

impl Field {
    /// Replaces the tournament by the one that is restored from `save` after `ms` milliseconds. Nobody is connected then.
    pub(super) fn restore_from(&mut self, save: &TournamentSave, ms: u64) -> Result<(), BadTournamentSave> {
        let now = Now(self.now.0 + ms);
        self.tournament = Tournament::restore(read_back(save), now)?;
        self.now = now;
        Ok(())
    }

    /// The players whose clients are connected.
    pub(super) fn connected(&self) -> Vec<poker_protocol::PlayerId> {
        let connected = self.tournament.entrants().iter().filter(|entrant| entrant.connected);
        connected.map(|entrant| entrant.player).collect()
    }

    /// Crashes now, and goes on after `ms` milliseconds with the players who were connected.
    pub(super) fn crash(&mut self, ms: u64) {
        let (save, connected) = (self.tournament.save(self.now), self.connected());
        self.restore_from(&save, ms).unwrap();
        for player in connected {
            self.tournament.set_connected(player, true, self.now);
        }
    }
}
