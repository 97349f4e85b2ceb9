//! What holds at one table: its rulebook's rows, and what the host chose.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{BuyInRange, Currency, Form, JackpotKind};
use poker_rules::{Chips, GameSpec, Stakes, StartRule};
use serde::{Deserialize, Serialize};

use super::bank::BankRules;
use crate::rulebook::{ButtonRule, FirstButton, Jackpots, MissedBigBlind, Newcomers, PostedBlind, RakeRow, Rulebook};
use crate::{RakeTerms, ReturnRule};

/// Pauses of a table, milliseconds; no clock runs during them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tempo {
    /// After each street.
    pub street_ms: u32,
    /// After hands are laid open with cards still to come, and after each street then.
    pub runout_ms: u32,
    /// After a hand won unshown.
    pub unshown_ms: u32,
    /// After a showdown.
    pub showdown_ms: u32,
    /// The time to choose what is seen of a hand that nobody has to see; nobody is asked where there is none. After a hand won unshown it
    /// runs together with the pause.
    #[serde(default = "choice_ms")]
    pub choice_ms: u32,
    /// Before the first hand once enough players are there.
    pub first_hand_ms: u32,
}

impl Tempo {
    /// A table that people watch.
    pub const WATCHED: Self =
        Self { street_ms: 800, runout_ms: 1500, unshown_ms: 1500, showdown_ms: 4000, choice_ms: choice_ms(), first_hand_ms: 1500 };
    /// A simulation.
    pub const NONE: Self = Self { street_ms: 0, runout_ms: 0, unshown_ms: 0, showdown_ms: 0, choice_ms: 0, first_hand_ms: 0 };
}

/// What tables have that people watch: older configurations do not name it.
const fn choice_ms() -> u32 {
    3_000
}

/// Time to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRules {
    /// A clock runs; in practice it need not.
    pub running: bool,
    /// Ordinary time, milliseconds.
    pub decision_ms: u32,
    /// More for a lost connection, milliseconds; it counts without a clock too, so that a table never stands still.
    pub disconnect_extra_ms: u32,
    /// A lost connection eats the time bank.
    pub disconnect_uses_bank: bool,
    /// Where no hand is dealt to one whose connection is lost: how long the seat is held, milliseconds (R-CASH-8).
    pub away_seat_ms: Option<u32>,
    /// The time bank.
    pub bank: BankRules,
}

/// What the host chooses for its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// Rake is taken.
    pub rake: bool,
    /// The rulebook's clock runs. Without it nobody is removed for sitting out, either.
    pub clock: bool,
    /// The pauses.
    pub tempo: Tempo,
    /// No hand starts while no person sits at the table, and players may be helped with the odds of their hands.
    pub practice: bool,
    /// Every deck is sealed before its first card.
    pub sealed: bool,
    /// Players may talk.
    pub chat: bool,
}

/// What holds at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRules {
    /// The rulebook's id.
    pub rulebook: String,
    /// What chips are cents of.
    pub currency: Currency,
    /// What is played.
    pub game: GameSpec,
    /// The forced bets.
    pub stakes: Stakes,
    /// In which form.
    pub form: Form,
    /// Seats.
    pub seats: u8,
    /// Who has the first button.
    pub first_button: FirstButton,
    /// How button and blinds go on.
    pub button: ButtonRule,
    /// How many players start a hand.
    pub start: StartRule,
    /// How newcomers enter play.
    pub newcomers: Newcomers,
    /// How one who missed the big blind comes back.
    pub missed_big_blind: MissedBigBlind,
    /// What a big blind posted out of position counts for.
    pub posted_blind: PostedBlind,
    /// What the player left of the big blind may straddle, if anything (R-HAND-10).
    pub straddle: Option<Chips>,
    /// Beaten hands may stay unseen.
    pub muck_at_showdown: bool,
    /// One who is dealt in says nothing while there is betting.
    pub silent_in_hand: bool,
    /// Those that can be won here.
    pub jackpots: Option<Arc<Jackpots>>,
    /// Least and most to sit down with.
    pub buy_in: BuyInRange,
    /// What holds for one who comes back.
    pub returning: ReturnRule,
    /// Whether the auto top-up is on from the start; none where there is none, R-CASH-9.
    pub auto_top_up: Option<bool>,
    /// What is raked, if anything.
    pub rake: Option<RakeTerms>,
    /// Time to decide.
    pub clock: ClockRules,
    /// Sitting out longer frees the seat, milliseconds; without a clock nobody is removed (R-CASH-4).
    pub removal_ms: u32,
    /// Where sitting out at one table is sitting out at all: the time to come back, milliseconds (R-CASH-5).
    pub global_out_ms: Option<u32>,
    /// A player may ask to sit out when the big blind comes (R-CASH-6).
    pub next_big_blind_out: bool,
    /// A player may fold before the turn and go on (R-FAST-2).
    pub folds_ahead: bool,
    /// The pauses.
    pub tempo: Tempo,
    /// No hand starts while no person sits at the table, and players may be helped with the odds of their hands.
    pub practice: bool,
    /// Every deck is sealed before its first card.
    pub sealed: bool,
    /// Players may talk.
    pub chat: bool,
    /// The room is closing: no hand starts any more.
    pub closing: bool,
    /// Jackpots with nothing in them: they are not at stake, but for what a hand's own rake puts into them.
    pub empty_pools: BTreeSet<JackpotKind>,
}

impl TableRules {
    /// The rules of a table of this stake; none where the rulebook offers no table of that form.
    #[must_use]
    pub fn of(rulebook: &Rulebook, row: &RakeRow, options: &TableOptions) -> Option<Self> {
        let cash = &rulebook.cash;
        Some(Self {
            rulebook: rulebook.id.clone(),
            currency: rulebook.currency,
            game: rulebook.game(row),
            form: row.form,
            stakes: Stakes { small_blind: row.small_blind, big_blind: row.big_blind, ante: Chips::ZERO },
            seats: rulebook.seats(row),
            first_button: cash.first_button.is,
            button: cash.button.is,
            start: StartRule { min_players: cash.min_players.is, heads_up: cash.heads_up.is },
            newcomers: cash.newcomers.is,
            missed_big_blind: cash.missed_big_blind.is,
            posted_blind: cash.posted_blind.is,
            straddle: match &cash.straddle {
                Some(straddle) => Some(row.big_blind.times(straddle.big_blinds.is)?),
                None => None,
            },
            muck_at_showdown: cash.muck_at_showdown.is,
            silent_in_hand: cash.silent_in_hand.is,
            jackpots: rulebook.jackpots.clone().map(Arc::new),
            buy_in: rulebook.buy_in_range(row)?,
            returning: rulebook.return_rule(row.form),
            auto_top_up: cash.auto_top_up.as_ref().map(|on| on.is),
            rake: options.rake.then(|| rulebook.rake_terms(row)),
            clock: ClockRules {
                running: options.clock,
                decision_ms: milliseconds(cash.decision_s.is),
                disconnect_extra_ms: milliseconds(cash.disconnect_extra_s.is),
                disconnect_uses_bank: cash.disconnect_uses_time_bank.is,
                away_seat_ms: cash.disconnect_seat_s.as_ref().map(|held| milliseconds(held.is)),
                bank: BankRules::of(&rulebook.time_bank)?,
            },
            removal_ms: milliseconds(cash.sit_out_removal_s.is),
            global_out_ms: cash.global_sit_out_s.as_ref().map(|time| milliseconds(time.is)),
            next_big_blind_out: cash.sit_out_next_big_blind.is,
            folds_ahead: row.form.moves_players() && rulebook.fast.as_ref().is_some_and(|fast| fast.fold_ahead.is),
            tempo: options.tempo,
            practice: options.practice,
            sealed: options.sealed,
            chat: options.chat,
            closing: false,
            empty_pools: BTreeSet::new(),
        })
    }
}

impl TableRules {
    /// For one who has left with a decision to come a check is made where it is free: where the rulebook treats that like a lost
    /// connection (R-FAIL-5).
    pub(super) fn checks_for_leavers(&self) -> bool {
        self.clock.away_seat_ms.is_some()
    }
}

fn milliseconds(seconds: u32) -> u32 {
    seconds.saturating_mul(1_000)
}
