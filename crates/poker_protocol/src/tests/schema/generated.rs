//! The file of the schema is that of the types. `CARDROOM_GOLDEN=write cargo test -p poker_protocol --features schema` writes it again.

use std::fs;

use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

use super::super::golden::pretty;
use super::{Fields, file, written};
use crate::{ClientFrame, ServerFrame};

/// The definitions of a frame and of everything in it.
fn definitions<T: JsonSchema>(settings: SchemaSettings) -> Fields {
    // What a message means is in the document; comments of the program would repeat it.
    let plain = RecursiveTransform(|schema: &mut Schema| drop(schema.remove("description")));
    let mut generator = SchemaGenerator::new(settings.with_transform(plain));
    generator.subschema_for::<T>();
    generator.take_definitions(true)
}

fn schema() -> Value {
    let settings = SchemaSettings::draft2020_12;
    let mut all = definitions::<ClientFrame>(settings().for_deserialize());
    // A client ignores the fields of a message that it does not know.
    let open = RecursiveTransform(|schema: &mut Schema| drop(schema.remove("additionalProperties")));
    for (name, definition) in definitions::<ServerFrame>(settings().for_serialize().with_transform(open)) {
        if let Some(other) = all.insert(name.clone(), definition.clone()) {
            assert_eq!(other, definition, "{name} has one form in requests and another in messages");
        }
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The frames of a Cardroom server",
        "oneOf": [{ "$ref": "#/$defs/ClientFrame" }, { "$ref": "#/$defs/ServerFrame" }],
        "$defs": all,
    })
}

#[test]
fn the_schema_in_the_documents_is_that_of_the_types() {
    let schema = schema();
    if std::env::var_os("CARDROOM_GOLDEN").is_some() {
        fs::write(file(), pretty(&schema)).unwrap();
    }
    assert_eq!(written(), schema, "the types have changed: see the first line of this file");
}
