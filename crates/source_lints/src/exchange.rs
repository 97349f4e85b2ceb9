//! Checks that chips and money are changed into each other only in the files that are named here.
//!
//! The numbers of the two types have different names: `Chips::get` and `Money::hundredths`. A function that makes one type and reads the
//! number of the other is an exchange. Tests may compare the two.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{ExprMethodCall, ExprPath, ImplItemFn, Item, ItemConst, ItemFn, ItemMod, Macro, TraitItemFn};

use crate::imports::{ProductionModule, modules_below};
use crate::repository;
use crate::test_code::is_test_code;

/// The only files that may exchange: a cash game of the room, and a cash table as a client shows it.
const EXCHANGES: [&str; 2] = ["crates/poker_room/src/cash/exchange.rs", "crates/poker_seen/src/exchange.rs"];

/// What a function does with amounts.
#[derive(Default)]
struct Amounts {
    makes: BTreeSet<&'static str>,
    reads: BTreeSet<&'static str>,
}

impl Amounts {
    fn exchanges(&self) -> bool {
        let both = |made, read| self.makes.contains(made) && self.reads.contains(read);
        both("Money", "Chips") || both("Chips", "Money")
    }

    fn name(&mut self, of: &str, function: &str) {
        match (of, function) {
            ("Money", "new") => drop(self.makes.insert("Money")),
            ("Chips", "new") => drop(self.makes.insert("Chips")),
            ("Money", "hundredths") => drop(self.reads.insert("Money")),
            ("Chips", "get") => drop(self.reads.insert("Chips")),
            _ => {}
        }
    }

    fn call(&mut self, method: &str) {
        match method {
            "hundredths" => drop(self.reads.insert("Money")),
            "get" => drop(self.reads.insert("Chips")),
            _ => {}
        }
    }

    /// Reads the tokens of a macro call, because its arguments are not parsed.
    fn tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for at in 0..tokens.len() {
            match &tokens[at..] {
                [TokenTree::Group(group), ..] => self.tokens(group.stream()),
                [TokenTree::Ident(of), TokenTree::Punct(_), TokenTree::Punct(_), TokenTree::Ident(function), ..] => {
                    self.name(&of.to_string(), &function.to_string());
                }
                [TokenTree::Punct(dot), TokenTree::Ident(method), TokenTree::Group(arguments), ..]
                    if dot.as_char() == '.' && arguments.stream().is_empty() =>
                {
                    self.call(&method.to_string());
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Amounts {
    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        let mut last = path.path.segments.iter().rev().map(|segment| segment.ident.to_string());
        if let (Some(function), Some(of)) = (last.next(), last.next()) {
            self.name(&of, &function);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if call.args.is_empty() {
            self.call(&call.method.to_string());
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        self.tokens(call.tokens.clone());
    }
}

/// The functions and constants of a file that exchange.
#[derive(Default)]
struct Exchanges(Vec<String>);

impl Exchanges {
    fn look(&mut self, name: &syn::Ident, into: impl FnOnce(&mut Amounts)) {
        let mut amounts = Amounts::default();
        into(&mut amounts);
        if amounts.exchanges() {
            self.0.push(name.to_string());
        }
    }
}

impl<'ast> Visit<'ast> for Exchanges {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        if !is_test_code(&item.attrs) {
            self.look(&item.sig.ident, |amounts| amounts.visit_block(&item.block));
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        if !is_test_code(&item.attrs) {
            self.look(&item.sig.ident, |amounts| amounts.visit_block(&item.block));
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = &item.default {
            self.look(&item.sig.ident, |amounts| amounts.visit_block(block));
        }
    }

    fn visit_item_const(&mut self, item: &'ast ItemConst) {
        self.look(&item.ident, |amounts| amounts.visit_expr(&item.expr));
    }

    /// The modules within a module are checked by themselves.
    fn visit_item_mod(&mut self, _item: &'ast ItemMod) {}
}

fn exchanges(items: &[Item]) -> Vec<String> {
    let mut found = Exchanges::default();
    items.iter().for_each(|item| found.visit_item(item));
    found.0
}

#[test]
fn nothing_but_the_exchanges_changes_chips_into_money_or_money_into_chips() {
    let mut found = BTreeSet::new();
    for ProductionModule { file, items } in modules_below(&["crates/", "src/"], &repository()) {
        found.extend(exchanges(&items).into_iter().map(|function| (file.clone(), function)));
    }
    let elsewhere: Vec<_> = found.iter().filter(|(file, _)| !EXCHANGES.contains(&file.as_str())).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
    for file in EXCHANGES {
        assert!(found.iter().any(|(known, _)| known == file), "{file} exchanges nothing");
    }
}

#[test]
fn an_exchange_is_found_in_functions_closures_macros_and_constants() {
    let of = |text: &str| exchanges(&syn::parse_file(text).unwrap().items);
    for exchange in [
        "fn f() { Money::new(seat.stack.get()) }",
        "fn f() { let n = money.hundredths(); poker_rules::Chips::new(n) }",
        "fn f() { amounts.map(Money::hundredths).map(Chips::new) }",
        "fn f() { vec![Chips::new(price.hundredths())] }",
        "impl T { fn f() { || Money::new(stack.get()) } }",
        "const f: Chips = Chips::new(BUY_IN.hundredths());",
    ] {
        assert_eq!(of(exchange), ["f"], "{exchange}");
    }
    for other in [
        "fn f() { Money::new(price.hundredths() / 2) }",
        "fn f() { Chips::new(stack.get() / 2) }",
        "fn f() { Money::new(map.get(key)) }",
        "#[test] fn f() { Money::new(stack.get()) }",
    ] {
        assert!(of(other).is_empty(), "{other}");
    }
}
