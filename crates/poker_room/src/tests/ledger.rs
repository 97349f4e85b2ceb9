//! The ledger: movements of money, errors, saving.

use poker_protocol::{HandId, Money, PlayerId, TableId};
use proptest::prelude::*;

use crate::{Account, Holding, Ledger, LedgerError, Movement, Reason};

fn account() -> impl Strategy<Value = Account> {
    prop_oneof![
        Just(Account::Outside),
        Just(Account::House),
        (1..4_u64).prop_map(|player| Account::Balance(PlayerId(player))),
        (1..3_u32, 1..4_u64).prop_map(|(table, player)| Account::Stack(TableId(table), PlayerId(player))),
        (1..3_u32).prop_map(|table| Account::Pot(TableId(table))),
    ]
}

fn movement() -> impl Strategy<Value = Movement> {
    let most = Money::MOST_IN_A_BOOK.hundredths();
    let amount = prop_oneof![0..2000_u64, Just(u64::MAX), Just(u64::MAX - 500), Just(most), most - 4000..most];
    (account(), account(), amount).prop_map(|(from, to, amount)| Movement {
        from,
        to,
        amount: Money::new(amount),
        reason: Reason::Hand(HandId(1)),
    })
}

proptest! {
    #[test]
    fn the_sum_over_all_accounts_is_always_zero(movements in prop::collection::vec(movement(), 1..200)) {
        let mut ledger = Ledger::new();
        for movement in movements {
            let before = ledger.clone();
            if ledger.carry_out(movement).is_err() {
                prop_assert_eq!(&ledger, &before, "a refused movement changes nothing");
            }
            prop_assert_eq!(ledger.sum(), 0);
            prop_assert!(ledger.accounts().all(|(_, held)| held <= Money::MOST_IN_A_BOOK));
        }
        let written = serde_json::to_string(&ledger).unwrap();
        prop_assert_eq!(serde_json::from_str::<Ledger>(&written).unwrap(), ledger);
    }
}

#[test]
fn an_account_pays_no_more_than_it_holds() {
    let mut ledger = Ledger::new();
    let (account, to) = (Account::Balance(PlayerId(1)), Account::House);
    let give = Movement { from: Account::Outside, to: account, amount: Money::new(100), reason: Reason::Opening };
    ledger.carry_out(give).unwrap();
    let short = ledger.carry_out(Movement { from: account, to, amount: Money::new(101), reason: Reason::Rake(HandId(1)) });
    assert_eq!(short, Err(LedgerError::Short { account, held: Money::new(100), wanted: Money::new(101) }));
    assert_eq!(ledger.holds(account), Money::new(100));
}

#[test]
fn no_book_takes_in_more_money_than_it_can_hold() {
    let mut ledger = Ledger::new();
    let give = |to, amount| Movement { from: Account::Outside, to, amount: Money::new(amount), reason: Reason::Opening };
    let (ada, bob) = (Account::Balance(PlayerId(1)), Account::Balance(PlayerId(2)));
    ledger.carry_out(give(ada, 6_000_000_000_000_000)).unwrap();
    let over = ledger.carry_out(give(bob, 3_000_000_000_000_001));
    assert_eq!(over, Err(LedgerError::Overflow { account: Account::Outside }));
    ledger.carry_out(give(bob, 3_000_000_000_000_000)).unwrap();
    let all = Movement { from: bob, to: ada, amount: Money::new(3_000_000_000_000_000), reason: Reason::Hand(HandId(1)) };
    ledger.carry_out(all).unwrap();
    assert_eq!(ledger.holds(ada), Money::MOST_IN_A_BOOK, "a player may win all of it");
    let more = Money::MOST_IN_A_BOOK.hundredths() + 1;
    let holdings = [Account::Outside, ada].map(|account| Holding { account, amount: Money::new(more) });
    assert!(Ledger::try_from(holdings.to_vec()).is_err());
}

#[test]
fn a_written_book_that_does_not_add_up_is_refused() {
    let holding = |account, amount| Holding { account, amount: Money::new(amount) };
    let player = Account::Balance(PlayerId(1));
    let read = |holdings: Vec<Holding>| Ledger::try_from(holdings);
    assert!(read(vec![holding(Account::Outside, 100), holding(player, 100)]).is_ok());
    assert!(read(vec![holding(Account::Outside, 100), holding(player, 99)]).is_err());
    assert!(read(vec![holding(Account::Outside, 100), holding(player, 50), holding(player, 50)]).is_err());
}
