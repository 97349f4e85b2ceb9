//! Reads amounts of money and numbers that a player types.

use crate::Currency;

/// The typed amount in cents; `None` if it is not an amount. The decimal mark may be a comma or a point, spaces are allowed anywhere, and
/// the currency sign may come before or after the number.
///
/// The last comma or point is the decimal mark if at most two digits follow it. All others must separate groups of three digits.
pub fn parse_amount(typed: &str, currency: Currency) -> Option<u64> {
    let spaceless: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
    let sign = currency.sign();
    parse_hundredths(spaceless.strip_prefix(sign).or_else(|| spaceless.strip_suffix(sign)).unwrap_or(&spaceless))
}

/// The typed number in hundredths, read as [`parse_amount`] reads an amount without a sign.
pub fn parse_hundredths(typed: &str) -> Option<u64> {
    let spaceless: String = typed.chars().filter(|sign| !sign.is_whitespace()).collect();
    let bare = spaceless.as_str();
    let (whole, cents) = match bare.rfind([',', '.']) {
        Some(at) if bare.len() - at <= 3 => (&bare[..at], &bare[at + 1..]),
        Some(_) | None => (bare, ""),
    };
    if whole.is_empty() && cents.is_empty() {
        return None;
    }
    let units = ungrouped(whole)?;
    units.checked_mul(100)?.checked_add(hundredths(cents)?)
}

/// The number in `whole`: digits only, or one to three digits followed by groups of three, separated by commas or points.
fn ungrouped(whole: &str) -> Option<u64> {
    let mut groups = whole.split([',', '.']);
    let first = groups.next()?;
    let mut digits = first.to_owned();
    for group in groups {
        let begins_well = (1..=3).contains(&first.len()) && !first.starts_with('0');
        if !begins_well || group.len() != 3 {
            return None;
        }
        digits.push_str(group);
    }
    if digits.is_empty() { Some(0) } else { number(&digits) }
}

fn hundredths(digits: &str) -> Option<u64> {
    match digits.len() {
        0 => Some(0),
        1 => number(digits)?.checked_mul(10),
        _ => number(digits),
    }
}

fn number(digits: &str) -> Option<u64> {
    if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().ok() } else { None }
}
