//! The arguments, messages, terms and functions that a message refers to.

use fluent_syntax::ast::{Attribute, CallArguments, Expression, InlineExpression, Pattern, PatternElement};

/// One reference. It holds a slice of the file's content, from which the line can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mention<'a> {
    /// `$amount`.
    Argument(&'a str),
    /// `other-message` or `other-message.attribute`.
    Message(&'a str, Option<&'a str>),
    /// `-term`.
    Term(&'a str),
    /// `NUMBER`.
    Function(&'a str),
}

/// All references in a value and its attributes, in order.
pub(super) fn mentions<'a>(value: Option<&Pattern<&'a str>>, attributes: &[Attribute<&'a str>]) -> Vec<Mention<'a>> {
    let mut found = Vec::new();
    for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
        in_pattern(pattern, &mut found);
    }
    found
}

fn in_pattern<'a>(pattern: &Pattern<&'a str>, found: &mut Vec<Mention<'a>>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, found),
        }
    }
}

fn in_expression<'a>(expression: &Expression<&'a str>, found: &mut Vec<Mention<'a>>) {
    match expression {
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
        Expression::Inline(inline) => in_inline(inline, found),
    }
}

fn in_inline<'a>(inline: &InlineExpression<&'a str>, found: &mut Vec<Mention<'a>>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments } => {
            found.push(Mention::Function(id.name));
            in_call(arguments, found);
        }
        InlineExpression::MessageReference { id, attribute } => {
            found.push(Mention::Message(id.name, attribute.as_ref().map(|attribute| attribute.name)));
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            found.push(Mention::Term(id.name));
            if let Some(arguments) = arguments {
                in_call(arguments, found);
            }
        }
        InlineExpression::VariableReference { id } => found.push(Mention::Argument(id.name)),
        InlineExpression::Placeable { expression } => in_expression(expression, found),
    }
}

fn in_call<'a>(arguments: &CallArguments<&'a str>, found: &mut Vec<Mention<'a>>) {
    for argument in &arguments.positional {
        in_inline(argument, found);
    }
    for argument in &arguments.named {
        in_inline(&argument.value, found);
    }
}
