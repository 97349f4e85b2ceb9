//! Random requests: no ticket appears or vanishes, and neither does the money behind one.

use chacha20::ChaCha8Rng;
use poker_protocol::{PlayerId, TournamentId};
use rand::{RngExt as _, SeedableRng as _};

use super::scene::{Counter, kind, price, terms};
use crate::rulebook::TicketSurplus;
use crate::{TicketAccount, TicketBook, TicketError, TicketId, TicketRefund, TicketReplacement, TicketTerms};

const KINDS: [&str; 3] = ["sunday", "monday", "satellite"];

/// A ticket, a player and a kind of event for a random request. In most cases they belong together.
fn subject(counter: &Counter, rng: &mut ChaCha8Rng) -> (TicketId, PlayerId, &'static str) {
    let player = PlayerId(rng.random_range(1..=3));
    let ticket = TicketId(rng.random_range(0..=u64::try_from(counter.journal.len()).unwrap().min(30)));
    let name = KINDS[rng.random_range(0..3)];
    let tournament = TournamentId(rng.random_range(1..=2));
    let held = counter.book.of_player(player).next().filter(|_| rng.random_bool(0.6));
    if let Some((ticket, terms)) = held {
        let name = KINDS.into_iter().find(|name| terms.kind == kind(name)).unwrap();
        return (ticket, player, name);
    }
    let entered = counter.book.entered(tournament).next().filter(|_| rng.random_bool(0.6));
    entered.map_or((ticket, player, name), |(ticket, entry)| (ticket, entry.player, name))
}

/// One random request; returns its number, and whether it was carried out.
fn request(counter: &mut Counter, rng: &mut ChaCha8Rng) -> (usize, Result<TicketId, TicketError>) {
    let (ticket, player, name) = subject(counter, rng);
    let tournament = TournamentId(rng.random_range(1..=2));
    let cents = [0, 500, 1_100, 1_500][rng.random_range(0..4)];
    let what = rng.random_range(0..7);
    let done = match what {
        0 => {
            let payer = if rng.random_bool(0.5) { TicketAccount::House } else { TicketAccount::Pool(tournament) };
            let issued = TicketTerms { exchangeable: rng.random_bool(0.5), ..terms(name, cents) };
            counter.ask(|book| book.issue(player, issued, payer))
        }
        1 | 2 => {
            let mut asked = price([0, 400, 1_000][rng.random_range(0..3)], [0, 100][rng.random_range(0..2)]);
            asked.kind = kind(name);
            counter.ask(|book| book.pay_in(ticket, player, tournament, &asked))
        }
        3 => counter.ask(|book| book.use_up(ticket, TicketSurplus::Credit)),
        4 => {
            let form = if rng.random_bool(0.5) { TicketRefund::Ticket } else { TicketRefund::Money };
            counter.ask(|book| book.refund(ticket, form))
        }
        5 => counter.ask(|book| book.exchange(ticket, player)),
        _ => {
            let by = if rng.random_bool(0.5) { TicketReplacement::Money } else { TicketReplacement::Ticket(kind(name)) };
            counter.ask(|book| book.replace(ticket, by))
        }
    };
    (what, done)
}

#[test]
fn r_tkt_1_to_5_no_ticket_and_no_money_behind_one_appears_or_vanishes() {
    let mut carried_out = [0_u32; 7];
    let mut refused = [0_u32; 7];
    for seed in 0..200 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut counter = Counter::default();
        for step in 0..150 {
            let (what, done) = request(&mut counter, &mut rng);
            let counts = if done.is_ok() { &mut carried_out } else { &mut refused };
            counts[what] += 1;
            counter.check(&format!("seed {seed}, step {step}"));
        }
        let mut again = TicketBook::default();
        for movement in &counter.journal {
            let line = ron::to_string(movement).unwrap();
            again.apply(&ron::from_str(&line).unwrap()).unwrap_or_else(|error| panic!("seed {seed}: {movement:?}: {error}"));
        }
        assert_eq!(again, counter.book, "seed {seed}: the journal makes the same book");
    }
    assert!(carried_out.iter().all(|&times| times > 100), "hardly carried out: {carried_out:?}");
    assert!(refused.iter().skip(1).all(|&times| times > 100), "hardly refused: {refused:?}");
}
