//! Checks of the code that makes events with cards.

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, ExprStruct, Item, Macro, Path, Token};

use super::{assert_none, module, modules_below};
use crate::imports::ProductionModule;

/// The steps of a hand that can hold cards.
const WITH_CARDS: [&str; 4] = ["Dealt", "StreetDealt", "Shown", "PartShown"];

/// Counts the expressions that make a `SeenEvent` with cards; patterns take one apart and do not count.
#[derive(Default)]
struct Makers(usize);

fn holds_cards(path: &Path) -> bool {
    let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    matches!(words.as_slice(), [.., event, step] if event == "SeenEvent" && WITH_CARDS.contains(&step.as_str()))
}

impl<'ast> Visit<'ast> for Makers {
    fn visit_expr_struct(&mut self, made: &'ast ExprStruct) {
        self.0 += usize::from(holds_cards(&made.path));
        visit::visit_expr_struct(self, made);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        // The arguments of `matches!` are not made, but compared with.
        if let Ok(arguments) = call.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)
            && !call.path.is_ident("matches")
        {
            arguments.iter().for_each(|argument| self.visit_expr(argument));
        }
    }
}

/// The files that make a `SeenEvent` with cards.
fn makers(modules: &[ProductionModule]) -> Vec<String> {
    let makes = |module: &&ProductionModule| {
        let mut makers = Makers::default();
        module.items.iter().for_each(|item| makers.visit_item(item));
        makers.0 > 0
    };
    let mut files: Vec<String> = modules.iter().filter(makes).map(|module| module.file.clone()).collect();
    files.dedup();
    files
}

#[test]
fn events_with_cards_are_made_by_seen_by_alone() {
    assert_eq!(makers(&modules_below(&["crates/", "src/"])), ["crates/poker_fair/src/seen.rs"]);
}

#[test]
fn an_event_with_cards_is_found_where_it_is_made_and_not_where_it_is_matched() {
    let made = "fn f() -> SeenEvent { SeenEvent::Dealt { seat, card } }";
    let in_a_macro = "fn f() -> Vec<SeenEvent> { vec![SeenEvent::Shown { seat, cards }] }";
    let matched = "fn f(event: &SeenEvent) -> bool { matches!(event, SeenEvent::Dealt { .. }) }";
    let taken_apart = "fn f(event: SeenEvent) -> Seat { if let SeenEvent::Shown { seat, .. } = event { seat } else { Seat(0) } }";
    let without_cards = "fn f() -> SeenEvent { SeenEvent::Mucked { seat } }";
    for (text, found) in [(made, 1), (in_a_macro, 1), (matched, 0), (taken_apart, 0), (without_cards, 0)] {
        assert_eq!(makers(&[module("a.rs", text)]).len(), found, "{text}");
    }
}

/// Whether an enum called `HandEvent` derives or implements a trait of serde.
fn serializes(module: &ProductionModule) -> bool {
    let names = |tokens: &str| tokens.contains("Serialize");
    module.items.iter().any(|item| match item {
        Item::Enum(item) if item.ident == "HandEvent" => {
            item.attrs.iter().any(|attribute| matches!(&attribute.meta, syn::Meta::List(list) if names(&list.tokens.to_string())))
        }
        Item::Impl(block) => {
            let of_event =
                matches!(&*block.self_ty, syn::Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "HandEvent"));
            let serde =
                block.trait_.as_ref().is_some_and(|(_, path, _)| path.segments.last().is_some_and(|last| names(&last.ident.to_string())));
            of_event && serde
        }
        _ => false,
    })
}

#[test]
fn hand_events_cannot_be_serialized() {
    let modules = modules_below(&["crates/"]);
    let declares = |item: &Item| matches!(item, Item::Enum(item) if item.ident == "HandEvent");
    assert_eq!(modules.iter().filter(|module| module.items.iter().any(declares)).count(), 1);
    assert_none(&modules.iter().filter(|module| serializes(module)).map(|module| module.file.clone()).collect::<Vec<_>>());
}

#[test]
fn a_hand_event_that_can_be_serialized_is_found() {
    for text in ["#[derive(Debug, Serialize)] enum HandEvent { Mucked }", "impl serde::Serialize for HandEvent {}"] {
        assert!(serializes(&module("a.rs", text)), "{text}");
    }
    assert!(!serializes(&module("a.rs", "#[derive(Debug)] enum HandEvent { Mucked }")));
}
