//! A table in its room: who watches it, when it is due, and which seats are kept for somebody.

use std::sync::Arc;

use poker_protocol::PlayerId;
use poker_rules::{Seat, SeatSet};

use crate::cash::CashGame;
use crate::{CashOutput, Now, Viewers};

/// A cash game on the floor: who watches it, when it is due, and which seats are kept for players.
pub(crate) struct Slot {
    pub game: Box<dyn CashGame>,
    /// Who is told what happens at a table, and from which seat they see it; a pool knows it itself.
    pub viewers: Arc<Viewers>,
    /// The deadline noted for this table.
    pub due: Option<Now>,
    pub kept: Vec<KeptSeat>,
    /// Players that the lobby counts here.
    pub counted: u32,
    /// When the last hand ended; none after a wait.
    pub last_ended: Option<Now>,
}

/// A seat that was offered and waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeptSeat {
    pub player: PlayerId,
    pub seat: Seat,
    pub since: Now,
    pub until: Now,
}

impl Slot {
    pub(crate) fn new(game: Box<dyn CashGame>) -> Self {
        Self { game, viewers: Arc::default(), due: None, kept: Vec::new(), counted: 0, last_ended: None }
    }

    /// The next thing to tell, and to whom; a table is told of as if it were a pool's only one.
    pub(crate) fn poll_output(&mut self) -> Option<CashOutput> {
        self.game.poll_output(&self.viewers)
    }

    /// Seats that nobody has and nobody was offered; of a pool's, whoever is offered one takes none from the others (R-FAST-1).
    pub(crate) fn open_seats(&self) -> SeatSet {
        let free = self.game.free_seats();
        if self.game.keeps_seats() { free.minus(self.kept.iter().map(|kept| kept.seat).collect()) } else { free }
    }

    pub(crate) fn kept_for(&self, player: PlayerId) -> Option<KeptSeat> {
        self.kept.iter().find(|kept| kept.player == player).copied()
    }

    /// Nobody sits here or is about to.
    pub(crate) fn is_deserted(&self) -> bool {
        self.game.players() == 0 && self.kept.is_empty()
    }
}
