//! Starts the next hand after a pause: who is dealt in, and what they post.

use poker_protocol::{Notice, TableEvent};
use poker_rules::{BySeat, Chips, Dealing, Seat, SeatPost};

use super::pause::Pause;
use super::table::CashTable;
use crate::rulebook::PostedBlind;
use crate::table::{Deal, TableOutput};
use crate::{Contest, Dealer, Now, PlayerKind};

impl CashTable {
    /// Starts a hand if enough players are there; otherwise waits for more (R-HAND-7).
    pub(super) fn try_start(&mut self, dealer: &mut Dealer, now: Now) {
        loop {
            if !self.may_start() {
                self.wait_for_players();
                return;
            }
            if self.draw_for_button(dealer, now) && self.switches().tempo.first_hand_ms > 0 {
                return;
            }
            let Some(dealing) = self.next_dealing(dealer) else {
                self.wait_for_players();
                return;
            };
            if self.goes_before_big_blind(dealing.positions.big_blind) {
                continue;
            }
            self.mark_missed_blinds(&dealing);
            self.deal(dealing, dealer, now);
            return;
        }
    }

    /// Ends the wait for players if enough are there.
    pub(super) fn wake(&mut self, now: Now) {
        if self.pause == Pause::Idle && self.table.hand().is_none() && self.may_start() {
            self.pause = Pause::until(now.after_ms(self.switches().tempo.first_hand_ms));
        }
    }

    pub(super) fn deal(&mut self, dealing: Dealing, dealer: &mut Dealer, now: Now) {
        let straddle = self.straddle(&dealing);
        let Dealing { positions, dealt_in, posting } = dealing;
        let cash = &self.rules.cash;
        let post = match cash.posted_blind {
            PostedBlind::Live => SeatPost::live(cash.stakes.big_blind),
            PostedBlind::Dead => SeatPost { live: Chips::ZERO, dead: cash.stakes.big_blind },
        };
        let posts = BySeat::from_fn(|seat: Seat| posting.contains(seat).then_some(post));
        let contest = Contest::Cash { stake: cash.stake };
        let (stakes, sealed, street_rake) = (cash.stakes, cash.sealed, self.rakes_streets());
        // If no hand can be dealt, the table waits until a later change calls `wake`.
        self.pause = Pause::Idle;
        if self.table.deal(&Deal { contest, positions, dealt_in, posts, stakes, straddle, sealed, street_rake }, dealer, now) {
            self.told_waiting = false;
            self.drawn = None;
            self.announce(now);
            self.play_on(now);
        }
    }

    fn may_start(&self) -> bool {
        let cash = &self.rules.cash;
        (self.has_person() || !cash.practice)
            && !self.switches().closing
            && cash.start.allows(self.playing().len(), self.previous.map(|previous| previous.dealt_in))
    }

    fn has_person(&self) -> bool {
        self.all_seated().any(|(_, seated)| seated.own().kind == PlayerKind::Person)
    }

    fn wait_for_players(&mut self) {
        self.pause = Pause::Idle;
        if self.players() == 0 || (self.rules.cash.practice && !self.has_person()) {
            // The next players find a new table (R-HAND-2) and need not wait for the blinds of bots.
            self.previous = None;
        }
        if !self.told_waiting && !self.switches().closing && self.players() > 0 {
            self.told_waiting = true;
            let notice = Notice::WaitingForPlayers { needed: self.rules.cash.start.min_players };
            self.table.tell(TableOutput::Public(TableEvent::Notice { notice }));
        }
    }
}
