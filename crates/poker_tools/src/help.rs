//! The page that `--help` prints.

use poker_rigs::Policy;
use poker_text::{Text, Texts, text};
use text::command as t;

use crate::known::{known_formats, known_games, known_languages, known_policies, known_rulebooks, known_tournaments};
use crate::output::version;
use crate::rooms::ROOM_FILE_EXAMPLE;

/// Width of the left column.
const LEFT: usize = 30;

/// What to type, and what it does.
pub type HelpRow = (String, Text);

/// Rows below a heading.
pub struct HelpSection {
    pub heading: Text,
    pub rows: Vec<HelpRow>,
}

/// The help page of a program.
pub struct Help {
    /// What the program is.
    pub about: Text,
    pub commands: Vec<HelpRow>,
    pub options: Vec<HelpSection>,
}

impl Help {
    /// The page in the language of `texts`.
    #[must_use]
    pub fn page(&self, texts: &Texts) -> String {
        let mut page = format!("{}\n{}\n\n{}\n", texts.say(&version()), texts.say(&self.about), texts.say(&t::usage()));
        let line = |(left, right): &HelpRow| format!("  {left:LEFT$}  {}\n", texts.say(right));
        page.extend(self.commands.iter().map(line));
        for section in &self.options {
            page += &format!("\n{}\n", texts.say(&section.heading));
            page.extend(section.rows.iter().map(line));
        }
        page
    }
}

/// The page of `cardroom-tools`.
pub(crate) fn of_tools(program: &str, texts: &Texts) -> String {
    let mut options = vec![common_options(texts)];
    options.extend(tool_options(texts));
    Help { about: t::about_tools(), commands: tool_commands(program, texts), options }.page(texts)
}

/// The commands of this library, as they are typed after `program`.
#[must_use]
pub fn tool_commands(program: &str, texts: &Texts) -> Vec<HelpRow> {
    let value = |text: Text| texts.say(&text);
    let (number, files) = (value(t::value_number()), value(t::value_files()));
    vec![
        (format!("{program} simulate --hands {number} --seed {number}"), t::command_simulate()),
        (format!("{program} simulate --room {} --hands {number} --seed {number}", value(t::value_room())), t::command_simulate_room()),
        (format!("{program} simulate --tournament {} --seed {number}", value(t::value_kind())), t::command_simulate_tournament()),
        (format!("{program} hands check {files}"), t::command_hands_check()),
        (format!("{program} hands verify {files}"), t::command_hands_verify()),
        (format!("{program} hands export --format {} {files}", value(t::value_format())), t::command_hands_export()),
        (format!("{program} locales check {}", value(t::value_folder())), t::command_locales_check()),
    ]
}

/// The options of every command.
#[must_use]
pub fn common_options(texts: &Texts) -> HelpSection {
    let rows = vec![
        ("--help".to_owned(), t::option_help()),
        ("--version".to_owned(), t::option_version()),
        (format!("--locale {}", texts.say(&t::value_language())), t::option_locale(known_languages())),
    ];
    HelpSection { heading: t::options_everywhere(), rows }
}

/// The options of the commands of this library.
#[must_use]
pub fn tool_options(texts: &Texts) -> [HelpSection; 4] {
    let value = |text: Text| texts.say(&text);
    let (folder, file, number) = (value(t::value_folder()), value(t::value_file()), value(t::value_number()));
    let simulate = vec![
        (format!("--hands {number}"), t::option_hands()),
        (format!("--seed {number}"), t::option_seed()),
        (format!("--game {}", value(t::value_game())), t::option_game("nlhe", known_games())),
        (format!("--policy {}", value(t::value_policy())), t::option_policy(Policy::Bots.name(), known_policies())),
        (format!("--players {number}"), t::option_players("6")),
        (format!("--history {file}"), t::option_history()),
        (format!("--rulebook {}", value(t::value_rulebook())), t::option_rulebook(known_rulebooks())),
    ];
    let simulate_room = vec![
        (format!("--room {}", value(t::value_room())), t::option_room(ROOM_FILE_EXAMPLE)),
        (format!("--hands {number}"), t::option_hands()),
        (format!("--seed {number}"), t::option_seed()),
        (format!("--tables {number}"), t::option_tables()),
        (format!("--rulebooks {folder}"), t::option_rulebooks()),
    ];
    let simulate_tournament = vec![
        (format!("--tournament {}", value(t::value_kind())), t::option_tournament(known_tournaments())),
        (format!("--players {number}"), t::option_entrants()),
        (format!("--seed {number}"), t::option_seed()),
        (format!("--rulebook {}", value(t::value_rulebook())), t::option_tournament_rulebook(known_rulebooks())),
        (format!("--history {file}"), t::option_history()),
    ];
    let export = vec![
        (format!("--format {}", value(t::value_format())), t::option_format(known_formats())),
        (format!("--hero {}", value(t::value_name())), t::option_hero()),
        (format!("--out {file}"), t::option_export_out()),
    ];
    [
        HelpSection { heading: t::options_of("simulate"), rows: simulate },
        HelpSection { heading: t::options_of("simulate --room"), rows: simulate_room },
        HelpSection { heading: t::options_of("simulate --tournament"), rows: simulate_tournament },
        HelpSection { heading: t::options_of("hands export"), rows: export },
    ]
}
