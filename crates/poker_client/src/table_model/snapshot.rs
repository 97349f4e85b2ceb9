//! Builds the model of a table from a snapshot.

use poker_protocol::{HandSnapshot, TableEvent, TableSnapshot};

use super::TableModel;
use crate::{SeatHand, TableSeat, TableState, TableTournament};

impl TableModel {
    /// The model for a snapshot that came at `now_ms`. The hand's events are applied first, for the log and the tags; the snapshot's own
    /// seats, bets and cards then replace what they gave.
    pub fn from_snapshot(snapshot: TableSnapshot, now_ms: u64) -> Self {
        let mut model = Self::new(snapshot.info.clone());
        model.check_snapshot(&snapshot);
        model.you = snapshot.you;
        model.you_received_ms = now_ms;
        model.tournament = snapshot.tournament.map(|tournament| TableTournament::of(*tournament, now_ms));
        for seat in &snapshot.seats {
            let taken = TableSeat { player: seat.player.clone(), stack: seat.stack, state: seat.state, play: None };
            model.felt.seats.insert(seat.seat, taken);
        }
        if let Some(hand) = &snapshot.hand {
            model.tell(hand);
        }
        for seat in &snapshot.seats {
            model.set_stack(seat.seat, seat.stack);
            if let Some(taken) = model.felt.seats.get_mut(&seat.seat)
                && (seat.folded || !seat.cards.is_empty())
            {
                let play = taken.play.get_or_insert_with(SeatHand::default);
                play.cards.clone_from(&seat.cards);
                if seat.folded {
                    play.fold();
                }
            }
            model.hand.set_bet(seat.seat, seat.bet);
            model.felt.set_bet(seat.seat, seat.bet);
        }
        if let Some(to_act) = snapshot.to_act
            && matches!(to_act, TableEvent::ToAct { .. })
        {
            model.apply(to_act, now_ms);
        }
        if let Some(to_show) = snapshot.to_show
            && matches!(to_show, TableEvent::ToShow { .. })
        {
            model.apply(to_show, now_ms);
        }
        model
    }

    /// Keeps the notices of the model before a new snapshot: a pool sends a snapshot with every hand.
    pub(crate) fn keep_notices_of(&mut self, before: &Self, now_ms: u64) {
        self.notices = before.notices.clone();
        if self.felt.hand.is_some() && self.felt.hand != before.felt.hand {
            self.notices.hand_began(now_ms);
        }
    }

    /// Copies the log of the last hand, and what happened in the tournament, from an earlier model of the same table.
    pub(crate) fn keep_log_of(&mut self, before: &Self) {
        if let (Some(now), Some(before)) = (&mut self.tournament, &before.tournament) {
            now.keep_news_of(before);
        }
        if self.log.current.is_none() {
            self.log = before.log.clone();
            return;
        }
        self.log.remember_names(&before.log);
        self.log.remember_shuffle(&before.log);
        self.log.last = match &before.log.current {
            Some(current) if self.log.current.as_ref().is_none_or(|now| now.hand != current.hand) => Some(current.clone()),
            Some(_) | None => before.log.last.clone(),
        };
    }

    fn tell(&mut self, hand: &HandSnapshot) {
        for event in &hand.events {
            // Whether clients were asked is not known to one that comes later.
            let cues = self.step(event.clone(), false);
            self.collect(event, None);
            self.record(&cues);
        }
        self.log.last = None;
        let felt = TableState {
            seats: std::mem::take(&mut self.felt.seats),
            hand: Some(hand.hand),
            button: Some(hand.button),
            street: Some(hand.street),
            board: hand.board.clone(),
            dead: self.felt.dead,
            pots: hand.pots.clone(),
            bets: std::mem::take(&mut self.felt.bets),
            acting: None,
            turn: None,
            choice: None,
            wins: std::mem::take(&mut self.felt.wins),
            over: self.felt.over,
        };
        self.felt = felt;
    }
}
