//! Hand ranking: worked examples, counts, and comparison with a plain implementation.

mod agreement;
mod counts;
mod high;
mod low;
mod omaha;
pub(crate) mod plain;
mod starts;
mod tables;

use crate::Card;

/// Calls `visit` with every hand of `N` cards.
fn each_hand<const N: usize>(mut visit: impl FnMut([Card; N])) {
    let mut places: [usize; N] = core::array::from_fn(|place| place);
    loop {
        visit(places.map(|place| Card::ALL[place]));
        let Some(last) = (0..N).rev().find(|&at| places[at] < 52 - N + at) else { return };
        places[last] += 1;
        for at in last + 1..N {
            places[at] = places[at - 1] + 1;
        }
    }
}
