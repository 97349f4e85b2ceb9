//! The rules of a cash table: rows of its rulebook, and the host's options.

use std::sync::Arc;

use poker_protocol::{BuyInRange, LeaversAction, StakeId, TableInfo};
use poker_rules::{Chips, Stakes, StartRule};

use super::exchange::chips_for;
use crate::rulebook::{ButtonRule, CashRules, FirstButton, MissedBigBlind, Newcomers, PostedBlind, RakeRow, Rulebook, TimeBankContext};
use crate::table::{BankRules, ClockRules, HandRules, TableSign};
use crate::{RakeTerms, ReturnRule};

/// The host's options for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// Whether rake is taken.
    pub rake: bool,
    /// Whether this is practice: no hand starts unless a person sits at the table, and players may see the odds of their hands.
    pub practice: bool,
    /// Whether every deck is sealed before its first card.
    pub sealed: bool,
    pub chat: bool,
}

/// The rules of one cash table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRules {
    pub hand: Arc<HandRules>,
    pub clock: ClockRules,
    pub cash: CashTerms,
}

/// What a cash game adds to the hands that are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CashTerms {
    /// The number of the stake in its room.
    pub stake: StakeId,
    pub stakes: Stakes,
    /// Whether every deck is sealed before its first card.
    pub sealed: bool,
    pub first_button: FirstButton,
    /// How button and blinds move from hand to hand.
    pub button: ButtonRule,
    /// How many players a hand needs.
    pub start: StartRule,
    pub newcomers: Newcomers,
    /// How a player who missed the big blind comes back.
    pub missed_big_blind: MissedBigBlind,
    /// What a big blind posted out of position counts for.
    pub posted_blind: PostedBlind,
    /// The amount that the player left of the big blind may straddle, if any (R-HAND-10).
    pub straddle: Option<Chips>,
    /// Whether a player who is dealt in may not chat while there is betting.
    pub silent_in_hand: bool,
    pub buy_in: BuyInRange,
    /// The rules for a player who comes back.
    pub return_rule: ReturnRule,
    /// Whether the auto top-up is on at the beginning; `None` where there is no auto top-up (R-CASH-9).
    pub auto_top_up: Option<bool>,
    pub rake: Option<RakeTerms>,
    /// How long a player may sit out before the seat is freed, milliseconds; without a clock nobody is removed (R-CASH-4).
    pub removal_ms: u32,
    /// How long the seat of a disconnected player is held, milliseconds; `None` where hands are dealt to disconnected players too
    /// (R-CASH-8).
    pub away_seat_ms: Option<u32>,
    /// How long a player may sit out at all tables, milliseconds; `None` where sitting out at one table is not sitting out at all
    /// (R-CASH-5).
    pub global_out_ms: Option<u32>,
    /// Whether a player may ask to sit out before the next big blind (R-CASH-6).
    pub next_big_blind_out: bool,
    /// Whether a player may ask to leave before the next big blind. Where players move from table to table, nobody keeps a seat to leave.
    pub next_big_blind_leave: bool,
    /// Whether a player may fold before it is the player's turn and move to another table (R-FAST-2).
    pub folds_ahead: bool,
    /// See [`TableOptions::practice`].
    pub practice: bool,
    pub chat: bool,
}

impl CashTerms {
    /// Whether the clients of players add nonces to the decks. In practice the player's own computer deals.
    pub(crate) fn takes_nonces(&self) -> bool {
        self.sealed && !self.practice
    }
}

impl TableRules {
    /// The rules of a table of this stake, which is row `row` of the rulebook; `None` if the rulebook has no buy-in or time bank for it, or an amount is too large.
    #[must_use]
    pub fn of(rulebook: &Rulebook, (stake, row): (StakeId, &RakeRow), options: &TableOptions) -> Option<Self> {
        Some(Self {
            hand: Arc::new(hand_rules(rulebook, row)),
            clock: clock_rules(rulebook)?,
            cash: CashTerms::of(rulebook, (stake, row), options)?,
        })
    }

    /// What a client is told once of a table of these rules, because it does not change.
    pub(crate) fn info(&self, sign: &TableSign) -> TableInfo {
        let Self { hand, cash, .. } = self;
        TableInfo {
            table: sign.id,
            name: sign.name.clone(),
            stake: cash.stake,
            form: hand.form,
            game: hand.game,
            small_blind: cash.stakes.small_blind,
            big_blind: cash.stakes.big_blind,
            seats: hand.seats,
            rulebook: hand.rulebook.clone(),
            min_buy_in: cash.buy_in.min,
            max_buy_in: cash.buy_in.max,
            practice: cash.practice,
            sealed: cash.sealed,
            chat: cash.chat,
        }
    }
}

impl CashTerms {
    fn of(rulebook: &Rulebook, (stake, row): (StakeId, &RakeRow), options: &TableOptions) -> Option<Self> {
        let cash = &rulebook.cash;
        Some(Self {
            stake,
            stakes: Stakes { small_blind: chips_for(row.small_blind), big_blind: chips_for(row.big_blind), ante: Chips::ZERO },
            sealed: options.sealed,
            first_button: cash.first_button.is,
            button: cash.button.is,
            start: StartRule { min_players: cash.min_players.is, heads_up: cash.heads_up.is },
            newcomers: cash.newcomers.is,
            missed_big_blind: cash.missed_big_blind.is,
            posted_blind: cash.posted_blind.is,
            straddle: match &cash.straddle {
                Some(straddle) => Some(chips_for(row.big_blind.times(straddle.big_blinds.is)?)),
                None => None,
            },
            silent_in_hand: cash.silent_in_hand.is,
            buy_in: rulebook.buy_in_range(row)?,
            return_rule: rulebook.return_rule(row.form),
            auto_top_up: cash.auto_top_up.as_ref().map(|on| on.is),
            rake: options.rake.then(|| rulebook.rake_terms(row)),
            removal_ms: milliseconds(cash.sit_out_removal_s.is),
            away_seat_ms: away_seat_ms(cash),
            global_out_ms: cash.global_sit_out_s.as_ref().map(|time| milliseconds(time.is)),
            next_big_blind_out: cash.sit_out_next_big_blind.is,
            next_big_blind_leave: !row.form.moves_players(),
            folds_ahead: row.form.moves_players() && rulebook.fast.as_ref().is_some_and(|fast| fast.fold_ahead.is),
            practice: options.practice,
            // Where players move from table to table, nobody stays with the same players for long.
            chat: options.chat && !row.form.moves_players(),
        })
    }
}

fn hand_rules(rulebook: &Rulebook, row: &RakeRow) -> HandRules {
    let cash = &rulebook.cash;
    HandRules {
        rulebook: rulebook.id.clone(),
        currency: rulebook.currency,
        game: rulebook.game(row),
        form: row.form,
        seats: rulebook.seats(row),
        muck_at_showdown: cash.muck_at_showdown.is,
        // R-FAIL-5: checks where that is free, if the rulebook treats a player who has left like a player whose connection is lost.
        leavers_action: if away_seat_ms(cash).is_some() { LeaversAction::CheckOrFold } else { LeaversAction::Fold },
        jackpots: rulebook.jackpots.clone().map(Arc::new),
    }
}

fn clock_rules(rulebook: &Rulebook) -> Option<ClockRules> {
    let cash = &rulebook.cash;
    Some(ClockRules {
        decision_ms: milliseconds(cash.decision_s.is),
        disconnect_extra_ms: milliseconds(cash.disconnect_extra_s.is),
        disconnect_uses_bank: cash.disconnect_uses_time_bank.is,
        bank: BankRules::of(&rulebook.time_bank, TimeBankContext::Cash)?,
    })
}

fn away_seat_ms(cash: &CashRules) -> Option<u32> {
    cash.disconnect_seat_s.as_ref().map(|held| milliseconds(held.is))
}

fn milliseconds(seconds: u32) -> u32 {
    seconds.saturating_mul(1_000)
}
