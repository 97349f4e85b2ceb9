//! The texts of syntax errors in a file of messages.

use fluent_syntax::parser::ErrorKind;

use crate::Text;
use crate::text::check;

/// The text that describes a syntax error.
pub(crate) fn problem(kind: &ErrorKind) -> Text {
    match kind {
        ErrorKind::ExpectedToken(token) => check::syntax_token(token.to_string()),
        ErrorKind::ExpectedCharRange { range } => check::syntax_range(range),
        ErrorKind::ExpectedMessageField { entry_id } => check::syntax_field(entry_id),
        ErrorKind::ExpectedTermField { entry_id } => check::syntax_field(format!("-{entry_id}")),
        ErrorKind::ForbiddenCallee => check::syntax_callee(),
        ErrorKind::MissingDefaultVariant => check::syntax_no_default(),
        ErrorKind::MultipleDefaultVariants => check::syntax_two_defaults(),
        ErrorKind::MissingValue => check::syntax_no_value(),
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::ExpectedSimpleExpressionAsSelector => check::syntax_selector(),
        ErrorKind::TermAttributeAsPlaceable => check::syntax_attribute(),
        ErrorKind::UnterminatedStringLiteral => check::syntax_quote(),
        ErrorKind::PositionalArgumentFollowsNamed => check::syntax_argument_order(),
        ErrorKind::DuplicatedNamedArgument(name) => check::syntax_argument_twice(name),
        ErrorKind::UnknownEscapeSequence(sequence) | ErrorKind::InvalidUnicodeEscapeSequence(sequence) => check::syntax_escape(sequence),
        ErrorKind::UnbalancedClosingBrace => check::syntax_brace(),
        ErrorKind::ExpectedInlineExpression => check::syntax_expression(),
        ErrorKind::ExpectedLiteral => check::syntax_literal(),
    }
}
