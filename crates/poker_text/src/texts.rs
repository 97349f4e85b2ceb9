//! All texts in one language.

use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;

use crate::english_terms::is_term;
use crate::formats::{Formats, in_message};
use crate::key::RANK_ROLES;
use crate::source::{self, SourceError, SourceFile};
use crate::text::{self, entries};
use crate::{Arg, Language, RankWord, Text, pseudo};

type Bundle = FluentBundle<FluentResource>;

/// The texts of one language, which turn a [`Text`] into a sentence. Share them in an `Arc`; to reload them, build new ones.
pub struct Texts {
    language: Language,
    own: Bundle,
    /// English texts, if the language lacks some.
    fallback: Option<Bundle>,
    /// English texts for the words of actions, if these stay English.
    terms: Option<Bundle>,
    formats: Formats,
}

impl Texts {
    /// The texts that are embedded in the binary.
    pub fn embedded(language: Language) -> Self {
        // A test reads every embedded file, so none is malformed. If one were, its messages would be shown as their keys.
        let own = bundle(language, source::embedded(language)).unwrap_or_else(|_| empty(language));
        Self::with(language, own)
    }

    /// The texts of a language from the folder `locales`, which has a folder for each language. Texts that the language lacks are taken
    /// from the English texts in the binary.
    pub fn from_dir(locales: &Path, language: Language) -> Result<Self, SourceError> {
        Ok(Self::with(language, bundle(language, source::of_folder(locales, language)?)?))
    }

    fn with(language: Language, own: Bundle) -> Self {
        let complete = entries().all(|entry| own.has_message(entry.id));
        let fallback = if complete { None } else { bundle(spoken(language), source::embedded(Language::English)).ok() };
        Self { language, own, fallback, terms: None, formats: Formats::of(&language.rules()) }
    }

    /// The same texts, but the words of actions (fold, check, call, bet, raise, all-in) on buttons, at seats and in the log are English.
    /// Amounts stay as the language writes them.
    #[must_use]
    pub fn with_english_terms(self) -> Self {
        // English texts need no other; the embedded files are read by a test.
        let terms = (spoken(self.language) != self.language).then(|| bundle(self.language, source::embedded(Language::English)).ok());
        Self { terms: terms.flatten(), ..self }
    }

    /// The language of these texts.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The keys that this language lacks. Their texts are shown in English.
    pub fn missing(&self) -> Vec<&'static str> {
        entries().map(|entry| entry.id).filter(|id| !self.own.has_message(id)).collect()
    }

    /// The sentence of a text in this language.
    pub fn say(&self, text: &Text) -> String {
        self.framed(self.render(text))
    }

    /// The sentence of a text with a capital first letter, for names of hands that are the whole text.
    pub fn say_capitalised(&self, text: &Text) -> String {
        let said = self.render(text);
        let mut letters = said.chars();
        let capitalised = letters.next().map(|first| first.to_uppercase().chain(letters).collect());
        self.framed(capitalised.unwrap_or(said))
    }

    /// One argument in the form in which texts contain it, such as an amount, a number or a list.
    pub fn show(&self, arg: &Arg) -> String {
        match arg {
            Arg::Word(word) => word.clone(),
            Arg::Text(text) => self.render(text),
            Arg::Count(number) => self.formats.number(*number),
            Arg::Decimal { units, digits } => self.formats.decimal(*units, *digits),
            Arg::Money(cents, currency) => self.formats.money(*cents, *currency),
            Arg::ShortMoney(cents, currency) => self.formats.short_money(*cents, *currency),
            Arg::SignedMoney(cents, currency) => self.formats.signed_money(*cents, *currency),
            Arg::SignedCount(count) => self.formats.signed_number(*count),
            Arg::Rank(rank) => self.rank(*rank, None),
            Arg::List(items) => self.joined(items, text::list::last),
            Arg::AnyOf(items) => self.joined(items, text::list::last_or),
        }
    }

    /// Joins the items: `A`, `A and B`, `A, B and C`. `ends` joins the last one.
    fn joined(&self, items: &[Arg], ends: fn(String, String) -> Text) -> String {
        let Some((last, others)) = items.split_last() else { return String::new() };
        let last = self.show(last);
        let Some((first, middle)) = others.split_first() else { return last };
        let head = middle.iter().fold(self.show(first), |head, next| self.render(&text::list::more(head, self.show(next))));
        self.render(&ends(head, last))
    }

    /// A whole number.
    pub fn number(&self, number: u64) -> String {
        self.formats.number(number)
    }

    /// The number `units` divided by `10^digits`.
    pub fn decimal(&self, units: u64, digits: u8) -> String {
        self.formats.decimal(units, digits)
    }

    /// The sentence without the brackets of the pseudo-locale.
    pub(crate) fn render(&self, text: &Text) -> String {
        let mut args = FluentArgs::with_capacity(text.args().len());
        for (name, arg) in text.args() {
            match arg {
                Arg::Count(count) => args.set(*name, FluentValue::from(*count)),
                Arg::Rank(rank) => {
                    args.set(*name, self.rank(*rank, None));
                    for role in RANK_ROLES {
                        args.set(format!("{name}-{role}"), self.rank(*rank, Some(role)));
                    }
                }
                other => args.set(*name, self.show(other)),
            }
        }
        self.format(text.key(), None, &args).unwrap_or_else(|| text.key().to_owned())
    }

    /// A rank in the form of a role, or its name if the language has no such form.
    fn rank(&self, rank: RankWord, role: Option<&str>) -> String {
        let Some(name) = text::rank::of(rank) else { return self.number(rank.0.into()) };
        let args = FluentArgs::new();
        role.and_then(|role| self.format(name.key(), Some(role), &args))
            .or_else(|| self.format(name.key(), None, &args))
            .unwrap_or_else(|| self.number(rank.0.into()))
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let term = self.terms.as_ref().filter(|_| is_term(key)).and_then(|english| format_in(english, key, attribute, args));
        term.or_else(|| format_in(&self.own, key, attribute, args))
            .or_else(|| self.fallback.as_ref().and_then(|english| format_in(english, key, attribute, args)))
    }

    fn framed(&self, said: String) -> String {
        match self.language {
            Language::Pseudo => pseudo::bracketed(&said),
            Language::English | Language::French | Language::Swedish => said,
        }
    }
}

/// Formats a message or one of its attributes; `None` if the bundle has none. Errors of Fluent are ignored: a missing argument stays
/// visible as `{$name}`.
fn format_in(bundle: &Bundle, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    let message = bundle.get_message(key)?;
    let pattern: &ast::Pattern<&str> = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

/// The language of the fallback texts: accented English for the pseudo-locale, plain English for the others.
fn spoken(language: Language) -> Language {
    match language {
        Language::Pseudo => Language::Pseudo,
        Language::English | Language::French | Language::Swedish => Language::English,
    }
}

fn empty(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.rules()]);
    // The font has no glyph for the isolation marks U+2068 and U+2069.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(in_message));
    if language == Language::Pseudo {
        bundle.set_transform(Some(pseudo::pseudo));
    }
    // It fails only if a function is already there.
    let _ = bundle.add_builtins();
    bundle
}

fn bundle(language: Language, files: Vec<SourceFile>) -> Result<Bundle, SourceError> {
    let mut bundle = empty(language);
    for file in files {
        let resource = source::resource(&file)?;
        bundle.add_resource(resource).map_err(|errors| source::twice(&file, &overriding(&errors)))?;
    }
    Ok(bundle)
}

/// The key of the first message that is defined twice.
fn overriding(errors: &[FluentError]) -> String {
    let twice = |error: &FluentError| match error {
        FluentError::Overriding { id, .. } => Some(id.clone()),
        FluentError::ParserError(_) | FluentError::ResolverError(_) => None,
    };
    errors.iter().find_map(twice).unwrap_or_default()
}
