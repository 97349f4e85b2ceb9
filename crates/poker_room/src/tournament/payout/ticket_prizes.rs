//! Prizes that are tickets for another tournament (R-TKT-3).

use poker_protocol::Money;

use super::error::PayoutError;
use super::split::equally;

/// The prize of a place in a tournament that pays tickets. A place may get a ticket and money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacePrize {
    /// The value of the ticket; zero if the place gets none.
    pub ticket: Money,
    pub money: Money,
}

impl PlacePrize {
    /// The value of the prize in money. If a tournament is cancelled, its ticket prizes are converted to it (R-CAN-5).
    #[must_use]
    pub fn worth(&self) -> Money {
        [self.ticket, self.money].iter().sum()
    }
}

/// The prizes of a pool that is paid in tickets of value `ticket`. They are worth the pool together.
///
/// As many places as the pool allows get a ticket, and the next place gets the rest in money. `places` is the most places that may be paid,
/// at most the number of players: if all of them have a ticket, they share the rest equally.
///
/// # Errors
/// The ticket has no value, or no place may be paid.
pub fn ticket_prizes(pool: Money, ticket: Money, places: usize) -> Result<Vec<PlacePrize>, PayoutError> {
    if places == 0 {
        return Err(PayoutError::NoPlayers);
    }
    let affordable = pool.hundredths().checked_div(ticket.hundredths()).ok_or(PayoutError::TicketWithoutValue)?;
    let tickets = affordable.min(places as u64);
    let rest = Money::new(pool.hundredths() - tickets * ticket.hundredths());
    let mut prizes = vec![PlacePrize { ticket, money: Money::ZERO }; usize::try_from(tickets).unwrap_or(places)];
    if prizes.len() < places {
        let last = PlacePrize { ticket: Money::ZERO, money: rest };
        prizes.extend(Some(last).filter(|prize| !prize.money.is_zero()));
    } else {
        prizes.iter_mut().zip(equally(rest, places)).for_each(|(prize, money)| prize.money = money);
    }
    Ok(prizes)
}
