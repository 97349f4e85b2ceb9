//! The results of mutations.

use std::fmt;

use crate::list::Mutation;

/// The result of a mutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The test failed, as it should.
    Killed,
    /// The test passed although the code was broken, so it does not check the rule.
    Survived,
    /// The changed code does not compile: the message of the compiler.
    NotCompiled(String),
    /// The test ended without a result, or was stopped.
    Unfinished,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Killed => "killed",
            Self::Survived => "SURVIVED",
            Self::NotCompiled(_) => "NOT COMPILED",
            Self::Unfinished => "UNFINISHED",
        })
    }
}

/// The counts of a run's verdicts.
#[derive(Debug, Default)]
pub struct Tally {
    killed: usize,
    /// The verdicts other than killed, each with its rule and test.
    others: Vec<(String, Verdict)>,
}

impl Tally {
    pub fn add(&mut self, mutation: &Mutation, verdict: Verdict) {
        match verdict {
            Verdict::Killed => self.killed += 1,
            other => self.others.push((format!("{} ({})", mutation.rule, mutation.test), other)),
        }
    }

    pub fn all_killed(&self) -> bool {
        self.others.is_empty()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |wanted: fn(&Verdict) -> bool| self.others.iter().filter(|(_, verdict)| wanted(verdict)).count();
        let survived = count(|verdict| *verdict == Verdict::Survived);
        let not_compiled = count(|verdict| matches!(verdict, Verdict::NotCompiled(_)));
        let unfinished = count(|verdict| *verdict == Verdict::Unfinished);
        let all = self.killed + self.others.len();
        write!(f, "{all} mutations: {} killed, {survived} survived, ", self.killed)?;
        write!(f, "{not_compiled} did not compile, {unfinished} did not end")?;
        for (name, verdict) in &self.others {
            write!(f, "\n{verdict}: {name}")?;
            if let Verdict::NotCompiled(why) = verdict {
                write!(f, "\n{why}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutations_that_were_not_killed_are_counted_and_named() {
        let [find, replace, file, package] = [(); 4].map(|()| String::new());
        let mutation = Mutation { rule: "R-BET-6".to_owned(), test: "r_bet_6".to_owned(), find, replace, file, package };
        let mut tally = Tally::default();
        tally.add(&mutation, Verdict::Killed);
        assert!(tally.all_killed());
        tally.add(&mutation, Verdict::Survived);
        tally.add(&mutation, Verdict::NotCompiled("error".to_owned()));
        let told = "3 mutations: 1 killed, 1 survived, 1 did not compile, 0 did not end\n\
                    SURVIVED: R-BET-6 (r_bet_6)\nNOT COMPILED: R-BET-6 (r_bet_6)\nerror";
        assert!(!tally.all_killed());
        assert_eq!(tally.to_string(), told);
    }
}
