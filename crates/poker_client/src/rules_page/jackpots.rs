//! Jackpots: what feeds them, which hands win them, when and under which conditions.

use poker_protocol::{HandKind, Hours, JackpotInForce, JackpotKind, JackpotsInForce, QualifyingHand, RulesInForce};
use poker_text::{Arg, Text, text};

use super::figures::{count, percent};
use super::section::{RulesRow, RulesSection};
use crate::jackpot_name_text;
use crate::words::{cards_name, form_text};

/// Jackpots, where there are any.
pub(super) fn jackpots(rules: &RulesInForce) -> Option<RulesSection> {
    let jackpots = rules.jackpots.as_ref()?;
    let rows = jackpots.pools.iter().map(pool).chain(conditions(jackpots)).collect();
    RulesSection::with_rows(text::rules::section_jackpots(), rows)
}

fn pool(pool: &JackpotInForce) -> RulesRow {
    let fed = percent(pool.feed_bp.value);
    let paid = text::number::percent(count(pool.payout_percent.value));
    let games = Arg::list(pool.games.value.iter().map(|&cards| cards_name(cards)));
    let forms = Arg::list(pool.forms.value.iter().map(|&form| form_text(form)));
    let hands = hands(&pool.hands.value);
    let wins = match pool.kind {
        JackpotKind::MonteCarlo => text::rules::jackpot_hands(hands),
        JackpotKind::BadBeat | JackpotKind::Smart => text::rules::jackpot_beaten(hands),
    };
    let row = RulesRow::new(jackpot_name_text(pool.kind), text::rules::jackpot_value(fed, paid));
    let mut row = row.note(text::rules::jackpot_games(games, forms)).note(wins);
    if let Some(by) = &pool.beaten_by {
        row = row.note(text::rules::jackpot_beaten_by(self::hands(&by.value)));
    }
    if let Some(hours) = &pool.hours {
        row = row.note(text::rules::jackpot_hours(Arg::list(hours.value.iter().map(|&span| Arg::word(span_word(span))))));
    }
    let set = [pool.games.ours, pool.forms.ours, pool.feed_bp.ours, pool.payout_percent.ours, pool.hands.ours];
    let more = [pool.beaten_by.as_ref().is_some_and(|by| by.ours), pool.hours.as_ref().is_some_and(|hours| hours.ours)];
    row.ours(set.into_iter().chain(more).any(|ours| ours))
}

fn conditions(jackpots: &JackpotsInForce) -> impl Iterator<Item = RulesRow> {
    let (both, shown) = (&jackpots.both_hole_cards, &jackpots.shown);
    let pairs = &jackpots.pocket_pair_for;
    let pair_hands = Arg::list(pairs.value.iter().map(|&kind| hand_name(kind)));
    let winner = if jackpots.winner_too.value { text::rules::jackpot_winner_too() } else { text::rules::jackpot_recipient_only() };
    [
        both.value.then(|| RulesRow::sentence(text::rules::jackpot_both()).from(both)),
        (!pairs.value.is_empty()).then(|| RulesRow::sentence(text::rules::jackpot_pocket_pair(pair_hands)).from(pairs)),
        shown.value.then(|| RulesRow::sentence(text::rules::jackpot_shown()).from(shown)),
        Some(RulesRow::sentence(winner).from(&jackpots.winner_too)),
    ]
    .into_iter()
    .flatten()
}

fn hands(hands: &[QualifyingHand]) -> Arg {
    Arg::any_of(hands.iter().map(|hand| {
        let name = hand_name(hand.hand);
        if hand.least > lowest(hand.hand) { text::rules::jackpot_hand_from(name, Arg::letters([hand.least])) } else { name }
    }))
}

/// The lowest value of the rank that names a hand of this kind, such as 3 for two pairs: threes and twos.
fn lowest(kind: HandKind) -> u8 {
    match kind {
        HandKind::Pair | HandKind::Trips | HandKind::FullHouse | HandKind::Quads => 2,
        HandKind::TwoPair => 3,
        HandKind::Straight | HandKind::StraightFlush => 5,
        HandKind::HighCard | HandKind::Flush => 7,
    }
}

fn hand_name(kind: HandKind) -> Text {
    match kind {
        HandKind::HighCard => text::rules::ranking_high_card(),
        HandKind::Pair => text::rules::ranking_pair(),
        HandKind::TwoPair => text::rules::ranking_two_pair(),
        HandKind::Trips => text::rules::ranking_trips(),
        HandKind::Straight => text::rules::ranking_straight(),
        HandKind::Flush => text::rules::ranking_flush(),
        HandKind::FullHouse => text::rules::ranking_full_house(),
        HandKind::Quads => text::rules::ranking_quads(),
        HandKind::StraightFlush => text::rules::ranking_straight_flush(),
    }
}

/// The minutes in an hour.
const HOUR: u32 = 60;

fn span_word(span: Hours) -> String {
    let clock = |minute: u32| format!("{:02}:{:02}", minute / HOUR, minute % HOUR);
    format!("{}–{}", clock(span.from_minute), clock(span.to_minute))
}
