//! Names of keys as they are printed on keyboards of the language.

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
