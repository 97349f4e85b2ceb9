//! Checks jackpots.

use poker_protocol::JackpotKind;
use poker_rules::GameCards;

use super::{Checks, WHOLE_BP};
use crate::rulebook::{Expected, JackpotRow, QualifyingHand, RulebookError};

/// The number of minutes in a day.
const DAY_MIN: u64 = 24 * 60;

impl Checks<'_> {
    pub(super) fn jackpots(&self) -> Result<(), RulebookError> {
        let Some(jackpots) = &self.rulebook.jackpots else { return Ok(()) };
        let mut kinds = Vec::new();
        for (at, row) in jackpots.pools.iter().enumerate() {
            let name = format!("jackpots.pools[{}]", at + 1);
            self.jackpot(&name, row)?;
            self.once(&name, "kind", &kinds, &row.kind)?;
            kinds.push(row.kind);
        }
        let fed: u64 = jackpots.pools.iter().map(|row| u64::from(row.feed_bp.is)).sum();
        self.between("jackpots.pools", "feed_bp", fed, 0, WHOLE_BP)?;
        let recipient = &jackpots.recipient;
        self.sources(
            "jackpots.recipient",
            [
                ("both_hole_cards", &recipient.both_hole_cards.from),
                ("pocket_pair_for", &recipient.pocket_pair_for.from),
                ("shown", &recipient.shown.from),
                ("winner_too", &recipient.winner_too.from),
            ],
        )
    }

    fn jackpot(&self, name: &str, row: &JackpotRow) -> Result<(), RulebookError> {
        self.between(name, "feed_bp", row.feed_bp.is, 1, WHOLE_BP)?;
        self.between(name, "payout_percent", row.payout_percent.is, 1, 100)?;
        if row.games.is.is_empty() {
            return Err(self.empty(name, "games", Expected::NotEmpty));
        }
        if row.forms.is.is_empty() {
            return Err(self.empty(name, "forms", Expected::NotEmpty));
        }
        self.hands(name, "hands", &row.hands.is)?;
        row.beaten_by.as_ref().map_or(Ok(()), |figure| self.hands(name, "beaten_by", &figure.is))?;
        for hours in row.hours.iter().flat_map(|figure| &figure.is) {
            self.between(name, "from_minute", hours.from_minute, 0, DAY_MIN - 1)?;
            self.between(name, "to_minute", hours.to_minute, 0, DAY_MIN)?;
        }
        self.of_its_kind(name, row)?;
        row.sources().try_for_each(|source| self.source(name, source))
    }

    /// Checks what R-JACK-1 says about the kind of the jackpot: the games, the hours, and whether a hand must be beaten.
    fn of_its_kind(&self, name: &str, row: &JackpotRow) -> Result<(), RulebookError> {
        let holdem = row.games.is.iter().all(|&game| game == GameCards::Holdem);
        let (beats, any_game, any_hour) = match row.kind {
            JackpotKind::MonteCarlo => (false, false, true),
            JackpotKind::BadBeat => (true, true, true),
            JackpotKind::Smart => (true, false, false),
        };
        if !holdem && !any_game {
            return Err(self.fail(name, "games", format_args!("{:?}", row.games.is), Expected::HoldemAlone));
        }
        match (beats, &row.beaten_by) {
            (true, None) => return Err(self.fail(name, "beaten_by", "none", Expected::Present)),
            (false, Some(_)) => return Err(self.fail(name, "beaten_by", "a list", Expected::Absent)),
            (true, Some(_)) | (false, None) => {}
        }
        if !any_hour && row.hours.as_ref().is_none_or(|hours| hours.is.is_empty()) {
            return Err(self.fail(name, "hours", "none", Expected::Present));
        }
        Ok(())
    }

    fn hands(&self, name: &str, field: &'static str, hands: &[QualifyingHand]) -> Result<(), RulebookError> {
        if hands.is_empty() {
            return Err(self.empty(name, field, Expected::NotEmpty));
        }
        hands.iter().try_for_each(|hand| self.between(name, field, hand.least, 2, 14))
    }
}
