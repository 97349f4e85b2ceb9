//! Satellites, whose prizes are tickets for another tournament (R-TYP-9, R-TKT-3, R-REG-10).

use poker_protocol::{DealKind, EntrantState, Money, OwnEntryState, PlayerId, Prize, TournamentId, WonEntry};
use poker_rules::Chips;

use super::field::{Field, freezeout};
use crate::Now;
use crate::rulebook::{EntryPrice, LateRegistrationClose, TicketRefund};
use crate::tournament::{
    Beginning, EntryId, EntryRefund, LateRegistration, LateUntil, PrizeDivision, TicketBook, TicketDelivery, TicketKind, TicketPlace,
    TicketTerms, TicketWon, TournamentOutput, TournamentRefusal, TournamentStage, TournamentTableOutput, TournamentTerms,
};

fn ticket(value: u64) -> TicketTerms {
    TicketTerms { kind: TicketKind("Test".to_owned()), value: Money::new(value), exchangeable: false }
}

/// A satellite without fee, whose prizes are tickets of this value.
fn satellite(entries: u32, buy_in: u64, value: u64) -> TournamentTerms {
    let mut terms = freezeout(entries, 6);
    terms.entry = EntryPrice { buy_in: Money::new(buy_in), fee: Money::ZERO };
    terms.prizes.division = PrizeDivision::Entries(ticket(value));
    terms
}

/// Plays a satellite to its end. Returns who won tickets, and the prizes in money by places.
fn play(terms: TournamentTerms, seed: u64) -> (Field, Vec<EntryId>, Vec<u64>) {
    let (entries, value) = (terms.most_entries, terms.prizes.division.clone());
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    let mut winners = Vec::new();
    while field.tournament.stage() == TournamentStage::Playing {
        for output in field.go_on() {
            if let TournamentOutput::WonTicket { entry, ticket } = output {
                assert_eq!(PrizeDivision::Entries(ticket), value, "the output says what was won");
                winners.push(entry);
            }
        }
    }
    let prizes = field.places().values().map(|(_, prize)| prize.hundredths()).collect();
    (field, winners, prizes)
}

#[test]
fn d_tkt_1_r_typ_9_r_tkt_3_three_of_35_players_win_tickets_and_the_fourth_the_rest_in_money() {
    let (field, winners, prizes) = play(satellite(35, 100, 1_000), 1);
    let places = field.places();
    assert_eq!(winners, [places[&1].0, places[&2].0, places[&3].0]);
    assert_eq!((&prizes[..5], prizes.iter().sum::<u64>()), ([0, 0, 0, 500, 0].as_slice(), 500));
    assert_eq!(field.tournament.prizes().iter().copied().sum::<Money>(), field.tournament.pool());
}

#[test]
fn r_tkt_3_a_ticket_that_was_won_is_shown_beside_the_money_to_its_player_and_on_the_page_of_players_also_after_a_crash() {
    let (mut field, _, _) = play(satellite(35, 100, 1_000), 1);
    for _ in 0..2 {
        let (rows, _) = field.tournament.players_page(0);
        for (place, money) in [(1, 0), (3, 0), (4, 500), (5, 0)] {
            let (entry, _) = field.places()[&place];
            let ticket = WonEntry::Ticket { kind: "Test".to_owned(), value: Money::new(1_000) };
            let (prize, won) = (Money::new(money), Some(ticket).filter(|_| place <= 3));
            let own = field.tournament.own_entry(entry, field.now).unwrap().state;
            assert_eq!(own, OwnEntryState::Placed { place, prize: Prize { money: prize, won: won.clone(), ..Prize::default() } });
            let row = rows.iter().find(|row| row.who.entry == entry).unwrap();
            assert_eq!(row.state, EntrantState::Placed { place, prize, won });
        }
        field.crash(1_000);
    }
}

#[test]
fn r_trn_6_a_satellite_ends_when_all_who_are_left_get_a_ticket() {
    let mut field = Field::new(satellite(20, 100, 500), 2);
    field.enter(20);
    while field.tournament.stage() == TournamentStage::Playing {
        assert!(field.tournament.left() > 4, "nobody plays on for the same prize");
        field.go_on();
    }
    // A pool for more tickets than players: nobody has to go out.
    let mut terms = satellite(4, 1_000, 500);
    terms.stack = Chips::new(100_000);
    let (_, winners, prizes) = play(terms.clone(), 3);
    assert_eq!((winners.len(), prizes), (4, vec![500; 4]));
    let mut field = Field::new(terms, 3);
    field.enter(4);
    let mut hands = 0;
    while field.tournament.stage() == TournamentStage::Playing {
        hands += u32::from(field.go_on().iter().any(is_end_of_hand));
    }
    assert_eq!(hands, 1, "it is over when the hand that was dealt is over");
}

fn is_end_of_hand(output: &TournamentOutput) -> bool {
    matches!(output, TournamentOutput::Table { output: TournamentTableOutput::Ended(_), .. })
}

#[test]
fn x_tkt_1_r_trn_6_a_prize_in_money_is_not_equal_to_a_ticket_of_nearly_the_same_worth() {
    let mut terms = satellite(20, 100, 1_100);
    terms.prizes.guarantee = Money::new(10_999);
    let (_, winners, prizes) = play(terms.clone(), 4);
    assert_eq!((winners.len(), prizes[9]), (9, 1_099));
    let mut field = Field::new(terms, 4);
    field.enter(20);
    let mut left = 20;
    while field.tournament.stage() == TournamentStage::Playing {
        left = field.tournament.left();
        field.go_on();
    }
    assert_eq!(left, 10, "ten play on for nine tickets");
}

/// A tournament that costs 10.00 and 1.00, and begins after a minute, with late registration until the end of level 4.
fn target() -> Field {
    let mut terms = freezeout(100, 6);
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.stack = Chips::new(1_000_000);
    let late = LateRegistration { until: LateUntil::EndOfLevel(4), closes_early: LateRegistrationClose::PayoutsBegin, re_entries: 0 };
    terms.late = Some(late);
    let mut field = Field::new(terms, 5);
    field.enter(6);
    field
}

fn deliver(field: &mut Field, player: u64, value: u64, book: &mut TicketBook) -> TicketDelivery {
    let won = TicketWon { satellite: TournamentId(9), terms: ticket(value) };
    let winner = field.registration(player);
    let delivery = field.tournament.deliver((won, winner), book, &mut field.dealer, field.now).unwrap();
    assert!(book.check());
    delivery
}

#[test]
fn r_reg_10_a_winner_is_entered_before_the_beginning_and_seated_in_late_registration_and_gets_the_ticket_after_it() {
    let (mut field, mut book) = (target(), TicketBook::default());
    let held = |book: &TicketBook, player| book.of_player(PlayerId(player)).count();
    assert!(deliver(&mut field, 11, 1_100, &mut book).entered.is_some());
    assert_eq!(field.tournament.seat_of(PlayerId(11)), None);
    assert_eq!(deliver(&mut field, 1, 1_100, &mut book).entered, None, "who is registered gets the ticket");
    assert_eq!((held(&book, 11), held(&book, 1)), (0, 1));
    field.wait_until(Now(60_000));
    assert!(field.tournament.seat_of(PlayerId(11)).is_some());
    assert!(deliver(&mut field, 12, 1_100, &mut book).entered.is_some());
    assert!(field.tournament.seat_of(PlayerId(12)).is_some(), "seated at once");
    assert_eq!(deliver(&mut field, 13, 1_000, &mut book).entered, None, "it is not worth the entry");
    while field.tournament.is_open() {
        field.fold_on();
    }
    assert_eq!(deliver(&mut field, 14, 1_100, &mut book).entered, None);
    assert_eq!((field.tournament.entries(), held(&book, 13), held(&book, 14)), (8, 1, 1));
    assert_eq!(field.tournament.pool(), Money::new(8_000), "tickets form the pool like money");
    assert_eq!(book.backing(), Money::new(1_100 + 1_000 + 1_100));
}

#[test]
fn r_reg_8_a_seat_that_was_won_is_refunded_as_a_ticket_also_where_tickets_are_refunded_as_money() {
    let (mut field, mut book) = (target(), TicketBook::default());
    let mut terms = field.tournament.terms().clone();
    terms.payment.as_mut().unwrap().refund = TicketRefund::Money;
    field = Field::new(terms, 5);
    deliver(&mut field, 11, 1_100, &mut book);
    let entry = field.tournament.unregister(PlayerId(11), field.now).unwrap();
    let Some(EntryRefund::Ticket { ticket, form: TicketRefund::Money }) = field.tournament.refund(entry) else { panic!("a ticket") };
    book.refund(ticket, TicketRefund::Money).unwrap();
    assert_eq!(book.place(ticket), Ok(TicketPlace::Held(PlayerId(11))));
}

#[test]
fn r_prz_5_there_are_no_deals_in_a_satellite_because_tickets_cannot_be_shared() {
    let mut field = Field::new(satellite(6, 1_000, 3_000), 3);
    field.enter(6);
    assert_eq!(field.tournament.possible_deals(), None);
    let proposed = field.tournament.propose_deal(PlayerId(1), DealKind::Equal, field.now);
    assert_eq!(proposed, Err(TournamentRefusal::NoDeals));
}
