//! A message of the operating system when the player must act and the window is not in front.
//!
//! The system's own program shows it, so no crate for notifications is needed. Where the system has none, the task bar calls alone.

use std::collections::BTreeSet;
use std::process::{Command, Stdio};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use poker_protocol::TableId;
use poker_text::text;

use crate::language::CurrentLanguage;
use crate::platform::NAME;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::trace::Trace;

/// Shows a message for each table where the player's turn begins while the window is not in front, if the player wants it.
pub(crate) fn notify_player(
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut trace: ResMut<Trace>,
    mut before: Local<BTreeSet<TableId>>,
) {
    let now: BTreeSet<TableId> = session.tables_to_act().collect();
    if *before == now {
        return;
    }
    let away = settings.0.notifies && windows.iter().all(|window| !window.focused);
    for table in now.difference(&before).filter(|_| away) {
        let name = session.client.table(*table).map(|model| model.info().name.clone()).unwrap_or_default();
        let words = language.texts.say(&text::action::your_turn_at(name));
        trace.event("notification", serde_json::json!({ "table": table.0 }));
        show(words);
    }
    *before = now;
}

/// Starts the system's program, on a thread that waits for its end. A failure is passed over: the task bar and the title call too.
fn show(words: String) {
    let run = move || {
        let (program, arguments) = program(std::env::consts::OS, &words);
        let mut command = Command::new(program);
        command.args(arguments).env(WORDS, &words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        without_console(&mut command);
        drop(command.status());
    };
    drop(std::thread::Builder::new().name("cardroom-notify".to_owned()).spawn(run));
}

/// Opens no console for the program.
#[cfg(windows)]
fn without_console(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn without_console(_command: &mut Command) {}

/// The program that shows a message on this system, and its arguments. The words are never part of a script: they are an argument of their
/// own or, for PowerShell, which reads its arguments as a script, in the environment.
fn program<'a>(system: &str, words: &'a str) -> (&'static str, Vec<&'a str>) {
    match system {
        "macos" => ("osascript", vec!["-e", MAC_SCRIPT, NAME, words]),
        "windows" => ("powershell", vec!["-NoProfile", "-NonInteractive", "-Command", WINDOWS_SCRIPT]),
        _ => ("notify-send", vec!["--app-name", NAME, "--", NAME, words]),
    }
}

/// The variable of the environment that has the words.
const WORDS: &str = "CARDROOM_WORDS";
/// Shows its second argument under the title in its first one.
const MAC_SCRIPT: &str = "on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run";
/// Shows the words in the environment. Windows shows messages only of programs that it knows, such as PowerShell.
const WINDOWS_SCRIPT: &str = "$toasts = [Windows.UI.Notifications.ToastNotificationManager,Windows.UI.Notifications,ContentType=WindowsRuntime]; \
    $xml = $toasts::GetTemplateContent([Windows.UI.Notifications.ToastTemplateType]::ToastText02); \
    $texts = $xml.GetElementsByTagName('text'); \
    $texts.Item(0).InnerText = 'Cardroom'; $texts.Item(1).InnerText = $env:CARDROOM_WORDS; \
    $program = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\\WindowsPowerShell\\v1.0\\powershell.exe'; \
    $toasts::CreateToastNotifier($program).Show([Windows.UI.Notifications.ToastNotification]::new($xml))";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_a_message_are_never_part_of_a_script() {
        let words = "Your turn at \"; rm -rf ~ $(Vega)";
        for (system, expected) in [("linux", vec![words]), ("freebsd", vec![words]), ("macos", vec![words]), ("windows", Vec::new())] {
            let (program, arguments) = program(system, words);
            assert!(!program.is_empty());
            let with_words: Vec<_> = arguments.into_iter().filter(|argument| argument.contains("Vega")).collect();
            assert_eq!(with_words, expected, "{system}");
        }
        assert!(WINDOWS_SCRIPT.contains(WORDS));
    }
}
