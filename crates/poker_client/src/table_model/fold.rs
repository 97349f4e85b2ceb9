//! How one event changes the model, and which cues it makes.

use poker_protocol::{Clock, Notice, SeenEvent, StackChange, TableEvent};
use poker_rules::{Act, Chips, Seat, Street};

use super::{CurrentTurn, RunningClock, ShowTurn, TableModel};
use crate::{Cue, LastAct, PotAward, SeatHand, ShownHand, TableSeat};

impl TableModel {
    /// Applies one event that came at `now_ms`; returns its cues.
    pub fn apply(&mut self, event: TableEvent, now_ms: u64) -> Vec<Cue> {
        let cues = self.fold(event, now_ms);
        self.record(&cues);
        cues
    }

    fn fold(&mut self, event: TableEvent, now_ms: u64) -> Vec<Cue> {
        match event {
            TableEvent::Hand { event } => {
                let asked = self.deals.asks_for_nonces();
                self.check_deal(&event);
                if let SeenEvent::Started { .. } = event {
                    self.notices.hand_began(now_ms);
                    self.note_blinds();
                }
                self.follow_choices(&event);
                let cues = self.step(event.clone(), asked);
                self.collect(&event, Some(now_ms));
                cues
            }
            TableEvent::ToAct { seat, turn, clock, legal } => {
                let clock = clock.map(|clock| RunningClock { clock, received_ms: now_ms });
                self.turn = Some(CurrentTurn { seat, turn, clock, legal });
                self.felt.acting = Some(seat);
                self.felt.turn = Some(turn);
                vec![Cue::Turn { seat, turn, yours: self.hero() == Some(seat) }]
            }
            TableEvent::ToShow { seats, turn, left_ms, choice } => {
                // The room sends the time left. When it asks for the choice, that is the full time; after a reconnect, the full time is not
                // known.
                let clock = Clock { decision_ms: left_ms, decision_full_ms: left_ms, bank_ms: 0 };
                self.show_turn = Some(ShowTurn { seats, turn, clock: RunningClock { clock, received_ms: now_ms }, choice });
                self.felt.choice = Some(turn);
                vec![Cue::Choice { turn }]
            }
            TableEvent::Sat { seat, player, stack, state } => {
                self.hand.set_stack(seat, stack);
                self.felt.seats.insert(seat, TableSeat { player: player.clone(), stack, state, play: None });
                vec![Cue::Sat { seat, player, stack, state }]
            }
            TableEvent::Left { seat } => {
                self.felt.seats.remove(&seat);
                self.stop_turn_of(seat);
                vec![Cue::Left { seat }]
            }
            TableEvent::StateChanged { seat, state } => {
                if let Some(taken) = self.felt.seats.get_mut(&seat) {
                    taken.state = state;
                }
                vec![Cue::State { seat, state }]
            }
            TableEvent::StackChanged { seat, stack, why } => {
                self.set_stack(seat, stack);
                if self.hero() == Some(seat) && matches!(why, StackChange::TopUp | StackChange::AutoTopUp) {
                    self.notices.topped_up();
                }
                vec![Cue::Stack { seat, stack, why }]
            }
            TableEvent::You { you } => {
                self.you = Some(you);
                self.you_received_ms = now_ms;
                Vec::new()
            }
            TableEvent::ButtonDrawn { cards, button } => {
                self.turn = None;
                self.waits = false;
                self.notices.hand_began(now_ms);
                self.felt.draw_for_button(&cards, button);
                vec![Cue::Draw { cards, button }]
            }
            TableEvent::Said { seat, name, text } => {
                self.chat.add(seat, name, text, now_ms);
                Vec::new()
            }
            TableEvent::DeckSealed { .. } => {
                self.note_sealed(&event);
                Vec::new()
            }
            TableEvent::Notice { notice } => self.notice(notice, now_ms),
        }
    }

    fn notice(&mut self, notice: Notice, now_ms: u64) -> Vec<Cue> {
        let void = match &notice {
            // After a restart the hand before is void, and another may be in progress.
            Notice::HandVoid { hand, opened } => {
                self.check_void(*hand, opened.as_deref());
                self.felt.hand.is_none_or(|playing| playing == *hand)
            }
            Notice::WaitingForPlayers { .. } => {
                self.waits = true;
                false
            }
            Notice::SittingOutEverywhere { .. }
            | Notice::Jackpot { .. }
            | Notice::TopUpSkipped { .. }
            | Notice::TopUpLater { .. }
            | Notice::TimeOut { .. } => false,
        };
        if void {
            self.felt.clear_hand();
            self.forget_hand();
            self.turn = None;
            self.show_turn = None;
        }
        let told = Cue::Notice { id: self.notices.add(notice, now_ms) };
        void.then_some(Cue::Void).into_iter().chain([told]).collect()
    }

    /// Updates the choices to show or muck: a player who has chosen is no longer asked, and the end of the hand ends all choices.
    fn follow_choices(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Started { .. } | SeenEvent::Ended { .. } => self.show_turn = None,
            SeenEvent::Shown { seat, .. } | SeenEvent::Mucked { seat } | SeenEvent::PartShown { seat, .. } => {
                let own = self.hero() == Some(*seat);
                if let Some(turn) = &mut self.show_turn {
                    turn.seats.retain(|other| other != seat);
                    turn.choice = turn.choice.filter(|_| !own);
                }
            }
            SeenEvent::Posted { .. }
            | SeenEvent::Dealt { .. }
            | SeenEvent::StreetDealt { .. }
            | SeenEvent::Acted { .. }
            | SeenEvent::Returned { .. }
            | SeenEvent::Gathered { .. }
            | SeenEvent::Raked { .. }
            | SeenEvent::Won { .. } => {}
        }
    }

    /// Writes the cues of an event into the log.
    pub(super) fn record(&mut self, cues: &[Cue]) {
        for cue in cues {
            self.log.record(cue, &self.felt);
        }
    }

    /// Applies one event of the hand to the felt; returns its cues. `asked` says whether clients were asked for nonces for the deck of a hand
    /// that begins.
    pub(super) fn step(&mut self, event: SeenEvent, asked: bool) -> Vec<Cue> {
        let open = self.lies_open(&event);
        self.hand.see(&event);
        self.lay(&event);
        Cue::of_hand_event(event, (open, asked), &self.felt, self.hero())
    }

    fn lay(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Started { hand, button, players, .. } => {
                self.felt.clear_hand();
                self.turn = None;
                self.waits = false;
                self.felt.hand = Some(*hand);
                self.felt.button = Some(*button);
                self.felt.street = Some(Street::Preflop);
                for player in players {
                    self.lay_stack(player.seat);
                    if let Some(seat) = self.felt.seats.get_mut(&player.seat) {
                        seat.play = Some(SeatHand::default());
                    }
                }
            }
            SeenEvent::Posted { seat, .. } => {
                self.lay_chips(*seat);
                self.felt.dead = self.hand.dead();
            }
            SeenEvent::Dealt { seat, card, .. } => {
                if let Some(play) = self.felt.play_mut(*seat) {
                    play.cards.push(*card);
                }
            }
            SeenEvent::StreetDealt { street, cards, .. } => {
                self.felt.begin_street(*street);
                self.felt.board.extend(cards);
            }
            SeenEvent::Acted { seat, act, .. } => self.acted(*seat, *act),
            SeenEvent::Returned { seat, .. } => self.lay_chips(*seat),
            SeenEvent::Gathered { pots } => self.felt.gather(pots),
            SeenEvent::Raked { pots, .. } => self.felt.pots.clone_from(pots),
            SeenEvent::Shown { seat, cards, best, name, low, .. } => {
                if let Some(play) = self.felt.play_mut(*seat) {
                    play.cards = cards.iter().copied().map(Some).collect();
                    play.shown = Some(ShownHand { best: best.clone(), name: *name, low: *low });
                }
            }
            SeenEvent::PartShown { seat, cards, .. } => {
                if self.hero() != Some(*seat)
                    && let Some(play) = self.felt.play_mut(*seat)
                {
                    play.cards.clone_from(cards);
                }
            }
            SeenEvent::Mucked { seat } => {
                if let Some(play) = self.felt.play_mut(*seat) {
                    play.muck();
                }
            }
            SeenEvent::Won { pot, half, seat, amount } => {
                self.felt.wins.push(PotAward { pot: *pot, half: *half, seat: *seat, amount: *amount });
                self.lay_stack(*seat);
            }
            SeenEvent::Ended { stacks } => {
                self.felt.over = true;
                self.count_hand();
                self.felt.nobody_acts();
                self.felt.choice = None;
                self.turn = None;
                for end in stacks {
                    self.lay_stack(end.seat);
                }
            }
        }
    }

    fn acted(&mut self, seat: Seat, act: Act) {
        self.stop_turn_of(seat);
        self.lay_chips(seat);
        let Some(play) = self.felt.play_mut(seat) else { return };
        match LastAct::of(act) {
            Some(last) => play.last = Some(last),
            None => play.fold(),
        }
    }

    /// Whether the cards of a shown hand are visible already: the viewer's own, or all-in hands before the board was complete.
    fn lies_open(&self, event: &SeenEvent) -> bool {
        let (SeenEvent::Shown { seat, .. } | SeenEvent::PartShown { seat, .. }) = event else { return false };
        self.felt.play(*seat).is_some_and(|play| !play.cards.is_empty() && play.cards.iter().all(Option::is_some))
    }

    fn stop_turn_of(&mut self, seat: Seat) {
        if self.turn.as_ref().is_some_and(|turn| turn.seat == seat) {
            self.turn = None;
        }
        self.felt.stop_acting(seat);
    }

    /// Copies the stack, the bet and the invested chips of a seat from the hand to the felt.
    fn lay_chips(&mut self, seat: Seat) {
        self.lay_stack(seat);
        let chips = *self.hand.seat(seat);
        self.felt.set_bet(seat, chips.bet);
        if let Some(play) = self.felt.play_mut(seat) {
            (play.invested, play.all_in) = (chips.invested, chips.all_in);
        }
    }

    fn lay_stack(&mut self, seat: Seat) {
        if let Some(taken) = self.felt.seats.get_mut(&seat) {
            taken.stack = self.hand.seat(seat).stack;
        }
    }

    /// Sets a stack that has changed outside the hand.
    pub(super) fn set_stack(&mut self, seat: Seat, stack: Chips) {
        self.hand.set_stack(seat, stack);
        self.lay_stack(seat);
    }
}
