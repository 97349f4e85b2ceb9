//! The fuzz target for hands that are shared as a text.

use poker_history::{check, read_shared, shared, shared_bytes};

/// Reads the bytes as the content of a shared hand whose check fits. A hand that was read must be shared so that it reads back as an equal
/// hand; checking it against the rules must not panic; an error must have a message.
///
/// # Panics
/// If one of these does not hold.
pub fn shared_hand(bytes: &[u8]) {
    match read_shared(&shared_bytes(bytes.to_vec())) {
        Ok(phh) => {
            // Any result is right, but it must not panic.
            _ = check(&phh);
            let again = read_shared(&shared(&phh)).expect("a hand that was shared can be read");
            assert_eq!(again, phh);
        }
        Err(bad) => assert!(!bad.to_string().is_empty()),
    }
}
