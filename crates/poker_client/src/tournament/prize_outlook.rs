//! What a player wins who goes out now, and what is won by staying.

use poker_protocol::{Prize, PrizeRow};

/// The prize of the player who goes out next, and the next better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrizeOutlook<'a> {
    /// What the next player to go out wins; `None` if that place has no prize.
    pub now: Option<&'a Prize>,
    /// The next better prize; `None` for the winner, and where all who are left win the same.
    pub next: Option<PrizeJump<'a>>,
}

/// A better prize, and how far it is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrizeJump<'a> {
    pub prize: &'a Prize,
    /// The number of players who must go out before everybody who is left wins at least this.
    pub must_go: u32,
    /// The last place that wins it.
    pub place: u32,
}

impl<'a> PrizeOutlook<'a> {
    /// The outlook while `left` players are in; `rows` are the prizes from the first place.
    #[must_use]
    pub fn of(rows: &'a [PrizeRow], left: u32) -> Self {
        let paid = rows.iter().find(|row| (row.from..=row.to).contains(&left));
        let better = rows.iter().filter(|row| row.to < left && paid.is_none_or(|paid| row.prize != paid.prize)).max_by_key(|row| row.to);
        let next = better.map(|row| PrizeJump { prize: &row.prize, must_go: left - row.to, place: row.to });
        Self { now: paid.map(|row| &row.prize), next }
    }
}

/// The last place that wins anything; `None` if there are no prizes.
#[must_use]
pub fn last_paid_place(rows: &[PrizeRow]) -> Option<u32> {
    rows.iter().map(|row| row.to).max()
}
