//! The statements of players.

use poker_protocol::{EntryKind, Message, Money, PlayerId, Request, StatementEntry, Suspicion, TableId};

use super::room_scene::{Salon, config};
use super::table_scene::InOrder;
use crate::{Account, ClientId, Correction, ReportId, Room, Verdict};

const TABLE: TableId = TableId(1);

fn page(salon: &mut Salon, client: ClientId, before: Option<u64>) -> (Vec<StatementEntry>, bool) {
    salon.answer(client, Request::AskStatement { before }).unwrap();
    let messages = salon.messages(client);
    let last = messages.iter().rev().find_map(|message| match &message.message {
        Message::Statement { entries, more } => Some((entries.clone(), *more)),
        _ => None,
    });
    last.unwrap()
}

/// The kind of each entry, received minus paid, and the balance after it; oldest first.
fn told(entries: &[StatementEntry]) -> Vec<(EntryKind, i64, u64)> {
    let net =
        |entry: &StatementEntry| i64::try_from(entry.received.hundredths()).unwrap() - i64::try_from(entry.paid.hundredths()).unwrap();
    entries.iter().rev().map(|entry| (entry.what, net(entry), entry.balance.hundredths())).collect()
}

#[test]
fn a_statement_tells_what_came_and_went_and_the_balance_after_it() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    salon.now = salon.now.after_ms(5_000);
    salon.answer(client, Request::RefillBalance).unwrap();
    salon.answer(client, Request::LeaveTable { table: TABLE }).unwrap();
    let (entries, more) = page(&mut salon, client, None);
    let expected = [
        (EntryKind::Opening, 5_000, 5_000),
        (EntryKind::BuyIn, -1_000, 4_000),
        (EntryKind::Refill, 1_000, 5_000),
        (EntryKind::CashOut, 1_000, 6_000),
    ];
    assert_eq!(told(&entries), expected);
    assert!(!more);
    assert_eq!(entries.iter().map(|entry| (entry.number, entry.at)).collect::<Vec<_>>(), [(4, 5_000), (3, 5_000), (2, 0), (1, 0)]);
    assert_eq!(entries.iter().map(|entry| entry.table.as_deref()).collect::<Vec<_>>(), {
        let name = Some(salon.room.table(TABLE).unwrap().sign().name.as_str());
        [name, None, name, None]
    });
}

#[test]
fn a_hand_is_one_entry_that_names_it_and_leaves_the_balance() {
    let mut salon = Salon::new();
    let clients: Vec<ClientId> = (1..=4).map(|player| salon.seated(player, 1)).collect();
    salon.fold_hand(1);
    let record = salon.room.poll_record().unwrap();
    let mut results = Vec::new();
    for &client in &clients {
        let (entries, _) = page(&mut salon, client, None);
        for entry in entries.iter().filter(|entry| entry.what == EntryKind::Hand) {
            assert_eq!((entry.hand, entry.balance), (Some(record.hand), Money::new(4_000)));
            results.push(i64::try_from(entry.received.hundredths()).unwrap() - i64::try_from(entry.paid.hundredths()).unwrap());
        }
    }
    results.sort_unstable();
    assert_eq!(results, [-5, 5], "who folded without a bet has no entry");
}

#[test]
fn a_long_statement_comes_in_pages_and_forgets_the_oldest_entries() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    salon.answer(client, Request::LeaveTable { table: TABLE }).unwrap();
    let stake = super::room_scene::NL10;
    for _ in 0..300 {
        let table = salon.sits_down(client, stake);
        salon.answer(client, Request::LeaveTable { table }).unwrap();
        salon.forget();
    }
    let mut numbers = Vec::new();
    let mut before = None;
    loop {
        let (entries, more) = page(&mut salon, client, before);
        assert!(!entries.is_empty());
        numbers.extend(entries.iter().map(|entry| entry.number));
        before = numbers.last().copied();
        if !more {
            break;
        }
    }
    assert_eq!(numbers, (204..=603).rev().collect::<Vec<u64>>(), "each once, the newest first");
}

#[test]
fn r_fail_4_both_sides_of_a_correction_find_it_in_their_statements() {
    let mut salon = Salon::new();
    let clients = [salon.person(1), salon.person(2)];
    let [from, to] = [1, 2].map(|player| Account::Balance(PlayerId(player)));
    let correction = Correction { from, to, amount: Money::new(700), why: "hand 7 misread".to_owned(), by: "Ada".to_owned() };
    salon.room.correct(correction, salon.now).unwrap();
    salon.listen();
    let last = |entries: Vec<StatementEntry>| *told(&entries).last().unwrap();
    let [paid, received] = clients.map(|client| last(page(&mut salon, client, None).0));
    assert_eq!(paid, (EntryKind::Correction, -700, 4_300));
    assert_eq!(received, (EntryKind::Correction, 700, 5_700));
}

#[test]
fn hands_what_is_confiscated_and_corrections_of_a_stack_do_not_move_the_balance_and_all_others_do() {
    let mut salon = Salon::new();
    let clients = [1, 2, 3].map(|player| salon.seated(player, 1));
    salon.settle();
    let hand = salon.hand(clients[0]);
    salon.fold_hand(1);
    let two = PlayerId(2);
    let (from, to) = (Account::Stack(TABLE, PlayerId(1)), Account::Stack(TABLE, two));
    let correction = Correction { from, to, amount: Money::new(7), why: "hand 1 misread".to_owned(), by: "Ada".to_owned() };
    salon.room.correct(correction, salon.now).unwrap();
    let about = vec![salon.room.table(TABLE).unwrap().seat_of(two).unwrap()];
    let report = Request::ReportHand { hand, about, why: Suspicion::ChipDumping, remark: String::new() };
    salon.answer(clients[0], report).unwrap();
    for verdict in [Verdict::Hold, Verdict::Confiscate] {
        salon.room.decide(ReportId(1), two, verdict, "Ada", salon.now).unwrap();
    }
    salon.listen();
    let mut balance = 0;
    let mut still = Vec::new();
    for (what, net, after) in told(&page(&mut salon, clients[1], None).0) {
        let after = i64::try_from(after).unwrap();
        if after == balance {
            still.push(what);
        } else {
            assert_eq!(after, balance + net, "{what:?}");
        }
        balance = after;
    }
    still.retain(|what| *what != EntryKind::Hand);
    assert_eq!(still, [EntryKind::Correction, EntryKind::Confiscated]);
}

#[test]
fn a_kept_room_keeps_statements() {
    let mut salon = Salon::new();
    let client = salon.seated(1, 1);
    let before = page(&mut salon, client, None);
    let json = serde_json::to_string(&salon.room.save()).unwrap();
    let room = Room::restore(serde_json::from_str(&json).unwrap(), config(), Box::new(InOrder), salon.now).unwrap();
    let mut again = Salon::of(room);
    let client = again.person(1);
    assert_eq!(page(&mut again, client, None), before);
}
