//! The rating of a password while it is typed.

use poker_client::PasswordStrength;

use super::password_guessing::strength_of;

/// The strength of the password in a field. It is worked out anew only after a change, and holds nothing of the password itself.
#[derive(Clone, Default)]
pub(in crate::screen) struct PasswordRating {
    /// The name for which the password was rated, and its strength; `None` where it is to be rated.
    rated: Option<(String, PasswordStrength)>,
    /// Whether the page has scrolled to the meter since the password has changed.
    seen: bool,
}

impl PasswordRating {
    /// Notes that the password has changed.
    pub(super) fn outdate(&mut self) {
        *self = Self::default();
    }

    /// Whether the page is to scroll to the meter: once after each change.
    pub(super) fn takes_scroll(&mut self) -> bool {
        self.rated.is_some() && !std::mem::replace(&mut self.seen, true)
    }

    /// The strength of the password for an account of this name; `None` for an empty one.
    pub(super) fn of(&mut self, password: &str, name: &str) -> Option<PasswordStrength> {
        self.rated.take_if(|(rated_for, _)| rated_for != name || password.is_empty());
        if self.rated.is_none() {
            self.rated = strength_of(password, name).map(|strength| (name.to_owned(), strength));
        }
        self.rated.as_ref().map(|(_, strength)| *strength)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_rated_anew_after_a_change_of_it_or_of_the_name_and_only_then() {
        let mut rating = PasswordRating::default();
        let strong = rating.of("quiet otters knit", "Maren");
        assert_eq!(strong, Some(PasswordStrength::VeryStrong));
        assert_eq!(rating.of("q", "Maren"), strong, "nobody has said that it changed");
        rating.outdate();
        assert_eq!(rating.of("q", "Maren"), Some(PasswordStrength::VeryWeak));
        rating.outdate();
        assert!(rating.of("MarenMarenMaren", "Maren") < rating.of("MarenMarenMaren", "Otso"));
        assert_eq!(rating.of("", "Otso"), None);
    }
}
