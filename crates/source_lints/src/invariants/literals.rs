//! Finds sentences in string literals.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, ExprMethodCall, Lit, LitStr, Macro};

use super::module;
use crate::imports::ProductionModule;

/// Macros and methods whose texts only programmers read.
const FOR_PROGRAMMERS: [&str; 11] = [
    "assert",
    "assert_eq",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "expect",
    "panic",
    "request_discard",
    "unimplemented",
    "unreachable",
    "warn",
];

#[derive(Default)]
struct Sentences(Vec<(usize, String)>);

/// Whether a reader could take `text` for a sentence: three words side by side, or two if the first has a capital letter. Two words without
/// a capital are the name of a control.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let words: Vec<bool> = text.split(' ').map(|word| is_word(word.trim_end_matches(['.', ',', ':', '!', '?']))).collect();
    let in_a_row = if text.starts_with(char::is_uppercase) { 2 } else { 3 };
    words.windows(in_a_row).any(|row| row.iter().all(|is_word| *is_word))
}

impl Sentences {
    fn hear(&mut self, literal: &LitStr) {
        if is_sentence(&literal.value()) {
            self.0.push((literal.span().start().line, literal.value()));
        }
    }

    fn hear_tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.hear_tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Lit::Str(text) = Lit::new(literal) {
                        self.hear(&text);
                    }
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Sentences {
    fn visit_lit_str(&mut self, literal: &'ast LitStr) {
        self.hear(literal);
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if FOR_PROGRAMMERS.iter().any(|name| call.method == name) {
            self.visit_expr(&call.receiver);
        } else {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let name = call.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
        if !FOR_PROGRAMMERS.contains(&name.as_str()) {
            self.hear_tokens(call.tokens.clone());
        }
    }
}

/// Each literal of a module that a reader could take for a sentence.
pub(super) fn sentences(module: &ProductionModule) -> Vec<String> {
    let mut found = Sentences::default();
    module.items.iter().for_each(|item| found.visit_item(item));
    found.0.into_iter().map(|(line, text)| format!("{}:{line}: {text}", module.file)).collect()
}

#[test]
fn a_sentence_in_the_code_is_found_and_one_for_programmers_is_not() {
    let found = |text: &str| sentences(&module("a.rs", &format!("fn f() {{ {text}; }}"))).len();
    for shown in ["ui.label(\"Your turn.\")", "format!(\"{}, {}\", \"Chips to call\", 1)"] {
        assert_eq!(found(shown), 1, "{shown}");
    }
    for hidden in [
        "ui.id(\"lobby.stake\")",
        "seat.expect(\"a seat is taken\")",
        "place(\"time bank\")",
        "panic!(\"no such seat\")",
        "ui.label(\"{a} {b}\")",
    ] {
        assert_eq!(found(hidden), 0, "{hidden}");
    }
}
