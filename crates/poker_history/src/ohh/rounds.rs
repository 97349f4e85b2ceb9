//! The rounds: the streets and the showdown with their actions.

use poker_rules::{Act, Card, Chips, HandEvent, PostKind, Seat, SeatSet, Street};

use super::object::{Action, JsonNumber, Round};
use crate::PlayedHand;
use crate::outcome::Outcome;

/// Collects the rounds from the events of a hand.
pub(super) struct Rounds<'a> {
    hand: &'a PlayedHand,
    outcome: &'a Outcome,
    /// The seats whose cards may be written without having been shown.
    seen: SeatSet,
    rounds: Vec<Round>,
    dealt: bool,
    showdown: bool,
}

impl<'a> Rounds<'a> {
    pub(super) fn of(hand: &'a PlayedHand, events: &[HandEvent], outcome: &'a Outcome, seen: SeatSet) -> Vec<Round> {
        let mut rounds = Rounds { hand, outcome, seen, rounds: Vec::new(), dealt: false, showdown: false };
        rounds.open("Preflop", &[]);
        events.iter().for_each(|event| rounds.see(event));
        rounds.rounds
    }

    fn see(&mut self, event: &HandEvent) {
        match event {
            HandEvent::Posted { seat, post, amount, all_in } => {
                let action = match post {
                    PostKind::Ante => "Post Ante",
                    PostKind::SmallBlind => "Post SB",
                    PostKind::BigBlind => "Post BB",
                    PostKind::Newcomer => "Post Extra Blind",
                    PostKind::Dead => "Post Dead",
                    PostKind::Straddle => "Straddle",
                };
                self.push(*seat, action, *amount, *all_in, &[]);
            }
            HandEvent::Dealt { .. } => self.holes(),
            HandEvent::Acted { seat, act, paid, all_in } => {
                let action = match act {
                    Act::Fold => "Fold",
                    Act::Check => "Check",
                    Act::Call => "Call",
                    Act::Bet { .. } => "Bet",
                    Act::Raise { .. } => "Raise",
                };
                self.push(*seat, action, *paid, *all_in, &[]);
            }
            HandEvent::StreetDealt { street, cards } => {
                let street = match street {
                    Street::Preflop => "Preflop",
                    Street::Flop => "Flop",
                    Street::Turn => "Turn",
                    Street::River => "River",
                };
                self.open(street, cards);
            }
            HandEvent::Shown { seat, cards, high: Some(_), .. } => {
                if self.outcome.contested() {
                    self.show_down();
                }
                self.push(*seat, "Shows Cards", Chips::ZERO, false, cards);
            }
            HandEvent::Mucked { seat } => {
                self.show_down();
                let outcome = self.outcome;
                let cards: &[Card] = if self.seen.contains(*seat) { &outcome.holes[*seat] } else { &[] };
                self.push(*seat, "Mucks Cards", Chips::ZERO, false, cards);
            }
            HandEvent::PartShown { seat, cards } => {
                let cards: Vec<Card> = cards.iter().flatten().copied().collect();
                self.push(*seat, "Shows Cards", Chips::ZERO, false, &cards);
            }
            // The winner of a hand without a showdown shows it.
            HandEvent::Shown { seat, cards, high: None, .. } if !self.outcome.contested() => {
                self.push(*seat, "Shows Cards", Chips::ZERO, false, cards);
            }
            // Hands that were shown before the board was complete are shown again at the end.
            HandEvent::Shown { high: None, .. }
            | HandEvent::Returned { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Won { .. }
            | HandEvent::Ended { .. } => {}
        }
    }

    /// Writes all visible hole cards when the first card is dealt.
    fn holes(&mut self) {
        if !std::mem::replace(&mut self.dealt, true) {
            let outcome = self.outcome;
            for seat in self.seen.iter() {
                self.push(seat, "Dealt Cards", Chips::ZERO, false, &outcome.holes[seat]);
            }
        }
    }

    fn show_down(&mut self) {
        if !std::mem::replace(&mut self.showdown, true) {
            self.open("Showdown", &[]);
        }
    }

    fn open(&mut self, street: &'static str, cards: &[Card]) {
        let id = u8::try_from(self.rounds.len()).unwrap_or(u8::MAX);
        self.rounds.push(Round { id, street, cards: texts(cards), actions: Vec::new() });
    }

    fn push(&mut self, seat: Seat, action: &'static str, amount: Chips, is_allin: bool, cards: &[Card]) {
        let amount = JsonNumber(self.hand.chip_unit.whole(amount));
        let action_number = self.rounds.iter().map(|round| round.actions.len()).sum::<usize>();
        let action_number = u32::try_from(action_number).unwrap_or(u32::MAX).saturating_add(1);
        if let Some(round) = self.rounds.last_mut() {
            round.actions.push(Action { action_number, player_id: seat.number(), action, amount, is_allin, cards: texts(cards) });
        }
    }
}

fn texts(cards: &[Card]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}
