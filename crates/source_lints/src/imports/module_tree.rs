//! Reads all files of a package by following the `mod` declarations from its root files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, Expr, Item, ItemUse, Lit, Meta, UseTree, spanned::Spanned as _};

use super::module::{Binding, FileId, Module, ModuleId, UseLeaf};
use crate::test_code::is_test_code;

/// The files and modules of one package.
#[derive(Default)]
pub(super) struct ModuleTree {
    pub(super) files: Vec<PathBuf>,
    pub(super) modules: Vec<Module>,
}

impl ModuleTree {
    /// Reads the crate whose root file is `file`; returns the id of its root module.
    pub(super) fn read_crate(&mut self, file: &Path) -> anyhow::Result<ModuleId> {
        let folder = file.parent().context("a crate root lies in a folder")?;
        self.read_file(file, folder, None)
    }

    /// Reads `file`, whose child modules lie in `folder`.
    fn read_file(&mut self, file: &Path, folder: &Path, parent: Option<ModuleId>) -> anyhow::Result<ModuleId> {
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let syntax = syn::parse_file(&text).with_context(|| file.display().to_string())?;
        let id = self.file_id(file);
        self.read_module(id, folder, parent, syntax.items)
    }

    fn file_id(&mut self, file: &Path) -> FileId {
        self.files.iter().position(|known| known == file).unwrap_or_else(|| {
            self.files.push(file.to_owned());
            self.files.len() - 1
        })
    }

    fn read_module(&mut self, file: FileId, folder: &Path, parent: Option<ModuleId>, items: Vec<Item>) -> anyhow::Result<ModuleId> {
        let id = self.modules.len();
        let root = parent.map_or(id, |parent| self.modules[parent].root);
        let mut items: Vec<Item> = items.into_iter().filter(|item| !is_test_code(attributes(item))).collect();
        self.modules.push(Module {
            file,
            parent,
            root,
            items: Vec::new(),
            names: Default::default(),
            globs: Vec::new(),
            macro_words: BTreeSet::new(),
        });
        for item in &mut items {
            if let Item::Mod(child) = item {
                let name = child.ident.to_string();
                let inner = folder.join(name.trim_start_matches("r#"));
                let child_id = match child.content.take() {
                    Some((_, items)) => self.read_module(file, &inner, Some(id), items)?,
                    None => {
                        let path = module_file(&self.files[file], folder, &inner, &child.attrs)?;
                        let children = if path.ends_with("mod.rs") { path.parent().unwrap_or(folder).to_owned() } else { inner };
                        self.read_file(&path, &children, Some(id))?
                    }
                };
                self.modules[id].bind(name, Binding::Module(child_id));
            } else {
                declare(&mut self.modules[id], item);
            }
        }
        self.modules[id].items = items;
        Ok(id)
    }
}

/// The file of a `mod` declaration in `declaring`.
fn module_file(declaring: &Path, folder: &Path, inner: &Path, attributes: &[Attribute]) -> anyhow::Result<PathBuf> {
    if let Some(path) = path_attribute(attributes) {
        return Ok(declaring.parent().unwrap_or(folder).join(path));
    }
    let candidates = [inner.with_extension("rs"), inner.join("mod.rs")];
    match candidates.into_iter().find(|path| path.is_file()) {
        Some(path) => Ok(path),
        None => bail!("{} declares a module without a file: {}", declaring.display(), inner.display()),
    }
}

fn path_attribute(attributes: &[Attribute]) -> Option<String> {
    attributes.iter().find_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    })
}

fn declare(module: &mut Module, item: &Item) {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Macro(item) => {
            words(item.mac.tokens.clone(), &mut module.macro_words);
            let Some(name) = &item.ident else { return };
            name
        }
        Item::Use(item) => {
            for leaf in use_leaves(item) {
                match leaf.name {
                    Some(name) => module.bind(name, Binding::Import(leaf.path)),
                    None => module.globs.push(leaf.path),
                }
            }
            return;
        }
        _ => return,
    };
    module.bind(name.to_string(), Binding::Item);
}

fn words(tokens: TokenStream, found: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(word) => {
                found.insert(word.to_string());
            }
            TokenTree::Group(group) => words(group.stream(), found),
            _ => {}
        }
    }
}

/// All names that a `use` declares.
pub(super) fn use_leaves(item: &ItemUse) -> Vec<UseLeaf> {
    let mut leaves = Vec::new();
    if item.leading_colon.is_none() {
        collect(&item.tree, &mut Vec::new(), &mut leaves);
    }
    leaves
}

fn collect(tree: &UseTree, path: &mut Vec<String>, leaves: &mut Vec<UseLeaf>) {
    let line = tree.span().start().line;
    match tree {
        UseTree::Path(part) => {
            path.push(part.ident.to_string());
            collect(&part.tree, path, leaves);
            path.pop();
        }
        UseTree::Name(name) if name.ident == "self" => leaves.push(UseLeaf { path: path.clone(), name: path.last().cloned(), line }),
        UseTree::Name(name) => leaves.push(leaf(path, &name.ident, &name.ident, line)),
        UseTree::Rename(rename) if rename.ident == "self" => {
            leaves.push(UseLeaf { path: path.clone(), name: Some(rename.rename.to_string()), line });
        }
        UseTree::Rename(rename) => leaves.push(leaf(path, &rename.ident, &rename.rename, line)),
        UseTree::Glob(_) => leaves.push(UseLeaf { path: path.clone(), name: None, line }),
        UseTree::Group(group) => group.items.iter().for_each(|tree| collect(tree, path, leaves)),
    }
}

fn leaf(path: &[String], last: &syn::Ident, name: &syn::Ident, line: usize) -> UseLeaf {
    let mut path = path.to_vec();
    path.push(last.to_string());
    UseLeaf { path, name: Some(name.to_string()), line }
}

pub(super) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
