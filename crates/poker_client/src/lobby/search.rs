//! The search of the lobby: a stake as players write it, or a part of a name.

use poker_protocol::{Money, StakeRow};

/// Whether a stake matches all words of a search, or one of its tables has a name that begins with the search. A word matches the blinds
/// (`0.10`, `0,10 €`, `10/20`), or a part of the stake's name or of the game's code, in any case.
pub(super) fn matches(row: &StakeRow, search: &str) -> bool {
    matches_words(row, search) || named_table(row, search).is_some()
}

/// The name of the table for which a search finds a stake; `None` if it finds the stake by its blinds, its name or its game.
pub(super) fn found_table<'a>(row: &'a StakeRow, search: &str) -> Option<&'a str> {
    named_table(row, search).filter(|_| !matches_words(row, search))
}

fn matches_words(row: &StakeRow, search: &str) -> bool {
    words(search).iter().all(|word| matches_word(row, word))
}

/// The table of the stake whose name is the search, or else the first one whose name begins with it.
fn named_table<'a>(row: &'a StakeRow, search: &str) -> Option<&'a str> {
    let search = search.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if search.is_empty() {
        return None;
    }
    let mut begun = row.table_names.iter().map(String::as_str).filter(|name| name.to_lowercase().starts_with(&search));
    let first = begun.next()?;
    let whole = std::iter::once(first).chain(begun).find(|name| name.to_lowercase() == search);
    Some(whole.unwrap_or(first))
}

/// The words of a search. Currency signs are left out, and blanks around a slash.
fn words(search: &str) -> Vec<String> {
    let kept = search.to_lowercase().chars().filter(|sign| !matches!(sign, '€' | '$' | '£')).collect::<String>();
    let halves: Vec<_> = kept.split('/').map(str::trim).collect();
    halves.join("/").split_whitespace().map(str::to_owned).collect()
}

fn matches_word(row: &StakeRow, word: &str) -> bool {
    let code = row.game.code().unwrap_or_default();
    row.name.to_lowercase().contains(word) || code.contains(word) || matches_blinds(row, word)
}

fn matches_blinds(row: &StakeRow, word: &str) -> bool {
    match word.split_once('/') {
        // While the second half is not typed yet, the first one decides.
        Some((small, big)) => is_amount(row.small_blind, small) && (big.is_empty() || is_amount(row.big_blind, big)),
        None => is_amount(row.small_blind, word) || is_amount(row.big_blind, word),
    }
}

/// Whether what is typed is this amount, or the beginning of it that already has a decimal sign.
fn is_amount(money: Money, typed: &str) -> bool {
    let typed = typed.replace(',', ".");
    let (whole, part) = (money.hundredths() / 100, money.hundredths() % 100);
    let written = format!("{whole}.{part:02}");
    let starts = typed.contains('.') && typed.len() > 1 && written.starts_with(&typed);
    starts || (part == 0 && whole.to_string() == typed)
}
