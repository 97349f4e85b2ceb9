//! Numbers with what belongs to them. Each number arrives ready.

crate::key::texts! { number:
    percent(number),
    percent_below(number),
    percent_above(number),
    seconds(number),
    milliseconds(number),
    range(low, high),
    ratio(part, whole),
    size(width, height),
    none,
}
