//! The name of a program, and the options and commands that it knows.

/// A program with a command line.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// The name that is typed in a shell.
    pub name: &'static str,
    /// Every long option.
    pub options: &'static [&'static [KnownOption]],
    /// The first words of every command.
    pub commands: &'static [&'static [&'static str]],
}

/// A long option.
#[derive(Clone, Copy, Debug)]
pub struct KnownOption {
    pub(crate) name: &'static str,
    /// An example of the value that it takes; `None` for a switch.
    pub(crate) example: Option<&'static str>,
}

impl KnownOption {
    /// An option with a value, such as `example`.
    #[must_use]
    pub const fn with_value(name: &'static str, example: &'static str) -> KnownOption {
        KnownOption { name, example: Some(example) }
    }

    /// An option without a value.
    #[must_use]
    pub const fn switch(name: &'static str) -> KnownOption {
        KnownOption { name, example: None }
    }
}

/// The first words of the commands of this library.
pub const TOOL_COMMANDS: &[&str] = &["simulate", "hands", "locales"];

const NUMBER: &str = "1000";
const FOLDER: &str = "folder";
const RULEBOOK: &str = "en-2.7";

/// The options of the commands of this library, and those that every program has.
pub const TOOL_OPTIONS: &[KnownOption] = &[
    KnownOption::with_value("--locale", "sv"),
    KnownOption::with_value("--seed", NUMBER),
    KnownOption::with_value("--out", FOLDER),
    KnownOption::with_value("--game", "plo8"),
    KnownOption::with_value("--policy", "random"),
    KnownOption::with_value("--hands", NUMBER),
    KnownOption::with_value("--players", "6"),
    KnownOption::with_value("--history", "hands.phhs"),
    KnownOption::with_value("--format", "pokerstars"),
    KnownOption::with_value("--hero", "Ann"),
    KnownOption::with_value("--rulebook", RULEBOOK),
    KnownOption::with_value("--rulebooks", FOLDER),
    KnownOption::with_value("--room", RULEBOOK),
    KnownOption::with_value("--tables", NUMBER),
    KnownOption::with_value("--tournament", "freezeout"),
    KnownOption::switch("--help"),
    KnownOption::switch("--version"),
];

impl Program {
    pub(crate) fn option(&self, name: &str) -> Option<KnownOption> {
        self.options().find(|option| option.name == name)
    }

    /// The option whose name is nearest to a mistyped one.
    pub(crate) fn nearest_option(&self, mistyped: &str) -> Option<&'static str> {
        nearest(mistyped, self.options().map(|option| option.name))
    }

    /// The command whose name is nearest to a mistyped one.
    pub(crate) fn nearest_command(&self, mistyped: &str) -> Option<&'static str> {
        nearest(mistyped, self.commands.iter().flat_map(|commands| commands.iter().copied()))
    }

    fn options(&self) -> impl Iterator<Item = KnownOption> {
        self.options.iter().flat_map(|options| options.iter().copied())
    }
}

/// The known word that differs least, if it differs by no more than two letters.
fn nearest(word: &str, known: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    known.map(|candidate| (distance(word, candidate), candidate)).filter(|(distance, _)| *distance <= 2).min().map(|(_, name)| name)
}

/// The number of letters to add, drop or change to turn one word into the other.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, a) in left.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in right.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[right.len()]
}
