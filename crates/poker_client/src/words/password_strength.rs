//! How hard a password is to guess, in a word.

use poker_text::{Text, text};

use crate::PasswordStrength;

/// The strength of a password in a word.
pub fn strength_text(strength: PasswordStrength) -> Text {
    use text::online as words;
    match strength {
        PasswordStrength::VeryWeak => words::password_very_weak(),
        PasswordStrength::Weak => words::password_weak(),
        PasswordStrength::Fair => words::password_fair(),
        PasswordStrength::Strong => words::password_strong(),
        PasswordStrength::VeryStrong => words::password_very_strong(),
    }
}
