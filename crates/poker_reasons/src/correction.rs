//! Texts for refused corrections of the book.

use poker_protocol::PlayerId;
use poker_room::{Account, BadCorrection, LedgerError};
use poker_text::{Text, text};

use crate::typed_amount;

/// The text for the reason why a correction is not booked.
#[must_use]
pub fn correction_text(refusal: &BadCorrection) -> Text {
    match refusal {
        BadCorrection::Incomplete => text::order::correction_incomplete(),
        BadCorrection::NoSuchAccount(account) => no_such_account(*account),
        BadCorrection::InHand(_) => text::order::in_hand(),
        BadCorrection::Ledger(error) => ledger_text(error),
    }
}

/// The text about a player whom the room has never seen.
#[must_use]
pub fn stranger_text(player: PlayerId) -> Text {
    text::order::never_here(player.0.to_string())
}

fn no_such_account(account: Account) -> Text {
    match account {
        Account::Balance(player) | Account::Held(player) => stranger_text(player),
        Account::Stack(table, player) => text::order::not_at_table(player.0.to_string(), table.0.to_string()),
        Account::Pot(_)
        | Account::Outside
        | Account::House
        | Account::Jackpot(_)
        | Account::Charity
        | Account::Tickets
        | Account::Tournament(..) => text::order::no_such_account(format!("{account:?}")),
    }
}

/// The text for a movement that an account does not allow.
pub(crate) fn ledger_text(error: &LedgerError) -> Text {
    match error {
        LedgerError::Short { account: _, held, wanted } => text::order::too_little(typed_amount(*held), typed_amount(*wanted)),
        LedgerError::Overflow { account: _ } => text::order::too_much(),
    }
}
