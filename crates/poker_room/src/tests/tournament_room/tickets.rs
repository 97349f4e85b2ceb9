//! Tickets in a room: entries that are paid with them, and exchanging them (R-TKT, R-REG-8, R-REG-9).

use std::sync::Arc;

use poker_protocol::{
    EntryEvent, EntryPaid, Message, Money, OfferId, Pay, PlayerId, Refund, Refusal, Request, TournamentEvent, TournamentId,
};

use super::scene::{CardRoom, config_of, schedule_of};
use crate::ledger::Fund;
use crate::rulebook::{Figure, SeriesOffer, Source, TicketRefund, TicketSurplus, TournamentSchedule};
use crate::tournament::{TicketId, TicketKind, TicketPlace, TicketTerms, TournamentStage};
use crate::{Account, ClientId, RoomConfig, Rulebooks, TournamentCatalogue, TournamentFiles, TournamentOrder};

const FIRST: PlayerId = PlayerId(1);

fn sng(offer: &SeriesOffer) -> bool {
    matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng")
}

fn mira(offer: &SeriesOffer) -> bool {
    matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira")
}

fn pay(ticket: TicketId) -> Pay {
    Pay::Ticket { ticket }
}

fn register(tournament: TournamentId, ticket: TicketId) -> Request {
    Request::Register { tournament, pay: pay(ticket), password: None }
}

/// Gives a player a ticket, and returns its number.
pub(super) fn give(room: &mut CardRoom, player: PlayerId, kind: &str, value: u64, exchangeable: bool) -> TicketId {
    let terms = TicketTerms { kind: TicketKind(kind.to_owned()), value: Money::new(value), exchangeable };
    room.room.give_ticket(player, terms, room.now).unwrap();
    room.listen();
    room.room.tickets().of_player(player).last().unwrap().0
}

/// The numbers of the tickets that the player was told of last.
pub(super) fn told_tickets(room: &CardRoom, player: PlayerId) -> Vec<TicketId> {
    let told = |message: &poker_protocol::ServerMsg| match &message.message {
        Message::Tickets { tickets, more: false } => Some(tickets.iter().map(|ticket| ticket.ticket).collect()),
        _ => None,
    };
    room.told[&player].iter().rev().find_map(told).expect("tickets were told")
}

/// What the player was told of own entries.
fn events(room: &CardRoom, player: PlayerId) -> Vec<EntryEvent> {
    let event = |message: &poker_protocol::ServerMsg| match &message.message {
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Entry { who, event } if who.name == format!("P{}", player.0) => Some(event.clone()),
            _ => None,
        },
        _ => None,
    };
    room.told[&player].iter().filter_map(event).collect()
}

/// Asserts that the money behind the tickets is in the ledger.
pub(super) fn is_backed(room: &CardRoom) {
    assert!(room.room.tickets().check());
    assert_eq!(room.room.ledger().holds(Account::Tickets), room.room.tickets().backing());
}

/// A room with a sit and go that costs its price, and a client.
fn scene(seed: u64) -> (CardRoom, TournamentId, u64, ClientId) {
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(sng, &schedule_of("en-2.7"));
    let price = room.room.tournament(id).unwrap().facts().cost.total.hundredths();
    let client = room.person(1);
    (room, id, price, client)
}

#[test]
fn r_tkt_1_r_tkt_2_in_a_room_a_ticket_pays_pool_and_fee_and_its_surplus_is_credited_at_the_beginning() {
    let (mut room, id, price, client) = scene(1);
    let ticket = give(&mut room, FIRST, "sng", price + 30, true);
    assert_eq!(told_tickets(&room, FIRST), [ticket]);
    let before = room.room.balance(FIRST);
    room.answer(client, register(id, ticket)).unwrap();
    assert_eq!(told_tickets(&room, FIRST), []);
    let paid = EntryPaid::Ticket { ticket, surplus: Money::new(30) };
    assert!(matches!(&events(&room, FIRST)[..], [EntryEvent::Registered { paid: told, .. }] if *told == paid));
    let entry = room.room.tournament(id).unwrap().terms().entry;
    assert_eq!(room.funds(id), [entry.buy_in, Money::ZERO, entry.fee]);
    assert_eq!((room.room.balance(FIRST), room.room.ledger().holds(Account::Tickets)), (before, Money::new(30)));
    is_backed(&room);
    for player in 2..=5 {
        room.registered(player, id);
    }
    assert_eq!(room.room.balance(FIRST), [before, Money::new(30)].iter().sum(), "credited when it cannot be taken back");
    assert!(room.room.tickets().place(ticket).is_err());
    is_backed(&room);
    room.play(id);
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
}

#[test]
fn r_tkt_1_where_the_setting_says_so_the_surplus_is_the_houses() {
    let mut room = CardRoom::with(with_settings(TicketRefund::Ticket, TicketSurplus::Forfeit), 2);
    let id = room.open(sng, &schedule_of("en-2.7"));
    let price = room.room.tournament(id).unwrap().facts().cost.total.hundredths();
    let client = room.person(1);
    let ticket = give(&mut room, FIRST, "sng", price + 30, true);
    room.answer(client, register(id, ticket)).unwrap();
    assert!(matches!(&events(&room, FIRST)[..], [EntryEvent::Registered { paid: EntryPaid::Ticket { surplus: Money::ZERO, .. }, .. }]));
    let (balance, house) = (room.room.balance(FIRST), room.room.ledger().holds(Account::House));
    for player in 2..=5 {
        room.registered(player, id);
    }
    assert_eq!(room.room.balance(FIRST), balance);
    assert_eq!(room.room.ledger().holds(Account::House), [house, Money::new(30)].iter().sum());
}

#[test]
fn r_tkt_1_a_ticket_that_does_not_pay_the_entry_is_refused_in_a_room_and_nothing_changes() {
    let (mut room, id, price, client) = scene(3);
    let stranger = room.person(2);
    let small = give(&mut room, FIRST, "sng", price - 1, true);
    let other = give(&mut room, FIRST, "Mira", price, true);
    let good = give(&mut room, FIRST, "sng", price, false);
    let save = room.room.save();
    let value = Refusal::TicketValue { value: Money::new(price - 1), price: Money::new(price) };
    for (client, request, why) in [
        (client, register(id, small), value),
        (client, register(id, other), Refusal::TicketKind),
        (client, register(id, TicketId(99)), Refusal::NoSuchTicket),
        (client, register(TournamentId(9_999), good), Refusal::Unknown),
        (stranger, register(id, good), Refusal::NoSuchTicket),
        (client, Request::ExchangeTicket { ticket: good }, Refusal::TicketNotExchangeable),
        (stranger, Request::ExchangeTicket { ticket: small }, Refusal::NoSuchTicket),
        (client, Request::RegisterGames { offer: OfferId(0), games: 2, pay: pay(good) }, Refusal::TooManyGames { most: 1 }),
    ] {
        assert_eq!(room.answer(client, request), Err(why));
        assert_eq!(room.room.save(), save);
    }
    room.answer(client, register(id, good)).unwrap();
    let second = give(&mut room, FIRST, "sng", price, true);
    assert_eq!(room.answer(client, register(id, second)), Err(Refusal::AlreadyRegistered));
    assert_eq!(room.room.tickets().place(second), Ok(TicketPlace::Held(FIRST)), "it was not taken");
    assert_eq!(room.answer(client, register(id, good)), Err(Refusal::NoSuchTicket), "it is paid in");
    is_backed(&room);
}

#[test]
fn r_tkt_2_a_tournament_that_takes_only_tickets_refuses_money() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let (file, templates) = TournamentFiles::EMBEDDED.templates;
    let template = "            id: \"sng\",\n";
    assert_eq!(templates.matches(template).count(), 1);
    let only_tickets = format!("{template}            entry_method: Some((is: tickets, from: Ours(\"a setting\"))),\n");
    let templates = templates.replace(template, &only_tickets);
    let files = TournamentFiles { templates: (file, &templates), ..TournamentFiles::EMBEDDED };
    let catalogue = TournamentCatalogue::read(&files, &rulebooks).unwrap();
    let schedule = TournamentSchedule::of(Arc::new(catalogue), std::slice::from_ref(rulebooks.get("en-2.7").unwrap()));
    let config = RoomConfig { tournaments: Arc::new(schedule.clone()), ..config_of("en-2.7") };
    let mut room = CardRoom::with(config, 6);
    let (id, client) = (room.open(sng, &schedule), room.person(1));
    let with_money = Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None };
    assert_eq!(room.answer(client, with_money), Err(Refusal::TicketsOnly));
    let price = room.room.tournament(id).unwrap().terms().entry.total();
    let ticket = give(&mut room, FIRST, "sng", price.hundredths(), false);
    room.answer(client, register(id, ticket)).unwrap();
}

#[test]
fn r_tkt_4_a_player_exchanges_a_ticket_for_its_value() {
    let (mut room, _, price, client) = scene(4);
    let ticket = give(&mut room, FIRST, "sng", price, true);
    let before = room.room.balance(FIRST);
    room.answer(client, Request::ExchangeTicket { ticket }).unwrap();
    assert_eq!(room.room.balance(FIRST), [before, Money::new(price)].iter().sum());
    room.answer(client, Request::AskTickets).unwrap();
    assert_eq!(told_tickets(&room, FIRST), []);
    assert_eq!(room.answer(client, Request::ExchangeTicket { ticket }), Err(Refusal::NoSuchTicket), "once");
    is_backed(&room);
}

/// All tournaments of a rulebook with these settings.
fn with_settings(refund: TicketRefund, surplus: TicketSurplus) -> RoomConfig {
    let rulebooks = Rulebooks::embedded().unwrap();
    let catalogue = TournamentCatalogue::embedded(&rulebooks).unwrap();
    let mut rulebook = (**rulebooks.get("en-2.7").unwrap()).clone();
    rulebook.parameters.ticket_refund = Some(Figure { is: refund, from: Source::Ours("a setting".to_owned()) });
    rulebook.parameters.ticket_surplus = Some(Figure { is: surplus, from: Source::Ours("a setting".to_owned()) });
    let tournaments = Arc::new(TournamentSchedule::of(Arc::new(catalogue), &[Arc::new(rulebook)]));
    RoomConfig { tournaments, ..config_of("en-2.7") }
}

#[test]
fn r_reg_8_r_reg_9_in_a_room_an_entry_is_given_back_as_the_ticket_or_as_money_by_the_setting() {
    for (refund, exchangeable, as_money) in
        [(TicketRefund::Ticket, true, false), (TicketRefund::Money, true, true), (TicketRefund::Money, false, false)]
    {
        let mut room = CardRoom::with(with_settings(refund, TicketSurplus::Credit), 5);
        let id = room.open(sng, &schedule_of("en-2.7"));
        let price = room.room.tournament(id).unwrap().facts().cost.total.hundredths();
        let client = room.person(1);
        let ticket = give(&mut room, FIRST, "sng", price + 5, exchangeable);
        let before = room.room.balance(FIRST);
        room.answer(client, register(id, ticket)).unwrap();
        room.answer(client, Request::Unregister { tournament: id }).unwrap();
        let (money, tickets) = if as_money { (Money::new(price + 5), Vec::new()) } else { (Money::ZERO, vec![ticket]) };
        assert_eq!(room.room.balance(FIRST), [before, money].iter().sum());
        assert_eq!(told_tickets(&room, FIRST), tickets);
        let back = Refund { money, tickets };
        assert!(matches!(&events(&room, FIRST)[..], [_, EntryEvent::Unregistered { refund }] if *refund == back));
        assert_eq!(room.funds(id), [Money::ZERO; 3]);
        is_backed(&room);
    }
}

#[test]
fn r_can_1_in_a_room_a_cancelled_tournament_gives_its_tickets_back_before_the_beginning_and_money_after_it() {
    let (mut room, id, price, client) = scene(6);
    let ticket = give(&mut room, FIRST, "sng", price, true);
    room.answer(client, register(id, ticket)).unwrap();
    room.room.direct(id, TournamentOrder::Cancel, room.now).unwrap();
    room.listen();
    assert_eq!(told_tickets(&room, FIRST), [ticket]);
    let told = |message: &poker_protocol::ServerMsg| match &message.message {
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Cancelled { refund: Some(refund), .. } => Some(refund.clone()),
            _ => None,
        },
        _ => None,
    };
    let refund = room.told[&FIRST].iter().find_map(told).unwrap();
    assert_eq!(refund, Refund { money: Money::ZERO, tickets: vec![ticket] });
    assert_eq!(room.funds(id), [Money::ZERO; 3]);
    let next = room.room.tournament_ids().last().unwrap();
    room.answer(client, register(next, ticket)).unwrap();
    for player in 2..=5 {
        room.registered(player, next);
    }
    let before = room.room.balance(FIRST);
    room.room.direct(next, TournamentOrder::Cancel, room.now).unwrap();
    room.listen();
    assert!(room.room.balance(FIRST) > before, "the ticket is used up");
    assert_eq!((told_tickets(&room, FIRST), room.funds(next)), (Vec::new(), [Money::ZERO; 3]));
    is_backed(&room);
}

#[test]
fn a_ticket_pays_the_next_game_of_an_offer() {
    let (mut room, _, price, client) = scene(7);
    let schedule = schedule_of("en-2.7");
    let series = schedule.series().iter().position(|series| sng(&series.offer)).unwrap();
    let offer = OfferId(u32::try_from(series).unwrap());
    for entries in 1..=2 {
        let ticket = give(&mut room, FIRST, "sng", price, true);
        room.answer(client, Request::RegisterGames { offer, games: 1, pay: pay(ticket) }).unwrap();
        assert_eq!(room.room.tickets().of_player(FIRST).count(), 0);
        let entered = room.room.tournament_ids().filter(|&id| room.room.tournament(id).unwrap().entries() > 0).count();
        assert_eq!(entered, entries, "the next game is another tournament");
    }
    is_backed(&room);
}

#[test]
fn r_tkt_1_a_late_entry_with_a_ticket_is_used_up_at_once() {
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(mira, &schedule_of("en-2.7"));
    let price = room.room.tournament(id).unwrap().facts().cost.total.hundredths();
    for player in 2..=9 {
        room.registered(player, id);
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        room.step(crate::Now(u64::MAX));
    }
    let client = room.person(1);
    let ticket = give(&mut room, FIRST, "Mira", price + 7, false);
    let before = room.room.balance(FIRST);
    room.answer(client, register(id, ticket)).unwrap();
    assert!(room.room.tickets().place(ticket).is_err());
    assert_eq!(room.room.balance(FIRST), [before, Money::new(7)].iter().sum());
    assert_eq!(
        room.room.ledger().holds(Account::Tournament(id, Fund::Fees)),
        room.room.tournament(id).unwrap().terms().entry.fee.times(9).unwrap()
    );
    is_backed(&room);
}
