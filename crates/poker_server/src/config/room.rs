//! The configuration of the room of a hall.

use std::path::Path;
use std::sync::Arc;

use poker_host::{RoomsError, find_room, read_tournaments};
use poker_room::{Catalogue, RoomConfig, RoomStakes, TournamentSchedule};

use super::halls::{HallConfig, RoomChoice, TournamentChoice};

/// The sample tables.
const SAMPLE: &str = include_str!("../../data/sample.room.ron");
/// The id of the sample tables.
const SAMPLE_ID: &str = "sample";

impl HallConfig {
    /// The configuration of the room.
    ///
    /// # Errors
    /// When there is no such room, or one of the files has an error.
    pub fn room_config(&self, rulebooks: Option<&Path>) -> Result<RoomConfig, RoomsError> {
        let stakes = self.stakes(rulebooks)?;
        Ok(RoomConfig {
            server: super::PROGRAM.to_owned(),
            tournaments: Arc::new(self.tournaments(&stakes, rulebooks)?),
            stakes,
            practice: false,
            clock: true,
            rake: self.rake,
            tempo: self.tempo,
            opening_balance: self.opening_balance,
            watch: self.watch,
            journal: true,
            sealed: true,
            chat: true,
            figures: self.figures,
            may_watch: self.may_watch,
            history: usize::try_from(self.history).unwrap_or(usize::MAX),
        })
    }

    fn tournaments(&self, stakes: &RoomStakes, rulebooks: Option<&Path>) -> Result<TournamentSchedule, RoomsError> {
        Ok(match self.tournaments {
            TournamentChoice::None => TournamentSchedule::none(),
            TournamentChoice::Calendar => {
                let catalogue = read_tournaments(rulebooks)?;
                TournamentSchedule::of(Arc::new(catalogue), &stakes.rulebooks())
            }
        })
    }

    fn stakes(&self, rulebooks: Option<&Path>) -> Result<Arc<RoomStakes>, RoomsError> {
        match &self.room {
            RoomChoice::Sample => {
                let catalogue = Catalogue::with_files([("sample.room.ron", SAMPLE)]).map_err(RoomsError::Mistakes)?;
                let no_such_room = || RoomsError::NoSuchRoom { room: SAMPLE_ID.to_owned(), known: Vec::new() };
                catalogue.room(SAMPLE_ID).ok_or_else(no_such_room)
            }
            RoomChoice::Named(room) => find_room(rulebooks, room),
        }
    }
}
