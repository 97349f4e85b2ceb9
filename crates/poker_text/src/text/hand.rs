//! Names of hands. Each begins with a small letter; `Texts::say_capitalised` makes it a capital if the name is the whole text. The forms
//! of ranks ($a-pl, …) are the attributes in `rank.ftl`.

crate::key::texts! { hand:
    royal_flush,
    straight_flush(a: rank),
    quads(a: rank),
    quads_kicker(a: rank, k: rank),
    full_house(a: rank, b: rank),
    flush(a: rank),
    flush_kicker(a: rank, k: rank),
    straight(a: rank),
    trips(a: rank),
    trips_kicker(a: rank, k: rank),
    two_pair(a: rank, b: rank),
    two_pair_kicker(a: rank, b: rank, k: rank),
    pair(a: rank),
    pair_kicker(a: rank, k: rank),
    high_card(a: rank),
    high_card_kicker(a: rank, k: rank),
    suited(a: rank, b: rank),
    offsuit(a: rank, b: rank),
    pocket_pair(a: rank),
    low(letters),
    low_wheel(letters),
    no_low,
    high_low(high, low),
}
