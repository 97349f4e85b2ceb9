//! Restarts the room, as after a crash of its driver.

use poker_protocol::StreamId;
use poker_room::{Room, Shuffler};

use super::RoomFailure;
use super::run::Day;
use super::transcript::OTHER_SAVE;
use crate::simulate::cards::card_rng;

impl Day {
    /// Restores the room from its save, if a transcript is taken. The hands that were in progress are ended if nobody could act in
    /// them any more, and otherwise void (R-FAIL-1). Nobody is connected.
    pub(super) fn restart(&mut self) -> Result<(), RoomFailure> {
        let Some(transcript) = &mut self.transcript else { return Ok(()) };
        let save = self.room.save();
        if !transcript.save(&save) {
            return Err(self.broken(OTHER_SAVE.to_owned()));
        }
        let unfinished = transcript.take_unfinished();
        self.restarts += 1;
        let randomness = Box::new(Shuffler(card_rng(self.seed.wrapping_add(self.restarts << 32))));
        self.room = Room::restore_in_mid_hand((save, unfinished), self.config.clone(), randomness, self.now)
            .map_err(|error| self.broken(error.to_string()))?;
        self.room.name_streams(StreamId(self.restarts));
        self.input(|| "the room is opened again".to_owned());
        self.by_client.clear();
        for guest in &mut self.guests {
            guest.client = None;
        }
        self.settle()
    }
}
