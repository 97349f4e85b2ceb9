//! Recognizes items that exist only in tests.

use syn::{Attribute, Meta, Token, punctuated::Punctuated};

/// Whether an attribute marks test code: `cfg(test)`, `cfg(all(test, …))` or the attribute of a test function.
pub(crate) fn is_test_code(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("cfg") => list.parse_args::<Meta>().is_ok_and(|condition| requires_test(&condition)),
        _ => false,
    })
}

fn requires_test(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => list
            .parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)
            .is_ok_and(|conditions| conditions.iter().any(requires_test)),
        _ => false,
    }
}
