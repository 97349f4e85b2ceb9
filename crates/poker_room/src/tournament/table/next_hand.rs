//! Deals the next hand: everybody at the table is dealt in, and button and blinds move by the rulebook (R-TRN-5).

use poker_rules::{BySeat, Chips, Dealing, NextPlayers, SeatSet, Stakes, moved_dealing, next_positions, tournament_positions};

use super::play::{HandEnd, LEAST_PAUSE_MS};
use super::seat::Presence;
use super::{Between, TournamentTable};
use crate::rulebook::ButtonRule;
use crate::table::Deal;
use crate::{Contest, Dealer, Now};

impl TournamentTable {
    /// Deals a hand at these stakes, sealed or not. A table with fewer than two players waits for more. Returns the end of the hand if it
    /// is over already, because all players are away or all-in.
    pub(in crate::tournament) fn deal(
        &mut self,
        (contest, stakes, last_level): (Contest, Stakes, bool),
        sealed: bool,
        dealer: &mut Dealer,
        now: Now,
    ) -> Option<HandEnd> {
        if self.table.switches().closing {
            return None;
        }
        let Dealing { positions, dealt_in, .. } = self.next_dealing()?;
        self.use_release();
        self.at_deal = BySeat::from_fn(|seat| self.table.settled_stack(seat));
        // At the last level the blinds rise no more. If everybody is absent and folds, the same chips go to and fro without end.
        let nobody_plays = self.seated().all(|(_, seated)| seated.own().presence != Presence::Plays);
        self.table.set_checks_down(last_level && nobody_plays);
        let posts = BySeat::from_fn(|_| None);
        let order = Deal { contest, positions, dealt_in, posts, stakes, straddle: None, sealed, street_rake: false };
        if !self.table.deal(&order, dealer, now) {
            // Without a deck there is no hand; the table tries again.
            self.between = Between::Pause { until: now.after_ms(LEAST_PAUSE_MS) };
        }
        self.play_on(now)
    }

    fn next_dealing(&self) -> Option<Dealing> {
        let players = self.with_chips();
        let next = NextPlayers {
            continuing: players.and(self.in_last_hand),
            returning: players.minus(self.in_last_hand),
            ..NextPlayers::default()
        };
        match (self.previous, self.button) {
            (Some(previous), ButtonRule::ForwardBigBlind) => next_positions(&previous, &next),
            (Some(previous), ButtonRule::Moving) => moved_dealing(previous.button, &next),
            (None, _) => {
                let positions = tournament_positions(players)?;
                Some(Dealing { positions, dealt_in: players, posting: SeatSet::EMPTY })
            }
        }
    }

    /// Whether the table waits until the tournament deals its next hand, and has enough players for it.
    pub(in crate::tournament) fn can_deal(&self) -> bool {
        self.is_ready() && self.with_chips().len() >= 2
    }

    /// The players who can be dealt a hand.
    pub(super) fn with_chips(&self) -> SeatSet {
        self.table.all_seated().filter(|(_, seated)| seated.stack() > Chips::ZERO).map(|(seat, _)| seat).collect()
    }
}
