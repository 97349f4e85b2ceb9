//! The account: rake plans and the history of the balance.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{Intent, PlayedEntry, PlayedResult, RoomIntent, TournamentIntent};
use poker_protocol::{
    Currency, EntryId, EntryKind, HandId, Message, Money, PlanId, PlanPercent, PlanRow, PlanView, Prize, RulesInForce, StatementEntry,
    TicketId, TournamentId, TournamentKind,
};

use super::fixture::{FixtureRoom, click, press, utc};
use crate::screen::{AccountView, account_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};
use crate::tour::tickets;

pub(super) fn plans(active: u8, days_left: Option<u32>, cancellations_left: u8) -> Message {
    let row = |plan, price, days| PlanRow { plan: PlanId(plan), price: Money::new(price), days, own_rates: false, hexapro_percent: 100 };
    let rows = vec![row(1, 0, None), row(2, 20_000, Some(30)), row(3, 50_000, Some(30))];
    let refund = Money::new(14_000);
    Message::Plans { plans: PlanView { rows, active: PlanId(active), ends: None, days_left, refund, cancellations_left } }
}

/// A third place with bounties.
pub(super) fn sunday() -> PlayedEntry {
    let prize = Prize { money: Money::new(19_260), ..Prize::default() };
    PlayedEntry {
        ended_ms: 1_795_290_000_000,
        room: None,
        tournament: TournamentId(12),
        entry: EntryId(40),
        name: "Sunday Long Game".to_owned(),
        kind: TournamentKind::Scheduled,
        currency: Currency::Eur,
        paid: Money::new(1_100),
        bounties: Money::new(500),
        result: PlayedResult::Placed { place: 3, prize },
        entries: Some(428),
        hands: 212,
        multiplier: None,
    }
}

/// A lost game with a drawn prize.
pub(super) fn hexapro() -> PlayedEntry {
    PlayedEntry {
        tournament: TournamentId(13),
        name: "HexaPro 5".to_owned(),
        kind: TournamentKind::Hexapro,
        paid: Money::new(500),
        bounties: Money::ZERO,
        result: PlayedResult::Placed { place: 2, prize: Prize::default() },
        entries: Some(3),
        hands: 31,
        multiplier: Some(300),
        ..sunday()
    }
}

pub(super) fn account(bench: &Bench, told: Vec<Message>) -> Harness<'_, ShownPanel<FixtureRoom>> {
    account_under(bench, told, None)
}

/// The account in a room with these rules.
fn account_under(bench: &Bench, told: Vec<Message>, rules: Option<RulesInForce>) -> Harness<'_, ShownPanel<FixtureRoom>> {
    show(bench, FixtureRoom::new(100_000, told), move |ctx: &Context, style: &Style<'_>, room: &mut FixtureRoom| {
        let rules: Vec<_> = rules.iter().collect();
        let client = &room.client;
        let (plans, statement) = (client.plans(), client.statement());
        let (balance, played) = (client.balance(), &room.played);
        let (tickets, exchanging) = (client.tournaments().tickets(), &[]);
        let view =
            AccountView { balance, plans, tickets, exchanging, statement, played, connection: None, now_ms: 0, rules: &rules, local: utc };
        account_ui(ctx, style, &view, &mut room.account)
    })
}

#[test]
fn r_ui_6_a_plan_is_chosen_and_the_players_own_is_ended() {
    let bench = Bench::regular();
    let mut free = account(&bench, vec![plans(1, None, 2)]);
    assert_eq!(click(&mut free, "plan.3"), [], "no money moves unasked");
    assert_eq!(click(&mut free, "plan.question.cancel"), []);
    click(&mut free, "plan.3");
    let said = free.state().record.texts().iter().map(|text| text.words.clone()).collect::<Vec<_>>().join(" ");
    for words in ["€500", "30 days", "from this moment", "gives nothing"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(click(&mut free, "plan.question.go"), [Intent::from(RoomIntent::ChoosePlan(PlanId(3)))]);
    let mut paid = account(&bench, vec![plans(2, Some(21), 2)]);
    assert!(paid.state().record.control("plan.3").is_none(), "R-PLAN-4: one paid plan at a time");
    assert_eq!(click(&mut paid, "plan.2"), [], "a cancellation is asked about too");
    assert_eq!(click(&mut paid, "plan.question.go"), [Intent::from(RoomIntent::CancelPlan)]);
    let used = account(&bench, vec![plans(2, Some(21), 0)]);
    assert!(used.state().record.control("plan.2").is_none(), "R-PLAN-3: no cancellation is left");
}

#[test]
fn r_tkt_4_tickets_are_listed_and_exchanged_after_a_question() {
    let bench = Bench::regular();
    let mut harness = account(&bench, vec![tickets()]);
    let said = harness.state().record.texts().iter().map(|text| text.words.clone()).collect::<Vec<_>>().join(" ");
    for words in ["Tickets", "evening", "Good for one entry of €27.50.", "Exchange for €33.00", "sunday-main", "€109.00"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(harness.state().record.control("ticket.1").is_none(), "it may not be exchanged");
    assert_eq!(click(&mut harness, "ticket.2"), [], "a ticket is not given away unasked");
    assert_eq!(press(&mut harness, Key::Enter), [], "Enter is the harmless answer");
    click(&mut harness, "ticket.2");
    assert_eq!(click(&mut harness, "ticket.question.go"), [Intent::from(TournamentIntent::ExchangeTicket(TicketId(2)))]);
    let none = account(&bench, vec![Message::Tickets { tickets: Vec::new(), more: false }]);
    assert!(none.state().record.texts().iter().all(|text| text.words != "Tickets"), "a player without tickets reads nothing of them");
}

#[test]
fn r_plan_3_the_players_own_plan_says_when_it_ends() {
    let bench = Bench::regular();
    let said = |ends| {
        let mut told = plans(2, Some(21), 2);
        if let Message::Plans { plans } = &mut told {
            plans.ends = ends;
        }
        let texts = account(&bench, vec![told]).state().record.texts();
        texts.into_iter().map(|text| text.words).collect::<Vec<_>>().join(" ")
    };
    let ending = said(Some(1_795_290_000_000));
    assert!(ending.contains("Until 21 Nov 2026, 19:40.") && ending.contains("21 days left"), "{ending}");
    assert_eq!(ending.matches("Until").count(), 1, "no other plan runs: {ending}");
    let endless = said(None);
    assert!(!endless.contains("Until"), "{endless}");
}

#[test]
fn what_a_plan_gives_is_said_before_it_is_paid_for() {
    let bench = Bench::regular();
    let mut rules = poker_host::rules_in_force("en-2.7").unwrap();
    rules.stakes.truncate(2);
    rules.stakes[0].rake_bp = 500;
    rules.stakes[0].plan_rake_bp = vec![PlanPercent { plan: PlanId(3), rake_bp: 350 }];
    let stake = rules.stakes[0].name.clone();
    let mut harness = account_under(&bench, vec![plans(1, None, 2)], Some(rules));
    let asked = |harness: &mut Harness<'_, ShownPanel<FixtureRoom>>, plan: &str| {
        click(harness, plan);
        let said = harness.state().record.texts().iter().map(|text| text.words.clone()).collect::<Vec<_>>().join(" ");
        click(harness, "plan.question.cancel");
        said
    };
    let gives = asked(&mut harness, "plan.3");
    assert!(gives.contains(&stake) && gives.contains("rake 3.5% instead of 5%") && !gives.contains("gives nothing"), "{gives}");
    let gives = asked(&mut harness, "plan.2");
    assert!(gives.contains("gives nothing") && !gives.contains("instead of"), "{gives}");
}

#[test]
fn older_entries_of_the_history_are_asked_for() {
    let bench = Bench::regular();
    let entry = StatementEntry {
        number: 7,
        at: 1_795_290_000_000,
        what: EntryKind::Hand,
        table: Some("Vega".to_owned()),
        tournament: None,
        hand: Some(HandId(41)),
        received: Money::ZERO,
        paid: Money::new(35),
        balance: Money::new(100_000),
    };
    let mut harness = account(&bench, vec![Message::Statement { entries: vec![entry], more: true }]);
    let dated = harness.state().record.texts().iter().any(|text| text.words.contains("21 Nov 2026, "));
    assert!(dated, "an entry has its date");
    assert_eq!(click(&mut harness, "history.older"), [Intent::from(RoomIntent::OlderEntries(7))]);
}

#[test]
fn r_ui_5_places_prizes_results_and_hands_of_tournaments_and_hexapro_are_shown() {
    let bench = Bench::regular();
    let mut harness = account(&bench, Vec::new());
    for entry in [sunday(), hexapro()] {
        harness.state_mut().data.played.add(entry);
    }
    let said = |harness: &Harness<'_, ShownPanel<FixtureRoom>>| {
        harness.state().record.texts().iter().map(|text| text.words.clone()).collect::<Vec<_>>().join(" ")
    };
    click(&mut harness, "account.history.tournaments");
    let told = said(&harness);
    for words in ["Sunday Long Game", "3rd of 428 entries", "Paid €11.00", "Prize €192.60", "Bounties €5.00", "212 hands", "+€186.60"]
    {
        assert!(told.contains(words), "{words}: {told}");
    }
    click(&mut harness, "account.history.hexapro");
    let told = said(&harness);
    for words in ["HexaPro 5", "×3", "2nd of 3 entries", "−€5.00"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(!told.contains("Sunday"), "{told}");
}
