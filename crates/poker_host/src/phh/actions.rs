//! The `actions` of a PHH hand.

use poker_room::HandRecord;
use poker_rules::{Act, BadReplay, Card, HandEvent, Seat};

/// Everything that was dealt, done and shown, in order.
pub(super) fn actions_of(record: &HandRecord, order: &[Seat]) -> Result<Vec<String>, BadReplay> {
    let mut steps = Steps { order, holes: vec![String::new(); order.len()], holes_written: false, shown: Vec::new(), lines: Vec::new() };
    record.replay(&mut |event| steps.see(&event))?;
    Ok(steps.lines)
}

struct Steps<'a> {
    order: &'a [Seat],
    /// Hole cards in PHH's order of players, until the first line after them is due.
    holes: Vec<String>,
    holes_written: bool,
    shown: Vec<Seat>,
    lines: Vec<String>,
}

impl Steps<'_> {
    fn see(&mut self, event: &HandEvent) {
        match event {
            HandEvent::Dealt { seat, card } => {
                let place = self.place(*seat);
                if let Some(hole) = self.holes.get_mut(place) {
                    hole.push_str(&card.to_string());
                }
            }
            HandEvent::Acted { seat, act, .. } => {
                let player = self.player(*seat);
                self.push(match act {
                    Act::Fold => format!("{player} f"),
                    Act::Check | Act::Call => format!("{player} cc"),
                    Act::Bet { to } | Act::Raise { to } => format!("{player} cbr {}", to.get()),
                });
            }
            HandEvent::StreetDealt { cards, .. } => self.push(format!("d db {}", joined(cards))),
            // Open hands are shown again, with their name, once the board is complete.
            HandEvent::Shown { seat, cards, .. } if !self.shown.contains(seat) => {
                self.shown.push(*seat);
                let player = self.player(*seat);
                self.push(format!("{player} sm {}", joined(cards)));
            }
            HandEvent::Mucked { seat } => {
                let player = self.player(*seat);
                self.push(format!("{player} sm"));
            }
            HandEvent::Shown { .. }
            | HandEvent::Posted { .. }
            | HandEvent::Returned { .. }
            | HandEvent::Gathered { .. }
            | HandEvent::Raked { .. }
            | HandEvent::Won { .. }
            | HandEvent::Ended { .. } => {}
        }
    }

    fn push(&mut self, line: String) {
        if !self.holes_written {
            self.holes_written = true;
            for (place, hole) in self.holes.iter().enumerate() {
                self.lines.push(format!("d dh p{} {hole}", place + 1));
            }
        }
        self.lines.push(line);
    }

    fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|other| *other == seat).unwrap_or(self.order.len())
    }

    fn player(&self, seat: Seat) -> String {
        format!("p{}", self.place(seat) + 1)
    }
}

fn joined(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect()
}
