//! `cardroom --help`.

use poker_text::{Language, Text, Texts, text};
use poker_tools::{Help, HelpSection, ROOM_FILE_EXAMPLE, USUAL_ROOM, common_options, known_languages, tool_commands, tool_options};

use super::program::{CARDROOM, SIZE_EXAMPLE};
use text::command as t;

/// Prints the help in a language.
pub(super) fn print(language: Language) {
    poker_tools::print(&page(&Texts::embedded(language)));
}

fn page(texts: &Texts) -> String {
    let value = |text: Text| texts.say(&text);
    let (folder, file, number) = (value(t::value_folder()), value(t::value_file()), value(t::value_number()));
    let mut commands = vec![
        ("cardroom [play]".to_owned(), t::command_play()),
        (format!("cardroom replay {file}"), t::command_replay("play")),
        (format!("cardroom tour --out {folder}"), t::command_tour()),
    ];
    commands.extend(tool_commands(CARDROOM.name, texts));
    let play = vec![
        (format!("--data {folder}"), t::option_data()),
        (format!("--assets {folder}"), t::option_assets()),
        (format!("--locales {folder}"), t::option_locales()),
        ("--show-keys".to_owned(), t::option_show_keys()),
        (format!("--seed {number}"), t::option_seed_play()),
        (format!("--trace {file}"), t::option_trace()),
        ("--autoplay".to_owned(), t::option_autoplay()),
        (format!("--room {}", value(t::value_room())), t::option_room_play(USUAL_ROOM, ROOM_FILE_EXAMPLE)),
        (format!("--rulebooks {folder}"), t::option_rulebooks()),
    ];
    let tour = vec![
        (format!("--out {folder}"), t::option_out()),
        (format!("--locale {}", value(t::value_languages())), t::option_tour_locale(known_languages())),
        (format!("--size {}", value(t::value_sizes())), t::option_size(format!("640x360,{SIZE_EXAMPLE}"))),
        (format!("--assets {folder}"), t::option_assets()),
        (format!("--locales {folder}"), t::option_locales()),
        (format!("--rulebooks {folder}"), t::option_rulebooks()),
    ];
    let mut options = vec![
        common_options(texts),
        HelpSection { heading: t::options_of("play"), rows: play },
        HelpSection { heading: t::options_of("replay"), rows: vec![(format!("--hand {number}"), t::option_hand())] },
        HelpSection { heading: t::options_of("tour"), rows: tour },
    ];
    options.extend(tool_options(texts));
    Help { about: t::about(), commands, options }.page(texts)
}
