//! Checks of the borders between the parts of a room.

use std::collections::BTreeSet;

use syn::{Item, Type, Visibility};

use super::{assert_none, module, modules_below};
use crate::imports::{ProductionModule, imports_of};

const ROOM: &str = "crates/poker_room/src/";

/// What files of `folder` import from `others`, as `file → file`.
fn crossings(folder: &str, others: impl Fn(&str) -> bool) -> Vec<String> {
    let graph = imports_of("poker_room", &crate::repository());
    let folder = format!("{ROOM}{folder}/");
    assert!(graph.nodes.iter().any(|file| file.starts_with(&folder)), "no file in {folder}");
    let crossing = graph.edges.keys().filter(|(from, to)| from.starts_with(&folder) && others(to.trim_start_matches(ROOM)));
    crossing.map(|(from, to)| format!("{from} → {to}")).collect()
}

#[test]
fn the_rulebook_imports_no_other_part_of_the_room() {
    assert_none(&crossings("rulebook", |file| !file.starts_with("rulebook/")));
}

#[test]
fn the_table_imports_no_part_that_stands_above_it() {
    let above = ["cash/", "tournament/", "floor/", "cashier/", "integrity/", "journal/", "ledger/", "players/", "room/"];
    assert_none(&crossings("table", |file| above.iter().any(|part| file.starts_with(part))));
}

#[test]
fn tournaments_import_nothing_of_cash_games() {
    let others = ["cash/", "floor/", "cashier/", "integrity/", "journal/", "players/", "room/"];
    assert_none(&crossings("tournament", |file| others.iter().any(|part| file.starts_with(part))));
}

#[test]
fn the_sessions_of_players_import_nothing_of_a_game() {
    let games = ["cash/", "tournament/", "floor/"];
    assert_none(&crossings("players", |file| games.iter().any(|part| file.starts_with(part))));
}

/// The last word of each type that a field of `Room` has.
fn part_names(modules: &[ProductionModule]) -> BTreeSet<String> {
    let room = modules.iter().flat_map(|module| &module.items).find_map(|item| match item {
        Item::Struct(item) if item.ident == "Room" => Some(item),
        _ => None,
    });
    let word = |of: &Type| match of {
        Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
        _ => None,
    };
    room.expect("there is a room").fields.iter().filter_map(|field| word(&field.ty)).collect()
}

/// Machines below the parts, whose owners call them, and what the parts keep of a player.
const BELOW_THE_PARTS: [&str; 10] =
    ["Table", "CashTable", "FastPool", "Slot", "Seated", "CashSeat", "Patron", "Running", "Tournament", "TournamentTable"];

/// Fields of the parts and of the types below them that code of another folder could reach.
fn open_fields(modules: &[ProductionModule]) -> Vec<String> {
    let mut parts = part_names(modules);
    parts.extend(BELOW_THE_PARTS.map(str::to_owned));
    let mut found = Vec::new();
    for module in modules {
        for item in &module.items {
            let Item::Struct(part) = item else { continue };
            // `RoomConfig` is not a part: the caller makes it, and the room only keeps it.
            if !parts.contains(&part.ident.to_string()) || part.ident == "RoomConfig" {
                continue;
            }
            let open = part.fields.iter().filter(|field| match &field.vis {
                Visibility::Inherited => false,
                Visibility::Restricted(restricted) => !restricted.path.is_ident("super"),
                Visibility::Public(_) => true,
            });
            found.extend(open.map(|field| format!("{}: {}::{}", module.file, part.ident, field.ident.as_ref().unwrap())));
        }
    }
    found
}

#[test]
fn each_part_of_a_room_keeps_its_fields_to_its_folder() {
    let modules = modules_below(&[ROOM]);
    let parts = part_names(&modules);
    assert!(["Cashier", "CashFloor", "Sessions", "Guard"].iter().all(|part| parts.contains(*part)), "{parts:?}");
    let is_there =
        |name: &&str| modules.iter().flat_map(|module| &module.items).any(|item| matches!(item, Item::Struct(part) if part.ident == name));
    let missing: Vec<&str> = BELOW_THE_PARTS.into_iter().filter(|name| !is_there(name)).collect();
    assert!(missing.is_empty(), "no struct is called {missing:?}");
    assert_none(&open_fields(&modules));
}

#[test]
fn a_field_of_a_part_that_others_reach_is_found() {
    let room = || module("room.rs", "struct Room { floor: CashFloor, book: Ledger }");
    let floor = |field: &str| module("floor.rs", &format!("pub struct CashFloor {{ {field}: u8 }}"));
    for (field, found) in [("tables", 0), ("pub(super) tables", 0), ("pub(crate) tables", 1), ("pub tables", 1)] {
        assert_eq!(open_fields(&[room(), floor(field)]).len(), found, "{field}");
    }
}
