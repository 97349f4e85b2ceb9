//! Writes hands as Open Hand History, version 1.4.6: a JSON object for each hand. A player's number is that of the seat.

mod object;
mod rounds;

use poker_rules::{BadReplay, Betting, Chips, HandEvent, HoleUsed, Ranking};

use crate::moment::Moment;
use crate::outcome::Outcome;
use crate::{Currency, Decimal, EntryPrice, PlayedHand, View};
use object::{BetLimit, EntryPriceInfo, File, Hand, JsonNumber, Player, PotWon, TournamentInfo, Win};
use rounds::Rounds;

/// A hand as one line, without the line break, with the cards that `view` may see.
///
/// # Errors
/// If the record cannot be replayed.
pub fn ohh(hand: &PlayedHand, view: View) -> Result<String, BadReplay> {
    let (events, outcome) = crate::outcome::events_and_outcome(hand)?;
    let setup = &hand.setup;
    let decimal = |chips: Chips| JsonNumber(hand.chip_unit.whole(chips));
    let bet_type = match setup.game.betting {
        Betting::NoLimit => "NL",
        Betting::PotLimit { .. } => "PL",
        Betting::FixedLimit { .. } => "FL",
    };
    let mut players: Vec<Player<'_>> = setup
        .seats
        .iter()
        .zip(&hand.names)
        .map(|(player, name)| {
            let number = player.seat.number();
            Player { id: number, seat: number, name, starting_stack: decimal(player.stack) }
        })
        .collect();
    players.sort_by_key(|player| player.seat);
    let hero_player_id = match view {
        View::Player(seat) => Some(seat.number()),
        View::Everything | View::Public => None,
    };
    let object = Hand {
        spec_version: "1.4.6",
        site_name: "Cardroom",
        network_name: "Cardroom",
        internal_version: env!("CARGO_PKG_VERSION"),
        tournament: hand.tournament.is_some(),
        tournament_info: hand.tournament.as_ref().map(|info| TournamentInfo {
            tournament_number: info.number.to_string(),
            name: &info.name,
            price: info.price.map(price),
        }),
        game_number: hand.id.to_string(),
        start_date_utc: date(hand.started_ms.unwrap_or_default()),
        table_name: &hand.table,
        game_type: match (setup.game.hole_used, setup.game.ranking) {
            (HoleUsed::Any, _) => "Holdem",
            (HoleUsed::Exactly(_), Ranking::High) => "Omaha",
            (HoleUsed::Exactly(_), Ranking::HighLow) => "OmahaHiLo",
        },
        bet_limit: BetLimit { bet_type, bet_cap: JsonNumber(Decimal::ZERO) },
        table_size: hand.table_seats,
        currency: code(hand.chip_unit.currency),
        dealer_seat: setup.button.number(),
        small_blind_amount: decimal(setup.stakes.small_blind),
        big_blind_amount: decimal(setup.stakes.big_blind),
        ante_amount: decimal(setup.stakes.ante),
        hero_player_id,
        flags: if hero_player_id.is_none() { vec!["Observed"] } else { Vec::new() },
        players,
        rounds: Rounds::of(hand, &events, &outcome, view.seen(hand)),
        pots: pots(hand, &events, &outcome),
    };
    // The object has only strings and numbers, so writing it cannot fail.
    Ok(serde_json::to_string(&File { ohh: object }).unwrap_or_default())
}

fn price(price: EntryPrice) -> EntryPriceInfo {
    let amount = |hundredths| JsonNumber(price.unit().whole(Chips::new(hundredths)));
    EntryPriceInfo {
        currency: code(price.currency),
        buyin_amount: amount(price.buy_in),
        fee_amount: amount(price.fee),
        bounty_fee_amount: amount(price.bounty),
    }
}

/// The code of a currency; `XPM` is the standard's code for play money.
fn code(currency: Option<Currency>) -> &'static str {
    currency.map_or("XPM", Currency::code)
}

/// The date and time of a hand. An unknown date is written as the beginning of 1970, because the format requires one.
fn date(ms: u64) -> String {
    let moment = Moment::since_1970(ms);
    format!("{:04}-{:02}-{:02}T{}Z", moment.year, moment.month, moment.day, moment.time())
}

/// Each pot with the rake that was taken from it and the amounts that players won from it.
fn pots(hand: &PlayedHand, events: &[HandEvent], outcome: &Outcome) -> Vec<PotWon> {
    let decimal = |chips: Chips| JsonNumber(hand.chip_unit.whole(chips));
    let pots = outcome.gathered.iter().zip(&outcome.pots).zip(0u8..);
    let pot = |((gathered, left), number): ((&poker_rules::Pot, &poker_rules::Pot), u8)| {
        let mut wins: Vec<(u8, Chips)> = Vec::new();
        for event in events {
            let HandEvent::Won { pot, seat, amount, .. } = event else { continue };
            if *pot != number {
                continue;
            }
            match wins.iter_mut().find(|(player, _)| *player == seat.number()) {
                Some((_, sum)) => *sum = [*sum, *amount].into_iter().sum(),
                None => wins.push((seat.number(), *amount)),
            }
        }
        let rake = gathered.amount.saturating_sub(left.amount);
        let player_wins = wins.into_iter().map(|(player_id, amount)| Win { player_id, win_amount: decimal(amount) }).collect();
        PotWon { number, amount: decimal(gathered.amount), rake: decimal(rake), player_wins }
    };
    pots.map(pot).collect()
}
