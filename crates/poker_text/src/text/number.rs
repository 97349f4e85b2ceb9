//! Numbers with their units. Each number is already formatted.

crate::key::texts! { number:
    percent(number),
    percent_below(number),
    percent_above(number),
    seconds(number),
    milliseconds(number),
    range(low, high),
    from_to(low, high),
    ratio(part, whole),
    size(width, height),
    none,
    thousands(n),
}
