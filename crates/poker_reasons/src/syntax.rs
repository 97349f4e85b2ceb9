//! Texts for syntax errors in a file.

use poker_text::{Arg, Text, text};
use ron::Error;
use text::syntax as t;

/// The text for a RON error, to be used inside a sentence.
#[must_use]
pub fn syntax_text(error: &Error) -> Text {
    match error {
        Error::Eof => t::end(),
        Error::ExpectedArray => t::sign("["),
        Error::ExpectedArrayEnd | Error::ExpectedAttributeEnd => t::sign("]"),
        Error::ExpectedAttribute => t::sign("#!"),
        Error::ExpectedComma => t::sign(","),
        Error::ExpectedMap => t::sign("{"),
        Error::ExpectedMapColon => t::sign(":"),
        Error::ExpectedMapEnd => t::sign("}"),
        Error::ExpectedStructLike => t::sign("("),
        Error::ExpectedNamedStructLike(name) => t::sign(format!("{name}(")),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => t::sign(")"),
        Error::ExpectedUnit => t::sign("()"),
        Error::ExpectedStringEnd => t::sign("\""),
        Error::ExpectedBoolean => t::boolean("true", "false"),
        Error::ExpectedInteger
        | Error::ExpectedFloat
        | Error::FloatUnderscore
        | Error::UnderscoreAtBeginning
        | Error::InvalidIntegerDigit { .. } => t::number(),
        Error::ExpectedString | Error::ExpectedByteString | Error::ExpectedChar | Error::ExpectedByteLiteral => t::quoted(),
        Error::ExpectedOption => t::option("Some(…)", "None"),
        Error::ExpectedIdentifier
        | Error::ExpectedStructName(_)
        | Error::ExpectedDifferentStructName { .. }
        | Error::InvalidIdentifier(_)
        | Error::SuggestRawIdentifier(_) => t::name(),
        Error::IntegerOutOfBounds => t::range(),
        Error::InvalidEscape(_) => t::escape(),
        Error::NoSuchExtension(name) => t::extension(name),
        Error::UnclosedBlockComment | Error::UnclosedLineComment => t::comment(),
        Error::UnexpectedChar(sign) => t::character(sign.to_string()),
        Error::Utf8Error(_) => t::encoding(),
        Error::TrailingCharacters => t::trailing(),
        Error::InvalidValueForType { .. } => t::value(),
        Error::ExpectedDifferentLength { .. } => t::length(),
        Error::NoSuchEnumVariant { found, expected, .. } => t::word(found, Arg::word(expected.join(", "))),
        Error::NoSuchStructField { found, .. } => t::unknown_field(found),
        Error::MissingStructField { field, .. } => t::missing_field(*field),
        Error::DuplicateStructField { field, .. } => t::duplicate_field(*field),
        Error::ExceededRecursionLimit => t::depth(),
        // A newer version of the RON library may have more errors.
        _ => t::other(),
    }
}
