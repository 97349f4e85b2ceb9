//! The end of a hand: rake, stacks, the record.

use poker_protocol::{Notice, SeatStack, StackChange, TableEvent};
use poker_rules::{BySeat, Chips, HandEvent};

use super::hands::Table;
use super::live::LiveHand;
use super::needs::HandOver;
use super::output::TableOutput;
use crate::Now;
use crate::record::{HandRecord, RecordedSeal};

/// The shortest pause after a void hand, milliseconds, at any tempo: what voided the hand would probably void the next one too.
const VOID_PAUSE_MS: u32 = 1_000;

impl<S, O> Table<S, O> {
    /// Takes `due` as the rake of the whole hand, when the betting is over; then shows the hands that must be shown, and asks who may muck.
    pub(crate) fn rake(&mut self, due: Chips, now: Now) {
        let Some(live) = &mut self.live else { return };
        let earlier = live.hand.rake();
        live.pot = live.hand.pot_total().checked_add(earlier).unwrap_or_default();
        let seal = live.seal.clone();
        let (steps, outputs, listened) = (&mut self.log.steps, &mut self.outputs, self.listened);
        // Rake that was taken on earlier streets is not given back.
        let paid = live.hand.take_rake(due.saturating_sub(earlier), &mut |event: HandEvent| {
            if listened {
                outputs.push_back(TableOutput::Hand { event: event.clone(), seal: seal.clone() });
            }
            steps.push(event);
        });
        if paid.is_err() {
            self.void_hand(now);
            return;
        }
        self.log.told = self.log.steps.len();
        self.ask_what_is_seen(now);
    }

    /// Ends the hand and gives the chips to their owners. `since` is when players were asked to show or muck.
    pub(super) fn finish(&mut self, since: Now, now: Now) {
        let Some(live) = self.live.take_if(|live| live.is_conserved()) else { return self.void_hand(now) };
        let tempo = self.tempo();
        let until = if live.hand.live().len() > 1 {
            now.after_ms(tempo.showdown_ms)
        } else if self.log.steps.iter().any(|event| matches!(event, HandEvent::Shown { .. } | HandEvent::PartShown { .. })) {
            now.after_ms(tempo.unshown_ms)
        } else {
            since.after_ms(tempo.unshown_ms).max(now)
        };
        let dealt_in = live.hand.dealt_in();
        let mut knocked_out_by = BySeat::default();
        for seat in dealt_in.iter().filter(|&seat| live.hand.stack(seat).is_zero()) {
            knocked_out_by[seat] = live.hand.knocked_out_by(seat);
        }
        self.over = Some(HandOver { dealt_in, knocked_out_by, positions: Some(live.positions), until });
        self.close(*live, now);
    }

    /// Voids the hand in progress and gives every chip back (R-FAIL-2).
    pub(crate) fn void_hand(&mut self, now: Now) {
        let until = now.after_ms(self.tempo().unshown_ms.max(VOID_PAUSE_MS));
        let unfinished = self.unfinished();
        let Some(live) = self.live.take() else { return };
        self.outputs.extend(unfinished.map(Box::new).map(TableOutput::Voided));
        self.forget_log();
        self.tell_void(&live);
        self.over = Some(HandOver { dealt_in: live.hand.dealt_in(), knocked_out_by: BySeat::default(), positions: None, until });
    }

    /// Tells that a hand is void, and opens its deck: a room could otherwise void hands whose decks it dislikes, and nobody would see it.
    fn tell_void(&mut self, live: &LiveHand) {
        if !self.listened {
            return;
        }
        let opened = live.seal.as_ref().map(|seal| Box::new(seal.open_all()));
        self.tell(TableOutput::Public(TableEvent::Notice { notice: Notice::HandVoid { hand: live.id, opened } }));
        for seat in live.hand.dealt_in().iter() {
            let stack = self.settled_stack(seat);
            self.tell(TableOutput::Public(TableEvent::StackChanged { seat, stack, why: StackChange::Void }));
        }
    }

    fn close(&mut self, live: LiveHand, now: Now) {
        let LiveHand { id, hand, contest, seal, started, actions, decision_ms, pot, .. } = live;
        let dealt_in = hand.dealt_in();
        let stacks = dealt_in.iter().map(|seat| SeatStack { seat, stack: hand.stack(seat) }).collect();
        let players = self.recorded(&hand);
        for seat in dealt_in.iter() {
            if let Some(seated) = self.seats[seat].as_mut() {
                seated.stack = hand.stack(seat);
            }
        }
        self.forget_log();
        self.outputs.push_back(TableOutput::Ended(Box::new(HandRecord {
            hand: id,
            table: self.sign.id,
            table_name: self.sign.name.clone(),
            contest,
            table_seats: self.rules.seats,
            rulebook: self.rules.rulebook.clone(),
            currency: Some(self.rules.currency),
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
            entry: None,
        })));
    }

    pub(super) fn forget_log(&mut self) {
        self.log.clear();
    }
}
