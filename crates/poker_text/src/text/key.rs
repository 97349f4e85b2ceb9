//! Names of keys, as keyboards of the language print them.

crate::key::texts! { key:
    enter,
    escape,
    space,
    tab,
    control,
    backspace,
    up,
    down,
    home,
    lowest_row_first,
    digits,
    digits_of_cards,
    digits_from_one,
    combined(modifier, key),
    held(key),
}
