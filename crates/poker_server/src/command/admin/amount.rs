//! Amounts and times in the form that operators read and write.

use poker_protocol::Money;
use poker_room::{Date, Now};

pub(super) use poker_reasons::typed_amount as amount;

/// Parses an amount that may be 0.
pub(super) fn parse_or_zero(text: &str) -> Result<Money, String> {
    if text == "0" { Ok(Money::ZERO) } else { parse(text) }
}

/// Parses an amount of play money up to [`Money::MOST`]: `12`, `12.5` or `12.50`.
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
    match whole.map(Money::new).filter(|money| *money <= Money::MOST) {
        None => Err(format!("`{text}` is more than the largest amount, {}", amount(Money::MOST))),
        Some(money) if money.is_zero() => Err(wrong()),
        Some(money) => Ok(money),
    }
}

/// Formats a time as `2026-11-21 23:24:53 UTC`.
pub(super) fn moment(at: Now) -> String {
    let (date, minute, second) = (at.date(), at.minute_of_day(), at.0 / 1_000 % 60);
    format!("{:04}-{:02}-{:02} {:02}:{:02}:{second:02} UTC", date.year, date.month, date.day, minute / 60, minute % 60)
}

/// Parses a time as `2026-11-21 23:24`, in UTC.
pub(super) fn parse_moment(text: &str) -> Result<Now, String> {
    let wrong = || format!("`{text}` is no time; write it as \"2026-11-21 23:24\", in UTC");
    let numbers: Vec<u64> = text.split(['-', ' ', ':']).map(|part| part.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
    let [year, month, day, hour, minute] = numbers[..] else { return Err(wrong()) };
    let date = Date {
        year: u32::try_from(year).map_err(|_| wrong())?,
        month: u8::try_from(month).map_err(|_| wrong())?,
        day: u8::try_from(day).map_err(|_| wrong())?,
    };
    let midnight = Now::midnight(date).filter(|_| hour < 24 && minute < 60).ok_or_else(wrong)?;
    Ok(Now(midnight.0 + (hour * 60 + minute) * 60_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_read_up_to_the_largest_one() {
        assert_eq!(parse("12.5"), Ok(Money::new(1_250)));
        assert_eq!(parse("10000000000.00"), Ok(Money::MOST));
        let over = ["10000000000.01", "92233720368547759", "92233720368547758.07", "50000000000000000", "99999999999999999999999"];
        for amount in over {
            assert_eq!(parse(amount), Err(format!("`{amount}` is more than the largest amount, 10000000000.00")));
        }
        for wrong in ["", "0", "0.00", "-1", "1.234", "1,5", "1e9"] {
            assert!(parse(wrong).unwrap_err().contains("is no amount"), "{wrong}");
        }
    }

    #[test]
    fn a_time_is_read_as_it_is_written() {
        let at = parse_moment("2028-02-29 23:24").unwrap();
        assert_eq!(moment(at), "2028-02-29 23:24:00 UTC");
        for wrong in ["", "tomorrow", "2027-02-29 10:00", "2026-13-01 10:00", "2026-11-21 24:00", "2026-11-21", "1969-12-31 10:00"] {
            assert!(parse_moment(wrong).unwrap_err().contains("is no time"), "{wrong}");
        }
    }
}
