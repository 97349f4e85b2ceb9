//! The rules of a room in words, each figure from what the room said of its rulebook.

mod coming_back;
mod figures;
mod games;
mod house;
mod jackpots;
mod plans;
mod rake;
mod seating;
mod section;
mod table;
#[cfg(test)]
mod tests;
mod time;

use poker_protocol::RulesInForce;
use poker_text::{Text, text};

pub use section::{RulesRow, RulesSection};

/// Everything the page says before the ranking of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// The name of the rulebook, and its documents.
    pub about: Vec<Text>,
    /// In the order of the page.
    pub sections: Vec<RulesSection>,
}

impl RulesPage {
    /// The page for the rules of a room.
    #[must_use]
    pub fn of(rules: &RulesInForce) -> Self {
        let mut about = vec![text::rules::rulebook(crate::rulebook_arg(&rules.rulebook))];
        about.extend(rules.documents.iter().map(|of| match (of.version.as_deref(), of.date.as_deref()) {
            (Some(version), Some(date)) => text::rules::document(of.title.as_str(), version, date),
            (Some(_) | None, Some(_) | None) => text::rules::document_plain(of.title.as_str()),
        }));
        let sections = [
            Some(seating::seating(&rules.seating)),
            Some(table::table(&rules.table)),
            Some(games::games(rules)),
            Some(games::betting()),
            games::open_betting(rules),
            games::fixed_limit(rules),
            Some(table::showdown(&rules.table)),
            Some(table::buy_ins(rules)),
            Some(rake::stakes(rules)),
            Some(rake::rake(rules)),
            coming_back::ratholing(rules),
            coming_back::banzai(rules),
            coming_back::fast(rules),
            Some(time::time(&rules.clock)),
            Some(time::away(rules)),
            plans::plans(rules),
            jackpots::jackpots(rules),
            house::conduct(rules),
            house::failures(rules),
            house::acceptance(rules),
        ];
        Self { about, sections: sections.into_iter().flatten().collect() }
    }
}
