//! The end of a hand: rake, stacks, and everything that waited for it.

use poker_protocol::{Notice, SeatStack, StackChange, TableEvent};
use poker_rules::{Chips, HandEvent, Seat, SeatSet};

use super::live::LiveHand;
use super::{CashTable, Phase, Previous, TableOutput};
use crate::Now;
use crate::record::{HandRecord, RecordedSeal};

impl CashTable {
    /// The betting is over: rake, hands that must be seen, then what players choose to show.
    pub(super) fn settle(&mut self, now: Now) {
        let Some(hand) = self.hand() else { return };
        let earlier = hand.rake();
        let pot = hand.pot_total().checked_add(earlier).unwrap_or_default();
        // A plan chosen in mid-hand gives nothing back.
        let rest = self.rake_due(hand).saturating_sub(earlier);
        let Phase::Playing(live) = &mut self.phase else { return };
        live.pot = pot;
        let seal = live.seal.clone();
        let (log, outputs) = (&mut self.log, &mut self.outputs);
        let paid = live.hand.take_rake(rest, &mut |event: HandEvent| {
            log.push(event.clone());
            outputs.push_back(TableOutput::Hand { event, seal: seal.clone() });
        });
        if paid.is_err() {
            self.void_hand(now);
            return;
        }
        self.told = self.log.len();
        self.ask_what_is_seen(now);
    }

    /// The hand is over; then the chips are where they belong. `since`: players were asked what is to be seen.
    pub(super) fn finish(&mut self, since: Now, now: Now) {
        let Phase::Playing(live) = &self.phase else { return };
        if !conserved(live) {
            self.void_hand(now);
            return;
        }
        let tempo = self.switches.tempo;
        let until = if live.hand.live().len() > 1 {
            now.after_ms(tempo.showdown_ms)
        } else if self.log.iter().any(|event| matches!(event, HandEvent::Shown { .. } | HandEvent::PartShown { .. })) {
            now.after_ms(tempo.unshown_ms)
        } else {
            since.after_ms(tempo.unshown_ms).max(now)
        };
        let Phase::Playing(live) = std::mem::replace(&mut self.phase, Phase::Between { until }) else { return };
        self.close(*live, now);
    }

    /// Gives every chip back (R-FAIL-2). For hands that cannot finish; drivers may call it where they cannot go on.
    pub fn void_hand(&mut self, now: Now) {
        let until = now.after_ms(self.switches.tempo.unshown_ms.max(VOID_PAUSE_MS));
        if !matches!(self.phase, Phase::Playing(_)) {
            return;
        }
        let unfinished = self.unfinished();
        let Phase::Playing(live) = std::mem::replace(&mut self.phase, Phase::Between { until }) else { return };
        self.outputs.extend(unfinished.map(Box::new).map(TableOutput::Voided));
        self.forget_log();
        self.outputs.push_back(TableOutput::Public(TableEvent::Notice { notice: Notice::HandVoid { hand: live.id } }));
        for seat in live.hand.dealt_in().iter() {
            let stack = self.settled_stack(seat);
            self.outputs.push_back(TableOutput::Public(TableEvent::StackChanged { seat, stack, why: StackChange::Void }));
        }
        self.after_hand(live.hand.dealt_in(), now);
        self.announce(now);
    }

    fn close(&mut self, live: LiveHand, now: Now) {
        let LiveHand { id, hand, seal, positions, started, actions, decision_ms, pot, .. } = live;
        let dealt_in = hand.dealt_in();
        let stacks = dealt_in.iter().map(|seat| SeatStack { seat, stack: hand.stack(seat) }).collect();
        let players = self.recorded(&hand);
        for (seat, seated) in self.seats.iter_mut() {
            let Some(seated) = seated else { continue };
            seated.in_last_hand = dealt_in.contains(seat);
            if seated.in_last_hand {
                seated.stack = hand.stack(seat);
                seated.must_wait = false;
                seated.entry = poker_protocol::Entry::WaitForBigBlind;
            }
        }
        self.previous = Some(Previous { positions, dealt_in: dealt_in.len() });
        self.forget_log();
        self.outputs.push_back(TableOutput::Ended(Box::new(HandRecord {
            hand: id,
            table: self.sign.id,
            table_name: self.sign.name.clone(),
            stake: self.sign.stake,
            table_seats: self.rules.hand.seats,
            rulebook: self.rules.hand.rulebook.clone(),
            currency: Some(self.rules.hand.currency),
            started,
            ended: now,
            players,
            setup: hand.setup().clone(),
            actions,
            decision_ms,
            pot,
            rake: hand.rake(),
            stacks,
            seal: seal.as_deref().map(RecordedSeal::of),
        })));
        self.after_hand(dealt_in, now);
    }

    pub(super) fn forget_log(&mut self) {
        self.log.clear();
        self.told = 0;
    }

    /// What players asked for during the hand: to leave, to sit out, more chips.
    fn after_hand(&mut self, dealt_in: SeatSet, now: Now) {
        for seat in dealt_in.iter() {
            let Some(seated) = self.seats[seat].as_mut() else { continue };
            if seated.sit_out_next_hand {
                seated.sit_out_next_hand = false;
                seated.sitting_out = true;
            }
            if seated.leaving || seated.leaves_after_hand {
                self.free(seat, false);
            } else {
                self.top_up_due(seat);
            }
        }
        self.announce(now);
    }

    /// The seat is free; its stack goes with the player.
    pub(super) fn free(&mut self, seat: Seat, removed: bool) {
        let Some(seated) = self.seats[seat].take() else { return };
        self.outputs.push_back(TableOutput::Gone { seat, player: seated.player, stack: seated.stack, removed });
        self.outputs.push_back(TableOutput::Public(TableEvent::Left { seat }));
    }
}

/// After a void hand nothing starts in the same moment, whatever the tempo: what broke it would break the next one as fast.
const VOID_PAUSE_MS: u32 = 1_000;

/// No chip was made or lost.
fn conserved(live: &LiveHand) -> bool {
    let before: Chips = live.hand.setup().seats.iter().map(|seat| seat.stack).sum();
    let after: Chips = live.hand.setup().seats.iter().map(|seat| live.hand.stack(seat.seat)).sum();
    after.checked_add(live.hand.rake()) == Some(before)
}
