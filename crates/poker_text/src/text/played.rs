//! The tournaments that the player has played, on the page of the account.

crate::key::texts! { played:
    balance,
    tournaments,
    hexapro,
    empty_tournaments,
    empty_hexapro,
    place_of(place, count),
    survived,
    cancelled,
    paid(amount),
    prize(amount),
    bounties(amount),
    paid_back(amount),
    multiplier(times),
    hands(count),
    entries(count),
    won(count),
    total_paid,
    total_received,
    total_net,
}
