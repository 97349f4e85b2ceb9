//! Converts records of a room to hands from which histories are written.

use poker_history::{ChipUnit, Currency, EntryPrice, Keeper, PlayedHand, PlayedTournament};
use poker_protocol::PlayerId;
use poker_room::{Contest, HandRecord};
use poker_rules::{Action, SeatSet};

/// The start of the year 2000 in milliseconds. An earlier time comes from a clock that began at zero, and is not a date.
const FIRST_DATE_MS: u64 = 946_684_800_000;

/// Converts a record with all its cards.
pub fn played_hand(record: &HandRecord) -> PlayedHand {
    let name = |seat| record.players.iter().find(|player| player.seat == seat).map_or("", |player| player.name.as_str()).to_owned();
    let (table, tournament, chip_unit) = match record.contest {
        Contest::Cash { .. } => (record.table_name.clone(), None, money_unit(record.currency)),
        Contest::Tournament { tournament, level } => {
            let of = PlayedTournament { number: tournament.0.into(), name: record.table_name.clone(), level, price: price(record) };
            (record.table.0.to_string(), Some(of), ChipUnit::CHIPS)
        }
    };
    PlayedHand {
        id: record.hand.0,
        table,
        tournament,
        table_seats: record.table_seats,
        started_ms: Some(record.started.0).filter(|ms| *ms >= FIRST_DATE_MS),
        chip_unit,
        setup: record.setup.clone(),
        names: record.setup.seats.iter().map(|player| name(player.seat)).collect(),
        actions: record.actions.clone(),
        rake: record.rake,
        unknown: SeatSet::EMPTY,
        rulebook: Some(record.rulebook.clone()),
        seal: record.seal.as_ref().map(|seal| seal.sealed(record.setup.deck)),
        kept_by: None,
    }
}

/// Converts a record for a player who was dealt in, as the keeper of the hand. `None` if the player was not dealt in.
pub(crate) fn hand_of(record: &HandRecord, player: PlayerId) -> Option<PlayedHand> {
    let seat = record.players.iter().find(|dealt_in| dealt_in.player == player)?.seat;
    let betting = |action: &Action| !matches!(action, Action::Show(_) | Action::Muck);
    let timed = record.actions.iter().zip(&record.decision_ms).filter(|(action, _)| betting(action));
    let keeper = Keeper { seat, decision_ms: timed.map(|(_, took)| *took).collect(), board_at_leaving: None };
    Some(PlayedHand { seal: None, kept_by: Some(keeper), ..played_hand(record) })
}

/// What an entry in the tournament of a hand cost; `None` in a record of an earlier program.
fn price(record: &HandRecord) -> Option<EntryPrice> {
    let entry = record.entry?;
    let currency = money_unit(record.currency).currency;
    let (buy_in, bounty, fee) = (entry.buy_in.hundredths(), entry.bounty.hundredths(), entry.fee.hundredths());
    Some(EntryPrice { buy_in, bounty, fee, currency })
}

/// The unit of the chips of a cash game in this currency, or of play money.
fn money_unit(currency: Option<poker_protocol::Currency>) -> ChipUnit {
    match currency {
        Some(poker_protocol::Currency::Eur) => ChipUnit::cents(Currency::Euro),
        Some(poker_protocol::Currency::Usd) => ChipUnit::cents(Currency::Dollar),
        None => ChipUnit::PLAY_CENTS,
    }
}
