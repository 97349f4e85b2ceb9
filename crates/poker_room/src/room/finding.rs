//! Finding players who allow it.

use poker_protocol::{FoundPlayer, MAX_NAME_CHARS, Message, PlayerId, Refusal};

use super::Room;

impl Room {
    /// Whether players can be found: not in practice, where nobody else plays.
    pub(super) fn finds_players(&self) -> bool {
        !self.config.practice
    }

    pub(super) fn allow_finding(&mut self, player: PlayerId, on: bool) -> Result<(), Refusal> {
        if !self.finds_players() {
            return Err(Refusal::NotOffered);
        }
        self.players.allow_finding(player, on);
        Ok(())
    }

    /// Tells `asker` what the player of this name plays.
    pub(super) fn find_player(&mut self, asker: PlayerId, name: String) -> Result<(), Refusal> {
        if !self.finds_players() {
            return Err(Refusal::NotOffered);
        }
        if name.chars().count() > MAX_NAME_CHARS {
            return Err(Refusal::Malformed);
        }
        let player = self.players.find(&name).map(|(player, profile)| FoundPlayer {
            player,
            name: profile.name.clone(),
            stakes: self.floor.stakes_of(player),
            tournaments: self.tournaments.found_seats(player),
        });
        self.players.tell(asker, Message::PlayerFound { name, player });
        Ok(())
    }
}
