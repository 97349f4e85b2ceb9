//! Every command that a text names is a command of this program.

use std::fs;
use std::path::{Path, PathBuf};

use clap::CommandFactory as _;

use super::Arguments;

fn program() -> clap::Command {
    let mut program = Arguments::command();
    program.build();
    program
}

/// The first word of a command line that is neither a command, an option nor a value; `None` if all are known.
fn unknown(program: &clap::Command, line: &str) -> Option<String> {
    let (mut at, mut values, mut of_option) = (program, 0, false);
    for word in line.split_whitespace().map(|word| word.trim_matches(['[', ']', ',', '.', ':', ';', '…'])) {
        if std::mem::take(&mut of_option) || word.is_empty() {
            continue;
        }
        if let Some(option) = word.strip_prefix("--") {
            let known = at.get_arguments().find(|argument| argument.get_long() == Some(option));
            of_option = known.is_some_and(|argument| argument.get_action().takes_values());
            if known.is_none() && !["help", "version"].contains(&option) {
                return Some(word.to_owned());
            }
        } else if let Some(command) = at.find_subcommand(word) {
            (at, values) = (command, 0);
        } else if at.has_subcommands() {
            // A word in capitals stands for a command.
            if word.chars().any(|letter| letter.is_lowercase()) {
                return Some(word.to_owned());
            }
        } else {
            values += 1;
            if values > at.get_positionals().count() {
                return Some(word.to_owned());
            }
        }
    }
    None
}

/// The command lines in a text: what follows the name of the program, and `admin` at the beginning of code or of a quotation.
fn command_lines(text: &str) -> Vec<String> {
    let lines = [("cardroom-server ", ""), ("`admin ", "admin "), ("\"admin ", "admin ")].into_iter().flat_map(|(mark, before)| {
        let ends = |letter: char| ['`', '"', '|', ')', '(', '\n', '\\', '{'].contains(&letter);
        text.match_indices(mark).map(move |(at, _)| {
            let rest = &text[at + mark.len()..];
            format!("{before}{}", rest.split(ends).next().unwrap_or_default())
        })
    });
    lines.collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files with one of these endings in a folder and in all folders below it.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let here = files.into_iter().filter(|file| file.extension().is_some_and(|ending| endings.iter().any(|other| ending == *other)));
    here.chain(folders.iter().flat_map(|folder| self::files(folder, endings))).collect()
}

#[test]
fn every_command_that_a_text_names_exists() {
    let (program, root) = (program(), root());
    let in_folders = [("docs", "md"), ("docs", "ron"), ("locales", "ftl"), ("crates/poker_server", "rs"), ("tests/data", "md")];
    let texts = ["README.md", "ARCHITECTURE.md", "SECURITY.md"].map(|name| root.join(name)).into_iter();
    let texts = texts.chain(in_folders.into_iter().flat_map(|(folder, ending)| files(&root.join(folder), &[ending])));
    let mut found = 0;
    for file in texts.filter(|file| !file.ends_with("command/tests.rs")) {
        for line in command_lines(&fs::read_to_string(&file).unwrap()) {
            found += 1;
            assert_eq!(unknown(&program, &line), None, "{}: {line}", file.display());
        }
    }
    assert!(found > 40, "only {found} command lines were found");
    for wrong in ["admin jackpots show", "admin backup --into DIR", "serve", "admin tournament end 3", "admin plaiers"] {
        assert!(unknown(&program, wrong).is_some(), "{wrong}");
    }
}

#[test]
fn the_document_for_operators_names_every_command_and_no_other() {
    let program = program();
    let admin = program.find_subcommand("admin").unwrap();
    let text = fs::read_to_string(root().join("docs/operating.md")).unwrap();
    let rows = text.lines().skip_while(|line| !line.starts_with("| command |")).take_while(|line| line.starts_with('|'));
    let first_cells: Vec<&str> = rows.filter_map(|row| row.split(" | ").next()).collect();
    let spans =
        first_cells.iter().flat_map(|cell| cell.split('`').skip(1).step_by(2)).filter(|span| *span != "off" && !span.starts_with('-'));
    let spans: Vec<&str> = spans.collect();
    for span in &spans {
        assert_eq!(unknown(admin, span), None, "{span}");
        assert!(admin.find_subcommand(span.split(' ').next().unwrap()).is_some(), "{span}");
    }
    let named = |path: &str| spans.iter().any(|span| *span == path || span.starts_with(&format!("{path} ")));
    let commands = admin.get_subcommands().flat_map(|command| {
        let below: Vec<String> = command.get_subcommands().map(|other| format!("{} {}", command.get_name(), other.get_name())).collect();
        if below.is_empty() { vec![command.get_name().to_owned()] } else { below }
    });
    let missing: Vec<String> = commands.filter(|path| !path.split(' ').any(|word| word == "help") && !named(path)).collect();
    assert_eq!(missing, [""; 0], "not in docs/operating.md");
}
