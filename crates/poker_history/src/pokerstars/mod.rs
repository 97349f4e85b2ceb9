//! Writes hands in the text format of PokerStars, which every tracker reads. The text is always English.

mod lines;
mod names;
mod summary;
mod written;

use poker_rules::{BadReplay, Betting, GameSpec, HoleUsed, Ranking};

use crate::moment::Moment;
use crate::{PlayedHand, PlayedTournament, View};
use lines::Lines;
use written::{name, plain};

/// A hand with the cards that `view` may see, and with the empty lines that separate it from the next hand.
///
/// # Errors
/// If the record cannot be replayed.
pub fn pokerstars(hand: &PlayedHand, view: View) -> Result<String, BadReplay> {
    let (events, outcome) = crate::outcome::events_and_outcome(hand)?;
    let mut lines = Lines::new(hand, &outcome, view.seen(hand), head(hand));
    events.iter().for_each(|event| lines.see(event));
    lines.summary();
    Ok(lines.text + "\n\n")
}

/// The first lines: the game, the table, and the seats with their stacks.
fn head(hand: &PlayedHand) -> String {
    let setup = &hand.setup;
    let (small, big) = match setup.game.betting {
        Betting::NoLimit | Betting::PotLimit { .. } => (setup.stakes.small_blind, setup.stakes.big_blind),
        // Fixed limit names the sizes of the bets, not of the blinds.
        Betting::FixedLimit { .. } => (setup.stakes.big_blind, [setup.stakes.big_blind; 2].into_iter().sum()),
    };
    let currency = hand.chip_unit.currency.map_or_else(String::new, |currency| format!(" {}", currency.code()));
    let (event, level, table, play) = match &hand.tournament {
        Some(of) => (tournament(of), format!(" - Level {}", of.roman_level()), format!("{} ", of.number), ""),
        None if hand.chip_unit.currency.is_none() => (" ".to_owned(), String::new(), String::new(), " (Play Money)"),
        None => (" ".to_owned(), String::new(), String::new(), ""),
    };
    let mut text = format!(
        "PokerStars Hand #{}: {event}{}{level} ({}/{}{currency}) - {}\nTable '{table}{}' {}-max{play} Seat #{} is the button\n",
        hand.id,
        game(&setup.game),
        hand.chip_unit.stake(small),
        hand.chip_unit.stake(big),
        eastern(hand.started_ms.unwrap_or_default()),
        plain(&hand.table),
        hand.table_seats,
        setup.button.number(),
    );
    let mut players: Vec<_> = setup.seats.iter().collect();
    players.sort_by_key(|player| player.seat);
    for player in players {
        let (seat, stack) = (player.seat, hand.chip_unit.text(player.stack));
        text += &format!("Seat {}: {} ({stack} in chips)\n", seat.number(), name(hand, seat));
    }
    text
}

/// The tournament with the price of an entry, as far as it is known.
fn tournament(of: &PlayedTournament) -> String {
    let price = of.price.map_or_else(String::new, |price| price.pokerstars() + " ");
    format!("Tournament #{}, {price}", of.number)
}

fn game(game: &GameSpec) -> String {
    let cards = match (game.hole_cards, game.hole_used, game.ranking) {
        (_, HoleUsed::Any, _) => "Hold'em",
        (5.., HoleUsed::Exactly(_), Ranking::High) => "5 Card Omaha",
        (5.., HoleUsed::Exactly(_), Ranking::HighLow) => "5 Card Omaha Hi/Lo",
        (_, HoleUsed::Exactly(_), Ranking::High) => "Omaha",
        (_, HoleUsed::Exactly(_), Ranking::HighLow) => "Omaha Hi/Lo",
    };
    let betting = match game.betting {
        Betting::NoLimit => "No Limit",
        Betting::PotLimit { .. } => "Pot Limit",
        Betting::FixedLimit { .. } => "Limit",
    };
    format!("{cards} {betting}")
}

/// The date and time in New York, as in all files of this format. An unknown date is written as the beginning of 1970 in universal
/// time, because the format requires one.
fn eastern(ms: u64) -> String {
    let hours = |hours: u64| Moment::since_1970(ms.saturating_sub(hours * 3_600_000));
    let standard = hours(5);
    let moment = if standard.is_summer_in_new_york() { hours(4) } else { standard };
    let Moment { year, month, day, hour, minute, second } = moment;
    format!("{year}/{month:02}/{day:02} {hour}:{minute:02}:{second:02} ET")
}
