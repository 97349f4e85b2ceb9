//! `cardroom --help`.

use std::io::Write as _;

use poker_host::Policy;
use poker_text::{Language, Text, Texts, text};

use super::failure::{known_formats, known_games, known_languages, known_policies};
use super::parse::SIZE_EXAMPLE;
use super::rooms;

/// A room file, as an example.
const ROOM_FILE_EXAMPLE: &str = "mine.room.ron";

/// Width of the left column.
const LEFT: usize = 30;

/// Prints the help in a language; success.
pub(super) fn print(language: Language) -> i32 {
    drop(write!(std::io::stdout(), "{}", page(&Texts::embedded(language))));
    0
}

fn page(texts: &Texts) -> String {
    use text::command as t;
    let mut page =
        format!("{}\n{}\n\n{}\n", texts.say(&t::version(env!("CARGO_PKG_VERSION"))), texts.say(&t::about()), texts.say(&t::usage()));
    let value = |text: Text| texts.say(&text);
    let (folder, file, number) = (value(t::value_folder()), value(t::value_file()), value(t::value_number()));
    let mut row = |left: String, right: Text| {
        page += &format!("  {left:LEFT$}  {}\n", texts.say(&right));
    };
    row("cardroom [play]".to_owned(), t::command_play());
    row(format!("cardroom tour --out {folder}"), t::command_tour());
    row(format!("cardroom simulate --hands {number} --seed {number}"), t::command_simulate());
    row(format!("cardroom simulate --room {} --hands {number} --seed {number}", value(t::value_room())), t::command_simulate_room());
    row(format!("cardroom hands check {}", value(t::value_files())), t::command_hands_check());
    row(format!("cardroom hands verify {}", value(t::value_files())), t::command_hands_verify());
    let files = value(t::value_files());
    row(format!("cardroom hands export --format {} {files}", value(t::value_format())), t::command_hands_export());
    row(format!("cardroom locales check {folder}"), t::command_locales_check());
    let sections: [(Text, Vec<(String, Text)>); 6] = [
        (
            t::options_everywhere(),
            vec![
                ("--help".to_owned(), t::option_help()),
                ("--version".to_owned(), t::option_version()),
                (format!("--locale {}", value(t::value_language())), t::option_locale(known_languages())),
            ],
        ),
        (
            t::options_of("play"),
            vec![
                (format!("--data {folder}"), t::option_data()),
                (format!("--assets {folder}"), t::option_assets()),
                (format!("--locales {folder}"), t::option_locales()),
                ("--show-keys".to_owned(), t::option_show_keys()),
                (format!("--seed {number}"), t::option_seed_play()),
                (format!("--trace {file}"), t::option_trace()),
                (format!("--room {}", value(t::value_room())), t::option_room_play(rooms::USUAL, ROOM_FILE_EXAMPLE)),
                (format!("--rulebooks {folder}"), t::option_rulebooks()),
            ],
        ),
        (
            t::options_of("tour"),
            vec![
                (format!("--out {folder}"), t::option_out()),
                (format!("--locale {}", value(t::value_languages())), t::option_tour_locale(known_languages())),
                (format!("--size {}", value(t::value_sizes())), t::option_size(format!("640x360,{SIZE_EXAMPLE}"))),
                (format!("--assets {folder}"), t::option_assets()),
                (format!("--locales {folder}"), t::option_locales()),
                (format!("--rulebooks {folder}"), t::option_rulebooks()),
            ],
        ),
        (
            t::options_of("simulate"),
            vec![
                (format!("--hands {number}"), t::option_hands()),
                (format!("--seed {number}"), t::option_seed()),
                (format!("--game {}", value(t::value_game())), t::option_game("nlhe", known_games())),
                (format!("--policy {}", value(t::value_policy())), t::option_policy(Policy::Bots.name(), known_policies())),
                (format!("--players {number}"), t::option_players("6")),
                (format!("--history {file}"), t::option_history()),
                (format!("--rulebook {}", value(t::value_rulebook())), t::option_rulebook("en-2.7")),
            ],
        ),
        (
            t::options_of("simulate --room"),
            vec![
                (format!("--room {}", value(t::value_room())), t::option_room(ROOM_FILE_EXAMPLE)),
                (format!("--hands {number}"), t::option_hands()),
                (format!("--seed {number}"), t::option_seed()),
                (format!("--tables {number}"), t::option_tables()),
                (format!("--rulebooks {folder}"), t::option_rulebooks()),
            ],
        ),
        (
            t::options_of("hands export"),
            vec![
                (format!("--format {}", value(t::value_format())), t::option_format(known_formats())),
                (format!("--hero {}", value(t::value_name())), t::option_hero()),
                (format!("--out {file}"), t::option_export_out()),
            ],
        ),
    ];
    for (heading, rows) in sections {
        page += &format!("\n{}\n", texts.say(&heading));
        for (left, right) in rows {
            page += &format!("  {left:LEFT$}  {}\n", texts.say(&right));
        }
    }
    page
}
