//! Exchanges of suits that leave given cards unchanged.

use crate::CardSet;

/// Every order of the four suits: suit `i` becomes suit `order[i]`.
const ORDERS: [[u8; 4]; 24] = {
    let mut orders = [[0; 4]; 24];
    let mut found = 0;
    let mut code = 0u32;
    while code < 256 {
        let order = [(code & 3) as u8, (code >> 2 & 3) as u8, (code >> 4 & 3) as u8, (code >> 6) as u8];
        if 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3] == 0b1111 {
            orders[found] = order;
            found += 1;
        }
        code += 1;
    }
    orders
};

/// A group of suit exchanges, one bit for each of [`ORDERS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SuitGroup(u32);

impl SuitGroup {
    pub(super) const ALL: SuitGroup = SuitGroup((1 << ORDERS.len()) - 1);

    fn orders(self) -> impl Iterator<Item = (u32, [u8; 4])> {
        (0..).zip(ORDERS).filter(move |&(place, _)| self.0 >> place & 1 == 1)
    }

    /// The exchanges that turn each of these sets into a set of the list. `sets` must be in the order of [`CardSet::by_suit`].
    pub(super) fn keeping(self, sets: &[CardSet]) -> SuitGroup {
        let kept = |order| sets.iter().all(|&set| sets.binary_search_by_key(&exchanged(set, order).by_suit(), |set| set.by_suit()).is_ok());
        SuitGroup(self.orders().filter(|&(_, order)| kept(order)).fold(0, |kept, (place, _)| kept | 1 << place))
    }

    /// The exchanges that leave `cards` unchanged; `None` if an exchange turns them into a set that comes earlier in the order of
    /// [`CardSet::by_suit`]. Thus exactly one of all sets that can be exchanged for each other gets `Some`.
    pub(super) fn first_of_alike(self, cards: CardSet) -> Option<SuitGroup> {
        let mut kept = 0;
        for (place, order) in self.orders() {
            match exchanged(cards, order).by_suit().cmp(&cards.by_suit()) {
                core::cmp::Ordering::Less => return None,
                core::cmp::Ordering::Equal => kept |= 1 << place,
                core::cmp::Ordering::Greater => {}
            }
        }
        Some(SuitGroup(kept))
    }

    /// The number of exchanges in the group.
    pub(super) const fn len(self) -> u64 {
        self.0.count_ones() as u64
    }

    /// For each group of suits that can be exchanged for each other: their number at the first suit of the group, 0 at the other suits.
    pub(super) fn alike(self) -> [u64; 4] {
        let first = [0, 1, 2, 3].map(|suit| self.orders().map(|(_, order)| order[suit]).min().unwrap_or(suit as u8));
        [0, 1, 2, 3].map(|suit| first.iter().filter(|&&first| first == suit).count() as u64)
    }
}

/// The cards with suit `i` turned into suit `order[i]`.
fn exchanged(cards: CardSet, order: [u8; 4]) -> CardSet {
    let mut turned = [0; 4];
    for (ranks, to) in cards.by_suit().into_iter().zip(order) {
        turned[usize::from(to)] = ranks;
    }
    CardSet::from_suits(turned)
}
