//! Before a hand: whether it starts, and what is posted.

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{HandId, Notice, SeatStack, TableEvent, TurnId};
use poker_rules::{BySeat, Chips, Dealing, Hand, HandSetup, Seat, SeatPost, SeatSetup, StreetRake};

use super::live::{LiveHand, Stage};
use super::{CashTable, Phase, TableOutput};
use crate::rulebook::PostedBlind;
use crate::{Croupier, Now, PlayerKind};

impl CashTable {
    /// Starts a hand where enough players are there; otherwise waits for them (R-HAND-7).
    pub(super) fn try_start(&mut self, croupier: &mut Croupier, now: Now) {
        for seated in self.seats.iter_mut().filter_map(|(_, seated)| seated.as_mut()) {
            seated.wants_next = false;
        }
        loop {
            if !self.may_start() {
                self.wait_for_players();
                return;
            }
            if self.draw_for_button(croupier, now) && self.switches.tempo.first_hand_ms > 0 {
                return;
            }
            let Some(dealing) = self.plan(croupier) else {
                self.wait_for_players();
                return;
            };
            if self.leaves_before_big_blind(dealing.positions.big_blind) {
                continue;
            }
            self.mark_missed_blinds(&dealing);
            self.deal(dealing, croupier, now);
            return;
        }
    }

    /// Ends the wait when enough players are there.
    pub(super) fn wake(&mut self, now: Now) {
        if matches!(self.phase, Phase::Idle) && self.may_start() {
            self.phase = Phase::Between { until: now.after_ms(self.switches.tempo.first_hand_ms) };
        }
    }

    pub(super) fn may_start(&self) -> bool {
        let playing = self.playing().len();
        let person = self.seats.values().flatten().any(|seated| seated.kind == PlayerKind::Person);
        (person || !self.rules.cash.practice)
            && !self.switches.closing
            && self.rules.cash.start.allows(playing, self.previous.map(|previous| previous.dealt_in))
    }

    fn wait_for_players(&mut self) {
        self.phase = Phase::Idle;
        let person = self.seats.values().flatten().any(|seated| seated.kind == PlayerKind::Person);
        if self.players() == 0 || (self.rules.cash.practice && !person) {
            // Whoever comes next finds a new table (R-HAND-2), not a line of bots to wait behind.
            self.previous = None;
        }
        if !self.told_waiting && !self.switches.closing && self.players() > 0 {
            self.told_waiting = true;
            let notice = Notice::WaitingForPlayers { needed: self.rules.cash.start.min_players };
            self.outputs.push_back(TableOutput::Public(TableEvent::Notice { notice }));
        }
    }

    pub(super) fn deal(&mut self, dealing: Dealing, croupier: &mut Croupier, now: Now) {
        let straddle = self.straddle(&dealing);
        let Dealing { positions, dealt_in, posting } = dealing;
        let id = croupier.number_hand();
        let key = |croupier: &mut Croupier| if self.rules.hand.sealed { croupier.key().map(Some) } else { Some(None) };
        let Some((deck, key)) = croupier.deck().and_then(|deck| Some((deck, key(croupier)?))) else {
            self.cannot_deal(id);
            return;
        };
        let seal = key.map(|key| Arc::new(SealedDeck::new(deck, key)));
        let post = match self.rules.cash.posted_blind {
            PostedBlind::Live => SeatPost::live(self.rules.hand.stakes.big_blind),
            PostedBlind::Dead => SeatPost { live: Chips::ZERO, dead: self.rules.hand.stakes.big_blind },
        };
        let players: Vec<SeatStack> = dealt_in
            .clockwise_after(positions.button)
            .filter_map(|seat| self.seats[seat].as_ref().map(|seated| SeatStack { seat, stack: seated.stack }))
            .collect();
        let setup = HandSetup {
            game: self.rules.hand.game,
            stakes: self.rules.hand.stakes,
            street_rake: StreetRake::default(),
            seats: players
                .iter()
                .map(|&SeatStack { seat, stack }| SeatSetup { seat, stack, post: posting.contains(seat).then_some(post) })
                .collect(),
            button: positions.button,
            small_blind: positions.small_blind,
            big_blind: positions.big_blind,
            deck,
            straddle,
            muck_at_showdown: self.rules.hand.muck_at_showdown,
            ask_to_show: true,
        };
        self.forget_log();
        let log = &mut self.log;
        let Ok(hand) = Hand::start(setup, &mut |event| log.push(event)) else {
            self.forget_log();
            self.cannot_deal(id);
            return;
        };
        for seat in dealt_in.iter() {
            self.dealt_in(seat);
        }
        self.told_waiting = false;
        self.drawn = None;
        let root = seal.as_ref().map(|seal| seal.root());
        let live = LiveHand {
            id,
            hand,
            seal,
            positions,
            started: now,
            actions: Vec::with_capacity(16),
            decision_ms: Vec::with_capacity(16),
            asked: now,
            turn: TurnId(0),
            stage: Stage::Pausing { until: now },
            pot: Chips::ZERO,
            extra_ms: BySeat::from_fn(|_| self.rules.clock.disconnect_extra_ms),
        };
        self.phase = Phase::Playing(Box::new(live));
        self.announce(now);
        self.outputs.push_back(TableOutput::Started { hand: id, button: positions.button, players, root });
        self.advance(now);
    }

    /// Nothing was told of this hand; the table waits until something about it changes.
    fn cannot_deal(&mut self, hand: HandId) {
        self.phase = Phase::Idle;
        self.outputs.push_back(TableOutput::Public(TableEvent::Notice { notice: Notice::HandVoid { hand } }));
    }

    /// A hand of a player begins: the time bank grows (R-TIME-4).
    fn dealt_in(&mut self, seat: Seat) {
        let bank = self.rules.clock.bank;
        let Some(seated) = self.seats[seat].as_mut() else { return };
        seated.bank_ms = bank.at_deal(seated.bank_ms, seated.hands_dealt);
        seated.hands_dealt = seated.hands_dealt.saturating_add(1);
    }
}
