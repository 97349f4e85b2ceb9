//! Names of rulebooks.

use poker_text::{Arg, text};

use crate::PracticeRules;

/// The name and the id of a rulebook; the id alone for a rulebook that is not the program's.
pub fn rulebook_arg(id: &str) -> Arg {
    let Some(rules) = PracticeRules::ALL.into_iter().find(|rules| rules.id() == id) else { return Arg::word(id) };
    let name = match rules {
        PracticeRules::English27 => text::rulebook::english(),
        PracticeRules::English12 => text::rulebook::english_fast(),
        PracticeRules::French31 => text::rulebook::french(),
        PracticeRules::Swedish26 => text::rulebook::swedish(),
        PracticeRules::Room003 => text::rulebook::dollars(),
    };
    text::rulebook::named(name, id).into()
}
