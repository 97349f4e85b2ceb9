//! Limits how many parameters a system of the client takes, and which functions take the whole world.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, ExprClosure, File, FnArg, GenericArgument, ImplItemFn, ItemFn, ItemMod, ItemStruct, Pat, PathArguments, Type, TypeReference,
};

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

/// The files whose functions may take the whole world, each with the reason. Such a function can reach everything, so its parameters say
/// nothing about what it reads and changes.
const WHOLE_WORLD: [(&str, &str); 4] = [
    ("src/app_commands/carry_out.rs", "runs a system for each intent, and what an intent changes must be there for the next one"),
    ("src/third_party/winit.rs", "reads the event loop's handle while the client is put together; it is no system"),
    ("src/stage/passes.rs", "the engine draws pieces with any part of the renderer's world"),
    ("src/tour/shots.rs", "sets up the client for a picture; it is no system"),
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

/// Collects the systems of a file: functions and closures with a parameter of [`PARAMETERS`] or with the whole world.
struct Systems<'a> {
    structs: &'a Structs,
    file: &'a Path,
    /// Each system's name and number of parameters.
    found: Vec<(String, usize)>,
    /// The functions and closures that take the whole world.
    of_world: Vec<String>,
}

impl Systems<'_> {
    fn note(&mut self, name: &str, parameters: &[&Type]) {
        if parameters.iter().any(|parameter| self.is_of_systems(parameter)) {
            let count = parameters.iter().map(|parameter| self.unpacked(parameter)).sum();
            self.found.push((format!("{}: {name}", self.file.display()), count));
        }
        if parameters.iter().any(|parameter| is_whole_world(parameter)) {
            self.of_world.push(format!("{}: {name}", self.file.display()));
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

/// Whether this is `&World`, `&mut World` or `DeferredWorld`.
fn is_whole_world(parameter: &Type) -> bool {
    let named =
        |parameter: &Type, name| matches!(parameter, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == name));
    match parameter {
        Type::Reference(TypeReference { elem, .. }) => named(elem, "World"),
        parameter => named(parameter, "DeferredWorld"),
    }
}

fn types(inputs: &Punctuated<FnArg, syn::Token![,]>) -> Vec<&Type> {
    let typed = inputs.iter().filter_map(|input| if let FnArg::Typed(input) = input { Some(&*input.ty) } else { None });
    typed.collect()
}

impl Visit<'_> for Systems<'_> {
    fn visit_item_mod(&mut self, module: &ItemMod) {
        // Tests set up worlds of their own and run in no frame.
        if module.ident != "tests" {
            visit::visit_item_mod(self, module);
        }
    }

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

/// The systems of these files, each with its number of parameters, and the functions that take the whole world.
fn systems_of(files: &[(PathBuf, File)]) -> (Vec<(String, usize)>, Vec<String>) {
    let mut structs = Structs::default();
    files.iter().for_each(|(_, file)| structs.visit_file(file));
    let (mut found, mut of_world) = (Vec::new(), Vec::new());
    for (path, file) in files {
        let mut systems = Systems { structs: &structs, file: path, found: Vec::new(), of_world: Vec::new() };
        systems.visit_file(file);
        found.extend(systems.found);
        of_world.extend(systems.of_world);
    }
    (found, of_world)
}

/// The files of the client, by their paths in the repository.
fn client_files() -> Vec<(PathBuf, File)> {
    let files = files_below(&root().join("src"), &[".rs"]).into_iter();
    files.map(|path| (path.strip_prefix(root()).unwrap().to_owned(), syn::parse_file(&read(&path)).unwrap())).collect()
}

#[test]
fn every_system_takes_at_most_six_parameters_with_tuples_and_system_params_unpacked() {
    let (mut found, _) = systems_of(&client_files());
    assert!(found.iter().any(|(system, _)| system.ends_with("present.rs: present_table")), "{found:#?}");
    found.retain(|(_, parameters)| *parameters > MOST);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_function_of_the_client_takes_the_whole_world_except_in_four_files() {
    let (_, mut of_world) = systems_of(&client_files());
    for (file, _) in WHOLE_WORLD {
        let before = of_world.len();
        of_world.retain(|function| !function.starts_with(&format!("{file}: ")));
        assert!(of_world.len() < before, "{file} needs no exception");
    }
    assert!(of_world.is_empty(), "{of_world:#?}");
}

#[test]
fn parameters_of_systems_are_counted_with_tuples_and_system_params_unpacked() {
    let text = "
        #[derive(SystemParam)]
        struct Felt<'w> { theme: Res<'w, Theme>, fonts: Res<'w, Fonts> }
        fn draw(felt: Felt, (model, clock): (Res<Model>, ResMut<Clock>), world: Query<&Piece>) {}
        fn react(event: On<Pressed>, commands: Commands) {}
        fn width(of: Rect, at: Vec2) {}
        fn plugin(app: &mut App) { app.add_systems(Update, (|time: Res<Time>| {}, |world: &mut World| {})); }
        fn save(world: &World) {}
        fn undo(world: DeferredWorld) {}
        fn of(worlds: &Worlds) -> World {}
    ";
    let (found, of_world) = systems_of(&[(PathBuf::from("felt.rs"), syn::parse_file(text).unwrap())]);
    let expected = [("felt.rs: draw", 5), ("felt.rs: react", 2), ("felt.rs: a closure", 1)];
    assert_eq!(found, expected.map(|(system, parameters)| (system.to_owned(), parameters)));
    assert_eq!(of_world, ["felt.rs: a closure", "felt.rs: save", "felt.rs: undo"]);
}
