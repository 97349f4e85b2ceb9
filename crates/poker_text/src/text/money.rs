//! Amounts and the balance.

crate::key::texts! { money:
    balance,
    chips(count),
    in_bb(number),
}
