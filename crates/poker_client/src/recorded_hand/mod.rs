//! A hand of the archive or of a file, as a table shows it.

#[cfg(test)]
mod tests;

use poker_history::{ChipUnit, PlayedHand, View, seen_events};
use poker_protocol::{
    Currency, Entry, Form, LeaversAction, LevelClock, Money, Pace, PlayerView, SeatSnapshot, SeatState, SeenEvent, StakeId, TableEvent,
    TableId, TableInfo, TableSnapshot, TournamentId, TournamentSnapshot, YourSeat,
};
use poker_rules::{BadReplay, Chips, Seat};

use crate::{Amounts, CardsAs, CourtLetters, LogLine, TableModel};

/// A recorded hand: the table before it, and what its keeper saw of it.
#[derive(Clone, Debug)]
pub struct RecordedHand {
    before: TableSnapshot,
    events: Vec<SeenEvent>,
    currency: Currency,
}

impl RecordedHand {
    /// The hand of a record, with the cards that its keeper saw; if nobody kept it, with all cards in it.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of(hand: &PlayedHand) -> Result<RecordedHand, BadReplay> {
        let keeper = hand.kept_by.as_ref().map(|keeper| keeper.seat);
        let view = keeper.map_or(View::Everything, View::Player);
        let events = seen_events(hand, view)?;
        let currency = match hand.chip_unit.currency {
            Some(poker_history::Currency::Dollar) => Currency::Usd,
            Some(poker_history::Currency::Euro) | None => Currency::Eur,
        };
        Ok(RecordedHand { before: before(hand, keeper), events, currency })
    }

    /// What was seen, in order.
    pub fn events(&self) -> &[SeenEvent] {
        &self.events
    }

    /// The table before the hand.
    pub fn table(&self) -> TableModel {
        TableModel::from_snapshot(self.before.clone(), 0)
    }

    /// The table after the first `events` events.
    pub fn table_after(&self, events: usize) -> TableModel {
        let mut model = self.table();
        for event in self.events.iter().take(events) {
            model.apply(TableEvent::Hand { event: event.clone() }, 0);
        }
        model
    }

    /// How amounts are written: in the unit of the hand.
    pub fn amounts(&self) -> Amounts {
        Amounts::at(&self.table(), self.currency, false)
    }

    /// How the hand was played, one line for each step: who, if the line is about a player, and what.
    pub fn told(&self, letters: CourtLetters) -> Vec<(Option<String>, poker_text::Text)> {
        let model = self.table_after(self.events.len());
        let Some(lines) = &model.log().current else { return Vec::new() };
        let (names, amounts) = (LogLine::names(&lines.lines), self.amounts());
        let name = |line: &LogLine| line.who.as_ref().and_then(|who| who.name.clone());
        lines.lines.iter().map(|line| (name(line), line.text(&amounts, &names, CardsAs::Symbols(letters)))).collect()
    }
}

/// The table of a record before its hand.
fn before(hand: &PlayedHand, keeper: Option<Seat>) -> TableSnapshot {
    let setup = &hand.setup;
    let plain = hand.tournament.is_some() || hand.chip_unit.per_whole == ChipUnit::CHIPS.per_whole;
    let seats = setup.seats.iter().map(|player| SeatSnapshot {
        seat: player.seat,
        player: PlayerView { name: hand.name(player.seat).to_owned(), avatar: player.seat.number() % AVATARS },
        stack: player.stack,
        state: SeatState::Playing,
        bet: Chips::ZERO,
        cards: Vec::new(),
        folded: false,
    });
    TableSnapshot {
        info: TableInfo {
            table: TableId(0),
            name: hand.table.clone(),
            stake: StakeId(0),
            form: Form::Regular,
            game: setup.game,
            small_blind: setup.stakes.small_blind,
            big_blind: setup.stakes.big_blind,
            seats: hand.table_seats,
            rulebook: hand.rulebook.clone().unwrap_or_default(),
            min_buy_in: Money::ZERO,
            max_buy_in: Money::ZERO,
            practice: false,
            sealed: false,
            chat: false,
        },
        seats: seats.collect(),
        hand: None,
        you: keeper.map(your_seat),
        to_act: None,
        to_show: None,
        deck_sealed: None,
        tournament: plain.then(|| Box::new(tournament(hand))),
    }
}

/// Avatars are numbered from 0 to 7.
const AVATARS: u8 = 8;

/// The tournament of the hand, for a table whose chips are no money.
fn tournament(hand: &PlayedHand) -> TournamentSnapshot {
    let of = hand.tournament.as_ref();
    TournamentSnapshot {
        tournament: TournamentId(of.and_then(|of| u32::try_from(of.number).ok()).unwrap_or_default()),
        name: of.map_or_else(String::new, |of| of.name.clone()),
        clock: LevelClock {
            level: of.map_or(1, |of| of.level),
            stakes: hand.setup.stakes,
            left_ms: 0,
            hands_left: None,
            next: hand.setup.stakes,
        },
        pace: Pace::default(),
        left: 0,
        paid_places: 0,
        final_table: false,
        entries: Vec::new(),
        drawn: None,
        deal: None,
    }
}

/// The seat of the keeper, who can ask for nothing any more.
fn your_seat(seat: Seat) -> YourSeat {
    YourSeat {
        seat,
        initial_buy_in: Money::ZERO,
        sit_out_next_hand: false,
        sit_out_next_big_blind: None,
        leave_next_big_blind: None,
        sits_out_everywhere: false,
        auto_top_up: None,
        top_up: None,
        entry: Entry::WaitForBigBlind,
        may_post: false,
        straddle: None,
        may_fast_fold: false,
        leavers_action: LeaversAction::Fold,
        out: None,
        bank_ms: None,
        auto_muck: false,
    }
}
