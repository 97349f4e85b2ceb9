//! The lines of a hand from the forced bets to the last pot.

use poker_rules::{Act, Card, Chips, HandEvent, HandSetup, PostKind, Ranking, Seat, SeatSet, Street};

use super::names;
use super::written::{cards, name};
use crate::PlayedHand;
use crate::outcome::Outcome;

/// Writes a line for each event that has one.
pub(super) struct Lines<'a> {
    pub(super) hand: &'a PlayedHand,
    pub(super) outcome: &'a Outcome,
    /// The seats whose cards may be written without having been shown.
    pub(super) seen: SeatSet,
    pub(super) text: String,
    /// The bet to match on this street.
    price: Chips,
    board: Vec<Card>,
    hole_cards: bool,
    showdown: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn new(hand: &'a PlayedHand, outcome: &'a Outcome, seen: SeatSet, text: String) -> Lines<'a> {
        Lines { hand, outcome, seen, text, price: Chips::ZERO, board: Vec::new(), hole_cards: false, showdown: false }
    }

    pub(super) fn see(&mut self, event: &HandEvent) {
        match event {
            HandEvent::Posted { seat, post, amount, all_in } => self.post(*seat, *post, *amount, *all_in),
            HandEvent::Dealt { .. } => self.hole_cards(),
            HandEvent::Acted { seat, act, paid, all_in } => self.act(*seat, *act, *paid, *all_in),
            HandEvent::StreetDealt { street, cards } => self.street(*street, cards),
            HandEvent::Returned { seat, amount } => {
                let (amount, name) = (self.money(*amount), self.name(*seat));
                self.line(&format!("Uncalled bet ({amount}) returned to {name}"));
            }
            HandEvent::Shown { seat, cards: hole, high: Some(_), .. } => {
                if self.outcome.contested() {
                    self.show_down();
                }
                let made = self.outcome.shown[*seat].as_ref().map_or_else(String::new, |shown| names::shown(shown, self.has_lows()));
                self.player(*seat, &format!("shows {} ({made})", cards(hole)));
            }
            HandEvent::Mucked { seat } => {
                self.show_down();
                self.player(*seat, "mucks hand");
            }
            // A player who wins both halves of a pot gets two lines.
            HandEvent::Won { pot, seat, amount, half: _ } => self.won(*pot, *seat, *amount),
            HandEvent::PartShown { seat, cards: seen } => {
                let seen: Vec<Card> = seen.iter().flatten().copied().collect();
                self.player(*seat, &format!("shows {}", cards(&seen)));
            }
            // The winner of a hand without a showdown shows it.
            HandEvent::Shown { seat, cards: hole, high: None, .. } if !self.outcome.contested() => {
                self.player(*seat, &format!("shows {}", cards(hole)));
            }
            // Hands that were shown before the board was complete are shown again at the end.
            HandEvent::Shown { high: None, .. } | HandEvent::Gathered { .. } | HandEvent::Raked { .. } => {}
            HandEvent::Ended { players, .. } => {
                let mut stayed = players.iter().filter(|seat| self.outcome.stayed(*seat));
                if let (Some(winner), None) = (stayed.next(), stayed.next())
                    && !self.outcome.opened.contains(winner)
                    && self.outcome.shown[winner].is_none()
                {
                    self.player(winner, "doesn't show hand");
                }
            }
        }
    }

    fn post(&mut self, seat: Seat, post: PostKind, amount: Chips, all_in: bool) {
        let setup = &self.hand.setup;
        let (live, dead) = posts(setup, seat);
        self.price = match post {
            PostKind::BigBlind => self.price.max(setup.stakes.big_blind),
            PostKind::Ante | PostKind::Dead => self.price,
            PostKind::SmallBlind | PostKind::Newcomer | PostKind::Straddle => self.price.max(amount),
        };
        // A returning player who posts both blinds gets one line for both.
        let both = !live.is_zero() && !dead.is_zero();
        let (what, amount) = match post {
            PostKind::Dead if both => return,
            PostKind::Newcomer if both => ("small & big blinds", [amount, dead].into_iter().sum()),
            PostKind::Ante | PostKind::Dead => ("the ante", amount),
            PostKind::SmallBlind => ("small blind", amount),
            PostKind::BigBlind | PostKind::Newcomer => ("big blind", amount),
            PostKind::Straddle => ("straddle", amount),
        };
        let amount = self.money(amount);
        self.player(seat, &format!("posts {what} {amount}{}", all_in_words(all_in)));
    }

    /// Writes all visible hole cards when the first card is dealt.
    fn hole_cards(&mut self) {
        if std::mem::replace(&mut self.hole_cards, true) {
            return;
        }
        self.line("*** HOLE CARDS ***");
        for seat in self.seen.iter() {
            let line = format!("Dealt to {} {}", self.name(seat), cards(&self.outcome.holes[seat]));
            self.line(&line);
        }
    }

    fn act(&mut self, seat: Seat, act: Act, paid: Chips, all_in: bool) {
        let amount = self.money(paid);
        let words = match act {
            Act::Fold => "folds".to_owned(),
            Act::Check => "checks".to_owned(),
            Act::Call => format!("calls {amount}"),
            Act::Bet { to } => {
                self.price = to;
                format!("bets {amount}")
            }
            Act::Raise { to } => {
                let by = self.money(to.saturating_sub(self.price));
                self.price = to;
                format!("raises {by} to {}", self.money(to))
            }
        };
        self.player(seat, &format!("{words}{}", all_in_words(all_in)));
    }

    fn street(&mut self, street: Street, new: &[Card]) {
        let word = match street {
            Street::Preflop => "HOLE CARDS",
            Street::Flop => "FLOP",
            Street::Turn => "TURN",
            Street::River => "RIVER",
        };
        let before = if self.board.is_empty() { String::new() } else { format!("{} ", cards(&self.board)) };
        self.line(&format!("*** {word} *** {before}{}", cards(new)));
        self.board.extend(new);
        self.price = Chips::ZERO;
    }

    fn show_down(&mut self) {
        if !std::mem::replace(&mut self.showdown, true) {
            self.line("*** SHOW DOWN ***");
        }
    }

    fn won(&mut self, pot: u8, seat: Seat, amount: Chips) {
        let pot = match (pot, self.outcome.pots.len()) {
            (_, 0 | 1) => "pot".to_owned(),
            (0, _) => "main pot".to_owned(),
            (_, 2) => "side pot".to_owned(),
            (side, _) => format!("side pot-{side}"),
        };
        let line = format!("{} collected {} from {pot}", self.name(seat), self.money(amount));
        self.line(&line);
    }

    fn has_lows(&self) -> bool {
        self.hand.setup.game.ranking == Ranking::HighLow
    }

    fn money(&self, chips: Chips) -> String {
        self.hand.chip_unit.text(chips)
    }

    fn name(&self, seat: Seat) -> String {
        name(self.hand, seat)
    }

    fn player(&mut self, seat: Seat, words: &str) {
        let line = format!("{}: {words}", self.name(seat));
        self.line(&line);
    }

    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }
}

/// The live and the dead post of a seat.
fn posts(setup: &HandSetup, seat: Seat) -> (Chips, Chips) {
    let post = setup.seats.iter().find(|player| player.seat == seat).and_then(|player| player.post);
    post.map_or((Chips::ZERO, Chips::ZERO), |post| (post.live, post.dead))
}

const fn all_in_words(all_in: bool) -> &'static str {
    if all_in { " and is all-in" } else { "" }
}
