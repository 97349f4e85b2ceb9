//! The figures of the documents, as they were read from them.

use serde_json::{Map, Value};

/// What the documents say, by the ids of the rulebooks.
pub(super) fn tables() -> Map<String, Value> {
    let tables: Value = serde_json::from_str(include_str!("../../../../../tests/data/tables.json")).unwrap();
    tables.as_object().unwrap().clone()
}

/// The code of a game in the tables.
pub(super) fn code(variant: &str) -> &'static str {
    match variant {
        "holdem-nl" => "nlhe",
        "holdem-pl" => "plhe",
        "holdem-fl" => "flhe",
        "omaha4-nl" => "nlo",
        "omaha4-pl" => "plo",
        "omaha4-fl" => "flo",
        "omaha4hilo-nl" => "nlo8",
        "omaha4hilo-pl" => "plo8",
        "omaha4hilo-fl" => "flo8",
        "omaha5-nl" => "nlo5",
        "omaha5-pl" => "plo5",
        "omaha5-fl" => "flo5",
        other => panic!("{other}"),
    }
}

/// A percentage in basis points.
pub(super) fn basis_points(percent: &Value) -> u32 {
    let (whole, part) = percent.as_str().unwrap().split_once('.').unwrap_or((percent.as_str().unwrap(), "0"));
    whole.parse::<u32>().unwrap() * 100 + format!("{part:0<2}").parse::<u32>().unwrap()
}
