//! What a client knows of its table: the hand, whose turn it is, and the action that it is thinking about.

use chacha20::ChaCha8Rng;
use poker_host::ThinkingTime;
use poker_protocol::{HandId, SeenEvent, TableEvent, TableId, TableSnapshot, TurnId};
use poker_rules::{Action, LegalActions};
use rand::{RngExt as _, SeedableRng as _};
use tokio::time::{Duration, Instant, sleep_until};

use super::deliveries::Turn;
use crate::decision::decide;

/// One in this many actions is all in, so that tables lose players from the first level on.
const ALL_IN_ONE_IN: u64 = 23;

/// One in this many calls for the whole stack is made; otherwise a table would be over after the first player who is all in.
const CALLS_ALL_IN_ONE_IN: u64 = 4;

/// A decision of the client.
struct Decision {
    turn: Turn,
    legal: Box<LegalActions>,
    /// The end of the thinking time.
    at: Instant,
}

/// The seat of a client.
pub(super) struct Seat {
    thinking: ThinkingTime,
    rng: ChaCha8Rng,
    table: Option<TableId>,
    hand: Option<HandId>,
    /// The turn of a player at the table, until the player acts.
    turn: Option<TurnId>,
    decision: Option<Decision>,
}

impl Seat {
    /// A client without a seat. `seed` decides how long it thinks each time.
    pub(super) fn new(thinking: ThinkingTime, seed: u64) -> Self {
        Self { thinking, rng: ChaCha8Rng::seed_from_u64(seed), table: None, hand: None, turn: None, decision: None }
    }

    /// The client has got this seat, or sees it again.
    pub(super) fn taken(&mut self, table: &TableSnapshot) {
        self.table = Some(table.info.table);
        self.hand = table.hand.as_ref().map(|hand| hand.hand);
        (self.turn, self.decision) = (None, None);
        if let Some(TableEvent::ToAct { turn, legal, .. }) = &table.to_act {
            self.turn = Some(*turn);
            if let Some(legal) = legal {
                self.asked(table.info.table, *turn, legal.clone());
            }
        }
    }

    /// Something has happened at a table.
    pub(super) fn see(&mut self, table: TableId, event: &SeenEvent) {
        if self.table == Some(table)
            && let SeenEvent::Started { hand, .. } = event
        {
            self.hand = Some(*hand);
            (self.turn, self.decision) = (None, None);
        }
    }

    /// It is a player's turn.
    pub(super) fn turn(&mut self, turn: TurnId) {
        self.turn = Some(turn);
    }

    /// The player whose turn it was has acted. Returns the turn.
    pub(super) fn acted(&mut self) -> Option<Turn> {
        Some(Turn { table: self.table?, hand: self.hand?, turn: self.turn.take()? })
    }

    /// It is the client's turn. It begins to think.
    pub(super) fn asked(&mut self, table: TableId, turn: TurnId, legal: Box<LegalActions>) {
        let Some(hand) = self.hand.filter(|_| self.table == Some(table)) else { return };
        let turn = Turn { table, hand, turn };
        // The same turn is told again when its clock changes.
        if self.decision.as_ref().is_none_or(|decision| decision.turn != turn) {
            let ms = self.rng.random_range(self.thinking.min_ms..=self.thinking.max_ms);
            self.decision = Some(Decision { turn, legal, at: Instant::now() + Duration::from_millis(ms.into()) });
        }
    }

    /// Waits until the client has thought. Cancelling this future loses nothing.
    pub(super) async fn thought(&self) {
        match &self.decision {
            Some(decision) => sleep_until(decision.at).await,
            None => std::future::pending().await,
        }
    }

    /// The decision, which is the `count`th action of the client.
    pub(super) fn decide(&mut self, count: &mut u64) -> Option<(Turn, Action)> {
        let Decision { turn, legal, .. } = self.decision.take()?;
        *count += 1;
        let action = match legal.raise {
            Some(raise) if count.is_multiple_of(ALL_IN_ONE_IN) => Action::RaiseTo(raise.max_to),
            None if !legal.check && !count.is_multiple_of(CALLS_ALL_IN_ONE_IN) => Action::Fold,
            Some(_) | None => decide(&legal, *count),
        };
        Some((turn, action))
    }
}
