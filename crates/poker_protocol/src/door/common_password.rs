//! Passwords that are tried first because many people have them.

use std::sync::LazyLock;

/// Common passwords of at least [`super::MIN_PASSWORD_CHARS`] characters, in lower case and in order: `data/README.md`.
static COMMON: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("../../data/common_passwords.txt").lines().collect());

/// Whether `password` is a common one, whatever its case.
pub(super) fn is_common(password: &str) -> bool {
    COMMON.binary_search(&password.to_lowercase().as_str()).is_ok()
}
