//! How hard a password is to guess: the crate `zxcvbn` tries likely words, names, dates and patterns.

use std::collections::BTreeSet;

use poker_client::PasswordStrength;
use poker_protocol::{AccountName, Password};
use zxcvbn::{Score, zxcvbn};

/// The number of characters that are looked at. The time for it grows with the square of their number.
const LOOKED_AT: usize = 100;

/// What stands between the parts of a name where a password is made of it.
const JOINTS: [&str; 5] = ["", " ", "-", "_", "."];

/// The strength of a password for an account of this name; `None` for an empty one. The name is guessed first. A password that may not be
/// chosen is weak at best, so that none is praised and then refused.
///
/// It takes milliseconds, so callers keep the result until the password or the name changes. The same password can get weaker as the years
/// pass, because years near the present are guessed first: the crate reads the system's clock.
pub(super) fn strength_of(password: &str, name: &str) -> Option<PasswordStrength> {
    if password.is_empty() {
        return None;
    }
    let looked_at: String = password.chars().take(LOOKED_AT).collect();
    let forms = name_forms(name);
    let guessed_first: Vec<&str> = forms.iter().map(String::as_str).collect();
    let strength = of_score(zxcvbn(&looked_at, &guessed_first).score());
    let refused = Password::new(password).check(&AccountName::unchecked(name)).is_err();
    Some(if refused { strength.min(PasswordStrength::Weak) } else { strength })
}

fn of_score(score: Score) -> PasswordStrength {
    match score {
        Score::Zero => PasswordStrength::VeryWeak,
        Score::One => PasswordStrength::Weak,
        Score::Two => PasswordStrength::Fair,
        Score::Three => PasswordStrength::Strong,
        // The highest score, and what a later version of the crate may put above it.
        _ => PasswordStrength::VeryStrong,
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
    use super::{name_forms, strength_of};

    const NAME: &str = "Lisbet Ahrend";

    fn strength(password: &str) -> PasswordStrength {
        strength_of(password, NAME).unwrap()
    }

    #[test]
    fn a_password_is_rated_as_it_is_typed_and_one_near_the_name_is_weak() {
        assert_eq!(strength_of("", NAME), None);
        let typed = "quiet otters knit";
        let rated: Vec<_> = (1..=typed.len()).map(|letters| strength(&typed[..letters])).collect();
        assert_eq!((rated[0], rated[typed.len() - 1]), (VeryWeak, VeryStrong), "{rated:?}");
        for near in ["lisbet ahrend", "AhrendLisbet1", "LisbetLisbet7", "l1sbet-ahrend!"] {
            assert!(strength(near) <= Weak, "{near}: {:?}", strength(near));
            let of_another = strength_of(near, "Quillon").unwrap();
            assert!(of_another > Weak, "{near} is weak for its nearness alone: {of_another:?}");
        }
    }

    #[test]
    fn every_strength_has_a_password() {
        let passwords = ["aaaaaaaaaaaa", "dragonmonkey12", "lanternlight", "winter-garden", "quiet otters knit"];
        assert_eq!(passwords.map(strength), [VeryWeak, Weak, Fair, Strong, VeryStrong]);
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
