//! Names of games, by their codes.

crate::key::texts! { game:
    nlhe,
    plhe,
    flhe,
    nlo,
    plo,
    flo,
    nlo5,
    plo5,
    flo5,
    nlo8,
    plo8,
    flo8,
    nlo85,
    plo85,
    flo85,
    other,
}
