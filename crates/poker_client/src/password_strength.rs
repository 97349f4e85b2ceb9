//! How hard a password is to guess.

use std::collections::BTreeSet;

use poker_protocol::{AccountName, Password};
use zxcvbn::{Score, zxcvbn};

/// How hard a password is to guess for somebody who tries likely words, names, dates and patterns first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PasswordStrength {
    /// At most about a thousand guesses.
    VeryWeak,
    /// At most about a million guesses.
    Weak,
    /// At most about a hundred million guesses.
    Fair,
    /// At most about ten thousand million guesses.
    Strong,
    /// More guesses than that.
    VeryStrong,
}

/// The number of characters that are looked at. The time for it grows with the square of their number.
const LOOKED_AT: usize = 100;

/// What stands between the parts of a name where a password is made of it.
const JOINTS: [&str; 5] = ["", " ", "-", "_", "."];

impl PasswordStrength {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::VeryWeak, Self::Weak, Self::Fair, Self::Strong, Self::VeryStrong];

    /// The number of steps from the weakest to the strongest.
    pub const STEPS: usize = Self::ALL.len() - 1;

    /// The strength of a password for an account of this name; `None` for an empty one. The name is guessed first. A password that may not
    /// be chosen is weak at best, so that none is praised and then refused.
    ///
    /// It takes milliseconds, so callers keep the result until the password or the name changes. The same password can get weaker as the
    /// years pass, because years near the present are guessed first.
    #[must_use]
    pub fn of(password: &str, name: &str) -> Option<Self> {
        if password.is_empty() {
            return None;
        }
        let looked_at: String = password.chars().take(LOOKED_AT).collect();
        let forms = name_forms(name);
        let guessed_first: Vec<&str> = forms.iter().map(String::as_str).collect();
        let strength = Self::of_score(zxcvbn(&looked_at, &guessed_first).score());
        let refused = Password::new(password).check(&AccountName::unchecked(name)).is_err();
        Some(if refused { strength.min(Self::Weak) } else { strength })
    }

    /// The number of steps above the weakest strength, at most [`Self::STEPS`].
    #[must_use]
    pub const fn steps(self) -> usize {
        match self {
            Self::VeryWeak => 0,
            Self::Weak => 1,
            Self::Fair => 2,
            Self::Strong => 3,
            Self::VeryStrong => 4,
        }
    }

    fn of_score(score: Score) -> Self {
        match score {
            Score::Zero => Self::VeryWeak,
            Score::One => Self::Weak,
            Score::Two => Self::Fair,
            Score::Three => Self::Strong,
            // The highest score, and what a later version of the crate may put above it.
            _ => Self::VeryStrong,
        }
    }
}

/// The forms of a name that are guessed first: each of its parts, and all of them from the first to the last and the other way round.
/// Without the whole forms, a password of two parts of the name would count as two words that have nothing to do with each other.
fn name_forms(name: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    let backwards: Vec<&str> = parts.iter().rev().copied().collect();
    let whole = JOINTS.iter().flat_map(|joint| [parts.join(joint), backwards.join(joint)]);
    // The later a form is in the list, the harder it counts; so none is there twice.
    let mut seen = BTreeSet::from([String::new()]);
    parts.iter().map(|part| (*part).to_owned()).chain(whole).filter(|form| seen.insert(form.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::PasswordStrength::{self, Fair, Strong, VeryStrong, VeryWeak, Weak};
    use super::name_forms;

    const NAME: &str = "Lisbet Ahrend";

    fn strength(password: &str) -> PasswordStrength {
        PasswordStrength::of(password, NAME).unwrap()
    }

    #[test]
    fn a_password_is_rated_as_it_is_typed_and_one_near_the_name_is_weak() {
        assert_eq!(PasswordStrength::of("", NAME), None);
        let typed = "quiet otters knit";
        let rated: Vec<_> = (1..=typed.len()).map(|letters| strength(&typed[..letters])).collect();
        assert_eq!((rated[0], rated[typed.len() - 1]), (VeryWeak, VeryStrong), "{rated:?}");
        for near in ["lisbet ahrend", "AhrendLisbet1", "LisbetLisbet7", "l1sbet-ahrend!"] {
            assert!(strength(near) <= Weak, "{near}: {:?}", strength(near));
            let of_another = PasswordStrength::of(near, "Quillon").unwrap();
            assert!(of_another > Weak, "{near} is weak for its nearness alone: {of_another:?}");
        }
    }

    #[test]
    fn every_strength_has_a_password_and_one_step_more_than_the_one_before() {
        let passwords = ["aaaaaaaaaaaa", "dragonmonkey12", "lanternlight", "winter-garden", "quiet otters knit"];
        assert_eq!(passwords.map(strength), [VeryWeak, Weak, Fair, Strong, VeryStrong]);
        assert_eq!(PasswordStrength::ALL.map(PasswordStrength::steps), [0, 1, 2, 3, 4]);
        assert_eq!(PasswordStrength::STEPS, 4);
    }

    #[test]
    fn a_password_that_may_not_be_chosen_is_weak_at_best() {
        let typed = "vK7#qz!Lw2x&";
        assert_eq!(strength(typed), VeryStrong);
        assert_eq!(strength(&typed[..11]), Weak, "it is too short");
    }

    #[test]
    fn a_long_password_is_rated_by_its_first_hundred_characters() {
        let long = "å".repeat(100);
        assert_eq!(strength(&format!("{long}vK7#qz!Lw2x&")), strength(&long));
        assert_eq!(strength(&format!("{}vK7#qz!Lw2x&", &long[..100])), VeryStrong, "these are {} characters", 62);
    }

    #[test]
    fn a_name_is_guessed_in_parts_and_as_a_whole() {
        let forms = name_forms("J.-P. Roux");
        for form in ["J", "Roux", "JPRoux", "Roux P J", "J.P.Roux"] {
            assert!(forms.iter().any(|known| known == form), "{form} is not in {forms:?}");
        }
        assert_eq!(name_forms("Otso"), ["Otso"]);
        assert_eq!(name_forms(" - "), [""; 0]);
    }
}
