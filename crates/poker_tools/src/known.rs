//! The words that options take as values.

use poker_history::Format;
use poker_rigs::{Policy, tournament_kinds};
use poker_room::Rulebooks;
use poker_rules::Variant;
use poker_text::{Arg, Language};

/// The tags of all languages, separated by commas.
#[must_use]
pub fn known_languages() -> Arg {
    listed(Language::ALL.iter().map(|language| language.tag()))
}

/// The codes of all games, separated by commas.
pub(crate) fn known_games() -> Arg {
    listed(Variant::ALL.iter().map(|game| game.code))
}

/// The names of all policies, separated by commas.
pub(crate) fn known_policies() -> Arg {
    listed(Policy::ALL.iter().map(|policy| policy.name()))
}

/// The names of all formats of hand histories, separated by commas.
pub(crate) fn known_formats() -> Arg {
    listed(Format::ALL.iter().map(|format| format.name()))
}

/// The kinds of all tournaments that can be simulated, separated by commas.
pub(crate) fn known_tournaments() -> Arg {
    listed(tournament_kinds().iter().map(String::as_str))
}

/// The ids of all rulebooks inside the program, separated by commas.
pub(crate) fn known_rulebooks() -> Arg {
    // A test holds that these rulebooks can be read.
    Rulebooks::embedded().map_or(Arg::word(""), |rulebooks| listed(rulebooks.ids()))
}

fn listed<'a>(words: impl Iterator<Item = &'a str>) -> Arg {
    Arg::word(words.collect::<Vec<_>>().join(", "))
}
