//! The HexaPro family: tournaments of one table with a prize pool that is drawn (R-HEX, R-TYP-5).

use poker_fair::drawn_row;
use poker_protocol::Money;
use poker_rules::{Chips, Variant};
use serde::{Deserialize, Deserializer, Serialize};

use super::{BlindLevel, Figure, Source};

/// A kind of tournament whose prize pool is a drawn multiplier times one buy-in, for example `HexaPro Extreme` (R-HEX-3 to R-HEX-7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexaProFamily {
    /// The id, for example `hexapro-extreme`. A rulebook has it once.
    pub id: String,
    /// The name that players know, for example `HexaPro Extreme`.
    pub name: String,
    /// The game, in files by its code, for example `nlhe`.
    pub game: Figure<Variant>,
    /// The number of players that a game starts with (R-HEX-1).
    pub players: Figure<u8>,
    /// The buy-ins, from the smallest to the largest. There is no fee beside them.
    pub buy_ins: Figure<Vec<Money>>,
    /// The most games that one request may register for (R-HEX-2).
    pub most_games: Figure<u8>,
    /// The multipliers, from the largest to the smallest. The draw counts their weights in this order (R-HEX-9).
    pub multipliers: Vec<HexaProMultiplier>,
    /// The levels, from the first. In files each has its figures by name.
    #[serde(deserialize_with = "named_levels")]
    pub levels: Figure<Vec<BlindLevel>>,
}

/// A multiplier of the prize pool, and what depends on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexaProMultiplier {
    /// The multiplier in tenths: 15 is 1.5 ×.
    pub tenths: u32,
    /// How many of the [`poker_fair::DRAW_NUMBERS`] numbers draw this multiplier.
    pub weight: u32,
    /// The prizes in percent of the pool, from the first place to the last one that is paid.
    pub shares: Vec<u32>,
    /// The starting stack of each player.
    pub stack: Chips,
    /// The length of a level, seconds.
    pub level_s: u32,
    /// The source of the row.
    pub from: Source,
}

fn named_levels<'de, D: Deserializer<'de>>(file: D) -> Result<Figure<Vec<BlindLevel>>, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Named {
        small_blind: Chips,
        big_blind: Chips,
        ante: Chips,
    }
    let Figure { is, from } = Figure::<Vec<Named>>::deserialize(file)?;
    let level = |Named { small_blind, big_blind, ante }| BlindLevel { small_blind, big_blind, ante };
    Ok(Figure { is: is.into_iter().map(level).collect(), from })
}

impl HexaProFamily {
    /// The multiplier of a drawn number (R-HEX-9); `None` if the number is not below [`poker_fair::DRAW_NUMBERS`].
    #[must_use]
    pub fn drawn(&self, number: u32) -> Option<&HexaProMultiplier> {
        self.multipliers.get(drawn_row(self.multipliers.iter().map(|row| row.weight), number)?)
    }

    /// The level with this number, counted from 1. The last level repeats (R-HEX-10).
    #[must_use]
    pub fn level(&self, number: u32) -> Option<&BlindLevel> {
        let levels = &self.levels.is;
        let at = usize::try_from(number.checked_sub(1)?).ok()?;
        levels.get(at).or(levels.last())
    }

    /// The mean multiplier of all draws, millionths.
    #[must_use]
    pub fn mean_millionths(&self) -> u64 {
        // Tenths of 100,000 draws are millionths.
        self.multipliers.iter().map(|row| u64::from(row.weight) * u64::from(row.tenths)).sum()
    }

    /// The part of the buy-ins that is not paid out in the mean of all draws, millionths, rounded down. `None` if the prizes are more than
    /// the buy-ins.
    #[must_use]
    pub fn rake_millionths(&self) -> Option<u64> {
        let players = u64::from(self.players.is);
        (players * 1_000_000).checked_sub(self.mean_millionths())?.checked_div(players)
    }
}

impl HexaProMultiplier {
    /// The prize pool: the multiplier times one buy-in (R-HEX-1). `None` if that is no whole number of hundredths, or too large.
    #[must_use]
    pub fn pool(&self, buy_in: Money) -> Option<Money> {
        part(buy_in, self.tenths, 10)
    }

    /// The prizes from the first place on; they add up to the pool. `None` if one is no whole number of hundredths, or too large.
    #[must_use]
    pub fn prizes(&self, buy_in: Money) -> Option<Vec<Money>> {
        let pool = self.pool(buy_in)?;
        self.shares.iter().map(|&share| part(pool, share, 100)).collect()
    }
}

/// `amount · numerator / denominator`; `None` if that is no whole number of hundredths, or too large.
fn part(amount: Money, numerator: u32, denominator: u64) -> Option<Money> {
    let product = amount.times(numerator)?.hundredths();
    product.is_multiple_of(denominator).then(|| Money::new(product / denominator))
}
