//! How hard a password is to guess.

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

impl PasswordStrength {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::VeryWeak, Self::Weak, Self::Fair, Self::Strong, Self::VeryStrong];

    /// The number of steps from the weakest to the strongest.
    pub const STEPS: usize = Self::ALL.len() - 1;

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
}

#[cfg(test)]
mod tests {
    use super::PasswordStrength;

    #[test]
    fn every_strength_is_one_step_above_the_one_before() {
        assert_eq!(PasswordStrength::ALL.map(PasswordStrength::steps), [0, 1, 2, 3, 4]);
        assert_eq!(PasswordStrength::STEPS, 4);
    }
}
