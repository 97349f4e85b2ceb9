//! A message of the operating system when the player must act and no window of the client is in front.
//!
//! The system's own program shows it, so no crate for notifications is needed. Where the system has none, the task bar calls alone.

use std::collections::BTreeSet;
use std::process::{Command, Stdio};

use bevy::prelude::*;
use poker_client::Settings;
use poker_protocol::TableId;
use poker_text::text;

use crate::language::CurrentLanguage;
use crate::platform::NAME;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::trace::Trace;

/// Shows a message for each table where the player's turn begins while none of the client's windows is in front, if the player wants it.
pub(crate) fn notify_player(
    session: Res<Session>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
    windows: Query<&Window>,
    mut trace: ResMut<Trace>,
    mut before: Local<BTreeSet<TableId>>,
) {
    let now: BTreeSet<TableId> = session.tables_to_act().collect();
    if *before == now {
        return;
    }
    let calls = calls_by_message(&settings.0, windows.iter());
    for table in now.difference(&before).filter(|_| calls) {
        let name = session.client.table(*table).map(|model| model.info().name.clone()).unwrap_or_default();
        let words = language.texts.say(&text::action::your_turn_at(name));
        trace.event("notification", serde_json::json!({ "table": table.0 }));
        show(words);
    }
    *before = now;
}

/// Whether a turn is called by a message: the player wants it, and looks at none of these windows.
fn calls_by_message<'w>(settings: &Settings, mut windows: impl Iterator<Item = &'w Window>) -> bool {
    settings.notifies && windows.all(|window| !window.focused)
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
    fn a_turn_is_called_only_while_none_of_the_windows_is_in_front() {
        let window = |focused| Window { focused, ..Window::default() };
        let calls = |notifies, focused: [bool; 2]| {
            let settings = Settings { notifies, ..Settings::default() };
            calls_by_message(&settings, focused.map(window).iter())
        };
        assert!(calls(true, [false, false]));
        assert!(!calls(true, [true, false]) && !calls(true, [false, true]), "the table may have a window of its own");
        assert!(!calls(false, [false, false]));
    }

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
