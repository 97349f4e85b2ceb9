//! The notice of charges that have risen: the old and the new figures.

crate::key::texts! { charges:
    title,
    help,
    everywhere,
    percent(before, now),
    plan_percent(n, before, now),
    cap(before, now),
    minimum(before, now),
    fewer_free(before, now),
    rounded_up,
    whole_cap(players),
    minimum_taken(least),
    without_flop,
    plan_price(n, before, now),
}
