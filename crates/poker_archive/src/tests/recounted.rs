//! Counts a hand again from its record: from what its keeper saw, event by event.

use std::collections::BTreeMap;

use poker_history::{PlayedHand, View, seen_events};
use poker_protocol::{PotView, SeenEvent};
use poker_rules::equity::{Holding, Spot};
use poker_rules::{Act, Card, GameSpec, HandValue, Seat, Street, best_hand, best_low};

use crate::{HandId, HandLine, MoneyUnit};

/// For each figure of the play: how often, and out of how many. VPIP, PFR, 3-bet, WTSD, W$SD, continuation bet, aggression factor and
/// frequency.
pub(super) type Shares = [(u64, u64); 8];

/// What figures need of a hand.
pub(super) struct Recounted {
    pub(super) id: HandId,
    pub(super) started_ms: u64,
    pub(super) room: String,
    pub(super) game: String,
    pub(super) currency: String,
    pub(super) per_whole: u64,
    pub(super) blinds: (u64, u64),
    pub(super) tournament: Option<(u64, String)>,
    pub(super) position: String,
    pub(super) net: Option<i64>,
    pub(super) luck_milli: i64,
    pub(super) rake: u64,
    pub(super) own: Shares,
    pub(super) others: BTreeMap<String, Shares>,
}

impl Recounted {
    pub(super) fn unit(&self) -> MoneyUnit {
        MoneyUnit { currency: self.currency.clone(), per_whole: self.per_whole }
    }

    /// The net in hundredths of a big blind.
    pub(super) fn big_blinds(&self) -> i64 {
        rounded(self.net.unwrap() * 100, self.blinds.1)
    }

    pub(super) fn adjusted_big_blinds(&self) -> i64 {
        rounded((self.net.unwrap() * 1_000 - self.luck_milli) * 100, self.blinds.1 * 1_000)
    }
}

/// The nearest whole number, a half away from zero.
fn rounded(above: i64, below: u64) -> i64 {
    let below = i64::try_from(below).unwrap();
    let (whole, rest) = (above.abs() / below, above.abs() % below);
    above.signum() * (whole + i64::from(2 * rest >= below))
}

pub(super) fn recounted(line: &HandLine, record: &PlayedHand) -> Recounted {
    let keeper = record.kept_by.as_ref().unwrap().seat;
    let events = seen_events(record, View::Player(keeper)).unwrap();
    let mut others = BTreeMap::new();
    for player in record.setup.seats.iter().filter(|player| player.seat != keeper) {
        others.entry(record.name(player.seat).to_owned()).or_insert_with(|| shares(&events, player.seat));
    }
    let net = net(&events, keeper);
    Recounted {
        id: line.id,
        started_ms: line.started_ms,
        room: line.room.clone(),
        game: record.setup.game.code().unwrap().to_owned(),
        currency: record.chip_unit.currency.map_or("", |currency| currency.code()).to_owned(),
        per_whole: record.chip_unit.per_whole,
        blinds: (record.setup.stakes.small_blind.get(), record.setup.stakes.big_blind.get()),
        tournament: record.tournament.as_ref().map(|tournament| (tournament.number, tournament.name.clone())),
        position: position(&events, record, keeper),
        net,
        luck_milli: if net.is_some() { luck_milli(&events, &record.setup.game, keeper) } else { 0 },
        rake: record.rake.get() * put_in(&events, keeper) / players(&events).iter().map(|seat| put_in(&events, *seat)).sum::<u64>().max(1),
        own: shares(&events, keeper),
        others,
    }
}

/// The players, clockwise from the button's left.
fn players(events: &[SeenEvent]) -> Vec<Seat> {
    let Some(SeenEvent::Started { players, .. }) = events.first() else { panic!("a hand begins") };
    players.iter().map(|player| player.seat).collect()
}

fn position(events: &[SeenEvent], record: &PlayedHand, keeper: Seat) -> String {
    let players = players(events);
    let place = players.iter().position(|seat| *seat == keeper).unwrap();
    let small = record.setup.small_blind == Some(keeper);
    match (small, record.setup.big_blind == keeper) {
        (true, _) => "small blind".to_owned(),
        (_, true) => "big blind".to_owned(),
        _ => format!("{} before the button", players.len() - 1 - place),
    }
}

/// All chips that a player put in and did not get back unmatched.
fn put_in(events: &[SeenEvent], wanted: Seat) -> u64 {
    let mut chips = 0;
    for event in events {
        match event {
            SeenEvent::Posted { seat, amount, .. } if *seat == wanted => chips += amount.get(),
            SeenEvent::Acted { seat, paid, .. } if *seat == wanted => chips += paid.get(),
            SeenEvent::Returned { seat, amount } if *seat == wanted => chips -= amount.get(),
            _ => {}
        }
    }
    chips
}

fn folded(events: &[SeenEvent], wanted: Seat) -> bool {
    events.iter().any(|event| matches!(event, SeenEvent::Acted { seat, act: Act::Fold, .. } if *seat == wanted))
}

/// What a player's stack gained; `None` if its end was not seen and the player had not folded.
fn net(events: &[SeenEvent], keeper: Seat) -> Option<i64> {
    let Some(SeenEvent::Started { players, .. }) = events.first() else { panic!("a hand begins") };
    let signed = |chips: u64| i64::try_from(chips).unwrap();
    match events.last() {
        Some(SeenEvent::Ended { stacks }) => {
            let of = |stacks: &[poker_protocol::SeatStack]| signed(stacks.iter().find(|of| of.seat == keeper).unwrap().stack.get());
            Some(of(stacks) - of(players))
        }
        _ => folded(events, keeper).then(|| -signed(put_in(events, keeper))),
    }
}

/// The actions of the betting with their streets.
fn acts(events: &[SeenEvent]) -> Vec<(Street, Seat, Act)> {
    let mut street = Street::Preflop;
    let mut acts = Vec::new();
    for event in events {
        match event {
            SeenEvent::StreetDealt { street: next, .. } => street = *next,
            SeenEvent::Acted { seat, act, .. } => acts.push((street, *seat, *act)),
            _ => {}
        }
    }
    acts
}

fn is_raise(act: Act) -> bool {
    matches!(act, Act::Bet { .. } | Act::Raise { .. })
}

fn shares(events: &[SeenEvent], seat: Seat) -> Shares {
    let acts = acts(events);
    let before: Vec<(Seat, Act)> =
        acts.iter().filter(|(street, ..)| *street == Street::Preflop).map(|(_, seat, act)| (*seat, *act)).collect();
    let on_flop: Vec<(Seat, Act)> =
        acts.iter().filter(|(street, ..)| *street == Street::Flop).map(|(_, seat, act)| (*seat, *act)).collect();
    let own_before: Vec<Act> = before.iter().filter(|(other, _)| *other == seat).map(|(_, act)| *act).collect();
    let own_after: Vec<Act> =
        acts.iter().filter(|(street, other, _)| *street != Street::Preflop && *other == seat).map(|(_, _, act)| *act).collect();
    let decided = !own_before.is_empty();
    let entered = own_before.iter().any(|act| *act == Act::Call || is_raise(*act));
    let raised = own_before.iter().any(|act| is_raise(*act));
    // The decisions with exactly one raise before them, by another player.
    let after_one_raise: Vec<Act> = (0..before.len())
        .filter(|place| {
            let raisers: Vec<Seat> = before[..*place].iter().filter(|(_, act)| is_raise(*act)).map(|(seat, _)| *seat).collect();
            before[*place].0 == seat && raisers.len() == 1 && raisers[0] != seat
        })
        .map(|place| before[place].1)
        .collect();
    let ended = matches!(events.last(), Some(SeenEvent::Ended { .. }));
    let flop = events.iter().any(|event| matches!(event, SeenEvent::StreetDealt { street: Street::Flop, .. }));
    let saw_flop = flop && !own_before.contains(&Act::Fold) && (ended || folded(events, seat));
    let stayed = players(events).iter().filter(|seat| !folded(events, **seat)).count();
    let showdown = saw_flop && ended && stayed > 1 && !folded(events, seat);
    let won = events.iter().any(|event| matches!(event, SeenEvent::Won { seat: winner, .. } if *winner == seat));
    let last_raiser = before.iter().rev().find(|(_, act)| is_raise(*act)).map(|(seat, _)| *seat);
    let first_on_flop = on_flop.iter().position(|(other, _)| *other == seat);
    let continues = first_on_flop.filter(|place| last_raiser == Some(seat) && !on_flop[..*place].iter().any(|(_, act)| is_raise(*act)));
    let (bets, calls, folds) = (
        number(own_after.iter().filter(|act| is_raise(**act))),
        number(own_after.iter().filter(|act| **act == Act::Call)),
        number(own_after.iter().filter(|act| **act == Act::Fold)),
    );
    let one = u64::from;
    [
        (one(entered), one(decided)),
        (one(raised), one(decided)),
        (one(after_one_raise.iter().any(|act| is_raise(*act))), one(!after_one_raise.is_empty())),
        (one(showdown), one(saw_flop)),
        (one(showdown && won), one(showdown)),
        (one(continues.is_some_and(|place| is_raise(on_flop[place].1))), one(continues.is_some())),
        (bets, calls),
        (bets, bets + calls + folds),
    ]
}

fn number<T>(list: impl Iterator<Item = T>) -> u64 {
    u64::try_from(list.count()).unwrap()
}

/// The chips won above the worth of the cards when the last chip was bet, in thousandths. The worth is the average over all cards that could
/// have come.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "small numbers")]
fn luck_milli(events: &[SeenEvent], game: &GameSpec, keeper: Seat) -> i64 {
    let live: Vec<Seat> = players(events).into_iter().filter(|seat| !folded(events, *seat)).collect();
    let hands: BTreeMap<Seat, Vec<Card>> = live.iter().filter_map(|seat| Some((*seat, cards_of(events, *seat, keeper)?))).collect();
    // Hands are shown without their names while cards are to come.
    let open = events.iter().position(|event| matches!(event, SeenEvent::Shown { name: None, .. }));
    let Some(open) = open.filter(|_| live.contains(&keeper) && live.len() > 1 && hands.len() == live.len()) else { return 0 };
    let board: Vec<Card> = events[..open]
        .iter()
        .flat_map(|event| if let SeenEvent::StreetDealt { cards, .. } = event { cards.clone() } else { Vec::new() })
        .collect();
    let pots = events.iter().rev().find_map(|event| match event {
        SeenEvent::Gathered { pots } | SeenEvent::Raked { pots, .. } => Some(pots.clone()),
        _ => None,
    });
    let mut worth = 0.0;
    for PotView { amount, eligible } in pots.unwrap() {
        if eligible.contains(&keeper) {
            worth += amount.get() as f64 * share(game, &hands, &board, &eligible, keeper);
        }
    }
    let won = events.iter().map(|event| match event {
        SeenEvent::Won { seat, amount, .. } if *seat == keeper => amount.get(),
        _ => 0,
    });
    ((won.sum::<u64>() as f64 - worth) * 1_000.0).round() as i64
}

/// A player's cards, if the keeper saw them.
fn cards_of(events: &[SeenEvent], wanted: Seat, keeper: Seat) -> Option<Vec<Card>> {
    let dealt: Vec<Card> = events
        .iter()
        .filter_map(|event| match event {
            SeenEvent::Dealt { seat, card, .. } if *seat == wanted => *card,
            _ => None,
        })
        .collect();
    let shown = events.iter().find_map(|event| match event {
        SeenEvent::Shown { seat, cards, .. } if *seat == wanted => Some(cards.clone()),
        _ => None,
    });
    if wanted == keeper { Some(dealt) } else { shown }
}

/// The keeper's part of a pot on average.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn share(game: &GameSpec, hands: &BTreeMap<Seat, Vec<Card>>, board: &[Card], eligible: &[Seat], keeper: Seat) -> f64 {
    let place = eligible.iter().position(|seat| *seat == keeper).unwrap();
    if eligible.len() == 1 {
        return 1.0;
    }
    let known: Vec<Card> = hands.values().flatten().chain(board).copied().collect();
    let left: Vec<Card> = Card::ALL.into_iter().filter(|card| !known.contains(card)).collect();
    let boards: Vec<Vec<Card>> = match board.len() {
        3 => (0..left.len())
            .flat_map(|one| (0..one).map(move |other| (one, other)))
            .map(|(one, other)| vec![left[one], left[other]])
            .collect(),
        4 => left.iter().map(|card| vec![*card]).collect(),
        // 1.7 million boards and more are left to the equity calculator, which has tests of its own.
        _ => {
            let dead = hands.iter().filter(|(seat, _)| !eligible.contains(seat)).flat_map(|(_, cards)| cards.clone()).collect();
            let players = eligible.iter().map(|seat| Holding::Cards(hands[seat].clone())).collect();
            let spot = Spot { game: *game, players, board: board.to_vec(), dead };
            return spot.within(2_000_000, 0x1_0c4, 200_000).unwrap().finish().equity(place);
        }
    };
    let mut sum = 0.0;
    for more in &boards {
        let board: Vec<Card> = board.iter().chain(more).copied().collect();
        let highs: Vec<HandValue> = eligible.iter().map(|seat| best_hand(&hands[seat], &board, game).value).collect();
        let high = won_by(&highs.iter().map(Some).collect::<Vec<_>>(), place);
        let lows: Vec<_> = eligible.iter().map(|seat| best_low(&hands[seat], &board, game).map(|made| made.value)).collect();
        sum += if game.code() == Some("plo8") && lows.iter().any(Option::is_some) { high / 2.0 + won_by(&lows, place) / 2.0 } else { high };
    }
    sum / boards.len() as f64
}

/// The part of the winners' share that the player at `place` gets.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn won_by<T: Ord>(values: &[Option<T>], place: usize) -> f64 {
    let best = values.iter().max().unwrap();
    if values[place] == *best { 1.0 / values.iter().filter(|value| *value == best).count() as f64 } else { 0.0 }
}
