//! A cash game on the floor.

use std::sync::Arc;

use poker_protocol::PlayerId;
use poker_rules::{Seat, SeatSet};

use crate::cash::CashGame;
use crate::{CashOutput, Now, Viewers};

/// A cash game on the floor: who watches it, and which of its seats are kept for players.
pub(crate) struct Slot {
    pub(super) game: Box<dyn CashGame>,
    /// Who is told what happens at a table, and from which seat they see it. A pool keeps its own viewers.
    pub(super) viewers: Arc<Viewers>,
    pub(super) kept: Vec<KeptSeat>,
    /// The number of players in the game when the lobby's figures were last updated; these figures include it.
    pub(super) counted: u32,
    /// When the last hand ended; `None` after a wait for players.
    pub(super) last_ended: Option<Now>,
}

/// A seat that was offered to a player and waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeptSeat {
    pub player: PlayerId,
    pub seat: Seat,
    pub since: Now,
    pub until: Now,
}

impl Slot {
    pub(crate) fn new(game: Box<dyn CashGame>) -> Self {
        Self { game, viewers: Arc::default(), kept: Vec::new(), counted: 0, last_ended: None }
    }

    /// The game that is played here.
    pub(crate) fn game(&self) -> &dyn CashGame {
        &*self.game
    }

    /// Takes the next output, with its viewers.
    pub(crate) fn poll_output(&mut self) -> Option<CashOutput> {
        self.game.poll_output(&self.viewers)
    }

    /// The seats that are neither taken nor offered. In a pool all are open, because an offered seat takes none from others (R-FAST-1).
    pub(crate) fn open_seats(&self) -> SeatSet {
        let free = self.game.free_seats();
        if self.game.keeps_seats() { free.minus(self.kept.iter().map(|kept| kept.seat).collect()) } else { free }
    }

    pub(crate) fn kept_for(&self, player: PlayerId) -> Option<KeptSeat> {
        self.kept.iter().find(|kept| kept.player == player).copied()
    }

    /// Whether nobody sits here and no seat is kept.
    pub(crate) fn is_deserted(&self) -> bool {
        self.game.players() == 0 && self.kept.is_empty()
    }
}
