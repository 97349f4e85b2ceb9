//! Events of one entry.

use poker_rules::Seat;

use super::{TARGET, TOURNAMENT, cash, chips, money, root};
use crate::{EntryEvent, EntryId, EntryOffer, EntryPaid, OfferKind, Prize, Refund, TableId, TicketId, WonEntry};

pub(in crate::tests) fn entry_events() -> Vec<(&'static str, EntryEvent)> {
    let registered = |paid, root| EntryEvent::Registered { paid, root };
    let seated = |from, bounty| EntryEvent::Seated { table: TableId(40), seat: Seat::new(3), from, bounty };
    let offered = |what, left_ms| EntryEvent::Offered { offer: EntryOffer { what, price: money(1_100), stack: chips(3_000), left_ms } };
    let placed = |place, prize| EntryEvent::Placed { place, prize };
    let won = |won| Prize { won: Some(won), ..cash(0) };
    let entry = WonEntry::Entry { tournament: TARGET, name: "Sunday Main".to_owned(), value: money(10_900) };
    let ticket = WonEntry::Ticket { kind: "sunday-main".to_owned(), value: money(10_900) };
    vec![
        ("registered", registered(EntryPaid::Money { paid: money(1_100) }, None)),
        ("registered_for_a_drawn_prize", registered(EntryPaid::Money { paid: money(1_000) }, Some(root()))),
        ("registered_with_a_ticket", registered(EntryPaid::Ticket { ticket: TicketId(8), surplus: money(100) }, None)),
        ("registered_by_a_win", registered(EntryPaid::Won { from: TOURNAMENT }, None)),
        ("unregistered", EntryEvent::Unregistered { refund: Refund { money: money(1_100), tickets: Vec::new() } }),
        ("unregistered_for_a_ticket", EntryEvent::Unregistered { refund: Refund { money: money(0), tickets: vec![TicketId(8)] } }),
        ("seated", seated(None, None)),
        ("seated_after_a_move", seated(Some(TableId(38)), None)),
        ("seated_with_a_bounty", seated(Some(TableId(38)), Some(money(750)))),
        ("offered_rebuy", offered(OfferKind::Rebuy, Some(20_000))),
        ("offered_rebuy_with_chips", offered(OfferKind::Rebuy, None)),
        ("offered_add_on", offered(OfferKind::AddOn, Some(60_000))),
        ("offered_re_entry", offered(OfferKind::ReEntry, Some(20_000))),
        ("offer_ended", EntryEvent::OfferEnded { what: OfferKind::Rebuy }),
        ("rebought", EntryEvent::Rebought { stack: chips(3_000), price: money(1_100) }),
        ("added_on", EntryEvent::AddedOn { stack: chips(9_200), price: money(1_100) }),
        ("merged", EntryEvent::Merged { into: EntryId(4), stack: chips(11_450) }),
        ("survived", EntryEvent::Survived { stack: chips(48_200), carried: true, to: TARGET }),
        ("out", EntryEvent::Out),
        ("placed", placed(31, cash(0))),
        ("placed_with_money", placed(2, cash(18_450))),
        ("placed_with_an_extra_prize", placed(1, Prize { extra: money(5_000), ..cash(30_000) })),
        ("placed_with_an_entry", placed(3, won(entry))),
        ("placed_with_a_ticket", placed(4, won(ticket))),
        ("disqualified", EntryEvent::Disqualified),
    ]
}
