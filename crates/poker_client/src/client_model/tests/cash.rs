//! Seats offered, queues, jackpots, plans and statements.

use poker_protocol::{
    BuyInLimits, BuyInRange, EntryKind, JackpotKind, JackpotPool, LimitReason, PlanId, PlanView, Raise, RaisedCharge, SeatOffer,
    StatementEntry,
};

use super::*;
use crate::{OfferedSeat, QueuePlace};

const STAKE: StakeId = StakeId(4);

fn offer(table: u32, left_ms: u32) -> SeatOffer {
    let range = BuyInRange { min: Money::new(400), max: Money::new(1_000) };
    let limits = BuyInLimits { range, instead: None, why: LimitReason::Stake };
    let (name, rulebook) = ("Aldebaran 1".to_owned(), "en-2.7".to_owned());
    SeatOffer { table: TableId(table), name, stake: STAKE, rulebook, limits, may_post: true, auto_top_up: true, left_ms }
}

fn offered(seq: u64, table: u32, left_ms: u32) -> ServerMsg {
    message(seq, Message::SeatOffered { offer: offer(table, left_ms) })
}

fn queue(seq: u64, position: Option<u32>) -> ServerMsg {
    message(seq, Message::Queue { stake: STAKE, position, waiting: 2, opens_at: 3 })
}

fn greeted() -> ClientModel {
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    client
}

#[test]
fn r_cash_1_a_seat_is_kept_until_it_is_taken_given_back_or_late() {
    let mut client = greeted();
    assert_eq!(client.receive(offered(2, 1, 30_000), 1_000), Change::Offered(TABLE));
    let kept = client.seat_offers().offer(TABLE).unwrap();
    assert_eq!((kept.seconds_left(1_000), kept.seconds_left(1_001), kept.seconds_left(30_999)), (30, 30, 1));
    assert_eq!(kept.left_ms(40_000), 0, "no time is never less than none");
    assert_eq!(client.receive(snapshot(3), 2_000), Change::Opened(TABLE));
    assert_eq!(client.seat_offers().offers(), Vec::<&OfferedSeat>::new(), "the player sits there now");
    client.receive(offered(4, 2, 30_000), 0);
    assert_eq!(
        client.receive(message(5, Message::SeatWithdrawn { table: TableId(2) }), 0),
        Change::Withdrawn(OfferedSeat { offer: offer(2, 30_000), received_ms: 0 })
    );
    assert_eq!(client.seat_offers().offer_of(STAKE), None);
    let unknown = message(6, Message::SeatWithdrawn { table: TableId(2) });
    assert_eq!(client.receive(unknown, 0), Change::Nothing, "it is gone already");
}

#[test]
fn r_cash_1_the_seat_that_goes_first_is_told_of_first() {
    let mut client = greeted();
    client.receive(offered(2, 1, 30_000), 0);
    client.receive(offered(3, 2, 5_000), 1_000);
    let order: Vec<_> = client.seat_offers().offers().iter().map(|offered| offered.offer.table.0).collect();
    assert_eq!(order, [2, 1]);
}

#[test]
fn r_cash_2_a_queue_is_known_with_its_place_until_it_is_left_or_a_seat_comes() {
    let mut client = greeted();
    assert_eq!(client.receive(queue(2, Some(2)), 0), Change::Queued { stake: STAKE, begins: true });
    assert_eq!(client.seat_offers().queue(STAKE), Some(QueuePlace { position: 2, waiting: 2, opens_at: 3 }));
    assert_eq!(client.receive(queue(3, Some(1)), 0), Change::Queued { stake: STAKE, begins: false });
    assert_eq!(client.receive(queue(4, None), 0), Change::Queued { stake: STAKE, begins: false });
    assert_eq!(client.seat_offers().queues().count(), 0);
    client.receive(queue(5, Some(1)), 0);
    client.receive(offered(6, 1, 30_000), 0);
    assert_eq!(client.seat_offers().queue(STAKE), None, "the wait is over");
    assert!(client.seat_offers().offer_of(STAKE).is_some());
}

#[test]
fn a_new_connection_forgets_queues_and_offers_until_they_are_told_anew() {
    let mut client = greeted();
    client.receive(queue(2, Some(1)), 0);
    client.receive(offered(3, 7, 30_000), 0);
    client.receive(welcome(90), 0);
    assert_eq!(client.seat_offers(), &crate::SeatOffers::default());
}

#[test]
fn jackpots_and_plans_are_as_they_were_told_last() {
    let mut client = greeted();
    let pools = vec![JackpotPool { kind: JackpotKind::BadBeat, amount: Money::new(123_456) }];
    assert_eq!(client.receive(message(2, Message::Jackpots { pools: pools.clone() }), 0), Change::Jackpots);
    assert_eq!(client.jackpots(), pools);
    assert_eq!(client.plans(), None);
    let plans = PlanView { rows: Vec::new(), active: PlanId(1), ends: None, days_left: None, refund: Money::ZERO, cancellations_left: 2 };
    assert_eq!(client.receive(message(3, Message::Plans { plans: plans.clone() }), 0), Change::Plans);
    assert_eq!(client.plans(), Some(&plans));
}

#[test]
fn a_statement_grows_page_by_page_at_both_ends() {
    let entry = |number| StatementEntry {
        number,
        at: number,
        what: EntryKind::Hand,
        table: None,
        tournament: None,
        hand: None,
        received: Money::ZERO,
        paid: Money::ZERO,
        balance: Money::ZERO,
    };
    let page = |seq, numbers: [u64; 2], more| message(seq, Message::Statement { entries: numbers.into_iter().map(entry).collect(), more });
    let numbers = |client: &ClientModel| client.statement().entries().iter().map(|entry| entry.number).collect::<Vec<_>>();
    let mut client = greeted();
    assert_eq!(client.receive(page(2, [9, 8], true), 0), Change::Statement);
    client.receive(page(3, [5, 4], false), 0);
    assert_eq!((numbers(&client), client.statement().more()), (vec![9, 8, 5, 4], false));
    client.receive(page(4, [9, 8], true), 0);
    assert_eq!((numbers(&client), client.statement().more()), (vec![9, 8, 5, 4], false), "nothing is new");
    client.receive(page(5, [11, 9], true), 0);
    assert_eq!((numbers(&client), client.statement().more()), (vec![11, 9, 8, 5, 4], false), "what is new stands in front");
    client.receive(page(6, [30, 28], true), 0);
    assert_eq!((numbers(&client), client.statement().more()), (vec![30, 28], true), "what lies between is not known");
}

#[test]
fn a_seat_is_asked_for_and_taken_as_the_player_wants_it() {
    let (buy_in, entry) = (Money::new(1_000), Entry::PostNow);
    for (intent, request) in [
        (RoomIntent::Join(STAKE), Request::Join { stake: STAKE }),
        (RoomIntent::LeaveQueue(STAKE), Request::LeaveQueue { stake: STAKE }),
        (RoomIntent::SitDown { table: TABLE, buy_in, entry }, Request::SitDown { table: TABLE, buy_in, entry }),
        (RoomIntent::DeclineSeat(TABLE), Request::DeclineSeat { table: TABLE }),
        (RoomIntent::RefillBalance, Request::RefillBalance),
    ] {
        assert_eq!(Request::from(intent), request);
    }
}

#[test]
fn tabs_lead_to_tables_first_then_to_seats_that_are_kept_then_to_queues() {
    use crate::{CallKind, TableCall, TableTab};
    let mut client = seated();
    client.receive(offered(3, 2, 30_000), 0);
    client.receive(message(4, Message::Queue { stake: StakeId(9), position: Some(1), waiting: 1, opens_at: 3 }), 0);
    let tabs = client.tabs(Some(TABLE), &[], 10_000);
    let [TableTab::Table { table: TABLE, name, front: true, call: None, seconds: None, out: false, .. }, offer, queue] = tabs.as_slice()
    else {
        panic!("{tabs:?}");
    };
    assert_eq!(*name, client.table(TABLE).unwrap().info().name);
    assert!(!name.is_empty());
    let asks = TableCall { table: TABLE, kind: CallKind::Show, left_ms: Some(5_000), seconds: Some(5) };
    let asked = &client.tabs(Some(TABLE), &[asks], 10_000)[0];
    assert!(matches!(asked, TableTab::Table { call: Some(CallKind::Show), seconds: Some(5), .. }), "{asked:?}");
    assert_eq!(offer, &TableTab::Offer { table: TableId(2), name: "Aldebaran 1".to_owned(), seconds: 20 });
    let place = QueuePlace { position: 1, waiting: 1, opens_at: 3 };
    assert_eq!(queue, &TableTab::Queue { stake: StakeId(9), name: String::new(), place });
    client.receive(told(5, TableEvent::StateChanged { seat: HERO, state: SeatState::SittingOut }), 0);
    assert!(matches!(client.tabs(None, &[], 0)[0], TableTab::Table { out: true, front: false, .. }));
}

#[test]
fn a_tab_says_that_its_table_waits_for_the_player_and_how_long() {
    use crate::{CallKind, TableTab};
    use poker_protocol::Clock;
    let mut client = seated();
    let mut events = TestRoom::new(5).play(1).1.into_iter().map(|moment| moment.event).enumerate();
    // Play the hand until the viewer's turn.
    let turn = loop {
        let (at, event) = events.next().expect("the viewer has a turn");
        let own = matches!(event, TableEvent::ToAct { seat: HERO, legal: Some(_), .. });
        let event = match event {
            TableEvent::ToAct { seat, turn, legal, .. } => {
                TableEvent::ToAct { seat, turn, legal, clock: Some(Clock { decision_ms: 10_000, decision_full_ms: 10_000, bank_ms: 0 }) }
            }
            other => other,
        };
        client.receive(told(3 + u64::try_from(at).unwrap(), event), 50_000);
        let calls = client.calls(|_, _| true, 53_000);
        let [TableTab::Table { call, seconds, .. }] = client.tabs(None, &calls, 53_000)[..] else { panic!("one table") };
        if own {
            break (call, seconds);
        }
        assert_eq!((call, seconds), (None, None), "somebody else acts, or nobody");
    };
    assert_eq!(turn, (Some(CallKind::Turn), Some(7)));
}

#[test]
fn r_fast_1_notices_outlive_the_hand_that_a_pool_told_anew() {
    use poker_protocol::Notice;
    let mut client = seated();
    for (seq, notice) in [(3, Notice::WaitingForPlayers { needed: 3 }), (4, Notice::TopUpLater { amount: Money::new(200) })] {
        client.receive(told(seq, TableEvent::Notice { notice }), 0);
    }
    let (table, _) = TestRoom::new(5).play(0);
    assert!(table.hand.is_none());
    client.receive(message(5, Message::Snapshot { table: Box::new(table) }), 0);
    let kept = |client: &ClientModel| client.table(TABLE).unwrap().notices().list().len();
    assert_eq!(kept(&client), 2);
}

#[test]
fn charges_that_are_told_again_are_shown_once_until_they_are_read() {
    let charge =
        |least| RaisedCharge { rulebook: "en-2.7".to_owned(), stake: None, raise: Raise::MinimumTaken { least: Money::new(least) } };
    let mut client = ClientModel::default();
    client.receive(welcome(1), 0);
    for seq in 2..4 {
        client.receive(message(seq, Message::ChargesRaised { raised: vec![charge(1), charge(2)] }), 0);
    }
    assert_eq!(client.raised(), [charge(1), charge(2)]);
    client.read_raised();
    assert_eq!(client.raised(), []);
}
