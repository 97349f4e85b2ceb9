//! Limits how many parameters a system of the client takes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, ExprClosure, File, FnArg, GenericArgument, ImplItemFn, ItemFn, ItemStruct, Pat, PathArguments, Type};

use crate::tidy::{files_below, read, root};

/// The most parameters that a system may take, with tuples and `SystemParam` structs unpacked.
const MOST: usize = 6;

/// Types of parameters that only systems take.
const PARAMETERS: [&str; 18] = [
    "Res",
    "ResMut",
    "Query",
    "Single",
    "Commands",
    "Local",
    "MessageReader",
    "MessageWriter",
    "NonSend",
    "NonSendMut",
    "NonSendMarker",
    "In",
    "Extract",
    "ViewQuery",
    "EguiContexts",
    "ParamSet",
    "On",
    "RemovedComponents",
];

/// The fields of each struct that derives `SystemParam`, by the struct's name.
#[derive(Default)]
struct Structs(BTreeMap<String, Vec<Type>>);

impl Visit<'_> for Structs {
    fn visit_item_struct(&mut self, item: &ItemStruct) {
        if item.attrs.iter().any(derives_system_param) {
            self.0.insert(item.ident.to_string(), item.fields.iter().map(|field| field.ty.clone()).collect());
        }
    }
}

fn derives_system_param(attribute: &Attribute) -> bool {
    let mut derives = false;
    if attribute.path().is_ident("derive") {
        attribute
            .parse_nested_meta(|derived| {
                derives |= derived.path.segments.last().is_some_and(|name| name.ident == "SystemParam");
                Ok(())
            })
            .unwrap();
    }
    derives
}

/// Collects the systems of a file: functions and closures with a parameter of [`PARAMETERS`].
struct Systems<'a> {
    structs: &'a Structs,
    file: &'a Path,
    /// Each system's name and number of parameters.
    found: Vec<(String, usize)>,
}

impl Systems<'_> {
    fn note(&mut self, name: &str, parameters: &[&Type]) {
        if parameters.iter().any(|parameter| self.is_of_systems(parameter)) {
            let count = parameters.iter().map(|parameter| self.unpacked(parameter)).sum();
            self.found.push((format!("{}: {name}", self.file.display()), count));
        }
    }

    fn is_of_systems(&self, parameter: &Type) -> bool {
        match parameter {
            Type::Tuple(tuple) => tuple.elems.iter().any(|part| self.is_of_systems(part)),
            Type::Path(path) => path.path.segments.last().is_some_and(|last| {
                let name = last.ident.to_string();
                let inside = match &last.arguments {
                    PathArguments::AngleBracketed(inside) if name == "Option" => inside.args.first(),
                    _ => None,
                };
                let inside = inside.is_some_and(|inside| matches!(inside, GenericArgument::Type(inside) if self.is_of_systems(inside)));
                PARAMETERS.contains(&name.as_str()) || self.structs.0.contains_key(&name) || inside
            }),
            _ => false,
        }
    }

    fn unpacked(&self, parameter: &Type) -> usize {
        match parameter {
            Type::Tuple(tuple) => tuple.elems.iter().map(|part| self.unpacked(part)).sum(),
            Type::Path(path) => {
                let name = path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
                self.structs.0.get(&name).map_or(1, |fields| fields.iter().map(|field| self.unpacked(field)).sum())
            }
            _ => 1,
        }
    }
}

fn types(inputs: &Punctuated<FnArg, syn::Token![,]>) -> Vec<&Type> {
    let typed = inputs.iter().filter_map(|input| if let FnArg::Typed(input) = input { Some(&*input.ty) } else { None });
    typed.collect()
}

impl Visit<'_> for Systems<'_> {
    fn visit_item_fn(&mut self, function: &ItemFn) {
        self.note(&function.sig.ident.to_string(), &types(&function.sig.inputs));
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &ImplItemFn) {
        self.note(&function.sig.ident.to_string(), &types(&function.sig.inputs));
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_expr_closure(&mut self, closure: &ExprClosure) {
        let typed = closure.inputs.iter().filter_map(|input| if let Pat::Type(input) = input { Some(&*input.ty) } else { None });
        self.note("a closure", &typed.collect::<Vec<_>>());
        visit::visit_expr_closure(self, closure);
    }
}

/// The systems of these files, each with its number of parameters.
fn systems_of(files: &[(PathBuf, File)]) -> Vec<(String, usize)> {
    let mut structs = Structs::default();
    files.iter().for_each(|(_, file)| structs.visit_file(file));
    let mut found = Vec::new();
    for (path, file) in files {
        let mut systems = Systems { structs: &structs, file: path, found: Vec::new() };
        systems.visit_file(file);
        found.extend(systems.found);
    }
    found
}

#[test]
fn every_system_takes_at_most_six_parameters_with_tuples_and_system_params_unpacked() {
    let files = files_below(&root().join("src"), &[".rs"]).into_iter();
    let files: Vec<_> = files.map(|path| (path.clone(), syn::parse_file(&read(&path)).unwrap())).collect();
    let mut found = systems_of(&files);
    assert!(found.iter().any(|(system, _)| system.ends_with("present.rs: present_table")), "{found:#?}");
    found.retain(|(_, parameters)| *parameters > MOST);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn parameters_of_systems_are_counted_with_tuples_and_system_params_unpacked() {
    let text = "
        #[derive(SystemParam)]
        struct Felt<'w> { theme: Res<'w, Theme>, fonts: Res<'w, Fonts> }
        fn draw(felt: Felt, (model, clock): (Res<Model>, ResMut<Clock>), world: Query<&Piece>) {}
        fn react(event: On<Pressed>, commands: Commands) {}
        fn width(of: Rect, at: Vec2) {}
        fn plugin(app: &mut App) { app.add_systems(Update, |time: Res<Time>| {}); }
    ";
    let found = systems_of(&[(PathBuf::from("felt.rs"), syn::parse_file(text).unwrap())]);
    let expected = [("felt.rs: draw", 5), ("felt.rs: react", 2), ("felt.rs: a closure", 1)];
    assert_eq!(found, expected.map(|(system, parameters)| (system.to_owned(), parameters)));
}
