//! What a client saw of a hand, and the record that is made of it.

use poker_protocol::SeenEvent;
use poker_rules::{Card, GameSpec, Seat, Stakes};

use crate::{ChipUnit, PlayedHand, PlayedTournament, View, seen_events};

/// What a player who was dealt in saw of a hand, from its first event on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenPlay {
    /// The table's name, or its number in a tournament.
    pub table: String,
    /// The tournament; `None` for a cash game.
    pub tournament: Option<PlayedTournament>,
    pub table_seats: u8,
    /// The time at which the hand began, in milliseconds since 1970; `None` if it is not known.
    pub started_ms: Option<u64>,
    /// The unit of all chips in the hand.
    pub chip_unit: ChipUnit,
    pub game: GameSpec,
    /// The amounts of the forced bets. They count only where nobody who has chips left has posted: then the amount that was posted does.
    pub stakes: Stakes,
    /// The names of the players who were dealt in.
    pub names: Vec<(Seat, String)>,
    /// The rulebook in force, such as `en-2.7`.
    pub rulebook: Option<String>,
    /// The seat of the player who saw it.
    pub keeper: Seat,
    /// The events as this player saw them, from `Started` on.
    pub events: Vec<SeenEvent>,
    /// The time that each action of the betting took, in milliseconds.
    pub decision_ms: Vec<u32>,
}

impl SeenPlay {
    /// What the keeper of a hand saw of it. `None` if nobody kept it, or it cannot be replayed.
    pub fn of(hand: &PlayedHand) -> Option<SeenPlay> {
        let keeper = hand.kept_by.as_ref()?;
        Some(SeenPlay {
            table: hand.table.clone(),
            tournament: hand.tournament.clone(),
            table_seats: hand.table_seats,
            started_ms: hand.started_ms,
            chip_unit: hand.chip_unit,
            game: hand.setup.game,
            stakes: hand.setup.stakes,
            names: hand.setup.seats.iter().map(|player| (player.seat, hand.name(player.seat).to_owned())).collect(),
            rulebook: hand.rulebook.clone(),
            keeper: keeper.seat,
            events: seen_events(hand, View::Player(keeper.seat)).ok()?,
            decision_ms: keeper.decision_ms.clone(),
        })
    }

    /// The cards that the player was dealt, in their order.
    pub fn own_cards(&self) -> Vec<Card> {
        let own = |event: &SeenEvent| match event {
            SeenEvent::Dealt { seat, card, .. } if *seat == self.keeper => *card,
            _ => None,
        };
        self.events.iter().filter_map(own).collect()
    }

    /// The number of the hand; `None` if its beginning was not seen.
    pub fn number(&self) -> Option<u64> {
        if let Some(SeenEvent::Started { hand, .. }) = self.events.first() { Some(hand.0) } else { None }
    }
}

/// Why no record can be made of what a player saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrecordable {
    /// The player was not dealt in, or the beginning of the hand was not seen.
    #[error("the player was not dealt in, or did not see how the hand began")]
    NotDealtIn,
    /// No legal hand has these events.
    #[error("no legal hand has the events that were seen")]
    NoSuchHand,
}
