//! Every sentence of Cardroom, in English, French and Swedish.
//!
//! A sentence is made by a function of the modules in [`text`], which yields a [`Text`]: a key and its arguments. [`Texts`] says it in one
//! language. Money, numbers and plurals follow the data of the locale.
//!
//! ```
//! use poker_text::{Arg, Currency, Language, Texts, text};
//!
//! let texts = Texts::embedded(Language::French);
//! assert_eq!(texts.say(&text::action::call_amount(Arg::money(180, Currency::Euro))), "Suivre 1,80\u{a0}€");
//! ```
//!
//! # Adding a text
//!
//! 1. Choose its subject, a file of `src/text/` (`action`, `table`, `lobby`, …). The key is subject, dash, name.
//! 2. Add one line to that file's list: `call_amount(amount),` or `fold,`. Arguments are words, `rank` arguments are written `(a: rank)`.
//! 3. Add one line to `locales/en/action.ftl`: `action-call-amount = Call { $amount }`, and one to the same file of `fr` and `sv`.
//! 4. Say it: `texts.say(&text::action::call_amount(Arg::money(180, Currency::Euro)))`.
//!
//! Where a number chooses the form, pass [`Arg::count`] and select on it (`{ $count -> [one] … *[other] … }`); it prints as the locale
//! writes it. Names and amounts are never inflected: put a name first, or after a colon. Write whole sentences, glue none from pieces.
//! `cargo test -p poker_text` names the line where a language lacks the key, misspells an argument or breaks its typography.

mod amount;
mod check;
mod currency;
mod formats;
mod key;
mod language;
mod message;
mod pseudo;
mod rank_word;
mod source;
mod syntax_problem;
#[cfg(test)]
mod tests;
pub mod text;
mod texts;

pub use amount::parse_amount;
pub use check::{Finding, FindingKind, check, text_count};
pub use currency::Currency;
pub use language::{Language, UnknownLanguage};
pub use message::{Arg, Text};
pub use rank_word::RankWord;
pub use source::{SourceError, SourceFile};
pub use texts::Texts;
