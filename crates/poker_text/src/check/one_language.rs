//! Compares the files of one language with the list of keys.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry as Parsed, Resource};
use fluent_syntax::parser;

use super::finding::{Finding, FindingKind};
use super::mentions::{Mention, mentions};
use crate::Language;
use crate::key::{Entry, ParamKind, RANK_ROLES};
use crate::source::{self, SourceError, SourceFile, line_of, line_of_error};
use crate::syntax_problem::problem;
use crate::text::{self, entries};

/// A message or term in a file.
struct Found<'a> {
    id: &'a str,
    file: &'a SourceFile,
    has_value: bool,
    attributes: Vec<&'a str>,
    mentions: Vec<Mention<'a>>,
}

impl Found<'_> {
    fn at(&self, part: &str, kind: FindingKind) -> Finding {
        Finding { path: self.file.path.clone(), line: Some(self.line_of(part)), kind }
    }

    /// The line, from 1, of a slice of the file's content.
    fn line_of(&self, part: &str) -> usize {
        line_of(&self.file.content, part.as_ptr().addr().saturating_sub(self.file.content.as_ptr().addr()))
    }
}

/// All messages and terms in the files of a language, by id.
#[derive(Default)]
struct Contents<'a> {
    messages: BTreeMap<&'a str, Found<'a>>,
    terms: BTreeMap<&'a str, Found<'a>>,
}

/// All errors in the files of one language.
pub(super) fn check(locales: &Path, language: Language) -> Vec<Finding> {
    let files = match source::of_folder(locales, language) {
        Ok(files) => files,
        Err(SourceError::File { path, source }) => {
            let cause = text::cause::of(&source);
            return vec![Finding { path, line: None, kind: FindingKind::Unreadable { cause } }];
        }
        Err(SourceError::Folder { path, .. } | SourceError::Empty { path } | SourceError::Message { path, .. }) => {
            return vec![Finding { path, line: None, kind: FindingKind::FolderMissing }];
        }
    };
    let mut findings = Vec::new();
    let mut contents = Contents::default();
    for file in &files {
        let resource = parsed(file, &mut findings);
        gather(file, resource, &mut contents, &mut findings);
    }
    findings.extend(entries().flat_map(|entry| of_key(entry, &contents, locales, language)));
    findings.extend(unused(&contents));
    findings.extend(unknown_references(&contents));
    findings.extend(missing_forms(&contents));
    findings
}

/// The parts of a file that follow the syntax. Each syntax error becomes a finding.
fn parsed<'a>(file: &'a SourceFile, findings: &mut Vec<Finding>) -> Resource<&'a str> {
    parser::parse(file.content.as_str()).unwrap_or_else(|(resource, errors)| {
        findings.extend(errors.iter().map(|error| Finding {
            path: file.path.clone(),
            line: Some(line_of_error(&file.content, error)),
            kind: FindingKind::Malformed { problem: problem(&error.kind) },
        }));
        resource
    })
}

fn gather<'a>(file: &'a SourceFile, resource: Resource<&'a str>, contents: &mut Contents<'a>, findings: &mut Vec<Finding>) {
    for entry in resource.body {
        let (found, place) = match entry {
            Parsed::Message(message) => (
                Found {
                    id: message.id.name,
                    file,
                    has_value: message.value.is_some(),
                    attributes: message.attributes.iter().map(|attribute| attribute.id.name).collect(),
                    mentions: mentions(message.value.as_ref(), &message.attributes),
                },
                &mut contents.messages,
            ),
            Parsed::Term(term) => (
                Found {
                    id: term.id.name,
                    file,
                    has_value: true,
                    attributes: Vec::new(),
                    mentions: mentions(Some(&term.value), &term.attributes),
                },
                &mut contents.terms,
            ),
            Parsed::Comment(_) | Parsed::GroupComment(_) | Parsed::ResourceComment(_) | Parsed::Junk { .. } => continue,
        };
        match place.get(found.id) {
            Some(first) => {
                let kind =
                    FindingKind::Duplicate { key: found.id.to_owned(), path: first.file.path.clone(), line: first.line_of(first.id) };
                findings.push(found.at(found.id, kind));
            }
            None => {
                place.insert(found.id, found);
            }
        }
    }
}

/// The findings for one key: its message is missing, has no value, or does not use the arguments of the key.
fn of_key(entry: &Entry, contents: &Contents<'_>, locales: &Path, language: Language) -> Vec<Finding> {
    let Some(found) = contents.messages.get(entry.id) else { return vec![missing(entry, contents, locales, language)] };
    let key = || entry.id.to_owned();
    let mut findings = Vec::new();
    if !found.has_value {
        findings.push(found.at(found.id, FindingKind::NoValue { key: key() }));
    }
    let mut used = BTreeSet::new();
    for mention in &found.mentions {
        let Mention::Argument(name) = mention else { continue };
        match entry.params.iter().find(|param| param.name == *name || (param.kind == ParamKind::Rank && role(param.name, name).is_some())) {
            Some(param) => {
                used.insert(param.name);
            }
            None => findings.push(found.at(name, FindingKind::UnknownArgument { key: key(), argument: (*name).to_owned() })),
        }
    }
    let unused = entry.params.iter().filter(|param| !used.contains(param.name));
    findings.extend(unused.map(|param| found.at(found.id, FindingKind::ArgumentUnused { key: key(), argument: param.name.to_owned() })));
    findings
}

/// The role in an argument such as `a-pl` of the parameter `a`; `None` if it names no role of that parameter.
fn role(param: &str, argument: &str) -> Option<&'static str> {
    let suffix = argument.strip_prefix(param)?.strip_prefix('-')?;
    RANK_ROLES.into_iter().find(|role| *role == suffix)
}

/// The finding for a missing key. Its place is the line of the key before it in the list, in the file of its subject, or the first line.
fn missing(entry: &Entry, contents: &Contents<'_>, locales: &Path, language: Language) -> Finding {
    let subject = entry.id.split('-').next().unwrap_or(entry.id);
    let path: PathBuf = locales.join(language.folder()).join(subject).with_extension("ftl");
    let before = entries()
        .take_while(|other| other.id != entry.id)
        .filter_map(|other| contents.messages.get(other.id))
        .filter(|found| found.file.path == path)
        .last();
    let line = before.map_or(1, |found| found.line_of(found.id));
    Finding { path, line: Some(line), kind: FindingKind::Missing { key: entry.id.to_owned() } }
}

/// The messages and terms that no key and no other message uses.
fn unused(contents: &Contents<'_>) -> Vec<Finding> {
    let known: BTreeSet<&str> = entries().map(|entry| entry.id).collect();
    let all = || contents.messages.values().chain(contents.terms.values()).flat_map(|found| &found.mentions);
    let is_mentioned = |wanted: &str| all().any(|mention| matches!(mention, Mention::Message(id, _) if *id == wanted));
    let is_used_term = |wanted: &str| all().any(|mention| matches!(mention, Mention::Term(id) if *id == wanted));
    let messages = contents.messages.values().filter(|found| !known.contains(found.id) && !is_mentioned(found.id));
    let terms = contents.terms.values().filter(|found| !is_used_term(found.id));
    messages
        .map(|found| found.at(found.id, FindingKind::Unused { key: found.id.to_owned() }))
        .chain(terms.map(|found| found.at(found.id, FindingKind::Unused { key: format!("-{}", found.id) })))
        .collect()
}

fn unknown_references(contents: &Contents<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for found in contents.messages.values().chain(contents.terms.values()) {
        for mention in &found.mentions {
            let (part, reference) = match mention {
                Mention::Argument(_) => continue,
                Mention::Message(id, attribute) => match (contents.messages.get(id), attribute) {
                    (Some(_), None) => continue,
                    (Some(other), Some(attribute)) if other.attributes.contains(attribute) => continue,
                    (_, None) => (id, (*id).to_owned()),
                    (_, Some(attribute)) => (id, format!("{id}.{attribute}")),
                },
                Mention::Term(id) if contents.terms.contains_key(id) => continue,
                Mention::Term(id) => (id, format!("-{id}")),
                Mention::Function("NUMBER") => continue,
                Mention::Function(id) => (id, (*id).to_owned()),
            };
            findings.push(found.at(part, FindingKind::UnknownReference { key: found.id.to_owned(), reference }));
        }
    }
    findings
}

/// The ranks that lack a form which a message of this language uses.
fn missing_forms(contents: &Contents<'_>) -> Vec<Finding> {
    let mut forms = BTreeSet::new();
    for entry in entries() {
        let Some(found) = contents.messages.get(entry.id) else { continue };
        for param in entry.params.iter().filter(|param| param.kind == ParamKind::Rank) {
            forms.extend(found.mentions.iter().filter_map(|mention| match mention {
                Mention::Argument(name) => role(param.name, name),
                Mention::Message(..) | Mention::Term(_) | Mention::Function(_) => None,
            }));
        }
    }
    let ranks = text::rank::ENTRIES.iter().filter_map(|entry| contents.messages.get(entry.id));
    let lacking = |found: &&Found<'_>, form: &str| !found.attributes.contains(&form);
    ranks
        .flat_map(|found| {
            forms
                .iter()
                .filter(move |form| lacking(&found, form))
                .map(move |form| found.at(found.id, FindingKind::MissingForm { key: found.id.to_owned(), form: (*form).to_owned() }))
        })
        .collect()
}
