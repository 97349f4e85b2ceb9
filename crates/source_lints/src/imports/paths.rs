//! The paths in the code of a module.

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Block, ImplItem, Item, Macro, Path, Stmt, TraitItem, VisRestricted, Visibility, spanned::Spanned as _};

use super::module::UseLeaf;
use super::module_tree::{attributes, use_leaves};
use crate::test_code::is_test_code;

/// A path in the code, with the line on which it begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct UsedPath {
    pub(super) path: Vec<String>,
    pub(super) line: usize,
    /// Whether the path is in a private `use`, which is an import even if no other path uses its name.
    pub(super) imported: bool,
    /// Whether the path may name nothing, because it was found in the tokens of a macro or in an attribute.
    pub(super) guessed: bool,
}

/// All paths of `items`, without those of child modules and of test code.
pub(super) fn used_paths(items: &[Item]) -> Vec<UsedPath> {
    let mut paths = Paths::default();
    items.iter().for_each(|item| paths.visit_item(item));
    paths.found
}

#[derive(Default)]
struct Paths {
    found: Vec<UsedPath>,
    /// The names that `use` declares in the enclosing blocks.
    blocks: Vec<Vec<UseLeaf>>,
}

impl Paths {
    fn add(&mut self, path: Vec<String>, line: usize, guessed: bool) {
        let first = path.first().cloned().unwrap_or_default();
        let local = self.blocks.iter().rev().flatten().find(|leaf| leaf.name.as_ref() == Some(&first));
        let path = match local {
            Some(leaf) => leaf.path.iter().cloned().chain(path.into_iter().skip(1)).collect(),
            None => {
                let globs = self.blocks.iter().flatten().filter(|leaf| leaf.name.is_none());
                for glob in globs.map(|leaf| leaf.path.iter().chain(&path).cloned().collect()).collect::<Vec<_>>() {
                    self.found.push(UsedPath { path: glob, line, imported: false, guessed: true });
                }
                path
            }
        };
        self.found.push(UsedPath { path, line, imported: false, guessed });
    }

    fn add_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => self.add_tokens(group.stream()),
                TokenTree::Ident(word) => {
                    let after_dot = at > 0 && is_sign(&tokens[at - 1], '.') && !(at > 1 && is_sign(&tokens[at - 2], '.'));
                    let mut path = vec![word.to_string()];
                    while let [first, second, TokenTree::Ident(next), ..] = &tokens[at + 1..] {
                        if !is_sign(first, ':') || !is_sign(second, ':') {
                            break;
                        }
                        path.push(next.to_string());
                        at += 3;
                    }
                    if !after_dot {
                        self.add(path, word.span().start().line, true);
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Adds the strings of an attribute that can be paths, such as in `#[serde(with = "bytes")]`.
    fn add_strings(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add_strings(group.stream()),
                TokenTree::Literal(literal) => {
                    let line = literal.span().start().line;
                    let text = literal.to_string();
                    if let Ok(path) = syn::parse_str::<Path>(text.trim_matches('"')) {
                        self.add(words(&path), line, true);
                    }
                }
                _ => {}
            }
        }
    }
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn words(path: &Path) -> Vec<String> {
    path.segments.iter().map(|segment| segment.ident.to_string()).collect()
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast Item) {
        if is_test_code(attributes(item)) {
            return;
        }
        match item {
            Item::Mod(_) => {}
            Item::Use(item) => {
                let private = matches!(item.vis, Visibility::Inherited);
                for leaf in use_leaves(item).into_iter().filter(|_| private) {
                    self.found.push(UsedPath { path: leaf.path, line: leaf.line, imported: true, guessed: false });
                }
            }
            Item::Macro(item) if item.ident.is_some() => self.add_tokens(item.mac.tokens.clone()),
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => return visit::visit_impl_item(self, item),
        };
        if !is_test_code(attributes) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        match item {
            TraitItem::Fn(item) if is_test_code(&item.attrs) => {}
            _ => visit::visit_trait_item(self, item),
        }
    }

    fn visit_block(&mut self, block: &'ast Block) {
        let uses = block.stmts.iter().filter_map(|statement| match statement {
            Stmt::Item(Item::Use(item)) => Some(use_leaves(item)),
            _ => None,
        });
        self.blocks.push(uses.flatten().collect());
        visit::visit_block(self, block);
        self.blocks.pop();
    }

    fn visit_path(&mut self, path: &'ast Path) {
        if path.leading_colon.is_none() {
            self.add(words(path), path.span().start().line, false);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        visit::visit_macro(self, call);
        self.add_tokens(call.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let syn::Meta::List(list) = &attribute.meta
            && list.path.is_ident("serde")
        {
            self.add_strings(list.tokens.clone());
        }
    }

    /// A path such as in `pub(in crate::room)` is not an import.
    fn visit_vis_restricted(&mut self, _: &'ast VisRestricted) {}
}
