//! Every figure is counted a second time, from the records alone: from the events that the player saw, with other code, and without the facts
//! and the sums that the archive keeps. It is written to be obvious, not to be quick.

use std::collections::{BTreeMap, BTreeSet};

use poker_history::PlayedHand;

use super::played::{hand, left};
use super::recounted::{Recounted, Shares, recounted};
use crate::{
    Archive, Band, BigBlinds, Figures, Group, GroupKey, HandFilter, HandKind, HandLine, MoneyUnit, NewHand, PlayFigures, Position,
    ResultPoint, Share,
};

const HANDS: u64 = 5_200;
const ROOMS: [&str; 3] = ["", "", "wss://cards.example.org/ main"];

/// An archive of random hands in two rooms, every eleventh of which the player left before its end; and the hands counted again.
fn archive() -> (Archive, Vec<Recounted>) {
    let mut archive = Archive::in_memory().unwrap();
    let new = |number: u64| {
        let hand = if number % 11 == 4 { left(number) } else { hand(number) };
        NewHand::of(&hand, ROOMS[usize::try_from(number / 100 % 3).unwrap()], hand.started_ms.unwrap()).unwrap()
    };
    let halves = [0..HANDS / 2, HANDS / 2..HANDS].map(|half| std::thread::spawn(move || half.map(new).collect::<Vec<_>>()));
    for half in halves {
        archive.add(&half.join().unwrap()).unwrap();
    }
    let lines = archive.page(&HandFilter::default(), None, u32::MAX).unwrap();
    let records: Vec<_> = lines.into_iter().map(|line| (archive.record(line.id).unwrap().unwrap(), line)).collect();
    let counted = std::thread::scope(|scope| {
        let count = |half: &'_ [(PlayedHand, HandLine)]| half.iter().map(|(record, line)| recounted(line, record)).collect::<Vec<_>>();
        let (first, second) = records.split_at(records.len() / 2);
        let second = scope.spawn(move || count(second));
        count(first).into_iter().chain(second.join().unwrap()).collect()
    });
    (archive, counted)
}

fn close(one: Option<f64>, other: Option<f64>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => (one - other).abs() <= 1e-7 * (1.0 + other.abs()),
        (None, None) => true,
        _ => false,
    }
}

fn check(about: &str, told: &Figures, hands: &[&Recounted]) {
    let known: Vec<&&Recounted> = hands.iter().filter(|hand| hand.net.is_some()).collect();
    assert_eq!(told.hands, count(hands), "{about}");
    assert_eq!(told.unknown, count(hands) - count(&known), "{about}");
    check_big_blinds(&format!("{about}, net"), &told.net, &known.iter().map(|hand| hand.big_blinds()).collect::<Vec<_>>());
    check_big_blinds(
        &format!("{about}, adjusted"),
        &told.adjusted,
        &known.iter().map(|hand| hand.adjusted_big_blinds()).collect::<Vec<_>>(),
    );
    check_money(about, told, &known);
    check_pace(about, told, hands);
    check_play(about, &told.play, hands.iter().map(|hand| &hand.own));
    let mut by_result: Vec<&&Recounted> = known.clone();
    by_result.sort_by_key(|hand| std::cmp::Reverse((hand.big_blinds(), hand.started_ms, hand.id)));
    let won: Vec<_> = by_result.iter().filter(|hand| hand.big_blinds() > 0).take(5).map(|hand| hand.id).collect();
    assert_eq!(told.biggest_won.iter().map(|line| line.id).collect::<Vec<_>>(), won, "{about}");
    by_result.sort_by_key(|hand| std::cmp::Reverse((-hand.big_blinds(), hand.started_ms, hand.id)));
    let lost: Vec<_> = by_result.iter().filter(|hand| hand.big_blinds() < 0).take(5).map(|hand| hand.id).collect();
    assert_eq!(told.biggest_lost.iter().map(|line| line.id).collect::<Vec<_>>(), lost, "{about}");
}

fn count<T>(list: &[T]) -> u64 {
    u64::try_from(list.len()).unwrap()
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn check_big_blinds(about: &str, told: &BigBlinds, results: &[i64]) {
    assert_eq!((told.hands(), told.hundredths()), (count(results), results.iter().sum::<i64>()), "{about}");
    let hands = results.len() as f64;
    let mean = results.iter().sum::<i64>() as f64 / hands;
    // In two passes: the mean first, and then the squares of the differences from it.
    let variance = results.iter().map(|result| (*result as f64 - mean).powi(2)).sum::<f64>() / (hands - 1.0);
    let side = 1.96 * (variance / hands).sqrt();
    let enough = results.len() > 1;
    assert!(close(told.per_100(), (results.len() >= 500).then_some(mean)), "{about}: {:?}, {mean}", told.per_100());
    let band = told.band_per_100();
    assert!(close(band.map(|band| band.low), enough.then_some(mean - side)), "{about}: {band:?}");
    assert!(close(band.map(|band| band.high), enough.then_some(mean + side)), "{about}: {band:?}");
}

fn check_money(about: &str, told: &Figures, known: &[&&Recounted]) {
    let mut units: BTreeMap<MoneyUnit, (u64, i64, i64, u64)> = BTreeMap::new();
    let mut tournaments: BTreeMap<(&str, u64, &str), (u64, i64, i64, u64)> = BTreeMap::new();
    for hand in known {
        let sums = match &hand.tournament {
            None => units.entry(hand.unit()).or_default(),
            Some((number, name)) => tournaments.entry((hand.room.as_str(), *number, name.as_str())).or_default(),
        };
        let net = hand.net.unwrap();
        *sums = (sums.0 + 1, sums.1 + net, sums.2 + net * 1_000 - hand.luck_milli, sums.3 + hand.rake);
    }
    let of = |result: crate::ChipResult| (result.hands, result.net, result.adjusted_milli, result.rake.get());
    let by_unit: BTreeMap<MoneyUnit, _> = told.money.iter().map(|money| (money.unit.clone(), of(money.result))).collect();
    assert_eq!(by_unit, units, "{about}");
    assert_eq!(told.money.len(), units.len(), "{about}");
    assert!(told.money.windows(2).all(|pair| pair[0].result.hands >= pair[1].result.hands), "{about}");
    let one = tournaments.iter().next().filter(|_| tournaments.len() == 1);
    let told = told.tournament.as_ref().map(|told| ((told.tournament.number, told.tournament.name.as_str()), of(told.result)));
    assert_eq!(told, one.map(|((_, number, name), sums)| ((*number, *name), *sums)), "{about}");
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn check_pace(about: &str, told: &Figures, hands: &[&Recounted]) {
    let mut begun: Vec<u64> = hands.iter().map(|hand| hand.started_ms).collect();
    begun.sort_unstable();
    let pauses: Vec<u64> = begun.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let within: Vec<u64> = pauses.iter().copied().filter(|pause| *pause <= 1_800_000).collect();
    let played: u64 = within.iter().sum();
    assert_eq!((told.pace.hands, told.pace.between_ms), (count(hands), played), "{about}");
    assert_eq!(told.pace.sessions, count(hands) - count(&within), "{about}");
    let an_hour = (played > 0).then(|| within.len() as f64 / (played as f64 / 3_600_000.0));
    assert!(close(told.pace.hands_an_hour(), an_hour), "{about}: {:?}, {an_hour:?}", told.pace.hands_an_hour());
}

fn check_play<'a>(about: &str, told: &PlayFigures, hands: impl Iterator<Item = &'a Shares>) {
    let mut sums: Shares = Default::default();
    for hand in hands {
        for (sum, of_hand) in sums.iter_mut().zip(hand) {
            *sum = (sum.0 + of_hand.0, sum.1 + of_hand.1);
        }
    }
    let told = [
        told.vpip,
        told.pfr,
        told.three_bet,
        told.wtsd,
        told.won_showdown,
        told.continuation,
        told.aggression_factor,
        told.aggression_frequency,
    ];
    assert_eq!(told, sums.map(|(of, out_of)| Share { of, out_of }), "{about}");
}

/// The groups of a hand, as a text for each.
fn groups_of(hand: &Recounted, group: Group) -> BTreeSet<String> {
    match group {
        Group::Game => BTreeSet::from([hand.game.clone()]),
        Group::Stake if hand.tournament.is_some() => BTreeSet::new(),
        Group::Stake => BTreeSet::from([format!("{} {:?} {:?}", hand.game, hand.unit(), hand.blinds)]),
        Group::Position => BTreeSet::from([hand.position.clone()]),
        Group::Opponent => hand.others.keys().map(|name| format!("{name} at {:?}", hand.room)).collect(),
        Group::Tournament => hand.tournament.iter().map(|(number, name)| format!("{number} {name} at {:?}", hand.room)).collect(),
    }
}

/// The same text for the key of a group.
fn named(key: &GroupKey) -> String {
    match key {
        GroupKey::Game(game) => game.clone(),
        GroupKey::Stake(_, stake) => {
            let unit = MoneyUnit { currency: stake.currency.clone(), per_whole: stake.per_whole };
            format!("{} {unit:?} {:?}", stake.game, (stake.small_blind.get(), stake.big_blind.get()))
        }
        GroupKey::Position(Position::SmallBlind) => "small blind".to_owned(),
        GroupKey::Position(Position::BigBlind) => "big blind".to_owned(),
        GroupKey::Position(Position::BeforeButton(places)) => format!("{places} before the button"),
        GroupKey::Opponent { room, name, .. } => format!("{name} at {room:?}"),
        GroupKey::Tournament { room, number, name } => format!("{number} {name} at {room:?}"),
    }
}

#[test]
fn every_figure_is_what_an_independent_count_of_the_records_gives() {
    let (archive, counted) = archive();
    let all: Vec<&Recounted> = counted.iter().collect();
    let luck = all.iter().filter(|hand| hand.luck_milli != 0).count();
    let unknown = all.iter().filter(|hand| hand.net.is_none()).count();
    assert!(luck > 300 && unknown > 100 && all.len() >= 5_000, "{luck} decided all-in, {unknown} unknown of {}", all.len());
    let cash_plo = HandFilter { kind: Some(HandKind::Cash), game: Some("plo".to_owned()), ..HandFilter::default() };
    let of_cash_plo: Vec<&Recounted> = all.iter().copied().filter(|hand| hand.tournament.is_none() && hand.game == "plo").collect();
    for (name, filter, hands) in [("all", HandFilter::default(), &all), ("cash, plo", cash_plo, &of_cash_plo)] {
        check(name, &archive.figures(&filter).unwrap(), hands);
        for group in [Group::Game, Group::Stake, Group::Position, Group::Opponent, Group::Tournament] {
            let mut wanted: BTreeMap<String, Vec<&Recounted>> = BTreeMap::new();
            for hand in hands {
                for key in groups_of(hand, group) {
                    wanted.entry(key).or_default().push(hand);
                }
            }
            let told = archive.figures_by(&filter, group).unwrap();
            assert_eq!(
                told.iter().map(|(key, _)| named(key)).collect::<BTreeSet<_>>(),
                wanted.keys().cloned().collect(),
                "{name}, {group:?}"
            );
            assert_eq!(told.len(), wanted.len(), "{name}, {group:?}");
            for (key, figures) in &told {
                check(&format!("{name}, {}", named(key)), figures, &wanted[&named(key)]);
            }
        }
    }
    check_opponents(&archive, &all);
    check_lines(&archive, &all);
}

/// What is told of each opponent is what the records say.
fn check_opponents(archive: &Archive, all: &[&Recounted]) {
    for room in ["", ROOMS[2]] {
        let mut names: BTreeMap<&str, Vec<&Shares>> = BTreeMap::new();
        for hand in all.iter().filter(|hand| hand.room == room) {
            for (name, shares) in &hand.others {
                names.entry(name).or_default().push(shares);
            }
        }
        assert_eq!(names.len(), 11);
        let told = archive.opponents_at(room, &names.keys().copied().collect::<Vec<_>>()).unwrap();
        for ((name, hands), told) in names.iter().zip(told) {
            let told = told.unwrap();
            assert_eq!((told.hands, told.enough()), (count(hands), true), "{name}");
            check_play(name, &told.play, hands.iter().copied());
            assert_eq!(archive.opponent_figures(told.id).unwrap(), Some(told), "{name}");
        }
    }
}

/// The lines of plots, which are not thinned if enough points are asked for.
#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn check_lines(archive: &Archive, all: &[&Recounted]) {
    let mut in_order: Vec<&Recounted> = all.iter().copied().filter(|hand| hand.net.is_some()).collect();
    in_order.sort_by_key(|hand| (hand.started_ms, hand.id));
    let points = |hands: &[&Recounted], of: fn(&Recounted) -> (f64, f64)| {
        let mut points = vec![ResultPoint::default()];
        for hand in hands {
            let (last, (net, adjusted)) = (points[points.len() - 1], of(hand));
            points.push(ResultPoint {
                hands: last.hands + 1,
                started_ms: hand.started_ms,
                net: last.net + net,
                adjusted: last.adjusted + adjusted,
            });
        }
        points
    };
    let same = |told: &[ResultPoint], wanted: &[ResultPoint]| {
        assert_eq!(told.len(), wanted.len());
        for (told, wanted) in told.iter().zip(wanted) {
            assert_eq!((told.hands, told.started_ms), (wanted.hands, wanted.started_ms));
            assert!(close(Some(told.net), Some(wanted.net)) && close(Some(told.adjusted), Some(wanted.adjusted)), "{told:?}, {wanted:?}");
        }
    };
    let big_blinds = points(&in_order, |hand| (hand.big_blinds() as f64 / 100.0, hand.adjusted_big_blinds() as f64 / 100.0));
    let line = archive.results(&HandFilter::default(), 30_000).unwrap();
    same(&line.points, &big_blinds);
    // The band is that of bb/100, over as many hands.
    let figures = archive.figures(&HandFilter::default()).unwrap();
    let (hands, band) = (figures.net.hands(), figures.net.band_per_100().unwrap());
    let Band { low, high } = line.band_after(hands).unwrap();
    let hundreds = hands as f64 / 100.0;
    assert!(close(Some(low), Some(band.low * hundreds)) && close(Some(high), Some(band.high * hundreds)));
    assert!(close(line.mean().map(|mean| mean * 100.0), figures.net.per_100()));
    let euro = MoneyUnit { currency: "EUR".to_owned(), per_whole: 100 };
    in_order.retain(|hand| hand.tournament.is_none() && hand.unit() == euro);
    let chips = points(&in_order, |hand| (hand.net.unwrap() as f64, hand.net.unwrap() as f64 - hand.luck_milli as f64 / 1_000.0));
    same(&archive.results_in(&euro, &HandFilter::default(), 30_000).unwrap().points, &chips);
    // Thinned points are points of the whole line.
    let thinned = archive.results(&HandFilter::default(), 300).unwrap();
    assert!(thinned.points.len() <= 300 && thinned.points.len() > 100, "{}", thinned.points.len());
    let whole: Vec<ResultPoint> = thinned.points.iter().map(|point| big_blinds[usize::try_from(point.hands).unwrap()]).collect();
    same(&thinned.points, &whole);
}
