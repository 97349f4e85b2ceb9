//! Amounts and the balance.

crate::key::texts! { money:
    balance,
    balance_amount(amount),
    in_bb(number),
}
