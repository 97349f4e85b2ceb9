//! Finds public types and functions without a doc comment.

use std::collections::BTreeSet;

use syn::visit::{self, Visit};
use syn::{Attribute, Ident, ImplItemFn, Item, ItemImpl, ItemTrait, TraitItemFn, Type, Visibility};

use crate::test_code::is_test_code;

/// The public types and functions of a file that have no doc comment, each with its line. Test code is left out.
pub(super) fn undocumented(text: &str) -> syn::Result<Vec<(usize, String)>> {
    let file = syn::parse_file(text)?;
    let hidden = file.items.iter().filter_map(hidden_type).collect();
    let mut visitor = Items { hidden, ..Items::default() };
    visitor.visit_file(&file);
    Ok(visitor.found)
}

#[derive(Default)]
struct Items {
    found: Vec<(usize, String)>,
    /// The types of the file that are not public. Their functions need no doc comment.
    hidden: BTreeSet<String>,
    of_public_trait: bool,
}

impl Items {
    fn ask(&mut self, attributes: &[Attribute], name: &Ident) {
        if !attributes.iter().any(|attribute| attribute.path().is_ident("doc")) {
            self.found.push((name.span().start().line, name.to_string()));
        }
    }
}

/// The name of an item if it is a type that is not public.
fn hidden_type(item: &Item) -> Option<String> {
    let (visibility, name) = match item {
        Item::Enum(item) => (&item.vis, &item.ident),
        Item::Struct(item) => (&item.vis, &item.ident),
        _ => return None,
    };
    (!is_public(visibility)).then(|| name.to_string())
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

impl<'ast> Visit<'ast> for Items {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, asked): (&[Attribute], Option<(&Visibility, &Ident)>) = match item {
            Item::Enum(item) => (&item.attrs, Some((&item.vis, &item.ident))),
            Item::Fn(item) => (&item.attrs, Some((&item.vis, &item.sig.ident))),
            Item::Struct(item) => (&item.attrs, Some((&item.vis, &item.ident))),
            Item::Trait(item) => (&item.attrs, Some((&item.vis, &item.ident))),
            Item::Type(item) => (&item.attrs, Some((&item.vis, &item.ident))),
            Item::Impl(item) => (&item.attrs, None),
            Item::Mod(item) => (&item.attrs, None),
            _ => (&[], None),
        };
        if is_test_code(attributes) {
            return;
        }
        if let Some((_, name)) = asked.filter(|(visibility, _)| is_public(visibility)) {
            self.ask(attributes, name);
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let hidden = matches!(&*item.self_ty, Type::Path(of) if of.path.segments.last().is_some_and(|last| self.hidden.contains(&last.ident.to_string())));
        if item.trait_.is_none() && !hidden {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        if is_public(&item.vis) && !is_test_code(&item.attrs) {
            self.ask(&item.attrs, &item.sig.ident);
        }
    }

    fn visit_item_trait(&mut self, item: &'ast ItemTrait) {
        let outside = std::mem::replace(&mut self.of_public_trait, is_public(&item.vis));
        visit::visit_item_trait(self, item);
        self.of_public_trait = outside;
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if self.of_public_trait {
            self.ask(&item.attrs, &item.sig.ident);
        }
    }
}
