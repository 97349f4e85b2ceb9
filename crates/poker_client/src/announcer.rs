//! What a screen reader announces: each new line of the log, and the chances of open hands once a street.

use poker_protocol::HandId;
use poker_rules::GameSpec;
use poker_text::Text;

use crate::{Amounts, LogLine, LogWhat, TableOdds, TableView};

/// How far the events of a table have been announced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcer {
    hand: Option<HandId>,
    lines: usize,
    odds: Option<TableOdds>,
}

impl Announcer {
    /// The texts to announce since the last call.
    pub fn follow(&mut self, view: &TableView, game: &GameSpec, odds: Option<&TableOdds>, amounts: &Amounts) -> Vec<Text> {
        let Some(current) = &view.log().current else { return Vec::new() };
        if self.hand != Some(current.hand) {
            self.hand = Some(current.hand);
            self.lines = 0;
        }
        let whole = match current.lines.last() {
            Some(last) if grows(last, game) => current.lines.len() - 1,
            Some(_) | None => current.lines.len(),
        };
        let new = self.lines.min(whole)..whole;
        self.lines = whole;
        let lines = new.filter_map(|at| {
            let before = &current.lines[..=at];
            before.last()?.announcement(amounts, &LogLine::names(before))
        });
        let chances = odds.filter(|odds| self.odds.as_ref() != Some(*odds)).and_then(|odds| odds.announcement(view.felt()));
        let said = lines.chain(chances).collect();
        self.odds = odds.cloned();
        said
    }
}

/// Whether more cards will be added to this line.
fn grows(line: &LogLine, game: &GameSpec) -> bool {
    let (cards, all) = match &line.what {
        LogWhat::Dealt(cards) => (cards, Some(game.hole_cards)),
        LogWhat::Street { street, cards } => (cards, game.streets.get(*street as usize).copied()),
        LogWhat::Posted { .. }
        | LogWhat::Shuffled(_)
        | LogWhat::Drew { .. }
        | LogWhat::Acted { .. }
        | LogWhat::Returned(_)
        | LogWhat::Raked(_)
        | LogWhat::Shown { .. }
        | LogWhat::Mucked
        | LogWhat::Won { .. }
        | LogWhat::ToppedUp(_)
        | LogWhat::Corrected(_)
        | LogWhat::Void => return false,
    };
    all.is_some_and(|all| cards.len() < usize::from(all))
}
