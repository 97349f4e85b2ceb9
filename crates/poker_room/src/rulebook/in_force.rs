//! The rules in force as plain numbers, for a screen that shows them.

use poker_protocol::Form;
use poker_rules::{Chips, HeadsUp, Variant};
use serde::{Deserialize, Serialize};

use super::{Document, Figure, MissedBigBlind, Newcomers, PostedBlind, RakeTiming, Rounding, Rulebook, TimeBankContext};

/// A figure, and whether a document states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Disclosed<T> {
    /// The figure.
    pub value: T,
    /// No document states it: the house chose it.
    pub ours: bool,
}

/// A stake on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StakeInForce {
    /// The name players know it by.
    pub name: String,
    /// What is played.
    pub game: Variant,
    /// Small blind.
    pub small_blind: Chips,
    /// Big blind.
    pub big_blind: Chips,
    /// Least to sit down with.
    pub min_buy_in: Chips,
    /// Most to sit down with.
    pub max_buy_in: Chips,
    /// Rake, hundredths of a percent.
    pub rake_bp: u32,
    /// Most rake of one hand.
    pub rake_cap: Chips,
}

/// The rules of a cash room as numbers; the words belong to the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulesInForce {
    /// The rulebook's id.
    pub rulebook: String,
    /// The documents it is taken from.
    pub documents: Vec<Document>,
    /// Seats at a table.
    pub seats: Disclosed<u8>,
    /// Players for a hand to start.
    pub min_players: Disclosed<u8>,
    /// What happens when two are left.
    pub heads_up: Disclosed<HeadsUp>,
    /// How a newcomer enters play.
    pub newcomers: Disclosed<Newcomers>,
    /// What a posted big blind counts for.
    pub posted_blind: Disclosed<PostedBlind>,
    /// How one who missed the big blind comes back.
    pub missed_big_blind: Disclosed<MissedBigBlind>,
    /// Beaten hands may stay unseen.
    pub muck_at_showdown: Disclosed<bool>,
    /// Least big blinds to sit down with.
    pub min_buy_in_big_blinds: Disclosed<u32>,
    /// Most big blinds to sit down with.
    pub max_buy_in_big_blinds: Disclosed<u32>,
    /// Ordinary time for a decision, seconds.
    pub decision_s: Disclosed<u32>,
    /// More time for a lost connection, seconds.
    pub disconnect_extra_s: Disclosed<u32>,
    /// Time bank at the first hand, milliseconds.
    pub bank_first_ms: Disclosed<u32>,
    /// Added to it each time, milliseconds.
    pub bank_add_ms: Disclosed<u32>,
    /// Hands between additions.
    pub bank_every_hands: Disclosed<u32>,
    /// Never more than this, milliseconds.
    pub bank_cap_ms: Disclosed<u32>,
    /// Sitting out longer frees the seat, seconds.
    pub sit_out_removal_s: Disclosed<u32>,
    /// Auto top-up unless switched off.
    pub auto_top_up: Disclosed<bool>,
    /// Rounding of the rake.
    pub rake_rounding: Disclosed<Rounding>,
    /// Least rake of a raked hand.
    pub rake_minimum: Disclosed<Chips>,
    /// No rake without a flop.
    pub no_flop_no_drop: Disclosed<bool>,
    /// Numbers of players dealt in for which the cap is halved.
    pub halve_cap_for: Disclosed<Vec<u8>>,
    /// When rake is taken.
    pub rake_timing: Disclosed<RakeTiming>,
    /// The stakes of ordinary Hold'em tables.
    pub stakes: Vec<StakeInForce>,
}

fn disclosed<T: Clone>(figure: &Figure<T>) -> Disclosed<T> {
    Disclosed { value: figure.is.clone(), ours: figure.from.is_ours() }
}

impl RulesInForce {
    /// What a rulebook says of ordinary Hold'em tables; none where it offers no such tables.
    #[must_use]
    pub fn of(rulebook: &Rulebook) -> Option<Self> {
        let cash = &rulebook.cash;
        let rake = &rulebook.rake;
        let buy_in = rulebook.buy_in_row(Form::Regular)?;
        let bank = rulebook.time_bank_row(TimeBankContext::Cash)?;
        let banked = |value| Disclosed { value, ours: bank.from.is_ours() };
        let stakes = rulebook.stakes.iter().filter(|row| row.game.code == "nlhe" && row.form == Form::Regular);
        Some(Self {
            rulebook: rulebook.id.clone(),
            documents: rulebook.documents.values().cloned().collect(),
            seats: Disclosed { value: cash.seats.is.most, ours: cash.seats.from.is_ours() },
            min_players: disclosed(&cash.min_players),
            heads_up: disclosed(&cash.heads_up),
            newcomers: disclosed(&cash.newcomers),
            posted_blind: disclosed(&cash.posted_blind),
            missed_big_blind: disclosed(&cash.missed_big_blind),
            muck_at_showdown: disclosed(&cash.muck_at_showdown),
            min_buy_in_big_blinds: disclosed(&buy_in.min_big_blinds),
            max_buy_in_big_blinds: disclosed(&buy_in.max_big_blinds),
            decision_s: disclosed(&cash.decision_s),
            disconnect_extra_s: disclosed(&cash.disconnect_extra_s),
            bank_first_ms: banked(bank.first_ms),
            bank_add_ms: banked(bank.add_ms),
            bank_every_hands: banked(bank.every_hands),
            bank_cap_ms: banked(bank.cap_ms),
            sit_out_removal_s: disclosed(&cash.sit_out_removal_s),
            auto_top_up: cash.auto_top_up.as_ref().map_or(Disclosed { value: false, ours: false }, disclosed),
            rake_rounding: disclosed(&rake.rounding),
            rake_minimum: disclosed(&rake.minimum),
            no_flop_no_drop: disclosed(&rake.no_flop_no_drop),
            halve_cap_for: disclosed(&rake.halve_cap_for),
            rake_timing: disclosed(&rake.timing),
            stakes: stakes
                .filter_map(|row| {
                    Some(StakeInForce {
                        name: row.name.clone(),
                        game: row.game,
                        small_blind: row.small_blind,
                        big_blind: row.big_blind,
                        min_buy_in: row.big_blind.times(buy_in.min_big_blinds.is)?,
                        max_buy_in: row.big_blind.times(buy_in.max_big_blinds.is)?,
                        rake_bp: row.percent_bp,
                        rake_cap: row.cap,
                    })
                })
                .collect(),
        })
    }
}
