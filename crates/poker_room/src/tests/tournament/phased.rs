//! Tournaments in two phases (R-TYP-10).

use std::collections::BTreeMap;

use poker_protocol::{Money, PlayerId};
use poker_rules::{Chips, Variant};

use super::field::{Field, falling, freezeout};
use crate::rulebook::Finish;
use crate::tournament::{
    Beginning, EntryId, EntryRefund, Paid, PrizeDivision, RebuyRules, TournamentOffer, TournamentOutput, TournamentRefusal,
    TournamentStage, TournamentTerms,
};
use crate::{Now, Rulebooks, TournamentCatalogue};

/// A first phase that ends with level 3, of two minutes each.
fn flight(entries: u32) -> TournamentTerms {
    let mut terms = freezeout(entries, 6);
    terms.finish = Finish::AfterLevel { level: 3 };
    terms.prizes.division = PrizeDivision::SecondPhase(None);
    terms.hand_for_hand = None;
    terms
}

/// A second phase that begins after a minute.
fn second_phase() -> Field {
    let mut terms = freezeout(100, 6);
    terms.payment = None;
    terms.entry = crate::EntryPrice::default();
    terms.stack = Chips::ZERO;
    terms.begin = Beginning::At { time: Now(60_000), least_entries: 2 };
    terms.unregister_until_ms = None;
    terms.prizes.division = falling(1);
    Field::new(terms, 9)
}

fn bring(field: &mut Field, player: u64, stack: u64) -> EntryId {
    field.register_with(player, Paid::carried(), Some(Chips::new(stack))).unwrap()
}

/// The end of a first phase.
struct End {
    field: Field,
    survivors: BTreeMap<EntryId, Chips>,
    carried: Money,
    /// When the last level was over.
    up: Option<Now>,
}

fn play(terms: TournamentTerms, seed: u64) -> End {
    let entries = terms.most_entries;
    let mut field = Field::new(terms, seed);
    field.enter(entries);
    let (mut survivors, mut carried, mut up) = (BTreeMap::new(), None, None);
    while field.tournament.stage() == TournamentStage::Playing {
        for output in field.go_on() {
            match output {
                TournamentOutput::TimeUp => up = Some(field.now),
                TournamentOutput::Table { output: crate::tournament::TournamentTableOutput::Started { .. }, .. } => {
                    assert_eq!(up, None, "no hand begins after the last level");
                }
                TournamentOutput::Level { level } => assert!(level <= 3),
                TournamentOutput::Survived { entry, stack } => drop(survivors.insert(entry, stack)),
                TournamentOutput::PoolCarried { amount } => assert_eq!(carried.replace(amount), None),
                _ => {}
            }
        }
    }
    End { field, survivors, carried: carried.unwrap(), up }
}

#[test]
fn r_typ_10_a_first_phase_ends_with_its_level_and_its_survivors_carry_all_chips_and_the_whole_pool() {
    let mut ended_by_level = 0;
    for seed in 0..10 {
        let mut terms = flight(18);
        terms.set_level_length(30_000);
        let End { field, survivors, carried, up } = play(terms, seed);
        assert_eq!(survivors.values().copied().sum::<Chips>(), Chips::new(18 * 1_500), "seed {seed}");
        assert!(survivors.values().all(|stack| !stack.is_zero()), "seed {seed}");
        assert_eq!(carried, Money::new(18_000), "seed {seed}");
        let places = field.places();
        assert_eq!(places.len(), 18);
        assert!(places.values().all(|(_, prize)| prize.is_zero()), "seed {seed}: all prizes are in the second phase");
        assert!(places.values().take(survivors.len()).all(|(entry, _)| survivors.contains_key(entry)), "seed {seed}");
        if let Some(up) = up {
            assert!(up >= Now(90_000) && up < Now(92_000), "seed {seed}: {up:?}");
            ended_by_level += 1;
        }
    }
    assert!(ended_by_level >= 8, "{ended_by_level}");
}

#[test]
fn r_typ_10_where_the_first_phase_has_prizes_who_is_out_gets_that_of_the_place_and_the_rest_is_carried() {
    let mut paid_in_phase_one = 0;
    for seed in 0..10 {
        let mut terms = flight(12);
        let PrizeDivision::Table(table) = falling(11) else { panic!("a table") };
        terms.prizes.division = PrizeDivision::SecondPhase(Some(table));
        let End { field, survivors, carried, .. } = play(terms, seed);
        for (&place, &(entry, prize)) in field.places() {
            let expected = if survivors.contains_key(&entry) { Money::ZERO } else { field.tournament.prize(place) };
            assert_eq!(prize, expected, "seed {seed}, place {place}");
        }
        let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
        assert_eq!([paid, carried].iter().sum::<Money>(), Money::new(12_000), "seed {seed}");
        paid_in_phase_one += u32::from(!paid.is_zero());
    }
    assert!(paid_in_phase_one >= 8, "{paid_in_phase_one}");
}

#[test]
fn r_typ_10_who_has_no_chips_at_the_end_of_the_first_phase_is_out_with_the_prize_of_the_place() {
    // Nobody answers the offers, which are still open at the end.
    let offers = RebuyRules { last_level: 3, limit: Chips::ZERO, most: None, offer_ms: 1_000_000, add_on: None };
    for rebuys in [None, Some(offers)] {
        let (mut without_chips, mut alone) = (0, 0);
        for seed in 0..40 {
            let mut terms = flight(4);
            let PrizeDivision::Table(table) = falling(3) else { panic!("a table") };
            terms.prizes.division = PrizeDivision::SecondPhase(Some(table));
            terms.rebuys = rebuys;
            let End { field, survivors, carried, .. } = play(terms, seed);
            let paid: Money = field.places().values().map(|&(_, prize)| prize).sum();
            assert_eq!([paid, carried].iter().sum::<Money>(), Money::new(4_000), "seed {seed}");
            without_chips += 4 - survivors.len();
            alone += u32::from(survivors.len() == 1);
        }
        assert!(without_chips > 10 && alone > 0, "{without_chips} {alone}");
    }
}

#[test]
fn x_pha_1_r_typ_10_of_several_surviving_stacks_only_the_largest_is_carried() {
    for stacks in [[12_000, 30_000], [30_000, 12_000]] {
        let mut field = second_phase();
        let entries = stacks.map(|stack| bring(&mut field, 1, stack));
        assert_eq!(entries[0], entries[1], "one entry");
        bring(&mut field, 2, 20_000);
        field.wait_until(Now(60_000));
        assert_eq!(field.tournament.chips(), Chips::new(50_000));
        let (table, seat) = field.tournament.seat_of(PlayerId(1)).unwrap();
        let state = field.tournament.table(table).unwrap();
        assert_eq!(state.settled_stack(seat), Chips::new(30_000));
    }
}

#[test]
fn r_typ_10_nobody_enters_the_second_phase_directly() {
    let mut field = second_phase();
    let refused = Err(TournamentRefusal::OnlyFromFirstPhase);
    assert_eq!(field.register(1), refused);
    assert_eq!(field.register_with(1, Paid::ticket(crate::EntryPrice::default(), crate::TicketId(1)), None), refused);
    assert_eq!(field.register_with(1, Paid::carried(), None), refused, "without a stack");
    assert_eq!(field.register_with(1, Paid::carried(), Some(Chips::ZERO)), refused, "without a chip");
    assert_eq!((field.tournament.entries(), field.tournament.entrants().len()), (0, 0));
    let mut field = Field::new(flight(6), 1);
    assert_eq!(field.register_with(1, Paid::carried(), Some(Chips::new(9))), Err(TournamentRefusal::PaymentNotAccepted));
    assert_eq!(field.tournament.carry_pool(Money::new(1)), Err(TournamentRefusal::PaymentNotAccepted));
}

#[test]
fn r_typ_10_the_second_phase_is_played_for_the_pools_of_all_first_phases_and_cannot_be_left() {
    let mut field = second_phase();
    for (player, stack) in [(1, 3_000), (2, 5_000), (3, 1_000)] {
        bring(&mut field, player, stack);
    }
    field.tournament.carry_pool(Money::new(18_000)).unwrap();
    field.tournament.carry_pool(Money::new(12_001)).unwrap();
    assert_eq!(field.tournament.unregister(PlayerId(1), field.now), Err(TournamentRefusal::TooLate));
    assert_eq!(field.tournament.refund(EntryId(0)), Some(EntryRefund::Nothing));
    field.wait_until(Now(60_000));
    assert_eq!(field.tournament.pool(), Money::new(30_001));
    assert_eq!(field.tournament.carry_pool(Money::new(1)), Err(TournamentRefusal::Closed), "the prizes are final");
    field.play_to_the_end();
    assert_eq!(field.places()[&1].1, Money::new(30_001));
}

#[test]
fn r_typ_10_the_only_survivor_of_all_first_phases_has_won() {
    let mut field = second_phase();
    bring(&mut field, 1, 27_000);
    field.tournament.carry_pool(Money::new(18_000)).unwrap();
    field.wait_until(Now(60_000));
    field.take_outputs();
    assert_eq!(field.tournament.stage(), TournamentStage::Finished);
    assert_eq!(field.places()[&1], (EntryId(0), Money::new(18_000)));
    let mut nobody = second_phase();
    nobody.wait_until(Now(60_000));
    assert_eq!(nobody.tournament.stage(), TournamentStage::Cancelled);
}

#[test]
fn r_typ_9_r_typ_10_the_terms_of_satellites_and_phases_come_from_the_calendar() {
    let rulebooks = Rulebooks::embedded().unwrap();
    let catalogue = TournamentCatalogue::embedded(&rulebooks).unwrap();
    for (id, prizes_in_phase_one) in [("en-2.7", false), ("fr-3.1", true), ("sv-2.6", false)] {
        let (rulebook, calendar) = (rulebooks.get(id).unwrap(), catalogue.calendar(id).unwrap());
        let terms = |name: &str| {
            let offer = calendar.named(name).unwrap();
            let target = offer.target.as_deref().and_then(|target| calendar.named(target));
            let offer = TournamentOffer {
                game: Variant::ALL[0],
                guarantee: Money::ZERO,
                added: Money::ZERO,
                ..TournamentOffer::scheduled(offer, catalogue.prizes(), target)
            };
            TournamentTerms::of(rulebook, &offer, Beginning::WhenFull).unwrap()
        };
        let (tier, next) = (terms("Castor"), terms("Pollux"));
        let PrizeDivision::Entries(ticket) = &tier.prizes.division else { panic!("a satellite") };
        assert_eq!((ticket.kind.0.as_str(), ticket.value, ticket.exchangeable), ("Pollux", next.entry.total(), false), "{id}");
        let (one, two) = (terms("Arcturus 1"), terms("Arcturus"));
        assert_eq!((one.finish, two.payment), (Finish::AfterLevel { level: 12 }, None), "{id}");
        let PrizeDivision::SecondPhase(table) = &one.prizes.division else { panic!("a first phase") };
        assert_eq!(table.is_some(), prizes_in_phase_one, "{id}");
        let blinds = |terms: &TournamentTerms, level| terms.levels.get(level).stakes;
        assert_eq!(blinds(&one, 13), blinds(&two, 1), "{id}: the second phase goes on with the next level");
    }
}
