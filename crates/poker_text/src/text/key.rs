//! Names of keys, as keyboards of the language print them.

crate::key::texts! { key:
    enter,
    escape,
    space,
    tab,
    shift,
    control,
    alt,
    backspace,
    delete,
    up,
    down,
    left,
    right,
    home,
    digits,
    digits_from_one,
    wheel,
    combined(modifier, key),
    held(key),
    hint(label, key),
}
