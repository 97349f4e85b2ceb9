//! All texts of Cardroom, in English, French and Swedish.
//!
//! For each text there is a function in a module of [`text`]. It returns a [`Text`]: a key and its arguments. [`Texts`] turns a [`Text`]
//! into a sentence of one language. Money, numbers and plurals follow the locale data.
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
//! 2. Add one line to that file's list: `call_amount(amount),` or `fold,`. A parameter that is a card's rank is written `(a: rank)`.
//! 3. Add one line to `locales/en/action.ftl`: `action-call-amount = Call { $amount }`, and one to the same file of `fr` and `sv`.
//! 4. Use it: `texts.say(&text::action::call_amount(Arg::money(180, Currency::Euro)))`.
//!
//! If a number decides the form of the text, pass [`Arg::count`] and select on it (`{ $count -> [one] … *[other] … }`). It is written in
//! the form of the locale. Names and amounts are never inflected: put a name first, or after a colon. Write whole sentences; never join
//! a sentence from pieces. `cargo test -p poker_text` names the line where a language lacks the key, misspells an argument or breaks its
//! rules of typography.

mod amount;
mod check;
mod currency;
mod english_terms;
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

pub use amount::{parse_amount, parse_hundredths};
pub use check::{Finding, FindingKind, check, text_count};
pub use currency::Currency;
pub use language::{Language, UnknownLanguage};
pub use message::{Arg, Text};
pub use rank_word::RankWord;
pub use source::{SourceError, SourceFile};
pub use texts::Texts;
