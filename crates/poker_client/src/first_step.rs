//! The steps of the first start.

/// A step of the first start: a page with a few choices, each of which applies at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstStep {
    /// Language, name and avatar.
    #[default]
    Welcome,
    /// What makes the table easier to read.
    Look,
    /// Where to play first.
    Play,
}

impl FirstStep {
    /// All steps, in their order.
    pub const ALL: [Self; 3] = [Self::Welcome, Self::Look, Self::Play];

    /// The number of the step, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        Self::ALL.iter().position(|step| *step == self).map_or(1, |at| at + 1)
    }

    /// The step after this one; `None` after the last one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// The step before this one; `None` before the first one.
    #[must_use]
    pub fn back(self) -> Option<Self> {
        Self::ALL.get(self.number().checked_sub(2)?).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn three_steps_follow_each_other_and_back_undoes_next() {
        assert_eq!(FirstStep::default().number(), 1);
        assert_eq!(FirstStep::ALL.map(FirstStep::number), [1, 2, 3]);
        for step in FirstStep::ALL {
            assert!(step.next().is_none_or(|next| next.back() == Some(step)), "{step:?}");
        }
        assert_eq!((FirstStep::Welcome.back(), FirstStep::Play.next()), (None, None));
    }

    #[test]
    fn only_settings_that_no_file_holds_yet_ask_for_the_first_start() {
        assert!(Settings::of_first_start().first_start);
        for file in ["()", "(name: \"Ardan\")", "(version: 1)"] {
            assert!(!Settings::from_ron(file).unwrap().settings.first_start, "{file}");
        }
    }

    #[test]
    fn a_first_start_that_was_left_early_goes_on_and_one_that_is_over_leaves_nothing_in_the_file() {
        let begun = Settings::of_first_start();
        assert!(Settings::from_ron(&begun.to_ron().unwrap()).unwrap().settings.first_start);
        let over = Settings { first_start: false, ..begun };
        assert!(!over.to_ron().unwrap().contains("first_start"));
    }
}
