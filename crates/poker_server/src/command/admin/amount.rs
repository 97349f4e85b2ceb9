//! Amounts and times in the form that operators read and write.

use poker_protocol::Money;
use poker_room::Now;

/// Parses an amount of play money: `12`, `12.5` or `12.50`.
pub(super) fn parse(text: &str) -> Result<Money, String> {
    let wrong = || format!("`{text}` is no amount; write it as 12 or 12.50");
    let (whole, cents) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(cents) || cents.len() > 2 {
        return Err(wrong());
    }
    let tenfold = if cents.len() == 1 { 10 } else { 1 };
    let cents = cents.parse::<u64>().map_err(|_| wrong())? * tenfold;
    let whole = whole.parse::<u64>().ok().and_then(|whole| whole.checked_mul(100)).and_then(|whole| whole.checked_add(cents));
    whole.map(Money::new).filter(|money| !money.is_zero()).ok_or_else(wrong)
}

/// Formats an amount as `12.50`.
pub(super) fn amount(money: Money) -> String {
    format!("{}.{:02}", money.hundredths() / 100, money.hundredths() % 100)
}

/// Formats a time as `2026-11-21 23:24:53 UTC`.
pub(super) fn moment(at: Now) -> String {
    let (date, minute, second) = (at.date(), at.minute_of_day(), at.0 / 1_000 % 60);
    format!("{:04}-{:02}-{:02} {:02}:{:02}:{second:02} UTC", date.year, date.month, date.day, minute / 60, minute % 60)
}
