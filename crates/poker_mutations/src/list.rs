//! Reads the list of mutations.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context as _;
use serde::Deserialize;

/// The list of mutations, `tests/data/mutations.ron`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    pub mutations: Vec<Mutation>,
    /// The rules that no change of code can break, each with the reason.
    pub unbreakable: BTreeMap<String, String>,
}

/// A change of code that breaks a rule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mutation {
    /// The rule, such as `R-BET-11`.
    pub rule: String,
    /// The path of the file that is changed, relative to the root of the repository.
    pub file: String,
    /// The text that is replaced. It must occur exactly once in the file.
    pub find: String,
    /// The text that replaces it.
    pub replace: String,
    /// The package whose library contains the test.
    pub package: String,
    /// The test that must fail.
    pub test: String,
}

impl List {
    /// Reads the list of mutations of a repository.
    pub fn read(repository: &Path) -> anyhow::Result<List> {
        let file = repository.join("tests/data/mutations.ron");
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        ron::from_str(&text).with_context(|| file.display().to_string())
    }
}

impl Mutation {
    /// The folder of the package whose code is changed; `None` outside `crates/`.
    pub fn code_package(&self) -> Option<&str> {
        self.file.strip_prefix("crates/")?.split('/').next()
    }

    /// The text of the file after the change; `None` if `find` does not occur exactly once.
    pub fn applied_to(&self, text: &str) -> Option<String> {
        (text.matches(&self.find).count() == 1).then(|| text.replacen(&self.find, &self.replace, 1))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::repository;

    /// The file `tests/data/rules.ron`.
    #[derive(Deserialize)]
    struct Rules {
        rules: BTreeMap<String, Row>,
    }

    #[derive(Deserialize)]
    struct Row {
        tests: Vec<String>,
    }

    fn list() -> List {
        List::read(&repository()).unwrap()
    }

    fn rules() -> BTreeMap<String, Row> {
        let text = fs::read_to_string(repository().join("tests/data/rules.ron")).unwrap();
        ron::from_str::<Rules>(&text).unwrap().rules
    }

    #[test]
    fn every_rule_is_broken_by_a_mutation_or_says_why_none_can() {
        let List { mutations, unbreakable } = list();
        let broken: BTreeSet<String> = mutations.into_iter().map(|mutation| mutation.rule).collect();
        for (rule, why) in &unbreakable {
            assert!(!broken.contains(rule) && !why.is_empty(), "{rule}");
        }
        let listed: BTreeSet<String> = broken.into_iter().chain(unbreakable.into_keys()).collect();
        assert_eq!(listed, rules().into_keys().collect());
    }

    #[test]
    fn every_text_to_be_replaced_occurs_once_in_its_file() {
        for mutation in list().mutations {
            let text = fs::read_to_string(repository().join(&mutation.file)).unwrap();
            let found = text.matches(&mutation.find).count();
            assert_eq!(found, 1, "{}: {:?} in {}", mutation.rule, mutation.find, mutation.file);
            assert_ne!(mutation.applied_to(&text), Some(text), "{}", mutation.rule);
        }
    }

    #[test]
    fn every_named_test_is_a_test_of_its_rule() {
        let rules = rules();
        for Mutation { rule, test, .. } in list().mutations {
            assert!(rules[&rule].tests.contains(&test), "{rule}: {test} is not among its tests");
        }
    }

    #[test]
    fn exactly_the_rules_without_a_test_are_listed_as_unbreakable() {
        let unbreakable = list().unbreakable;
        for (rule, row) in rules() {
            assert_eq!(row.tests.is_empty(), unbreakable.contains_key(&rule), "{rule}");
        }
    }
}
