//! `Money` has the same arithmetic and the same serialized form as `Chips`.

use poker_rules::Chips;

use crate::Money;

const AMOUNTS: [u64; 8] = [0, 1, 2, 3, 250, 1 << 60, u64::MAX - 1, u64::MAX];

fn pairs() -> impl Iterator<Item = (u64, u64)> {
    AMOUNTS.into_iter().flat_map(|one| AMOUNTS.into_iter().map(move |other| (one, other)))
}

#[test]
fn money_counts_as_chips_do() {
    for (one, other) in pairs() {
        let (money, chips) = ([one, other].map(Money::new), [one, other].map(Chips::new));
        let number = |amount: Money| amount.hundredths();
        assert_eq!(money[0].checked_add(money[1]).map(number), chips[0].checked_add(chips[1]).map(Chips::get));
        assert_eq!(money[0].checked_sub(money[1]).map(number), chips[0].checked_sub(chips[1]).map(Chips::get));
        assert_eq!(number(money[0].saturating_sub(money[1])), chips[0].saturating_sub(chips[1]).get());
        assert_eq!(number(money.iter().sum()), chips.iter().sum::<Chips>().get());
        assert_eq!(money[0].cmp(&money[1]), chips[0].cmp(&chips[1]));
        let times = u32::try_from(other).unwrap_or(u32::MAX);
        assert_eq!(money[0].times(times).map(number), chips[0].times(times).map(Chips::get));
        assert_eq!(number(money[0].halved()), chips[0].split(2).0.get());
        assert_eq!(money[0].is_zero(), chips[0].is_zero());
    }
}

#[test]
fn money_is_written_and_read_as_chips_are() {
    for amount in AMOUNTS {
        let (money, chips) = (Money::new(amount), Chips::new(amount));
        let written = serde_json::to_string(&money).unwrap();
        assert_eq!(written, serde_json::to_string(&chips).unwrap());
        assert_eq!(serde_json::from_str::<Money>(&written).unwrap(), money);
        assert_eq!(format!("{money:?}"), format!("{chips:?}"));
    }
}
